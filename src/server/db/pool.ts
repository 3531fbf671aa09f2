/** The connection pool. A connection that was lost, or whose query got no response, never returns to it. */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { openSocket, processOf } from './client.ts'
import { isDatabaseAway } from './errors.ts'
import type { Log } from './open.ts'
import type { Database } from './tables.ts'

export interface PoolState {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

export interface Pool {
  readonly db: Kysely<Database>
  readonly state: () => PoolState
  /** Connections waiting for a query's response. */
  readonly busy: () => readonly BusyConnection[]
  /** Connections still being opened. */
  readonly opening: () => readonly OpeningConnection[]
  /** Replaces all open connections on their next use: what closed one may have closed all. */
  readonly retireOpen: () => void
  /** Why the first connection was lost: errors of later queries do not say so. */
  readonly firstLoss: () => Error | undefined
}

export interface OpeningConnection {
  /** Fails pending queries with an error that callers may retry after. */
  readonly end: () => void
}

export interface BusyConnection extends OpeningConnection {
  /** Process id of the server process, as in `pg_stat_activity`. */
  readonly pid: number
  /** When the query was sent, in milliseconds of `performance.now()`. */
  readonly since: number
}

export interface OpenPoolOptions extends pg.PoolConfig {
  /** Called on each connection, because host and port can change. */
  readonly address?: () => Pick<pg.ClientConfig, 'host' | 'port'>
  /** Shares the database with another process that must not use it at the same time. */
  readonly turns?: Turns
}

export interface Turns {
  /** Resolves when it is this process's turn; what it returns ends the turn. */
  readonly take: () => Promise<() => void>
}

/** Time limit for getting a free connection, and for opening one. */
const connectionWaitMs = 8_000

export function openPool({ address, turns, ...config }: OpenPoolOptions, log: Log): Pool {
  const opening = new Set<OpeningConnection>()
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: connectionWaitMs,
    types: { getTypeParser },
    Client: trackedClient(opening, address),
  })
  const connections = watchConnections(pool, log)
  const connectNow = () => connect(pool, connections)
  // The pooled client is only used to query and to release.
  const dialect = new PostgresDialect({
    pool: { connect: turns ? () => connectInTurn(turns, connectNow) : connectNow, end: () => pool.end() } as PostgresPool,
  })
  return {
    db: new Kysely<Database>({ dialect }),
    state: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    busy: () => [...connections.busy],
    opening: () => [...opening],
    retireOpen: () => retireOpen(connections),
    firstLoss: () => connections.firstLoss,
  }
}

/** Lists connections while they open, so that callers waiting for one can be released. */
function trackedClient(opening: Set<OpeningConnection>, address: OpenPoolOptions['address']): typeof pg.Client {
  return class extends pg.Client {
    constructor(given?: pg.ClientConfig) {
      const socket = openSocket()
      super({ ...given, ...address?.(), stream: () => socket })
      const entry = { end: () => void socket.destroy(new Error('timeout exceeded when trying to connect')) }
      opening.add(entry)
      for (const event of ['connect', 'end'] as const) this.once(event, () => opening.delete(entry))
    }
  }
}

/** What is known of a pool's connections. */
interface Connections {
  readonly busy: Set<BusyConnection>
  readonly openedAt: WeakMap<pg.PoolClient, number>
  /** Connections opened before are not used again. */
  retiredBefore: number
  firstLoss: Error | undefined
}

function watchConnections(pool: pg.Pool, log: Log): Connections {
  const connections: Connections = { busy: new Set(), openedAt: new WeakMap(), retiredBefore: 0, firstLoss: undefined }
  // Without a listener, a connection ended by the database would crash the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection was lost'))
  pool.on('connect', (client) => {
    connections.openedAt.set(client, performance.now())
    client.on('error', (error) => {
      connections.firstLoss ??= error
      log.warn({ error: error.message }, 'a database connection was lost')
    })
  })
  return connections
}

function retireOpen(connections: Connections): void {
  connections.retiredBefore = performance.now()
}

async function takeClient(pool: pg.Pool, connections: Readonly<Connections>): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect()
    if ((connections.openedAt.get(client) ?? 0) >= connections.retiredBefore) return client
    client.release(true)
  }
}

async function connect(pool: pg.Pool, connections: Connections): Promise<PostgresPoolClient> {
  let client = await takeClient(pool, connections)
  let lost: Error | null = null
  async function query<R>(...given: readonly unknown[]): Promise<R> {
    // Anything sent after a lost connection, such as a rollback, would wait just as long again.
    if (lost) throw lost
    try {
      return await send(...given)
    } catch (error) {
      if (!isEndedIdle(error)) throw error
      // The database ended the connection while this process was too busy to notice: nothing was executed.
      client.release(error)
      client = await takeClient(pool, connections)
      return await query(...given)
    }
  }
  async function send<R>(...given: readonly unknown[]): Promise<R> {
    const entry = { pid: processOf(client), since: performance.now(), end: () => void client.end() }
    connections.busy.add(entry)
    try {
      return await (client.query as (...values: readonly unknown[]) => Promise<R>)(...given)
    } catch (error) {
      if (error instanceof Error && isDatabaseAway(error) && !isEndedIdle(error)) {
        lost = error
        connections.firstLoss ??= error
        if (isUnanswered(error)) retireOpen(connections)
      }
      throw error
    } finally {
      connections.busy.delete(entry)
    }
  }
  return { query, release: () => client.release(lost ?? undefined) } as PostgresPoolClient
}

async function connectInTurn({ take }: Turns, connectNow: () => Promise<PostgresPoolClient>): Promise<PostgresPoolClient> {
  const endTurn = await take()
  try {
    const client = await connectNow()
    return {
      query: client.query,
      release: () => {
        client.release()
        endTurn()
      },
    }
  } catch (error) {
    endTurn()
    throw error
  }
}

/** By `idle_session_timeout`, which never ends a transaction. */
function isEndedIdle(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '57P05'
}

function isUnanswered(error: Error): boolean {
  return error.message === 'Query read timeout'
}

/** Integers beyond 2^53, dates, local times and decimals stay text. */
const asText = new Set([1082, 1083, 1114, 1700])
const int8 = 20

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary') {
    if (asText.has(oid)) return (value) => value
    if (oid === int8) return toInteger
  }
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown
}

/** Counts and row numbers become numbers; whatever would lose a digit stays text. */
function toInteger(value: string): number | string {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}
