/** Migrates a database to the current schema, with the same steps on PGlite and PostgreSQL. */
import { type Kysely, sql } from 'kysely'
import { loadMigrations } from './load-migrations.ts'
import { type PortalMigration, runMigrations } from './newer-migrations.ts'
import type { Log } from './open.ts'
import type { Database } from './tables.ts'

type MigrationLog = Pick<Log, 'info' | 'warn'>
const silent: MigrationLog = { info: () => {}, warn: () => {} }

/**
 * Runs, in the order of their names, the migrations that this database has not run. Needs a database without time limits: a
 * table of millions of rows takes minutes. If several servers start at once, one migrates while the others wait.
 */
export async function migrateDatabase(db: Kysely<Database>, log: MigrationLog = silent): Promise<void> {
  const migrations = logEach(await loadMigrations(), log)
  // The lock belongs to the session, and the pool may have several.
  await db.connection().execute(async (session) => {
    await takeLock(session, log)
    try {
      await runMigrations(session, { migrations, log })
    } catch (error) {
      // After a lost connection this fails as well, which would hide why.
      await unlock(session).catch(() => {})
      throw error
    }
    await unlock(session)
  })
}

/** Any number that nothing else on this database locks. */
export const migrationLock = 7_829_367

async function takeLock(session: Kysely<Database>, log: MigrationLog): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${migrationLock}) as taken`.execute(session)
  if (rows[0]?.taken) return
  log.info({}, 'another server is migrating the database; waiting for it')
  await sql`select pg_advisory_lock(${migrationLock})`.execute(session)
}

async function unlock(session: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_unlock(${migrationLock})`.execute(session)
}

function logEach(migrations: Readonly<Record<string, PortalMigration>>, log: MigrationLog): Record<string, PortalMigration> {
  const logged = Object.entries(migrations).map(([name, { up, ...rest }]): [string, PortalMigration] => [
    name,
    {
      ...rest,
      up: async (db) => {
        log.info({ migration: name }, 'the database is being migrated')
        const start = performance.now()
        await up(db)
        log.info({ migration: name, ms: Math.round(performance.now() - start) }, 'migrated')
      },
    },
  ])
  return Object.fromEntries(logged)
}
