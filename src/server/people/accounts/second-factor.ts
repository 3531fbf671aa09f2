/**
 * Two-step verification: authenticator codes (TOTP, RFC 6238), each valid once, and recovery codes for a lost device. The secret
 * is encrypted, recovery codes are stored as hashes.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../db/index.ts'
import type { Vault } from '../../kernel/index.ts'
import { confirmSecret, findSecret, keepSecret, takeRecoveryHash, takeStep } from './second-factor-store.ts'

type Db = Kysely<Database>

const period = 30
/** Number of time steps that a clock may be off. */
const window = 1
const secretBytes = 20
/** 80 bits: cannot be guessed, so a plain hash is enough. */
const recoveryBytes = 10
const recoveryGroup = /.{4}/g

export type SecondFactorCheck =
  /** Two-step verification is off: continue. */
  | 'none'
  /** It is on and no code was given: respond with error.second-factor-required. */
  | 'missing'
  | 'wrong'
  /** The code is right and now used up. */
  | 'right'

export interface SecondFactorTry {
  readonly userId: string
  /** An authenticator code or a recovery code, as typed. */
  readonly code: string | undefined
  readonly now: Date
}

export interface SecondFactor {
  /**
   * Checks the code after password or contact. Does not count attempts: callers count a wrong code as a failed attempt, and
   * reset the count only after this succeeded.
   */
  check(db: Db, attempt: SecondFactorTry): Promise<SecondFactorCheck>
  /** Creates an inactive secret; null if two-step verification is on. */
  start(db: Db, person: { userId: string; account: string; issuer: string }): Promise<{ secret: string; uri: string } | null>
  /** Turns it on; returns the recovery codes, or that the code is wrong, or that it was not started. */
  confirm(db: Db, attempt: SecondFactorTry & { codes: number }): Promise<readonly string[] | 'wrong' | 'not-started'>
}

export function createSecondFactor(vault: Vault): SecondFactor {
  /** The time step of a code; null if it is not currently valid. */
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
      const row = await findSecret(db, userId)
      if (!row?.totp_since || row.totp_secret === null) return 'none'
      if (!code) return 'missing'
      const step = stepOf(row.totp_secret, { ...attempt, code })
      const used =
        step === null ? await takeRecoveryHash(db, userId, hashRecovery(userId, code.toUpperCase())) : await takeStep(db, userId, step)
      return used ? 'right' : 'wrong'
    },

    start: async (db, { userId, account, issuer }) => {
      const secret = new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer })
      const isKept = await keepSecret(db, userId, vault.seal(secret.base32, userId))
      return isKept ? { secret: secret.base32, uri: new TOTP({ issuer, label: account, secret, period }).toString() } : null
    },

    confirm: async (db, attempt) => {
      const { userId, now, codes } = attempt
      const row = await findSecret(db, userId)
      if (!row?.totp_secret || row.totp_since) return 'not-started'
      const step = stepOf(row.totp_secret, attempt)
      if (step === null) return 'wrong'
      const recovery = Array.from({ length: codes }, createRecoveryCode)
      const recoveryHashes = recovery.map((one) => hashRecovery(userId, one.replaceAll('-', '')))
      const isOn = await confirmSecret(db, { userId, sealed: row.totp_secret, step, recoveryHashes, now })
      return isOn ? recovery : 'not-started'
    },
  }
}

function createRecoveryCode(): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(recoveryBytes)).buffer })
  return (base32.match(recoveryGroup) ?? []).join('-')
}

function hashRecovery(userId: string, code: string): string {
  return createHash('sha256').update(`${userId}\n${code}`).digest('hex')
}
