/** What a renaming declares about existing records: the values of a field move to its new name, and codes are replaced. */
import { type Json, type JsonObject, objectOf } from '#rules'
import { type Edit, type ObjectTree, type Tree, toJson } from '../read/documents.ts'
import { printDocument } from '../read/format-document.ts'
import { parseDocument } from '../read/parse.ts'
import type { ReadDocuments } from '../resolve/stages.ts'
import { distinctDocuments, documentAt } from './open-document.ts'
import type { Target } from './uses.ts'

/** Edits of `stored.existing` by file. A name or code that is given back leaves nothing to declare. */
export function carryRecords(set: ReadDocuments, target: Target, newName: string): ReadonlyMap<string, Edit> {
  const { kind = '', name, declared } = target
  const edits = new Map<string, Edit>()
  const carry = (path: string, change: Change, at?: number) => {
    const edit = editExisting(set.files.get(path)?.text ?? '', path, change, at)
    if (edit) edits.set(path, edit)
  }
  if (kind.startsWith(rowPrefix)) {
    for (const { path, fields } of entitiesWith(set, kind.slice(rowPrefix.length)))
      carry(path, (existing) => fields.reduce((all, field) => replaceCode(all, field, name, newName), existing))
  } else if (documentAt(set, declared.path)?.document?.kind === 'entity')
    carry(declared.path, (existing) => moveValues(existing, name, newName), declared.offset)
  return edits
}

type Change = (existing: JsonObject) => JsonObject

const rowPrefix = 'dictionary-row:'

/** Stored entities, and their fields with a code of a dictionary. */
function entitiesWith(set: ReadDocuments, dictionary: string): { readonly path: string; readonly fields: readonly string[] }[] {
  return distinctDocuments(set).flatMap(({ document: { kind, paths, value } }) => {
    const [path] = paths
    const fields = Object.entries(objectOf(value.properties)).flatMap(([name, field]) =>
      [objectOf(field), objectOf(objectOf(field).items)].some((part) => part.dictionary === dictionary) ? [name] : [],
    )
    return kind === 'entity' && path !== undefined && fields.length > 0 ? [{ path, fields }] : []
  })
}

/**
 * The values come from the first of the names that the field has had here. Should a release with one in between have been published,
 * the next publish is refused, as that field would be gone from records that have it.
 */
function moveValues(existing: JsonObject, name: string, newName: string): JsonObject {
  const { [name]: before, ...others } = existing
  const { renamedFrom: former = name, ...more } = objectOf(before)
  const carried = former === newName ? more : { renamedFrom: former, ...more }
  return Object.keys(carried).length === 0 ? others : { ...others, [newName]: carried }
}

function replaceCode(existing: JsonObject, field: string, code: string, newCode: string): JsonObject {
  const { [field]: before, ...others } = existing
  const { codes, ...more } = objectOf(before)
  const earlier = Object.entries(objectOf(codes)).map(([from, to]): [string, Json] => [from, to === code ? newCode : (to ?? null)])
  const replaced = earlier.some(([from]) => from === newCode) ? earlier : [...earlier, [code, newCode] as const]
  const newCodes = replaced.filter(([from, to]) => from !== to)
  const carried = newCodes.length === 0 ? more : { codes: Object.fromEntries(newCodes), ...more }
  return Object.keys(carried).length === 0 ? others : { ...others, [field]: carried }
}

/** Undefined if the document stores no records, the place is not that of a field of theirs, or nothing changes. */
function editExisting(text: string, path: string, change: Change, at: number | undefined): Edit | undefined {
  const { tree } = parseDocument(path, text)
  const stored = tree?.members.get('stored')
  if (!tree || stored?.kind !== 'object' || (at !== undefined && !ownFieldsOf(tree).includes(at))) return undefined
  const existing = stored.members.get('existing')
  const changed = change(objectOf(existing && toJson(existing)))
  const isEmpty = Object.keys(changed).length === 0
  if (!existing) return isEmpty ? undefined : insertLast(stored, `"existing": ${printDocument(changed).trim()}`)
  return isEmpty
    ? removeMember(stored, existing)
    : { offset: existing.place.offset, end: existing.place.end, text: printDocument(changed).trim() }
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
