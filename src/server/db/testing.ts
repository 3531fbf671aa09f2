/** A database for one test file: a fresh one on the server of DATABASE_URL, else PGlite in memory behind the same driver. */
import { createHash, randomInt, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'
import { migrateDatabase } from './migrate.ts'
import { connect, type Log, type OpenedDatabase, openDatabase } from './open.ts'

export interface TestDatabase extends OpenedDatabase {
  /** Address that a second process or pool may use; null for PGlite, which has one connection. */
  readonly url: string | null
}

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} }

export function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL
  return server === undefined || server === '' ? createLite() : createOn(server)
}

async function createOn(server: string): Promise<TestDatabase> {
  const name = `quayside_test_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openDatabase({ url: url.href, folder: '', log: silent, poolSize: 5 })
  await migrateDatabase(opened.db)
  return {
    ...opened,
    url: url.href,
    close: async () => {
      await opened.close()
      await runOn(server, `drop database if exists ${name} with (force)`)
    },
  }
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Starting from a migrated copy saves seconds for each test file; the copy is made once for each set of migrations. */
async function createLite(): Promise<TestDatabase> {
  const path = snapshotPath()
  const snapshot = readSnapshot(path)
  const lite = await PGlite.create({ extensions: { pg_trgm }, ...(snapshot ? { loadDataDir: snapshot } : {}) })
  const port = randomInt(2 ** 31)
  const socket = join(tmpdir(), `.s.PGSQL.${port}`)
  const server = new PGLiteSocketServer({ db: lite, path: socket, maxConnections: 4 })
  await server.start()
  const db = connect({ host: tmpdir(), port, user: 'postgres', database: 'postgres', max: 1, connectionTimeoutMillis: 8_000 }, silent)
  if (!snapshot) {
    await migrateDatabase(db)
    await saveSnapshot(lite, path)
  }
  return {
    db,
    kind: 'embedded',
    url: null,
    listen: () => Promise.resolve(),
    close: async () => {
      await db.destroy()
      await server.stop()
      await lite.close()
      rmSync(socket, { force: true })
    },
  }
}

function snapshotPath(): string {
  const hash = createHash('sha256').update(process.version)
  const folder = join(import.meta.dirname, 'migrations')
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return join('.cache', `test-database-${hash.digest('hex').slice(0, 16)}.tar`)
}

function readSnapshot(path: string): Blob | null {
  try {
    return new Blob([readFileSync(path)])
  } catch {
    return null
  }
}

/** Written aside and renamed, because several test files may do this at once. */
async function saveSnapshot(lite: PGlite, path: string): Promise<void> {
  mkdirSync('.cache', { recursive: true })
  const aside = `${path}.${process.pid}`
  writeFileSync(aside, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()))
  renameSync(aside, path)
}
