/** What documents may contain, as data for readers: generated from the language, so always accurate. */

import { type Json, type JsonObject, objectOf } from '#rules'
import type { SourceFile } from '../read/documents.ts'
import type { FindingLanguage } from '../read/messages.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import { listOf, stringsOf } from '../resolve/schema.ts'
import type { ReadDocuments } from '../resolve/stages.ts'
import { type Example, findExamples } from './find-examples.ts'
import { declaredAt, inside, type Meta, placeName, type SchemaPath, schemaPlace } from './schema-place.ts'

/** One keyword of the language. */
export interface PropertyDescription {
  /** Path inside the document: `layout[].fields[].span`. */
  readonly name: string
  readonly types: readonly string[]
  readonly required: boolean
  readonly values: readonly string[]
  /** Kind of name that the value refers to. */
  readonly refersTo?: string
  /** Whether the value is, or can be, an expression. */
  readonly isExpression: boolean
  /** Topic that describes the content. */
  readonly about?: string
  readonly description: string
  readonly example?: Example
}

export interface TopicDescription {
  readonly id: string
  readonly sort: 'kind' | 'block' | 'part'
  readonly title: string
  readonly description: string
  /** Folder of its documents, and their number. */
  readonly files?: string
  readonly count?: number
  readonly properties: readonly PropertyDescription[]
}

/** Parts shared by several kinds of documents. */
const parts = ['field', 'text', 'link', 'period']

/** Kinds of documents first, then blocks, then shared parts. */
export function describeLanguage(files: readonly SourceFile[], language: FindingLanguage): readonly TopicDescription[] {
  const set = readDocuments(files)
  const words = language === 'en' ? {} : objectOf(objectOf(set.meta[`words.${language}.json`]).words)
  const describing: Describing = { meta: set.meta, examples: findExamples(set), words }
  const kinds = [...set.kinds.values()].map(({ name, schema }) => {
    const count = set.base.get(name)?.size ?? 0
    return { ...describeTopic(name, 'kind', schema, describing), files: `*.${schema}`, count }
  })
  const brand = { ...describeTopic('brand', 'kind', 'brand.json', describing), files: 'brands/*/brand.json', count: set.brands.size }
  const blocks = blockNames(set).map((name) => describeTopic(`block-${name}`, 'block', `blocks/${name}.json`, describing))
  return [...kinds, brand, ...blocks, ...parts.map((name) => describeTopic(name, 'part', `${name}.json`, describing))]
}

interface Describing {
  readonly meta: Meta
  readonly examples: ReadonlyMap<string, Example>
  readonly words: JsonObject
}

function blockNames({ meta }: ReadDocuments): string[] {
  return Object.keys(meta).flatMap((path) => /^blocks\/(.+)\.json$/.exec(path)?.[1] ?? [])
}

function describeTopic(id: string, sort: TopicDescription['sort'], file: string, describing: Describing): TopicDescription {
  const place = schemaPlace(file, describing.meta)
  const { title, description } = place.schema
  const declared = Object.keys(objectOf(place.schema.$defs)).map((name) => [name, inside(place, '$defs', name)] as const)
  const starts = place.schema.properties ? [['', place] as const] : declared
  const properties = starts.flatMap(([name, start]) => describeMembers(start, { path: name, open: [], describing }))
  return { id, sort, title: translate(title, describing), description: translate(description, describing), properties }
}

interface Position {
  readonly path: string
  /** Schemas being described, to stop recursion. */
  readonly open: readonly string[]
  readonly describing: Describing
}

/** Overlay keywords are the same everywhere, and have their own chapter. */
const overlayMark = /^\$(?!periods$)/

function describeMembers(place: SchemaPath, position: Position): PropertyDescription[] {
  const required = stringsOf(place.schema.required)
  const names = Object.keys(objectOf(place.schema.properties)).filter((name) => !overlayMark.test(name))
  if (names.length === 0) return place.schema.properties ? [] : describeAlone(place, position)
  return names.flatMap((name) => {
    const path = position.path === '' ? name : `${position.path}.${name}`
    return describeProperty(inside(place, 'properties', name), { ...position, path }, required.includes(name))
  })
}

