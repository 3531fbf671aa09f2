import type { FieldView } from '#config'
import type { Json, JsonObject } from '#rules'
import { tidyCode, tidyNumber, tidyText } from '../antd/tidy.ts'
import { isRecord } from './paths.ts'

/**
 * The values to validate and send: trimmed, with ASCII digits, without empty values. Controls do the same on blur; Enter
 * submits from a field that has not lost focus.
 */
export function tidyValues(fields: readonly FieldView[], values: JsonObject): JsonObject {
  const tidy: Record<string, Json> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((one) => one.name === name)
    const kept = field ? tidyValue(field, value) : value
    if (kept !== undefined && kept !== null && kept !== '') tidy[name] = kept
  }
  return tidy
}

function tidyValue(field: FieldView, value: Json | undefined): Json | undefined {
  if (Array.isArray(value))
    return field.fields ? value.map((row: Json) => (isRecord(row) ? tidyValues(field.fields ?? [], row as JsonObject) : row)) : value
  if (isRecord(value)) return field.fields ? tidyValues(field.fields, value as JsonObject) : (value as JsonObject)
  // Secrets are sent as typed.
  if (typeof value !== 'string' || field.widget === 'password') return value
  if (field.widget === 'code') return tidyCode(value)
  if (field.widget !== 'decimal' && field.widget !== 'integer') return tidyText(value, field)
  const number = tidyNumber(value)
  return field.type === 'integer' && /^-?\d{1,15}$/.test(number) ? Number(number) : number
}
