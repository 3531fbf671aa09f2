import type { Json, JsonObject } from '#rules'
import type { FieldPath } from './paths.ts'
import { isRecord } from './paths.ts'

/** How few and how many rows a list may have. The last row of a list that must have one cannot be removed. */
export function rowLimits(schema: unknown): { atLeast: number; atMost: number } {
  const { minItems, maxItems } = isRecord(schema) ? schema : {}
  return { atLeast: typeof minItems === 'number' ? minItems : 0, atMost: typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY }
}

/** What a new row starts with, as the schema says. */
export function startRow(schema: unknown, path: FieldPath): JsonObject {
  const list = schemaAt(schema, path)
  const items = isRecord(list) ? list.items : undefined
  const properties = isRecord(items) && isRecord(items.properties) ? items.properties : {}
  const row: Record<string, Json> = {}
  for (const [name, property] of Object.entries(properties)) {
    if (isRecord(property) && property.default !== undefined) row[name] = property.default as Json
  }
  return row
}

export function schemaAt(schema: unknown, path: FieldPath): unknown {
  let at: unknown = schema
  for (const part of path) {
    if (!isRecord(at)) return undefined
    at = typeof part === 'number' || /^\d+$/.test(part) ? at.items : isRecord(at.properties) ? at.properties[part] : undefined
  }
  return at
}
