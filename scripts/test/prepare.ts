/** Makes what test files share before they start: browser code, images of databases, a portal's data directory. */
import { mkdirSync, rmSync } from 'node:fs'
import { createTestDatabase, peopleImage } from '#server'
import { demoWorld } from '../../tests/server/support.ts'
import { ensureDemoData } from '../../tests/support/demo-data.ts'
import { buildIfStale } from '../build.ts'
import { reports } from './slowest.ts'

mkdirSync('.cache/tests', { recursive: true })
// A report of an earlier run would be read as this one's.
for (const path of Object.values(reports)) rmSync(path, { force: true })
await step('browser code', () => buildIfStale(process.cwd()))
for (const image of [peopleImage, demoWorld]) await step(`image "${image.name}"`, async () => (await createTestDatabase(image)).close())
await step('data of a portal', ensureDemoData)

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await work()
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${name}`)
}
