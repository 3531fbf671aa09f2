/** SQL of the calls of ships at their ports of loading, with the cut-offs that terminals and carriers publish. */
import { type Kysely, sql } from 'kysely'
import type { CallFacts } from '#domain'
import type { Database } from '../../db/index.ts'

export interface ShipAtPort {
  readonly pol?: string | undefined
  readonly vessel?: string | undefined
  readonly voyage?: string | undefined
  /** Distinguishes ships of the same name. */
  readonly service?: string | undefined
  /** Day of departure, or its time; a voyage number is used again. */
  readonly etd?: string | undefined
}

/** For each ship its call, or undefined if no one has published it. */
export async function findSailingCalls(
  db: Kysely<Database>,
  brand: string,
  ships: readonly ShipAtPort[],
): Promise<(CallFacts | undefined)[]> {
  const askedShips = ships.flatMap(({ pol, vessel, voyage, service, etd }, no) =>
    pol && vessel && voyage ? [{ no, pol, ship: vessel.toUpperCase(), voyage, service, etd: etd?.slice(0, 10) }] : [],
  )
  if (askedShips.length === 0) return ships.map(() => undefined)
  const columnOf = (name: 'pol' | 'voyage') => [...new Set(askedShips.map((ship) => ship[name]))]
  // One pass over the calls of the few ports, as the search asks for many ships of one; the facts, which are large, come last.
  const { rows } = await sql<{ no: number; facts: CallFacts }>`
    with calls as materialized (
      select place, vessel, upper(vessel_name) as name, voyage, voyage_in, service, departs_at, updated_at from port_calls
      where brand = ${brand} and place = any(${columnOf('pol')}::text[])
        and (voyage = any(${columnOf('voyage')}::text[]) or voyage_in = any(${columnOf('voyage')}::text[]))
    ), found as materialized (
      select distinct on (asked.no) asked.no, place, vessel, calls.voyage
      from jsonb_to_recordset(${JSON.stringify(askedShips)}::jsonb) as asked (no int, pol text, ship text, voyage text, service text, etd date)
      join calls on place = pol and (vessel = ship or name = ship) and (calls.voyage = asked.voyage or voyage_in = asked.voyage)
      where departs_at is null or etd is null or abs(departs_at::date - etd) <= 30
      order by asked.no, calls.service is distinct from asked.service, abs(departs_at::date - etd), updated_at desc
    )
    select no, facts from found join port_calls using (place, vessel, voyage) where brand = ${brand}`.execute(db)
  const factsOf = new Map(rows.map(({ no, facts }) => [no, facts]))
  return ships.map((_, no) => factsOf.get(no))
}
