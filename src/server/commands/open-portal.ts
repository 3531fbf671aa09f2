import { type OpenedDatabase, openMigrated } from '../db/index.ts'
import type { Env } from '../env.ts'
import type { createLog } from '../kernel/index.ts'
import { keepCompiled, openReleases, openShelf } from '../platform/releases/index.ts'

export interface OpenPortalOptions {
  readonly env: Env
  readonly root: string
  readonly log: ReturnType<typeof createLog>
  readonly now: () => Date
}

export interface OpenedPortal {
  readonly database: OpenedDatabase
  readonly releases: Awaited<ReturnType<typeof openReleases>>
  close(): Promise<void>
}

/** Opens the database and its releases for a command, if no server on this machine uses them. */
export async function openPortal({ env, root, log, now }: OpenPortalOptions): Promise<OpenedPortal> {
  const database = await openMigrated({ url: env.databaseUrl, folder: `${env.dataDir}/database`, log })
  try {
    // As in production: serves the last published release, and does not publish anything.
    const compiled = keepCompiled(openShelf(env, database))
    const releases = await openReleases({ database, root, mode: 'production', now, log, watch: false, compiled })
    const close = async () => {
      await releases.close()
      await database.close()
    }
    return { database, releases, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
