/**
 * Counts the changes of tables whose rows many searches read: an answer kept with a count is valid until the count rises. Triggers
 * count, so that no writer can forget to.
 */
import { type Kysely, sql } from 'kysely'

/** Each has a column `brand`, which never changes. */
const counted = ['rates', 'rate_loads', 'port_calls', 'exchange_rates'] as const
const changes = [
  { event: 'insert', rows: 'new table as changed' },
  { event: 'update', rows: 'new table as changed' },
  { event: 'delete', rows: 'old table as changed' },
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  // A row for each change, folded by a job: one row for all would make transactions wait for each other.
  await sql`create table data_changes (source text not null, brand text not null, changes bigint not null)`.execute(db)
  await sql`create index data_changes_source on data_changes (brand, source) include (changes)`.execute(db)
  await sql`
    create function count_change() returns trigger language plpgsql as $$
    begin
      insert into data_changes (source, brand, changes) select tg_table_name, brand, 1 from changed group by brand;
      return null;
    end $$`.execute(db)
  for (const table of counted) {
    for (const { event, rows } of changes) {
      const name = sql.ref(`${table}_${event}_counted`)
      await sql`create trigger ${name} after ${sql.raw(event)} on ${sql.ref(table)} referencing ${sql.raw(rows)}
        for each statement execute function count_change()`.execute(db)
    }
  }
}
