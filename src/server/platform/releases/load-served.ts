/** The served release, for a process beside the one that serves it. */
import type { Kysely } from 'kysely'
import type { Release } from '#config'
import type { Database } from '../../db/index.ts'
import { createBuilder } from './build.ts'
import type { CompiledStore } from './keep-compiled.ts'
import { makeLive } from './live.ts'
import { readFiles } from './store.ts'

export interface LoadServedOptions {
  readonly db: Kysely<Database>
  readonly root: string
  readonly compiled: CompiledStore
  /** Of its documents. */
  readonly hash: string
}

/** As it is kept; else compiled from its stored documents. */
export async function loadServed({ db, root, compiled, hash }: LoadServedOptions): Promise<Release> {
  const builder = createBuilder({ root, now: () => new Date(), compiled })
  const release = await builder.stored({ hash }, () => readFiles(db, hash))
  if (!release) throw new Error(`release ${hash} is served but not stored`)
  return (await makeLive(release, true)).release
}
