/** An example of what a JSON Schema describes, for the API's documentation. */
import { isObject, type Json, type JsonObject } from '#rules'

/** Examples by format; all other strings are described by their type. */
const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-11-27T10:00:00.000Z',
  date: '2026-11-27',
  time: '10:00',
  decimal: '1250.00',
  email: 'name@example.com',
  'container-number': 'CSQU3054383',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
}
/** Deeper parts add length, not understanding. */
const deepest = 6

export function exampleOf(schema: JsonObject, depth = 0): Json {
  const { examples, const: only, enum: choices, type } = schema
  if (Array.isArray(examples) && examples[0] !== undefined) return examples[0]
  if (only !== undefined) return only
  if (Array.isArray(choices) && choices[0] !== undefined) return choices[0]
  if (schema.default !== undefined) return schema.default
  if (depth > deepest) return {}
  if (type === 'object' || schema.properties !== undefined) return exampleObject(schema, depth)
  if (type === 'array') return isObject(schema.items) ? [exampleOf(schema.items, depth + 1)] : []
  if (type === 'integer' || type === 'number') return typeof schema.minimum === 'number' ? schema.minimum : 1
  if (type === 'boolean') return true
  return formats[String(schema.format)] ?? 'text'
}

function exampleObject({ properties }: JsonObject, depth: number): JsonObject {
  const fields = Object.entries(isObject(properties) ? properties : {})
  return Object.fromEntries(fields.flatMap(([name, field]) => (isObject(field) ? [[name, exampleOf(field, depth + 1)]] : [])))
}
