/** Dead rows and statistics. PostgreSQL looks after both by itself; PGlite has no autovacuum, and an operator may have turned it off. */
import { type Kysely, sql } from 'kysely'
import type { Log } from './open.ts'
import type { Database } from './tables.ts'

/** Table by table, so that other queries of the one connection come in between. Takes about a second in all. */
export async function vacuumTables(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db)
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
}

export async function warnWithoutAutovacuum(db: Kysely<Database>, log: Log): Promise<void> {
  const { rows } = await sql<{ autovacuum: string }>`show autovacuum`.execute(db)
  if (rows[0]?.autovacuum === 'off') log.warn({}, 'autovacuum is off in PostgreSQL: tables grow and queries slow down; turn it on')
}
