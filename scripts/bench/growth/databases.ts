/** Databases that growth is measured on, and quick ways to fill them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ensureColumns, migrateDatabase, type OpenedDatabase, openDatabase } from '../../../src/server/db/index.ts'
import type { BenchContext } from '../measure.ts'
import { onOwnDatabase } from '../own-database.ts'
import type { Series } from './curve.ts'

export interface Filled extends BenchContext {
  readonly opened: OpenedDatabase
  readonly where: string
}

type MeasureSizes = (filled: Filled, sizes: readonly number[]) => Promise<readonly Series[]>

/** The embedded database is for small installations. */
const mostEmbedded = 100_000
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** On the PostgreSQL in DATABASE_URL, and the smaller sizes on the embedded database. */
export async function onBothDatabases(context: BenchContext, sizes: readonly number[], measure: MeasureSizes): Promise<readonly Series[]> {
  const { databaseUrl } = context
  if (databaseUrl === null) throw new Error('set DATABASE_URL: these sizes need PostgreSQL')
  const onServer = await onOwnDatabase(databaseUrl, (opened) => measureOn(opened, context, { sizes, measure }))
  const small = sizes.filter((size) => size <= mostEmbedded)
  if (small.length === 0) return onServer
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const embedded = await openDatabase({ folder, log: silent, queryLimitMs: 120_000 })
  try {
    return [...onServer, ...(await measureOn(embedded, context, { sizes: small, measure }))]
  } finally {
    await embedded.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOn(
  opened: OpenedDatabase,
  context: BenchContext,
  { sizes, measure }: { readonly sizes: readonly number[]; readonly measure: MeasureSizes },
): Promise<readonly Series[]> {
  await migrateDatabase(opened.db)
  await ensureColumns(opened.db, context.release.columns)
  return await measure({ ...context, opened, where: await nameOf(opened) }, sizes)
}

/** PostgreSQL with its major version, or the embedded database. */
export async function nameOf({ db, kind }: OpenedDatabase): Promise<string> {
  if (kind === 'embedded') return 'embedded'
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return `PostgreSQL ${rows[0]?.server_version.split('.')[0] ?? ''}`
}

/**
 * Fills a table without its indexes and builds them afterwards, which is several times as fast as keeping them. Primary keys and
 * triggers stay.
 */
export async function fillWithoutIndexes(
  { withoutLimits }: OpenedDatabase,
  table: string,
  fill: (db: OpenedDatabase['db']) => Promise<void>,
): Promise<void> {
  await withoutLimits((pooled) =>
    // One connection, because the memory for building indexes is a setting of it.
    pooled.connection().execute(async (db) => {
      const { rows: indexes } = await sql<{ name: string; definition: string }>`
        select i.indexname as name, i.indexdef as definition from pg_indexes i
        where i.tablename = ${table} and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`.execute(db)
      for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
      await fill(db)
      await sql`set maintenance_work_mem = '512MB'`.execute(db)
      for (const { definition } of indexes) await sql.raw(definition).execute(db)
      // Index-only scans need pages that are marked all-visible; autovacuum would do it later.
      await sql`vacuum analyze ${sql.table(table)}`.execute(db)
      await sql`reset maintenance_work_mem`.execute(db)
    }),
  )
}

/** Size of a table with its indexes. */
export async function megabytesOf({ db }: OpenedDatabase, table: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_total_relation_size(${table}::regclass) as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0) / 1_000_000
}
