/** SQL of tracking: orders by their numbers, and when sources last delivered. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, orderFacts } from '../../db/index.ts'
import type { Call } from '../../kernel/index.ts'
import { listOrders, type OrderRecord } from '../../orders/order/index.ts'

type Reader = Kysely<Database> | Transaction<Database>

/** The company whose orders count; null: those of all companies, for staff. */
export interface Scope {
  readonly brand: string
  readonly companyId: string | null
}

/** Customers see the shipments of their own company, staff those of all; null for others. */
export function scopeOf({ brand, actor }: Pick<Call, 'brand' | 'actor'>): Scope | null {
  if (actor.kind === 'staff') return { brand: brand.id, companyId: null }
  return actor.companyId === null ? null : { brand: brand.id, companyId: actor.companyId }
}

/** Orders that carry one of the numbers, newest first; cancelled ones do not count. */
export async function listOrdersUnder(
  db: Reader,
  { brand, companyId }: Scope,
  numbers: readonly string[],
  limit: number,
): Promise<OrderRecord[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from ${orderFacts()} orders
    where brand = ${brand} and state <> 'cancelled' and ${companyId === null ? sql`true` : sql`company_id = ${companyId}`}
      and id in (select order_id from order_references where brand = ${brand} and number = any(${sql.val([...numbers])}::text[]))
    order by created_at desc, id limit ${limit}`.execute(db)
  return await listOrders(
    db,
    brand,
    rows.map(({ id }) => id),
  )
}
