/**
 * Sends what customers' systems are called with. A slow or dead receiver takes a few places and never those of others; messages
 * about one subject reach it one after another, each only once the previous one was accepted or given up.
 */
import type { Kysely } from 'kysely'
import type { Database, Log } from '../../db/index.ts'
import { type Repeated, repeat } from '../../kernel/index.ts'
import { type Delivery, GivenUpError } from './channel.ts'
import { claimInSequence, type Due, hastenDeliveries, markSent, postpone } from './store.ts'

const pauseMs = 2_000
/** Deliveries in flight, in all and to one receiver. */
const mostUnderWay = 20
const mostEach = 4
const secondMs = 1_000
/**
 * Before each further attempt; together three days. Half an hour at most in the first hours, so that a receiver that was down for
 * an hour soon has everything.
 */
const pausesMs = [5 * secondMs, ...[1, 5, 15, 30, 30].map(minutes), ...[1, 2, 4, 8, 12, 20, 24].map((count) => minutes(60 * count))]

function minutes(count: number): number {
  return count * 60 * secondMs
}

export interface SequencedWorkerParts {
  readonly db: Kysely<Database>
  /** Resolves once the receiver accepted it. GivenUpError: it will never. */
  readonly deliver: (delivery: Delivery) => Promise<void>
  readonly now: () => Date
  readonly log: Log
}

export function startSequencedWorker(parts: SequencedWorkerParts): Repeated {
  const { db, now, log } = parts
  const underWay = new Map<Promise<unknown>, string>()

  function begin(due: Due): void {
    const sending = send(parts, due)
      // The next one about this subject may go.
      .then(() => loop.wake())
      .catch((error: unknown) => log.warn({ delivery: due.id, error: String(error) }, 'a delivery could not be marked'))
      .finally(() => underWay.delete(sending))
    underWay.set(sending, due.recipient)
  }

  const loop = repeat({
    pauseMs,
    turn: async (isStopped) => {
      while (!isStopped() && underWay.size < mostUnderWay) {
        const busy = [...new Set(underWay.values())]
        const due = await claimInSequence(db, { now: now(), limit: mostUnderWay - underWay.size, each: mostEach, busy })
        if (due.length === 0) return
        due.forEach(begin)
      }
    },
    onError: (error) => log.warn({ error: String(error) }, 'the outbox could not be read'),
  })
  return {
    wake: loop.wake,
    stop: async () => {
      await loop.stop()
      await Promise.all(underWay.keys())
    },
  }
}

/** Sends what is due now and waits for the responses; returns how many. */
export async function deliverInSequence(parts: SequencedWorkerParts): Promise<number> {
  const due = await claimInSequence(parts.db, { now: parts.now(), limit: mostUnderWay, each: mostEach, busy: [] })
  await Promise.all(due.map((delivery) => send(parts, delivery)))
  return due.length
}

async function send({ db, deliver, now, log }: SequencedWorkerParts, due: Due): Promise<void> {
  try {
    await deliver(due)
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    log.info({ delivery: due.id, attempts: due.attempts, error: failure }, 'a receiver did not accept a delivery')
    const pause = error instanceof GivenUpError ? undefined : pausesMs[due.attempts - 1]
    const next = new Date(now().getTime() + (pause ?? 0))
    await postpone(db, due, { failure, next, failed: pause === undefined, attempts: due.attempts })
    return
  }
  await markSent(db, due, now(), true)
  if (due.attempts > 1) await hastenDeliveries(db, due.recipient, now())
}
