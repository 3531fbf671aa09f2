/** Documents that others give: by patterns, stored entities, order types and dictionaries of pages. */

import { objectOf, once, onceForPair } from '#rules'
import { onceForInputs } from '../memo/once.ts'
import type { ObjectTree, ResolvedDocument } from '../read/documents.ts'
import type { ParseCache } from '../read/parse-cache.ts'
import { sortByFileName } from './kinds.ts'
import { nameFields } from './named-fields.ts'
import { readOrderOperations } from './order-operations.ts'
import { withPageRows } from './page-choices.ts'
import { fillPattern, listPatterns, type PatternKind, patternKinds, withoutDesk, withoutDocuments } from './patterns.ts'
import { type KindMap, keepKind, toDocument } from './resolved-documents.ts'
import type { DocumentMap } from './stages.ts'
import { readStoredEntity } from './stored-entities.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/**
 * The documents, and what is derived from them: documents of patterns, fields and operations of stored entities, operations of order
 * types, choices.
 */
export function withDerived(owner: string, documents: DocumentMap, caches: ParseCache): DocumentMap {
  const whole = withPatterns(owner, documents, caches)
  return withOperations(owner, withStoredEntities(owner, withPageChoices(owner, whole, caches), caches), caches)
}

/** A document with its own file uses that file. */
function withPatterns(owner: string, documents: DocumentMap, caches: ParseCache): DocumentMap {
  const inputs = [...patternKinds, 'entity', 'pattern', 'operation'].map((kind) => documents.get(kind))
  const changed = onceForInputs(caches.derived, `${owner}:patterns`, inputs, (): DocumentMap => {
    const filled = [...listFilled(documents)]
    if (filled.length === 0) return new Map()
    const wholes = patternKinds.map((kind) => {
      const derived = filled.flatMap((given) => [...(given.get(kind) ?? [])])
      const whole = new Map([...derived, ...(documents.get(kind) ?? [])])
      return [kind, keepKind(owner, `${kind} with patterns`, new Map(sortByFileName([...whole], ([id]) => id)), caches)] as const
    })
    return new Map<string, KindMap>([
      ...wholes,
      ['entity', reduceKind(owner, 'entity', withoutDesk, documents, caches)],
      ['pattern', reduceKind(owner, 'pattern', withoutDocuments, documents, caches)],
    ])
  })
  return changed.size === 0 ? documents : new Map([...documents, ...changed])
}

/** What fills patterns, and their documents, are checked in the documents that follow. */
function reduceKind(
  owner: string,
  kind: string,
  reduce: (tree: ObjectTree) => ObjectTree,
  documents: DocumentMap,
  caches: ParseCache,
): KindMap {
  const reduced = [...(documents.get(kind) ?? [])].map(([id, document]) => {
    const tree = reduce(document.tree)
    return [id, tree === document.tree ? document : toDocument(document, tree, document.paths, document.broken)] as const
  })
  return keepKind(owner, `${kind} without patterns`, new Map(reduced), caches)
}

function withPageChoices(owner: string, documents: DocumentMap, caches: ParseCache): DocumentMap {
  const dictionaries = [...(documents.get('dictionary')?.values() ?? [])]
  const derived = dictionaries.flatMap((document) => {
    const tree = withPageRows(document, documents)
    return tree ? [toDocument({ kind: 'dictionary', id: document.id }, tree, document.paths, document.broken)] : []
  })
  if (derived.length === 0) return documents
  const whole = new Map([...dictionaries, ...derived].map((dictionary) => [dictionary.id, dictionary]))
  return new Map([...documents, ['dictionary', keepKind(owner, 'dictionary with pages', whole, caches)]])
}

