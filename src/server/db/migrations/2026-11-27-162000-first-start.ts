/** What a demo world still lacks, and the releases as compiled. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table demo_backlog (
    brand text primary key,
    made_from jsonb not null,
    done integer not null
  )`.execute(db)
  await sql`create table compiled_releases (
    key text collate "C" not null,
    kind text not null,
    hash text collate "C" not null,
    content bytea not null,
    kept_at timestamptz not null,
    primary key (key, kind)
  )`.execute(db)
  // Already compressed.
  await sql`alter table compiled_releases alter column content set storage external`.execute(db)
}
