/** Previews in the database, so that every server process knows them. Like session tokens, ids are stored only as a hash. */

import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { hourMs } from '#rules'
import type { Database } from '../../db/index.ts'

type Db = Kysely<Database>

export interface Preview {
  readonly id: string
  /** The instant that the preview shows. */
  readonly at: Date
  /** When the preview itself expires. */
  readonly until: Date
}

export interface OpenPreviewOptions {
  readonly brand: string
  readonly at: Date
  readonly userId: string | null
  readonly now: Date
}

const lifeMs = hourMs
const idForm = /^[A-Za-z0-9_-]{32}$/

export async function openPreview(db: Db, { brand, at, userId, now }: OpenPreviewOptions): Promise<Preview> {
  const id = randomBytes(24).toString('base64url')
  const until = new Date(now.getTime() + lifeMs)
  await db
    .insertInto('previews')
    .values({ id_hash: hashId(id), brand, at, by_user: userId, until })
    .execute()
  return { id, at, until }
}

/** Null for an unknown or ended id. */
export async function findPreview(db: Db, id: string, now: Date): Promise<Preview | null> {
  if (!idForm.test(id)) return null
  const row = await db
    .selectFrom('previews')
    .select(['at', 'until'])
    .where('id_hash', '=', hashId(id))
    .where('until', '>', now)
    .executeTakeFirst()
  return row ? { id, ...row } : null
}

export async function sweepPreviews(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('previews').where('until', '<', now).execute()
}

function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
