/** `npm run config -- <command>`: what an analyst asks of the documents. Without a command it lists them all. */
import { runConfig } from './config/run.ts'

process.exitCode = await runConfig(process.argv.slice(2))
