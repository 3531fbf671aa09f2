/** What renaming a field of a stored entity declares about existing records: their values move to the new name. */
import type { Edit, ObjectTree, Tree } from '../documents.ts'
import { parseDocument } from '../parse.ts'
import type { ReadDocuments } from '../stages.ts'
import { documentAt } from './open-document.ts'
import type { Target } from './uses.ts'

/** An edit of `stored.existing`; undefined if the field is in no records, or only the name that it has there is given back. */
export function carryRecords(set: ReadDocuments, { name, declared: { path, offset } }: Target, newName: string): Edit | undefined {
  const text = set.files.get(path)?.text ?? ''
  const { tree } = parseDocument(path, text)
  const stored = tree?.members.get('stored')
  if (!tree || stored?.kind !== 'object' || documentAt(set, path)?.document?.kind !== 'entity') return undefined
  if (!ownFieldsOf(tree).includes(offset)) return undefined
  const existing = stored.members.get('existing')
  const declared = existing?.kind === 'object' ? existing.members : new Map<string, Tree>()
  const others = [...declared].filter(([field]) => field !== name).map(([field, value]) => memberOf(field, sourceOf(value, text)))
  const own = moveFrom(name, newName, declared.get(name), text)
  const members = own === undefined ? others : [...others, own]
  if (!existing) return own === undefined ? undefined : insertLast(stored, memberOf('existing', `{ ${own} }`))
  return members.length > 0
    ? { offset: existing.place.offset, end: existing.place.end, text: `{ ${members.join(', ')} }` }
    : removeMember(stored, existing)
}

/** Where the names of fields are that the record itself has, and not a row in it. */
function ownFieldsOf({ members }: ObjectTree): (number | undefined)[] {
  const [fields, properties] = [members.get('fields'), members.get('properties')]
  const listed = fields?.kind === 'list' ? fields.items : []
  const declared = properties?.kind === 'object' ? [...properties.members.values()] : []
  return [
    ...listed.map((item) => (item.kind === 'object' ? item.members.get('name')?.place.offset : item.place.offset)),
    ...declared.map(({ place }) => place.nameOffset),
  ]
}

/** Records keep the first of the names that the field has had since they were written. */
function moveFrom(name: string, newName: string, before: Tree | undefined, text: string): string | undefined {
  const said = before?.kind === 'object' ? [...before.members] : []
  const first = said.find(([member]) => member === 'renamedFrom')?.[1]
  const former = first?.kind === 'value' ? String(first.value) : name
  const others = said.filter(([member]) => member !== 'renamedFrom').map(([member, value]) => memberOf(member, sourceOf(value, text)))
  const members = former === newName ? others : [memberOf('renamedFrom', JSON.stringify(former)), ...others]
  return members.length === 0 ? undefined : memberOf(newName, `{ ${members.join(', ')} }`)
}

function insertLast({ members, place }: ObjectTree, member: string): Edit {
  const at = [...members.values()].at(-1)?.place.end ?? place.end - 1
  return { offset: at, end: at, text: `${members.size === 0 ? ' ' : ', '}${member}` }
}

function removeMember({ members }: ObjectTree, member: Tree): Edit {
  const all = [...members.values()]
  const index = all.indexOf(member)
  const before = all[index - 1]
  if (before) return { offset: before.place.end, end: member.place.end, text: '' }
  return { offset: member.place.nameOffset, end: all[index + 1]?.place.nameOffset ?? member.place.end, text: '' }
}

function memberOf(name: string, value: string): string {
  return `${JSON.stringify(name)}: ${value}`
}

function sourceOf({ place }: Tree, text: string): string {
  return text.slice(place.offset, place.end)
}
