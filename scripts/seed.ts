/**
 * `npm run --silent seed -- [--seed N] [--today YYYY-MM-DD]`: fills an empty database with demo data and prints it as JSON. Do
 * not run it while a server uses the embedded database. Exits with 1 if it was not empty, 2 if it could not run.
 */

import { parseArgs } from 'node:util'
import { seedDatabase } from '#demo'
import { createLog, NoReleaseError, readEnv } from '#server'
import { printInTerminal } from './config/print-findings.ts'

try {
  process.exitCode = await seed()
} catch (error) {
  if (error instanceof NoReleaseError) printInTerminal(error.findings)
  console.error(`could not run: ${error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)}`)
  process.exitCode = 2
}

async function seed(): Promise<number> {
  const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, today: { type: 'string' } } })
  if (!/^\d{1,9}$/.test(values.seed)) throw new Error(`--seed must be a whole number, not "${values.seed}"`)
  if (values.today !== undefined && !isDay(values.today)) throw new Error(`--today must be a day such as 2026-11-21, not "${values.today}"`)
  const env = readEnv(process.env)
  if (env.mode === 'production') throw new Error('demo data is never created in production')
  const world = await seedDatabase({ env, root: process.cwd(), log: createLog('silent'), seed: Number(values.seed), today: values.today })
  if (!world) {
    console.error('The database is not empty: nothing was written.')
    return 1
  }
  console.log(JSON.stringify(world, null, 2))
  return 0
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
