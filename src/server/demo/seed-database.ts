/** Fills an empty database with the demo world by command, while no server uses it. */
import { dayIn } from '#rules'
import { openMigrated } from '../db/index.ts'
import type { Env } from '../env.ts'
import type { createLog } from '../kernel/index.ts'
import { createDiskStore } from '../platform/files/index.ts'
import { keepCompiled, openReleases, openShelf } from '../platform/releases/index.ts'
import { type SeededWorld, seedWorld } from './seed.ts'

export interface SeedDatabaseOptions {
  readonly env: Env
  readonly root: string
  readonly log: ReturnType<typeof createLog>
  readonly seed: number
  /** Calendar day that the demo world is made for; default: today. */
  readonly today?: string | undefined
}

/** Null if the database is not empty. */
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
      // The server that starts on this data is ready sooner.
      compiled: keepCompiled(openShelf(env, database)),
    })
    const { release } = releases.current()
    const timeZone = release.brands[release.defaultBrand]?.timeZone ?? 'UTC'
    const world = await seedWorld(database.db, release, {
      seed,
      today: today ?? dayIn(timeZone, now()),
      rates: env.demoRates,
      files: await createDiskStore(env.filesDir),
      recentActivity: true,
    })
    await database.maintain()
    await releases.close()
    return world
  } finally {
    await database.close()
  }
}
