/** Keys with which customers' systems call the API. Only hashes are stored. */
import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table api_keys (
    id text collate "C" primary key,
    brand text not null,
    company_id text collate "C" not null references companies (id),
    name text not null,
    key_hash text collate "C" not null unique,
    hint text not null,
    scopes text[] not null,
    expires_at timestamptz not null,
    created_by text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz
  )`,
  sql`create index api_keys_company on api_keys (brand, company_id, created_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
