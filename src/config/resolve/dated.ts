/**
 * Dated values. The instants at which a value changes divide time into editions; code that reads the documents of one edition
 * does not need to know about the others.
 */
import { choosePeriod, type JsonObject, once, onceFor, periodNames, periodsName, readPeriod } from '#rules'
import { type ListTree, type ObjectTree, type ResolvedDocument, type Tree, toJson } from '../read/documents.ts'
import type { DocumentMap, ReadDocuments } from './stages.ts'

/** Instants at which a value of any brand changes, in order. Documents dated by use do not change on their own. */
export function findBoundaries(set: ReadDocuments): number[] {
  return sortedInstants([...set.brands.values()].flatMap((documents) => boundariesOfMap(documents, usedKinds(set))))
}

/** Number of boundaries before an instant, which is the number of its edition. */
export function editionAt(boundaries: readonly number[], at: number): number {
  return boundaries.filter((boundary) => boundary <= at).length
}

/** An instant inside an edition. */
export function instantOf(boundaries: readonly number[], edition: number): number {
  return boundaries[edition - 1] ?? (boundaries[0] ?? 0) - 1
}

/** One brand's documents at an instant; the same object if nothing in them is dated. */
export function documentsAt(set: ReadDocuments, documents: DocumentMap, at: number): DocumentMap {
  const used = usedKinds(set)
  const resolved = [...documents].map(([kind, ofKind]) => [kind, used.has(kind) ? ofKind : kindAt(ofKind, at)] as const)
  return resolved.some(([kind, ofKind]) => ofKind !== documents.get(kind)) ? new Map(resolved) : documents
}

/** Like `documentsAt`, but including kinds dated by use: the values used at the instant. */
export function allDocumentsAt(documents: DocumentMap, at: number): DocumentMap {
  return new Map([...documents].map(([kind, ofKind]) => [kind, kindAt(ofKind, at)]))
}

type KindMap = ReadonlyMap<string, ResolvedDocument>

/** Returns the same objects for the same edition, so that derived results are reused. */
function kindAt(ofKind: KindMap, at: number): KindMap {
  return hasPeriods(ofKind) ? kindInEdition(ofKind, editionAt(boundariesOfKind(ofKind), at), at) : ofKind
}

const boundariesOfKind = once((ofKind: KindMap) => sortedInstants([...ofKind.values()].flatMap(({ tree }) => boundariesOf(tree))))

const kindInEdition = onceFor(
  (ofKind: KindMap, _edition: number, at: number): KindMap => new Map([...ofKind].map(([id, document]) => [id, documentAt(document, at)])),
)

/** A brand's documents between two instants at which they change. */
export interface Edition {
  readonly brand: string
  readonly documents: DocumentMap
  /** First instant, and the first instant after the edition. */
  readonly from: number
  readonly to: number
}

/** Every brand with its documents, once per edition in which they differ. */
export function listEditions(set: ReadDocuments): Edition[] {
  return [...set.brands].flatMap(([brand, documents]) => {
    const boundaries = sortedInstants(boundariesOfMap(documents, usedKinds(set)))
    return Array.from({ length: boundaries.length + 1 }, (_, edition) => ({
      brand,
      documents: documentsAt(set, documents, instantOf(boundaries, edition)),
      from: boundaries[edition - 1] ?? Number.NEGATIVE_INFINITY,
      to: boundaries[edition] ?? Number.POSITIVE_INFINITY,
    }))
  })
}

/** All lists of periods inside a tree. */
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

/** Kinds whose values are chosen by the date of use, such as prices by the sailing date. */
function usedKinds(set: ReadDocuments): ReadonlySet<string> {
  return new Set([...set.kinds.values()].flatMap(({ name, dated }) => (dated === 'use' ? [name] : [])))
}

function boundariesOfMap(documents: DocumentMap, used: ReadonlySet<string>): number[] {
  return [...documents].flatMap(([kind, ofKind]) => (used.has(kind) ? [] : boundariesOfKind(ofKind)))
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

/** The document at an instant: the same object for every instant of one edition. */
function documentAt(document: ResolvedDocument, at: number): ResolvedDocument {
  if (listPeriods(document.tree).length === 0) return document
  return documentInEdition(document, editionAt(sortedInstants(boundariesOf(document.tree)), at), at)
}

const documentInEdition = onceFor((document: ResolvedDocument, _edition: number, at: number): ResolvedDocument => {
  const tree = treeAt(document.tree, at) as ObjectTree
  return { ...document, tree, value: toJson(tree) as JsonObject, written: document }
})

/** The value at an instant; every part keeps its original position. */
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
