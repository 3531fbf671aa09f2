/** Starts the requested number of portals, prints their addresses and those of their demo banks on one line, and stops them when its input ends. */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase, type DatabaseImage, dropTemplates, servedSources } from '#server'
import { buildIfStale } from '../../scripts/build.ts'
import { startPortal } from '../server/portal-process.ts'
import { ensureDemoData, seedDemoData } from '../support/demo-data.ts'
import { root } from '../support/documents.ts'
import { portalSocket, recordingEnvironment } from '../support/reach-records.ts'
import { until } from '../support/until.ts'
import { writeTexts } from './write-texts.ts'

/** PostgreSQL: the demo data is created once, and copied for each portal with the files that belong to it. */
const seededFolder = join(root, '.data/journeys/seeded')
const demoImage: DatabaseImage = {
  // Of this run: the files of another one may be gone.
  name: `journeys_${process.pid}`,
  sources: servedSources,
  async fill({ url }) {
    rmSync(seededFolder, { recursive: true, force: true })
    await seedDemoData({ DATA_DIR: seededFolder, DATABASE_URL: url ?? '' })
  },
}

await writeTexts()
// Build once: portals that start together would all write to dist/.
await buildIfStale(root)
const portals = await Promise.all(Array.from({ length: Number(process.argv[2]) }, (_, worker) => startFresh(worker)))
process.stdin.resume().once('end', () => void end())
console.log(portals.map(({ url, bank }) => `${url},${bank}`).join(' '))

async function end(): Promise<void> {
  await Promise.all(portals.map(({ close }) => close()))
  if (process.env['DATABASE_URL']) await dropTemplates(process.env['DATABASE_URL'])
}

/** Removes data of earlier runs, so that runs are independent. */
async function startFresh(worker: number): Promise<{ readonly url: string; readonly bank: string; readonly close: () => Promise<void> }> {
  const folder = join('.data', 'journeys', String(worker))
  rmSync(join(root, folder), { recursive: true, force: true })
  const database = process.env['DATABASE_URL'] ? await createTestDatabase(demoImage) : null
  cpSync(database ? seededFolder : await ensureDemoData(), join(root, folder), { recursive: true })
  const settings = {
    DATA_DIR: folder,
    DEMO_RATES: '12000',
    ALLOW_PRIVATE_ADDRESSES: 'true',
    ...(database?.url ? { DATABASE_URL: database.url } : {}),
    ...(process.env['RECORD_REACH'] === '1' ? recordingEnvironment({ REACH_SOCKET: portalSocket(worker) }) : {}),
  }
  const portal = await startPortal(root, settings)
  const bank = await until('the demo bank is printed', () => Promise.resolve(/demo bank.*(http:\S+)/.exec(portal.output())?.[1]))
  return {
    url: portal.url,
    bank,
    close: async () => {
      await portal.stop()
      await database?.close()
      const errors = portal.output().match(/^\{.*$/gm) ?? []
      for (const error of errors) console.log(`portal ${worker}: ${error}`)
    },
  }
}
