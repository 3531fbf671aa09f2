/**
 * Sessions: a token of 256 random bits, stored as its hash. A session ends when it times out, or when its family
 * reaches the maximum age. Tokens are renewed regularly; an old token used after its successor, beyond a short grace period, must
 * have been stolen. The brand's limits set all of these times.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import bowser from 'bowser'
import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import type { Database } from '../../db/index.ts'
import { type Actor, limitOf } from '../../kernel/index.ts'
import { readPerson } from './people.ts'
import {
  claimSuccessor,
  deleteSessionsStartedBefore,
  endSessions,
  findSession,
  insertSession,
  noteUse,
  type SessionRow,
  supersedePredecessor,
} from './session-store.ts'

const second = 1000
const minute = 60 * second
/** A successor token that was never used was lost in transit; the next call gets another. */
const lostMs = minute
/** The time of use is written at most this often. */
const touchMs = 10 * second

type Db = Kysely<Database>
type Brand = Pick<BrandPlan, 'id' | 'limits'>

/** Lifetimes of a session, in milliseconds. */
export interface SessionTimes {
  readonly idle: number
  readonly absolute: number
  readonly renewal: number
  readonly grace: number
}

export function sessionTimes(brand: Pick<BrandPlan, 'limits'>): SessionTimes {
  return {
    idle: limitOf(brand, 'sessionIdleMinutes') * minute,
    absolute: limitOf(brand, 'sessionAbsoluteHours') * 60 * minute,
    renewal: limitOf(brand, 'sessionRenewalMinutes') * minute,
    grace: limitOf(brand, 'sessionGraceSeconds') * second,
  }
}

export interface OpenSession {
  readonly kind: 'open'
  readonly actor: Actor
  /** Identifies the session through all renewals; grants no access. */
  readonly sessionId: string
  readonly renewed: string | null
}

export type Resolved =
  | OpenSession
  /** Code 4: no such session. */
  | { readonly kind: 'none' }
  /** Code 8: the server ended it. */
  | {
      readonly kind: 'ended'
      readonly reason: string /** The user and session, if this call ended it. */
      readonly cut?: { readonly userId: string; readonly sessionId: string }
    }

const none: Resolved = { kind: 'none' }

export interface NewSession {
  readonly userId: string
  readonly brand: string
  /** See nameDevice. */
  readonly device: string
  readonly now: Date
}

export async function openSession(db: Db, { userId, brand, device, now }: NewSession): Promise<string> {
  const token = createToken()
  await insertSession(db, { token_hash: hashToken(token), family: randomUUID(), user_id: userId, brand, device, started_at: now }, now)
  return token
}

/** Validates a token on a brand's host. A passive call does not count as use. */
export async function resolveToken(
  db: Db,
  token: string,
  brand: Brand,
  now: Date,
  { passive = false }: { readonly passive?: boolean } = {},
): Promise<Resolved> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return none
  const row = await findSession(db, hashToken(token))
  if (!row || row.brand !== brand.id) return none
  if (row.ended_at) return row.end_reason === 'signed-out' ? none : { kind: 'ended', reason: row.end_reason ?? '' }
  const times = sessionTimes(brand)
  const reason = findEnd(row, times, now)
  if (reason) {
    const ended = await endSessions(db, { family: row.family }, reason, now)
    return { kind: 'ended', reason, ...(ended > 0 ? { cut: { userId: row.user_id, sessionId: row.family } } : {}) }
  }
  if (now.getTime() - row.used_at.getTime() >= times.idle) return none
  const person = await readPerson(db, row.user_id)
  if (!person || person.disabled) {
    const ended = await endSessions(db, { userId: row.user_id }, 'disabled', now)
    return { kind: 'ended', reason: 'disabled', ...(ended > 0 ? { cut: { userId: row.user_id, sessionId: row.family } } : {}) }
  }
  if (passive) return { kind: 'open', actor: person.actor, sessionId: row.family, renewed: null }
  await touch(db, row, now)
  return { kind: 'open', actor: person.actor, sessionId: row.family, renewed: await renew(db, row, times, now) }
}

/** Deletes sessions that ended long ago. */
export async function sweepSessions(db: Db, brand: Brand, now: Date): Promise<void> {
  await deleteSessionsStartedBefore(db, brand.id, new Date(now.getTime() - 2 * sessionTimes(brand).absolute))
}

function findEnd(row: SessionRow, times: SessionTimes, now: Date): string | null {
  if (now.getTime() - row.started_at.getTime() >= times.absolute) return 'absolute'
  if (row.superseded_at && now.getTime() - row.superseded_at.getTime() > times.grace) return 'reuse'
  return null
}

async function touch(db: Db, row: SessionRow, now: Date): Promise<void> {
  const isFirstUse = row.used_at.getTime() === row.created_at.getTime()
  if (isFirstUse) await supersedePredecessor(db, row.token_hash, now)
  if (!isFirstUse && now.getTime() - row.used_at.getTime() < touchMs) return
  // One millisecond after creation, so that the first use is detectable even in the same instant.
  const usedAt = new Date(Math.max(now.getTime(), row.created_at.getTime() + 1))
  await noteUse(db, row.token_hash, usedAt)
}

/** One successor for all parallel calls: the first to claim the row gets it. */
async function renew(db: Db, row: SessionRow, times: SessionTimes, now: Date): Promise<string | null> {
  if (row.superseded_at || now.getTime() - row.created_at.getTime() < times.renewal) return null
  if (row.successor_hash !== null && !(await wasLost(db, row.successor_hash, now))) return null
  const token = createToken()
  const claimed = await claimSuccessor(db, row, hashToken(token), now)
  return claimed ? token : null
}

async function wasLost(db: Db, successorHash: string, now: Date): Promise<boolean> {
  const successor = await findSession(db, successorHash)
  return (
    successor !== undefined &&
    successor.used_at.getTime() === successor.created_at.getTime() &&
    now.getTime() - successor.created_at.getTime() > lostMs
  )
}

/** 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const longestRead = 400
const session = {
  browsers: new Set<string>(Object.values(bowser.BROWSER_MAP)),
  systems: new Set<string>(Object.values(bowser.OS_MAP)),
}

/** Browser and system in a few words, such as `Chrome 140 · Windows`; nothing else of the user agent is stored. */
export function nameDevice(userAgent: string): string {
  if (userAgent.trim() === '') return ''
  const { browser, os } = bowser.parse(userAgent.slice(0, longestRead))
  const version = /^\d{1,4}/.exec(browser.version ?? '')?.[0]
  const name = browser.name !== undefined && session.browsers.has(browser.name) ? [browser.name, version].filter(Boolean).join(' ') : ''
  const system = os.name !== undefined && session.systems.has(os.name) ? os.name : ''
  return [name, system].filter(Boolean).join(' · ')
}
