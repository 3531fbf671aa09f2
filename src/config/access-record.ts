/** The record of agreed access, made anew from the shared documents. */
import type { Json } from '#rules'
import { recordAccess } from './check/access.ts'
import { createMetaChecker } from './check/shapes/meta-checker.ts'
import { readsOf, type SourceFile } from './documents.ts'
import { readDocuments, toDocuments } from './read-documents.ts'

/** What `schemas/access/record.json` would say now: the rows of the grid, and by row the places that name it. Documents must have passed the check. */
export function readAccess(files: readonly SourceFile[]): Readonly<Record<string, Json>> {
  const set = readDocuments(files)
  const meta = createMetaChecker(set.meta)
  const schemas = new Map([...set.kinds.values()].map((kind) => [kind.name, kind.schema]))
  const documents = [...set.base.values()].flatMap((ofKind) =>
    [...ofKind.values()].flatMap((document) => {
      const verdict = meta.check(schemas.get(document.kind) ?? '', document.value)
      return verdict ? [{ ...document, verdict, sound: true }] : []
    }),
  )
  return recordAccess(documents, readsOf(toDocuments(set.base)))
}
