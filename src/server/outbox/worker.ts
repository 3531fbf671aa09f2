/**
 * Sends what waits in the outbox, each thing at least once. A loop over one table instead of pg-boss: that needs a schema,
 * workers and four seconds of a first start on PGlite for what `for update skip locked` does here; several servers share the
 * table all the same.
 */
import type { Kysely } from 'kysely'
import type { Database, Log } from '../db/index.ts'
import { type Repeated, repeat } from '../repeat.ts'
import { type Channels, mostAttempts } from './channel.ts'

/** Waking it looks at once instead of at the next turn. */
export type Worker = Repeated

const batch = 10
const pauseMs = 2_000
/** Longer than any channel takes, so that no other server sends what is on its way. */
const claimMs = 120_000
const firstPauseMs = 30_000
const longestPauseMs = 6 * 60 * 60_000
/** Whoever waits for a code waits in front of the screen; later it is of no use. */
const firstPauseOfCodeMs = 2_000
const codeLifeMs = 15 * 60_000

export interface WorkerParts {
  readonly db: Kysely<Database>
  readonly channels: Channels
  readonly now: () => Date
  readonly log: Log
}

export function startWorker(options: WorkerParts): Worker {
  const acknowledged = new Set<number>()
  return repeat({
    pauseMs,
    turn: async (isStopped) => {
      while (!isStopped() && (await deliverBatch(options, acknowledged)) === batch);
    },
    onError: (error) => options.log.warn({ error: String(error) }, 'the outbox could not be read'),
  })
}

/**
 * Takes due deliveries that no other server has taken; answers how many. A failed one waits longer each time. `acknowledged`
 * remembers what was taken by its receiver though the database could not be told: it is not sent a second time. Only where
 * the process itself dies in between is it sent again, under the same id.
 */
export async function deliverBatch(parts: WorkerParts, acknowledged: Set<number> = new Set()): Promise<number> {
  const due = await claimDue(parts.db, parts.now())
  // Side by side, so that the last is sent well before its claim ends.
  await Promise.all(due.map((delivery) => deliver(parts, delivery, acknowledged)))
  return due.length
}

type Due = Awaited<ReturnType<typeof claimDue>>[number]

async function deliver(parts: WorkerParts, due: Due, acknowledged: Set<number>): Promise<void> {
  const { channels, now, log } = parts
  const channel = channels[due.channel]
  try {
    if (!acknowledged.has(due.id)) {
      if (!channel) throw new Error(`No way out is declared for ${due.channel}`)
      if (isStale(due, now())) throw new Error('The code in it is of no use any more')
      await channel.deliver(due)
      acknowledged.add(due.id)
    }
  } catch (error) {
    const failure = String(error).replaceAll(due.recipient, '*').slice(0, 500)
    log.warn({ delivery: due.id, channel: due.channel, attempts: due.attempts, error: failure }, 'a delivery was not taken')
    await postpone(parts, due, failure)
    return
  }
  try {
    await markSent(parts, due, channel?.keeps ?? false)
    acknowledged.delete(due.id)
  } catch (error) {
    log.warn({ delivery: due.id, error: String(error) }, 'a delivery was taken, and is marked so as soon as the database is back')
  }
}

function isStale({ secret, created_at }: Due, now: Date): boolean {
  return secret && now.getTime() - new Date(created_at).getTime() > codeLifeMs
}

async function markSent({ db, now }: WorkerParts, { id, secret, payload }: Due, keeps: boolean): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', delivered_at: now(), failure: null, ...(secret && !keeps ? { payload: wiped(payload) } : {}) })
    .where('id', '=', id)
    .execute()
}

async function postpone({ db, now }: WorkerParts, due: Due, failure: string): Promise<void> {
  const { id, attempts, secret, payload } = due
  const failed = attempts >= mostAttempts || isStale(due, now())
  const pause = Math.min((secret ? firstPauseOfCodeMs : firstPauseMs) * 2 ** attempts, longestPauseMs)
  await db
    .updateTable('outbox')
    .set({
      state: failed ? 'failed' : 'queued',
      failure,
      due_at: new Date(now().getTime() + pause),
      ...(secret && failed ? { payload: wiped(payload) } : {}),
    })
    .where('id', '=', id)
    .execute()
}

function wiped(payload: Due['payload']): string {
  return JSON.stringify({ ...payload, body: '' })
}

/** A claim is a time by which the delivery is due again, should this server die: no transaction stays open while it travels. */
async function claimDue(db: Kysely<Database>, now: Date) {
  return await db
    .updateTable('outbox')
    .set((entry) => ({ due_at: new Date(now.getTime() + claimMs), attempts: entry('attempts', '+', 1) }))
    .where('id', 'in', (entries) =>
      entries
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'queued')
        .where('due_at', '<=', now)
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'brand', 'event', 'about', 'recipient', 'payload', 'attempts', 'channel', 'secret', 'created_at'])
    .execute()
}
