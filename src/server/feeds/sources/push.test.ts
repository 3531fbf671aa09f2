/** The subscription call over HTTP: signatures, repetitions, faults, and replays of what the journal has kept. */
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readSample } from '../../../../tests/support/dcsa-oracle.ts'
import { root } from '../../../../tests/support/documents.ts'
import { openTestPortal, type TestPortal } from '../../testing.ts'
import { isSigned } from './push.ts'

let portal: TestPortal
let address: string
let staff: string
const secret = Buffer.from('a secret of at least 32 characters').toString('base64')
const [, , equipment] = readSample('tnt-220-response') as Record<string, unknown>[]
const numbered = (index: number) => ({ ...equipment, eventID: `3cecb101-7a1a-43a4-9d62-${String(index).padStart(12, '0')}` })
const body = JSON.stringify([numbered(1), numbered(2)])

beforeAll(async () => {
  // The demo brand declares a source whose secret has this name.
  portal = await openTestPortal({ root, now: new Date('2026-12-01T00:00:00Z'), sourceKeys: { SOURCE_DEMO_SECRET: secret } })
  address = await portal.app.listen({ host: '127.0.0.1', port: 0 })
  staff = await portal.signIn('staff')
})
afterAll(() => portal?.close())
beforeEach(async () => {
  for (const table of ['transport_events', 'source_states', 'source_receipts'] as const) await portal.test.db.deleteFrom(table).execute()
})

function sign(text: string, key = secret): string {
  return `sha256=${createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('hex')}`
}

async function push(text: string, { source = 'demo-carrier-push', signature = sign(text) as string | null } = {}): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(signature !== null && { 'notification-signature': signature }) }
  return (await fetch(`${address}/dcsa/${source}/events`, { method: 'POST', headers, body: text })).status
}

async function readKeys(): Promise<string[]> {
  const rows = await portal.test.db.selectFrom('transport_events').select('event_key').orderBy('event_key').execute()
  return rows.map(({ event_key }) => event_key)
}

async function readJournal(): Promise<Record<string, unknown>[]> {
  const headers = { host: 'localhost', 'access-token': staff }
  const answer = await portal.app.inject({ url: '/api/desk/sources/receipts?page=1&pageSize=10', headers })
  return answer.json().data.rows
}

async function replay(receiptId: unknown) {
  const headers = { host: 'localhost', 'access-token': staff }
  return (await portal.app.inject({ method: 'POST', url: `/api/desk/sources/receipts/${receiptId}/replay`, headers, payload: {} })).json()
}

it('only accepts the signature of these bytes', () => {
  const bytes = Buffer.from(body)
  expect(isSigned({ body: bytes, signature: sign(body), secret })).toBe(true)
  expect(isSigned({ body: bytes, signature: sign(body).toUpperCase().replace('SHA256', 'sha256'), secret })).toBe(true)
  for (const signature of [
    undefined,
    '',
    'sha256=',
    sign(`${body} `),
    sign(body, 'AAAA'),
    sign(body).slice(7),
    `sha1=${sign(body).slice(7)}`,
  ])
    expect(isSigned({ body: bytes, signature, secret })).toBe(false)
  expect(isSigned({ body: bytes, signature: sign(body, ''), secret: undefined })).toBe(false)
  expect(isSigned({ body: bytes, signature: sign(body, ''), secret: '' })).toBe(false)
})

it('acknowledges a signed push once its events are stored', async () => {
  expect(await push(body)).toBe(204)
  expect(await readKeys()).toHaveLength(2)
  expect(await readJournal()).toMatchObject([{ state: 'taken', taken: 2, repeated: 0, refused: 0 }])
})

it('acknowledges a push that is sent again, and stores nothing twice', async () => {
  for (let times = 0; times < 3; times += 1) expect(await push(body)).toBe(204)
  expect(await readKeys()).toHaveLength(2)
  expect((await readJournal()).map(({ taken, repeated }) => [taken, repeated])).toEqual([
    [0, 2],
    [0, 2],
    [2, 0],
  ])
})

it('stores nothing of a push with a wrong, old or missing signature, or to another source', async () => {
  for (const signature of [null, 'sha256=00', sign(body, 'AAAA'), sign(`${body} `)]) expect(await push(body, { signature })).toBe(401)
  expect(await push(body.replace('000000000001', '000000000003'), { signature: sign(body) })).toBe(401)
  for (const source of ['missing', 'sheet', 'demo-carrier']) expect(await push(body, { source })).toBe(401)
  expect(await readKeys()).toEqual([])
  expect(await readJournal()).toEqual([])
})

it('answers HEAD, with which publishers look for the address', async () => {
  expect((await fetch(`${address}/dcsa/any/events`, { method: 'HEAD' })).status).toBe(204)
})

it('refuses what is no JSON, and keeps it in the journal', async () => {
  expect(await push('{')).toBe(400)
  expect(await readJournal()).toMatchObject([{ state: 'refused', taken: 0, refused: 1 }])
})

it('stores what is right, and names the place of what is wrong', async () => {
  expect(await push(JSON.stringify([numbered(1), { ...numbered(2), emptyIndicatorCode: 'FULL' }]))).toBe(204)
  const [receipt] = await readJournal()
  expect(receipt).toMatchObject({ taken: 1, refused: 1 })
  expect(receipt?.refusals).toEqual([{ position: '/1/emptyIndicatorCode', reason: expect.stringMatching(/./) }])
})

it('takes in a receipt again from the journal: nothing is doubled, and what was lost comes back', async () => {
  await push(body)
  const [receipt] = await readJournal()
  expect(receipt?.canReplay).toBe(true)
  expect(await replay(receipt?.receiptId)).toMatchObject({ code: 0, data: { taken: 0, repeated: 2, refused: 0 } })
  const keys = await readKeys()
  await portal.test.db.deleteFrom('transport_events').execute()
  expect(await replay(receipt?.receiptId)).toMatchObject({ code: 0, data: { taken: 2, repeated: 0, refused: 0 } })
  expect(await readKeys()).toEqual(keys)
  expect((await readJournal()).map(({ replayOf }) => replayOf)).toEqual([receipt?.receiptId, receipt?.receiptId, undefined])
})
