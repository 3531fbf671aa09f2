/** Finds an example of every keyword in the published documents. */
import { type Json, type JsonObject, objectOf } from '#rules'
import type { ReadDocuments } from '../resolve/stages.ts'
import { declaredAt, inside, type Meta, placeName, type SchemaPath, schemaPlace } from './schema-place.ts'

export interface Example {
  /** File with the example. */
  readonly path: string
  readonly text: string
}

/** Longer ones would show more of the document than of the keyword. */
const longest = 420
const overlayMark = /^\$(?!periods$|limit$)/

/** By the name of the schema that declares the keyword. */
export function findExamples(set: ReadDocuments): ReadonlyMap<string, Example> {
  const examples = new Map<string, Example>()
  for (const kind of set.kinds.values()) {
    for (const document of set.base.get(kind.name)?.values() ?? [])
      collect(document.value, { place: schemaPlace(kind.schema, set.meta), path: document.paths[0] ?? '', meta: set.meta, examples })
  }
  for (const [brand, documents] of set.brands) {
    const manifest = documents.get('brand')?.get(brand)
    if (manifest)
      collect(manifest.value, { place: schemaPlace('brand.json', set.meta), path: `brands/${brand}/brand.json`, meta: set.meta, examples })
  }
  return examples
}

interface Walk {
  readonly place: SchemaPath
  readonly path: string
  readonly meta: Meta
  readonly examples: Map<string, Example>
}

function collect(value: Json, walk: Walk): void {
  const place = declaredAt(walk.place, walk.meta)
  if (Array.isArray(value)) for (const item of value) collect(item, { ...walk, place: inside(place, 'items') })
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const object = value as JsonObject
  const at = place.file === 'block.json' ? schemaPlace(`blocks/${String(object.block)}.json`, walk.meta) : place
  const properties = objectOf(at.schema.properties)
  for (const [name, member] of Object.entries(object)) {
    const isNamed = Object.hasOwn(properties, name)
    const next = isNamed ? inside(at, 'properties', name) : inside(at, 'additionalProperties')
    if (isNamed && !overlayMark.test(name)) note(name, member, { ...walk, place: next })
    collect(member, { ...walk, place: next })
  }
}

function note(name: string, value: Json, { place, path, examples }: Walk): void {
  const key = placeName(place)
  if (examples.has(key)) return
  const text = `${JSON.stringify(name)}: ${writeJson(value)}`
  if (text.length <= longest) examples.set(key, { path, text })
}

const lineWidth = 72

/** JSON as a person would write it: short values on one line. */
function writeJson(value: Json, indent = ''): string {
  const flat = writeFlat(value)
  if (flat.length + indent.length <= lineWidth || typeof value !== 'object' || value === null) return flat
  const deeper = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((item: Json) => deeper + writeJson(item, deeper))
    : Object.entries(value).map(([name, member]) => `${deeper}${JSON.stringify(name)}: ${writeJson(member, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function writeFlat(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item: Json) => writeFlat(item)).join(', ')}]`
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${writeFlat(member)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
