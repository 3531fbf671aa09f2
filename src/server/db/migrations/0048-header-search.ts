/** Indexes with which the search box finds orders and ships by vessel and voyage, and warehouse tracking its receipts. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

const statements: readonly RawBuilder<unknown>[] = [
  sql`create index orders_vessels on orders (brand, upper(data->>'vessel') text_pattern_ops) where data->>'vessel' is not null`,
  sql`create index orders_voyages on orders (brand, upper(data->>'voyage')) where data->>'voyage' is not null`,
  sql`create index port_calls_voyages on port_calls (brand, voyage)`,
  sql`create index warehouse_receipts_number on records (brand, upper(data->>'inboundNo')) where entity = 'warehouse-receipt'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
