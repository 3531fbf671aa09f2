/** The intake of events and port calls on a real database. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CallReport, eventKey, type TransportEvent } from '#domain'
import { arrivals } from '../../../../tests/support/transport-reports.ts'
import { createTestDatabase, inTransaction, type TestDatabase } from '../../db/index.ts'
import { listCalls } from './call-store.ts'
import { listEventsOf } from './event-store.ts'
import { sweepTransport } from './sweep.ts'
import { type Intake, takeIn } from './take-in.ts'

let database: TestDatabase
const brand = 'quayside'
const now = new Date('2026-12-20T00:00:00.000Z')

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.close())
beforeEach(async () => {
  for (const table of ['transport_events', 'port_calls', 'source_receipts'] as const) await database.db.deleteFrom(table).execute()
})

/** Reports of a source without ids, taken in one after the other. */
async function takeNameless(reports: readonly Partial<TransportEvent>[], more: Partial<Intake> = {}) {
  const results = []
  for (const report of reports) {
    const { key: _key, ...event } = { ...discharge, ...report }
    const intake = { receipt: { brand, source: 'terminal', kind: 'edifact' }, correctionDays: 3, ...more } as const
    const events = [{ ...event, key: eventKey(event) }]
    const replacements = more.replacements && [eventKey(event)]
    results.push(await inTransaction(database.db, (tx) => takeIn(tx, { ...intake, events, ...(replacements && { replacements }) }, now)))
  }
  return results.map(({ taken, repeated, refused }) => [taken, repeated, refused])
}

async function listTimes(): Promise<string[]> {
  const rows = await database.db.selectFrom('transport_events').select('at').where('code', '=', 'DISC').orderBy('at').execute()
  return rows.map(({ at }) => at.toISOString().slice(0, 10))
}

async function listReasons(): Promise<string[]> {
  const rows = await database.db.selectFrom('source_receipts').select('refusals').orderBy('id').execute()
  return rows.flatMap(({ refusals }) => (refusals as { path: string; text: string }[]).map(({ path, text }) => `${path} ${text}`))
}

function take(events: readonly TransportEvent[], calls: readonly CallReport[] = []) {
  return inTransaction(database.db, (tx) => takeIn(tx, { receipt: { brand, source: 'MAEU', kind: 'events' }, events, calls }, now))
}

const gate: TransportEvent = {
  key: '1',
  source: 'MAEU',
  type: 'EQUIPMENT',
  code: 'GTIN',
  classifier: 'ACT',
  at: '2026-12-01T08:00:00.000Z',
  createdAt: '2026-12-01T08:05:00.000Z',
  container: 'CSQU3054383',
  mbl: 'MAEU123456789',
  carrier: 'MAEU',
  place: 'CNNGB',
  isEmpty: false,
}
const discharge: TransportEvent = {
  ...gate,
  source: 'terminal',
  code: 'DISC',
  at: '2026-10-01T08:00:00.000Z',
  createdAt: '2026-10-01T09:00:00.000Z',
  place: 'NLRTM',
}
const arrival: TransportEvent = {
  key: '2',
  source: 'MAEU',
  type: 'TRANSPORT',
  code: 'ARRI',
  classifier: 'EST',
  at: '2027-01-01T06:00:00.000Z',
  createdAt: '2026-12-01T09:00:00.000Z',
  mbl: 'MAEU123456789',
  carrier: 'MAEU',
  place: 'NLRTM',
  mode: 'VESSEL',
  imo: '9321483',
  vessel: 'King of the Seas',
  voyageOut: '2103S',
}

async function stored() {
  const events = await listEventsOf(database.db, brand, ['123456789'])
  const calls = await database.db
    .selectFrom('port_calls')
    .select(['vessel', 'place', 'voyage', 'arrives_at', 'facts'])
    .orderBy('vessel')
    .execute()
  return { events: events.map(({ event }) => event), calls }
}

it('finds events by container, by MBL with and without its SCAC, and takes in nothing twice', async () => {
  expect(await take([gate, arrival, gate])).toMatchObject({ taken: 3, repeated: 1 })
  expect(await take([gate, arrival])).toMatchObject({ taken: 0, repeated: 2 })
  for (const [number, count] of [
    ['CSQU3054383', 1],
    ['MAEU123456789', 2],
    ['123456789', 2],
    ['MSKU6011672', 0],
  ] as const)
    expect(await listEventsOf(database.db, brand, [number]), number).toHaveLength(count)
  expect(await listEventsOf(database.db, 'yongjiang', ['CSQU3054383'])).toHaveLength(0)
})

