/** A publish keeps its idempotency key with its switch, and shows all servers how far it is. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_pointer add column key text`.execute(db)
  await sql`create unique index release_pointer_key on release_pointer (who, key)`.execute(db)
  await sql`create table publishing (
    place integer primary key check (place = 1),
    who text not null,
    stage text not null,
    documents integer not null,
    started_at timestamptz not null,
    reached_at timestamptz not null
  )`.execute(db)
}
