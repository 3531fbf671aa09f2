/** publish, diff, history and rollback: through the running server where one holds the database, else on the database itself. */
import { createHash } from 'node:crypto'
import { userInfo } from 'node:os'
import { type Finding, formatFinding, loadDocuments } from '#config'
import type { Json } from '#rules'
import { createLog, NoReleaseError, openReleaseCommands, type ReleaseCommands, readEnv } from '#server'
import { compareDocuments, type FileChange, type Files } from './compare-documents.ts'

export interface RunReleaseCommandOptions {
  readonly words: readonly string[]
  readonly json: boolean
}

type ReleaseCommand = (commands: ReleaseCommands, options: RunReleaseCommandOptions) => Promise<number>

export const releaseCommands = { publish, diff, history, rollback } as const satisfies Readonly<Record<string, ReleaseCommand>>

/** Answers the exit code: 0 done or nothing differs, 1 refused or something differs. Throws where it could not run. */
export async function runReleaseCommand(name: keyof typeof releaseCommands, options: RunReleaseCommandOptions): Promise<number> {
  let commands: ReleaseCommands
  try {
    // What would be logged is in the answers, which are printed.
    commands = await openReleaseCommands({ env: readEnv(process.env), root: process.cwd(), who: findUser(), log: createLog('silent') })
  } catch (error) {
    if (!(error instanceof NoReleaseError)) throw error
    printFindings(error.findings)
    console.error(error.message)
    return 1
  }
  try {
    return await releaseCommands[name](commands, options)
  } finally {
    await commands.close()
  }
}

async function publish(commands: ReleaseCommands): Promise<number> {
  const [before] = await commands.history()
  const answer = await commands.publish()
  if (!answer.ok) {
    printFindings((answer.data as { findings?: readonly Finding[] } | undefined)?.findings ?? [])
    return refuse(answer.error, before?.release)
  }
  const { release, findings } = answer.value
  printFindings(findings)
  if (release === before?.release) console.log(`release ${shorten(release)} is served already: the documents are those of it`)
  else console.log(`release ${shorten(release)} is served${before ? `; before it was ${shorten(before.release)}` : ''}`)
  return 0
}

async function rollback(commands: ReleaseCommands, { words: [word = '1'] }: RunReleaseCommandOptions): Promise<number> {
  if (!/^[1-9]\d?$/.test(word)) throw new Error(`"${word}" is no number of steps: 1 to 99`)
  const [before] = await commands.history()
  const start = performance.now()
  const answer = await commands.rollback(Number(word))
  if (!answer.ok) return refuse(answer.error, before?.release)
  const ms = Math.round(performance.now() - start)
  console.log(
    `release ${shorten(answer.value.release)} is served again, switched in ${ms} ms; ${before ? shorten(before.release) : 'none'} was`,
  )
  console.log('It stays until the next publish, or until a document is changed where a demo server watches them.')
  return 0
}

async function history(commands: ReleaseCommands, { json }: RunReleaseCommandOptions): Promise<number> {
  const entries = await commands.history()
  if (json) {
    console.log(JSON.stringify(entries, null, 2))
    return 0
  }
  console.log(`  ${'release'.padEnd(shortLength)}  ${'at (UTC)'.padEnd(19)}  ${'action'.padEnd(8)}  who`)
  for (const [index, { release, at, action, who }] of entries.entries())
    console.log(`${index === 0 ? '*' : ' '} ${shorten(release)}  ${at.slice(0, 19).replace('T', ' ')}  ${action.padEnd(8)}  ${who}`)
  return 0
}

/** What a publish would change: the served release, or the one that is named, against the files. */
async function diff(commands: ReleaseCommands, { words: [named], json }: RunReleaseCommandOptions): Promise<number> {
  const entries = await commands.history()
  const release = named === undefined ? entries[0]?.release : entries.find((entry) => entry.release.startsWith(named))?.release
  if (release === undefined) throw new Error(named === undefined ? 'nothing is published yet' : `no release begins with ${named}`)
  const answer = await commands.read(release)
  if (!answer.ok) return refuse(answer.error, release)
  const changes = compareDocuments({ ...answer.value.documents, ...answer.value.assets }, await readFiles(process.cwd()))
  if (json) console.log(JSON.stringify(changes, null, 2))
  else for (const line of describeChanges(changes)) console.log(line)
  if (!json && changes.length === 0) console.log(`the documents are those of release ${shorten(release)}`)
  return changes.length > 0 ? 1 : 0
}

async function readFiles(root: string): Promise<Files> {
  const files: Record<string, string> = {}
  for (const { path, text, bytes } of await loadDocuments(root)) {
    files[path] =
      text ??
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex')
  }
  return files
}

const longestValue = 60

function* describeChanges(changes: readonly FileChange[]): Generator<string> {
  const signs = { added: '+', removed: '-', changed: '~' } as const
  for (const { path, kind, values } of changes) {
    yield `${signs[kind]} ${path}`
    for (const { pointer, before, after } of values) yield `    ${pointer}: ${describeValue(before)} -> ${describeValue(after)}`
  }
}

function describeValue(value: Json | undefined): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}...` : text
}

const reasons: Readonly<Record<string, string>> = {
  'error.release-rejected': 'the documents did not pass the check; nothing was changed',
  'error.conflict-version': 'another publish or rollback came first; look at the history and try again',
  'error.no-earlier-release': 'there is no release that many steps back; the history lists them',
  'error.not-found': 'the database does not keep that release',
}

function refuse(error: string, served: string | undefined): number {
  console.error(`refused: ${reasons[error] ?? error}${served === undefined ? '' : ` (served is ${shorten(served)})`}`)
  return 1
}

function printFindings(findings: readonly Finding[]): void {
  for (const finding of findings) console.error(formatFinding(finding))
}

const shortLength = 12

function shorten(release: string): string {
  return release.slice(0, shortLength)
}

/** A name for the history; machines without a user table have none. */
function findUser(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username
  } catch {
    return 'config'
  }
}
