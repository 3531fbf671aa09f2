/** SQL of the calls of ships at their ports of loading, with the cut-offs that terminals and carriers publish. */
import { type Kysely, sql } from 'kysely'
import type { CallFacts } from '#domain'
import type { Database } from '../db/index.ts'

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
  const { rows } = await sql<{ no: number; facts: CallFacts }>`
    select asked.no, found.facts
    from jsonb_to_recordset(${JSON.stringify(askedShips)}::jsonb) as asked (no int, pol text, ship text, voyage text, service text, etd date)
    cross join lateral (
      select facts from port_calls
      where brand = ${brand} and place = asked.pol and (vessel = asked.ship or upper(vessel_name) = asked.ship)
        and (voyage = asked.voyage or voyage_in = asked.voyage)
        and (departs_at is null or asked.etd is null or abs(departs_at::date - asked.etd) <= 30)
      order by service is distinct from asked.service, abs(departs_at::date - asked.etd), updated_at desc
      limit 1) as found`.execute(db)
  const factsOf = new Map(rows.map(({ no, facts }) => [no, facts]))
  return ships.map((_, no) => factsOf.get(no))
}
