import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import { type Database, type FileTable, userFacts } from '../../db/index.ts'

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
  /** Owner of a file that no order will take; without one, an unclaimed file is swept away. */
  readonly belongsTo?: string | null
  readonly scan?: 'pending' | null
}

export async function insertFile(db: Kysely<Database>, file: NewFile): Promise<void> {
  const { companyId, userId, at, belongsTo = null, ...same } = file
  await db
    .insertInto('files')
    .values({
      ...same,
      company_id: companyId,
      user_id: userId,
      order_id: null,
      belongs_to: belongsTo,
      created_at: at,
      scan_due_at: same.scan === 'pending' ? at : null,
    })
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

/** Links an upload to an order, once, and only the caller's own; returns whether it succeeded. */
export async function claimFile(tx: Transaction<Database>, options: ClaimFileOptions): Promise<boolean> {
  const done = await tx
    .updateTable('files')
    .set({ order_id: options.orderId, company_id: options.companyId })
    .where('id', '=', options.fileId)
    .where('user_id', '=', options.userId)
    .where('brand', '=', options.brand)
    .where('order_id', 'is', null)
    .where('belongs_to', 'is', null)
    .where(sql<boolean>`scan is distinct from 'quarantined'`)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export interface AddToOrderOptions extends ClaimFileOptions {
  /** Key that groups its versions. */
  readonly kind: string
}

/**
 * Links an upload to an order as the next version of its document, by kind and name. The order must be locked by the caller, so
 * that two uploads do not become the same version. Returns the linked file, or undefined unless it is the caller's own and not
 * linked yet.
 */
export async function addToOrder(tx: Transaction<Database>, { kind, ...claim }: AddToOrderOptions): Promise<FileRow | undefined> {
  const { fileId, userId, brand, orderId, companyId } = claim
  // In one statement: a file already linked but not yet numbered would otherwise count as the first version.
  const { rows } = await sql<FileRow>`
    update files f set order_id = ${orderId}, company_id = ${companyId}, kind = ${kind}, version = 1 + coalesce((
      select max(o.version) from files o where o.order_id = ${orderId} and o.kind = ${kind} and o.name = f.name), 0)
    where f.id = ${fileId} and f.user_id = ${userId} and f.brand = ${brand} and f.order_id is null and f.belongs_to is null
      and f.scan is distinct from 'quarantined'
    returning f.*`.execute(tx)
  return rows[0]
}

/** A file of an order and who sent it. */
export interface OrderFileRow extends FileRow {
  readonly by_name: string
  readonly by_latin: string
  readonly by_role: string
}

/** All versions, newest first. */
export async function listOrderFiles(db: Kysely<Database>, orderId: string): Promise<OrderFileRow[]> {
  return db
    .selectFrom('files')
    .innerJoin(userFacts.as('users'), 'users.id', 'files.user_id')
    .selectAll('files')
    .select(['users.name as by_name', 'users.latin_name as by_latin', 'users.role as by_role'])
    .where('files.order_id', '=', orderId)
    .orderBy('files.created_at', 'desc')
    .orderBy('files.version', 'desc')
    .execute()
}

export async function countOrderFiles(db: Kysely<Database>, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Files of a record other than an order, oldest first. */
export async function listFilesOf(db: Kysely<Database>, belongsTo: string): Promise<FileRow[]> {
  return await db.selectFrom('files').selectAll().where('belongs_to', '=', belongsTo).orderBy('created_at').execute()
}

export async function countFilesOf(db: Kysely<Database>, belongsTo: string): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('belongs_to', '=', belongsTo)
    .executeTakeFirstOrThrow()
  return count
}

export interface GiveFileOptions {
  readonly fileId: string
  readonly userId: string
  readonly brand: string
  readonly belongsTo: string
  /** Null for a record that belongs to no company. */
  readonly companyId: string | null
  readonly kind: string
}

/** Links an upload to a record other than an order; returns false unless it is the caller's own and not linked yet. */
export async function giveFile(tx: Transaction<Database>, { fileId, userId, brand, ...file }: GiveFileOptions): Promise<boolean> {
  const done = await tx
    .updateTable('files')
    .set({ belongs_to: file.belongsTo, company_id: file.companyId, kind: file.kind })
    .where('id', '=', fileId)
    .where('user_id', '=', userId)
    .where('brand', '=', brand)
    .where('order_id', 'is', null)
    .where('belongs_to', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export interface AttachFileOptions {
  readonly fileId: string
  readonly brand: string
  /** What the file belongs to from now on. */
  readonly belongsTo: string
  /** Only a file that this person uploaded, of this kind; default: any. */
  readonly of?: { readonly userId: string | null; readonly kind: string }
}

/** Links an upload to what it was uploaded for; returns false if something has it already. */
export async function attachFile(tx: Transaction<Database>, { fileId, brand, belongsTo, of }: AttachFileOptions): Promise<boolean> {
  const done = await tx
    .updateTable('files')
    .set({ belongs_to: belongsTo })
    .where('id', '=', fileId)
    .where('brand', '=', brand)
    .where('order_id', 'is', null)
    .where('belongs_to', 'is', null)
    .$if(of !== undefined, (files) => files.where('user_id', '=', of?.userId ?? '').where('kind', '=', of?.kind ?? ''))
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** A condition: the file with this id does not wait for its scan. */
export function isScanned(fileId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from files where files.id = ${fileId} and files.scan = 'pending')`
}

/** A statement takes some 65,000 values; a store may have more files. */
const keysAtOnce = 1_000

export async function listKnownKeys(db: Kysely<Database>, keys: readonly string[]): Promise<Set<string>> {
  const present = new Set<string>()
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    const some = keys.slice(start, start + keysAtOnce)
    for (const row of await db.selectFrom('files').select('key').where('key', 'in', some).execute()) present.add(row.key)
  }
  return present
}

/** All rows older than the given time, in batches. */
export async function* listFileRows(db: Kysely<Database>, before: Date): AsyncGenerator<FileRow> {
  let reached = ''
  for (;;) {
    const rows = await db
      .selectFrom('files')
      .selectAll()
      .where('id', '>', reached)
      .where('created_at', '<', before)
      .orderBy('id')
      .limit(keysAtOnce)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < keysAtOnce) return
    reached = last.id
  }
}

/** Unclaimed uploads; their rows go first, so that no row is ever without its bytes. */
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

/** Deletes a file's row and returns its key; delete the bytes after the commit. */
export async function deleteFile(db: Kysely<Database>, brand: string, id: string): Promise<string | null> {
  const row = await db.deleteFrom('files').where('id', '=', id).where('brand', '=', brand).returning('key').executeTakeFirst()
  return row?.key ?? null
}
