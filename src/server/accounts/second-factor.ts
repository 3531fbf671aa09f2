/**
 * The second factor: codes of an authenticator (TOTP, RFC 6238), each of which counts once, and recovery codes for the day
 * on which the device is lost. The secret is sealed, recovery codes are kept as hashes.
 */
import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../db/index.ts'
import type { Vault } from '../kernel/index.ts'

type Db = Kysely<Database>

const period = 30
/** Steps before and after the present one that a clock may be off by. */
const window = 1
const secretBytes = 20
/** 80 bits: nobody finds one by trying, and its plain hash is enough. */
const recoveryBytes = 10
const recoveryGroup = /.{4}/g

export type SecondFactorCheck =
  /** The person has none: go on. */
  | 'none'
  /** They have one and no code came: answer error.second-factor-required. */
  | 'missing'
  | 'wrong'
  /** And the code is used up. */
  | 'right'

export interface SecondFactorTry {
  readonly userId: string
  /** A code of the authenticator or a recovery code, as it was typed. */
  readonly code: string | undefined
  readonly now: Date
}

export interface SecondFactor {
  /**
   * Whether somebody who has proved their password or contact may go on. It counts no attempts: whoever asks counts a wrong
   * code as a failed attempt, and forgives only once this was right.
   */
  check(db: Db, attempt: SecondFactorTry): Promise<SecondFactorCheck>
  /** Makes a secret that does not count yet; null where a second factor is on. */
  start(db: Db, person: { userId: string; account: string; issuer: string }): Promise<{ secret: string; uri: string } | null>
  /** Turns it on; answers the recovery codes, or that the code is wrong, or that nothing was started. */
  confirm(db: Db, attempt: SecondFactorTry & { codes: number }): Promise<readonly string[] | 'wrong' | 'not-started'>
}

export function createSecondFactor(vault: Vault): SecondFactor {
  /** The step that a code stands for; null where it is none of this moment's. */
  function stepOf(sealed: string, { userId, code, now }: SecondFactorTry): number | null {
    const secret = vault.open(sealed, userId)
    if (secret === null || code === undefined || !/^\d{6}$/.test(code)) return null
    const timestamp = now.getTime()
    const delta = new TOTP({ secret: Secret.fromBase32(secret), period }).validate({ token: code, timestamp, window })
    return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
  }

  return {
    check: async (db, attempt) => {
      const { userId } = attempt
      const code = attempt.code?.replace(/[\s-]/g, '')
      const row = await db.selectFrom('users').select(['totp_secret', 'totp_since']).where('id', '=', userId).executeTakeFirst()
      if (!row?.totp_since || row.totp_secret === null) return 'none'
      if (!code) return 'missing'
      const step = stepOf(row.totp_secret, { ...attempt, code })
      const used = step === null ? await takeRecoveryCode(db, userId, code) : await takeStep(db, userId, step)
      return used ? 'right' : 'wrong'
    },

    start: async (db, { userId, account, issuer }) => {
      const secret = new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer })
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ totp_secret: vault.seal(secret.base32, userId), totp_last_step: null })
        .where('id', '=', userId)
        .where('totp_since', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n ? { secret: secret.base32, uri: new TOTP({ issuer, label: account, secret, period }).toString() } : null
    },

    confirm: async (db, attempt) => {
      const { userId, now, codes } = attempt
      const row = await db.selectFrom('users').select(['totp_secret', 'totp_since']).where('id', '=', userId).executeTakeFirst()
      if (!row?.totp_secret || row.totp_since) return 'not-started'
      const step = stepOf(row.totp_secret, attempt)
      if (step === null) return 'wrong'
      const recovery = Array.from({ length: codes }, createRecoveryCode)
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({
          totp_since: now,
          totp_last_step: step,
          recovery_hashes: JSON.stringify(recovery.map((code) => hashRecovery(userId, code.replaceAll('-', '')))),
        })
        .where('id', '=', userId)
        .where('totp_since', 'is', null)
        .where('totp_secret', '=', row.totp_secret)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n ? recovery : 'not-started'
    },
  }
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
async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where('totp_since', 'is not', null)
    .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', String(step))]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

async function takeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const hash = hashRecovery(userId, code.toUpperCase())
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ recovery_hashes: sql`recovery_hashes - ${hash}::text` })
    .where('id', '=', userId)
    .where('totp_since', 'is not', null)
    .where(sql<boolean>`recovery_hashes @> jsonb_build_array(${hash}::text)`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

function createRecoveryCode(): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(recoveryBytes)).buffer })
  return (base32.match(recoveryGroup) ?? []).join('-')
}

function hashRecovery(userId: string, code: string): string {
  return createHash('sha256').update(`${userId}\n${code}`).digest('hex')
}
