/**
 * Parts: lists that several documents share, or that would make one document too long. In `blocks`, the item
 * `{ "part": "service-contact" }` is replaced by the blocks of that part; it works the same way in other lists. If the part has a
 * single item, further members of the reference change it. Readers of documents see the items in place, with their position in
 * the part.
 */
import { findingTerms } from '#generated/findings.ts'
import { nearestName, once } from '#rules'
import type { ListTree, ObjectTree, Place, Problem, Tree } from '../read/documents.ts'
import { type FindingMessage, say } from '../read/messages.ts'
import { mergeOverlay, withoutNames } from './overlay.ts'

/** The documents of parts by id, as written. */
export type Parts = ReadonlyMap<string, ObjectTree>

export interface PlacedParts {
  readonly tree: ObjectTree
  readonly problems: readonly Problem[]
  /** Parts that the document names, as read. */
  readonly parts: ReadonlyMap<string, ObjectTree | undefined>
  /** Their lists that it names, as `id list`. */
  readonly lists: ReadonlySet<string>
}

/** An item that names a part. */
export interface NamedPart {
  readonly id: string
  /** Of the name. */
  readonly place: Place
}

const none: Omit<PlacedParts, 'tree'> = { problems: [], parts: new Map(), lists: new Set() }
/** Kinds with members of that name that mean something else. */
const withoutParts: ReadonlySet<string> = new Set(['sheet', 'guide', 'demo'])

/** The document with the items of its parts; the same result until one of these changes. */
export function placeParts(kind: string, tree: ObjectTree, parts: Parts): PlacedParts {
  if (withoutParts.has(kind) || listNamedParts(kind, tree).length === 0) return { ...none, tree }
  const before = lastPlaced.get(tree)
  if (before && [...before.parts].every(([id, part]) => parts.get(id) === part)) return before
  const placing: Placing = { known: parts, parts: new Map(), lists: new Set(), problems: [], inside: [] }
  const placed = { tree: placeInObject(tree, placing), problems: placing.problems, parts: placing.parts, lists: placing.lists }
  lastPlaced.set(tree, placed)
  return placed
}

const lastPlaced = new WeakMap<ObjectTree, PlacedParts>()

/** The names of parts in a document as written. */
export function listNamedParts(kind: string, tree: ObjectTree): readonly NamedPart[] {
  return withoutParts.has(kind) ? [] : partsIn(tree)
}

const partsIn = once((tree: ObjectTree | ListTree): readonly NamedPart[] => {
  const inner = tree.kind === 'list' ? tree.items : [...tree.members.values()]
  return inner.flatMap((member) => {
    const named = tree.kind === 'list' ? readPart(member) : undefined
    return named ? [named] : member.kind === 'value' ? [] : partsIn(member)
  })
})

/** The document of a part without its items, which are checked where they are named. */
export const withoutItems = once((part: ObjectTree): ObjectTree => withoutNames(part, listsOf(part)))

/** Lists of parts that no document names, and parts without any. */
export function findUnusedParts(parts: Parts, used: ReadonlySet<string>): Problem[] {
  return [...parts].flatMap(([id, part]) => {
    const lists = listsOf(part)
    const unused = lists.filter((list) => !used.has(`${id} ${list}`))
    const places = lists.length === 0 ? [part.place] : unused.flatMap((list) => part.members.get(list)?.place ?? [])
    const saying = say('UNUSED/nowhere', { kind: findingTerms.part, name: id })
    return places.map(({ path, nameOffset }): Problem => ({ path, offset: nameOffset, ...saying, severity: 'warning' }))
  })
}

function listsOf(part: ObjectTree): string[] {
  return [...part.members].flatMap(([name, member]) => (member.kind === 'list' ? [name] : []))
}

interface Placing {
  readonly known: Parts
  readonly parts: Map<string, ObjectTree | undefined>
  readonly lists: Set<string>
  readonly problems: Problem[]
  /** Ids of the parts around, to detect one that contains itself. */
  readonly inside: readonly string[]
}

function placeInObject(tree: ObjectTree, placing: Placing): ObjectTree {
  const members = [...tree.members].map(([name, member]) => [name, placeIn(member, name, placing)] as const)
  return members.every(([name, member]) => tree.members.get(name) === member) ? tree : { ...tree, members: new Map(members) }
}

function placeIn(tree: Tree, name: string, placing: Placing): Tree {
  if (tree.kind === 'value') return tree
  if (tree.kind === 'object') return placeInObject(tree, placing)
  const items = tree.items.flatMap((item) => (readPart(item) ? itemsOf(item, name, placing) : [placeIn(item, '', placing)]))
  return items.length === tree.items.length && items.every((item, index) => item === tree.items[index]) ? tree : { ...tree, items }
}

/** A block may have a member of that name. */
function readPart(item: Tree): NamedPart | undefined {
  const part = item.kind === 'object' && !item.members.has('block') ? item.members.get('part') : undefined
  return part?.kind === 'value' && typeof part.value === 'string' ? { id: part.value, place: part.place } : undefined
}

/** The items in place of the one that names a part; none if there is no such part. */
function itemsOf(item: Tree, list: string, placing: Placing): readonly Tree[] {
  const { id = '', place = item.place } = readPart(item) ?? {}
  const { known, parts, lists, problems, inside } = placing
  const part = known.get(id)
  const report = (saying: FindingMessage, suggestion?: string) =>
    problems.push({ path: place.path, offset: place.offset, ...saying, ...(suggestion === undefined ? {} : { suggestion }) })
  parts.set(id, part)
  lists.add(`${id} ${list}`)
  const declared = part?.members.get(list)
  if (!part)
    report(say('REFERENCE/missing', { kind: findingTerms.part, name: id, known: [...known.keys()] }), nearestName(id, known.keys()))
  else if (inside.includes(id)) report(say('REFERENCE/part-in-itself', { name: id }))
  else if (declared?.kind !== 'list') report(say('REFERENCE/part-without-list', { name: id, list }))
  else {
    const placed = placeIn(declared, list, { ...placing, inside: [...inside, id] })
    const items = placed.kind === 'list' ? placed.items : []
    const differences = item.kind === 'object' ? withoutNames(item, ['part']) : undefined
    if (!differences || differences.members.size === 0) return items
    const [only, another] = items
    if (only?.kind === 'object' && !another) return [mergeOverlay(only, differences, (problem) => problems.push(problem))]
    report(say('REFERENCE/part-differs', { name: id }))
  }
  return []
}
