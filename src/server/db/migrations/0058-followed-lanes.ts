/** Lanes whose price users follow. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table followed_lanes (
    brand text not null,
    user_id text not null references users (id) on delete cascade,
    pol text collate "C" not null,
    pod text collate "C" not null,
    boxes text collate "C" not null,
    told numeric,
    checked_at timestamptz not null,
    created_at timestamptz not null,
    primary key (brand, user_id, pol, pod, boxes)
  )`.execute(db)
  await sql`create index followed_lanes_due on followed_lanes (brand, checked_at)`.execute(db)
}
