/**
 * Counts the changes of tables whose rows many searches read: an answer kept with a count is valid until the count rises. Triggers
 * count, so that no writer can forget to.
 */
import { type Kysely, sql } from 'kysely'

/** Each has a column `brand`; orders are counted for each company. Neither ever changes. */
const counted = [
  { table: 'rates', part: `''` },
  { table: 'rate_loads', part: `''` },
  { table: 'port_calls', part: `''` },
  { table: 'exchange_rates', part: `''` },
  { table: 'orders', part: `coalesce(company_id, '')` },
] as const
const changes = [
  { event: 'insert', rows: 'new table as changed' },
  { event: 'update', rows: 'new table as changed' },
  { event: 'delete', rows: 'old table as changed' },
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  // A row for each change, folded by a job: one row for all would make transactions wait for each other.
  await sql`
    create table data_changes (source text not null, brand text not null, part text not null, changes bigint not null)`.execute(db)
  await sql`create index data_changes_source on data_changes (brand, part, source) include (changes)`.execute(db)
  for (const { table, part } of counted) {
    const count = sql.ref(`count_${table}_changes`)
    await sql`
      create function ${count}() returns trigger language plpgsql as $$
      begin
        insert into data_changes (source, brand, part, changes)
          select distinct tg_table_name, brand, ${sql.raw(part)}, 1 from changed;
        return null;
      end $$`.execute(db)
    for (const { event, rows } of changes) {
      await sql`create trigger ${sql.ref(`${table}_${event}_counted`)} after ${sql.raw(event)} on ${sql.ref(table)}
        referencing ${sql.raw(rows)} for each statement execute function ${count}()`.execute(db)
    }
  }
}
