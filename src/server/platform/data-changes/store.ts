/** How often tables have changed; triggers count. What was read after a count is valid until the count rises. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/index.ts'

/** Tables whose changes are counted. */
export type CountedTable = 'rates' | 'rate_loads' | 'port_calls' | 'exchange_rates'

/** Changes of these tables so far, for one brand; it never falls, and rises when a change is committed. */
export async function countChanges(db: Kysely<Database>, brand: string, tables: readonly CountedTable[]): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    select coalesce(sum(changes), 0)::bigint as changes from data_changes where brand = ${brand} and source = any(${tables}::text[])`.execute(
    db,
  )
  return rows[0]?.changes ?? 0
}

/** Folds the rows of each table into one; their sum stays the same. */
export async function foldChanges(db: Kysely<Database>): Promise<void> {
  await sql`
    with gone as (
      delete from data_changes where (source, brand) in (
        select source, brand from data_changes group by source, brand having count(*) > 1)
      returning source, brand, changes)
    insert into data_changes (source, brand, changes) select source, brand, sum(changes) from gone group by source, brand`.execute(db)
}
