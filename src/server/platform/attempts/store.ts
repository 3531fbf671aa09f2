/** Counters of attempts, each updated in one statement so that parallel guesses on several servers are all counted. */

import { type Kysely, sql } from 'kysely'
import { dayMs } from '#rules'
import type { Database } from '../../db/index.ts'

type Db = Kysely<Database>

export interface FailureRules {
  /** Failures allowed before the first lock. */
  readonly free: number
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
  /** Hours after which failures no longer count. */
  readonly forgottenHours: number
}

/** Counts a failure in advance; the wait doubles each time. Returns null, and counts nothing, if the subject must still wait. */
export async function countFailure(
  db: Db,
  subject: string,
  { free, firstWaitSeconds, longestWaitSeconds, forgottenHours }: FailureRules,
  now: Date,
): Promise<{ readonly locked_until: Date | null } | null> {
  const at = now.toISOString()
  const forgotten = sql`f.last_at < ${at}::timestamptz - make_interval(hours => ${forgottenHours})`
  const wait = sql`least(${firstWaitSeconds} * power(2, least(f.failures + 1 - ${free}, 20)), ${longestWaitSeconds})`
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
  return rows[0] ?? null
}

/** When the wait ends; null without one. */
export async function readLockedUntil(db: Db, subject: string): Promise<Date | null> {
  const row = await db.selectFrom('sign_in_failures').select('locked_until').where('subject', '=', subject).executeTakeFirst()
  return row?.locked_until ?? null
}

export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute()
}

/** Counts an event in a window that opens with the first; returns the count, this event included, and when the window opened. */
export async function countOneMore(db: Db, subject: string, windowSeconds: number, now: Date): Promise<{ count: number; firstAt: Date }> {
  const at = now.toISOString()
  const over = sql`f.first_at <= ${at}::timestamptz - make_interval(secs => ${windowSeconds})`
  const { rows } = await sql<{ failures: number; first_at: Date }>`
    insert into sign_in_failures as f (subject, failures, first_at, last_at)
    values (${subject}, 1, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (subject) do update set
      failures = case when ${over} then 1 else f.failures + 1 end,
      first_at = case when ${over} then ${at}::timestamptz else f.first_at end,
      last_at = ${at}::timestamptz
    returning failures, first_at`.execute(db)
  const { failures: count, first_at: firstAt } = rows[0] ?? { failures: 1, first_at: now }
  return { count, firstAt }
}

/** Counts an event in a period whose length its first event sets; returns the count, this event included. */
export async function countInPeriod(db: Db, subject: string, hours: number, now: Date): Promise<number> {
  const at = now.toISOString()
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failures as f (subject, failures, first_at, last_at, locked_until)
    values (${subject}, 1, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz + make_interval(hours => ${hours}))
    on conflict (subject) do update set
      failures = case when f.locked_until <= ${at}::timestamptz then 1 else f.failures + 1 end,
      first_at = case when f.locked_until <= ${at}::timestamptz then excluded.first_at else f.first_at end,
      locked_until = case when f.locked_until <= ${at}::timestamptz then excluded.locked_until else f.locked_until end,
      last_at = excluded.last_at
    returning failures`.execute(db)
  return rows[0]?.failures ?? 0
}

const keptMs = 7 * dayMs

/** Deletes expired rows, whatever limits a brand sets. */
export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('last_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
