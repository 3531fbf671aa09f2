/**
 * Sends the messages waiting in the outbox, each at least once. pg-boss is not used: it needs its own schema and workers, and
 * adds four seconds to the first start on PGlite. A loop with `for update skip locked` also lets several servers share the table.
 */

import type { Kysely } from 'kysely'
import { dayMs, hourMs } from '#rules'
import type { Database, Log } from '../../db/index.ts'
import { type Repeated, repeat } from '../../kernel/index.ts'
import { ChannelAwayError, type Channels, mostAttempts, sequencedChannel } from './channel.ts'
import { claimDue, type Due, markSent, postpone } from './store.ts'

/** Waking it skips the pause. */
export type Worker = Repeated

const batch = 10
/** Deliveries in flight at once, over all channels. */
const mostUnderWay = 20
const pauseMs = 2_000
const firstPauseMs = 30_000
const longestPauseMs = 6 * hourMs
/** The recipient of a code is waiting at the screen. */
const firstPauseOfCodeMs = 2_000
/** Pause before an unavailable channel is tried again. */
const awayPauseMs = 2_000
/** As long as all attempts together. */
const longestAwayMs = dayMs

export interface WorkerParts {
  readonly db: Kysely<Database>
  readonly channels: Channels
  readonly now: () => Date
  readonly log: Log
}

/** State that a worker keeps between runs. */
interface WorkerState {
  /** Delivered, but not yet marked as sent because the database was down: they are not sent twice. */
  readonly acknowledged: Set<number>
  /** Channels that do not respond: one delivery per run probes whether they are back. */
  readonly away: Set<string>
  /** When each channel last responded, on the monotonic clock. */
  readonly answered: Map<string, number>
}

export function startWorker(parts: WorkerParts): Worker {
  const { db, now, log } = parts
  const state: WorkerState = { acknowledged: new Set(), away: new Set(), answered: new Map() }
  const underWay = new Set<Promise<unknown>>()

  function begin(due: Due): void {
    const sending = deliver(parts, due, state)
      // Send its backlog immediately.
      .then((isBack) => isBack && loop.wake())
      .catch((error: unknown) => log.warn({ delivery: due.id, error: String(error) }, 'a delivery could not be marked as sent'))
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }

  async function claimAndBegin(limit: number): Promise<number> {
    const due = await claimDue(db, { now: now(), limit, without: new Set([...state.away, sequencedChannel]) })
    due.forEach(begin)
    return due.length
  }

  const loop = repeat({
    pauseMs,
    turn: async (isStopped) => {
      for (const channel of [...state.away]) (await claimDue(db, { now: now(), limit: 1, channel })).forEach(begin)
      // At least one: a hanging recipient must not hold up all others.
      let room = Math.max(1, mostUnderWay - underWay.size)
      while (!isStopped() && (await claimAndBegin(room)) === room) {
        while (underWay.size >= mostUnderWay) await Promise.race(underWay)
        room = mostUnderWay - underWay.size
      }
    },
    onError: (error) => log.warn({ error: String(error) }, 'the outbox could not be read'),
  })
  return {
    wake: loop.wake,
    stop: async () => {
      await loop.stop()
      await Promise.all(underWay)
    },
  }
}

/**
 * Takes due deliveries that no other server has claimed, and waits until they are sent; returns how many. A failed one waits
 * longer each time. Only if the process itself dies in between is one sent again, under the same id.
 */
export async function deliverBatch(parts: WorkerParts, acknowledged: Set<number> = new Set()): Promise<number> {
  const due = await claimDue(parts.db, { now: parts.now(), limit: batch, without: new Set([sequencedChannel]) })
  // In parallel, so that the last is sent well before its claim ends.
  await Promise.all(due.map((delivery) => deliver(parts, delivery, { acknowledged, away: new Set(), answered: new Map() })))
  return due.length
}

/** Returns whether this delivery shows that the channel is back. */
async function deliver(parts: WorkerParts, due: Due, { acknowledged, away, answered }: WorkerState): Promise<boolean> {
  const { db, channels, now, log } = parts
  const channel = channels[due.channel]
  const begun = performance.now()
  try {
    if (!acknowledged.has(due.id)) {
      if (!channel) throw new Error(`No channel is declared for ${due.channel}`)
      if (isExpired(due, now())) throw new Error('It expired before it could be sent')
      await channel.deliver(due)
      acknowledged.add(due.id)
    }
  } catch (error) {
    const failure = String(error).replaceAll(due.recipient, '*').slice(0, 500)
    if (error instanceof ChannelAwayError) {
      // A delivery that hung while others got a response says nothing about the channel now.
      const isNews = (answered.get(due.channel) ?? 0) < begun
      if (isNews && !away.has(due.channel)) log.warn({ channel: due.channel, error: failure }, 'a channel does not respond')
      if (isNews) away.add(due.channel)
      await postpone(db, due, waitForChannel(due, now(), failure))
    } else {
      log.warn({ delivery: due.id, channel: due.channel, attempts: due.attempts, error: failure }, 'a delivery was refused')
      await postpone(db, due, tryLater(due, now(), failure))
    }
    return false
  }
  answered.set(due.channel, performance.now())
  const isBack = away.delete(due.channel)
  if (isBack) log.info({ channel: due.channel }, 'a channel responds again')
  try {
    await markSent(db, due, now(), channel?.keeps ?? false)
    acknowledged.delete(due.id)
  } catch (error) {
    log.warn({ delivery: due.id, error: String(error) }, 'a delivery was accepted and will be marked as sent once the database is back')
  }
  return isBack
}

/** The recipient refused it: retry with growing delays, up to a limit. */
function tryLater(due: Due, now: Date, failure: string) {
  const { attempts, secret } = due
  const next = after(now, Math.min((secret ? firstPauseOfCodeMs : firstPauseMs) * 2 ** attempts, longestPauseMs))
  // Expired by then.
  return { failure, next, attempts, failed: attempts >= mostAttempts || isExpired(due, next) }
}

/** Not the delivery's fault: it does not count as an attempt, and is due again as soon as the channel may be back. */
function waitForChannel(due: Due, now: Date, failure: string) {
  const next = after(now, awayPauseMs)
  const isOld = now.getTime() - new Date(due.created_at).getTime() > longestAwayMs
  return { failure, next, attempts: due.attempts - 1, failed: isOld || isExpired(due, next) }
}

function isExpired({ expires_at }: Pick<Due, 'expires_at'>, at: Date): boolean {
  return expires_at !== null && at.getTime() >= new Date(expires_at).getTime()
}

function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds)
}
