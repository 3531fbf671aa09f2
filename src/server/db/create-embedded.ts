/** Opens PGlite in a directory, and creates a small database there if it is empty. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * Few and small files of the write-ahead log: with PostgreSQL's defaults they take 80 MB in an almost empty database, and up to 1 GB.
 */
const walSettings = ['max_wal_size=8MB', 'min_wal_size=4MB', 'wal_init_zero=off']
const initDbStartParams = ['--wal-segsize=1', ...walSettings.flatMap((setting) => ['--set', setting])]

/** PostgreSQL's defaults are for a server of its own: its buffers alone would take 128 MB, beside the file cache of the system. */
const memorySettings = ['shared_buffers=32MB', 'maintenance_work_mem=16MB']
const startParams = [...PGlite.defaultStartParams, ...memorySettings.flatMap((setting) => ['-c', setting])]

export async function createEmbedded(folder: string): Promise<PGlite> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const lite = await PGlite.create(folder, { extensions: { pg_trgm }, initDbStartParams, startParams })
  if (isNew) await dropTemplates(lite)
  return lite
}

/** Nothing creates further databases, and the templates take 15 MB. */
export async function dropTemplates(lite: PGlite): Promise<void> {
  await lite.exec("update pg_database set datistemplate = false where datname like 'template%'")
  for (const name of ['template0', 'template1']) await lite.exec(`drop database if exists ${name}`)
}
