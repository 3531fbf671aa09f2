/** The document that a file contributes to, with the file's text as it is being typed. */

import { once } from '#rules'
import type { ResolvedDocument } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import { toDocumentWords } from '../resolve/bounds.ts'
import { nameFields } from '../resolve/named-fields.ts'
import { expandItems } from '../resolve/named-items.ts'
import { mergeOverlay, takeWhole } from '../resolve/overlay.ts'
import { placeParts } from '../resolve/parts.ts'
import { toDocument } from '../resolve/resolved-documents.ts'
import type { DocumentMap, ReadDocuments } from '../resolve/stages.ts'

export interface BrandDocument {
  readonly brand: string
  readonly document: ResolvedDocument
}

/** The document of a path as last read; of a shared document, the one of a brand that does not change it. */
export function documentAt(set: ReadDocuments, path: string): BrandDocument | undefined {
  return documentsByPath(set).get(path)
}

/** Every document once, with a brand that has it. Brands share the documents that they do not change. */
export const distinctDocuments = once((set: ReadDocuments): readonly BrandDocument[] => {
  const distinct = new Map<ResolvedDocument, BrandDocument>()
  for (const [brand, documents] of defaultFirst(set))
    for (const ofKind of documents.values())
      for (const document of ofKind.values()) if (!distinct.has(document)) distinct.set(document, { brand, document })
  return [...distinct.values()]
})

const documentsByPath = once((set: ReadDocuments): ReadonlyMap<string, BrandDocument> => {
  const byPath = new Map<string, BrandDocument>()
  for (const entry of distinctDocuments(set)) {
    for (const path of entry.document.paths) {
      const before = byPath.get(path)
      if (!before || isCloser(entry, before)) byPath.set(path, entry)
    }
  }
  return byPath
})

/** With fewer other files; not one that is derived from a part of the file. */
function isCloser({ document }: BrandDocument, { document: other }: BrandDocument): boolean {
  if (document.paths.length !== other.paths.length) return document.paths.length < other.paths.length
  return document.tree.place.offset < other.tree.place.offset
}

function defaultFirst({ brands }: ReadDocuments): [string, DocumentMap][] {
  const rank = (brand: string) => (brands.get(brand)?.get('brand')?.get(brand)?.value.default === true ? 0 : 1)
  return [...brands].toSorted(([left], [right]) => rank(left) - rank(right))
}

/** The document with another text of the file; undefined while the text cannot be read. */
export function openDocument(set: ReadDocuments, path: string, text: string): BrandDocument | undefined {
  const open = documentAt(set, path)
  const parsed = parseDocument(path, text).tree
  if (!open || !parsed) return undefined
  const { kind, id, paths } = open.document
  const placed = placeParts(kind, toDocumentWords(kind, parsed), set.parts).tree
  const { tree } = nameFields(kind, placed, set.vocabulary)
  const below = path.startsWith('brands/') ? layerBelow(set, open.brand).get(kind)?.get(id) : undefined
  const items = expandItems(kind, tree)
  const whole = below ? mergeOverlay(below.tree, items, ignore) : takeWhole(items, ignore)
  return { brand: open.brand, document: toDocument({ kind, id }, whole, paths, false) }
}

/** The check reports these. */
function ignore(): void {}

function layerBelow(set: ReadDocuments, brand: string): DocumentMap {
  const extended = set.brands.get(brand)?.get('brand')?.get(brand)?.value.extends
  return (typeof extended === 'string' ? set.brands.get(extended) : undefined) ?? set.base
}
