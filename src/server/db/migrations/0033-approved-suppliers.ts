/** Suppliers without a company can be used by all companies of the brand; each comes from an accepted application. */
import { type Kysely, sql } from 'kysely'

const statements = [
  sql`alter table suppliers alter column company_id drop not null`,
  sql`alter table suppliers add column application_id text references records (id)`,
  sql`alter table suppliers add constraint suppliers_owner check (company_id is not null or application_id is not null)`,
  sql`create unique index suppliers_application on suppliers (application_id)`,
  sql`create unique index suppliers_approved_name on suppliers (brand, lower(name)) where company_id is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
