import type { JsonObject } from '#rules'
import type { Documents, SourceFile } from './documents.ts'
import { kindsPath, nameDocument, readKinds } from './kinds.ts'

export function readBaseDocuments(files: readonly SourceFile[]): Documents {
  const kindsFile = files.find((file) => file.path === kindsPath)
  const kinds = readKinds(JSON.parse(kindsFile?.text ?? '{}') as JsonObject)
  const documents: Record<string, Record<string, JsonObject>> = {}
  for (const file of files) {
    const name = nameDocument(file.path, kinds)
    if (!name || name.brand !== undefined || file.text === undefined) continue
    const ofKind = (documents[name.kind] ??= {})
    ofKind[name.id] = JSON.parse(file.text) as JsonObject
  }
  return documents
}
