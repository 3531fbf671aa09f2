/** SQL for the outbox: queued in the transaction they report on, claimed, sent, or due again. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import { sequencedChannel } from './channel.ts'

export interface OutboxEntry {
  readonly brand: string
  readonly channel: string
  readonly recipient: string
  readonly payload: JsonObject
  /** Row of the dictionary notification-event; default: a separate purpose. */
  readonly event?: string | undefined
  readonly about?: string | undefined
  /** Its text is encrypted, and wiped once sent. */
  readonly secret?: boolean | undefined
  /** Not before; default: at once. */
  readonly dueAt?: Date | undefined
  /** Expiry; default: retried as long as any message. */
  readonly expiresAt?: Date | undefined
}

/** Call it in the transaction of the change it reports, so that a rollback sends nothing. Returns the id. */
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

/** Identifies deliveries of one event about a record to one recipient. */
export interface QueuedFor {
  readonly brand: string
  readonly event: string
  readonly about: string
  readonly recipient: string
}

/** Whether a matching delivery is queued and not attempted yet. */
export async function isDeliveryWaiting(tx: Transaction<Database>, wanted: QueuedFor): Promise<boolean> {
  const waiting = await tx
    .selectFrom('outbox')
    .select('id')
    .where((row) => row.and(notBegun(wanted)))
    .executeTakeFirst()
  return waiting !== undefined
}

/** Deletes deliveries that were not attempted yet, because the recipient has seen the news; returns how many. */
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

export interface ClaimOptions {
  readonly now: Date
  readonly limit: number
  /** Only this channel; default: all but those of `without`. */
  readonly channel?: string
  readonly without?: ReadonlySet<string>
}

export type Due = Awaited<ReturnType<typeof claimDue>>[number]

/** Longer than any channel takes, so that no other server sends the same message. */
const claimMs = 120_000

/** A claim is a time by which the delivery is due again, should this server die: no transaction stays open while it is sent. */
export async function claimDue(db: Kysely<Database>, { now, limit, channel, without = new Set() }: ClaimOptions) {
  return await db
    .updateTable('outbox')
    .set((entry) => ({ due_at: new Date(now.getTime() + claimMs), attempts: entry('attempts', '+', 1) }))
    .where('id', 'in', (entries) =>
      entries
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'queued')
        .where('due_at', '<=', now)
        .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
        .$if(without.size > 0, (query) => query.where('channel', 'not in', [...without]))
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'brand', 'event', 'about', 'recipient', 'payload', 'attempts', 'channel', 'secret', 'created_at', 'expires_at'])
    .execute()
}

export interface ClaimInSequence {
  readonly now: Date
  readonly limit: number
  /** At most this many to one recipient. */
  readonly each: number
  /** Recipients that are being called already. */
  readonly busy: readonly string[]
}

/** As `claimDue`, for the sequenced channel: of the deliveries about one subject to one recipient, only the first unsent one. */
export async function claimInSequence(db: Kysely<Database>, { now, limit, each, busy }: ClaimInSequence): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update outbox set due_at = ${new Date(now.getTime() + claimMs)}::timestamptz, attempts = attempts + 1
    where id in (
      select id from outbox where id in (
        select id from (
          select o.id, row_number() over (partition by o.recipient order by o.id) as place
          from outbox o
          where o.channel = ${sequencedChannel} and o.state = 'queued' and o.due_at <= ${now}::timestamptz
            and o.recipient <> all(${sql.val([...busy])}::text[])
            and not exists (
              select 1 from outbox before
              where before.channel = ${sequencedChannel} and before.state = 'queued'
                and before.recipient = o.recipient and before.about = o.about and before.id < o.id)
        ) firsts where place <= ${each}
      ) and state = 'queued' and due_at <= ${now}::timestamptz
      order by id limit ${limit} for update skip locked
    )
    returning id, brand, event, about, recipient, payload, attempts, channel, secret, created_at, expires_at`.execute(db)
  return rows.sort((a, b) => a.id - b.id)
}

/** A recipient responds again: what waits for it is due now. Deliveries that are being sent are due within the claim, and stay. */
export async function hastenDeliveries(db: Kysely<Database>, recipient: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('channel', '=', sequencedChannel)
    .where('recipient', '=', recipient)
    .where('state', '=', 'queued')
    .where('due_at', '>', new Date(now.getTime() + claimMs))
    .execute()
}

/** `keep` leaves confidential text in place, for the demo's mailbox. */
export async function markSent(db: Kysely<Database>, { id, secret, payload }: Due, now: Date, keep: boolean): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', delivered_at: now, failure: null, ...(secret && !keep ? { payload: wiped(payload) } : {}) })
    .where('id', '=', id)
    .execute()
}

export interface Postponement {
  readonly failure: string
  readonly next: Date
  /** Given up. */
  readonly failed: boolean
  readonly attempts: number
}

export async function postpone(db: Kysely<Database>, { id, secret, payload }: Due, to: Postponement): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: to.failed ? 'failed' : 'queued',
      failure: to.failure,
      due_at: to.next,
      attempts: to.attempts,
      ...(secret && to.failed ? { payload: wiped(payload) } : {}),
    })
    .where('id', '=', id)
    .execute()
}

function wiped(payload: Due['payload']): string {
  const { sealed: _sealed, ...rest } = payload
  return JSON.stringify({ ...rest, body: '' })
}

export interface FailedDelivery {
  readonly id: number
  readonly address: string
}

/** Messages given up, latest first. The subject of a confidential one is visible to its recipient only. */
export function failedDeliveries(brand: string): RowList<FailedDelivery> {
  return {
    entity: 'failed-delivery',
    from: sql`outbox`,
    select: sql`id, channel, event, about, recipient as address, attempts, failure, created_at as at,
      case when secret then '' else coalesce(payload->>'subject', '') end as subject`,
    // Customers look after their own systems.
    where: [sql`brand = ${brand}`, sql`state = 'failed'`, sql`channel <> ${sequencedChannel}`],
    orderBy: sql`id desc`,
  }
}

/** Queues a failed delivery again under the same id; returns false if unknown, or if it carried a secret, which has expired. */
export async function retryFailed(db: Kysely<Database>, brand: string, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'queued', attempts: 0, due_at: now })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('state', '=', 'failed')
    .where('secret', '=', false)
    .where('channel', '<>', sequencedChannel)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Unsent messages by channel. One query per state: each has its own index. */
export async function countWaiting(db: Kysely<Database>): Promise<{ channel: string; state: 'queued' | 'failed'; count: number }[]> {
  const counted = await Promise.all((['queued', 'failed'] as const).map(count))
  return counted.flat()

  async function count(state: 'queued' | 'failed') {
    const number = sql<number>`count(*)::integer`.as('count')
    const rows = await db.selectFrom('outbox').where('state', '=', state).groupBy('channel').select(['channel', number]).execute()
    return rows.map((row) => ({ ...row, state }))
  }
}

/** Deletes all messages to a recipient of the channel, sent or not. */
export async function deleteDeliveries(tx: Transaction<Database>, channel: string, recipient: string): Promise<void> {
  await tx.deleteFrom('outbox').where('channel', '=', channel).where('recipient', '=', recipient).execute()
}

/** Deletes messages of the channel that ended before a day. */
export async function deleteOldDeliveries(db: Kysely<Database>, brand: string, channel: string, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('channel', '=', channel)
    .where('state', '<>', 'queued')
    .where('created_at', '<', before)
    .where('brand', '=', brand)
    .execute()
}