it('ends in the same state whatever the order of corrections', async () => {
  const corrected = { ...gate, at: '2026-12-01T09:00:00.000Z', createdAt: '2026-12-02T00:00:00.000Z' }
  const contradicting = { ...gate, at: '2026-12-01T10:00:00.000Z' }
  const later = { ...arrival, at: '2027-01-03T00:00:00.000Z', createdAt: '2026-12-10T00:00:00.000Z' }
  const reports = [gate, corrected, contradicting, arrival, later]
  for (const report of reports) await take([report])
  const straight = await stored()
  expect(straight.events.map(({ at }) => at)).toEqual([corrected.at, later.at])
  expect(straight.calls).toMatchObject([{ vessel: '9321483', place: 'NLRTM', voyage: '2103S', arrives_at: new Date(later.at) }])
  await database.db.deleteFrom('transport_events').execute()
  await database.db.deleteFrom('port_calls').execute()
  for (const report of [...reports].reverse()) await take([report])
  expect(await stored()).toEqual(straight)
})

it('opens an event again for the orders when it is corrected, and only then', async () => {
  await take([gate])
  await database.db.updateTable('transport_events').set({ applied_at: now }).execute()
  await take([gate])
  const openCount = async () =>
    (await database.db.selectFrom('transport_events').select('event_key').where('applied_at', 'is', null).execute()).length
  expect(await openCount()).toBe(0)
  await take([{ ...gate, createdAt: '2026-12-02T00:00:00.000Z' }])
  expect(await openCount()).toBe(1)
})

it('merges calls of two sources and lists them by port and time', async () => {
  const call = { vessel: '9321483', place: 'CNNGB', voyage: '2103S' } as const
  const says = { 'departure.PLN': '2026-12-05T10:00:00.000Z', vesselName: 'King of the Seas', terminal: 'BLCT2' }
  await take([], [{ ...call, source: 'MAEU', reportedAt: '2026-12-01T00:00:00.000Z', says }])
  await take(
    [],
    [{ ...call, source: 'terminal', reportedAt: '2026-12-04T00:00:00.000Z', says: { 'departure.EST': '2026-12-05T22:00:00.000Z' } }],
  )
  const search = { brand, by: 'departs_at', from: new Date('2026-12-01'), to: new Date('2026-12-31'), limit: 10 } as const
  const found = await listCalls(database.db, { ...search, place: 'CNNGB', vessel: 'king' })
  expect(found).toMatchObject([{ terminal: 'BLCT2', departs_at: new Date('2026-12-05T22:00:00.000Z') }])
  expect(await listCalls(database.db, { ...search, place: 'CNSHA' })).toEqual([])
})

it('keeps what came and what was refused in the journal', async () => {
  const refusals = [{ path: '/3/eventDateTime', text: 'invalid.format', params: {} }]
  await inTransaction(database.db, (tx) => takeIn(tx, { receipt: { brand, source: 'MAEU', kind: 'events', body: '[]' }, refusals }, now))
  const [receipt] = await database.db.selectFrom('source_receipts').selectAll().execute()
  expect(receipt).toMatchObject({ state: 'refused', taken: 0, refused: 1, refusals, body: '[]' })
})

it('stores the same for events in any order, doubled, late or contradictory, however they are split into receipts', async () => {
  const end = async (events: readonly TransportEvent[], length: number) => {
    for (const table of ['transport_events', 'port_calls'] as const) await database.db.deleteFrom(table).execute()
    for (let from = 0; from < events.length; from += length) await take(events.slice(from, from + length))
    const rows = await database.db.selectFrom('transport_events').select(['event_key', 'numbers', 'content']).orderBy('event_key').execute()
    const columns = ['vessel', 'place', 'voyage', 'vessel_name', 'arrives_at', 'departs_at', 'facts'] as const
    const calls = await database.db.selectFrom('port_calls').select(columns).orderBy('vessel').orderBy('place').orderBy('voyage').execute()
    return { rows, calls }
  }
  const size = fc.integer({ min: 1, max: 8 })
  await fc.assert(
    fc.asyncProperty(arrivals, size, size, async ({ straight, shuffled }, one, other) => {
      expect(await end(shuffled, one)).toEqual(await end(straight, other))
    }),
    { numRuns: 15 },
  )
})

it('events, calls and routes are deleted after as many days as the brand keeps them, and nothing before', async () => {
  const limits = { eventDays: 200, callDays: 400 }
  const dayMs = 86_400_000
  await take([gate, arrival])
  const later = new Date(now.getTime() + 150 * dayMs)
  await inTransaction(database.db, (tx) =>
    takeIn(tx, { receipt: { brand, source: 'MAEU', kind: 'events' }, events: [{ ...gate, key: '3' }] }, later),
  )
  const left = async (days: number) => {
    await sweepTransport(database.db, { id: brand, limits }, new Date(now.getTime() + days * dayMs))
    const events = await database.db.selectFrom('transport_events').select('event_key').orderBy('event_key').execute()
    const calls = await database.db.selectFrom('port_calls').select('voyage').execute()
    return [events.map(({ event_key }) => event_key), calls.length]
  }
  expect(await left(199)).toEqual([['1', '2', '3'], 1])
  expect(await left(201)).toEqual([['3'], 1])
  expect(await left(401)).toEqual([[], 0])
})

