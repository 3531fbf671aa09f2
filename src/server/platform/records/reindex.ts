/** Keeps records in line with a release: adds those that a brand starts with, and reindexes those whose searched fields changed. */
import type { Kysely } from 'kysely'
import type { BrandPlan, Release } from '#config'
import type { Database } from '../../db/index.ts'
import { defineJob, type JobContext, oncePerRelease } from '../../kernel/index.ts'
import { readEntity } from './entity.ts'
import { addFirstRecords } from './first-records.ts'
import { reindexRecords } from './store.ts'

const batch = 200

/** Adds what brands start with before the first page is drawn and kept without it. What fails is added by the reindex. */
export async function openRecords({ db, releases, log }: Pick<JobContext, 'db' | 'releases' | 'log'>): Promise<void> {
  const { release } = releases.current()
  for (const brand of Object.values(release.brands))
    await addFirstRecords(db, brand, release, new Date()).catch((error: unknown) =>
      // Another server that starts at the same time adds the same records.
      log.warn({ brand: brand.id, error: String(error) }, 'the first records of a brand could not be added yet'),
    )
}

/** Checks again each time a release is activated. */
export const recordIndex = defineJob<JobContext>({
  name: 'record-index',
  every: 2_000,
  open: (context) =>
    oncePerRelease(context, ({ isStopped }) => async (brand, release) => {
      await addFirstRecords(context.db, brand, release, new Date())
      await reindexBrand(context.db, brand, release, isStopped)
    }),
})

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
    for (let count = batch; count === batch && !isStopped(); ) {
      count = await reindexRecords(db, brand.id, plan, batch)
      indexed += count
    }
  }
  return indexed
}
