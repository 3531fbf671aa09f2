/** Trees of documents that the portal derives itself: plain values with the position of their declaration. */
import type { Json } from '#rules'
import type { ObjectTree, Place, Tree } from '../read/documents.ts'

/** A value written in a document, with its own position. */
export class WrittenValue {
  readonly tree: Tree
  constructor(tree: Tree) {
    this.tree = tree
  }
}

export type Part = Json | WrittenValue | undefined | readonly Part[] | { readonly [name: string]: Part }

export function deriveTree(part: { readonly [name: string]: Part }, place: Place): ObjectTree {
  return { kind: 'object', place, members: new Map(Object.entries(part).map(([name, value]) => [name, deriveValue(value, place)])) }
}

function deriveValue(part: Part, place: Place): Tree {
  if (part instanceof WrittenValue) return part.tree
  if (isList(part)) return { kind: 'list', place, items: part.map((item) => deriveValue(item, place)) }
  if (typeof part === 'object' && part !== null) return deriveTree(part, place)
  return { kind: 'value', place, value: part ?? null }
}

function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part)
}

export function withMembers(tree: ObjectTree, members: Readonly<Record<string, Tree>>): ObjectTree {
  return { ...tree, members: new Map([...tree.members, ...Object.entries(members)]) }
}

export function withItems(list: Tree | undefined, values: readonly string[], place: Place): Tree {
  const items = list?.kind === 'list' ? list.items : []
  const there = new Set(items.map((item) => item.kind === 'value' && item.value))
  const added = values.filter((value) => !there.has(value)).map((value): Tree => ({ kind: 'value', place, value }))
  return { kind: 'list', place: list?.place ?? place, items: [...items, ...added] }
}
