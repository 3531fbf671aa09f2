/** Orders the names that can be typed by likelihood, learnt from the other documents. */
import type { ObjectTree } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import type { Lookup, NamesAtPlace } from './complete.ts'
import { marker } from './cursor.ts'
import { countStrings, createRanker } from './likely-names.ts'
import { readContext } from './name-context.ts'
import { type BrandDocument, distinctDocuments } from './open-document.ts'

export interface Ranking {
  /** Reads a few more documents; returns whether any are left. */
  readonly learn: () => boolean
  readonly rank: (place: NamesAtPlace, names: readonly string[]) => string[]
}

const documentsAtOnce = 5

/** Learns from the documents as they were when the editor opened: which names are common changes slowly. */
export function createRanking({ set, finder }: Lookup): Ranking {
  const ranker = createRanker()
  const candidates = [...distinctDocuments(set)]
  const learnFrom = ({ brand, document }: BrandDocument): void => {
    const { id } = document
    const read = onceParsed()
    for (const reference of finder.listIn(brand, document)) {
      const { path, kind, name, offset, end } = reference
      const text = set.files.get(path)?.text ?? ''
      const tree = text.slice(offset, end) === name ? read(path, text) : undefined
      if (tree) ranker.add({ path, id, kind, context: readContext(tree, id, text, reference) }, name)
    }
  }
  return {
    learn: () => {
      for (const document of candidates.splice(0, documentsAtOnce)) learnFrom(document)
      return candidates.length > 0
    },
    rank: ({ document, reference, text }, names) => {
      const { path, kind } = reference
      const { tree } = parseDocument(path, text)
      if (!tree) return [...names]
      const { id } = document.document
      const context = readContext(tree, id, text, reference)
      const strings = countStrings(text)
      const likely = ranker
        .rank({ path, id, kind, context, isWritten: (name) => strings.has(name), known: reference.known })
        .filter((name) => name !== marker)
      const all = new Set(names)
      return [...new Set([...(all.size > 0 ? likely.filter((name) => all.has(name)) : likely), ...names])]
    },
  }
}

function onceParsed(): (path: string, text: string) => ObjectTree | undefined {
  const trees = new Map<string, ObjectTree | undefined>()
  return (path, text) => {
    if (!trees.has(path)) trees.set(path, parseDocument(path, text).tree)
    return trees.get(path)
  }
}