function withStoredEntities(owner: string, documents: DocumentMap, caches: ParseCache): DocumentMap {
  const whole = onceForInputs(caches.derived, `${owner}:entity`, [documents.get('entity')], () => {
    const entities = [...(documents.get('entity')?.values() ?? [])]
    const stored = entities.flatMap((entity) => storedOf(entity) ?? [])
    if (stored.length === 0) return undefined
    const all = new Map([...entities, ...stored.map(({ entity }) => entity)].map((entity) => [entity.id, entity]))
    return keepKind(owner, 'entity with stored', all, caches)
  })
  return whole ? new Map([...documents, ['entity', whole]]) : documents
}

/** An operation with its own file uses that file. */
function withOperations(owner: string, documents: DocumentMap, caches: ParseCache): DocumentMap {
  const inputs = ['operation', ...derivedFrom].map((kind) => documents.get(kind))
  const whole = onceForInputs(caches.derived, `${owner}:operation`, inputs, () => {
    const derived = [...listDerived(documents)].flatMap((operations) => [...operations])
    if (derived.length === 0) return undefined
    const all = new Map([...derived, ...(documents.get('operation') ?? [])])
    return keepKind(owner, 'operation with derived', all, caches)
  })
  return whole ? new Map([...documents, ['operation', whole]]) : documents
}

/** The document of a pattern, or the operation of a stored entity or an order type, that a brand's file overrides. */
export function findDerived(kind: string, id: string, documents: DocumentMap): ResolvedDocument | undefined {
  if (isPatternKind(kind)) for (const filled of listFilled(documents)) if (filled.get(kind)?.has(id)) return filled.get(kind)?.get(id)
  if (kind !== 'operation') return undefined
  for (const operations of listDerived(documents)) if (operations.has(id)) return operations.get(id)
  return undefined
}

function isPatternKind(kind: string): kind is PatternKind {
  return patternKinds.some((known) => known === kind)
}

function* listFilled(documents: DocumentMap): Generator<ReadonlyMap<PatternKind, KindMap>> {
  for (const { entity, pattern, problems } of listPatterns(documents)) {
    const isNamed = objectOf(entity.value.desk).pattern === pattern.id
    const broken = entity.broken || pattern.broken || problems.length > 0 || !isNamed
    const paths = [...pattern.paths, ...entity.paths]
    const ofKinds = [...fillPattern(entity, pattern).documents].map(
      ([kind, trees]) => [kind, new Map([...trees].map(([id, tree]) => [id, toDocument({ kind, id }, tree, paths, broken)]))] as const,
    )
    yield new Map(ofKinds)
  }
}

/** Kinds that `listDerived` reads. */
const derivedFrom = ['entity', 'vocabulary', 'order-type', 'form']

function* listDerived(documents: DocumentMap): Generator<KindMap> {
  for (const entity of documents.get('entity')?.values() ?? []) yield storedOf(entity)?.operations ?? new Map()
  const words = vocabularyOf([...(documents.get('vocabulary')?.values() ?? [])].map(({ tree }) => tree))
  for (const type of documents.get('order-type')?.values() ?? []) {
    const form = documents.get('form')?.get(String(type.value.form))
    if (form) yield operationsOf(type, form, words)
  }
}

function operationsOf(type: ResolvedDocument, form: ResolvedDocument, words: Vocabulary): KindMap {
  return new Map(
    [...treesOf(type, form)].map(([id, tree]) => {
      const named = nameFields('operation', tree, words).tree
      return [id, toDocument({ kind: 'operation', id }, named, type.paths, type.broken || form.broken)]
    }),
  )
}

const treesOf = onceForPair((type: ResolvedDocument, form: ResolvedDocument) => readOrderOperations(type, form.value))

interface StoredDocuments {
  readonly entity: ResolvedDocument
  readonly operations: KindMap
}

const storedOf = once(({ id, tree, paths, broken }: ResolvedDocument): StoredDocuments | undefined => {
  const stored = readStoredEntity(id, tree)
  if (!stored) return undefined
  const operations = [...stored.operations].map(
    ([operation, own]) => [operation, toDocument({ kind: 'operation', id: operation }, own, paths, broken)] as const,
  )
  return { entity: toDocument({ kind: 'entity', id }, stored.entity, paths, broken), operations: new Map(operations) }
})
