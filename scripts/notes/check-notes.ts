/**
 * Checks the Markdown files: their links, anchors, paths and npm commands exist, long ones have contents, decisions have all parts,
 * and overviews explain every folder and command.
 */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { wings } from '../check/server-layers.ts'
import { isMain } from '../is-main.ts'
import { anchorOf, decisionsOf, headingsOf, isDecision, listPaths, type Note, proseOf, readNotes } from './read-notes.ts'

export interface Repository {
  readonly notes: readonly Note[]
  /** Every file and folder. */
  readonly paths: readonly string[]
  /** Names of the scripts in package.json. */
  readonly scripts: readonly string[]
}

/** May name files and commands of earlier versions. */
const changelog = 'CHANGELOG.md'
/** READMEs that explain each folder next to them. */
export const overviews = ['schemas', 'scripts', 'src', 'src/server', ...wings.map((wing) => `src/server/${wing}`), 'tests']
/** Folders that commands create, so they may be missing. */
const generated = /(^|\/)(\.cache|\.data|\.language|dist|node_modules)(\/|$)/
const mostLinesWithoutContents = 60
const mostLinesOfDecision = 25
const mostLinesAtRoot = 120

export function checkNotes(repository: Repository): string[] {
  const { notes } = repository
  return [
    ...notes.flatMap((note) => [
      ...checkLinks(note, repository),
      ...(note.path === changelog ? [] : [...checkPaths(note, repository.paths), ...checkCommands(note, repository.scripts)]),
      ...checkLength(note),
    ]),
    ...checkDecisions(notes),
    ...checkOverviews(repository),
  ]
}

function checkLinks(note: Note, { notes, paths }: Repository): string[] {
  return proseOf(note.text).flatMap((line, index) =>
    [...line.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].flatMap((match) => {
      const target = match[1] ?? match[2] ?? ''
      if (/^[a-z]+:/.test(target)) return []
      const [place = '', anchor] = target.split('#')
      const path = place === '' ? note.path : posix.join(posix.dirname(note.path), place).replace(/\/$/, '')
      if (!paths.includes(path)) return [describeProblem(note, index, `the link to ${target} leads nowhere`)]
      const linked = notes.find((other) => other.path === path)
      const hasAnchor = anchor === undefined || !linked || headingsOf(linked.text).some(({ text }) => anchorOf(text) === anchor)
      return hasAnchor ? [] : [describeProblem(note, index, `${path} has no heading for #${anchor}`)]
    }),
  )
}

function checkPaths(note: Note, paths: readonly string[]): string[] {
  const knownPaths = new Set(paths)
  const folder = posix.dirname(note.path)
  return codeWordsOf(note.text).flatMap(({ word, line }) => {
    const isPath =
      /^\.?\w[\w@/-]*(\.[\w@/-]+)*\/?$/.test(word) &&
      !/^\.\w+$/.test(word) &&
      (/\.(cjs|css|html|jsonc?|md|png|svg|tsx?|webp|ya?ml)$/.test(word) || word.endsWith('/'))
    if (!isPath || generated.test(word)) return []
    const path = word.replace(/\/$/, '')
    const exists = path.includes('/')
      ? knownPaths.has(path) || knownPaths.has(posix.join(folder, path))
      : paths.some((other) => other === path || other.endsWith(`/${path}`))
    return exists ? [] : [describeProblem(note, line, `there is no ${word}, neither at the root nor beside this file`)]
  })
}

function checkCommands(note: Note, scripts: readonly string[]): string[] {
  return note.text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test|start)\b)/g)].flatMap((match) => {
      const name = match[1] ?? match[2] ?? ''
      return scripts.includes(name) ? [] : [describeProblem(note, index, `package.json has no script ${name}`)]
    }),
  )
}

