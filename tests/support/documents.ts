/**
 * The shipped documents, read once, and copies of them with an edit as an analyst makes it. All tests of a worker share the
 * files, the checker and the compiled validators: an edit costs what it touches. That a checker with a memory says what one
 * without says is proved by src/config/check-memory.test.ts.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildReleaseOf, type Finding, formatFinding, loadDocuments, type Release, type SourceFile, sharedBuildCache } from '#config'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** For tests that build from a folder of their own, or hand the checker on. */
export const sharedCache = sharedBuildCache()

let loaded: Promise<readonly SourceFile[]> | undefined
let release: Promise<Release> | undefined

export function shippedFiles(): Promise<readonly SourceFile[]> {
  loaded ??= loadDocuments(root)
  return loaded
}

/** The shipped documents as the portal serves them now. */
export function shippedRelease(): Promise<Release> {
  release ??= shippedFiles().then(releaseOf)
  return release
}

/** What the check says of an edited copy of the shipped documents. */
export function checkShipped(files: readonly SourceFile[]): Finding[] {
  return sharedCache.checker.check(files)
}

/** A folder of its own with schemas/ and brands/ in it. The caller removes it. */
export function copyDocuments(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  for (const part of ['schemas', 'brands']) cpSync(join(root, part), join(folder, part), { recursive: true })
  return folder
}

export function textOf(files: readonly SourceFile[], path: string): string {
  const text = files.find((file) => file.path === path)?.text
  if (text === undefined) throw new Error(`${path} is not among the documents`)
  return text
}

/** The same files with this one rewritten or added. */
export function withFile(files: readonly SourceFile[], path: string, text: string): SourceFile[] {
  return [...files.filter((file) => file.path !== path), { path, text }].sort((left, right) => (left.path < right.path ? -1 : 1))
}

/** The same files with a change to one document. The document is whatever the test knows it to be. */
// biome-ignore lint/suspicious/noExplicitAny: a test edits documents of every shape
export function withChange(files: readonly SourceFile[], path: string, change: (document: any) => void): SourceFile[] {
  const document = JSON.parse(textOf(files, path))
  change(document)
  return withFile(files, path, JSON.stringify(document, null, 2))
}

/** What the check passes and the compiler makes; what is wrong, as people would read it, where it does not. */
export function releaseOf(files: readonly SourceFile[]): Release {
  const built = buildReleaseOf(files, sharedCache)
  if (!built.release) throw new Error(`The documents do not pass:\n${built.findings.map(formatFinding).join('\n')}`)
  return built.release
}

/** The shipped files with those that tests/server/records declares: entities that are stored, and what they need. */
export async function filesWithRecords(): Promise<SourceFile[]> {
  const folder = join(import.meta.dirname, '../server/records/documents')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(entities|forms|dictionaries|permissions)\/.*\.json$/.test(path),
  )
  const declared = paths.map((path) => ({ path: `schemas/${path}`, text: readFileSync(join(folder, path), 'utf8') }))
  return [...(await shippedFiles()), ...declared]
}
