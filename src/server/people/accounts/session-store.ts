/** Sessions: one row per token; tokens that renewed each other share a family. */
import { type Kysely, type Selectable, sql } from 'kysely'
import { type Database, inTransaction } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import type { SessionTimes } from './sessions.ts'

type Db = Kysely<Database>

export type SessionRow = Selectable<Database['sessions']>

export async function findSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  return await db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Columns of a session's row besides its timestamps. */
export type SessionStart = Pick<SessionRow, 'token_hash' | 'family' | 'user_id' | 'brand' | 'device' | 'started_at'>

export async function insertSession(
  db: Db,
  { token_hash, family, user_id, brand, device, started_at }: SessionStart,
  now: Date,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash,
      family,
      user_id,
      brand,
      device,
      created_at: now,
      started_at,
      used_at: now,
      successor_hash: null,
      superseded_at: null,
      ended_at: null,
      end_reason: null,
    })
    .execute()
}

/** Marks the previous token as superseded, unless it already is. */
export async function supersedePredecessor(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ superseded_at: now })
    .where('successor_hash', '=', tokenHash)
    .where('superseded_at', 'is', null)
    .execute()
}

export async function noteUse(db: Db, tokenHash: string, usedAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ used_at: usedAt }).where('token_hash', '=', tokenHash).execute()
}

/** Adds a successor to the token, replacing one that was lost; returns false if another call did so first. */
export async function claimSuccessor(db: Db, row: SessionRow, successorHash: string, now: Date): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sessions')
      .set({ successor_hash: successorHash })
      .where('token_hash', '=', row.token_hash)
      .where('superseded_at', 'is', null)
      .where('ended_at', 'is', null)
      .where('successor_hash', row.successor_hash === null ? 'is' : '=', row.successor_hash)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) return false
    if (row.successor_hash !== null) await tx.deleteFrom('sessions').where('token_hash', '=', row.successor_hash).execute()
    await insertSession(tx, { ...row, token_hash: successorHash }, now)
    return true
  })
}

/** One session, or all of a person's except `but`. */
export type SessionChoice = { readonly family: string } | { readonly userId: string; readonly but?: string | null }

/** Ends sessions from their next call on; returns their number. */
export async function endSessions(db: Db, choice: SessionChoice, reason: string, now: Date): Promise<number> {
  const ended = new Set<string>()
  // Twice: only the second statement sees the successor inserted by a renewal in progress.
  for (let round = 0; round < 2; round++) {
    let update = db.updateTable('sessions').set({ ended_at: now, end_reason: reason }).where('ended_at', 'is', null)
    if ('family' in choice) update = update.where('family', '=', choice.family)
    else update = update.where('user_id', '=', choice.userId)
    if ('but' in choice && choice.but) update = update.where('family', '!=', choice.but)
    for (const { family } of await update.returning('family').execute()) ended.add(family)
  }
  return ended.size
}

export async function deleteSessionsStartedBefore(db: Db, brand: string, time: Date): Promise<void> {
  await db.deleteFrom('sessions').where('brand', '=', brand).where('started_at', '<', time).execute()
}

export interface SessionFilter {
  readonly userId: string
  readonly brand: string
  readonly times: SessionTimes
  readonly now: Date
}

/** Open sessions, last used first, one per family. */
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

/** Whether a session is this person's. */
export async function ownsSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('family')
    .where('family', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
