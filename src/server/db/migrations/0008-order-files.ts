/** Order files have versions. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  sql`alter table files add column version integer not null default 1`,
  sql`update files f set version = numbered.version from (
      select id, row_number() over (partition by order_id, kind, name order by created_at, id) as version
      from files where order_id is not null) numbered
    where f.id = numbered.id and numbered.version > 1`,
  // The same document sent twice at once becomes two versions, never one.
  sql`create unique index files_versions on files (order_id, kind, name, version) where order_id is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
