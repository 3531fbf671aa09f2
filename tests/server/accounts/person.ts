/** A client of the portal under test: calls like a browser, and the messages it received. */
import { randomBytes } from 'node:crypto'
import type { TestPortal } from '#server'

export interface Reported {
  readonly status: number
  readonly code: number
  // biome-ignore lint/suspicious/noExplicitAny: responses differ; tests assert whatever they read.
  readonly data: any
  readonly error: string | undefined
  readonly fields: readonly { readonly path: string; readonly id: string }[]
  readonly params: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
}

export async function ask(
  portal: TestPortal,
  token: string | null,
  method: 'GET' | 'POST',
  url: string,
  payload: object = {},
  headers: Record<string, string> = {},
): Promise<Reported> {
  const answer = await portal.app.inject({
    method,
    url,
    headers: { ...(token === null ? {} : { 'access-token': token }), ...headers },
    ...(method === 'GET' ? {} : { payload }),
  })
  const { code, data, error } = answer.json()
  const { id, fields = [], params = {} } = error ?? {}
  return { status: answer.statusCode, code, data, error: id, fields, params, headers: answer.headers }
}

export async function send(portal: TestPortal, token: string | null, url: string, name: string, bytes: Uint8Array) {
  const boundary = `b${randomBytes(8).toString('hex')}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const answer = await portal.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie: 'default-language=en',
      ...(token === null ? {} : { 'access-token': token }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: answer.statusCode, ...(answer.json() as { code: number; data: { avatar: string }; error?: { id: string } }) }
}

/** The last code sent to a number or an address. */
export async function lastCode(portal: TestPortal, recipient: string): Promise<string> {
  const [mail] = await portal.messagesTo(recipient)
  const code = /\d{6}/.exec(mail?.body ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${recipient}`)
  return code
}

export function pass({ clock }: TestPortal, seconds: number): void {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}

/** Audit events of a subject, newest first. */
export async function trailOf({ test }: TestPortal, subject: string) {
  return await test.db.selectFrom('audit').selectAll().where('subject', '=', subject).orderBy('id', 'desc').execute()
}
