/** SQL of tracking: orders by their numbers, and when sources last delivered. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/index.ts'
import type { Call } from '../kernel/index.ts'
import { type OrderRecord, toRecord } from '../orders/index.ts'

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
  let query = db
    .selectFrom('orders')
    .selectAll()
    .where('brand', '=', brand)
    .where('state', '<>', 'cancelled')
    .where('id', 'in', (from) =>
      from.selectFrom('order_references').select('order_id').where('brand', '=', brand).where('number', 'in', numbers),
    )
  if (companyId !== null) query = query.where('company_id', '=', companyId)
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
  return rows.map(toRecord)
}

export interface SourceState {
  readonly source: string
  /** When it last delivered anything. */
  readonly receivedAt: Date | null
  /** When it is asked again; null if it delivers on its own. */
  readonly nextAt: Date | null
}

export async function listSourceStates(db: Reader, brand: string): Promise<SourceState[]> {
  const { rows } = await sql<{ source: string; received_at: Date | null; next_at: Date | null }>`
    select coalesce(s.source, r.source) as source, r.received_at, s.next_at
    from (select source, max(received_at) as received_at from source_receipts where brand = ${brand} group by source) r
    full join (select source, next_at from source_states where brand = ${brand}) s on s.source = r.source`.execute(db)
  return rows.map(({ source, received_at, next_at }) => ({ source, receivedAt: received_at, nextAt: next_at }))
}
