import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import type { SessionTimes } from './sessions.ts'

export interface ListedSession {
  readonly sessionId: string
  readonly device: string
  readonly startedAt: Date
  readonly usedAt: Date
}

export interface SessionPage {
  readonly userId: string
  readonly brand: string
  readonly times: SessionTimes
  readonly now: Date
  readonly pageSize: number
  readonly offset: number
}

/** Sessions that a call could go on with, the last used first: one for each family, whatever tokens it has had. */
export async function listSessions(db: Kysely<Database>, options: SessionPage): Promise<{ rows: ListedSession[]; total: number }> {
  const { userId, brand, times, now, pageSize, offset } = options
  const { rows } = await sql<{ family: string; device: string; started_at: Date; used_at: Date; total: string }>`
    select family, max(device) as device, min(started_at) as started_at, max(used_at) as used_at, count(*) over () as total
    from sessions
    where user_id = ${userId} and brand = ${brand} and ended_at is null
      and started_at > ${new Date(now.getTime() - times.absolute).toISOString()}::timestamptz
    group by family
    having max(used_at) > ${new Date(now.getTime() - times.idle).toISOString()}::timestamptz
    order by max(used_at) desc, family
    limit ${pageSize} offset ${offset}`.execute(db)
  return {
    rows: rows.map((row) => ({ sessionId: row.family, device: row.device, startedAt: row.started_at, usedAt: row.used_at })),
    total: Number(rows[0]?.total ?? 0),
  }
}

/** Whether a session is this person's: nobody ends another's. */
export async function ownsSession(db: Kysely<Database>, userId: string, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('family')
    .where('family', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
