/** Single rates are corrected, withdrawn and restored; each change is kept with its reason. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key: the rates of an undone load are deleted, their changes are kept.
  await sql`
    create table rate_changes (
      rate_id text collate "C" not null,
      version integer not null,
      brand text not null,
      event text not null,
      reason text not null,
      by_user text not null references users (id),
      by_name text not null,
      by_latin text not null,
      at timestamptz not null,
      before jsonb,
      after jsonb,
      primary key (rate_id, version)
    )`.execute(db)
  await sql`create trigger rate_changes_append_only before update or delete on rate_changes
    for each row execute function refuse_change()`.execute(db)
}
