/** Saved quotes, and the links that share them for a while. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  sql`create sequence quote_numbers`,
  sql`create table saved_quotes (
    id text primary key,
    brand text not null,
    company_id text references companies (id),
    user_id text not null references users (id),
    order_type text not null,
    state text not null default 'kept',
    release text not null,
    created_at timestamptz not null,
    removed_at timestamptz,
    data jsonb not null
  )`,
  sql`create index saved_quotes_person on saved_quotes (brand, user_id, state, created_at desc)`,
  sql`create index saved_quotes_company on saved_quotes (brand, company_id, state, created_at desc)`,
  sql`create table quote_links (
    id text primary key,
    quote_id text not null references saved_quotes (id) on delete cascade,
    user_id text not null references users (id),
    code_hash text collate "C" not null unique,
    sent_to text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  sql`create index quote_links_quote on quote_links (quote_id, created_at desc)`,
  sql`create index quote_links_person on quote_links (user_id, created_at desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
