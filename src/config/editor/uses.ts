/** Where a name is declared, and every place that uses it. */
import type { JsonObject } from '#rules'
import { type ObjectTree, pointerOf, type Tree, toJson } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import type { Declared } from '../references/declarations.ts'
import type { FoundReference } from '../references/reference-index.ts'
import type { ReadDocuments } from '../resolve/stages.ts'
import type { Lookup } from './complete.ts'
import { distinctDocuments, documentAt, openDocument } from './open-document.ts'

/** A declared name. */
export interface Target {
  readonly name: string
  /** The declaration; in a document's own name, the beginning of the document. */
  readonly declared: Declared
  /** Kind of name, if a reference says it. */
  readonly kind?: string
}

/** A position in a file as it is being edited. */
export interface TextPosition {
  readonly path: string
  readonly text: string
  readonly offset: number
}

/** The reference at a position. */
export function referenceAt({ set, finder }: Lookup, position: TextPosition): FoundReference | undefined {
  const { path, text, offset } = position
  const open = openDocument(set, path, text)
  if (!open) return undefined
  const references = [...finder.listIn(open.brand, open.document, position), ...finder.listOverlay(open.brand, position)]
  return references.find((reference) => reference.path === path && reference.offset <= offset && offset <= reference.end)
}

/** What the position refers to, or declares. */
export function targetAt(lookup: Lookup, position: TextPosition): Target | undefined {
  const reference = referenceAt(lookup, position)
  if (reference?.declared) return { name: reference.name, declared: reference.declared, kind: reference.kind }
  const { tree } = parseDocument(position.path, position.text)
  const own = tree && declarationIn(tree, position)
  return reference || !own ? undefined : own
}

/** The name of a member, or an id. */
function declarationIn(tree: Tree, position: TextPosition): Target | undefined {
  if (tree.kind === 'value') return undefined
  const { path, offset } = position
  const members: [string, Tree][] = tree.kind === 'object' ? [...tree.members] : []
  for (const [name, { place, ...member }] of members) {
    if (place.nameOffset <= offset && offset <= place.nameOffset + name.length + 2)
      return { name, declared: { path, offset: place.nameOffset } }
    const isId = name === 'id' && member.kind === 'value' && place.offset <= offset && offset <= place.end
    if (isId) return { name: String(member.value), declared: { path, offset: place.offset } }
  }
  const parts = tree.kind === 'list' ? tree.items : [...tree.members.values()]
  const inner = parts.find(({ place }) => place.nameOffset <= offset && offset <= place.end)
  return inner && declarationIn(inner, position)
}

/** The declared object. */
export function declarationOf(set: ReadDocuments, { declared }: Target): JsonObject | undefined {
  const { path, offset } = declared
  const tree = treeOf(set, path)
  const node = tree && (offset === 0 ? tree : nodeAt(tree, offset)?.node)
  return node?.kind === 'object' ? (toJson(node) as JsonObject) : undefined
}

interface FoundNode {
  readonly node: Tree
  readonly segments: readonly (string | number)[]
}

/** The member whose name, or the object whose id, is at an offset. */
export function nodeAt(tree: Tree, offset: number, segments: readonly (string | number)[] = []): FoundNode | undefined {
  if (tree.kind === 'value') return undefined
  if (tree.kind === 'object' && tree.members.get('id')?.place.offset === offset) return { node: tree, segments }
  const parts: [string | number, Tree][] = tree.kind === 'list' ? [...tree.items.entries()] : [...tree.members]
  for (const [segment, part] of parts) {
    if (part.place.nameOffset === offset && tree.kind === 'object') return { node: part, segments: [...segments, segment] }
    if (part.place.nameOffset <= offset && offset <= part.place.end) return nodeAt(part, offset, [...segments, segment])
  }
  return undefined
}

function treeOf(set: ReadDocuments, path: string): ObjectTree | undefined {
  const text = set.files.get(path)?.text
  return text === undefined ? undefined : parseDocument(path, text).tree
}

