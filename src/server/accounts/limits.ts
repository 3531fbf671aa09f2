/**
 * Limits on attempts. The counters are in the database and atomic, so that parallel guesses and more servers share them.
 * Not @fastify/rate-limit: a brand declares these limits, waits double per account, and success forgives.
 */
import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { type Kysely, sql } from 'kysely'
import type { BrandPlan } from '#config'
import type { Database } from '../db/index.ts'
import { limitOf } from '../kernel/index.ts'
import { readContact } from './contacts.ts'

type Db = Kysely<Database>
type Brand = Pick<BrandPlan, 'id' | 'limits'>

/** What people type as account may be a password by mistake: only its hash is kept. */
export function accountSubject(brand: string, account: string): string {
  return `account:${digest(`${brand}\n${readContact(account).address.toLowerCase()}`)}`
}

/**
 * What an address counts as. A customer's line on IPv6 owns a whole /64 and may send every request from another address of it,
 * so the network counts. An IPv4 address counts as it is, also where it comes mapped into IPv6.
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
  /** Where it may not be made: so long to wait. */
  readonly waitSeconds: number | null
  /** So long the account has to wait should this one fail as well. */
  readonly nextWaitSeconds: number | null
}

/**
 * Counts an attempt on an account before its password is looked at: a few may fail, then each costs a wait that doubles.
 * Whoever succeeds is forgiven.
 */
export async function countAttempt(db: Db, subject: string, brand: Brand, now: Date): Promise<Attempt> {
  const at = now.toISOString()
  const free = limitOf(brand, 'signInFreeFailures')
  const forgotten = sql`f.last_at < ${at}::timestamptz - make_interval(hours => ${limitOf(brand, 'signInForgottenHours')})`
  const wait = sql`least(${limitOf(brand, 'signInFirstWaitSeconds')} * power(2, least(f.failures + 1 - ${free}, 20)), ${limitOf(brand, 'signInLongestWaitSeconds')})`
  const { rows } = await sql<{ failures: number; locked_until: Date | null }>`
    insert into sign_in_failures as f (subject, failures, first_at, last_at)
    values (${subject}, 1, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (subject) do update set
      failures = case when ${forgotten} then 1 else f.failures + 1 end,
      first_at = case when ${forgotten} then ${at}::timestamptz else f.first_at end,
      last_at = ${at}::timestamptz,
      locked_until = case
        when f.failures + 1 < ${free} or ${forgotten} then null
        else ${at}::timestamptz + make_interval(secs => ${wait})
      end
    where f.locked_until is null or f.locked_until <= ${at}::timestamptz
    returning failures, locked_until`.execute(db)
  const [row] = rows
  if (!row) return { waitSeconds: await secondsLeft(db, subject, now), nextWaitSeconds: null }
  return { waitSeconds: null, nextWaitSeconds: row.locked_until && secondsUntil(row.locked_until, now) }
}

async function secondsLeft(db: Db, subject: string, now: Date): Promise<number> {
  const row = await db.selectFrom('sign_in_failures').select('locked_until').where('subject', '=', subject).executeTakeFirst()
  return secondsUntil(row?.locked_until ?? now, now)
}

function secondsUntil(time: Date | string, now: Date): number {
  return Math.max(1, Math.ceil((new Date(time).getTime() - now.getTime()) / 1000))
}

export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute()
}

const windows = {
  signInsPerMinuteAndAddress: 60,
  codesPerHourAndAddress: 60 * 60,
  codesPerMinute: 60,
  applicationsPerDay: 24 * 60 * 60,
  applicationsPerDayAndAddress: 24 * 60 * 60,
} as const

export interface Counted {
  /** Null where it may be done. */
  readonly seconds: number | null
  /** The first that is refused: told once in the trail, however many follow. */
  readonly isFirstRefused: boolean
}

/** Counts something within the window of a limit, done or refused. */
export async function countInWindow(db: Db, what: string, brand: Brand, limit: keyof typeof windows, now: Date): Promise<Counted> {
  const at = now.toISOString()
  const seconds = windows[limit]
  const over = sql`f.first_at <= ${at}::timestamptz - make_interval(secs => ${seconds})`
  const { rows } = await sql<{ failures: number; first_at: Date }>`
    insert into sign_in_failures as f (subject, failures, first_at, last_at)
    values (${`${limit}:${digest(what)}`}, 1, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (subject) do update set
      failures = case when ${over} then 1 else f.failures + 1 end,
      first_at = case when ${over} then ${at}::timestamptz else f.first_at end,
      last_at = ${at}::timestamptz
    returning failures, first_at`.execute(db)
  const { failures: count, first_at } = rows[0] ?? { failures: 1, first_at: now }
  const most = limitOf(brand, limit)
  if (count <= most) return { seconds: null, isFirstRefused: false }
  return { seconds: secondsUntil(new Date(new Date(first_at).getTime() + seconds * 1000), now), isFirstRefused: count === most + 1 }
}

const keptMs = 7 * 24 * 60 * 60 * 1000

/** Rows that limit nobody any more, whatever a brand may set. */
export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('last_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
