/** Events of containers while more and more are known: reading those of one container, tracking it, and recording one more. */
import { type RawBuilder, sql } from 'kysely'
import { eventKey, type TransportEvent } from '#domain'
import { inTransaction, type OpenedDatabase } from '../../../src/server/db/index.ts'
import { trackShipment } from '../../../src/server/feeds/tracking/track.ts'
import { listEventsOf, takeIn } from '../../../src/server/feeds/transport/index.ts'
import type { Call } from '../../../src/server/kernel/call.ts'
import { addContainerOrders, containerOf, eventAt, eventCarrier, firstEventMs } from '../container-events.ts'
import { type Curve, collectSeries, type Point, type Series, timeRuns } from './curve.ts'
import { type Filled, fillWithoutIndexes, megabytesOf, onBothDatabases } from './databases.ts'

/** Containers whose events are taken in as if they came from a carrier; those of the others are copies of them. */
const original = 1_000
const eventsEach = 20
const batch = 5_000
const now = new Date('2026-12-20T00:00:00Z')
const company = 'bench'
/** A prime number, so that one container after another is far from the last one. */
const stride = 7_919

export const events: Curve = {
  name: 'events',
  title: 'Events of containers',
  axis: 'events of a brand',
  how: `${eventsEach} events of each container, and one order for each. Every run looks up another container. Recording takes in one
event in a transaction of its own.`,
  sizes: [100_000, 1_000_000, 10_000_000],
  projectedTo: 100_000_000,
  measure: (sizes, context) => onBothDatabases(context, sizes, measureEvents),
}

async function measureEvents(filled: Filled, sizes: readonly number[]): Promise<readonly Series[]> {
  const { opened, where } = filled
  const { add, list } = collectSeries()
  const call = makeCall(filled)
  const ms = { where, unit: 'ms', allowed: 'logarithmic' } as const
  await takeInOriginal(filled, call.brand.id)
  let containers = original
  for (const size of sizes) {
    const until = Math.max(original, size / eventsEach)
    await addContainers(filled, call.brand.id, { from: containers, until })
    containers = until
    add({ ...ms, what: 'events of a container' }, { size, ...(await timeReading(opened, call.brand.id, containers)) })
    add({ ...ms, what: 'a container tracked' }, { size, ...(await timeTracking(call, containers)) })
    add({ ...ms, what: 'an event recorded' }, { size, ...(await timeRecording(opened, call.brand.id, containers)) })
    const bytes = { where, unit: 'MB', allowed: 'linear', what: 'table and indexes' } as const
    add(bytes, { size, median: await megabytesOf(opened, 'transport_events'), runs: 1 })
  }
  return list()
}

/** Through the intake, as they come from a carrier. */
async function takeInOriginal({ opened: { db }, release }: Filled, brand: string): Promise<void> {
  await sql`insert into companies (id, brand, name, latin_name, status) values (${company}, ${brand}, 'x', 'x', 'certified')`.execute(db)
  await addContainerOrders(db, { brand, release: release.hash, company, from: 0, until: original })
  for (let from = 0; from < original * eventsEach; from += batch) {
    const reports = Array.from({ length: batch }, (_, index) => eventAt(from + index, original))
    await inTransaction(db, (tx) => takeIn(tx, { receipt: { brand, source: eventCarrier, kind: 'events' }, events: reports }, now))
  }
  await sql`update transport_events set applied_at = received_at, position = nextval('transport_event_positions')`.execute(db)
  await sql`create unlogged table originals as
    select e.*, box.place - 1 as box from transport_events e
      join unnest(${numbersOf(0, original)}) with ordinality as box (number, place) on box.number = e.numbers[1]`.execute(db)
}

function numbersOf(from: number, until: number): RawBuilder<unknown> {
  return sql`${sql.val(Array.from({ length: until - from }, (_, index) => containerOf(from + index)))}::text[]`
}

