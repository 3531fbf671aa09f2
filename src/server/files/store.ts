import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database, FileTable } from '../db/tables.ts'

export type FileRow = Selectable<FileTable>

export interface NewFile {
  readonly id: string
  readonly brand: string
  readonly companyId: string | null
  readonly userId: string
  readonly kind: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
  readonly key: string
  readonly at: Date
  /** What a file that no order will take belongs to; without it an unclaimed file is swept away. */
  readonly belongsTo?: string | null
}

export async function insertFile(db: Kysely<Database>, file: NewFile): Promise<void> {
  const { companyId, userId, at, belongsTo = null, ...same } = file
  await db
    .insertInto('files')
    .values({ ...same, company_id: companyId, user_id: userId, order_id: null, belongs_to: belongsTo, created_at: at })
    .execute()
}

export async function findFile(db: Kysely<Database>, brand: string, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('id', '=', id).where('brand', '=', brand).executeTakeFirst()
}

export interface ClaimFileOptions {
  readonly fileId: string
  readonly userId: string
  readonly brand: string
  readonly orderId: string
  readonly companyId: string
}

/** Ties an upload to an order, once, and only the caller's own; answers whether that succeeded. */
export async function claimFile(tx: Transaction<Database>, options: ClaimFileOptions): Promise<boolean> {
  const done = await tx
    .updateTable('files')
    .set({ order_id: options.orderId, company_id: options.companyId })
    .where('id', '=', options.fileId)
    .where('user_id', '=', options.userId)
    .where('brand', '=', options.brand)
    .where('order_id', 'is', null)
    .where('belongs_to', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export async function listOrderFiles(db: Kysely<Database>, orderId: string): Promise<FileRow[]> {
  return db.selectFrom('files').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()
}

export async function listKnownKeys(db: Kysely<Database>, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('files').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map((row) => row.key))
}

/** Uploads that nothing took; their rows go first, so that no row is ever without its bytes. */
export async function deleteUnusedFiles(db: Kysely<Database>, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('order_id', 'is', null)
    .where('belongs_to', 'is', null)
    .where('created_at', '<', before)
    .returning('key')
    .execute()
  return rows.map((row) => row.key)
}

/** Takes a file's row away and answers its key, whose bytes go once that is committed. */
export async function deleteFile(db: Kysely<Database>, brand: string, id: string): Promise<string | null> {
  const row = await db.deleteFrom('files').where('id', '=', id).where('brand', '=', brand).returning('key').executeTakeFirst()
  return row?.key ?? null
}
