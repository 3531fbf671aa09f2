/** Limits on failed sign-ins. The counters are in the database and atomic, so that parallel guesses and more servers share them. */
import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/index.ts'

const freeFailures = 5
const firstWaitSeconds = 30
const longestWaitSeconds = 15 * 60
const forgottenAfterSeconds = 12 * 60 * 60
const perMinuteAndAddress = 30

type Db = Kysely<Database>

/** What people type as account may be a password by mistake: only its hash is kept. */
export function accountSubject(brand: string, account: string): string {
  return `account:${digest(`${brand}\n${account.toLowerCase()}`)}`
}

export function addressSubject(address: string): string {
  return `address:${digest(address)}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/**
 * Counts an attempt on an account before its password is looked at: five may fail, then each costs a wait that doubles.
 * Answers the seconds to wait where this attempt may not be made.
 */
export async function countAttempt(db: Db, subject: string, now: Date): Promise<number | null> {
  const at = now.toISOString()
  const counted = await sql<{ failures: number }>`
    insert into sign_in_failures as f (subject, failures, first_at, last_at)
    values (${subject}, 1, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (subject) do update set
      failures = case when f.last_at < ${at}::timestamptz - make_interval(secs => ${forgottenAfterSeconds}) then 1 else f.failures + 1 end,
      first_at = case when f.last_at < ${at}::timestamptz - make_interval(secs => ${forgottenAfterSeconds}) then ${at}::timestamptz else f.first_at end,
      last_at = ${at}::timestamptz,
      locked_until = case
        when f.failures + 1 < ${freeFailures} or f.last_at < ${at}::timestamptz - make_interval(secs => ${forgottenAfterSeconds}) then null
        else ${at}::timestamptz + make_interval(secs => least(${firstWaitSeconds} * power(2, least(f.failures + 1 - ${freeFailures}, 20)), ${longestWaitSeconds}))
      end
    where f.locked_until is null or f.locked_until <= ${at}::timestamptz
    returning failures`.execute(db)
  return counted.rows.length > 0 ? null : await secondsLeft(db, subject, now)
}

async function secondsLeft(db: Db, subject: string, now: Date): Promise<number> {
  const row = await db.selectFrom('sign_in_failures').select('locked_until').where('subject', '=', subject).executeTakeFirst()
  const left = ((row?.locked_until?.getTime() ?? 0) - now.getTime()) / 1000
  return Math.max(1, Math.ceil(left))
}

export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute()
}

/** Attempts of one address within a minute, right or wrong. Answers the seconds to wait where there were too many. */
export async function countFromAddress(db: Db, address: string, now: Date): Promise<number | null> {
  const at = now.toISOString()
  const { rows } = await sql<{ failures: number; first_at: Date }>`
    insert into sign_in_failures as f (subject, failures, first_at, last_at)
    values (${addressSubject(address)}, 1, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (subject) do update set
      failures = case when f.first_at <= ${at}::timestamptz - interval '1 minute' then 1 else f.failures + 1 end,
      first_at = case when f.first_at <= ${at}::timestamptz - interval '1 minute' then ${at}::timestamptz else f.first_at end,
      last_at = ${at}::timestamptz
    returning failures, first_at`.execute(db)
  const row = rows[0]
  if (!row || row.failures <= perMinuteAndAddress) return null
  return Math.max(1, Math.ceil((row.first_at.getTime() + 60_000 - now.getTime()) / 1000))
}

/** Rows that no longer limit anybody. */
export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('last_at', '<', new Date(now.getTime() - forgottenAfterSeconds * 1000))
    .execute()
}
