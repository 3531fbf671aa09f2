/**
 * The shipped documents, read once, and copies with edits as an analyst makes them. All tests of a worker share the files, the
 * checker and the compiled validators, so that an edit only costs what it affects. src/config/check/incremental-check.test.ts proves
 * that a caching checker returns the same findings.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildReleaseOf, type Finding, formatFinding, loadDocuments, type Release, type SourceFile, sharedBuildCache } from '#config'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** For tests that build from a separate folder, or pass the checker on. */
export const sharedCache = sharedBuildCache()

let loaded: Promise<readonly SourceFile[]> | undefined
let release: Promise<Release> | undefined

export function shippedFiles(): Promise<readonly SourceFile[]> {
  loaded ??= loadDocuments(root)
  return loaded
}

/** The shipped documents as the portal currently serves them. */
export function shippedRelease(): Promise<Release> {
  release ??= shippedFiles().then(releaseOf)
  return release
}

/** Findings for an edited copy of the shipped documents. */
export function checkShipped(files: readonly SourceFile[]): Finding[] {
  return sharedCache.checker.check(files)
}

/** A temporary folder with schemas/ and brands/. The caller removes it. */
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

/** Texts that cases want to replace and their documents no longer have. A sample of the cases would find them only on some commits. */
export function findStaleCases(
  files: readonly SourceFile[],
  cases: readonly { readonly path: string; readonly from: string; readonly from2?: string }[],
): string[] {
  return cases.flatMap(({ path, from, from2 = from }) =>
    path.endsWith('.json') && !(textOf(files, path).includes(from) && textOf(files, path).includes(from2)) ? [`${path}: ${from}`] : [],
  )
}

/** The same files with this one replaced or added. */
export function withFile(files: readonly SourceFile[], path: string, text: string): SourceFile[] {
  return [...files.filter((file) => file.path !== path), { path, text }].sort((left, right) => (left.path < right.path ? -1 : 1))
}

/** The same files with one document changed. The test knows the document's type. */
// biome-ignore lint/suspicious/noExplicitAny: tests edit documents of every shape
export function withChange(files: readonly SourceFile[], path: string, change: (document: any) => void): SourceFile[] {
  const document = JSON.parse(textOf(files, path))
  change(document)
  return withFile(files, path, JSON.stringify(document, null, 2))
}

/** Checks and compiles the files; throws with the readable findings if they have errors. */
export function releaseOf(files: readonly SourceFile[]): Release {
  const built = buildReleaseOf(files, sharedCache)
  if (!built.release) throw new Error(`The documents do not pass:\n${built.findings.map(formatFinding).join('\n')}`)
  return built.release
}

/** The shipped files with those declared in tests/server/records: stored entities and what they need. */
export async function filesWithRecords(): Promise<SourceFile[]> {
  const folder = join(import.meta.dirname, '../server/records/documents')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(entities|forms|dictionaries|permissions)\/.*\.json$/.test(path),
  )
  const declared = paths.map((path) => ({ path: `schemas/${path}`, text: readFileSync(join(folder, path), 'utf8') }))
  return [...(await shippedFiles()), ...declared]
}
