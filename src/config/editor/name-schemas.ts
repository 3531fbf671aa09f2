/**
 * The schemas of the document language with the names that exist, for any editor that knows JSON Schema: it completes names with
 * their meaning and underlines unknown ones. What a name refers to is declared by `refersTo` in the schemas of the language.
 */
import { posix } from 'node:path'
import { type Json, type JsonObject, objectOf } from '#rules'
import type { SourceFile } from '../read/documents.ts'
import type { FindingLanguage } from '../read/messages.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import { listOf } from '../resolve/schema.ts'
import type { ReadDocuments } from '../resolve/stages.ts'
import { countNames } from './common-names.ts'
import { loosenSchema } from './loosen-schema.ts'
import { createNameLists, type NameList, type NameLists } from './name-lists.ts'
import { writePlaceSchemas } from './place-schemas.ts'

export interface NameSchemasOptions {
  readonly language: FindingLanguage
  /** The instant at which dated values are read. */
  readonly at: number
  /** Files of likely names that are there and stay as they are; default: they are written, which takes most of the time. */
  readonly places?: ReadonlySet<string>
}

const namesPath = 'names.json'
/** Folder of the schemas for a brand's files, in which nothing is required. */
const brandFolder = 'brand/'
/** Folder of the names that are likely in each document, by kind of document. */
export const placesFolder = 'places/'

/** Schemas by path: one for each of the language's, another for a brand's files, and the lists of names that both refer to. */
export function writeNameSchemas(files: readonly SourceFile[], { language, at, places }: NameSchemasOptions): Record<string, JsonObject> {
  const set = readDocuments(files)
  const { meta } = set
  const lists = createNameLists(files, language, at)
  const common = countNames(set)
  const words = objectOf(meta[`words.${language}.json`]?.words)
  const partLists = listsOfParts(meta)
  const kinds = new Set<string>()
  const schemas: Record<string, JsonObject> = {}
  const likely = places ? [] : [...writePlaceSchemas(set)].map(([kind, schema]) => [schemaOfKind(set, kind), schema] as const)
  for (const [path, schema] of likely) schemas[`${placesFolder}${path}`] = schema
  const ranked = places ?? new Set(likely.map(([path]) => path))
  for (const [path, schema] of Object.entries(meta)) {
    if (schema.properties === undefined && schema.$defs === undefined) continue
    for (const [folder, base] of [
      ['', withoutId(schema)],
      [brandFolder, loosenSchema(schema)],
    ] as const) {
      const file = `${folder}${path}`
      const namesAt = (kind: string): JsonObject => {
        kinds.add(kind)
        return { $ref: `${posix.relative(posix.dirname(file), namesPath)}#/$defs/${kind}` }
      }
      const commonAt = (kind: string, about: string) => listFirst(common(kind, about), lists(kind))
      const named = addNames(base, { words, namesAt, commonAt, partLists, isNaming: false }) as JsonObject
      const first = { $ref: posix.relative(posix.dirname(file), `${placesFolder}${path}`) }
      schemas[file] = ranked.has(path) ? { ...named, allOf: [first, ...listOf(named.allOf)] } : named
    }
  }
  schemas[namesPath] = listNames([...kinds].sort(), lists)
  return schemas
}

function schemaOfKind({ kinds }: ReadDocuments, name: string): string {
  return [...kinds.values()].find((kind) => kind.name === name)?.schema ?? `${name}.json`
}

function withoutId({ $id: _id, ...schema }: JsonObject): JsonObject {
  return schema
}

function listNames(kinds: readonly string[], lists: NameLists): JsonObject {
  const entries = kinds.map((kind) => {
    const list = lists(kind)
    return [kind, { enum: [...list.keys()], enumDescriptions: [...list.values()] }] as const
  })
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Names', $defs: Object.fromEntries(entries) }
}

/** The names that are common at a place stand before all others, whose order is that of the alphabet. */
function listFirst(names: readonly string[], list: NameList): JsonObject[] {
  const listedNames = names.filter((name) => list.has(name))
  const places = {
    enumDescriptions: listedNames.map((name) => list.get(name) ?? ''),
    enumSortTexts: listedNames.map((_name, index) => `!${index}`),
  }
  return listedNames.length === 0 ? [] : [{ enum: listedNames, ...places }]
}

