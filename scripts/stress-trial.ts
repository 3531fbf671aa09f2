/**
 * `npm run trial:stress -- [--minutes N] [--clients N] [--seed N] [--only WORDS]`: two servers on one PostgreSQL under 200
 * mixed clients, with a fault every few minutes: a server is killed, the database closes its connections, the connection to it
 * or to the mail server hangs, the disk is full, the clock jumps. Needs DATABASE_URL, on whose server it creates a database.
 * Exits with 1 if a write was lost or duplicated, a response was a 5xx other than an announced 503, memory or connections
 * grew, or a recovery took longer than 5 seconds. --only: run the faults whose names contain the words.
 */
import { parseArgs } from 'node:util'
import { runStress } from './stress-trial/run.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    clients: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})
const server = process.env.DATABASE_URL
if (!server) {
  console.error('DATABASE_URL is missing: the address of a PostgreSQL on which databases may be created.')
  process.exit(2)
}
const { faults, ...figures } = await runStress({
  root: process.cwd(),
  server,
  minutes: Number(values.minutes),
  clients: Number(values.clients),
  seed: Number(values.seed),
  only: values.only,
  report: console.log,
})
console.log(JSON.stringify(figures, null, 2))
for (const fault of faults) console.log(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'nothing was lost or duplicated, and every recovery was in time' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
