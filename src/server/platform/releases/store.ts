/** Releases in the database: their documents, the one being served, and since when. */

import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SourceFile } from '#config'
import { minuteMs } from '#rules'
import { type Database, inTransaction } from '../../db/index.ts'
import type { Refusal, ReleaseProgress, Result } from '../../kernel/index.ts'

export type PointerAction = 'start' | 'publish' | 'rollback' | 'watch'

export interface PointerEntry {
  readonly seq: number
  readonly hash: string
  readonly action: PointerAction
  readonly who: string
  readonly at: Date
}

type Db = Kysely<Database>

export async function readPointers(db: Db): Promise<PointerEntry[]> {
  return await db.selectFrom('release_pointer').select(['seq', 'hash', 'action', 'who', 'at']).orderBy('seq').execute()
}

export async function readLastPointer(db: Db): Promise<PointerEntry | undefined> {
  return await db
    .selectFrom('release_pointer')
    .select(['seq', 'hash', 'action', 'who', 'at'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Null for a release that was never published. */
export async function readFiles(db: Db, hash: string): Promise<SourceFile[] | null> {
  const row = await db.selectFrom('releases').select('documents').where('hash', '=', hash).executeTakeFirst()
  return row ? await unpackFiles(row.documents) : null
}

export interface SwitchRequest {
  readonly hash: string
  readonly action: PointerAction
  readonly who: string
  readonly at: Date
  /** The newest entry that the caller has seen; 0 for none. */
  readonly seen: number
  /** Idempotency key of a publish. */
  readonly key?: string | undefined
  /** Documents to store with a new release; a rollback names a stored one. */
  readonly files: readonly SourceFile[] | null
  /** What belongs to the switch, in its transaction; a refusal undoes both. */
  readonly along: (tx: Transaction<Database>, entry: PointerEntry) => Promise<Refusal | null>
}

/** Moves the pointer; refused if someone else moved it first. */
export async function switchRelease(db: Db, request: SwitchRequest): Promise<Result<PointerEntry>> {
  const documents = request.files && (await packFiles(request.files))
  const { hash, action, who, at, key = null } = request
  return await inTransaction<Result<PointerEntry>>(db, async (tx) => {
    // One switch at a time on all servers; the number identifies this lock.
    await sql`select pg_advisory_xact_lock(7310577)`.execute(tx)
    const last = await readLastPointer(tx)
    if ((last?.seq ?? 0) !== request.seen) return { ok: false, error: 'error.conflict-version' }
    if (documents) {
      await tx
        .insertInto('releases')
        .values({ hash, documents, published_by: who, published_at: at })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute()
    }
    const entry = await tx
      .insertInto('release_pointer')
      .values({ hash, action, who, at, key })
      .returning(['seq', 'hash', 'action', 'who', 'at'])
      .executeTakeFirstOrThrow()
    const refusal = await request.along(tx, entry)
    if (refusal) return refusal
    await sql`select pg_notify('release', ${hash})`.execute(tx)
    return { ok: true, value: entry }
  })
}

/** The release that a publish with this key switched to. */
export async function findPublished(db: Db, who: string, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('release_pointer').select('hash').where('who', '=', who).where('key', '=', key).executeTakeFirst()
  return row?.hash
}

export type Stage = ReleaseProgress['stage']

/** A server that is killed leaves its row behind. */
const longestStageMs = 5 * minuteMs

export async function readPublishing(db: Db, now: Date): Promise<ReleaseProgress | null> {
  const row = await db
    .selectFrom('publishing')
    .selectAll()
    .where('reached_at', '>', new Date(now.getTime() - longestStageMs))
    .executeTakeFirst()
  return row ? { who: row.who, stage: row.stage, documents: row.documents, startedAt: row.started_at } : null
}

export async function keepStage(db: Db, { who, stage, documents, startedAt }: ReleaseProgress, now: Date): Promise<void> {
  const row = { who, stage, documents, started_at: startedAt, reached_at: now }
  await db
    .insertInto('publishing')
    .values({ place: 1, ...row })
    .onConflict((conflict) => conflict.column('place').doUpdateSet(row))
    .execute()
}

export async function clearStage(db: Db): Promise<void> {
  await db.deleteFrom('publishing').execute()
}

async function packFiles(files: readonly SourceFile[]): Promise<Buffer> {
  const rows = files.map(({ path, text, bytes }) =>
    text === undefined ? { path, base64: Buffer.from(bytes ?? []).toString('base64') } : { path, text },
  )
  return await promisify(gzip)(JSON.stringify(rows))
}

async function unpackFiles(documents: Buffer): Promise<SourceFile[]> {
  const rows = JSON.parse((await promisify(gunzip)(documents)).toString('utf8')) as { path: string; text?: string; base64?: string }[]
  return rows.map(({ path, text, base64 }) => (text === undefined ? { path, bytes: Buffer.from(base64 ?? '', 'base64') } : { path, text }))
}
