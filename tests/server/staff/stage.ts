/** A portal with two staff administrators, a customer service user without that right, and an analyst. */
import type { TestPortal } from '#server'
import { openTestPortal } from '#server'
import { openSession } from '../../../src/server/people/accounts/index.ts'
import { root } from '../../support/documents.ts'

export const brand = 'quayside'
export const password = 'Lighthouse77'

export interface Answer<T = Record<string, unknown>> {
  readonly status: number
  readonly error: string | undefined
  readonly token: string | undefined
  readonly data: T
}

export interface Stage {
  readonly portal: TestPortal
  /** Their sessions: boss and deputy administer the staff; staff, analyst, registered, member do not. */
  readonly tokens: Record<string, string>
  /** POST if a body is given. `as` is a name on the stage or a token; default: a visitor. */
  readonly ask: <T = Record<string, unknown>>(url: string, more?: { as?: string; body?: object; address?: string }) => Promise<Answer<T>>
  readonly addPerson: (id: string, more?: { role?: string; staff_admin?: boolean; email?: string | null }) => Promise<string>
  readonly invite: (email: string, role?: string) => Promise<{ invitationId: string; code: string; link: string; email: string }>
  readonly versionOf: (id: string) => Promise<number>
  /** Audit events about a person or record, oldest first. */
  readonly trail: (
    subject: string,
  ) => Promise<{ event: string; actor: string; role: string; before: unknown; after: unknown; detail: unknown }[]>
}

export async function openStage(): Promise<Stage> {
  const portal = await openTestPortal({ root, publicOrigin: 'https://portal.test' })
  const { db } = portal.test
  const tokens: Record<string, string> = {}
  const signIn = async (id: string) => {
    tokens[id] = await openSession(db, { userId: id, brand, now: portal.clock.now, device: '' })
    return tokens[id]
  }
  const addPerson: Stage['addPerson'] = async (id, { role = 'staff', staff_admin = false, email = `${id}@portal.example` } = {}) => {
    const person = { id, brand, company_id: null, account: id, role, staff_admin, name: id, latin_name: id, phone: null, email }
    await db
      .insertInto('users')
      .values({ ...person, password_hash: null })
      .execute()
    return await signIn(id)
  }
  for (const id of ['boss', 'deputy']) await addPerson(id, { staff_admin: true })
  for (const id of ['staff', 'analyst', 'registered', 'member']) await signIn(id)

  const ask: Stage['ask'] = async <T>(
    url: string,
    { as, body, address = '127.0.0.1' }: { as?: string; body?: object; address?: string } = {},
  ) => {
    const answer = await portal.app.inject({
      method: body ? 'POST' : 'GET',
      url,
      remoteAddress: address,
      headers: { cookie: 'default-language=en', ...(as === undefined ? {} : { 'access-token': tokens[as] ?? as }) },
      ...(body ? { payload: body } : {}),
    })
    const { data, error } = answer.json() as { data: T; error?: { id: string } }
    return { status: answer.statusCode, error: error?.id, token: answer.headers['access-token'] as string | undefined, data }
  }
  return {
    portal,
    tokens,
    ask,
    addPerson,
    invite: async (email, role = 'staff') => {
      const made = await ask<{ invitationId: string; code: string; link: string; email: string }>('/api/desk/staff-invitations', {
        as: 'boss',
        body: { email, role },
      })
      if (made.status !== 200) throw new Error(`${email} was not invited: ${made.error}`)
      return made.data
    },
    versionOf: async (id) => (await db.selectFrom('users').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version,
    trail: async (subject) => {
      const rows = await db.selectFrom('audit').selectAll().where('subject', '=', subject).orderBy('id').execute()
      return rows.map(({ event, actor_name: actor, actor_role: role, before, after, detail }) => ({
        event,
        actor,
        role,
        before,
        after,
        detail,
      }))
    },
  }
}

/** Input of the page's form. */
export function joining(invitation: string, more: object = {}): object {
  return { invitation, name: 'Wang Min', password, confirmation: password, agreement: true, policy: true, ...more }
}
