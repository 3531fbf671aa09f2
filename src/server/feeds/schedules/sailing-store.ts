/** SQL of schedules from port to port: direct sailings from the calls of ships, calls of named ships, and how punctual ships were. */
import { type Kysely, sql } from 'kysely'
import type { CallFacts } from '#domain'
import type { Database } from '../../db/index.ts'

export interface LaneSearch {
  readonly brand: string
  readonly pol: string
  readonly pod: string
  readonly from: Date
  readonly to: Date
}

/** A ship that leaves one port and calls at the other on the same voyage. */
export interface CallPair {
  readonly vessel: string
  readonly voyage: string
  readonly carrier: string | null
  readonly pol: string
  readonly pod: string
  readonly pol_facts: CallFacts
  readonly pod_facts: CallFacts
}

export async function listCallPairs(db: Kysely<Database>, { brand, pol, pod, from, to }: LaneSearch): Promise<CallPair[]> {
  const { rows } = await sql<CallPair>`
    select a.vessel, a.voyage, a.carrier, a.place as pol, b.place as pod, a.facts as pol_facts, b.facts as pod_facts
    from port_calls a join port_calls b on b.brand = a.brand and b.vessel = a.vessel and b.place = ${pod}
      and (b.voyage = a.voyage or b.voyage_in = a.voyage) and b.arrives_at > a.departs_at
    where a.brand = ${brand} and a.place = ${pol} and a.departs_at >= ${from}::timestamptz and a.departs_at < ${to}::timestamptz
    order by a.departs_at, a.vessel, a.voyage`.execute(db)
  return rows
}

export interface NamedCall {
  /** IMO number, or name in upper case. */
  readonly ships: readonly string[]
  readonly place: string
  readonly voyage: string
}

export interface FoundCall {
  readonly vessel: string
  readonly vessel_name: string | null
  readonly place: string
  readonly voyage: string
  readonly facts: CallFacts
}

/** The calls of these ships at these places and on these voyages, as far as known. */
export async function findCalls(db: Kysely<Database>, brand: string, named: readonly NamedCall[]): Promise<FoundCall[]> {
  if (named.length === 0) return []
  const keys = JSON.stringify(named.flatMap(({ ships, place, voyage }) => ships.map((ship) => ({ ship, place, voyage }))))
  const { rows } = await sql<FoundCall>`
    select distinct c.vessel, c.vessel_name, c.place, c.voyage, c.facts
    from port_calls c join jsonb_to_recordset(${keys}::jsonb) as e (ship text, place text, voyage text)
      on c.place = e.place and (c.voyage = e.voyage or c.voyage_in = e.voyage) and (c.vessel = e.ship or upper(c.vessel_name) = e.ship)
    where c.brand = ${brand}`.execute(db)
  return rows
}

export interface Punctuality {
  readonly carrier: string
  readonly service: string | null
  readonly counted: number
  readonly on_time: number
}

export interface PunctualitySearch {
  readonly brand: string
  readonly carriers: readonly string[]
  readonly from: Date
  readonly to: Date
  readonly toleranceHours: number
}

/**
 * Calls of each service that were due in this time, and how many of them took place as planned: the actual arrival, or else the
 * departure, within the tolerance. Cancelled calls count as missed; calls without a plan or an outcome are not counted.
 */
export async function countPunctual(db: Kysely<Database>, search: PunctualitySearch): Promise<Punctuality[]> {
  const { brand, carriers, from, to, toleranceHours } = search
  if (carriers.length === 0) return []
  const reported = (field: string) => sql`nullif(facts->${sql.lit(field)}->0->>'value', '')`
  const { rows } = await sql<Punctuality>`
    with calls as (
      select carrier, service, ${reported('status')} = any(array['BLNK', 'OMIT', 'SLID', 'OOSV', 'DRYD']) as stopped,
        coalesce(
          extract(epoch from ${reported('arrival.ACT')}::timestamptz - ${reported('arrival.PLN')}::timestamptz),
          extract(epoch from ${reported('departure.ACT')}::timestamptz - ${reported('departure.PLN')}::timestamptz)) as seconds
      from port_calls
      where brand = ${brand} and carrier = any(${[...carriers]}::text[])
        and departs_at >= ${from}::timestamptz and departs_at < ${to}::timestamptz
    )
    select carrier, service, count(*)::integer as counted,
      (count(*) filter (where stopped is not true and abs(seconds) <= ${toleranceHours * 3600}::numeric))::integer as on_time
    from calls where stopped or seconds is not null group by carrier, service`.execute(db)
  return rows
}
