/** SQL for transport events: one row per key; the superseding report wins. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { contentOf, numbersOf, type TransportEvent } from '#domain'
import { type Database, orderFacts } from '../../db/index.ts'

export interface TakenEvents {
  /** New, or superseding a known report. */
  readonly taken: number
  readonly repeated: number
}

interface UpsertOptions {
  readonly brand: string
  readonly receiptId: string | null
  readonly now: Date
  readonly events: readonly TransportEvent[]
}

/**
 * Keys within a statement must be distinct: call `latestOf` first. The numbers that a correction takes from an event are noted: their
 * orders must lose what it reported.
 */
export async function upsertEvents(tx: Transaction<Database>, { brand, receiptId, now, events }: UpsertOptions): Promise<TakenEvents> {
  if (events.length === 0) return { taken: 0, repeated: 0 }
  // In key order, so that two processes taking in the same events cannot deadlock.
  const sorted = [...events].sort((a, b) => (a.key < b.key ? -1 : 1))
  let taken = 0
  for (let from = 0; from < sorted.length; from += eventsAtOnce)
    taken += await upsertBatch(tx, { brand, receiptId, now, events: sorted.slice(from, from + eventsAtOnce) })
  return { taken, repeated: events.length - taken }
}

/** More would block the server while they are written as JSON. */
const eventsAtOnce = 1_000

async function upsertBatch(tx: Transaction<Database>, { brand, receiptId, now, events }: UpsertOptions): Promise<number> {
  const written = JSON.stringify(events.map(toRow))
  await sql`
    insert into numbers_to_reopen (brand, number)
    select distinct ${brand}, number
    from jsonb_to_recordset(${written}::jsonb) as e (key text, "createdAt" timestamptz, numbers text[], content text)
      join transport_events known on known.brand = ${brand} and known.event_key = e.key, unnest(known.numbers) as number
    where (e."createdAt", e.content collate "C") > (known.created_at, known.content) and number <> all(e.numbers)`.execute(tx)
  const done = await sql<{ seq: string }>`
    insert into transport_events as known (brand, event_key, source, type, code, classifier, at, created_at, received_at, receipt_id,
      numbers, place, vessel, voyage, content)
    select ${brand}, e.key, e.source, e.type, e.code, e.classifier, e.at, e."createdAt", ${now}::timestamptz, ${receiptId}::bigint,
      e.numbers, e.place, e.vessel, e.voyage, e.content
    from jsonb_to_recordset(${written}::jsonb) as e (key text, source text, type text, code text, classifier text,
      at timestamptz, "createdAt" timestamptz, numbers text[], place text, vessel text, voyage text, content text)
    on conflict (brand, event_key) do update set
      source = excluded.source, type = excluded.type, code = excluded.code, classifier = excluded.classifier, at = excluded.at,
      created_at = excluded.created_at, received_at = excluded.received_at, receipt_id = excluded.receipt_id,
      numbers = excluded.numbers, place = excluded.place, vessel = excluded.vessel, voyage = excluded.voyage,
      content = excluded.content, applied_at = null,
      seq = default
    where (excluded.created_at, excluded.content collate "C") > (known.created_at, known.content)
    returning seq`.execute(tx)
  return done.rows.length
}

function toRow(event: TransportEvent) {
  const { key, source, type, code, classifier, at, createdAt, place } = event
  return {
    key,
    source,
    type,
    code,
    classifier,
    at,
    createdAt,
    numbers: numbersOf(event),
    place: place ?? null,
    vessel: event.imo ?? event.vessel?.toUpperCase() ?? null,
    voyage: event.voyageOut ?? event.voyageIn ?? null,
    content: contentOf(event),
  }
}

export interface StoredEvent {
  readonly event: TransportEvent
  readonly receivedAt: Date
  readonly seq: string
}

/** The stored time of each of these keys; ISO, UTC. */
export async function listEventTimes(db: Kysely<Database>, brand: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ event_key: string; at: Date }>`
    select event_key, at from transport_events where brand = ${brand} and event_key = any(${sql.val([...keys])}::text[])`.execute(db)
  return new Map(rows.map(({ event_key, at }) => [event_key, at.toISOString()]))
}

/** Events under any of these numbers (upper case), oldest first. */
export async function listEventsOf(db: Kysely<Database>, brand: string, numbers: readonly string[], limit = 5_000): Promise<StoredEvent[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<{ content: string; received_at: Date; seq: string }>`
    select content, received_at, seq from transport_events
    where brand = ${brand} and numbers && ${sql.val([...numbers])}::text[] order by at, event_key limit ${limit}`.execute(db)
  return rows.map(({ content, received_at, seq }) => ({ event: JSON.parse(content) as TransportEvent, receivedAt: received_at, seq }))
}

/**
 * Events not yet applied to orders, in order of arrival, locked until the transaction ends; events that another server is
 * working on are skipped.
 */
export async function claimOpenEvents(tx: Transaction<Database>, brand: string, limit: number) {
  return await tx
    .selectFrom('transport_events')
    .select(['event_key', 'numbers'])
    .where('brand', '=', brand)
    .where('applied_at', 'is', null)
    .orderBy('seq')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Opens events under numbers that orders got, or events lost, meanwhile; returns these numbers. */
export async function reopenEvents(tx: Transaction<Database>, brand: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    delete from numbers_to_reopen where id in (
      select id from numbers_to_reopen where brand = ${brand} order by id limit ${limit} for update skip locked)
    returning number`.execute(tx)
  if (rows.length === 0) return []
  const numbers = [...new Set(rows.map(({ number }) => number))]
  await sql`update transport_events set applied_at = null
    where brand = ${brand} and applied_at is not null and numbers && ${sql.val(numbers)}::text[]`.execute(tx)
  return numbers
}

/** Call it last in its transaction. */
export async function markApplied(tx: Transaction<Database>, brand: string, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return
  // Held until the commit that follows: a reader who has seen a position will never see a lower one appear.
  await sql`select pg_advisory_xact_lock(hashtext('transport-event-positions'), hashtext(${brand}))`.execute(tx)
  await sql`update transport_events set applied_at = ${now}::timestamptz, position = nextval('transport_event_positions')
    where brand = ${brand} and event_key = any(${sql.val([...keys])}::text[])`.execute(tx)
}

/** Orders in progress that have any of these numbers. */
export async function listOrdersWith(db: Kysely<Database>, brand: string, numbers: readonly string[]): Promise<string[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('order_references as n')
    .innerJoin(orderFacts().as('o'), 'o.id', 'n.order_id')
    .select('o.id')
    .distinct()
    .where('n.brand', '=', brand)
    .where('n.number', 'in', numbers)
    .where('o.state', '=', 'in-process')
    .orderBy('o.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Containers, MBL and HBL of an order. */
export async function listReferences(db: Kysely<Database>, omsOrderNo: string): Promise<string[]> {
  const rows = await db.selectFrom('order_references').select('number').where('order_id', '=', omsOrderNo).execute()
  return rows.map(({ number }) => number)
}

/** Oldest first, so that nothing else is read; returns how many there were, at most `limit`. */
export async function deleteOldEvents(db: Kysely<Database>, brand: string, before: Date, limit: number): Promise<number> {
  const done = await sql`delete from transport_events where brand = ${brand} and received_at < ${before} and event_key in (
    select event_key from transport_events where brand = ${brand} order by seq limit ${limit})`.execute(db)
  return Number(done.numAffectedRows ?? 0)
}
