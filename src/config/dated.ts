/**
 * Dated values: what a document says from one moment to another. The moments at which a value changes divide time into
 * editions; nothing that reads the documents of one edition has to know that there are others.
 */
import { choosePeriod, type JsonObject, periodNames, periodsName, readPeriod } from '#rules'
import { type ListTree, type ObjectTree, type ResolvedDocument, type Tree, toJson } from './documents.ts'
import { once, onceFor } from './once.ts'
import type { DocumentMap, ReadDocuments } from './stages.ts'

/** The instants at which a value of any brand changes, in order. Documents that are dated by use change nothing by themselves. */
export function findBoundaries(set: ReadDocuments): number[] {
  return sortedInstants([...set.brands.values()].flatMap((documents) => boundariesOfMap(documents, usedKinds(set))))
}

/** How many boundaries lie behind an instant: the number of its edition. */
export function editionAt(boundaries: readonly number[], at: number): number {
  return boundaries.filter((boundary) => boundary <= at).length
}

/** An instant inside an edition. */
export function instantOf(boundaries: readonly number[], edition: number): number {
  return boundaries[edition - 1] ?? (boundaries[0] ?? 0) - 1
}

/** One brand's documents as they are at an instant; the very same where nothing in them is dated. */
export function documentsAt(set: ReadDocuments, documents: DocumentMap, at: number): DocumentMap {
  const used = usedKinds(set)
  const resolved = [...documents].map(([kind, ofKind]) => [kind, used.has(kind) ? ofKind : kindAt(ofKind, at)] as const)
  return resolved.some(([kind, ofKind]) => ofKind !== documents.get(kind)) ? new Map(resolved) : documents
}

/** The same of every kind, also of those that are dated by use: what would be used at the instant. */
export function allDocumentsAt(documents: DocumentMap, at: number): DocumentMap {
  return new Map([...documents].map(([kind, ofKind]) => [kind, kindAt(ofKind, at)]))
}

type KindMap = ReadonlyMap<string, ResolvedDocument>

/** The same objects for the same edition, so that results derived from them are reused. */
function kindAt(ofKind: KindMap, at: number): KindMap {
  return hasPeriods(ofKind) ? kindInEdition(ofKind, editionAt(boundariesOfKind(ofKind), at), at) : ofKind
}

const boundariesOfKind = once((ofKind: KindMap) => sortedInstants([...ofKind.values()].flatMap(({ tree }) => boundariesOf(tree))))

const kindInEdition = onceFor(
  (ofKind: KindMap, _edition: number, at: number): KindMap => new Map([...ofKind].map(([id, document]) => [id, documentAt(document, at)])),
)

/** Every brand with its documents, once for each edition in which they differ. */
export function listEditions(set: ReadDocuments): { readonly brand: string; readonly documents: DocumentMap }[] {
  return [...set.brands].flatMap(([brand, documents]) => {
    const boundaries = sortedInstants(boundariesOfMap(documents, usedKinds(set)))
    const editions = Array.from({ length: boundaries.length + 1 }, (_, edition) => instantOf(boundaries, edition))
    return editions.map((at) => ({ brand, documents: documentsAt(set, documents, at) }))
  })
}

/** Every list of periods inside a tree. */
export const listPeriods = once((tree: Tree) => collectPeriods(tree))

const none: readonly ListTree[] = []

function collectPeriods(tree: Tree): readonly ListTree[] {
  if (tree.kind === 'value') return none
  const parts = tree.kind === 'list' ? tree.items : [...tree.members.values()]
  const inside = parts.flatMap((part) => (part.kind === 'value' ? none : collectPeriods(part)))
  const own = tree.kind === 'object' ? tree.members.get(periodsName) : undefined
  return own?.kind === 'list' ? [own, ...inside] : inside.length > 0 ? inside : none
}

function hasPeriods(ofKind: KindMap): boolean {
  for (const { tree } of ofKind.values()) if (listPeriods(tree).length > 0) return true
  return false
}

/** Kinds whose values are chosen by the date of what they are used for, such as prices by the day of a sailing. */
function usedKinds(set: ReadDocuments): ReadonlySet<string> {
  return new Set([...set.kinds.values()].flatMap(({ name, dated }) => (dated === 'use' ? [name] : [])))
}

function boundariesOfMap(documents: DocumentMap, used: ReadonlySet<string>): number[] {
  return [...documents].flatMap(([kind, ofKind]) => (used.has(kind) ? [] : [...ofKind.values()].flatMap(({ tree }) => boundariesOf(tree))))
}

function boundariesOf(tree: Tree): number[] {
  return listPeriods(tree).flatMap((list) =>
    list.items.flatMap((item) => {
      const { from, to } = readPeriod(toJson(item) as JsonObject)
      return [from, to].filter(Number.isFinite)
    }),
  )
}

function sortedInstants(instants: readonly number[]): number[] {
  return [...new Set(instants)].sort((one, other) => one - other)
}

/** The document as it is at an instant: the same object for every instant of the same edition of it. */
function documentAt(document: ResolvedDocument, at: number): ResolvedDocument {
  if (listPeriods(document.tree).length === 0) return document
  return documentInEdition(document, editionAt(sortedInstants(boundariesOf(document.tree)), at), at)
}

const documentInEdition = onceFor((document: ResolvedDocument, _edition: number, at: number): ResolvedDocument => {
  const tree = treeAt(document.tree, at) as ObjectTree
  return { ...document, tree, value: toJson(tree) as JsonObject, written: document }
})

/** The same value as it is at an instant; every part keeps the place where it was written. */
function treeAt(tree: Tree, at: number): Tree {
  if (listPeriods(tree).length === 0 || tree.kind === 'value') return tree
  if (tree.kind === 'list') return { ...tree, items: tree.items.map((item) => treeAt(item, at)) }
  const members = new Map<string, Tree>()
  for (const [name, member] of tree.members) {
    if (name === periodsName && member.kind === 'list') for (const [said, value] of saidAt(member, at)) members.set(said, value)
    else members.set(name, treeAt(member, at))
  }
  return { ...tree, members }
}

function saidAt(list: ListTree, at: number): [string, Tree][] {
  const chosen =
    list.items[
      choosePeriod(
        list.items.map((item) => readPeriod(objectIn(item))),
        at,
      )
    ]
  if (chosen?.kind !== 'object') return []
  return [...chosen.members].filter(([name]) => !periodNames.has(name)).map(([name, member]) => [name, treeAt(member, at)])
}

function objectIn(item: Tree): JsonObject {
  return item.kind === 'object' ? (toJson(item) as JsonObject) : {}
}