interface Range {
  readonly from: number
  readonly until: number
}

async function addContainers({ opened, release }: Filled, brand: string, { from, until }: Range): Promise<void> {
  await fillWithoutIndexes(opened, 'orders', async (db) => {
    for (let first = from; first < until; first += 10_000)
      await addContainerOrders(db, { brand, release: release.hash, company, from: first, until: Math.min(first + 10_000, until) })
  })
  await fillWithoutIndexes(opened, 'transport_events', async (db) => {
    for (let first = from; first < until; first += original) await copyEvents(db, first, Math.min(first + original, until))
    // No job runs here that would empty it.
    await sql`truncate numbers_to_reopen`.execute(db)
  })
  for (const table of ['order_references', 'source_receipts']) await sql`vacuum analyze ${sql.table(table)}`.execute(opened.db)
}

/** The events of the original containers, under the numbers of these. */
async function copyEvents(db: OpenedDatabase['db'], from: number, until: number): Promise<void> {
  const bill = sql`(${eventCarrier}::text || (100000000 + ${from}::int + e.box))`
  await sql`
    insert into transport_events (brand, event_key, source, type, code, classifier, at, created_at, received_at, receipt_id, numbers, place,
      vessel, voyage, applied_at, position, content)
    select e.brand, replace(replace(e.event_key, e.numbers[1], box.number), e.numbers[2], ${bill}) || ' ' || ${from}::int, e.source, e.type, e.code,
      e.classifier, e.at, e.created_at, e.received_at, e.receipt_id, array[box.number, ${bill}, substr(${bill}, 5)], e.place, e.vessel, e.voyage,
      e.applied_at, nextval('transport_event_positions'), replace(replace(e.content, e.numbers[1], box.number), e.numbers[2], ${bill})
    from originals e join unnest(${numbersOf(from, until)}) with ordinality as box (number, place) on box.place - 1 = e.box`.execute(db)
}

/** Another container for each call. */
function walk(containers: number): () => number {
  let box = 0
  return () => {
    box = (box + stride) % containers
    return box
  }
}

async function timeReading({ db }: OpenedDatabase, brand: string, containers: number): Promise<Omit<Point, 'size'>> {
  const nextBox = walk(containers)
  return await timeRuns(async () => {
    const box = nextBox()
    const boxEvents = await listEventsOf(db, brand, [containerOf(box)])
    if (boxEvents.length === 0) throw new Error(`there are no events of ${containerOf(box)}`)
  })
}

async function timeTracking(call: Call, containers: number): Promise<Omit<Point, 'size'>> {
  const nextBox = walk(containers)
  return await timeRuns(async () => {
    const box = nextBox()
    const answer = await trackShipment({ number: containerOf(box), carrier: eventCarrier }, call)
    if (!answer.ok || answer.value.shipments[0]?.omsOrderNo !== `BENCH${box}`) throw new Error(`${containerOf(box)} was not found`)
  })
}

async function timeRecording({ db }: OpenedDatabase, brand: string, containers: number): Promise<Omit<Point, 'size'>> {
  const nextBox = walk(containers)
  let minute = 0
  return await timeRuns(async () => {
    minute += 1
    const { key: _key, ...report } = eventAt(nextBox(), containers)
    const at = new Date(firstEventMs - minute * 60_000).toISOString()
    const event: TransportEvent = { ...report, at, createdAt: now.toISOString(), key: eventKey({ ...report, at }) }
    await inTransaction(db, (tx) => takeIn(tx, { receipt: { brand, source: eventCarrier, kind: 'events' }, events: [event] }, now))
  })
}

function makeCall({ opened: { db }, release }: Filled): Call {
  const brand = release.brands[release.defaultBrand]
  const actor = { kind: 'member', userId: 'bench', companyId: company, name: '', latinName: '' } as const
  // The handlers use no other members of a call.
  return { db, actor, brand, release, language: 'en', now: () => now } as Call
}