it('a cut-off that cannot be meant is refused to the journal; the rest of its report is taken', async () => {
  const call = { vessel: '9321483', place: 'CNNGB', voyage: '2603E', source: 'MAEU' }
  const report = (reportedAt: string, says: CallReport['says']): CallReport => ({ ...call, reportedAt, says })
  const plan = { 'departure.PLN': '2026-12-24T12:00:00.000Z' } as const
  const wrong = {
    'cutOff.FCO': '2026-12-24T18:00:00.000Z',
    'cutOff.VCO': '2026-12-19T00:00:00.000Z',
    'cutOff.EFC': '2026-12-17T00:00:00.000Z',
  }
  await take([], [report('2026-12-20T00:00:00.000Z', { ...plan, ...wrong, 'cutOff.DCO': '2026-12-22T00:00:00.000Z' })])
  const [taken] = (await stored()).calls
  expect(Object.keys(taken?.facts ?? {}).sort()).toEqual(['cutOff.DCO', 'cutOff.EFC', 'departure.PLN'])
  const receipts = await database.db.selectFrom('source_receipts').select(['refused', 'refusals']).execute()
  expect(receipts).toMatchObject([
    {
      refused: 2,
      refusals: [
        { path: '9321483/2603E/CNNGB/cutOff.FCO', text: 'invalid.cutOff.afterDeparture' },
        { path: '9321483/2603E/CNNGB/cutOff.VCO', text: 'invalid.cutOff.alreadyPast' },
      ],
    },
  ])

  // A delay explains the later cut-off, and one that was published in time may be repeated once it is past.
  await take([], [report('2026-12-20T01:00:00.000Z', { 'departure.EST': '2026-12-26T12:00:00.000Z', ...wrong, 'cutOff.VCO': undefined })])
  await take([], [report('2026-12-23T00:00:00.000Z', { 'cutOff.DCO': '2026-12-22T00:00:00.000Z' })])
  expect(Object.keys((await stored()).calls[0]?.facts ?? {})).toContain('cutOff.FCO')
  const refused = await database.db.selectFrom('source_receipts').select('refused').execute()
  expect(refused.map((receipt) => Number(receipt.refused)).sort()).toEqual([0, 0, 2])
})

const later = { at: '2026-11-20T08:00:00.000Z', createdAt: '2026-11-20T09:00:00.000Z' }
const nextDay = { at: '2026-10-02T08:00:00.000Z', createdAt: '2026-10-02T09:00:00.000Z' }

it('a box that moved on and is discharged again has two discharges, and each is corrected on its own', async () => {
  const loaded = { code: 'LOAD', place: 'BEANR', at: '2026-10-20T00:00:00.000Z' }
  const correction = { at: '2026-11-20T12:00:00.000Z', createdAt: '2026-11-21T00:00:00.000Z' }
  expect(await takeNameless([{}, loaded, later, nextDay, correction, later, {}])).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 1, 0],
  ])
  expect(await listTimes()).toEqual(['2026-10-02', '2026-11-20'])
})

it('a much later discharge without a move in between is left to the desk, and taken once the move is known', async () => {
  expect(await takeNameless([{}, later])).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ])
  expect(await listReasons()).toEqual(['CSQU3054383/DISC/NLRTM invalid.event.otherTime'])
  expect(await listTimes()).toEqual(['2026-10-01'])
  const gatedOut = { code: 'GTOT', at: '2026-10-04T00:00:00.000Z', source: 'depot', createdAt: '2026-11-30T00:00:00.000Z' }
  expect(await takeNameless([gatedOut, later])).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ])
  expect(await listTimes()).toEqual(['2026-10-01', '2026-11-20'])
})

it('another voyage is another happening; a marked replacement corrects any time', async () => {
  const voyages = [{ voyageIn: '048W' }, { ...nextDay, voyageIn: '050W' }]
  expect(await takeNameless(voyages)).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ])
  expect(await listTimes()).toEqual(['2026-10-01', '2026-10-02'])
  await database.db.deleteFrom('transport_events').execute()
  await takeNameless([{}])
  expect(await takeNameless([later], { replacements: [] })).toEqual([[1, 0, 0]])
  expect(await listTimes()).toEqual(['2026-11-20'])
})

it('two times that were written at the same moment are both reported, whichever counts', async () => {
  const contradicting = { ...nextDay, createdAt: discharge.createdAt }
  expect(await takeNameless([{}, contradicting, {}])).toMatchObject([
    [1, 0, 0],
    [expect.any(Number), 0, 1],
    [0, 0, 1],
  ])
  expect(await listReasons()).toEqual(Array(2).fill('CSQU3054383/DISC/NLRTM invalid.event.contradicts'))
  expect(await listTimes()).toHaveLength(1)
})
