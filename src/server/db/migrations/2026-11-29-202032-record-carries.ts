/** What a release changed in existing records, so that a rollback restores it; see records/carry-over.ts. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table record_carries (
    switch bigint not null,
    brand text not null,
    from_entity text not null,
    entity text not null,
    renames jsonb not null,
    primary key (switch, brand, entity)
  )`.execute(db)
  await sql`create table record_carry_rows (
    switch bigint not null,
    record_id text not null references records (id) on delete cascade,
    before jsonb not null,
    after jsonb not null,
    primary key (switch, record_id)
  )`.execute(db)
}
