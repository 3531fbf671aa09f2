/** Creates documents of a brand, the same object for the same tree, so that derived results are reused. */
import type { JsonObject } from '#rules'
import { type ObjectTree, type Place, type ResolvedDocument, toJson } from './documents.ts'
import type { DocumentName } from './kinds.ts'
import { once, onceFor, onceForPair } from './once.ts'
import { readOrderOperations } from './order-operations.ts'
import { withPageRows } from './page-choices.ts'
import type { ParseCache } from './parse-cache.ts'
import { expandDocument } from './shorthand.ts'
import type { DocumentMap } from './stages.ts'
import { readStoredEntity } from './stored-entities.ts'
import { nameFields, type Vocabulary, vocabularyOf } from './vocabulary.ts'

export type KindMap = ReadonlyMap<string, ResolvedDocument>

/** Without a tree: a document that could not be read at all. */
export function toDocument(
  { kind, id }: Pick<DocumentName, 'kind' | 'id'>,
  tree: ObjectTree | undefined,
  paths: readonly string[],
  broken: boolean,
): ResolvedDocument {
  const place: Place = { path: paths.at(-1) ?? '', offset: 0, end: 0, nameOffset: 0 }
  const whole: ObjectTree = tree ? expandDocument(kind, tree) : { kind: 'object', place, members: new Map() }
  return documentOf(whole, JSON.stringify([kind, id, broken, paths]), { kind, id, broken, paths })
}

const documentOf = onceFor(
  (tree: ObjectTree, _name: string, rest: Pick<ResolvedDocument, 'kind' | 'id' | 'broken' | 'paths'>): ResolvedDocument => ({
    ...rest,
    tree,
    value: toJson(tree) as JsonObject,
  }),
)

/** Returns the previous map if it has the same documents, so that results derived from it are reused. */
export function keepKind(owner: string, kind: string, ofKind: KindMap, { kinds, passed }: ParseCache): KindMap {
  const key = `${owner}:${kind}`
  const now = [...ofKind]
  const isSame = (before: KindMap | undefined) =>
    before?.size === now.length && [...before].every(([id, document], index) => now[index]?.[0] === id && now[index][1] === document)
  const kept = [kinds.get(key), passed.kinds.get(key)].find(isSame) ?? ofKind
  kinds.set(key, kept)
  return kept
}

/** The documents, and what is derived from them: fields and operations of stored entities, operations of order types, choices. */
export function withDerived(owner: string, documents: DocumentMap, caches: ParseCache): DocumentMap {
  return withOperations(owner, withStoredEntities(owner, withPageChoices(owner, documents, caches), caches), caches)
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
  const entities = [...(documents.get('entity')?.values() ?? [])]
  const stored = entities.flatMap((entity) => storedOf(entity) ?? [])
  if (stored.length === 0) return documents
  const whole = new Map([...entities, ...stored.map(({ entity }) => entity)].map((entity) => [entity.id, entity]))
  return new Map([...documents, ['entity', keepKind(owner, 'entity with stored', whole, caches)]])
}

/** An operation with its own file uses that file. */
function withOperations(owner: string, documents: DocumentMap, caches: ParseCache): DocumentMap {
  const derived = [...listDerived(documents)].flatMap((operations) => [...operations])
  if (derived.length === 0) return documents
  const whole = new Map([...derived, ...(documents.get('operation') ?? [])])
  return new Map([...documents, ['operation', keepKind(owner, 'operation with derived', whole, caches)]])
}

/** The operation of a stored entity or an order type that a brand's file overrides. */
export function findDerived(id: string, documents: DocumentMap): ResolvedDocument | undefined {
  for (const operations of listDerived(documents)) if (operations.has(id)) return operations.get(id)
  return undefined
}

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
