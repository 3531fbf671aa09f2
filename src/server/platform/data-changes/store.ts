/** How often tables have changed; triggers count. What was read after a count is valid until the count rises. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/index.ts'
import type { Shared } from '../../kernel/index.ts'

/** Tables whose changes are counted. */
export type CountedTable = 'rates' | 'rate_loads' | 'port_calls' | 'exchange_rates' | 'orders'

export interface CountedData {
  readonly brand: string
  /** Orders are counted by company. */
  readonly company?: string
  readonly tables: readonly CountedTable[]
}

/** Changes of these tables so far; the count never falls, and rises when a change is committed. */
export async function countChanges(db: Kysely<Database>, { brand, company = '', tables }: CountedData): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    select coalesce(sum(changes), 0)::bigint as changes from data_changes
    where brand = ${brand} and part = ${company} and source = any(${tables}::text[])`.execute(db)
  return rows[0]?.changes ?? 0
}

/** The count, and the test of another database for the same changes. */
export async function countShared(
  db: Kysely<Database>,
  data: CountedData,
): Promise<{ changes: number; isCurrentIn: Shared['isCurrentIn'] }> {
  const changes = await countChanges(db, data)
  return { changes, isCurrentIn: async (other) => (await countChanges(other, data)) >= changes }
}

/** Folds the rows of each count into one; their sum stays the same. */
export async function foldChanges(db: Kysely<Database>): Promise<void> {
  await sql`
    with gone as (
      delete from data_changes where (source, brand, part) in (
        select source, brand, part from data_changes group by source, brand, part having count(*) > 1)
      returning source, brand, part, changes)
    insert into data_changes (source, brand, part, changes)
      select source, brand, part, sum(changes) from gone group by source, brand, part`.execute(db)
}
