/**
 * Sends what waits in the outbox, each thing at least once. A loop over one table instead of pg-boss: that needs a schema,
 * workers and four seconds of a first start on PGlite for what `for update skip locked` does here; several servers share the
 * table all the same.
 */
import type { Kysely } from 'kysely'
import type { Database, Log } from '../db/index.ts'
import { type Repeated, repeat } from '../kernel/index.ts'
import { ChannelAwayError, type Channels, mostAttempts } from './channel.ts'
import { claimDue, type Due, markSent, postpone } from './store.ts'

/** Waking it looks at once instead of at the next turn. */
export type Worker = Repeated

const batch = 10
/** Under way at once, all channels together. */
const mostUnderWay = 20
const pauseMs = 2_000
const firstPauseMs = 30_000
const longestPauseMs = 6 * 60 * 60_000
/** The recipient of a code waits for it in front of the screen. */
const firstPauseOfCodeMs = 2_000
/** Until a channel that is away is tried again. */
const awayPauseMs = 2_000
/** As long as all attempts take together. */
const longestAwayMs = 24 * 60 * 60_000

export interface WorkerParts {
  readonly db: Kysely<Database>
  readonly channels: Channels
  readonly now: () => Date
  readonly log: Log
}

/** What a worker remembers between its turns. */
interface Memory {
  /** Delivered, but not yet marked as sent because the database was away: they are not sent twice. */
  readonly acknowledged: Set<number>
  /** Channels whose other end does not answer: one delivery in each turn finds out whether it is back. */
  readonly away: Set<string>
  /** When each channel answered last, on the monotonic clock. */
  readonly answered: Map<string, number>
}

export function startWorker(parts: WorkerParts): Worker {
  const { db, now, log } = parts
  const memory: Memory = { acknowledged: new Set(), away: new Set(), answered: new Map() }
  const underWay = new Set<Promise<unknown>>()

  function begin(due: Due): void {
    const sending = deliver(parts, due, memory)
      // Send what has waited for it at once.
      .then((isBack) => isBack && turns.wake())
      .catch((error: unknown) => log.warn({ delivery: due.id, error: String(error) }, 'a delivery could not be marked'))
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }

  async function claimAndBegin(limit: number): Promise<number> {
    const due = await claimDue(db, { now: now(), limit, without: memory.away })
    due.forEach(begin)
    return due.length
  }

  const turns = repeat({
    pauseMs,
    turn: async (isStopped) => {
      for (const channel of [...memory.away]) (await claimDue(db, { now: now(), limit: 1, channel })).forEach(begin)
      // At least one: a receiver that hangs must not hold up all others.
      let room = Math.max(1, mostUnderWay - underWay.size)
      while (!isStopped() && (await claimAndBegin(room)) === room) {
        while (underWay.size >= mostUnderWay) await Promise.race(underWay)
        room = mostUnderWay - underWay.size
      }
    },
    onError: (error) => log.warn({ error: String(error) }, 'the outbox could not be read'),
  })
  return {
    wake: turns.wake,
    stop: async () => {
      await turns.stop()
      await Promise.all(underWay)
    },
  }
}

/**
 * Takes due deliveries that no other server has taken, and waits until they have left; answers how many. A failed one waits
 * longer each time. Only where the process itself dies in between is one sent again, under the same id.
 */
export async function deliverBatch(parts: WorkerParts, acknowledged: Set<number> = new Set()): Promise<number> {
  const due = await claimDue(parts.db, { now: parts.now(), limit: batch })
  // Side by side, so that the last is sent well before its claim ends.
  await Promise.all(due.map((delivery) => deliver(parts, delivery, { acknowledged, away: new Set(), answered: new Map() })))
  return due.length
}

/** Answers whether the channel is back with this delivery. */
async function deliver(parts: WorkerParts, due: Due, { acknowledged, away, answered }: Memory): Promise<boolean> {
  const { db, channels, now, log } = parts
  const channel = channels[due.channel]
  const begun = performance.now()
  try {
    if (!acknowledged.has(due.id)) {
      if (!channel) throw new Error(`No way out is declared for ${due.channel}`)
      if (isExpired(due, now())) throw new Error('It expired before it could be sent')
      await channel.deliver(due)
      acknowledged.add(due.id)
    }
  } catch (error) {
    const failure = String(error).replaceAll(due.recipient, '*').slice(0, 500)
    if (error instanceof ChannelAwayError) {
      // A delivery that hung while others were answered already says nothing of the channel now.
      const isNews = (answered.get(due.channel) ?? 0) < begun
      if (isNews && !away.has(due.channel)) log.warn({ channel: due.channel, error: failure }, 'a channel does not answer')
      if (isNews) away.add(due.channel)
      await postpone(db, due, waitForChannel(due, now(), failure))
    } else {
      log.warn({ delivery: due.id, channel: due.channel, attempts: due.attempts, error: failure }, 'a delivery was not taken')
      await postpone(db, due, tryLater(due, now(), failure))
    }
    return false
  }
  answered.set(due.channel, performance.now())
  const isBack = away.delete(due.channel)
  if (isBack) log.info({ channel: due.channel }, 'a channel answers again')
  try {
    await markSent(db, due, now(), channel?.keeps ?? false)
    acknowledged.delete(due.id)
  } catch (error) {
    log.warn({ delivery: due.id, error: String(error) }, 'a delivery was taken, and is marked so as soon as the database is back')
  }
  return isBack
}

/** The receiver refused it: longer each time, and not for ever. */
function tryLater(due: Due, now: Date, failure: string) {
  const { attempts, secret } = due
  const next = after(now, Math.min((secret ? firstPauseOfCodeMs : firstPauseMs) * 2 ** attempts, longestPauseMs))
  // Useless by then.
  return { failure, next, attempts, failed: attempts >= mostAttempts || isExpired(due, next) }
}

/** Not the delivery's fault: it counts as no attempt, and is due again as soon as the channel may be back. */
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
