/** Opens the database: PostgreSQL if an address is given, else embedded PGlite; one driver and one query layer for both. */
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { openEmbedded } from './embedded.ts'
import { isDatabaseAway } from './errors.ts'
import { lendDatabase, openLent } from './lending.ts'
import { type Listener, type ListenerState, listen } from './listen.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool, type PoolState } from './pool.ts'
import { endSwallowedQueries } from './swallowed-queries.ts'
import type { Database } from './tables.ts'

export interface Log {
  info(data: object, text: string): void
  warn(data: object, text: string): void
  error(data: object, text: string): void
}

export interface OpenedDatabase {
  readonly db: Kysely<Database>
  readonly kind: 'postgres' | 'embedded'
  /** On a separate connection, reopened when lost; PGlite has a single server process and does not need one. */
  readonly listen: (channel: string, onNotify: () => void) => Promise<void>
  /** The same database without query time limits, for migrations, indexes and other work that may take minutes. */
  readonly withoutLimits: <T>(work: (db: Kysely<Database>) => Promise<T>) => Promise<T>
  /** Removes dead rows and updates statistics where the database does not; PostgreSQL does, unless autovacuum is off. */
  readonly maintain: () => Promise<void>
  /** Lets a child process use the database, which opens it with `openShared`. */
  readonly shareWith: (child: ChildProcess) => void
  readonly state: () => ConnectionState
  readonly close: () => Promise<void>
}

export interface ConnectionState {
  readonly pool: PoolState
  readonly listeners: readonly ListenerState[]
}

export interface OpenDatabaseOptions {
  /** postgres://...; default: PGlite in `folder`. */
  readonly url?: string | undefined
  readonly folder: string
  readonly log: Log
  readonly poolSize?: number
  readonly queryLimitMs?: number
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000

export interface OpenMigratedOptions extends OpenDatabaseOptions {
  /** Waits for PostgreSQL while it is away: after a power cut, the portal may start before it. */
  readonly isPatient?: boolean
}

/** Opens and migrates; closes again on failure. */
export async function openMigrated({ isPatient = false, ...options }: OpenMigratedOptions): Promise<OpenedDatabase> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const database = await openDatabase(options)
    try {
      await database.withoutLimits((db) => migrateDatabase(db, options.log))
      return database
    } catch (error) {
      await database.close()
      if (!isPatient || !isDatabaseAway(error)) throw error
      options.log.warn({ error: String(error), seconds: pauseMs / 1000 }, 'the database is away; the portal waits and tries again')
      await pause(pauseMs)
    }
  }
}

export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  return options.url === undefined ? openLite(options) : openPostgres(options.url, options)
}

/** As a child process of the server uses it. */
export type SharedDatabase = Pick<OpenedDatabase, 'db' | 'kind' | 'withoutLimits'>

/** In a child process of a server: the server's database. */
export async function openShared({ url, log }: Pick<OpenDatabaseOptions, 'url' | 'log'>): Promise<SharedDatabase> {
  if (url !== undefined) return await openPostgres(url, { folder: '', log, poolSize: sharedPoolSize })
  const { db } = openLent(log)
  return { db, kind: 'embedded', withoutLimits: (work) => work(db) }
}

const sharedPoolSize = 2

async function openLite({ folder, log, queryLimitMs = 10_000 }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const embedded = await openEmbedded({ folder, queryLimitMs, log })
  // One connection: messages of two would interleave in PGlite's single session (see README.md).
  const pool = openPool({ max: 1, user: 'postgres', database: 'postgres', address: embedded.address }, log)
  return {
    db: pool.db,
    kind: 'embedded',
    listen: () => Promise.resolve(),
    withoutLimits: (work) => embedded.withoutLimit(() => work(pool.db)),
    maintain: () => embedded.withoutLimit(() => vacuumTables(pool.db)),
    shareWith: (child) => lendDatabase({ db: pool.db, address: embedded.address }, child),
    state: () => ({ pool: pool.state(), listeners: [] }),
    close: async () => {
      await pool.db.destroy()
      await embedded.close()
    },
  }
}

/**
 * Lets PostgreSQL notice that a connection is gone: its transaction must not keep locks, nor its session a slot. The pool
 * closes idle connections after 10 seconds, and the listener queries every five.
 */
const serverLimits = ['tcp_user_timeout=10000', 'tcp_keepalives_idle=5', 'tcp_keepalives_interval=2', 'tcp_keepalives_count=3']
const idleInTransactionMs = 20_000

async function openPostgres(url: string, { log, poolSize = 10, queryLimitMs = 10_000 }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const config: pg.ClientConfig = {
    connectionString: url,
    application_name: 'freight-portal',
    options: toOptions([...serverLimits, 'idle_session_timeout=30000']),
    idle_in_transaction_session_timeout: idleInTransactionMs,
  }
  const patientConfig = { options: toOptions(serverLimits), idle_in_transaction_session_timeout: 0 }
  // The server ends a query that takes too long; the driver's own limit covers responses that never arrive.
  const pool = openPool({ ...config, max: poolSize, statement_timeout: queryLimitMs, query_timeout: queryLimitMs + 2_000 }, log)
  const listeners: Listener[] = []
  const closing = new AbortController()
  const watching = endSwallowedQueries({ pool, config, log }, closing.signal)
  return {
    db: pool.db,
    kind: 'postgres',
    listen: async (channel, onNotify) => {
      listeners.push(await listen({ config, channel, onNotify, log }))
    },
    withoutLimits: async (work) => {
      // Its session may be idle during other work, such as a compilation.
      const patient = openPool({ ...config, ...patientConfig, max: 1 }, log)
      try {
        return await work(patient.db)
      } catch (error) {
        // After a lost connection the clean-up fails as well, which would hide why.
        throw patient.firstLoss() ?? error
      } finally {
        await patient.db.destroy()
      }
    },
    maintain: () => warnWithoutAutovacuum(pool.db, log),
    shareWith: () => {},
    state: () => ({ pool: pool.state(), listeners: listeners.map((listener) => listener.state()) }),
    close: async () => {
      closing.abort()
      await Promise.all([watching, ...listeners.map((listener) => listener.close())])
      await pool.db.destroy()
    },
  }
}

function toOptions(limits: readonly string[]): string {
  return limits.map((limit) => `-c ${limit}`).join(' ')
}

/** Vacuum and statistics. PostgreSQL does both automatically; PGlite has no autovacuum, and an operator may have disabled it. */

/** One table at a time, so that other queries on the single connection can run in between. Takes about a second in all. */
async function vacuumTables(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db)
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
  // PGlite never starts a checkpoint on its own, and without one its write-ahead log grows until the server stops.
  await sql`checkpoint`.execute(db)
}

async function warnWithoutAutovacuum(db: Kysely<Database>, log: Log): Promise<void> {
  const { rows } = await sql<{ autovacuum: string }>`show autovacuum`.execute(db)
  if (rows[0]?.autovacuum === 'off') log.warn({}, 'autovacuum is off in PostgreSQL: tables grow and queries slow down; turn it on')
}
