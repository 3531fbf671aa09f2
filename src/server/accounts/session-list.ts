import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import type { RowList } from '../kernel/index.ts'
import type { SessionTimes } from './sessions.ts'

export interface SessionFilter {
  readonly userId: string
  readonly brand: string
  readonly times: SessionTimes
  readonly now: Date
}

/** Sessions that a call could go on with, the last used first: one for each family, whatever tokens it has had. */
export function sessionsOf({ userId, brand, times, now }: SessionFilter): RowList<{ readonly session_id: string }> {
  const since = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
  return {
    entity: 'open-session',
    from: sql`(
      select family as session_id, max(device) as device, min(started_at) as started_at, max(used_at) as used_at from sessions
      where user_id = ${userId} and brand = ${brand} and ended_at is null and started_at > ${since(times.absolute)}
      group by family) s`,
    select: sql`*`,
    where: [sql`used_at > ${since(times.idle)}`],
    orderBy: sql`used_at desc, session_id`,
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
