/** Limits on attempts. Not @fastify/rate-limit: a brand declares these limits, waits double per account, and success resets them. */

import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import type { Database } from '../../db/index.ts'
import { limitOf } from '../../kernel/index.ts'
import { countFailure, countOneMore, readLockedUntil } from '../../platform/attempts/index.ts'
import { readContact } from './contacts.ts'

type Db = Kysely<Database>
type Brand = Pick<BrandPlan, 'id' | 'limits'>

/** The account field may contain a password by mistake: only its hash is stored. */
export function accountSubject(brand: string, account: string): string {
  return `account:${digest(`${brand}\n${readContact(account).address.toLowerCase()}`)}`
}

/**
 * Key by which an address is limited. An IPv6 customer owns a whole /64 and can send every request from another address of it,
 * so the network is used. An IPv4 address is used as it is, even if mapped into IPv6.
 */
export function addressSubject(address: string): string {
  const [bare = ''] = address.split('%')
  if (isIP(bare) !== 6) return address
  // A URL writes IPv6 in hexadecimal groups only, with at most one "::".
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? groups.slice(6).join(':') : `${groups.slice(0, 4).join(':')}::/64`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

export interface Attempt {
  /** If not allowed: how long to wait. */
  readonly waitSeconds: number | null
  /** How long the account would be locked if this attempt fails too. */
  readonly nextWaitSeconds: number | null
}

/**
 * Counts an attempt on an account before checking its password: after a few failures, each doubles the lock time. Success resets
 * the count.
 */
export async function countAttempt(db: Db, subject: string, brand: Brand, now: Date): Promise<Attempt> {
  const row = await countFailure(
    db,
    subject,
    {
      free: limitOf(brand, 'signInFreeFailures'),
      firstWaitSeconds: limitOf(brand, 'signInFirstWaitSeconds'),
      longestWaitSeconds: limitOf(brand, 'signInLongestWaitSeconds'),
      forgottenHours: limitOf(brand, 'signInForgottenHours'),
    },
    now,
  )
  if (!row) return { waitSeconds: secondsUntil((await readLockedUntil(db, subject)) ?? now, now), nextWaitSeconds: null }
  return { waitSeconds: null, nextWaitSeconds: row.locked_until && secondsUntil(row.locked_until, now) }
}

function secondsUntil(time: Date | string, now: Date): number {
  return Math.max(1, Math.ceil((new Date(time).getTime() - now.getTime()) / 1000))
}

/** Seconds within which the events of a limit are counted: as its name says, else as another limit does. */
const windows = {
  signInsPerMinuteAndAddress: 60,
  codesPerHourAndAddress: 60 * 60,
  codesPerMinute: 60,
  apiCallsPerMinute: 60,
  applicationsPerDay: 24 * 60 * 60,
  applicationsPerDayAndAddress: 24 * 60 * 60,
  questionsPerDay: 24 * 60 * 60,
  questionsPerDayAndAddress: 24 * 60 * 60,
  modelAnswersPerDay: 24 * 60 * 60,
  strangerCallsOften: { minutes: 'strangerOftenMinutes' },
  strangerCalls: { minutes: 'strangerMinutes' },
  strangerCallsSeldom: { minutes: 'strangerSeldomMinutes' },
} as const

export interface Counted {
  /** Null if allowed. */
  readonly seconds: number | null
  /** The first refusal is audited; further ones are not. */
  readonly isFirstRefused: boolean
}

/** Counts an event within the window of a limit: allowed or refused. */
export async function countInWindow(db: Db, what: string, brand: Brand, limit: keyof typeof windows, now: Date): Promise<Counted> {
  const window = windows[limit]
  const seconds = typeof window === 'number' ? window : limitOf(brand, window.minutes) * 60
  const { count, firstAt } = await countOneMore(db, `${limit}:${digest(what)}`, seconds, now)
  const most = limitOf(brand, limit)
  if (count <= most) return { seconds: null, isFirstRefused: false }
  return { seconds: secondsUntil(new Date(new Date(firstAt).getTime() + seconds * 1000), now), isFirstRefused: count === most + 1 }
}

const paces = { often: 'strangerCallsOften', beacon: 'strangerCallsOften', usual: 'strangerCalls', seldom: 'strangerCallsSeldom' } as const

export interface StrangerCall {
  readonly brand: Brand
  readonly operation: { readonly id: string; readonly pace: keyof typeof paces }
  /** Null for visitors. */
  readonly userId: string | null
  readonly remoteAddress: string
}

/** Counts a call that writes by someone whom no certified company answers for: each person, and each address, has a limit per operation. */
export async function countStrangerCall(db: Db, { brand, operation, userId, remoteAddress }: StrangerCall, now: Date): Promise<Counted> {
  const limit = paces[operation.pace]
  const count = (who: string) => countInWindow(db, `${brand.id}\n${operation.id}\n${who}`, brand, limit, now)
  const own = userId === null ? null : await count(userId)
  // A whole office behind one address views pages all day; counting them stores no more rows.
  if (own && operation.pace === 'beacon') return own
  return own && own.seconds !== null ? own : await count(addressSubject(remoteAddress))
}
