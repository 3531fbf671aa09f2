/** publish, diff, impact, history and rollback: through the running server if one holds the database, otherwise directly. */
import { createHash } from 'node:crypto'
import { userInfo } from 'node:os'
import { compareDocuments, type DescribedFinding, describeFinding, type Files, type FindingLanguage, loadDocuments } from '#config'
import { createLog, NoReleaseError, openReleaseCommands, type ReleaseCommands, readEnv } from '#server'
import type { Command } from './command.ts'
import { describeChanges, summariseChanges } from './describe-changes.ts'
import { impact } from './impact.ts'
import { languageOption, printFindings, readLanguage } from './print-findings.ts'

interface RunReleaseCommandOptions {
  readonly words: readonly string[]
  readonly json: boolean
  readonly language: FindingLanguage
}

type ReleaseCommand = (commands: ReleaseCommands, options: RunReleaseCommandOptions) => Promise<number>

const releaseCommands = { publish, diff, history, impact, rollback } as const satisfies Readonly<Record<string, ReleaseCommand>>

/** Exit code 0: done or no differences; 1: rejected or differences found. */
export function releaseCommand(name: keyof typeof releaseCommands): Command {
  return {
    options: { json: { type: 'boolean' }, ...languageOption },
    run: ({ words, values }) => runReleaseCommand(name, { words, json: values.json === true, language: readLanguage(values.lang) }),
  }
}

async function runReleaseCommand(name: keyof typeof releaseCommands, options: RunReleaseCommandOptions): Promise<number> {
  const { language } = options
  let commands: ReleaseCommands
  try {
    // Log lines would duplicate the printed results.
    commands = await openReleaseCommands({
      env: readEnv(process.env),
      root: process.cwd(),
      who: findUser(),
      language,
      log: createLog('silent'),
    })
  } catch (error) {
    if (!(error instanceof NoReleaseError)) throw error
    printFindings(error.findings.map((finding) => describeFinding(finding, language)))
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
  const answer = await withProgress(commands, () => commands.publish())
  if (!answer.ok) {
    printFindings((answer.data as { findings?: readonly DescribedFinding[] } | undefined)?.findings ?? [])
    return refuse(answer.error, before?.release)
  }
  const { release, findings } = answer.value
  printFindings(findings)
  if (release === before?.release) console.log(`release ${shorten(release)} is already live, with exactly these documents`)
  else console.log(`release ${shorten(release)} is served${before ? `; the previous one was ${shorten(before.release)}` : ''}`)
  return 0
}

const everyMs = 500
const stages = {
  checking: 'checking',
  compiling: 'the check has passed; compiling',
  loading: 'loading the new release',
  switching: 'switching to it',
} as const

/** Prints each stage once, to standard error: the result may be piped. */
async function withProgress<T>(commands: ReleaseCommands, work: () => Promise<T>): Promise<T> {
  let printed: string | undefined
  const timer = setInterval(async () => {
    const progress = await commands.publishing().catch(() => null)
    if (!progress || progress.stage === printed) return
    printed = progress.stage
    console.error(`${stages[progress.stage]}${progress.stage === 'checking' ? ` ${progress.documents} files` : ''} ...`)
  }, everyMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

async function rollback(commands: ReleaseCommands, { words: [word = '1'] }: RunReleaseCommandOptions): Promise<number> {
  if (!/^[1-9]\d?$/.test(word)) throw new Error(`"${word}" is not a number of steps from 1 to 99`)
  const [before] = await commands.history()
  const start = performance.now()
  const answer = await commands.rollback(Number(word))
  if (!answer.ok) return refuse(answer.error, before?.release)
  const ms = Math.round(performance.now() - start)
  console.log(
    `release ${shorten(answer.value.release)} is served again (switched in ${ms} ms); before that it was ${before ? shorten(before.release) : 'none'}`,
  )
  console.log('It stays until the next publish, or until a document is changed where a demo server watches them.')
  return 0
}

/** Who switched to what, when, and the resulting changes; for a named release, all changes made by each switch to it. */
async function history(commands: ReleaseCommands, { words: [named], json }: RunReleaseCommandOptions): Promise<number> {
  const entries = await commands.history()
  if (json) {
    console.log(JSON.stringify(entries, null, 2))
    return 0
  }
  const readOf = rememberReads(commands)
  const listed = named === undefined ? entries.slice(0, mostShown) : entries.filter(({ release }) => release.startsWith(named))
  if (listed.length === 0) throw new Error(named === undefined ? 'nothing has been published yet' : `no release begins with ${named}`)
  console.log(`  ${'release'.padEnd(shortLength)}  ${'at (UTC)'.padEnd(19)}  ${'action'.padEnd(8)}  who`)
  for (const entry of listed) {
    const { release, at, action, who } = entry
    const place = entries.indexOf(entry)
    console.log(`${place === 0 ? '*' : ' '} ${shorten(release)}  ${at.slice(0, 19).replace('T', ' ')}  ${action.padEnd(8)}  ${who}`)
    const before = entries[place + 1]
    if (!before) continue
    const changes = compareDocuments(await readOf(before.release), await readOf(release))
    if (named === undefined) console.log(`      ${summariseChanges(changes)}`)
    else for (const line of describeChanges(changes)) console.log(`  ${line}`)
  }
  if (listed.length < entries.length && named === undefined)
    console.log(`  and ${entries.length - listed.length} earlier; --json lists them all`)
  return 0
}

const mostShown = 20

/** Reads each release once, even if several entries name it. */
function rememberReads(commands: ReleaseCommands): (release: string) => Promise<Files> {
  const filesByRelease = new Map<string, Promise<Files>>()
  const read = async (release: string): Promise<Files> => {
    const answer = await commands.read(release)
    if (!answer.ok) throw new Error(reasons[answer.error] ?? answer.error)
    return { ...answer.value.documents, ...answer.value.assets }
  }
  return (release) => {
    const files = filesByRelease.get(release) ?? read(release)
    filesByRelease.set(release, files)
    return files
  }
}

/** Changes that a publish would make: the live or named release compared with the files. */
async function diff(commands: ReleaseCommands, { words: [named], json }: RunReleaseCommandOptions): Promise<number> {
  const entries = await commands.history()
  const release = named === undefined ? entries[0]?.release : entries.find((entry) => entry.release.startsWith(named))?.release
  if (release === undefined) throw new Error(named === undefined ? 'nothing has been published yet' : `no release begins with ${named}`)
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

const reasons: Readonly<Record<string, string>> = {
  'error.release-rejected': 'the documents did not pass the check; nothing was changed',
  'error.conflict-version': 'another publish or rollback came first, or is still running; look at the history and try again',
  'error.no-earlier-release': 'there are not that many earlier releases; see the history',
  'error.not-found': 'the database does not keep that release',
}

function refuse(error: string, served: string | undefined): number {
  if (error === 'error.outcome-unknown-no-key') {
    console.error('the server is still working on it; its history shows when it is done')
    return 1
  }
  console.error(`rejected: ${reasons[error] ?? error}${served === undefined ? '' : ` (release ${shorten(served)} is served)`}`)
  return 1
}

const shortLength = 12

function shorten(release: string): string {
  return release.slice(0, shortLength)
}

/** User name for the history; machines without a user table have none. */
function findUser(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username
  } catch {
    return 'config'
  }
}
