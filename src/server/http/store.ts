/** What the HTTP layer itself keeps: answers under idempotency keys, and views of pages. */
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/index.ts'

type Tx = Transaction<Database>

export interface CallKey {
  readonly userId: string
  readonly operation: string
  readonly key: string
}

const dayMs = 24 * 60 * 60 * 1000
const keptMs = 2 * dayMs

/** Writes a key with what is asked under it; false where it was taken within the last day. Waits for a call that is taking it. */
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

/** What was asked first under a key that is taken, and its answer. */
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

/** Deletes keys that no call repeats any more. */
export async function sweepKeys(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}

export async function insertPageView(db: Kysely<Database>, view: Insertable<Database['page_views']>): Promise<void> {
  await db.insertInto('page_views').values(view).execute()
}

/** Throws where the database does not answer. */
export async function pingDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db)
}