/** A definition that is itself a value, such as the end of a period. */
function describeAlone(place: SchemaPath, position: Position): PropertyDescription[] {
  return place.pointer.startsWith('/$defs/') ? describeProperty(place, position, false) : []
}

function describeProperty(place: SchemaPath, position: Position, required: boolean): PropertyDescription[] {
  const { meta, examples } = position.describing
  const declared = declaredAt(place, meta)
  const items = declared.schema.items === undefined ? undefined : declaredAt(inside(declared, 'items'), meta)
  const others = isSchema(declared.schema.additionalProperties) ? declaredAt(inside(declared, 'additionalProperties'), meta) : undefined
  const inner = items ?? others ?? declared
  const about = inner.file === place.file ? undefined : topicOf(inner.file)
  const refersTo = [place, declared, inner].map(({ schema }) => schema.refersTo).find((name) => typeof name === 'string')
  const example = examples.get(placeName(place))
  const property: PropertyDescription = {
    name: position.path,
    types: typesOf(declared.schema),
    required,
    values: valuesOf(declared.schema).length > 0 ? valuesOf(declared.schema) : valuesOf(inner.schema),
    isExpression: [declared, inner].some(({ schema }) => schema.expression !== undefined),
    description: translate(place.schema.description ?? declared.schema.description, position.describing),
    ...(typeof refersTo === 'string' ? { refersTo } : {}),
    ...(about === undefined ? {} : { about }),
    ...(example ? { example } : {}),
  }
  return about === undefined ? [property, ...describeInner(inner, position, items ? '[]' : others ? '.*' : '')] : [property]
}

function describeInner(inner: SchemaPath, position: Position, step: string): PropertyDescription[] {
  const key = placeName(inner)
  if (inner.pointer === '' || position.open.includes(key) || !inner.schema.properties) return []
  return describeMembers(inner, { ...position, path: position.path + step, open: [...position.open, key] })
}

function isSchema(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null
}

/** A list's columns are described with lists, blocks with blocks. */
function topicOf(file: string): string {
  const name = file.replace(/\.json$/, '')
  return name.startsWith('blocks/') ? name.replace('/', '-') : name
}

function typesOf({ type, enum: values, const: only, properties }: JsonObject): string[] {
  if (typeof type === 'string') return [type]
  if (Array.isArray(type)) return stringsOf(type)
  if (only !== undefined) return [typeof only]
  if (Array.isArray(values)) return [...new Set(values.map((value: Json) => typeof value))]
  return properties ? ['object'] : []
}

function valuesOf({ enum: values, const: only }: JsonObject): string[] {
  if (only !== undefined) return [JSON.stringify(only)]
  return Array.isArray(values) ? values.map((value: Json) => JSON.stringify(value)) : []
}

/** A description in the reader's language. */
function translate(sentence: Json | undefined, { words }: Describing): string {
  if (typeof sentence !== 'string') return ''
  const translated = Object.hasOwn(words, sentence) ? words[sentence] : undefined
  return typeof translated === 'string' ? translated : sentence
}

/** Functions of expressions, as listed in the language. */
export interface FunctionDescription {
  readonly name: string
  /** Notation. */
  readonly form: string
  readonly does: string
  readonly example: string
  readonly gives: string
}

export function describeFunctions(files: readonly SourceFile[], language: FindingLanguage): readonly FunctionDescription[] {
  const { meta } = readDocuments(files)
  return listOf(objectOf(meta['functions.json']).functions).map((entry) => {
    const { name, form, does, example, gives } = objectOf(entry)
    return {
      name: String(name),
      form: String(form),
      does: String(objectOf(does)[language] ?? ''),
      example: String(example),
      gives: String(gives),
    }
  })
}
