/** Creates a small PGlite database in a directory, and opens it. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * Few and small files of the write-ahead log: with PostgreSQL's defaults they take 80 MB in an almost empty database, and up to 1 GB.
 */
const walSettings = ['max_wal_size=8MB', 'min_wal_size=4MB', 'wal_init_zero=off']
const initDbStartParams = ['--wal-segsize=1', ...walSettings.flatMap((setting) => ['--set', setting])]

/**
 * PostgreSQL's defaults are for a server of its own: its buffers alone would take 128 MB, beside the file cache of the system. ANALYZE
 * reads 300 rows for each unit of the target into memory that PGlite never gives back, 60 MB with the default of 100.
 */
const memorySettings = ['shared_buffers=32MB', 'maintenance_work_mem=16MB', 'default_statistics_target=30']
const startParams = [...PGlite.defaultStartParams, ...memorySettings.flatMap((setting) => ['-c', setting])]

const extensions = { pg_trgm }

/** Opens the database that was created in the data folder. */
export async function openCreated(dataFolder: string): Promise<PGlite> {
  return await PGlite.create(join(dataFolder, databaseName), { extensions, startParams })
}

export function isCreated(dataFolder: string): boolean {
  return existsSync(join(dataFolder, databaseName))
}

const databaseName = 'pgdata'

/** Creates it under another name first: half a database, left by a process that was killed, is never opened. */
export async function createEmbedded(dataFolder: string): Promise<void> {
  const unfinished = join(dataFolder, `${databaseName}.new`)
  rmSync(unfinished, { recursive: true, force: true })
  const lite = await PGlite.create(unfinished, { extensions, initDbStartParams, startParams })
  await dropTemplates(lite)
  await lite.close()
  renameSync(unfinished, join(dataFolder, databaseName))
}

/** Nothing creates further databases, and the templates take 15 MB. */
export async function dropTemplates(lite: PGlite): Promise<void> {
  await lite.exec("update pg_database set datistemplate = false where datname like 'template%'")
  for (const name of ['template0', 'template1']) await lite.exec(`drop database if exists ${name}`)
}
