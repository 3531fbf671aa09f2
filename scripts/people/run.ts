import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { createLog, openPeopleCommands, readEnv } from '#server'
import { commands, type PeopleCommand, UsageError } from './commands.ts'

/** Runs one command, prints its output and returns its exit code: 1 rejected, 2 could not run. */
export async function runPeople(words: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readWords(words)
    if (values.help) {
      console.log(describeUsage())
      return 0
    }
    const [name = '', ...rest] = positionals
    const command: PeopleCommand | undefined = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined
    if (!command) throw new UsageError(name === '' ? 'a command is required' : `unknown command ${name}`)
    if (rest.length !== command.words) throw new UsageError(`usage: ${name} ${command.usage || '(no arguments)'}`)
    const opened = await openPeopleCommands({
      env: readEnv(process.env),
      root: process.cwd(),
      who: userInfo().username,
      language: 'en',
      log: createLog('silent'),
    })
    try {
      return await command.run({ people: opened, words: rest, brand: values.brand, administrator: values.administrator === true })
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n${describeUsage()}`)
    else console.error(`could not run: ${describeError(error)}`)
    return 2
  }
}

function readWords(words: readonly string[]) {
  try {
    const options = { brand: { type: 'string' }, administrator: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function describeUsage(): string {
  return Object.entries(commands)
    .map(([name, { usage, about }]) => `  people -- ${`${name} ${usage}`.trim()}\n      ${about}`)
    .join('\n')
}

/** The PostgreSQL driver leaves the message of a refused connection empty. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
