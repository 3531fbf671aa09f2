/** Documents with a brand's changes laid over them, and where each value came from. */
import type { JsonObject } from '#rules'
import type { ReleaseSource } from './compile/index.ts'
import { type Documents, findTree, type SourceFile } from './documents.ts'
import { nameDocument } from './kinds.ts'
import { createLocator } from './positions.ts'
import { readDocuments, toDocuments } from './read-documents.ts'

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

export interface Explanation extends Origin {
  readonly value: unknown
  /** Files that speak of the document, the shared one first. */
  readonly paths: readonly string[]
}

/** The documents of `schemas/` alone, as types are made from. */
export function readBaseDocuments(files: readonly SourceFile[]): Documents {
  return toDocuments(readDocuments(files).base)
}

/** What the compiler reads: every brand resolved. */
export function readReleaseSource(files: readonly SourceFile[]): ReleaseSource {
  const set = readDocuments(files)
  const brands: Record<string, Documents> = {}
  for (const [id, documents] of set.brands) brands[id] = toDocuments(documents)
  return { files, brands, meta: set.meta }
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

/**
 * Which file, line and column gave a brand its value: `schemas/limits/booking.json#/limits/contactMax/value`.
 * The part before the # is the path below schemas/, or `brand.json`.
 */
export function explain(files: readonly SourceFile[], brand: string, address: string): Explanation | undefined {
  const set = readDocuments(files)
  const [file = '', pointer = ''] = address.split('#')
  const path = file === 'brand.json' ? `brands/${brand}/brand.json` : file
  const name = nameDocument(path.startsWith('schemas/') || path.startsWith('brands/') ? path : `schemas/${path}`, set.kinds)
  const document = name && set.brands.get(brand)?.get(name.kind)?.get(name.id)
  const origin = name && resolveBrandDocuments(files, brand)?.originOf(name.kind, name.id, pointer)
  if (!document || !origin) return undefined
  return { ...origin, value: valueAt(document.value, pointer), paths: document.paths }
}

function valueAt(document: JsonObject, pointer: string): unknown {
  let value: unknown = document
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    value = (value as Record<string, unknown> | undefined)?.[name]
  }
  return value
}
