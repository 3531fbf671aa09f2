/**
 * `npm run trial:kill -- [--kills N] [--seed N] [--dir DIR]`: runs the portal under load, kills it with kill -9 at random
 * moments and restarts it; after each crash every acknowledged order must exist exactly once and complete with its documents.
 * Uses the embedded database, or the empty database that DATABASE_URL names. Exits with 1 if anything was lost, duplicated or
 * incomplete.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runTrial } from './kill-trial/run.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' }, dir: { type: 'string' } },
})
const dataDir = values.dir ?? mkdtempSync(join(tmpdir(), 'kill-trial-'))
const result = await runTrial({
  root: process.cwd(),
  dataDir,
  databaseUrl: process.env.DATABASE_URL || null,
  kills: Number(values.kills),
  seed: Number(values.seed),
  report: console.log,
})
const { faults, ...figures } = result
console.log(JSON.stringify(figures, null, 2))
for (const fault of faults) console.log(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'nothing was lost, duplicated or corrupted' : `${faults.length} faults; the data is kept in ${dataDir}`)
if (faults.length === 0 && values.dir === undefined) rmSync(dataDir, { recursive: true, force: true })
process.exitCode = faults.length === 0 ? 0 : 1
