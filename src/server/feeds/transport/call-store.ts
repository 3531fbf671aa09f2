/** SQL for port calls. Reports are merged under a row lock, so that parallel sources cannot overwrite each other. */
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import {
  type CallFacts,
  type CallField,
  type CallReport,
  factOf,
  findWrongCutOffs,
  mergeCallFacts,
  timeOf,
  type WrongCutOff,
} from '#domain'
import type { Database, PortCallTable } from '../../db/index.ts'
import type { Refused } from './receipt-store.ts'

export type PortCall = Selectable<PortCallTable>

export interface MergedCalls {
  /** The calls that changed. */
  readonly changed: readonly PortCall[]
  /** Cut-offs that cannot be meant; the rest of their reports is merged. */
  readonly refusals: readonly Refused[]
}

/** Merges reports into their calls. */
export async function mergeCalls(
  tx: Transaction<Database>,
  brand: string,
  reports: readonly CallReport[],
  now: Date,
): Promise<MergedCalls> {
  const byCall = new Map<string, CallReport[]>()
  for (const report of reports) {
    const key = callKey(report)
    byCall.set(key, [...(byCall.get(key) ?? []), report])
  }
  if (byCall.size === 0) return { changed: [], refusals: [] }
  const keys = [...byCall.values()].flatMap(([first]) => (first ? [first] : [])).sort((a, b) => (callKey(a) < callKey(b) ? -1 : 1))
  const refusals: Refused[] = []
  const merge = (call: CallKey, known: CallFacts) =>
    (byCall.get(callKey(call)) ?? []).reduce<CallFacts>((facts, report) => {
      const wrong = findWrongCutOffs(facts, report)
      refusals.push(...wrong.map(({ field, fault }) => refuseCutOff(report, field, fault)))
      const says = Object.fromEntries(Object.entries(report.says).filter(([name]) => !wrong.some(({ field }) => field === name)))
      return mergeCallFacts(facts, { ...report, says })
    }, known)
  const existingKeys = new Set((await readCalls(tx, brand, keys)).map(callKey))
  // Insert complete rows: most calls of a new schedule are new.
  const newCalls = keys.filter((key) => !existingKeys.has(callKey(key))).map((key) => toRow({ ...keyOf(key), brand }, merge(key, {}), now))
  const addedKeys = new Set((await insertCalls(tx, brand, newCalls)).map(callKey))
  const rows = await lockCalls(
    tx,
    brand,
    keys.filter((key) => !addedKeys.has(callKey(key))),
  )
  const mergedCalls = rows.map((row) => ({ row, facts: merge(row, row.facts) }))
  const changedCalls = mergedCalls
    .filter(({ row, facts }) => JSON.stringify(facts) !== JSON.stringify(row.facts))
    .map(({ row, facts }) => toRow(row, facts, now))
  await updateCalls(tx, brand, changedCalls)
  const addedCalls = newCalls.filter((row) => addedKeys.has(callKey(row)) && Object.keys(row.facts).length > 0)
  return { changed: [...addedCalls, ...changedCalls], refusals }
}

function refuseCutOff({ vessel, voyage, place, says }: CallReport, field: CallField, fault: WrongCutOff['fault']): Refused {
  return { path: [vessel, voyage, place, field].join('/'), text: `invalid.cutOff.${fault}`, params: { at: says[field] ?? '' } }
}

type CallKey = Pick<CallReport, 'vessel' | 'place' | 'voyage'>

function callKey({ vessel, place, voyage }: CallKey): string {
  return JSON.stringify([vessel, place, voyage])
}

function keyOf({ vessel, place, voyage }: CallKey): CallKey {
  return { vessel, place, voyage }
}

function toRow(key: CallKey & Pick<PortCall, 'brand'>, facts: CallFacts, now: Date): PortCall {
  return { ...keyOf(key), brand: key.brand, ...columnsOf(facts), updated_at: now, facts }
}

function columnsOf(facts: CallFacts) {
  const time = (at: string | undefined) => (at === undefined ? null : new Date(at))
  return {
    vessel_name: factOf(facts, 'vesselName') ?? null,
    carrier: factOf(facts, 'carrier') ?? null,
    service: factOf(facts, 'service') ?? null,
    terminal: factOf(facts, 'terminal') ?? null,
    voyage_in: factOf(facts, 'voyageIn') ?? null,
    voyage_out: factOf(facts, 'voyageOut') ?? null,
    arrives_at: time(timeOf(facts, 'arrival')),
    berths_at: time(timeOf(facts, 'berth')),
    departs_at: time(timeOf(facts, 'departure')),
  }
}

const allColumns = sql`e (vessel text, place text, voyage text, vessel_name text, carrier text, service text, terminal text,
  voyage_in text, voyage_out text, arrives_at timestamptz, berths_at timestamptz, departs_at timestamptz, updated_at timestamptz,
  facts jsonb)`

async function readCalls(tx: Transaction<Database>, brand: string, keys: readonly CallKey[]): Promise<CallKey[]> {
  const { rows } = await sql<CallKey>`select c.vessel, c.place, c.voyage ${fromCalls(brand, keys)}`.execute(tx)
  return rows
}

async function lockCalls(tx: Transaction<Database>, brand: string, keys: readonly CallKey[]): Promise<PortCall[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<PortCall>`
    select c.* ${fromCalls(brand, keys)} order by c.vessel, c.place, c.voyage for update of c`.execute(tx)
  return rows
}

