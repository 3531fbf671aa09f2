/** Single connections: with TCP keep-alive, and closing without waiting for a dead connection. */
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const defaultLimitMs = 8_000

/** The operating system detects a dead peer within 5 + 3 x 2 seconds of silence. */
export function openSocket(): Socket {
  return new Socket().setKeepAlive(true, 5_000, 2_000, 3)
}

/** A connection outside the pool. Each of its queries has the same time limit as opening it. */
export async function openClient(config: pg.ClientConfig, limitMs = defaultLimitMs): Promise<pg.Client> {
  const client = new pg.Client({ ...config, stream: openSocket, connectionTimeoutMillis: limitMs, query_timeout: limitMs })
  // An error event without a listener ends the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await closeClient(client)
    throw error
  }
}

/** A dead connection never confirms closing, so waiting for it is limited. */
export async function closeClient(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), pause(1_000, null, { ref: false })])
}

/** Its backend process id, as in `pg_stat_activity`; kept by the driver, undocumented. */
export function processOf(client: pg.ClientBase): number {
  return (client as pg.ClientBase & { readonly processID: number | null }).processID ?? 0
}
