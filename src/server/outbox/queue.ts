/** What is to leave is written in the transaction of the change that it tells of: what was rolled back is never announced. */
import type { Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import type { Database } from '../db/index.ts'

export interface OutboxEntry {
  readonly brand: string
  readonly channel: string
  readonly recipient: string
  readonly payload: JsonObject
  /** Row of the dictionary notification-event; left out, it has a purpose of its own. */
  readonly event?: string | undefined
  readonly about?: string | undefined
  /** Its words are sealed, and wiped once sent. */
  readonly secret?: boolean | undefined
  /** Not before; left out, at once. */
  readonly dueAt?: Date | undefined
  /** Of no use afterwards; left out, it is tried as long as anything is. */
  readonly expiresAt?: Date | undefined
}

export async function queueDelivery(tx: Transaction<Database>, entry: OutboxEntry, now: Date): Promise<number> {
  const { brand, channel, recipient, payload, event = '', about = null, secret = false, dueAt = now, expiresAt = null } = entry
  const { id } = await tx
    .insertInto('outbox')
    .values({
      brand,
      channel,
      recipient,
      payload: JSON.stringify(payload),
      event,
      about,
      secret,
      due_at: dueAt,
      expires_at: expiresAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was queued for somebody about something. */
export interface QueuedFor {
  readonly brand: string
  readonly event: string
  readonly about: string
  readonly recipient: string
}

/** Whether such a one waits and nobody has begun to send it. */
export async function isDeliveryWaiting(tx: Transaction<Database>, wanted: QueuedFor): Promise<boolean> {
  const waiting = await tx
    .selectFrom('outbox')
    .select('id')
    .where((row) => row.and(notBegun(wanted)))
    .executeTakeFirst()
  return waiting !== undefined
}

/** Takes back what nobody has begun to send yet, because its recipient knows by now; answers how much that was. */
export async function recallDeliveries(tx: Transaction<Database>, wanted: QueuedFor): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where((row) => row.and(notBegun(wanted)))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function notBegun({ brand, event, about, recipient }: QueuedFor) {
  return { brand, event, about, recipient, state: 'queued', attempts: 0 } as const
}
