/** EDIFACT files at the desk and in the inbox, from upload to journal. */

import { readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { type InboxParts, readEdifactText, readInbox } from '../../../src/server/feeds/edifact/index.ts'
import { root } from '../support.ts'

const samples = join(root, 'src/domain/edifact/samples')
let portal: TestPortal
let folder: string
let staff: string
beforeAll(async () => {
  portal = await openTestPortal({ root, now: new Date('2027-02-01T00:00:00Z') })
  staff = await portal.signIn('staff')
  folder = await mkdtemp(join(tmpdir(), 'inbox-'))
})
afterAll(async () => {
  await portal?.close()
  await rm(folder, { recursive: true, force: true })
})

const headers = (token: string) => ({ host: 'quayside.localhost', cookie: 'default-language=en', 'access-token': token })

async function upload(name: string, body: string | Buffer) {
  const edge = '----edge'
  const payload = Buffer.concat([
    Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`),
    Buffer.from(body),
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  const type = { 'content-type': `multipart/form-data; boundary=${edge}` }
  return (
    await portal.app.inject({ method: 'POST', url: '/api/desk/edifact-files', headers: { ...headers(staff), ...type }, payload })
  ).json()
}

async function take(name: string, body = readFileSync(join(samples, name))) {
  const { data } = await upload(name, body)
  const url = '/api/desk/edifact-receipts'
  return (await portal.app.inject({ method: 'POST', url, headers: headers(staff), payload: { file: data.fileId } })).json().data
}

test('takes in what can be read, and lists the rest with its segment and reason', async () => {
  const receipt = await take('codeco-partly-wrong.edi')
  expect(receipt).toMatchObject({ source: 'edifact', name: 'codeco-partly-wrong.edi', taken: 1, repeated: 0, refused: 3 })
  expect(receipt.refusals).toEqual([
    { position: '6 EQD', reason: 'The check digit of CSQU3054384 should be 3' },
    { position: '10 DTM', reason: 'The time cannot be read: 202613010958' },
    { position: '16 UNH', reason: 'COPRAR is not supported, only IFTSTA and CODECO' },
  ])
  expect(await take('codeco-partly-wrong.edi')).toMatchObject({ taken: 0, repeated: 1, refused: 3 })
  const { data } = (await portal.app.inject({ url: '/api/desk/edifact-receipts', headers: headers(staff) })).json()
  expect(data.rows.map((row: { name: string; refused: number }) => [row.name, row.refused])).toEqual([
    ['codeco-partly-wrong.edi', 3],
    ['codeco-partly-wrong.edi', 3],
  ])
})

test('reads the status codes and port codes that the documents declare', async () => {
  // Two ships' events also report on two port calls.
  expect(await take('iftsta-voyage.edi')).toMatchObject({ taken: 5, refused: 0 })
  const events = await portal.test.db
    .selectFrom('transport_events')
    .select(['type', 'code', 'place'])
    .where('type', '<>', 'EQUIPMENT')
    .orderBy('at')
    .execute()
  expect(events).toEqual([
    { type: 'TRANSPORT', code: 'DEPA', place: 'CNNGB' },
    { type: 'TRANSPORT', code: 'ARRI', place: 'NLRTM' },
  ])
})

test('refuses files that are no EDIFACT by name or content', async () => {
  expect((await upload('gate.pdf', 'UNB')).error.id).toBe('error.edifact-type')
  expect((await upload('gate.edi', Buffer.from([85, 0, 66]))).error.id).toBe('error.edifact-type')
  expect(await take('words.txt', Buffer.from('Dear all, the ship is late.'))).toMatchObject({ taken: 0, refused: 1 })
})

test('the journal finds a file by its source and result, and a replay of it doubles nothing', async () => {
  const read = async (query: string) =>
    (await portal.app.inject({ url: `/api/desk/sources/receipts?${query}`, headers: headers(staff) })).json().data.rows
  const rows = await read('source=edifact&state=partly')
  expect(rows[0]).toMatchObject({ file: 'codeco-partly-wrong.edi', state: 'partly', refused: 3, canReplay: true })
  expect(rows[0].refusals[0]).toEqual({ position: '6 EQD', reason: 'The check digit of CSQU3054384 should be 3' })
  expect(await read('source=sheet&state=partly')).toEqual([])
  const url = `/api/desk/sources/receipts/${rows[0].receiptId}/replay`
  const again = (await portal.app.inject({ method: 'POST', url, headers: headers(staff), payload: {} })).json()
  expect(again).toMatchObject({ code: 0, data: { taken: 0, repeated: 1, refused: 3 } })
  expect((await read('source=edifact'))[0]).toMatchObject({ replayOf: rows[0].receiptId, file: 'codeco-partly-wrong.edi', state: 'partly' })
})

const reasonsOf = ({ refusals }: { refusals: { position: string; reason: string }[] }) =>
  refusals.map(({ position, reason }) => `${position}: ${reason}`)

test('a box that moved on is discharged again; where it did not, the desk is asked', async () => {
  expect(await take('iftsta-discharged-again.edi')).toMatchObject({ taken: 3, repeated: 0, refused: 0 })
  expect(await take('iftsta-discharged-again.edi')).toMatchObject({ taken: 0, repeated: 3, refused: 0 })
  const unclear = await take('iftsta-discharged-unclear.edi')
  expect(unclear).toMatchObject({ taken: 1, repeated: 0, refused: 1 })
  expect(reasonsOf(unclear)).toEqual([
    'MSKU6011672/DISC/NLRTM: The same event was reported for 2026-12-01T07:00Z before, now for 2027-01-20T17:30Z: a correction, or it happened again? Replay this once a move in between is known, or record it by hand',
  ])
  expect(await take('iftsta-corrected.edi')).toMatchObject({ taken: 1 })
  expect(await take('iftsta-correction.edi')).toMatchObject({ taken: 1, repeated: 0, refused: 0 })
  const boxes = await portal.test.db
    .selectFrom('transport_events')
    .select(['numbers', 'at'])
    .where('code', '=', 'DISC')
    .orderBy('at')
    .execute()
  expect(boxes.map(({ numbers, at }) => `${numbers[0]} ${at.toISOString().slice(0, 10)}`)).toEqual([
    'TEXU3070079 2026-11-01',
    'CSQU3054383 2026-12-01',
    'MSKU6011672 2026-12-01',
    'CSQU3054383 2027-01-20',
  ])
})

test('hours of clock changes, depots and other standards are named', async () => {
  const hours = await take('iftsta-clock-change-south.edi')
  expect(hours).toMatchObject({ taken: 1, refused: 2 })
  expect(reasonsOf(hours)).toEqual([
    '7 DTM: 202604050230 occurs twice in AUSYD (Australia/Sydney), when the clocks go back. It needs its offset (DTM format 303).',
    '16 DTM: 202610040230 does not exist in AUSYD (Australia/Sydney), where the clocks go forward',
  ])
  const depots = await take('codeco-depots-like-countries.edi')
  expect(depots).toMatchObject({ taken: 1, refused: 3 })
  expect(reasonsOf(depots)).toEqual([
    '7 DTM: The place DEP22 is unknown, so the time zone of 202612010958 is too',
    '14 DTM: The place DEPOT is unknown, so the time zone of 202612010958 is too',
    '28 DTM: Format 718 of the time 202612010958 is not supported, only 101, 102, 201 to 205, 303 and 304',
  ])
  expect(reasonsOf(await take('x12-322.edi'))).toEqual(['1: This is ANSI X12 322, not EDIFACT'])
  expect(reasonsOf(await take('iftsta-status-in-type.edi'))).toEqual([
    '5 STS: STS has only the status type 24 (C601), but no status code (C555)',
  ])
})

test('future events are refused, and accepted by a replay once they have happened', async () => {
  const receipt = await take('later.edi', Buffer.from(departureAt('202702010820')))
  expect(reasonsOf(receipt)).toEqual(['5 DTM: VD is reported as done, but 202702010820 is still to come'])
  portal.clock.now = new Date('2027-02-01T00:10:00Z')
  const url = `/api/desk/sources/receipts/${receipt.receiptId}/replay`
  const again = (await portal.app.inject({ method: 'POST', url, headers: headers(staff), payload: {} })).json()
  expect(again).toMatchObject({ code: 0, data: { taken: 1, repeated: 0, refused: 0 } })
})

test('nine megabytes in one segment, one element or many messages block no other call', async () => {
  const long = 'A'.repeat(9_000_000)
  expect(reasonsOf(await take('segment.edi', Buffer.from(`UNB+UNOA:2+${long}'`)))).toEqual([
    '1 UNB: The segment has more than 20000 characters',
  ])
  expect(reasonsOf(await take('element.edi', Buffer.from(`UNH+1+IFTSTA:D:95B:UN'FTX+AAI+++${long.slice(0, 9_000)}'`)))).toEqual([
    '2 FTX: Data element 4 has more than 4000 characters',
  ])
  const many = Buffer.from(departureAt('202701011000').repeat(95_000).slice(0, 9_000_000))
  let isTaken = false
  const taking = take('many.edi', many).finally(() => {
    isTaken = true
  })
  const answers: number[] = []
  while (!isTaken) {
    answers.push((await portal.app.inject({ url: '/healthz' })).statusCode)
    // An answer without waiting for anything would leave no turn to the thread's message, for ever.
    await nextTurn()
  }
  expect(reasonsOf(await taking)).toEqual(['200001 RFF: More than 200000 segments'])
  expect(new Set(answers)).toEqual(new Set([200]))
})

