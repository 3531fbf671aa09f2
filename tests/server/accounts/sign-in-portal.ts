/** Helpers for the sign-in tests: a portal with a controllable clock, functions to post requests, and the messages it sent. */
import { fileURLToPath } from 'node:url'
import type { KyselyPlugin } from 'kysely'
import { openTestPortal, type TestPortal } from '#server'

export const root = fileURLToPath(new URL('../../../', import.meta.url))
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute

export const password = 'Harbour2026'
/** Contacts of the test portal's users; `stranger()` returns unused numbers. */
export const phones = { member: '13800000301', admin: '13800000302', staff: '13800000303', pending: '13800000304', other: '13800000305' }
export const mailOf = (account: string) => `${account}@harbour.example`
let strangers = 0
export const stranger = () => `139${String(++strangers).padStart(8, '0')}`

export interface SignInPortal {
  readonly portal: TestPortal
  readonly post: (operation: string, payload: object, more?: PostOptions) => Promise<Posted>
  readonly pass: (ms: number) => void
  /** The last message to a recipient; its content is deleted once sent. */
  readonly lastTo: (recipient: string) => Promise<{ channel: string; subject: string; body: string } | undefined>
  readonly codeTo: (recipient: string) => Promise<string>
  /** Requests a code and returns it. */
  readonly askCode: (account: string, purpose: string) => Promise<string>
  /** Audit events since the last `forget`; the trail itself is append-only. */
  readonly events: () => Promise<{ event: string; subject: string | null; detail: unknown }[]>
  /** Deletes all counters, codes and messages, as if nothing had happened yet. */
  readonly forget: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface PostOptions {
  readonly address?: string
  readonly token?: string
  readonly host?: string
  readonly language?: string
}

export type Posted = Awaited<ReturnType<TestPortal['app']['inject']>>

export async function openSignInPortal(options: Omit<Parameters<typeof openTestPortal>[0], 'root'> = {}): Promise<SignInPortal> {
  const portal = await openTestPortal({ root, ...options })
  if (!options.shared) {
    for (const [account, phone] of Object.entries(phones))
      await portal.test.db
        .updateTable('users')
        .set({ phone, email: mailOf(account) })
        .where('id', '=', account)
        .execute()
  }
  return signInPortalOf(portal)
}

export function signInPortalOf(portal: TestPortal): SignInPortal {
  let seen = 0
  const post: SignInPortal['post'] = (operation, payload, { address = '10.0.0.1', token, host = 'localhost', language = 'zh' } = {}) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/account/${operation}`,
      remoteAddress: address,
      headers: { host, cookie: `default-language=${language}`, ...(token === undefined ? {} : { 'access-token': token }) },
      payload,
    })
  const lastTo: SignInPortal['lastTo'] = async (recipient) => (await portal.messagesTo(recipient))[0]
  const codeTo: SignInPortal['codeTo'] = async (recipient) => {
    const message = await lastTo(recipient)
    const code = /\d{6}/.exec(message?.body.replaceAll(recipient, '') ?? '')?.[0]
    if (code === undefined) throw new Error(`No code was sent to ${recipient}: ${message?.body}`)
    return code
  }
  return {
    portal,
    post,
    pass: (ms) => {
      portal.clock.now = new Date(portal.clock.now.getTime() + ms)
    },
    lastTo,
    codeTo,
    askCode: async (account, purpose) => {
      const answer = await post('sendCode', { account, purpose })
      if (answer.statusCode !== 200) throw new Error(`No code was sent: ${answer.body}`)
      return await codeTo(account)
    },
    events: () =>
      portal.test.db
        .selectFrom('audit')
        .select(['event', 'subject', 'detail'])
        .where('kind', '=', 'security')
        .where('id', '>', seen)
        .orderBy('id')
        .execute(),
    forget: async () => {
      for (const table of ['sign_in_failures', 'verification_codes', 'outbox'] as const) await portal.test.db.deleteFrom(table).execute()
      const last = await portal.test.db.selectFrom('audit').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
      seen = last?.id ?? 0
    },
    close: portal.close,
  }
}

/** The parts of a response that a caller can distinguish, without values that differ each time. */
export function reported(answer: Posted) {
  const { requestId: _, ...body } = answer.json()
  return { status: answer.statusCode, body, headers: Object.keys(answer.headers).sort(), length: answer.body.length }
}

/** A second server on the same database that records the kind of every query. */
export async function openListening(site: SignInPortal): Promise<{
  readonly site: SignInPortal
  readonly listen: (work: () => Promise<unknown>) => Promise<string[]>
  readonly close: () => Promise<void>
}> {
  let queries: string[] = []
  const listener: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const table = JSON.stringify(node).match(/"identifier":\{"kind":"IdentifierNode","name":"([a-z_]+)"/)?.[1] ?? ''
      const words = node.kind === 'RawNode' ? node.sqlFragments.join('?').trim().slice(0, 30) : table
      queries.push(`${node.kind} ${words}`)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { test } = site.portal
  const portal = await openTestPortal({ root, shared: { ...test, db: test.db.withPlugin(listener) } })
  portal.clock.now = site.portal.clock.now
  return {
    site: signInPortalOf(portal),
    listen: async (work) => {
      queries = []
      await work()
      return queries
    },
    close: portal.close,
  }
}