function checkLength(note: Note): string[] {
  const lines = note.text.trimEnd().split('\n').length
  const isReadme = posix.basename(note.path) === 'README.md'
  const problems: string[] = []
  if (note.path === 'README.md' && lines > mostLinesAtRoot)
    problems.push(describeProblem(note, 0, `${lines} lines; at most ${mostLinesAtRoot}`))
  if (isReadme && lines > mostLinesWithoutContents && !note.text.includes('<!-- contents: npm run codegen -->'))
    problems.push(
      describeProblem(note, 0, `${lines} lines without contents: add <!-- contents: npm run codegen --> and <!-- /contents -->`),
    )
  return problems
}

function checkDecisions(notes: readonly Note[]): string[] {
  const headingProblems = notes.flatMap((note) =>
    headingsOf(note.text)
      .filter((heading) => note.path !== changelog && /^(Decision )?\d{4}-\d{2}-\d{2}/.test(heading.text) && !isDecision(heading))
      .map(({ text, line }) =>
        describeProblem(note, line - 1, `write the heading of a decision as "### Decision 2026-11-22: Title", not "${text}"`),
      ),
  )
  const partProblems = decisionsOf(notes).flatMap(({ note, line, date, body }) => {
    const problem = (message: string) => `${note}:${line}:1: error NOTE: ${message}`
    const text = body.join('\n')
    const hasParts = /\*\*Context\.\*\*[\s\S]+\*\*Decision\.\*\*[\s\S]+\*\*Consequence\.\*\*/.test(text)
    return [
      ...(hasParts ? [] : [problem('a decision states **Context.**, **Decision.** and **Consequence.**, in this order')]),
      ...(body.length > mostLinesOfDecision
        ? [problem(`a decision has at most ${mostLinesOfDecision} lines, this one ${body.length}`)]
        : []),
      ...(isDay(date) ? [] : [problem(`${date} is not a day`)]),
    ]
  })
  return [...headingProblems, ...partProblems]
}

function isDay(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}

function checkOverviews({ notes, paths, scripts }: Repository): string[] {
  const folders = [...new Set(paths.map((path) => posix.dirname(path)))]
  return overviews.flatMap((place) => {
    const note = notes.find(({ path }) => path === `${place}/README.md`)
    if (!note) return [`${place}/README.md:1:1: error NOTE: missing`]
    const namedWords = new Set(codeWordsOf(note.text).map(({ word }) => word))
    const missingFolders = folders
      .filter((folder) => posix.dirname(folder) === place && !posix.basename(folder).startsWith('.'))
      .filter((folder) => !namedWords.has(`${posix.basename(folder)}/`))
    const missingScripts =
      place === 'scripts' ? scripts.filter((name) => !new RegExp(`npm (run (--silent )?)?${name}(?![\\w:-])`).test(note.text)) : []
    return [
      ...missingFolders.map((folder) => describeProblem(note, 0, `does not explain the folder ${posix.basename(folder)}/`)),
      ...missingScripts.map((name) => describeProblem(note, 0, `does not explain the command ${name} of package.json`)),
    ]
  })
}

/** Words in code spans and in shell examples; other fences hold data or drawings. */
function codeWordsOf(text: string): { readonly word: string; readonly line: number }[] {
  let language: string | undefined
  return text.split('\n').flatMap((content, line) => {
    const fence = /^\s*```(\w*)/.exec(content)
    if (fence) {
      language = language === undefined ? fence[1] : undefined
      return []
    }
    if (language !== undefined && language !== 'sh') return []
    const spans = language === 'sh' ? [content] : [...content.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
    return spans.flatMap((span) => span.split(/[\s,;]+/).map((word) => ({ word, line })))
  })
}

function describeProblem(note: Note, line: number, message: string): string {
  return `${note.path}:${line + 1}:1: error NOTE: ${message}`
}

if (isMain(import.meta.filename)) {
  const root = process.cwd()
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }
  const problems = checkNotes({ notes: readNotes(root), paths: listPaths(root), scripts: Object.keys(scripts) })
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
