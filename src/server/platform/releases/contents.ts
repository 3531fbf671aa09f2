import { createHash } from 'node:crypto'
import type { SourceFile } from '#config'
import type { ReleaseContents } from '../../kernel/index.ts'

/** Documents as text, pictures as the hash of their bytes. */
export function toContents(files: readonly SourceFile[]): ReleaseContents {
  const documents: Record<string, string> = {}
  const assets: Record<string, string> = {}
  for (const { path, text, bytes } of files) {
    if (text !== undefined) documents[path] = text
    else if (bytes) assets[path] = createHash('sha256').update(bytes).digest('hex')
  }
  return { documents, assets }
}
