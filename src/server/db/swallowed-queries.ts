/**
 * Finds queries lost on a silent connection. A firewall that forgets a connection, or a proxy that drops packets, raises no
 * error: without this, each query waits for its time limit, and its connection occupies the pool. So when a response is late,
 * ask the database over a new connection what the old one's process is doing.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { closeClient, openClient, processOf } from './client.ts'
import type { Log } from './open.ts'
import type { BusyConnection, OpeningConnection, Pool } from './pool.ts'

export interface SecurityEventOptions {
  readonly pool: Pool
  readonly config: pg.ClientConfig
  readonly log: Log
}

const lookEveryMs = 1_000
const lateMs = 2_000
const askMs = 2_000
/**
 * A whole pool may be connecting while the line swallows everything. Counted in checks, not by the clock: this process may have
 * stalled.
 */
const looksWhileOpening = 4

/** Runs until the signal aborts. */
export async function endSwallowedQueries({ pool, config, log }: SecurityEventOptions, signal: AbortSignal): Promise<void> {
  /** Unknown to the server at the last check; their response may have been on its way. */
  let suspects: readonly BusyConnection[] = []
  let seenOpening = new Map<OpeningConnection, number>()
  while (await hasPaused(signal)) {
    seenOpening = new Map(pool.opening().map((connection) => [connection, (seenOpening.get(connection) ?? 0) + 1]))
    for (const [connection, looks] of seenOpening) if (looks >= looksWhileOpening) connection.end()
    const late = pool.busy().filter(({ since }) => performance.now() - since > lateMs)
    const unknown = late.length > 0 ? await findUnknown(late, config) : []
    const swallowed = unknown.filter((connection) => suspects.includes(connection) && pool.busy().includes(connection))
    suspects = unknown
    if (swallowed.length === 0) continue
    log.warn({ connections: swallowed.length }, 'queries never reached the database; their connections are replaced')
    pool.retireOpen()
    for (const connection of swallowed) connection.end()
  }
}

async function hasPaused(signal: AbortSignal): Promise<boolean> {
  await pause(lookEveryMs, null, { signal, ref: false }).catch(() => {})
  return !signal.aborted
}

/** Connections whose process is gone or idle; none if the database cannot be reached. */
async function findUnknown(late: readonly BusyConnection[], config: pg.ClientConfig): Promise<readonly BusyConnection[]> {
  const client = await openClient(config, askMs).catch(() => null)
  if (!client) return []
  try {
    const { rows } = await client.query<{ pid: number; own: number; busy: boolean }>(
      `select pid, pg_backend_pid() as own, coalesce(state not like 'idle%', true) as busy
       from pg_stat_activity where pid = any($1) or pid = pg_backend_pid()`,
      [late.map(({ pid }) => pid)],
    )
    // A connection pooler in between makes up process ids, which say nothing.
    const isDirect = rows.some(({ pid, own }) => pid === own && pid === processOf(client))
    return isDirect ? late.filter(({ pid }) => !rows.some((row) => row.pid === pid && row.busy)) : []
  } catch {
    return []
  } finally {
    await closeClient(client)
  }
}
