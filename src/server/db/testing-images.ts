/**
 * Images that test databases are copied from. Migrating, compiling and seeding once and copying the result saves seconds per
 * test file. For PGlite an image is a file below .cache/tests, kept until its sources change; on PostgreSQL it is a template
 * database of this run.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { migrateDatabase } from './migrate.ts'
import type { OpenedDatabase } from './open.ts'
import { createLite, slimDown } from './testing-lite.ts'

export interface TestDatabase extends OpenedDatabase {
  /** Address for a second process or pool; null for PGlite, which has one connection. */
  readonly url: string | null
}

export interface DatabaseImage {
  /** Letters and underscores; part of file and database names. */
  readonly name: string
  /** Files and folders, from the project root, that the contents depend on. */
  readonly sources: readonly string[]
  /** Starts from the migrated database of `from`. */
  readonly from?: DatabaseImage
  readonly fill: (database: TestDatabase) => Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = join(root, '.cache/tests')

/** Migrated but empty. */
export const emptyImage: DatabaseImage = {
  name: 'empty',
  sources: ['src/server/db', 'package-lock.json'],
  fill: ({ db }) => migrateDatabase(db),
}

const snapshots = new Map<string, Promise<Blob>>()

/** The image as PGlite's archive of its data directory; created if missing. */
export function loadSnapshot(image: DatabaseImage, serve: (lite: PGlite) => Promise<TestDatabase>): Promise<Blob> {
  const path = join(folder, `${nameImage(image)}.tar`)
  const cached = snapshots.get(path)
  if (cached) return cached
  const snapshot = existsSync(path) ? Promise.resolve(new Blob([readFileSync(path)])) : makeSnapshot(image, path, serve)
  snapshots.set(path, snapshot)
  snapshot.catch(() => snapshots.delete(path))
  return snapshot
}

async function makeSnapshot(image: DatabaseImage, path: string, serve: (lite: PGlite) => Promise<TestDatabase>): Promise<Blob> {
  const lite = await createLite(image.from && (await loadSnapshot(image.from, serve)))
  if (!image.from) await slimDown(lite)
  const database = await serve(lite)
  await image.fill(database)
  await database.db.destroy()
  const bytes = Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer())
  await database.close()
  mkdirSync(folder, { recursive: true })
  // Written aside and renamed, because several test processes may do this at once.
  const aside = `${path}.${process.pid}`
  writeFileSync(aside, bytes)
  renameSync(aside, path)
  removeOlder(image.name, path)
  return new Blob([bytes])
}

/** Removes images with that name that are older than an hour; a run that has just started may still use a newer one. */
export function removeOlder(name: string, path: string): void {
  for (const other of readdirSync(folder)) {
    const isOlder = other.startsWith(`${name}-`) && join(folder, other) !== path
    if (isOlder && Date.now() - statSync(join(folder, other)).mtimeMs > 3_600_000) rmSync(join(folder, other), { recursive: true })
  }
}

type OpenOn = (server: string, name: string) => Promise<TestDatabase>

const templates = new Map<string, Promise<string>>()
const templatePrefix = 'quayside_image_'

/** The name of a template database with the image; created if missing. */
export function ensureTemplate(image: DatabaseImage, server: string, openOn: OpenOn): Promise<string> {
  const name = `${templatePrefix}${nameImage(image).replaceAll('-', '_')}`
  const template = templates.get(name) ?? makeTemplate(image, { name, server, openOn })
  templates.set(name, template)
  return template
}

interface MakeTemplateOptions {
  readonly name: string
  readonly server: string
  readonly openOn: OpenOn
}

async function makeTemplate(image: DatabaseImage, { name, server, openOn }: MakeTemplateOptions): Promise<string> {
  const from = image.from ? await ensureTemplate(image.from, server, openOn) : 'template1'
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    // One process creates it; the others wait here and find it.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished} template ${from}`)
    const database = await openOn(server, unfinished)
    await image.fill(database)
    await database.close()
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

/** Drops the template databases created by the test files of a run; called once, at the end of the run. */
export async function dropTemplates(server: string): Promise<void> {
  const { rows } = await runOn(server, `select datname from pg_database where starts_with(datname, '${templatePrefix}')`)
  for (const { datname } of rows) await runOn(server, `drop database if exists ${datname} with (force)`)
}

export async function runOn(server: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

const names = new Map<string, string>()

/** The image's name with a hash of its sources. */
export function nameImage({ name, sources, from }: Omit<DatabaseImage, 'fill'>): string {
  const cachedName = names.get(name)
  if (cachedName) return cachedName
  const hash = createHash('sha256')
    .update(process.version)
    .update(from ? nameImage(from) : '')
  for (const source of sources)
    for (const path of filesOf(source)) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  const named = `${name}-${hash.digest('hex').slice(0, 16)}`
  names.set(name, named)
  return named
}

function filesOf(source: string): string[] {
  const path = join(root, source)
  if (!statSync(path).isDirectory()) return [path]
  const files = globSync('**/*', { cwd: path, withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$|\.md$/.test(file))
    .sort()
}
