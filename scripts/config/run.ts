import { parseArgs } from 'node:util'
import { type Command, UsageError } from './command.ts'
import { commands } from './commands.ts'

/** Runs one command, prints its output and returns its exit code: 2 if it could not run. */
export async function runConfig([name, ...rest]: readonly string[]): Promise<number> {
  if (name === '--help' || rest.includes('--help')) {
    console.log(describeUsage(name))
    return 0
  }
  try {
    const load = name === undefined ? undefined : commands[name]?.load
    if (!load) throw new UsageError(name === undefined ? 'a command is required' : `unknown command ${name}`)
    const command = await load()
    return await command.run(readWords(command, rest))
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n${describeUsage(name)}`)
    else console.error(`could not run: ${describeError(error)}`)
    return 2
  }
}

function readWords({ options }: Command, words: readonly string[]): Parameters<Command['run']>[0] {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true, strict: true })
    return { words: positionals, values }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function describeUsage(name: string | undefined): string {
  const listed = name !== undefined && commands[name] ? { [name]: commands[name] } : commands
  return Object.entries(listed)
    .map(([command, { usage, about }]) => `  config ${`${command} ${usage}`.trim()}\n      ${about}`)
    .join('\n')
}

/** The PostgreSQL driver leaves the message of a refused connection empty. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
