/** Fills the database with the demo world without serving it: for the seed command. */

import { dayIn } from '#rules'
import { openMigrated } from './db/index.ts'
import type { Env } from './env.ts'
import { createDiskStore } from './files/index.ts'
import type { createLog } from './kernel/index.ts'
import { openReleases } from './releases/index.ts'
import { type SeededWorld, seedWorld } from './world/index.ts'

export interface SeedDatabaseOptions {
  readonly env: Env
  readonly root: string
  readonly log: ReturnType<typeof createLog>
  readonly seed: number
  /** Calendar day that the world is made around; left out, the present one. */
  readonly today?: string | undefined
}

/** Null where the database is not empty. */
export async function seedDatabase({ env, root, log, seed, today }: SeedDatabaseOptions): Promise<SeededWorld | null> {
  const database = await openMigrated({ url: env.databaseUrl, folder: `${env.dataDir}/database`, log })
  try {
    const now = () => new Date()
    const releases = await openReleases({
      database,
      root,
      mode: 'demo',
      now,
      log,
      watch: false,
    })
    const { release } = releases.current()
    const timeZone = release.brands[release.defaultBrand]?.timeZone ?? 'UTC'
    const world = await seedWorld(database.db, release, {
      seed,
      today: today ?? dayIn(timeZone, now()),
      rates: env.demoRates,
      files: await createDiskStore(env.filesDir),
      happenings: true,
    })
    await database.maintain()
    await releases.close()
    return world
  } finally {
    await database.close()
  }
}
