/**
 * Lets a child process of this server use its embedded database. That has one session, whose queries of two processes would mix, so
 * they take turns: a turn is what the child does with one connection, such as a transaction, and meanwhile the server's only
 * connection is not used. PostgreSQL needs none of this.
 */
import type { ChildProcess } from 'node:child_process'
import process from 'node:process'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Log } from './open.ts'
import { openPool, type Pool, type Turns } from './pool.ts'
import type { Database } from './tables.ts'

type Address = Pick<pg.ClientConfig, 'host' | 'port'>

type ChildMessage = { readonly kind: 'turn-wanted' | 'turn-over'; readonly turn: number }

type ServerMessage =
  | { readonly kind: 'turn'; readonly turn: number; readonly address: Address }
  | { readonly kind: 'no-turn'; readonly turn: number; readonly reason: string }

export interface LendOptions {
  readonly db: Kysely<Database>
  /** It may change when the database restarts. */
  readonly address: () => Address
}

/** Gives the child its turns until it ends. */
export function lendDatabase({ db, address }: LendOptions, child: ChildProcess): void {
  const send = (message: ServerMessage) => {
    if (child.connected) child.send(message)
  }
  async function give(turn: number): Promise<void> {
    try {
      await db.connection().execute(async () => {
        if (!child.connected) return
        const over = untilOver(child, turn)
        send({ kind: 'turn', turn, address: address() })
        await over
      })
    } catch (error) {
      send({ kind: 'no-turn', turn, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  child.on('message', (message: ChildMessage) => {
    if (message.kind === 'turn-wanted') void give(message.turn)
  })
}

/** A child that ends has no turn; its transaction ends with its connection. */
function untilOver(child: ChildProcess, turn: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      child.off('message', hear)
      child.off('exit', end)
      done()
    }
    const hear = (message: ChildMessage) => {
      if (message.kind === 'turn-over' && message.turn === turn) end()
    }
    child.on('message', hear)
    child.once('exit', end)
  })
}

/** In the child: the database of the server that has forked it. */
export function openLent(log: Log): Pick<Pool, 'db'> {
  let place: Address = {}
  let lastTurn = 0
  const send = (message: ChildMessage) => process.send?.(message)
  const turns: Turns = {
    take: async () => {
      lastTurn += 1
      const turn = lastTurn
      const address = untilGiven(turn)
      send({ kind: 'turn-wanted', turn })
      place = await address
      return () => send({ kind: 'turn-over', turn })
    },
  }
  // Closing an idle connection would be a message outside of a turn.
  return openPool({ max: 1, idleTimeoutMillis: 0, user: 'postgres', database: 'postgres', address: () => place, turns }, log)
}

function untilGiven(turn: number): Promise<Address> {
  return new Promise((done, fail) => {
    process.on('message', function hear(message: ServerMessage) {
      if (message.kind !== 'turn' && message.kind !== 'no-turn') return
      if (message.turn !== turn) return
      process.off('message', hear)
      if (message.kind === 'turn') done(message.address)
      else fail(new Error(message.reason))
    })
  })
}
