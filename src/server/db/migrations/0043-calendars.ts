/** Private addresses at which calendar programs fetch the dates of orders. */
import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table calendars (
    id text collate "C" primary key,
    brand text not null,
    company_id text collate "C" not null references companies (id),
    kind text not null check (kind in ('person', 'company')),
    user_id text collate "C" not null references users (id),
    token_hash text collate "C" not null unique,
    sealed_token text not null,
    language text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz
  )`,
  // One open address for each person, and one for each company.
  sql`create unique index calendars_person on calendars (brand, user_id) where kind = 'person' and revoked_at is null`,
  sql`create unique index calendars_company on calendars (brand, company_id) where kind = 'company' and revoked_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
