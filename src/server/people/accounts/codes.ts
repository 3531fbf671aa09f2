/**
 * Verification codes have few digits, so everything else must be strict. They come from a secure generator, are stored as a
 * keyed hash bound to brand, contact and purpose, and are valid for minutes, a few attempts and one use; only the latest per
 * contact and purpose is valid.
 */

import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { dayMs, hourMs } from '#rules'
import type { Database } from '../../db/index.ts'
import { limitOf, type Vault } from '../../kernel/index.ts'
import { deleteCodesSentBefore, endCodes, insertCode, lockSubject, readSendTimes, tryCode } from './code-store.ts'
import type { Contact } from './contacts.ts'
import { countInWindow } from './limits.ts'

export type Purpose = 'register' | 'sign-in' | 'reset' | 'confirm'

export interface CodePlace {
  readonly brand: Pick<BrandPlan, 'id' | 'limits'>
  readonly contact: Contact
  readonly purpose: Purpose
  readonly now: Date
}

export type Issued = { readonly kind: 'issued'; readonly code: string } | { readonly kind: 'limited'; readonly seconds: number }

export interface Codes {
  /** Creates a code and invalidates the previous one. Codes to one contact are counted together, whatever their purpose. */
  issue(tx: Transaction<Database>, place: CodePlace): Promise<Issued>
  /**
   * Whether this is the valid code; each call counts as an attempt. Not inside a transaction that a wrong code would roll back.
   * `keep` checks without using the code up.
   */
  redeem(db: Kysely<Database>, place: CodePlace & { readonly code: string; readonly keep?: boolean }): Promise<boolean>
}

export function createCodes(vault: Pick<Vault, 'mac'>): Codes {
  const subjectOf = ({ brand, contact }: CodePlace) => vault.mac([brand.id, contact.channel, contact.address].join('\n')).slice(0, 32)
  const hashOf = (place: CodePlace, code: string) => vault.mac([subjectOf(place), place.purpose, code].join('\n'))
  return {
    issue: async (tx, place) => {
      const { brand, purpose, now } = place
      const subject = subjectOf(place)
      // Two parallel calls would both find that none was sent.
      await lockSubject(tx, subject)
      const seconds = (await secondsUntilNext(tx, place, subject)) || (await countInWindow(tx, 'all', brand, 'codesPerMinute', now)).seconds
      if (seconds) return { kind: 'limited', seconds }
      const code = createCode(limitOf(brand, 'codeDigits'))
      await endCodes(tx, { brand: brand.id, subject, purpose }, now)
      const expiresAt = new Date(now.getTime() + limitOf(brand, 'codeLifetimeSeconds') * 1000)
      const row = { brand: brand.id, subject, purpose, code_hash: hashOf(place, code), sent_at: now, expires_at: expiresAt }
      await insertCode(tx, row)
      return { kind: 'issued', code }
    },

    redeem: async (db, place) => {
      const { brand, purpose, now, code, keep = false } = place
      const key = { brand: brand.id, subject: subjectOf(place), purpose }
      return await tryCode(db, { ...key, hash: hashOf(place, code), keep, mostTries: limitOf(brand, 'codeTries'), now })
    },
  }
}

function createCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

async function secondsUntilNext(tx: Transaction<Database>, { brand, now }: CodePlace, subject: string): Promise<number> {
  const times = await readSendTimes(tx, brand.id, subject, new Date(now.getTime() - dayMs), limitOf(brand, 'codesPerDay'))
  /** When the nth most recent one no longer counts. */
  const freeAt = (most: number, windowMs: number) => (times[most - 1] ?? Number.NEGATIVE_INFINITY) + windowMs
  const next = Math.max(
    freeAt(1, limitOf(brand, 'codeResendSeconds') * 1000),
    freeAt(limitOf(brand, 'codesPerHour'), hourMs),
    freeAt(limitOf(brand, 'codesPerDay'), dayMs),
  )
  return Math.max(0, Math.ceil((next - now.getTime()) / 1000))
}

/** Codes that no longer count for any limit. */
export async function sweepCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await deleteCodesSentBefore(db, new Date(now.getTime() - 2 * dayMs))
}
