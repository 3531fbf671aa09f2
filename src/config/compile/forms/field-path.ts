/** Finds fields by dotted paths through objects, rows and maps, in any declaration. */
import { type JsonObject, objectOf } from '#rules'
import type { Reads } from '../../memo/memo.ts'
import { entityFields, formFields, shapeFields } from '../../resolve/schema.ts'

export type Fields = Readonly<Record<string, JsonObject>>

/** Fields of one row (or the one object) returned by an operation. */
export function outputFields(operation: JsonObject | undefined, documents: Reads<'entity' | 'form'>): Fields {
  const output = objectOf(operation?.output)
  if (output.items !== undefined) return innerFields(objectOf(output.items), documents)
  return shapeFields(output, documents)
}

/** Fields inside a field: of an object, of each row of a list, of each value of a map. */
export function innerFields(field: JsonObject, documents: Reads<'entity' | 'form'>): Fields {
  if (typeof field.entity === 'string') return entityFields(field.entity, documents)
  if (typeof field.form === 'string') return formFields(field.form, documents)
  if (field.properties !== undefined) return objectOf(field.properties) as Fields
  if (field.items !== undefined) return innerFields(objectOf(field.items), documents)
  if (field.additionalProperties !== undefined) return innerFields(objectOf(field.additionalProperties), documents)
  return {}
}

/** The field at a dotted path. In a map the next name is a key, and leads to the map's values. */
export function findField(path: string, fields: Fields, documents: Reads<'entity' | 'form'>): JsonObject | undefined {
  const dot = path.indexOf('.')
  const name = dot === -1 ? path : path.slice(0, dot)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field || dot === -1) return field
  const rest = path.slice(dot + 1)
  if (field.additionalProperties === undefined) return findField(rest, innerFields(field, documents), documents)
  const value = objectOf(field.additionalProperties)
  const next = rest.indexOf('.')
  return next === -1 ? value : findField(rest.slice(next + 1), innerFields(value, documents), documents)
}

export interface PathStep {
  readonly name: string
  /** Offset of the name in the path. */
  readonly start: number
  /** Fields among which it is looked up. */
  readonly fields: Fields
  readonly found: JsonObject | undefined
}

/** Names of a dotted path up to the first unknown one. A map key is not a name. */
export function* stepsOf(path: string, fields: Fields, documents: Reads<'entity' | 'form'>): Generator<PathStep> {
  let level = fields
  let map: JsonObject | undefined
  let start = 0
  for (const name of path.split('.')) {
    if (map) {
      level = innerFields(objectOf(map.additionalProperties), documents)
      map = undefined
    } else {
      const field = Object.hasOwn(level, name) ? level[name] : undefined
      yield { name, start, fields: level, found: field }
      if (!field) return
      map = field.additionalProperties === undefined ? undefined : field
      level = innerFields(field, documents)
    }
    start += name.length + 1
  }
}
