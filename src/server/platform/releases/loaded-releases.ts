/** Compiled releases that this process has in memory; others are loaded, or compiled from their stored files, when someone asks for them. */
import type { Kysely } from 'kysely'
import { readReleaseId } from '#config'
import type { Database } from '../../db/index.ts'
import type { Builder, Shipped } from './build.ts'
import { type LiveRelease, makeLive } from './live.ts'
import { readFiles } from './store.ts'

const mostInMemory = 6

export interface LoadedReleases {
  /** Forgets the oldest of the others, but never the served one. */
  readonly keep: (id: string, release: LiveRelease) => LiveRelease
  /** From memory, else loaded once for all concurrent callers; null if no such release is stored. */
  readonly load: (id: string) => Promise<LiveRelease | null>
  /** The current files, if they have been read: the limits of this version do not change while it runs. */
  readonly shipped: () => Promise<Shipped | null> | undefined
}

export interface LoadingOptions {
  readonly db: Kysely<Database>
  readonly builder: Builder
  readonly demo: boolean
  readonly servedId: () => string | undefined
}

export function createLoadedReleases({ db, builder, demo, servedId }: LoadingOptions): LoadedReleases {
  const inMemory = new Map<string, LiveRelease>()
  const loading = new Map<string, Promise<LiveRelease | null>>()
  let shipped: Promise<Shipped | null> | undefined

  function keep(id: string, release: LiveRelease): LiveRelease {
    inMemory.delete(id)
    inMemory.set(id, release)
    for (const oldest of inMemory.keys()) {
      if (inMemory.size > mostInMemory && oldest !== servedId() && oldest !== id) inMemory.delete(oldest)
    }
    return release
  }

  function load(id: string): Promise<LiveRelease | null> {
    const ready = inMemory.get(id)
    if (ready) return Promise.resolve(ready)
    const begun = loading.get(id)
    if (begun) return begun
    const release = loadStored(id).finally(() => loading.delete(id))
    loading.set(id, release)
    return release
  }

  /** A hash without an edition means the current edition. */
  async function loadStored(id: string): Promise<LiveRelease | null> {
    const named = readReleaseId(id)
    if (!named) return null
    // It may have been published by a version before an upgrade, without limits that this version needs.
    shipped ??= builder.shipped()
    const { hash, limits } = (await shipped) ?? {}
    const newerLimits = hash === named.hash ? undefined : limits
    // It passed the check at the time; a stricter check must not make records created under it unreadable.
    const release = await builder.stored({ ...named, newerLimits }, () => readFiles(db, named.hash))
    if (!release) return null
    return keep(named.edition === undefined ? release.id : id, await makeLive(release, demo))
  }

  return { keep, load, shipped: () => shipped }
}
