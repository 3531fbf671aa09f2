import { createHash } from 'node:crypto'
import type { SourceFile } from '../documents.ts'

/** SHA-256 over the paths and bytes of all files, in the order of their paths, as hex. */
export function hashFiles(files: readonly SourceFile[]): string {
  const hash = createHash('sha256')
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0))
  for (const file of sorted) {
    const bytes = file.bytes ?? new TextEncoder().encode(file.text ?? '')
    // The length stands between path and bytes, so that no two sets of files read the same.
    hash.update(`${file.path}\0${bytes.length}\0`)
    hash.update(bytes)
  }
  return hash.digest('hex')
}

/** One hash names the documents; where they say different things at different times, its number names the edition. */
export function releaseId(hash: string, boundaries: readonly number[], edition: number): string {
  return boundaries.length === 0 ? hash : `${hash}.${edition}`
}

/** The parts of a release's id; undefined for what is none. A hash alone names the documents, whatever their editions. */
export function readReleaseId(id: string): { readonly hash: string; readonly edition?: number } | undefined {
  const match = /^([0-9a-f]{64})(?:\.(\d{1,4}))?$/.exec(id)
  if (!match?.[1]) return undefined
  return match[2] === undefined ? { hash: match[1] } : { hash: match[1], edition: Number(match[2]) }
}
