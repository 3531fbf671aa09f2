/** SQL of what warehouses received for an order; staff maintain the receipts as stored records. */
import { type Kysely, sql } from 'kysely'
import type { JsonObject } from '#rules'
import { type Database, recordFacts } from '../../../db/index.ts'

/** Receipts that are not archived: an order may arrive in several lots. */
export async function listOrderReceipts(db: Kysely<Database>, brand: string, omsOrderNo: string): Promise<readonly JsonObject[]> {
  const { rows } = await sql<{ data: JsonObject }>`
    select data from ${recordFacts} records
    where entity = 'warehouse-receipt' and brand = ${brand} and state = 'active' and data->>'omsOrderNo' = ${omsOrderNo}
    order by created_at, id`.execute(db)
  return rows.map(({ data }) => data)
}
