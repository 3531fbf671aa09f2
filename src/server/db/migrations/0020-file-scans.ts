/** Uploaded files wait for a virus scanner, if there is one. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  // Null: uploaded while no scanner was set, or made by the portal itself.
  sql`alter table files add column scan text check (scan in ('pending', 'clean', 'quarantined'))`,
  sql`alter table files add column scan_attempts integer not null default 0`,
  sql`alter table files add column scan_due_at timestamptz`,
  sql`alter table files add column threat text`,
  sql`create index files_scans on files (scan_due_at) where scan = 'pending'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
