/** One connection that listens for notifications, reopened whenever it is lost. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { closeClient, openClient } from './client.ts'
import type { Log } from './open.ts'

export interface Listener {
  readonly state: () => ListenerState
  readonly close: () => Promise<void>
}

export interface ListenerState {
  readonly connected: boolean
  /** How often the connection has been lost since the start. */
  readonly lost: number
}

export interface ListenOptions {
  readonly config: pg.ClientConfig
  readonly channel: string
  /** Also called after each reconnect: notifications may have been missed. */
  readonly onNotify: () => void
  readonly log: Log
}

/** A connection that died silently looks like one without news. */
const heartbeatMs = 5_000
const firstPauseMs = 250
const longestPauseMs = 4_000

/** Throws if the first connection fails. */
export async function listen(options: ListenOptions): Promise<Listener> {
  const { onNotify, log } = options
  const closing = new AbortController()
  const state = { connected: true, lost: 0 }

  /** The only place that connects, one attempt at a time: two loops would double with each loss. */
  async function keepConnected(client: pg.Client): Promise<void> {
    for (let next: pg.Client | null = client; next; next = await reconnect()) {
      state.connected = true
      const reason = await untilLost(next, closing.signal)
      state.connected = false
      await closeClient(next)
      if (closing.signal.aborted) return
      state.lost += 1
      log.warn({ error: reason }, 'the listening connection was lost')
    }
  }

  async function reconnect(): Promise<pg.Client | null> {
    for (let longest = firstPauseMs; ; longest = Math.min(longest * 2, longestPauseMs)) {
      // Jitter: servers that lost the same database must not reconnect in step.
      await pause(longest * (0.5 + Math.random() / 2), null, { signal: closing.signal, ref: false }).catch(() => {})
      if (closing.signal.aborted) return null
      try {
        const client = await attach(options)
        log.info({}, 'the listening connection was reopened')
        onNotify()
        return client
      } catch (error) {
        log.warn({ error: String(error) }, 'the listening connection could not be opened')
      }
    }
  }

  const server = keepConnected(await attach(options))
  return {
    state: () => ({ ...state }),
    close: async () => {
      closing.abort()
      await server
    },
  }
}

async function attach({ config, channel, onNotify }: ListenOptions): Promise<pg.Client> {
  const client = await openClient(config)
  client.on('notification', onNotify)
  try {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return client
  } catch (error) {
    await closeClient(client)
    throw error
  }
}

/** Resolves with the reason, including when `closing` aborts. */
async function untilLost(client: pg.Client, closing: AbortSignal): Promise<string> {
  const lost = new AbortController()
  const either = AbortSignal.any([closing, lost.signal])
  client.once('error', (error) => lost.abort(error.message))
  client.once('end', () => lost.abort('ended by the database'))
  for (;;) {
    await pause(heartbeatMs, null, { signal: either, ref: false }).catch(() => {})
    if (either.aborted) return String(either.reason)
    await client.query('select 1').catch((error: Error) => lost.abort(error.message))
  }
}
