/**
 * `npm start`: builds if sources are newer, opens the database, creates demo data, serves. `--dev` serves the browser code from
 * its sources.
 */
import module from 'node:module'
import process from 'node:process'
import { setFlagsFromString } from 'node:v8'

// A heap may grow by a third before its garbage is collected, instead of threefold: creating the demo world left 400 MB of it.
setFlagsFromString('--heap-growing-percent=30')
// Keep Node's compile cache for the next start.
module.enableCompileCache('.cache/node')
const { readSettings } = await import('./start/settings.ts')
const env = readSettings()
const { readRole, superviseWorkers } = await import('./start/workers.ts')
const role = readRole(process.env)
if (env.workers > 1 && !role) process.exit(await superviseWorkers(env.workers))
const { start } = await import('./start/start.ts')
await start({ env, role, dev: process.argv.includes('--dev') })
// Node would write the cache only on a clean exit, but it matters most for a start after a crash.
module.flushCompileCache()
