import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server'
import { runTrial } from '../../../scripts/kill-trial/run.ts'
import { ensureDemoData } from '../../support/demo-data.ts'
import { root } from '../../support/documents.ts'
import { isWhole } from '../../support/sample.ts'

/** One crash per day, a hundred in a long run; `npm run trial:kill` runs any number. */
const kills = isWhole ? 100 : 1
const dataDir = mkdtempSync(join(tmpdir(), 'kill-'))
let database: TestDatabase | null = null
afterAll(async () => {
  await database?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a server killed under load loses no acknowledged order or document and does nothing twice', { timeout: 7_200_000 }, async () => {
  database = process.env.DATABASE_URL ? await createTestDatabase() : null
  if (!database) cpSync(await ensureDemoData(), dataDir, { recursive: true })
  const reported: string[] = []
  const result = await runTrial({
    root,
    dataDir,
    databaseUrl: database?.url ?? null,
    kills,
    seed: Date.now() % 1_000_000,
    report: (line) => reported.push(line),
  })
  expect(result.faults, reported.join('\n')).toEqual([])
  // A crash without any writes in progress would prove nothing.
  expect(result.orders).toBeGreaterThan(0)
  expect(result.writes).toBeGreaterThan(result.orders)
  expect(result.mails).toBeGreaterThan(0)
})
