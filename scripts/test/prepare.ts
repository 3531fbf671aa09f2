/** Makes what test files share before they start, side by side: browser code, images of databases, a portal's data directory. */
import { mkdirSync, rmSync } from 'node:fs'
import { createTestDatabase, peopleImage } from '#server'
import { demoWorld } from '../../tests/server/support.ts'
import { ensureDemoData } from '../../tests/support/demo-data.ts'
import { buildIfStale } from '../build.ts'
import { reports } from './slowest.ts'

mkdirSync('.cache/tests', { recursive: true })
// A report of an earlier run would be read as this one's.
for (const path of Object.values(reports)) rmSync(path, { force: true })
await Promise.all([
  step('browser code', () => buildIfStale(process.cwd())),
  step('images of databases', makeImages),
  step('data of a portal', ensureDemoData),
])

/** One after the other: each starts from what the one before has made. */
async function makeImages(): Promise<void> {
  for (const image of [peopleImage, demoWorld]) await (await createTestDatabase(image)).close()
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await work()
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${name}`)
}
