/** `npm start`: builds if sources are newer, opens the database, makes the demo world, serves. `--dev` serves the browser code from its sources. */
import module from 'node:module'
import process from 'node:process'

// What Node makes of the sources is kept for the next start: that saves a tenth of it.
module.enableCompileCache('.cache/node')
const { readSettings } = await import('./start/settings.ts')
const env = readSettings()
const { start } = await import('./start/start.ts')
await start({ env, dev: process.argv.includes('--dev') })
