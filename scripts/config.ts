/** `npm run config -- <command>`: commands for analysts. Lists them all if called without a command. */
import { runConfig } from './config/run.ts'

process.exitCode = await runConfig(process.argv.slice(2))
