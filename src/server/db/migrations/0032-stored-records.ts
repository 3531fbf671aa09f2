/** Records of every entity declared as stored, and their history. Indexes of declared fields come with the release. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table records (
    id text primary key,
    entity text not null,
    brand text not null,
    company_id text,
    user_id text,
    state text not null check (state in ('draft', 'published', 'active', 'archived')),
    shared boolean not null default false,
    version integer not null default 1,
    release text not null,
    publish_from timestamptz,
    publish_until timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    updated_by text,
    words tsvector not null,
    words_of text not null,
    data jsonb not null
  )`.execute(db)
  await sql`create index records_by_brand on records (entity, brand, state, created_at desc, id)`.execute(db)
  await sql`create index records_published on records (entity, brand, publish_from desc, id) where state = 'published'`.execute(db)
  await sql`create index records_shared on records (entity, publish_from desc) where shared`.execute(db)
  await sql`create index records_words_of on records (brand, entity, words_of)`.execute(db)
  await sql`create index records_words on records using gin (words)`.execute(db)
  await sql`create table record_events (
    seq bigint generated always as identity primary key,
    record_id text not null references records (id),
    at timestamptz not null,
    event text not null,
    user_id text,
    user_name text not null,
    version integer not null,
    before jsonb,
    after jsonb
  )`.execute(db)
  await sql`create index record_events_of on record_events (record_id, seq desc)`.execute(db)
}
