/**
 * `npm run people -- <command>`: manages a brand's staff and analysts from the portal's host, with or without a running server.
 * Creates the first account, and replaces the second approver if there is only one. Lists all commands if called without one.
 */
import { runPeople } from './people/run.ts'

process.exitCode = await runPeople(process.argv.slice(2))
