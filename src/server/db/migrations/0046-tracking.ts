/** Links that show where shipments are, and the numbers that users follow. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tracking_links (
    id text collate "C" primary key,
    brand text not null,
    user_id text not null references users (id),
    company_id text,
    code_hash text collate "C" not null unique,
    shown jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`.execute(db)
  await sql`create index tracking_links_user on tracking_links (user_id, created_at desc)`.execute(db)
  await sql`create table tracking_watches (
    id text collate "C" primary key,
    brand text not null,
    user_id text not null references users (id),
    company_id text,
    number text collate "C" not null,
    forms text[] not null,
    place jsonb not null,
    hours integer not null,
    created_at timestamptz not null,
    known jsonb not null,
    unique (user_id, number)
  )`.execute(db)
  await sql`create index tracking_watches_forms on tracking_watches using gin (forms)`.execute(db)
}
