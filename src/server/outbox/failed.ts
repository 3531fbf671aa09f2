/** Deliveries that were given up, for customer service: listed, and tried again under the same id. */
import { type Kysely, sql } from 'kysely'
import { maskEmail, maskPhone } from '#domain'
import type { Operations } from '#generated/operations.ts'
import type { Database } from '../db/index.ts'
import { type Handlers, pageOf, refuse } from '../kernel/index.ts'

type Failed = Operations['list-failed-deliveries']['output']['rows'][number]

export const deliveryHandlers: Pick<Handlers, 'list-failed-deliveries' | 'retry-delivery'> = {
  'list-failed-deliveries': async (input, { db, brand }) => {
    const { page, pageSize, offset } = pageOf(input, { brand })
    const failed = db.selectFrom('outbox').where('brand', '=', brand.id).where('state', '=', 'failed')
    const rows = await failed.selectAll().orderBy('id', 'desc').limit(pageSize).offset(offset).execute()
    const { total } = await failed.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
    return {
      ok: true,
      value: {
        rows: rows.map((row) => ({
          deliveryId: String(row.id),
          channel: row.channel as Failed['channel'],
          ...(row.event ? { event: row.event as NonNullable<Failed['event']> } : {}),
          ...(row.about ? { about: row.about } : {}),
          recipient: row.recipient.includes('@') ? maskEmail(row.recipient) : maskPhone(row.recipient),
          // A code is nobody's but its recipient's.
          subject: row.secret ? '' : String(row.payload.subject ?? ''),
          attempts: row.attempts,
          failure: row.failure ?? '',
          at: row.created_at.toISOString(),
        })),
        total,
        page,
        pageSize,
      },
    }
  },

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
