/** Second factors as they are kept: a sealed secret, the last step that was used, and hashes of recovery codes. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/index.ts'

type Db = Kysely<Database>

/** Undefined for an unknown person; `totp_since` is null until the secret counts. */
export async function findSecret(db: Db, userId: string) {
  return await db.selectFrom('users').select(['totp_secret', 'totp_since']).where('id', '=', userId).executeTakeFirst()
}

/** Keeps a sealed secret that does not count yet; false where a second factor is on. */
export async function keepSecret(db: Db, userId: string, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_secret: sealed, totp_last_step: null })
    .where('id', '=', userId)
    .where('totp_since', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export interface ConfirmedSecret {
  readonly userId: string
  readonly sealed: string
  readonly step: number
  readonly recoveryHashes: readonly string[]
  readonly now: Date
}

/** Makes the secret count; false where another secret took its place or a second factor is on. */
export async function confirmSecret(db: Db, { userId, sealed, step, recoveryHashes, now }: ConfirmedSecret): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_since: now, totp_last_step: step, recovery_hashes: JSON.stringify(recoveryHashes) })
    .where('id', '=', userId)
    .where('totp_since', 'is', null)
    .where('totp_secret', '=', sealed)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Takes everything of it away; answers whether there was one. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_secret: null, totp_since: null, totp_last_step: null, recovery_hashes: '[]' })
    .where('id', '=', userId)
    .where('totp_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Of two calls with one code, and of all later ones, one gets through. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where('totp_since', 'is not', null)
    .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', String(step))]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Uses a recovery code up; false where it is unknown or used. */
export async function takeRecoveryHash(db: Db, userId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ recovery_hashes: sql`recovery_hashes - ${hash}::text` })
    .where('id', '=', userId)
    .where('totp_since', 'is not', null)
    .where(sql<boolean>`recovery_hashes @> jsonb_build_array(${hash}::text)`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
