/** Deliveries that were given up, for customer service: listed, and tried again under the same id. */

import { type Kysely, sql } from 'kysely'
import { maskEmail, maskPhone } from '#domain'
import type { Database } from '../db/index.ts'
import { type Handlers, readRows, refuse } from '../kernel/index.ts'
import { failedDeliveries } from './store.ts'

export const deliveryHandlers: Pick<Handlers, 'list-failed-deliveries' | 'retry-delivery'> = {
  'list-failed-deliveries': (input, call) =>
    readRows(call, input, failedDeliveries(call.brand.id), {
      more: ({ id, address }) => ({
        deliveryId: String(id),
        recipient: address.includes('@') ? maskEmail(address) : maskPhone(address),
      }),
    }),

  'retry-delivery': async ({ deliveryId }, { db, brand, now }) => {
    if (!/^[1-9]\d{0,15}$/.test(deliveryId)) return refuse('error.not-found')
    // A code that was given up is of no use any more.
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ state: 'queued', attempts: 0, due_at: now() })
      .where('id', '=', Number(deliveryId))
      .where('brand', '=', brand.id)
      .where('state', '=', 'failed')
      .where('secret', '=', false)
      .executeTakeFirst()
    return numUpdatedRows === 1n ? { ok: true, value: {} } : refuse('error.not-found')
  },
}

/** What has not been sent, by channel. Asked state by state: each has an index of its own. */
export async function countWaiting(db: Kysely<Database>): Promise<{ channel: string; state: 'queued' | 'failed'; count: number }[]> {
  const counted = await Promise.all((['queued', 'failed'] as const).map(count))
  return counted.flat()

  async function count(state: 'queued' | 'failed') {
    const number = sql<number>`count(*)::integer`.as('count')
    const rows = await db.selectFrom('outbox').where('state', '=', state).groupBy('channel').select(['channel', number]).execute()
    return rows.map((row) => ({ ...row, state }))
  }
}