function fromCalls(brand: string, keys: readonly CallKey[]): RawBuilder<unknown> {
  return sql`
    from port_calls c join jsonb_to_recordset(${JSON.stringify(keys.map(keyOf))}::jsonb) as e (vessel text, place text, voyage text)
      on c.vessel = e.vessel and c.place = e.place and c.voyage = e.voyage
    where c.brand = ${brand}`
}

/** Inserts in this order. Returns the keys of the calls that no other transaction has inserted meanwhile. */
async function insertCalls(tx: Transaction<Database>, brand: string, calls: readonly PortCall[]): Promise<CallKey[]> {
  if (calls.length === 0) return []
  const { rows } = await sql<CallKey>`
    insert into port_calls (brand, vessel, place, voyage, vessel_name, carrier, service, terminal, voyage_in, voyage_out, arrives_at,
      berths_at, departs_at, updated_at, facts)
    select ${brand}, e.* from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as ${allColumns}
    on conflict do nothing returning vessel, place, voyage`.execute(tx)
  return rows
}

async function updateCalls(tx: Transaction<Database>, brand: string, calls: readonly PortCall[]): Promise<void> {
  if (calls.length === 0) return
  await sql`
    update port_calls c set vessel_name = e.vessel_name, carrier = e.carrier, service = e.service, terminal = e.terminal,
      voyage_in = e.voyage_in, voyage_out = e.voyage_out, arrives_at = e.arrives_at, berths_at = e.berths_at,
      departs_at = e.departs_at, updated_at = e.updated_at, facts = e.facts
    from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as ${allColumns}
    where c.brand = ${brand} and c.vessel = e.vessel and c.place = e.place and c.voyage = e.voyage`.execute(tx)
}

export interface CallSearch {
  readonly brand: string
  readonly place?: string | undefined
  /** IMO number, or the beginning of a name. */
  readonly vessel?: string | undefined
  readonly voyage?: string | undefined
  /** Calls that arrive or depart between these. */
  readonly from: Date
  readonly to: Date
  readonly by: 'arrives_at' | 'departs_at'
  readonly limit: number
}

/** Port calls by time. */
export async function listCalls(
  db: Kysely<Database>,
  { brand, place, vessel, voyage, from, to, by, limit }: CallSearch,
): Promise<PortCall[]> {
  let query = db.selectFrom('port_calls').selectAll().where('brand', '=', brand).where(by, '>=', from).where(by, '<', to)
  if (place) query = query.where('place', '=', place)
  if (vessel)
    query = query.where((row) =>
      row.or([row('vessel', '=', vessel.toUpperCase()), sql<boolean>`upper(vessel_name) like ${`${escapeLike(vessel.toUpperCase())}%`}`]),
    )
  if (voyage) query = query.where((row) => row.or([row('voyage_in', '=', voyage), row('voyage_out', '=', voyage)]))
  return await query.orderBy(by).orderBy('vessel').orderBy('voyage').limit(limit).execute()
}

export interface FoundShip {
  /** IMO number, or the name in upper case. */
  readonly vessel: string
  readonly name: string | null
  readonly carrier: string | null
  /** The voyage with the latest departure. */
  readonly voyage: string
}

/** Ships by the beginning of a word of their name, by IMO number or by voyage; latest departures first. Each branch has its index. */
export async function findShips(db: Kysely<Database>, brand: string, words: string, limit: number): Promise<FoundShip[]> {
  const beginning = `${escapeLike(words)}%`
  const calls = sql`select vessel, vessel_name, carrier, voyage, departs_at from port_calls where brand = ${brand}`
  const { rows } = await sql<FoundShip>`
    with found as (
      (${calls} and vessel = ${words}) union (${calls} and voyage = ${words})
      union (${calls} and upper(vessel_name) like ${beginning}) union (${calls} and upper(vessel_name) like ${`% ${beginning}`}))
    select vessel, max(vessel_name) as name, max(carrier) as carrier,
      (array_agg(voyage order by departs_at desc nulls last, voyage))[1] as voyage
    from found group by vessel order by max(departs_at) desc nulls last, vessel limit ${limit}`.execute(db)
  return rows
}

/** All calls of a voyage, by time. A voyage number is used again, so only calls between the two times count. */
export async function listVoyageCalls(
  db: Kysely<Database>,
  { brand, vessel, voyage, from, to }: Pick<CallSearch, 'brand' | 'from' | 'to'> & { readonly vessel: string; readonly voyage: string },
): Promise<PortCall[]> {
  const name = vessel.toUpperCase()
  const best = sql<Date>`coalesce(departs_at, berths_at, arrives_at)`
  return await db
    .selectFrom('port_calls')
    .selectAll()
    .where('brand', '=', brand)
    .where((row) => row.or([row('vessel', '=', name), row(sql`upper(vessel_name)`, '=', name)]))
    .where((row) => row.or([row('voyage', '=', voyage), row('voyage_in', '=', voyage), row('voyage_out', '=', voyage)]))
    .where(best, '>=', from)
    .where(best, '<=', to)
    .orderBy(best)
    .limit(60)
    .execute()
}

function escapeLike(value: string): string {
  return value.replace(/[\\%_]/g, '\\$&')
}

/** Calls that were last changed before. */
export async function deleteOldCalls(db: Kysely<Database>, brand: string, before: Date): Promise<void> {
  await db.deleteFrom('port_calls').where('brand', '=', brand).where('updated_at', '<', before).execute()
}
