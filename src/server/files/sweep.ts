import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { SweepableStore } from './file-store.ts'
import { deleteUnusedFiles, listKnownKeys } from './store.ts'

const hourMs = 3_600_000
/** An upload that no order, person or request took within a day was given up. */
const unusedAfterMs = 24 * hourMs
/** Bytes are written before their row; only what is older than any running request is a leftover. */
const orphanAfterMs = hourMs

export interface SweepFilesOptions {
  readonly db: Kysely<Database>
  readonly store: SweepableStore
  readonly now: Date
}

/** Removes given-up uploads and bytes that a crash left without a row; answers how many files went. */
export async function sweepFiles({ db, store, now }: SweepFilesOptions): Promise<number> {
  const unused = await deleteUnusedFiles(db, new Date(now.getTime() - unusedAfterMs))
  const old = await store.listOlderThan(new Date(now.getTime() - orphanAfterMs))
  const known = await listKnownKeys(db, old)
  const gone = new Set([...unused, ...old.filter((key) => !known.has(key))])
  for (const key of gone) await store.remove(key)
  return gone.size
}
