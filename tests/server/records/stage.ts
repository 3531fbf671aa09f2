/** A portal with staff and customers, and calls to it, for tests of stored records. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { TestPortal } from '#server'
import { openSession } from '../../../src/server/people/accounts/index.ts'

export interface Asked {
  readonly token?: string | undefined
  readonly host?: string
}

export function callsTo(portal: TestPortal) {
  const headersOf = ({ token, host = 'quayside.localhost' }: Asked) => ({
    host,
    cookie: 'default-language=en',
    ...(token === undefined ? {} : { 'access-token': token }),
  })

  async function get(url: string, asked: Asked = {}, headers: Record<string, string> = {}) {
    return await portal.app.inject({ url, headers: { ...headersOf(asked), ...headers } })
  }

  /** Posts if there is a payload. */
  async function send(url: string, payload?: object, asked: Asked = {}) {
    const headers = { ...headersOf(asked), ...(payload ? { 'idempotency-key': randomUUID() } : {}) }
    const answer = await portal.app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.json() }
  }

  /** As `200` or `409 error.record-once`. */
  async function outcome(url: string, payload: object, asked: Asked = {}): Promise<string> {
    const { status, body } = await send(url, payload, asked)
    return status === 200 ? '200' : `${status} ${body.error.id}`
  }

  /** Returns the id of the upload, or the refusal. */
  async function upload(url: string, name: string, bytes: Uint8Array, asked: Asked): Promise<string> {
    const boundary = `b${randomBytes(8).toString('hex')}`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
    const answer = await portal.app.inject({
      method: 'POST',
      url,
      headers: { ...headersOf(asked), 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
    const { data, error } = answer.json()
    return answer.statusCode === 200 ? data.fileId : `${answer.statusCode} ${error.id}`
  }

  /** Returns the session token of a new user. */
  async function addUser(brand = 'quayside', role: 'registered' | 'staff' = 'registered'): Promise<string> {
    const id = randomUUID()
    const names = { account: id, name: id, latin_name: id, phone: null, email: null, password_hash: '' }
    await portal.test.db
      .insertInto('users')
      .values({ id, brand, company_id: null, role, ...names })
      .execute()
    return await openSession(portal.test.db, { userId: id, brand, device: '', now: portal.clock.now })
  }

  /** A day in UTC; negative before today. */
  function inDays(days: number): string {
    return new Date(portal.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  }

  return { get, send, outcome, upload, addUser, inDays }
}
