import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/index.ts'
import { type Call, limitOf, type Refusal } from '../../kernel/index.ts'
import { countInPeriod } from '../attempts/index.ts'
import { sanitizeFileName } from './names.ts'
import { insertFile } from './store.ts'

export interface StoredFile {
  readonly id: string
  /** Storage key of its bytes. */
  readonly key: string
  readonly name: string
}

export interface StoreFileOptions {
  readonly kind: string
  readonly userId: string
  readonly companyId: string | null
  /** Its name, as sent. */
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  /** What it belongs to, such as a person or a request; otherwise the sweep deletes it unless an order claims it. */
  readonly belongsTo?: string | null
  /** Made by the portal, so it contains no user content. */
  readonly isOwn?: boolean
}

/** Writes bytes under a generated key, then their row; the sweep deletes what a crash leaves in between. */
export async function storeFile(
  db: Kysely<Database>,
  call: Call,
  { bytes, isOwn = false, ...file }: StoreFileOptions,
): Promise<StoredFile> {
  const id = randomUUID()
  const at = call.now()
  const name = sanitizeFileName(file.name)
  const key = `${at.toISOString().slice(0, 7)}/${id}`
  await call.files.put(key, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const scan = call.files.scanned && !isOwn ? 'pending' : null
  await insertFile(db, { ...file, id, brand: call.brand.id, name, size: bytes.length, sha256, key, at, scan })
  return { id, key, name }
}

/** Counts an uploaded file, and refuses it above the limit. Files that have since been replaced count too. */
export async function countFile({ db, brand, actor, now }: Pick<Call, 'db' | 'brand' | 'actor' | 'now'>): Promise<Refusal | null> {
  const sent = await countInPeriod(db, `files:${actor.userId}`, limitOf(brand, 'fileWindowHours'), now())
  return sent > limitOf(brand, 'filesPerDay') ? { ok: false, error: 'error.files-quota' } : null
}
