/**
 * Compiles a part of a document by its meta schema: texts become words, columns and actions become plans, nested blocks are
 * compiled. A new member of the language needs only a schema.
 */
import { posix } from 'node:path'
import { type Json, type JsonObject, objectOf } from '#rules'
import { listOf } from '../../resolve/schema.ts'
import { compileColumn, optionsOfColumns } from '../forms/columns.ts'
import type { Fields } from '../forms/field-path.ts'
import { type BrandContext, type LanguageContext, limitOf, type PageKind } from '../source.ts'
import { assetAddress } from './assets.ts'
import { compileText } from './texts.ts'

/** The context of the part being compiled. */
export interface Surroundings {
  readonly context: LanguageContext<PageKind>
  /** Fields used by columns. */
  readonly fields: Fields
  /** Fields of the page's record, and of the last live result. */
  readonly record: Fields
  readonly live: Fields
  readonly uses: Uses
  readonly compileBlock: (block: JsonObject, around: Surroundings) => JsonObject
}

/** A schema and its file, the base of its references. */
interface Place {
  readonly schema: JsonObject
  readonly file: string
}

/** Members of every document that mean nothing to readers. */
const developerNames = new Set(['title', 'description'])

/** Compiles a whole document: a page, a list, a block. */
export function compileDocument(document: JsonObject, file: string, around: Surroundings): JsonObject {
  const schema = metaSchema(file, around.context)
  return compileObject(document, { schema, file }, around, developerNames)
}

function compileValue(value: Json, place: Place, around: Surroundings): Json {
  const limit = objectOf(value).$limit
  if (typeof limit === 'string') return limitOf(limit, around.context.documents)
  const reference = place.schema.$ref
  if (typeof reference === 'string') return compileReference(value, resolveReference(reference, place.file), around)
  if (typeof value === 'string') return compileName(value, place.schema.refersTo, around)
  if (Array.isArray(value))
    return listOf(value).map((item) => compileValue(item, { ...place, schema: objectOf(place.schema.items) }, around))
  return typeof value === 'object' && value !== null ? compileObject(value as JsonObject, place, around) : value
}

function compileReference(value: Json, target: Reference, around: Surroundings): Json {
  switch (target.id) {
    case 'text.json':
      return compileText(objectOf(value), around.context)
    case 'block.json':
      return around.compileBlock(objectOf(value), around)
    case 'list.json#/$defs/column': {
      const column = compileColumn(objectOf(value), around.fields, around.context)
      for (const key of optionsOfColumns([column], around.fields, around.context.documents)) around.uses.options.add(key)
      if (column.needs !== undefined) around.uses.grid.add(column.needs)
      return column
    }
    default:
      return compileValue(value, schemaAt(target, around.context), around)
  }
}

/** Records what the page must include, and gives files their address. */
function compileName(name: string, refersTo: Json | undefined, around: Surroundings): Json {
  if (refersTo === 'form') around.uses.forms.add(name)
  if (refersTo === 'list') around.uses.lists.add(name)
  if (refersTo === 'grid-row') around.uses.grid.add(name)
  if (refersTo === 'page') around.uses.pages.add(name)
  return refersTo === 'asset' ? assetAddress(around.context.documents.one('brand id', '') ?? '', name) : name
}

function compileObject(value: JsonObject, place: Place, around: Surroundings, leaveOut?: ReadonlySet<string>): JsonObject {
  const properties = objectOf(place.schema.properties)
  const others = objectOf(place.schema.additionalProperties)
  const compiled: Record<string, Json> = {}
  for (const [name, member] of Object.entries(value)) {
    // Overlay members such as $before have already been applied.
    if (name.startsWith('$') || leaveOut?.has(name)) continue
    const schema = Object.hasOwn(properties, name) ? objectOf(properties[name]) : others
    compiled[name] = compileValue(member, { ...place, schema }, around)
  }
  return compiled
}

interface Reference {
  /** Path under meta/, with the pointer if there is one. */
  readonly id: string
  readonly file: string
  readonly pointer: string
}

function resolveReference(reference: string, from: string): Reference {
  const [path = '', pointer = ''] = reference.split('#')
  const file = path === '' ? from : posix.normalize(posix.join(posix.dirname(from), path))
  return { id: pointer === '' ? file : `${file}#${pointer}`, file, pointer }
}

function schemaAt(target: Reference, context: LanguageContext<PageKind>): Place {
  let schema = metaSchema(target.file, context)
  for (const name of target.pointer.split('/').slice(1)) schema = objectOf(schema[name])
  return { schema, file: target.file }
}

export function metaSchema(file: string, { documents }: BrandContext<'meta'>): JsonObject {
  const schema = documents.one('meta', file)
  if (!schema) throw new Error(`The document language has no schema ${file}`)
  return schema
}

/** What a page needs in addition to its plan, collected while it is compiled. */
export interface Uses {
  readonly forms: Set<string>
  readonly lists: Set<string>
  /** Keys such as dictionary:currency */
  readonly options: Set<string>
  /** Permission grid rows used by blocks. */
  readonly grid: Set<string>
  /** Pages that open as dialogs. */
  readonly pages: Set<string>
}

export function createUses(): Uses {
  return { forms: new Set(), lists: new Set(), options: new Set(), grid: new Set(), pages: new Set() }
}

export function addUses(into: Uses, from: Uses): void {
  for (const name of ['forms', 'lists', 'options', 'grid', 'pages'] as const) for (const item of from[name]) into[name].add(item)
}
