import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Embedded, openEmbedded } from './embedded.ts'

/** With the memory that creating the database leaves it had 600. */
const mostMb = 400

const folder = mkdtempSync(join(tmpdir(), 'embedded-memory-'))
let embedded: Embedded

beforeAll(async () => {
  // Left by a start that was killed.
  mkdirSync(join(folder, 'pgdata.new'))
  writeFileSync(join(folder, 'pgdata.new/PG_VERSION'), '')
  const silent = { info: () => {}, warn: () => {}, error: () => {} }
  embedded = await openEmbedded({ folder, queryLimitMs: 60_000, log: silent })
}, 300_000)
afterAll(async () => {
  await embedded?.close()
  rmSync(folder, { recursive: true, force: true })
})

it('creates a database anew where a start was killed before it was complete', () => {
  expect(existsSync(join(folder, 'pgdata/PG_VERSION'))).toBe(true)
  expect(existsSync(join(folder, 'pgdata.new'))).toBe(false)
})

it.runIf(process.platform === 'linux')('a new database does not keep the memory that creating it took', async () => {
  const memoryMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${embedded.pid()}/status`, 'utf8'))?.[1]) / 1024
  // It compiles frequent functions again, which takes more for a moment.
  await expect.poll(memoryMb, { timeout: 60_000 }).toBeLessThan(mostMb)
})
