import type { FormView } from '#config'
import type { Json, JsonObject } from '#rules'
import type { FieldPath } from './paths.ts'
import { isRecord } from './paths.ts'

/** Minimum and maximum number of rows. The last row of a required list cannot be removed. */
export function rowLimits(schema: unknown): { atLeast: number; atMost: number } {
  const { minItems, maxItems } = isRecord(schema) ? schema : {}
  return {
    atLeast: typeof minItems === 'number' ? minItems : 0,
    atMost: typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY,
  }
}

/** A new row starts like the first row of a new form, except for unique fields. */
export function startRow(form: FormView, path: FieldPath): JsonObject {
  const list = schemaAt(form.schema, path)
  const given = path.reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), form.defaults)
  const first: unknown = Array.isArray(given) ? given[0] : undefined
  const row: Record<string, Json> = isRecord(first) ? { ...(first as JsonObject) } : {}
  if (isRecord(list) && typeof list.uniqueBy === 'string') delete row[list.uniqueBy]
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
