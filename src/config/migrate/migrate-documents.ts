/** Carries documents of the first edition of the language over to this one: their files, names for bounds, and what they say in vain. */
import { posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#rules'
import { type Edit, type ObjectTree, type SourceFile, toJson } from '../read/documents.ts'
import { applyEdits } from '../read/edits.ts'
import { formatDocument } from '../read/format-document.ts'
import { parseDocument } from '../read/parse.ts'
import { findFormerWords, toDocumentWords } from '../resolve/bounds.ts'
import { type DocumentName, type Kind, kindsPath, metaFolder, namesFolder, partialFolder, readKinds } from '../resolve/kinds.ts'
import { nameDocuments } from '../resolve/read-documents.ts'
import { expandDocument } from '../resolve/shorthand.ts'
import { leaveOutDefaults } from './leave-out.ts'
import { createFolders } from './places.ts'

export interface Migrated {
  /** Path before. */
  readonly from: string
  readonly to: string
  readonly text: string
  /** What was done, in the order in which it was done. */
  readonly changes: readonly Change[]
}

export interface Migration {
  readonly migrated: readonly Migrated[]
  /** Documents whose place has another document, by path: they stay, for someone to decide. */
  readonly blocked: ReadonlyMap<string, string>
}

export type Change = 'moved' | 'schema' | 'bounds' | 'shortened' | 'formatted'

/** The documents that change. `product` are the documents of the product, whose language and folders are followed. */
export function migrateDocuments(files: readonly SourceFile[], product: readonly SourceFile[]): Migration {
  const language = product.filter(({ path }) => path.startsWith(metaFolder))
  const own = files.filter(({ path }) => !path.startsWith(metaFolder))
  const names = nameDocuments([...language, ...own])
  const kinds = kindsOf(product)
  const folderOf = createFolders({ product: nameDocuments(product), kinds })
  const governed = entitiesWithBareFields(own, names)
  const taken = new Set(own.map(({ path }) => path))
  const blocked = new Map<string, string>()
  const migrated = own.flatMap((file): Migrated[] => {
    const name = names.get(file.path)
    if (!name || file.text === undefined) return []
    const place = folderOf(file.path, name)
    const isBlocked = place !== file.path && taken.has(place)
    if (isBlocked) blocked.set(file.path, place)
    else taken.add(place)
    const one = migrateOne({ path: file.path, text: file.text, name, to: isBlocked ? file.path : place, kinds, governed })
    return one.changes.length === 0 ? [] : [one]
  })
  return { migrated, blocked }
}

interface One {
  readonly path: string
  readonly text: string
  readonly name: DocumentName
  readonly to: string
  readonly kinds: readonly Kind[]
  readonly governed: ReadonlySet<string>
}

function migrateOne({ path, text, name, to, kinds, governed }: One): Migrated {
  const changes: Change[] = to === path ? [] : ['moved']
  let now = text
  const take = (change: Change, next: string | undefined) => {
    if (next === undefined || next === now) return
    now = next
    changes.push(change)
  }
  take('schema', withSchema(now, schemasOf(name, { path: to, isWhole: isWhole(name, now), kinds })))
  take('bounds', withBounds(name.kind, now))
  const isEntityWithBareFields = name.kind === 'entity' && governed.has(name.id)
  if (isWhole(name, now) && !isEntityWithBareFields) take('shortened', shorten(name.kind, now))
  const formatted = formatDocument(now)
  if (changes.length > 0) now = formatted ?? now
  else take('formatted', formatted)
  return { from: path, to, text: now, changes }
}

/** A brand's differences say only what differs, so nothing can be left out of them. */
function isWhole({ brand, kind }: DocumentName, text: string): boolean {
  return kind !== 'brand' && (brand === undefined || readTree(text)?.members.get('$new') !== undefined)
}

/** Entities to which a brand adds fields without a policy: such a field would get that of the entity. */
function entitiesWithBareFields(files: readonly SourceFile[], names: ReadonlyMap<string, DocumentName>): Set<string> {
  const bare = files.filter(({ path, text }) => {
    const name = names.get(path)
    if (name?.kind !== 'entity' || name.brand === undefined) return false
    const fields = readTree(text ?? '')?.members.get('properties')
    return (
      fields?.kind === 'object' && [...fields.members.values()].some((field) => field.kind === 'object' && !field.members.has('policy'))
    )
  })
  return new Set(bare.map(({ path }) => names.get(path)?.id ?? ''))
}

interface SchemaPlace {
  readonly path: string
  readonly isWhole: boolean
  readonly kinds: readonly Kind[]
}

/** What `$schema` may lead to, the best first: a brand's differences have a schema in which nothing is required. */
function schemasOf({ kind, brand }: DocumentName, { path, isWhole: isComplete, kinds }: SchemaPlace): string[] {
  const isPortal = kind === 'portal'
  const schema = kind === 'brand' || isPortal ? 'brand.json' : kinds.find(({ name }) => name === kind)?.schema
  if (schema === undefined) return []
  const [whole, partial] = [namesFolder, partialFolder].map((folder) => posix.relative(posix.dirname(path), folder + schema)) as [
    string,
    string,
  ]
  if (isPortal) return [partial]
  if (brand === undefined) return [whole]
  return isComplete ? [whole, partial] : [partial, whole]
}

function withSchema(text: string, schemas: readonly string[]): string | undefined {
  const tree = readTree(text)
  const [schema] = schemas
  if (!tree || schema === undefined) return undefined
  const member = tree.members.get('$schema')
  if (member?.kind === 'value' && schemas.includes(String(member.value))) return undefined
  if (member) return applyEdits(text, [{ offset: member.place.offset, end: member.place.end, text: JSON.stringify(schema) }])
  const at = tree.place.offset + 1
  const comma = tree.members.size > 0 ? ',' : ''
  return applyEdits(text, [{ offset: at, end: at, text: ` "$schema": ${JSON.stringify(schema)}${comma}` }])
}

function withBounds(kind: string, text: string): string | undefined {
  const tree = readTree(text)
  if (!tree) return undefined
  const edits = findFormerWords(kind, tree).map(({ member, word }): Edit => {
    const name = text.slice(member.place.nameOffset).match(/^"(?:[^"\\]|\\.)*"/)?.[0] ?? ''
    return { offset: member.place.nameOffset, end: member.place.nameOffset + name.length, text: JSON.stringify(word) }
  })
  return edits.length === 0 ? undefined : applyEdits(text, edits)
}

