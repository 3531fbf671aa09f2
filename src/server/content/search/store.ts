/** SQL of the search box. Each branch reads at most `most` rows of the caller's own orders from an index. */
import { type Kysely, sql } from 'kysely'
import { containing, type Database, orderFacts, startingWith } from '../../db/index.ts'

export interface OrderSearch {
  readonly brand: string
  /** Undefined: every company of the brand. */
  readonly companyId: string | undefined
  /** Words as typed, in upper case. */
  readonly words: string
  /** Beginnings of numbers. */
  readonly beginnings: readonly string[]
  readonly most: number
}

export interface FoundOrder {
  readonly id: string
  readonly state: string
  /** The number that matched, if it is not the order's own. */
  readonly number: string | null
  readonly type: string
  readonly pol: string | null
  readonly pod: string | null
  readonly vessel: string | null
  readonly voyage: string | null
  readonly company: string | null
  readonly latin: string | null
}

/** Orders by their number, container, B/L, vessel or voyage, latest first. */
export async function findOrders(db: Kysely<Database>, search: OrderSearch): Promise<FoundOrder[]> {
  const { brand, companyId, words, beginnings, most } = search
  const orders = orderFacts()
  const own = companyId === undefined ? sql`true` : sql`o.company_id = ${companyId}`
  // Not "like any", which no index helps.
  const numbers = sql`(${sql.join(
    beginnings.map((beginning) => sql`n.number like ${startingWith(beginning)}`),
    sql` or `,
  )})`
  const { rows } = await sql<FoundOrder>`
    with found as (
      (select o.id from order_references n join ${orders} o on o.id = n.order_id where n.brand = ${brand} and ${numbers} and ${own} limit ${most})
      union (select o.id from ${orders} o where o.brand = ${brand} and ${own} and upper(o.id) like ${containing(beginnings[0] ?? words)} limit ${most})
      union (select o.id from ${orders} o where o.brand = ${brand} and ${own} and upper(o.vessel) like ${startingWith(words)} limit ${most})
      union (select o.id from ${orders} o where o.brand = ${brand} and ${own} and upper(o.voyage) = ${words} limit ${most}))
    select o.id, o.state, o.order_type as type, o.pol, o.pod, o.vessel, o.voyage, o.company_name as company, o.company_latin as latin,
      (select min(n.number) from order_references n where n.order_id = o.id and n.brand = ${brand} and ${numbers}) as number
    from found join ${orders} o on o.id = found.id order by o.created_at desc, o.id limit ${most}`.execute(db)
  return rows
}
