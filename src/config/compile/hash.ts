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
