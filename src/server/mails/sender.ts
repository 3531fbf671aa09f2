/**
 * Sends what waits in the outbox. A loop over one table instead of pg-boss: that needs a schema, workers and four seconds
 * of a first start on PGlite for what `for update skip locked` does here; several servers share the table all the same.
 */
import type { Kysely } from 'kysely'
import type { Database, Log } from '../db/index.ts'
import type { Transport } from './transport.ts'

/** How each kind of message leaves. */
export interface Transports {
  readonly mail: Transport
  /** Null where none is declared: then nothing is queued either. */
  readonly sms: Transport | null
}

export interface Sender {
  /** Looks at once instead of at the next turn. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

const batch = 10
const pauseMs = 2_000
const mostAttempts = 8
/** Longer than any transport takes, so that no other server sends what is on its way. */
const claimMs = 120_000
const firstPauseMs = 30_000
/** Whoever waits for a code waits in front of the screen; later it is of no use. */
const firstPauseOfCodeMs = 2_000
const codeLifeMs = 15 * 60_000

export interface SenderParts {
  readonly db: Kysely<Database>
  readonly transports: Transports
  readonly now: () => Date
  readonly log: Log
}

export function startSender(options: SenderParts): Sender {
  const acknowledged = new Set<number>()
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function turn(): Promise<void> {
    try {
      while (!stopped && (await sendBatch(options, acknowledged)) === batch);
    } catch (error) {
      options.log.warn({ error: String(error) }, 'the outbox could not be read')
    }
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(start, pauseMs).unref()
  }
  function start(): void {
    clearTimeout(timer)
    running = running.then(turn)
  }
  start()
  return {
    wake: start,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Takes due messages that no other server has taken; answers how many. A failed one waits longer each time. `acknowledged`
 * remembers what was taken by its receiver though the database could not be told: it is not sent a second time.
 */
export async function sendBatch(parts: SenderParts, acknowledged: Set<number> = new Set()): Promise<number> {
  const due = await claimDue(parts.db, parts.now())
  // Side by side, so that the last is sent well before its claim ends.
  await Promise.all(due.map((message) => deliver(parts, message, acknowledged)))
  return due.length
}

type Due = Awaited<ReturnType<typeof claimDue>>[number]

async function deliver(parts: SenderParts, message: Due, acknowledged: Set<number>): Promise<void> {
  const { transports, now, log } = parts
  const transport = transports[message.channel]
  try {
    if (!acknowledged.has(message.id)) {
      if (!transport) throw new Error('No gateway for text messages is declared')
      if (isStale(message, now())) throw new Error('The code in it is of no use any more')
      await transport.send(message)
      acknowledged.add(message.id)
    }
  } catch (error) {
    const failure = String(error).replaceAll(message.recipient, '*').slice(0, 500)
    log.warn({ mail: message.id, channel: message.channel, attempts: message.attempts, error: failure }, 'a message was not sent')
    await postpone(parts, message, failure)
    return
  }
  try {
    await markSent(parts, message, transport?.keeps ?? false)
    acknowledged.delete(message.id)
  } catch (error) {
    log.warn({ mail: message.id, error: String(error) }, 'a message was sent, and is marked so as soon as the database is back')
  }
}

function isStale({ secret, created_at }: Due, now: Date): boolean {
  return secret && now.getTime() - new Date(created_at).getTime() > codeLifeMs
}

async function markSent({ db, now }: SenderParts, { id, secret }: Due, keeps: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: now(), failure: null, ...(secret && !keeps ? { body: '' } : {}) })
    .where('id', '=', id)
    .execute()
}

async function postpone({ db, now }: SenderParts, message: Due, failure: string): Promise<void> {
  const { id, attempts, secret } = message
  const failed = attempts >= mostAttempts || isStale(message, now())
  const pause = (secret ? firstPauseOfCodeMs : firstPauseMs) * 2 ** attempts
  await db
    .updateTable('mails')
    .set({
      state: failed ? 'failed' : 'queued',
      failure,
      due_at: new Date(now().getTime() + pause),
      ...(secret && failed ? { body: '' } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** A claim is a time by which the message is due again, should this server die: no transaction stays open while it travels. */
async function claimDue(db: Kysely<Database>, now: Date) {
  return await db
    .updateTable('mails')
    .set((mail) => ({ due_at: new Date(now.getTime() + claimMs), attempts: mail('attempts', '+', 1) }))
    .where('id', 'in', (mails) =>
      mails
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'queued')
        .where('due_at', '<=', now)
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body', 'attempts', 'channel', 'secret', 'created_at'])
    .execute()
}
