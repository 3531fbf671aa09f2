/** `npm run config -- <command>`: commands for analysts. Lists them all if called without a command. */
import module from 'node:module'
import { fileURLToPath } from 'node:url'

// Before any other module is loaded, so that their compiled code is kept for the next run.
module.enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)))
const { runConfig } = await import('./config/run.ts')
process.exitCode = await runConfig(process.argv.slice(2))