interface Adding {
  /** Translations of titles and descriptions. */
  readonly words: JsonObject
  /** The schema of the names of a kind. */
  readonly namesAt: (kind: string) => JsonObject
  /** The schema of those that are common at the place with this description; empty if there are none. */
  readonly commonAt: (kind: string, about: string) => readonly JsonObject[]
  /** Names of lists whose items may be named as a part. */
  readonly partLists: ReadonlySet<string>
  /** Whether the members are named by documents, and are not keywords of the schema. */
  readonly isNaming: boolean
}

/** Maps from names to schemas. */
const naming = new Set(['properties', '$defs', 'dependentSchemas'])

function addNames(value: Json, adding: Adding): Json {
  if (Array.isArray(value)) return value.map((item: Json) => addNames(item, { ...adding, isNaming: false }))
  if (typeof value !== 'object' || value === null) return value
  const schema = value as JsonObject
  const copied = Object.fromEntries(
    Object.entries(schema).map(([name, member]) => {
      const isText = !adding.isNaming && (name === 'title' || name === 'description') && typeof member === 'string'
      if (isText) return [name, adding.words[member] ?? member]
      const whole = addNames(member, { ...adding, isNaming: !adding.isNaming && naming.has(name) })
      return [name, adding.isNaming && adding.partLists.has(name) ? withParts(whole, adding) : whole]
    }),
  )
  const { refersTo } = schema
  if (!adding.isNaming && isNamedList(schema))
    return { ...copied, items: namedItem(schema, [adding.namesAt('field'), insideField, copied.items as Json]) }
  return adding.isNaming || typeof refersTo !== 'string' ? copied : { ...copied, ...namesFor(schema, copied, adding) }
}

function listsOfParts(meta: Readonly<Record<string, JsonObject>>): ReadonlySet<string> {
  const members = Object.entries(objectOf(meta['part.json']?.properties))
  return new Set(members.flatMap(([name, schema]) => (objectOf(schema).type === 'string' || name.startsWith('$') ? [] : [name])))
}

/** In place of its items, a list may name a part (parts.ts). */
function withParts(schema: Json, { namesAt }: Adding): Json {
  const { type, items } = objectOf(schema)
  if (type !== 'array' || items === undefined) return schema
  const part = { type: 'object', required: ['part'], properties: { part: namesAt('part') } }
  return { ...objectOf(schema), items: { anyOf: [items, part] } }
}

/** Whether items of the list may be written as names (named-items.ts). */
function isNamedList({ type, items }: JsonObject): boolean {
  const { $ref, properties } = objectOf(items)
  return type === 'array' && (String($ref).endsWith('#/$defs/column') || objectOf(objectOf(properties).id).refersTo === 'field')
}

/** A field of a form's section, or a row of them. */
function namedItem({ items }: JsonObject, field: Json[]): JsonObject {
  const isInRow = objectOf(objectOf(items).properties).span !== undefined
  return { anyOf: isInRow ? [...field, { type: 'array', minItems: 1, items: { anyOf: field } }] : field }
}

/** The additional members of a schema whose value, or whose member names, are names. */
function namesFor({ refersTo, description }: JsonObject, schema: JsonObject, { namesAt, commonAt }: Adding): JsonObject {
  if (typeof refersTo !== 'string') return {}
  const first = (kind: string) => commonAt(kind, String(description ?? ''))
  const [, keys] = /^keys:(.+)$/.exec(refersTo) ?? []
  if (keys !== undefined) return { propertyNames: namesAt(keys) }
  switch (refersTo) {
    case 'field':
    case 'input':
      return { anyOf: [...first(refersTo), namesAt('field'), insideField] }
    case 'fields':
    case 'inputs':
      return { propertyNames: namesAt('field') }
    case 'column':
      // An id of its own is allowed if `field` names the field.
      return { properties: withMember(schema, 'id', { anyOf: [namesAt('field'), { type: 'string' }] }) }
    case 'link':
      return { properties: withMember(schema, 'params', { propertyNames: namesAt('path-part') }) }
    default:
      return { anyOf: [...first(refersTo), namesAt(refersTo)] }
  }
}

/** A dotted path leads into a field. */
const insideField: JsonObject = { type: 'string', pattern: '[.]' }

function withMember(schema: JsonObject, name: string, members: JsonObject): JsonObject {
  const properties = objectOf(schema.properties)
  return { ...properties, [name]: { ...objectOf(properties[name]), ...members } }
}
