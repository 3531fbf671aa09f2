/**
 * Fields that are shown, written as their names: "columns": ["pol", { "id": "etd", "width": 110 }]. An item that says nothing but
 * its id may be written as the id. Everything that reads documents sees items with ids, as brands' differences do, which are laid
 * over them by id. What is filled in has the position of the name.
 */
import { deriveTree } from './derived-tree.ts'
import type { ObjectTree, Tree } from './documents.ts'
import { once } from './once.ts'

/** The kinds of documents that show fields. */
const kinds: ReadonlySet<string> = new Set(['form', 'list', 'page', 'sheet'])
/** The lists of them, by name. */
const lists: ReadonlySet<string> = new Set(['columns', 'details', 'facts', 'fields', 'heading', 'lines', 'marks', 'measures', 'moments'])

/** The document with an object for each item that is written as a name; the same tree if there is none. */
export function expandItems(kind: string, tree: ObjectTree): ObjectTree {
  return kinds.has(kind) ? expandObject(tree) : tree
}

const expandObject = once((tree: ObjectTree): ObjectTree => {
  const members = [...tree.members].map(([name, member]) => [name, expandMember(name, member)] as const)
  return members.every(([name, member]) => tree.members.get(name) === member) ? tree : { ...tree, members: new Map(members) }
})

function expandMember(name: string, member: Tree): Tree {
  if (member.kind === 'object') return expandObject(member)
  if (member.kind === 'value') return member
  const isNamed = lists.has(name)
  const items = member.items.map((item) => (isNamed && item.kind === 'value' ? expandName(item) : expandMember('', item)))
  return items.every((item, index) => member.items[index] === item) ? member : { ...member, items }
}

function expandName(item: Tree): Tree {
  const isName = item.kind === 'value' && typeof item.value === 'string'
  return isName ? deriveTree({ id: item.value }, item.place) : item
}
