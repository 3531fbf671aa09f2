/** Keeps records in line with a release: adds those that a brand starts with, and reindexes those whose searched fields changed. */
import type { Kysely } from 'kysely'
import type { BrandPlan, Release } from '#config'
import type { Database, Log } from '../db/index.ts'
import { type Repeated, repeat } from '../kernel/index.ts'
import { readEntity } from './entity.ts'
import { addFirstRecords } from './first-records.ts'
import { reindexRecords } from './store.ts'

export interface StartReindexOptions {
  readonly db: Kysely<Database>
  readonly current: () => Release
  readonly log: Log
}

const pauseMs = 2_000
const batch = 200

/** Adds what brands start with before the first page is drawn and kept without it. What fails is added by the reindex. */
export async function openRecords({ db, current, log }: StartReindexOptions): Promise<void> {
  const release = current()
  for (const brand of Object.values(release.brands))
    await addFirstRecords(db, brand, release, new Date()).catch((error: unknown) =>
      // Another server that starts at the same time adds the same records.
      log.warn({ brand: brand.id, error: String(error) }, 'the first records of a brand could not be added yet'),
    )
}

/** Checks again each time a release is activated. */
export function startReindex({ db, current, log }: StartReindexOptions): Pick<Repeated, 'stop'> {
  let done: string | null = null
  return repeat({
    pauseMs,
    turn: async (isStopped) => {
      const release = current()
      if (release.id === done) return
      for (const brand of Object.values(release.brands)) {
        await addFirstRecords(db, brand, release, new Date())
        await reindexBrand(db, brand, release, isStopped)
      }
      if (!isStopped()) done = release.id
    },
    onError: (error) => log.warn({ error: String(error) }, 'records could not be added or indexed'),
  })
}

/** Returns the number of records indexed. */
export async function reindexBrand(
  db: Kysely<Database>,
  brand: BrandPlan,
  release: Release,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let indexed = 0
  for (const [entity, { stored }] of Object.entries(brand.documents.entity ?? {})) {
    if (stored === undefined) continue
    const plan = readEntity({ entity, brand, release })
    for (let found = batch; found === batch && !isStopped(); ) {
      found = await reindexRecords(db, brand.id, plan, batch)
      indexed += found
    }
  }
  return indexed
}
