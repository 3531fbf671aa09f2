/** What a kept release consists of, as whoever compares two of them reads it. */
import { createHash } from 'node:crypto'
import type { SourceFile } from '#config'
import type { ReleaseContents } from '../kernel/index.ts'

/** Documents as their text, pictures as the hash of their bytes. */
export function toContents(files: readonly SourceFile[]): ReleaseContents {
  const documents: Record<string, string> = {}
  const assets: Record<string, string> = {}
  for (const { path, text, bytes } of files) {
    if (text !== undefined) documents[path] = text
    else if (bytes) assets[path] = hashBytes(bytes)
  }
  return { documents, assets }
}

function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
