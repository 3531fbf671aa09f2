/**
 * Fields that are shown, written as their names: "columns": ["pol", { "id": "etd", "width": 110 }]. An item that says nothing but
 * its id may be written as the id, and fields side by side in a section of a form as a row of them, which share the section's
 * columns: "columns": 6, "fields": [["pol", "pod"], ["etd", "vessel", "voyage"]]. Everything that reads documents sees items with ids, as brands' differences do, which are laid
 * over them by id. What is filled in has the position of the name.
 */

import { once } from '#rules'
import type { ObjectTree, Tree } from '../read/documents.ts'
import { deriveTree, withMembers } from './derived-tree.ts'

/** The kinds of documents that show fields. */
const kinds: ReadonlySet<string> = new Set(['form', 'list', 'page', 'sheet'])
/** The lists of them, by name. */
const lists: ReadonlySet<string> = new Set(['columns', 'details', 'facts', 'fields', 'heading', 'lines', 'marks', 'measures', 'moments'])

/** The document with an object for each item that is written as a name; the same tree if there is none. */
export function expandItems(kind: string, tree: ObjectTree): ObjectTree {
  if (kind === 'entity') return expandDesk(tree)
  return kinds.has(kind) ? expandObject(tree) : tree
}

/** What an entity gives to its pattern is shown, too. */
const expandDesk = once((entity: ObjectTree): ObjectTree => {
  const desk = entity.members.get('desk')
  return desk?.kind === 'object' ? withMembers(entity, { desk: expandObject(desk) }) : entity
})

const expandObject = once((tree: ObjectTree): ObjectTree => {
  const columns = columnsOf(tree)
  const members = [...tree.members].map(([name, member]) => [name, expandMember(name, member, columns)] as const)
  return members.every(([name, member]) => tree.members.get(name) === member) ? tree : { ...tree, members: new Map(members) }
})

function expandMember(name: string, member: Tree, columns = 0): Tree {
  if (member.kind === 'object') return expandObject(member)
  if (member.kind === 'value') return member
  const isNamed = lists.has(name)
  const items = member.items.flatMap((item) => {
    const row = name === 'fields' ? expandRow(item, columns) : undefined
    return row ?? [isNamed && item.kind === 'value' ? expandName(item) : expandMember('', item)]
  })
  return items.length === member.items.length && items.every((item, index) => member.items[index] === item) ? member : { ...member, items }
}

function expandName(item: Tree): Tree {
  const isName = item.kind === 'value' && typeof item.value === 'string'
  return isName ? deriveTree({ id: item.value }, item.place) : item
}

/** A row whose fields do not share the columns evenly stays as it is, and is reported as no field. */
function expandRow(row: Tree, columns: number): Tree[] | undefined {
  if (row.kind !== 'list' || columns === 0 || row.items.length === 0 || columns % row.items.length !== 0) return undefined
  const span = { kind: 'value', place: row.place, value: columns / row.items.length } as const
  return row.items.map((item) => {
    const field = expandName(item)
    return field.kind === 'object' && !field.members.has('span') ? withMembers(field, { span }) : field
  })
}

function columnsOf({ members }: ObjectTree): number {
  const columns = members.get('columns')
  return columns?.kind === 'value' && typeof columns.value === 'number' ? columns.value : 0
}