/** The declaration and those of the layers that override it: brands repeat the name at the same place of the document. */
export function declarationsOfTarget(set: ReadDocuments, { name, declared }: Target): Declared[] {
  const declaring = documentAt(set, declared.path)
  const tree = treeOf(set, declared.path)
  if (!declaring || !tree || declared.offset === 0) return [declared]
  const place = nodeAt(tree, declared.offset)
  const isId = tree && place?.node.kind === 'object' && place.node.members.get('id')?.place.offset === declared.offset
  const pointer = pointerOf(namedSegments(tree, place?.segments ?? []))
  const { kind, id } = declaring.document
  const places = new Map([[`${declared.path}:${declared.offset}`, declared]])
  const paths = new Set([set.base, ...set.brands.values()].flatMap((documents) => documents.get(kind)?.get(id)?.paths ?? []))
  for (const path of paths) {
    const layer = treeOf(set, path)
    const node = layer && findNamed(layer, pointer)
    const at = isId ? (node?.kind === 'object' ? node.members.get('id')?.place.offset : undefined) : node?.place.nameOffset
    const isSame = at !== undefined && set.files.get(path)?.text?.startsWith(`"${name}"`, at)
    if (isSame) places.set(`${path}:${at}`, { path, offset: at })
  }
  return [...places.values()]
}

/** Items of lists by id: a brand's file names only those that it changes. */
function namedSegments(tree: Tree, segments: readonly (string | number)[]): (string | number)[] {
  let node: Tree | undefined = tree
  return segments.map((segment) => {
    const next: Tree | undefined =
      node?.kind === 'list' ? node.items[Number(segment)] : node?.kind === 'object' ? node.members.get(String(segment)) : undefined
    const id = node?.kind === 'list' && next?.kind === 'object' ? next.members.get('id') : undefined
    node = next
    return id?.kind === 'value' ? String(id.value) : segment
  })
}

function findNamed(tree: Tree, pointer: string): Tree | undefined {
  let node: Tree | undefined = tree
  for (const segment of pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))) {
    if (node?.kind === 'object') node = node.members.get(segment)
    else if (node?.kind === 'list') node = node.items.find((item) => hasId(item, segment)) ?? node.items[Number(segment)]
  }
  return node
}

function hasId(item: Tree, id: string): boolean {
  const member = item.kind === 'object' ? item.members.get('id') : undefined
  return member?.kind === 'value' && member.value === id
}

/**
 * Every reference to a name, by path and place; with `mostFiles`, the search ends once more files than that use it. Only documents
 * whose text contains the name are searched.
 */
export function usesOf({ set, finder }: Lookup, target: Target, mostFiles = Number.POSITIVE_INFINITY): FoundReference[] {
  const places = new Set(declarationsOfTarget(set, target).map(({ path, offset }) => `${path}:${offset}`))
  const isUse = ({ name, declared }: FoundReference) =>
    name === target.name && declared && places.has(`${declared.path}:${declared.offset}`)
  const uses = new Map<string, FoundReference>()
  const add = (reference: FoundReference) => {
    const written = set.files.get(reference.path)?.text?.slice(reference.offset, reference.end)
    if (isUse(reference) && written === target.name) uses.set(`${reference.path}:${reference.offset}`, reference)
  }
  for (const { brand, document } of distinctDocuments(set)) {
    if (uses.size > mostFiles && new Set([...uses.values()].map(({ path }) => path)).size > mostFiles) break
    const files = document.paths.flatMap((path) => set.files.get(path) ?? [])
    if (!files.some(({ text }) => text?.includes(target.name))) continue
    for (const reference of finder.listIn(brand, document)) add(reference)
    for (const file of files) for (const reference of finder.listOverlay(brand, file)) add(reference)
  }
  return [...uses.values()].sort((left, right) => (left.path === right.path ? left.offset - right.offset : left.path < right.path ? -1 : 1))
}
