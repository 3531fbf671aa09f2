/** Opens the database: PostgreSQL where an address is given, else PGlite embedded; one driver and one query layer for both. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openEmbedded } from './embedded.ts'
import type { Database } from './tables.ts'

export interface Log {
  info(data: object, text: string): void
  warn(data: object, text: string): void
  error(data: object, text: string): void
}

export interface OpenedDatabase {
  readonly db: Kysely<Database>
  readonly kind: 'postgres' | 'embedded'
  /** A client of its own that hears notifications; PGlite has one server process and needs none. */
  readonly listen: (channel: string, heard: () => void) => Promise<void>
  readonly close: () => Promise<void>
}

export interface OpenDatabaseOptions {
  /** postgres://...; left out, PGlite in `folder`. */
  readonly url?: string | undefined
  readonly folder: string
  readonly log: Log
  readonly poolSize?: number
  readonly queryLimitMs?: number
}

export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  return options.url === undefined ? openLite(options) : openPostgres(options.url, options)
}

async function openLite({ folder, log, queryLimitMs = 10_000 }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const embedded = await openEmbedded({ folder, queryLimitMs, log })
  // One connection: messages of two would interleave in the one session that PGlite has (see README.md).
  const config = { max: 1, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 8_000 }
  // Read at each connect: the port changes where the child was started again without a unix socket.
  const db = connect(
    Object.defineProperties(config, {
      host: { enumerable: true, get: () => embedded.address().host },
      port: { enumerable: true, get: () => embedded.address().port },
    }),
    log,
  )
  return {
    db,
    kind: 'embedded',
    listen: () => Promise.resolve(),
    close: async () => {
      await db.destroy()
      await embedded.close()
    },
  }
}

async function openPostgres(url: string, { log, poolSize = 10, queryLimitMs = 10_000 }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const db = connect(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 8_000,
      statement_timeout: queryLimitMs,
      query_timeout: queryLimitMs + 2_000,
      keepAlive: true,
    },
    log,
  )
  const ears: Ear[] = []
  return {
    db,
    kind: 'postgres',
    listen: async (channel, heard) => {
      ears.push(await openEar(url, channel, heard, log))
    },
    close: async () => {
      await Promise.all(ears.map((ear) => ear.close()))
      await db.destroy()
    },
  }
}

/** The one way to a database: the pool with its listeners and parsers, and the query layer on it. */
export function connect(config: pg.PoolConfig, log: Log): Kysely<Database> {
  const pool = new pg.Pool(Object.assign(config, { types: { getTypeParser } }))
  // Without a listener a connection that the database ends takes the whole process with it.
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection was lost'))
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ error: error.message }, 'a database connection was lost')))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** Whole numbers beyond 2^53, dates, times without zone and decimals stay the text that the database holds. */
const asText = new Set([1082, 1083, 1114, 1700])
const int8 = 20

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary') {
    if (asText.has(oid)) return (value) => value
    if (oid === int8) return toInteger
  }
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown
}

/** Counts and numbers of rows are numbers; what would lose a digit stays text. */
function toInteger(value: string): number | string {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}

interface Ear {
  readonly close: () => Promise<void>
}

/** Listens on a connection of its own and opens it again when it is lost; the caller polls as well. */
async function openEar(url: string, channel: string, heard: () => void, log: Log): Promise<Ear> {
  let client: pg.Client | null = null
  let closed = false
  async function attach(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 8_000 })
    next.on('error', (error) => {
      log.warn({ error: error.message }, 'the listening connection was lost')
      client = null
      if (!closed) setTimeout(() => void attach().catch(() => retry()), 1_000).unref()
    })
    next.on('notification', heard)
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }
  function retry(): void {
    if (!closed) setTimeout(() => void attach().catch(() => retry()), 1_000).unref()
  }
  await attach()
  return {
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
