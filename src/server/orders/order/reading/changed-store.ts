/** SQL of a company's orders by their last change. */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database, RecordTable } from '../../../db/index.ts'
import type { OrderRecord } from '../record.ts'
import { toRecord } from '../store.ts'

export interface ChangedOrders {
  readonly brand: string
  readonly companyId: string
  /** Only orders that this person placed. */
  readonly userId: string | null
  readonly since: Date
  readonly limit: number
}

/** Orders that were not cancelled or rejected, latest change first. */
export async function listChangedOrders(
  db: Kysely<Database>,
  { brand, companyId, userId, since, limit }: ChangedOrders,
): Promise<OrderRecord[]> {
  const { rows } = await sql<Selectable<RecordTable>>`
    select id, company_id, brand, state, version, release, created_at, updated_at, data from orders
    where brand = ${brand} and company_id = ${companyId} and state not in ('cancelled', 'rejected') and updated_at >= ${since}::timestamptz
      ${userId === null ? sql`` : sql`and data->>'orderedById' = ${userId}`}
    order by updated_at desc, id limit ${limit}`.execute(db)
  return rows.map(toRecord)
}
