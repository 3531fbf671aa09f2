/** Paths inside an input, and copies of it with one value replaced. */
import { isObject, type Json, type JsonObject, type JsonSchema } from '../json.ts'

/** Names and row indexes. */
export type InputPath = readonly (string | number)[]

/** A part of a schema with its path in an input; the first row represents all rows. */
export interface SchemaPath {
  readonly path: InputPath
  /** As in rules and messages: rows without indexes. */
  readonly field: string
  readonly schema: JsonSchema
}

/** Every value described by a schema, the outermost first. Lists are followed into their first row. */
export function* schemaPaths(schema: JsonSchema, path: InputPath = []): Generator<SchemaPath> {
  yield { path, field: fieldOfPath(path), schema }
  for (const [name, inner] of Object.entries(propertiesOf(schema))) yield* schemaPaths(inner, [...path, name])
  const items = schemaIn(schema.items)
  if (items) yield* schemaPaths(items, [...path, 0])
}

export function fieldOfPath(path: InputPath): string {
  return path.filter((part) => typeof part === 'string').join('.')
}

/** A copy with another value at a path, or with the value removed. Unchanged if the path does not exist. */
export function withValue(whole: JsonObject, path: InputPath, value: Json | undefined): JsonObject {
  return replaced(whole, path, value) as JsonObject
}

export function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schemaIn(schema.properties) ?? {}) as Readonly<Record<string, JsonSchema>>
}

export function schemaIn(value: Json | undefined): JsonSchema | undefined {
  return isObject(value) ? value : undefined
}

function replaced(at: Json | undefined, [part, ...rest]: InputPath, value: Json | undefined): Json | undefined {
  if (part === undefined) return value
  if (Array.isArray(at) && typeof part === 'number') {
    if (part >= at.length) return at
    const inner = replaced(at[part], rest, value)
    return inner === undefined ? at.toSpliced(part, 1) : at.with(part, inner)
  }
  if (typeof at !== 'object' || at === null) return at
  const inner = replaced((at as JsonObject)[part], rest, value)
  const others = Object.entries(at).filter(([name]) => name !== part)
  // From entries, so that no name can be a prototype property.
  return Object.fromEntries(inner === undefined ? others : [...others, [String(part), inner]])
}
