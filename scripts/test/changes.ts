/** What changed since a revision, as the names under which `tests/reach.json` records what a test touches. */
import { execFileSync } from 'node:child_process'
import { loadDocuments } from '#config'
import { findDayOldCommit, readGit } from '../check/git.ts'
import { folderOf } from './reach-table.ts'

/** Paths that differ from the revision: committed, staged, edited or new. Throws if git does not know the revision. */
export function listChanges(since: string): string[] {
  const changedPaths = readLines('diff', '--name-only', '--no-renames', since, '--')
  if (!changedPaths) throw new Error(`git does not know the revision ${since}`)
  return [...new Set([...changedPaths, ...(readLines('ls-files', '--others', '--exclude-standard') ?? [])])].sort()
}

/** The newest commit that is older than a day: CI has tested it. The first commit if none is; undefined without git. */
export function findProvedRevision(): string | undefined {
  return findDayOldCommit(process.cwd()) ?? readLines('rev-list', '--max-parents=0', 'HEAD')?.[0]
}

function readLines(...command: readonly string[]): string[] | undefined {
  return readGit(process.cwd(), command)
    ?.split('\n')
    .filter((line) => line !== '')
}

/** Test files beside code that import one of the changed paths, directly or indirectly. */
export function listRelated(changedPaths: readonly string[]): string[] {
  const code = changedPaths.filter((path) => /\.(ts|tsx|cjs|json)$/.test(path) && !isDocument(path))
  if (code.length === 0) return []
  const output = execFileSync('node', ['scripts/test/related-files.ts', ...code], { encoding: 'utf8' })
  return output.split('\n').filter((file) => file !== '' && !file.startsWith('tests/'))
}

/** Adds the pages, forms and operations that use a changed document. Prose and tests affect nothing else. */
export async function nameChanges(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const relevantPaths = paths.filter(
    (path) => !/\.(md|test\.tsx?|journey\.ts)$|^\.(github|vscode)\/|^tests\/(images\/|reach\.json)/.test(path),
  )
  const [documents, code] = [relevantPaths.filter(isDocument), relevantPaths.filter((path) => !isDocument(path))]
  return new Set([...code.map(folderOf), ...(documents.length > 0 ? await nameUsers(documents) : [])])
}

export function isDocument(path: string): boolean {
  return /^(schemas|brands)\/.*\.json$/.test(path)
}

/** Kinds that a browser requests. The search for users ends there. */
const requestedKinds = new Set(['page', 'operation', 'form'])
/** Kinds that these use by id. Documents of other kinds, such as limits and texts, are used by every page. */
const usedKinds = new Set(['dictionary', 'entity', 'import', 'list', 'order-type', 'sheet', 'tariff', 'tool'])

/**
 * Finds ids by a plain text search, which takes a second: the reference index takes ten times as long. Documents with the same id
 * count as one, which at worst chooses a test too many.
 */
async function nameUsers(changedPaths: readonly string[]): Promise<string[]> {
  const documents = (await loadDocuments(process.cwd())).filter(
    ({ path }) => requestedKinds.has(kindOf(path)) || usedKinds.has(kindOf(path)),
  )
  const usersOf = new Map<string, string[]>(documents.map(({ path }) => [idOf(path), []]))
  for (const { path, text = '' } of documents)
    for (const word of new Set(text.match(/(?<=")[\w-]+(?=")/g))) if (word !== idOf(path)) usersOf.get(word)?.push(path)
  const reachedNames = new Set<string>()
  const pendingPaths = [...changedPaths]
  for (let path = pendingPaths.pop(); path !== undefined; path = pendingPaths.pop()) {
    if (reachedNames.has(nameOf(path))) continue
    reachedNames.add(nameOf(path))
    if (changedPaths.includes(path) || usedKinds.has(kindOf(path))) pendingPaths.push(...(usersOf.get(idOf(path)) ?? []))
  }
  return [...reachedNames]
}

/** A document's kind and id, the same for a brand's version and for one that has been moved. */
function nameOf(path: string): string {
  return `${kindOf(path)}/${idOf(path)}`
}

function kindOf(path: string): string {
  const [file = '', folder = ''] = path.split('/').reverse()
  const [id, suffix] = file.split('.')
  if (suffix !== 'json') return suffix ?? ''
  return id === 'brand' ? id : folder.replace(/ies$/, 'y').replace(/s$/, '')
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? ''
}
