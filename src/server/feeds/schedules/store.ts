/** SQL of vessel plans: port calls, and the orders aboard. */
import { type Kysely, sql } from 'kysely'
import { containing, type Database, isEqual, orderFacts, startingWith } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import type { PortCall } from '../transport/index.ts'

export interface PlanSearch {
  readonly brand: string
  readonly place: string | undefined
  /** IMO number, beginning of the English name, or part of the Chinese name. */
  readonly vessel: string | undefined
  readonly terminal: string | undefined
  readonly by: 'arrives_at' | 'departs_at'
  readonly from: Date
  readonly to: Date
}

/** Calls at a port by time; in a search for ships, those of each ship together. */
export function planRows({ brand, place, vessel, terminal, by, from, to }: PlanSearch): RowList<PortCall> {
  const time = sql.ref(`c.${by}`)
  return {
    entity: 'vessel-call',
    from: sql`port_calls c`,
    select: sql`c.*`,
    where: [
      sql`c.brand = ${brand}`,
      isEqual(sql`c.place`, place),
      isEqual(sql`c.terminal`, terminal),
      vessel === undefined ? undefined : isVessel(vessel),
      sql`${time} >= ${from}::timestamptz`,
      sql`${time} < ${to}::timestamptz`,
    ],
    orderBy:
      place === undefined || vessel !== undefined
        ? sql`c.vessel_name, c.vessel, ${time}, c.place, c.voyage`
        : sql`${time}, c.vessel, c.voyage`,
  }
}

function isVessel(words: string) {
  const name = words.toUpperCase()
  return sql`(c.vessel = ${name} or upper(c.vessel_name) like ${startingWith(name)}
    or c.facts->'vesselNameZh'->0->>'value' like ${containing(words)})`
}

export interface Aboard {
  readonly id: string
  readonly vessel: string
  readonly voyage: string
}

/** The company's orders in process that name one of these vessels. */
export async function listOrdersAboard(
  db: Kysely<Database>,
  { brand, companyId }: { readonly brand: string; readonly companyId: string },
  vessels: readonly string[],
): Promise<Aboard[]> {
  if (vessels.length === 0) return []
  const { rows } = await sql<Aboard>`
    select id, upper(vessel) as vessel, upper(coalesce(voyage, '')) as voyage from ${orderFacts()} orders
    where brand = ${brand} and company_id = ${companyId} and state = 'in-process'
      and upper(vessel) = any(${[...vessels]}::text[])
    order by id`.execute(db)
  return rows
}
