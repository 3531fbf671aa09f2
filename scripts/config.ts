/** `npm run config -- <command>`: what an analyst asks of the documents. Without a command it lists them all. */
import { parseArgs } from 'node:util'
import { type Command, UsageError } from './config/command.ts'
import { commands } from './config/commands.ts'

const [name, ...rest] = process.argv.slice(2)

try {
  process.exitCode = await run()
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n${describeUsage(name)}`)
  else console.error(`could not run: ${describeError(error)}`)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const load = name === undefined ? undefined : commands[name]?.load
  if (!load) throw new UsageError(name === undefined ? 'say what to do' : `unknown command ${name}`)
  const command = await load()
  return await command.run(readWords(command))
}

function readWords({ options }: Command): Parameters<Command['run']>[0] {
  try {
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true, strict: true })
    return { words: positionals, values }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function describeUsage(name: string | undefined): string {
  const told = name !== undefined && commands[name] ? { [name]: commands[name] } : commands
  return Object.entries(told)
    .map(([command, { usage, about }]) => `  config ${`${command} ${usage}`.trim()}\n      ${about}`)
    .join('\n')
}

/** The driver of PostgreSQL leaves the message of a refused connection empty. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
