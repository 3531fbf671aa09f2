/** SQL of the call of a sailing's ship at its port of loading, with the cut-offs that terminal and carrier publish. */
import { type Kysely, sql } from 'kysely'
import type { CallFacts } from '#domain'
import type { Database } from '../db/index.ts'

export interface ShipAtPort {
  readonly pol?: string | undefined
  readonly vessel?: string | undefined
  readonly voyage?: string | undefined
}

/** Undefined if no one has published it. */
export async function findSailingCall(
  db: Kysely<Database>,
  brand: string,
  { pol, vessel, voyage }: ShipAtPort,
): Promise<CallFacts | undefined> {
  if (!pol || !vessel || !voyage) return undefined
  const ship = vessel.toUpperCase()
  const { rows } = await sql<{ facts: CallFacts }>`
    select facts from port_calls where brand = ${brand} and place = ${pol} and (voyage = ${voyage} or voyage_in = ${voyage})
      and (vessel = ${ship} or upper(vessel_name) = ${ship}) order by updated_at desc limit 1`.execute(db)
  return rows[0]?.facts
}