test('a long text is read beside other work', async () => {
  const brand = portal.releases.current().release.brands.quayside
  if (!brand) throw new Error('The release has no brand quayside')
  let turns = 0
  const turn = () => {
    turns += 1
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  const read = await readEdifactText(departureAt('202701011000').repeat(1_000), brand, 'edifact', portal.clock.now)
  clearImmediate(next)
  expect(read.events).toHaveLength(1_000)
  expect(turns, 'the server had turns meanwhile').toBeGreaterThan(10)
})

function departureAt(local: string): string {
  return `UNH+1+IFTSTA:D:95B:UN'STS+1+VD'RFF+BM:COSU6312349999'LOC+9+CNNGB'DTM+334:${local}:203'UNT+6+1'`
}

test('takes in files of the inbox once they are complete, and moves them aside', async () => {
  const place = join(folder, 'quayside/port-edi')
  await mkdir(place, { recursive: true })
  const { release } = portal.releases.current()
  const brand = release.brands.quayside
  if (!brand) throw new Error('The release has no brand quayside')
  const log = { info: () => {}, warn: () => {} }
  const parts: InboxParts = { db: portal.test.db, releases: portal.releases, folder, now: () => portal.clock.now, log }
  await copyFile(join(samples, 'codeco-gate-in.edi'), join(place, 'gate.edi'))
  await copyFile(join(samples, 'README.md'), join(place, 'notes.txt'))
  expect(await readInbox(parts, brand), 'they may still be being written').toBe(0)
  const past = new Date(Date.now() - 60_000)
  for (const name of ['gate.edi', 'notes.txt']) await utimes(join(place, name), past, past)
  expect(await readInbox(parts, brand)).toBe(2)
  expect(await readInbox(parts, brand)).toBe(0)
  expect(await readdir(join(place, 'taken'))).toEqual([expect.stringMatching(/-gate\.edi$/)])
  expect(await readdir(join(place, 'refused'))).toEqual([expect.stringMatching(/-notes\.txt$/)])
  const receipts = await portal.test.db
    .selectFrom('source_receipts')
    .select(['name', 'state', 'taken', 'refused'])
    .where('source', '=', 'port-edi')
    .orderBy('id')
    .execute()
  expect(receipts).toEqual([
    { name: 'gate.edi', state: 'taken', taken: 2, refused: 0 },
    { name: 'notes.txt', state: 'refused', taken: 0, refused: 1 },
  ])
})
