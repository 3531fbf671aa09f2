/**
 * Sessions: 256 random bits for the holder, their hash in the table. Idle for half an hour ends one, twelve hours end its
 * family; an older token is renewed, and used again once its successor has been, ten seconds of grace aside, it is stolen.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Database, inTransaction } from '../db/index.ts'
import type { Actor } from '../operation.ts'
import { readPerson } from './people.ts'

const second = 1000
const minute = 60 * second
const idleMs = 30 * minute
const absoluteMs = 12 * 60 * minute
const renewalMs = 10 * minute
const graceMs = 10 * second
/** A successor that nobody used by then was lost on its way; the next call gets another. */
const lostMs = minute
/** Using a session writes at most this often. */
const touchMs = 10 * second

type Db = Kysely<Database>

export type Resolved =
  | { readonly kind: 'open'; readonly actor: Actor; readonly tokenHash: string; readonly renewed: string | null }
  /** Code 4: there is no such session. */
  | { readonly kind: 'none' }
  /** Code 8: the server ended it. */
  | { readonly kind: 'ended'; readonly reason: string }

const none: Resolved = { kind: 'none' }

export async function openSession(db: Db, session: { userId: string; brand: string; now: Date }): Promise<string> {
  const token = createToken()
  const { userId, brand, now } = session
  await db
    .insertInto('sessions')
    .values(newRow({ token, family: randomUUID(), userId, brand, startedAt: now, now }))
    .execute()
  return token
}

export async function closeSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  const row = await db.selectFrom('sessions').select('family').where('token_hash', '=', tokenHash).executeTakeFirst()
  if (row) await endFamily(db, row.family, 'signed-out', now)
}

/** What a token is worth on a brand's host at this moment. */
export async function resolveToken(db: Db, token: string, brand: string, now: Date): Promise<Resolved> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return none
  const row = await findSession(db, hashToken(token))
  if (!row || row.brand !== brand) return none
  if (row.ended_at) return row.end_reason === 'signed-out' ? none : { kind: 'ended', reason: row.end_reason ?? '' }
  const reason = findEnd(row, now)
  if (reason) {
    await endFamily(db, row.family, reason, now)
    return { kind: 'ended', reason }
  }
  if (now.getTime() - row.used_at.getTime() >= idleMs) return none
  const person = await readPerson(db, row.user_id)
  if (!person || person.disabled) {
    await endFamily(db, row.family, 'disabled', now)
    return { kind: 'ended', reason: 'disabled' }
  }
  await touch(db, row, now)
  return { kind: 'open', actor: person.actor, tokenHash: row.token_hash, renewed: await renew(db, row, now) }
}

/** Sessions that ended long ago are of no use to anybody. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('started_at', '<', new Date(now.getTime() - 2 * absoluteMs))
    .execute()
}

type Row = NonNullable<Awaited<ReturnType<typeof findSession>>>

async function findSession(db: Db, tokenHash: string) {
  return await db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

function findEnd(row: Row, now: Date): string | null {
  if (now.getTime() - row.started_at.getTime() >= absoluteMs) return 'absolute'
  if (row.superseded_at && now.getTime() - row.superseded_at.getTime() > graceMs) return 'reuse'
  return null
}

async function endFamily(db: Db, family: string, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('family', '=', family)
    .where('ended_at', 'is', null)
    .execute()
}

async function touch(db: Db, row: Row, now: Date): Promise<void> {
  const isFirstUse = row.used_at.getTime() === row.created_at.getTime()
  if (isFirstUse) {
    await db
      .updateTable('sessions')
      .set({ superseded_at: now })
      .where('successor_hash', '=', row.token_hash)
      .where('superseded_at', 'is', null)
      .execute()
  }
  if (!isFirstUse && now.getTime() - row.used_at.getTime() < touchMs) return
  // One millisecond more than created, so that the first use is told from none even in the instant of its making.
  const usedAt = new Date(Math.max(now.getTime(), row.created_at.getTime() + 1))
  await db.updateTable('sessions').set({ used_at: usedAt }).where('token_hash', '=', row.token_hash).execute()
}

/** One successor for however many calls are under way: the first to claim the row gets it. */
async function renew(db: Db, row: Row, now: Date): Promise<string | null> {
  if (row.superseded_at || now.getTime() - row.created_at.getTime() < renewalMs) return null
  if (row.successor_hash !== null && !(await wasLost(db, row.successor_hash, now))) return null
  const token = createToken()
  const claimed = await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sessions')
      .set({ successor_hash: hashToken(token) })
      .where('token_hash', '=', row.token_hash)
      .where('superseded_at', 'is', null)
      .where('successor_hash', row.successor_hash === null ? 'is' : '=', row.successor_hash)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) return false
    if (row.successor_hash !== null) await tx.deleteFrom('sessions').where('token_hash', '=', row.successor_hash).execute()
    const { family, user_id: userId, brand, started_at: startedAt } = row
    await tx.insertInto('sessions').values(newRow({ token, family, userId, brand, startedAt, now })).execute()
    return true
  })
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

interface NewSession {
  readonly token: string
  readonly family: string
  readonly userId: string
  readonly brand: string
  readonly startedAt: Date
  readonly now: Date
}

function newRow({ token, family, userId, brand, startedAt, now }: NewSession) {
  return {
    token_hash: hashToken(token),
    family,
    user_id: userId,
    brand,
    created_at: now,
    started_at: startedAt,
    used_at: now,
    successor_hash: null,
    superseded_at: null,
    ended_at: null,
    end_reason: null,
  }
}

function createToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
