/** `npm start`: builds if sources are newer, opens the database, makes the demo world, serves. `--dev` serves the browser code from its sources. */
import module from 'node:module'
import process from 'node:process'

// Keep what Node compiles of the sources for the next start.
module.enableCompileCache('.cache/node')
const { readSettings } = await import('./start/settings.ts')
const env = readSettings()
const { start } = await import('./start/start.ts')
await start({ env, dev: process.argv.includes('--dev') })
// Node would write it on a clean exit only, and the start after a crash is the one that is waited for.
module.flushCompileCache()
