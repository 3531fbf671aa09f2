/** Rows of the HTTP layer: results by idempotency key, and page views. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { dayMs } from '#rules'
import type { Database } from '../db/index.ts'
import { limitOf } from '../kernel/index.ts'

type Tx = Transaction<Database>

export interface CallKey {
  readonly userId: string
  readonly operation: string
  readonly key: string
}

const keptMs = 2 * dayMs

/**
 * Claims a key for a request; returns false if it was claimed within the last day. Waits for a parallel call with the same key.
 */
export async function takeKey(tx: Tx, { userId, operation, key }: CallKey, requestHash: string, now: Date): Promise<boolean> {
  const row = { user_id: userId, operation, key, request_hash: requestHash, answer: '{}', created_at: now }
  const taken = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'operation', 'key'])
        .doUpdateSet(row)
        .where('idempotency_keys.created_at', '<', new Date(now.getTime() - dayMs)),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

/** Request hash and result of the first call with this key. */
export async function readFirstCall(tx: Tx, { userId, operation, key }: CallKey) {
  return await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

export async function keepAnswer(tx: Tx, { userId, operation, key }: CallKey, value: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify({ value }) })
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute()
}

/** Deletes keys that are too old to be retried. */
export async function sweepKeys(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}

export interface PageView {
  readonly brand: string
  /** YYYY-MM-DD in the brand's time zone. */
  readonly day: string
  readonly page: string
}

export async function countPageView(db: Kysely<Database>, view: PageView): Promise<void> {
  await db
    .insertInto('page_view_counts')
    .values({ ...view, views: 1 })
    .onConflict((conflict) => conflict.columns(['brand', 'day', 'page']).doUpdateSet({ views: sql`page_view_counts.views + 1` }))
    .execute()
}

export async function sweepPageViews(db: Kysely<Database>, { id, limits }: Pick<BrandPlan, 'id' | 'limits'>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - limitOf({ limits }, 'pageViewDays') * dayMs).toISOString().slice(0, 10)
  await db.deleteFrom('page_view_counts').where('brand', '=', id).where('day', '<', oldest).execute()
}

/** Throws if the database does not respond. */
export async function pingDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db)
}
