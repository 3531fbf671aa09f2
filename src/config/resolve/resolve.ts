/** Documents with a brand's overlays applied, and the source of each value. */

import { type Documents, findTree, type SourceFile } from '../read/documents.ts'
import { createLocator } from '../read/positions.ts'
import { documentsAt, editionAt, findBoundaries, instantOf } from './dated.ts'
import { readDocuments, toDocuments } from './read-documents.ts'
import { type CheckedDocuments, type ReadDocuments, type ReleaseSource, toReleaseSource } from './stages.ts'
import { stampTariffs } from './stamp-tariffs.ts'

/** Position of a value. */
export type Origin = {
  readonly path: string
  readonly line: number
  readonly column: number
}

export interface BrandDocuments {
  readonly documents: Documents
  /** Source of the value at a JSON pointer in a document; undefined if there is no such value. */
  readonly originOf: (kind: string, id: string, pointer: string) => Origin | undefined
}

/** The documents of `schemas/` alone, as input for generated types. */
export function readBaseDocuments(files: readonly SourceFile[]): Documents {
  return toDocuments(readDocuments(files).base)
}

/** Every brand of checked documents, at an instant. */
export function resolveRelease(checked: CheckedDocuments, at = Date.now()): ReleaseSource {
  const { files, documents } = checked
  const boundaries = findBoundaries(documents)
  return toReleaseSource(checked, {
    files,
    brands: resolveBrands(documents, at),
    meta: documents.meta,
    boundaries,
    edition: editionAt(boundaries, at),
  })
}

/** Every brand in the edition with the given number; undefined if there is no such edition. */
export function resolveEdition(checked: CheckedDocuments, edition: number): ReleaseSource | undefined {
  const boundaries = findBoundaries(checked.documents)
  return edition > boundaries.length || boundaries.length === 0 ? undefined : resolveRelease(checked, instantOf(boundaries, edition))
}

/** Plain documents of every brand at an instant. */
export function resolveBrands(read: ReadDocuments, at: number): Record<string, Documents> {
  const brands: Record<string, Documents> = {}
  for (const [id, documents] of read.brands) {
    const now = documentsAt(read, documents, at)
    brands[id] = stampTariffs(toDocuments(now), now, read)
  }
  return brands
}

/** The schemas of the document language, by path below schemas/meta. */
export function readLanguage(files: readonly SourceFile[]): ReadDocuments['meta'] {
  return readDocuments(files).meta
}

/** One brand's documents; undefined if there is no such brand. */
export function resolveBrandDocuments(files: readonly SourceFile[], brand: string): BrandDocuments | undefined {
  const set = readDocuments(files)
  const resolved = set.brands.get(brand)
  if (!resolved) return undefined
  const originOf = (kind: string, id: string, pointer: string): Origin | undefined => {
    const document = resolved.get(kind)?.get(id)
    const node = document && findTree(document.tree, pointer)
    if (!node?.whole) return undefined
    const { path, offset } = node.tree.place
    return { path, ...createLocator(set.files.get(path)?.text ?? '')(offset) }
  }
  return { documents: toDocuments(resolved), originOf }
}
