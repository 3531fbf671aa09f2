/** Sailings whose changes people want to know, and the calls by which the punctuality of carriers is measured. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sailing_watches (
    brand text not null,
    user_id text not null references users (id) on delete cascade,
    ship text collate "C" not null,
    voyage text collate "C" not null,
    pol text collate "C" not null,
    pod text collate "C" not null,
    told jsonb not null,
    seen text not null,
    created_at timestamptz not null,
    ends_at timestamptz not null,
    primary key (brand, user_id, ship, voyage, pol, pod)
  )`.execute(db)
  await sql`create index sailing_watches_end on sailing_watches (ends_at)`.execute(db)
  await sql`create index port_calls_carriers on port_calls (brand, carrier, departs_at)`.execute(db)
}
