/** A portal for each worker, each with its own address, database and files: journeys of two workers never meet. */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import pg from 'pg'
import { buildIfStale } from '../../scripts/build.ts'
import { startPortal } from '../server/portal-process.ts'

const root = join(import.meta.dirname, '../..')
/** Long enough for a first start on a busy machine. */
const patienceMs = 600_000

/** Playwright's global setup; returns what ends the portals. The workers read the addresses in journey.ts. */
export default async function startPortals({ workers }: FullConfig): Promise<() => Promise<void>> {
  // Build once: portals that start at the same time would all write to dist/.
  await buildIfStale(root)
  const portals = await Promise.all(Array.from({ length: workers }, (_, worker) => startFresh(worker)))
  process.env['JOURNEY_PORTALS'] = portals.map(({ url }) => url).join(' ')
  return async () => {
    await Promise.all(portals.map(({ close }) => close()))
  }
}

/** Nothing of an earlier run is left, so that a run never depends on one. */
async function startFresh(worker: number): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const folder = join('.data', 'journeys', String(worker))
  rmSync(join(root, folder), { recursive: true, force: true })
  const database = await createDatabase()
  const settings = { DATA_DIR: folder, DEMO_RATES: '4000', ...(database ? { DATABASE_URL: database.url } : {}) }
  const portal = await startPortal(root, settings, patienceMs)
  return {
    url: portal.url,
    close: async () => {
      await portal.stop()
      await database?.drop()
      const errors = portal.output().match(/^\{.*$/gm) ?? []
      for (const error of errors) console.log(`portal ${worker}: ${error}`)
    },
  }
}

/** On the server of DATABASE_URL, where there is one. */
async function createDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> } | null> {
  const server = process.env['DATABASE_URL']
  if (!server) return null
  const name = `quayside_journeys_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOn(server, `drop database ${name} with (force)`) }
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
