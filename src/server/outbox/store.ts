/** The outbox's rows: claimed, sent, or due again. */

import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/index.ts'
import type { RowList } from '../kernel/index.ts'

export interface ClaimOptions {
  readonly now: Date
  readonly limit: number
  /** Only this channel; left out, all but those of `without`. */
  readonly channel?: string
  readonly without?: ReadonlySet<string>
}

export type Due = Awaited<ReturnType<typeof claimDue>>[number]

/** Longer than any channel takes, so that no other server sends what is on its way. */
const claimMs = 120_000

/** A claim is a time by which the delivery is due again, should this server die: no transaction stays open while it travels. */
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

/** `keep` leaves the words of a secret in place, for the demo's mailbox. */
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
  /** It is given up. */
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

/** What was given up, the last first. The subject of a secret is its recipient's alone. */
export function failedDeliveries(brand: string): RowList<FailedDelivery> {
  return {
    entity: 'failed-delivery',
    from: sql`outbox`,
    select: sql`id, channel, event, about, recipient as address, attempts, failure, created_at as at,
      case when secret then '' else coalesce(payload->>'subject', '') end as subject`,
    where: [sql`brand = ${brand}`, sql`state = 'failed'`],
    orderBy: sql`id desc`,
  }
}
