/**
 * `npm run people -- <command>`: staff and analysts of a brand, from the host of the portal, beside a running server or without
 * one. The way to the first account, and out of what takes two people where there is one. Without a command it lists them all.
 */
import { runPeople } from './people/run.ts'

process.exitCode = await runPeople(process.argv.slice(2))
