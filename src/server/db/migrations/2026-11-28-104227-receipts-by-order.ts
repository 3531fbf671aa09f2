/** Reading an order compares what its warehouse receipts state: they are found by its number. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index warehouse_receipts_order on records (brand, (data->>'omsOrderNo')) where entity = 'warehouse-receipt'`.execute(db)
}
