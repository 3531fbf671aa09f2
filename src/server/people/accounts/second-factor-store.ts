/** Two-step verification: an encrypted secret, the last step used, and hashes of recovery codes. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/index.ts'

type Db = Kysely<Database>

/** Undefined for an unknown person; `totp_since` is null until the secret is active. */
export async function findSecret(db: Db, userId: string) {
  return await db.selectFrom('users').select(['totp_secret', 'totp_since']).where('id', '=', userId).executeTakeFirst()
}

/** Saves an inactive encrypted secret; returns false if two-step verification is on. */
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

/** Activates the secret; returns false if it was replaced or two-step verification is on. */
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

/** Turns two-step verification off; returns whether it was on. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_secret: null, totp_since: null, totp_last_step: null, recovery_hashes: '[]' })
    .where('id', '=', userId)
    .where('totp_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Marks a step as used; returns false if it or a later one was used, so that a code works once. */
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

/** Marks a recovery code as used; returns false if it is unknown or already used. */
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
