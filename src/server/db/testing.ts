/** A database for one test file: a new one on the server of DATABASE_URL, else PGlite in memory behind the same driver. */
import { randomInt, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { lendDatabase } from './lending.ts'
import { type Log, openDatabase } from './open.ts'
import { openPool } from './pool.ts'
import { type DatabaseImage, emptyImage, ensureTemplate, loadSnapshot, runOn, type TestDatabase } from './testing-images.ts'
import { createLite } from './testing-lite.ts'

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** A separate database that starts as a copy of the image; default: migrated and empty. */
export function createTestDatabase(image: DatabaseImage = emptyImage): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL
  return server === undefined || server === '' ? copySnapshot(image) : copyTemplate(image, server)
}

async function copyTemplate(image: DatabaseImage, server: string): Promise<TestDatabase> {
  const name = `quayside_test_${randomUUID().replaceAll('-', '')}`
  const template = await ensureTemplate(image, server, openOn)
  await runOn(server, `create database ${name} template ${template}`)
  const opened = await openOn(server, name)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await runOn(server, `drop database if exists ${name} with (force)`)
    },
  }
}

async function openOn(server: string, name: string): Promise<TestDatabase> {
  const url = new URL(server)
  url.pathname = `/${name}`
  return { ...(await openDatabase({ url: url.href, folder: '', log: silent, poolSize: 5 })), url: url.href }
}

async function copySnapshot(image: DatabaseImage): Promise<TestDatabase> {
  return await serveLite(await createLite(await loadSnapshot(image, serveLite)))
}

async function serveLite(lite: PGlite): Promise<TestDatabase> {
  const port = randomInt(2 ** 31)
  const socket = join(tmpdir(), `.s.PGSQL.${port}`)
  // Production servers never load the embedded database into their own process.
  const { PGLiteSocketServer } = await import('@electric-sql/pglite-socket')
  const server = new PGLiteSocketServer({ db: lite, path: socket, maxConnections: 4 })
  await server.start()
  const pool = openPool({ host: tmpdir(), port, user: 'postgres', database: 'postgres', max: 1 }, silent)
  // Drop the reference on close: test modules stay loaded, and one PGlite takes 100 MB.
  let held: PGlite | null = lite
  return {
    db: pool.db,
    kind: 'embedded',
    url: null,
    listen: () => Promise.resolve(),
    withoutLimits: (work) => work(pool.db),
    maintain: () => Promise.resolve(),
    shareWith: (child) => lendDatabase({ db: pool.db, address: () => ({ host: tmpdir(), port }) }, child),
    state: () => ({ pool: pool.state(), listeners: [] }),
    close: async () => {
      await pool.db.destroy()
      await server.stop()
      await held?.close()
      held = null
      rmSync(socket, { force: true })
    },
  }
}
