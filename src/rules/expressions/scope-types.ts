/** Converts JSON Schema to the types that CEL checks against. */
import type { Environment, ObjectSchema } from '@marcbachmann/cel-js'
import { isObject, type Json, type JsonSchema } from '../json.ts'

/** Type of each name of an expression; a schema without a type allows anything. */
export type ExpressionScope = Readonly<Record<string, JsonSchema>>

/** Type names of objects inside lists, by their shape. */
type RowNames = Map<string, string>

export function registerScope(environment: Environment, scope: ExpressionScope): void {
  const rows: RowNames = new Map()
  for (const [name, schema] of Object.entries(scope)) {
    const type = typeOf(environment, schema, rows)
    if (typeof type === 'string') environment.registerVariable(name, type)
    else environment.registerVariable({ name, schema: type })
  }
}

/** Schema of a field, a row or a map's value; undefined if anything is allowed. */
export function memberOf(schema: JsonSchema | undefined, name: string): JsonSchema | undefined {
  const properties = asSchema(schema?.properties)
  return properties ? asSchema(properties[name]) : asSchema(schema?.additionalProperties)
}

/** Names of an object's fields, or the keys of a map; undefined if they are not fixed. */
export function fieldNames(schema: JsonSchema | undefined): string[] | undefined {
  const properties = asSchema(schema?.properties)
  if (properties) return Object.keys(properties)
  const keys = asSchema(schema?.propertyNames)?.enum
  return Array.isArray(keys) ? keys.map(String) : undefined
}

export function itemsOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  return asSchema(schema?.items)
}

function typeOf(environment: Environment, schema: JsonSchema, rows: RowNames): string | ObjectSchema {
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'integer':
      return 'int'
    case 'number':
      return 'double'
    case 'boolean':
      return 'bool'
    case 'array':
      return `list<${namedType(environment, itemsOf(schema), rows)}>`
    case 'object':
      return objectType(environment, schema, rows)
    default:
      return 'dyn'
  }
}

function objectType(environment: Environment, schema: JsonSchema, rows: RowNames): string | ObjectSchema {
  const properties = asSchema(schema.properties)
  if (!properties) return `map<string, ${namedType(environment, asSchema(schema.additionalProperties), rows)}>`
  const fields: Record<string, string | ObjectSchema> = {}
  for (const [name, property] of Object.entries(properties)) fields[name] = typeOf(environment, asSchema(property) ?? {}, rows)
  return fields
}

/**
 * Lists and maps refer to their content by type name, so objects inside them need one. The same shape gets the same name, so
 * that lists can be compared.
 */
function namedType(environment: Environment, schema: JsonSchema | undefined, rows: RowNames): string {
  const type = typeOf(environment, schema ?? {}, rows)
  if (typeof type === 'string') return type
  const shape = JSON.stringify(type)
  const rowSchema = rows.get(shape)
  if (rowSchema !== undefined) return rowSchema
  const name = `Row${rows.size + 1}`
  rows.set(shape, name)
  environment.registerType({ name, schema: type })
  return name
}

export function asSchema(value: Json | undefined): JsonSchema | undefined {
  return isObject(value) ? value : undefined
}
