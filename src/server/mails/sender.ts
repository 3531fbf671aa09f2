/**
 * Sends what waits in the outbox. A loop over one table instead of pg-boss: that needs a schema, workers and four seconds
 * of a first start on PGlite for what `for update skip locked` does here; several servers share the table all the same.
 */
import type { Kysely } from 'kysely'
import type { Database, Log } from '../db/index.ts'

export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

export type SendMail = (mail: Mail) => Promise<void>

export interface Sender {
  /** Looks at once instead of at the next turn. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

const batch = 10
const pauseMs = 2_000
const mostAttempts = 8
const claimMs = 120_000

export function startSender(options: { db: Kysely<Database>; send: SendMail; now: () => Date; log: Log }): Sender {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function turn(): Promise<void> {
    try {
      while (!stopped && (await sendBatch(options)) === batch);
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

/** Takes due mails that no other server has taken; answers how many. A failed one waits longer each time. */
export async function sendBatch({
  db,
  send,
  now,
  log,
}: {
  db: Kysely<Database>
  send: SendMail
  now: () => Date
  log: Log
}): Promise<number> {
  const due = await claimDue(db, now())
  for (const mail of due) {
    try {
      await send(mail)
      await db.updateTable('mails').set({ state: 'sent', sent_at: now(), failure: null }).where('id', '=', mail.id).execute()
    } catch (error) {
      log.warn({ mail: mail.id, attempts: mail.attempts, error: String(error) }, 'a mail was not sent')
      const state = mail.attempts >= mostAttempts ? 'failed' : 'queued'
      const dueAt = new Date(now().getTime() + 30_000 * 2 ** mail.attempts)
      await db
        .updateTable('mails')
        .set({ state, failure: String(error).slice(0, 500), due_at: dueAt })
        .where('id', '=', mail.id)
        .execute()
    }
  }
  return due.length
}

/** A claim is a time by which the mail is due again, should this server die: no transaction stays open while mail travels. */
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
    .returning(['id', 'recipient', 'subject', 'body', 'attempts'])
    .execute()
}
