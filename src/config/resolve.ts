/** Documents with a brand's changes laid over them, and where each value came from. */
import type { ReleaseSource } from './compile/index.ts'
import { documentsAt, editionAt, findBoundaries, instantOf } from './dated.ts'
import { type Documents, findTree, type SourceFile } from './documents.ts'
import type { ReadingMemory } from './memory.ts'
import { createLocator } from './positions.ts'
import { readDocuments, toDocuments } from './read-documents.ts'
import { stampTariffs } from './stamp-tariffs.ts'

/** Where a value stands. */
export interface Origin {
  readonly path: string
  readonly line: number
  readonly column: number
}

export interface BrandDocuments {
  readonly documents: Documents
  /** The origin of the value that a JSON pointer names in a document; undefined where there is no such value. */
  readonly originOf: (kind: string, id: string, pointer: string) => Origin | undefined
}

/** The documents of `schemas/` alone, as types are made from. */
export function readBaseDocuments(files: readonly SourceFile[]): Documents {
  return toDocuments(readDocuments(files).base)
}

/** What the compiler reads: every brand resolved, as its documents are at an instant. */
export function readReleaseSource(files: readonly SourceFile[], at = Date.now(), memory?: ReadingMemory): ReleaseSource {
  const set = readDocuments(files, memory)
  const boundaries = findBoundaries(set)
  const brands: Record<string, Documents> = {}
  for (const [id, documents] of set.brands) {
    const now = documentsAt(set, documents, at)
    brands[id] = stampTariffs(toDocuments(now), now, set)
  }
  return { files, brands, meta: set.meta, boundaries, edition: editionAt(boundaries, at) }
}

/** The same for the edition of that number; undefined where there are not so many. */
export function readEditionSource(files: readonly SourceFile[], edition: number, memory?: ReadingMemory): ReleaseSource | undefined {
  const boundaries = findBoundaries(readDocuments(files, memory))
  return edition > boundaries.length || boundaries.length === 0
    ? undefined
    : readReleaseSource(files, instantOf(boundaries, edition), memory)
}

/** One brand's documents; undefined where there is no such brand. */
export function resolveBrandDocuments(files: readonly SourceFile[], brand: string): BrandDocuments | undefined {
  const set = readDocuments(files)
  const resolved = set.brands.get(brand)
  if (!resolved) return undefined
  const originOf = (kind: string, id: string, pointer: string): Origin | undefined => {
    const document = resolved.get(kind)?.get(id)
    const found = document && findTree(document.tree, pointer)
    if (!found?.whole) return undefined
    const { path, offset } = found.tree.place
    return { path, ...createLocator(set.files.get(path)?.text ?? '')(offset) }
  }
  return { documents: toDocuments(resolved), originOf }
}
