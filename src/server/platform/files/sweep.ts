import type { Kysely } from 'kysely'
import { dayMs, hourMs } from '#rules'
import type { Database } from '../../db/index.ts'
import type { SweepableStore } from './file-store.ts'
import { deleteFile, deleteUnusedFiles, type FileRow, listFileRows, listKnownKeys } from './store.ts'

/** An upload that no order, person or request claimed within a day was abandoned. */
const unusedAfterMs = dayMs
/** Bytes are written before their row; only files older than any running request are leftovers. */
const orphanAfterMs = hourMs
/** Anything stored is older, by the clock of any disk. */
const endOfTime = new Date(8.64e15)

export interface SweepFilesOptions {
  readonly db: Kysely<Database>
  readonly store: SweepableStore
  readonly now: Date
}

/** Removes abandoned uploads and bytes that a crash left without a row; returns how many files were removed. */
export async function sweepFiles({ db, store, now }: SweepFilesOptions): Promise<number> {
  const unused = await deleteUnusedFiles(db, new Date(now.getTime() - unusedAfterMs))
  const old = await store.listOlderThan(new Date(now.getTime() - orphanAfterMs))
  const keys = await listKnownKeys(db, old)
  const gone = new Set([...unused, ...old.filter((key) => !keys.has(key))])
  for (const key of gone) await store.remove(key)
  return gone.size
}

/**
 * Rows without bytes, as after restoring an older copy of the disk. Unused ones are deleted; the others are returned: only a
 * backup can restore them, and an administrator must know.
 */
export async function findLostFiles({ db, store, now }: SweepFilesOptions): Promise<FileRow[]> {
  const before = new Date(now.getTime() - orphanAfterMs)
  const rows: FileRow[] = []
  for await (const row of listFileRows(db, before)) rows.push(row)
  // List the store after the rows, so that it includes files written meanwhile and every file the rows name.
  const there = new Set(await store.listOlderThan(endOfTime))
  const lost = rows.filter(({ key }) => !there.has(key))
  for (const { brand, id, order_id, belongs_to } of lost) if (order_id === null && belongs_to === null) await deleteFile(db, brand, id)
  return lost.filter(({ order_id, belongs_to }) => order_id !== null || belongs_to !== null)
}
