/** Previews of other dates: for a while, anyone with a preview's id sees the portal as of that date. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table previews (
    id_hash text collate "C" primary key,
    brand text not null,
    at timestamptz not null,
    by_user text,
    until timestamptz not null
  )`.execute(db)
  await sql`create index previews_until on previews (until)`.execute(db)
}
