import type { FormView } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import type { FieldPath } from '../form-state/paths.ts'

/** Minimum and maximum number of rows. The last row of a required list cannot be removed. */
export function rowLimits(schema: unknown): { atLeast: number; atMost: number } {
  const { minItems, maxItems } = isObject(schema) ? schema : {}
  return {
    atLeast: typeof minItems === 'number' ? minItems : 0,
    atMost: typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY,
  }
}

/** A new row starts like the first row of a new form, except for unique fields. */
export function startRow(form: FormView, path: FieldPath): JsonObject {
  const list = schemaAt(form.schema, path)
  const defaultRows = path.reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), form.defaults)
  const first: unknown = Array.isArray(defaultRows) ? defaultRows[0] : undefined
  const row: Record<string, Json> = isObject(first) ? { ...(first as JsonObject) } : {}
  if (isObject(list) && typeof list.uniqueBy === 'string') delete row[list.uniqueBy]
  return row
}

export function schemaAt(schema: unknown, path: FieldPath): unknown {
  let at: unknown = schema
  for (const part of path) {
    if (!isObject(at)) return undefined
    at = typeof part === 'number' || /^\d+$/.test(part) ? at.items : isObject(at.properties) ? at.properties[part] : undefined
  }
  return at
}
