/**
 * `npm run config -- <command>`: what an analyst asks of the documents.
 *   check [dir] [--json | --github]       every problem of schemas/ and brands/; exit 0 clean, 1 findings, 2 could not run
 *   explain <brand> <address> [dir]       which file and line gave a brand its value, such as limits/booking.json#/limits/contactMax/value
 *   publish                               takes the files over, where they pass the check
 *   diff [release] [--json]               what a publish would change; exit 0 nothing, 1 something
 *   history [--json]                      who switched to which release, when; * is served
 *   rollback [N]                          back to the N-th release before, until the next publish
 */
import { checkDocuments, explain, type Finding, findingCodes, formatFinding, loadDocuments } from '#config'

const usage = `usage: config check [dir] [--json | --github]
       config explain <brand> <path below schemas/>#<pointer> [dir]
       config publish | diff [release] [--json] | history [--json] | rollback [N]`

const [command, ...rest] = process.argv.slice(2)
const flags = new Set(rest.filter((word) => word.startsWith('--')))
const words = rest.filter((word) => !word.startsWith('--'))

try {
  process.exitCode = await run()
} catch (error) {
  console.error(`could not run: ${describeError(error)}`)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const unknown = [...flags].find((flag) => !['--json', '--github'].includes(flag))
  if (unknown) return refuse(`unknown option ${unknown}`)
  if (command === 'check') return check(words[0] ?? '.')
  if (command === 'explain') return explainValue(words[0], words[1], words[2] ?? '.')
  if (isReleaseCommand(command)) {
    // The server's code is loaded for those who need it.
    const { runReleaseCommand } = await import('./config/releases.ts')
    return runReleaseCommand(command, { words, json: flags.has('--json') })
  }
  return refuse(command === undefined ? 'say what to do' : `unknown command ${command}`)
}

function isReleaseCommand(word: string | undefined): word is 'publish' | 'diff' | 'history' | 'rollback' {
  return word === 'publish' || word === 'diff' || word === 'history' || word === 'rollback'
}

async function check(root: string): Promise<number> {
  const files = await loadDocuments(root)
  if (files.length === 0) return refuse(`no documents in ${root}: there is neither schemas/ nor brands/`)
  const findings = checkDocuments(files)
  if (flags.has('--json')) console.log(JSON.stringify(findings, null, 2))
  else for (const finding of findings) console.log(flags.has('--github') ? formatForGithub(finding) : formatFinding(finding))
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (flags.size === 0)
    console.log(
      errors === 0 ? `${files.length} files, nothing wrong` : `${errors} ${errors === 1 ? 'problem' : 'problems'} in ${files.length} files`,
    )
  return errors > 0 ? 1 : 0
}

async function explainValue(brand: string | undefined, address: string | undefined, root: string): Promise<number> {
  if (brand === undefined || address === undefined) return refuse('explain needs a brand and an address')
  const found = explain(await loadDocuments(root), brand, address)
  if (!found) {
    console.error(`${address} has no value in the brand ${brand}`)
    return 1
  }
  console.log(`${found.path}:${found.line}:${found.column}: ${JSON.stringify(found.value)}`)
  if (found.paths.length > 1) console.log(`laid over each other: ${found.paths.join(', ')}`)
  return 0
}

/** The driver of PostgreSQL leaves the message of a refused connection empty. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** A workflow command, which GitHub shows beside the line. */
function formatForGithub({ path, line, column, severity, code, message }: Finding): string {
  const title = code in findingCodes ? findingCodes[code as keyof typeof findingCodes] : code
  return `::${severity} file=${escapeProperty(path)},line=${line},col=${column},title=${escapeProperty(`${code}: ${title}`)}::${escapeText(message)}`
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

function refuse(message: string): number {
  console.error(`${message}\n${usage}`)
  return 2
}
