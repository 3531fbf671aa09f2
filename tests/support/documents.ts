/** The shipped documents, read once, and copies of them with an edit as an analyst makes it. */
import { fileURLToPath } from 'node:url'
import { buildReleaseOf, formatFinding, loadDocuments, type Release, type SourceFile } from '#config'

export const root = fileURLToPath(new URL('../../', import.meta.url))

let loaded: Promise<SourceFile[]> | undefined

export function shippedFiles(): Promise<SourceFile[]> {
  loaded ??= loadDocuments(root)
  return loaded
}

export function textOf(files: readonly SourceFile[], path: string): string {
  const text = files.find((file) => file.path === path)?.text
  if (text === undefined) throw new Error(`${path} is not among the documents`)
  return text
}

/** The same files with this one written anew, or added. */
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
  const { release, findings } = buildReleaseOf(files)
  if (!release) throw new Error(`The documents do not pass:\n${findings.map(formatFinding).join('\n')}`)
  return release
}