/** The shorter text, if it says the same. */
function shorten(kind: string, text: string): string | undefined {
  const tree = readTree(text)
  if (!tree) return undefined
  const { edits, added } = leaveOutDefaults(kind, tree)
  if (edits.length === 0) return undefined
  const shorter = applyEdits(text, edits)
  const after = readTree(shorter)
  return after && isDeepStrictEqual(comparable(kind, after, added), comparable(kind, tree, [])) ? shorter : undefined
}

/** The document in full, without what is known to differ: the order of required fields, and the words about shared inputs. */
function comparable(kind: string, tree: ObjectTree, added: readonly string[]): Json {
  const whole = toJson(expandDocument(kind, toDocumentWords(kind, tree))) as JsonObject
  const rest = Object.fromEntries(Object.entries(whole).filter(([name]) => !added.includes(name))) as JsonObject
  return kind === 'operation' ? { ...rest, input: comparableInput((rest.input ?? {}) as JsonObject) } : rest
}

const sharedInputs = ['page', 'pageSize', 'version']

function comparableInput(input: JsonObject): JsonObject {
  const fields = Object.entries((input.properties ?? {}) as JsonObject).map(([name, field]): [string, Json] => {
    if (!sharedInputs.includes(name)) return [name, field ?? null]
    const { label: _label, description: _description, ...rest } = field as JsonObject
    return [name, rest as JsonObject]
  })
  const required = Array.isArray(input.required) ? [...input.required].sort() : []
  return { ...input, properties: Object.fromEntries(fields), required }
}

function readTree(text: string): ObjectTree | undefined {
  return parseDocument('', text).tree
}

function kindsOf(files: readonly SourceFile[]): Kind[] {
  const tree = readTree(files.find(({ path }) => path === kindsPath)?.text ?? '')
  return [...readKinds(tree && (toJson(tree) as JsonObject)).values()]
}
