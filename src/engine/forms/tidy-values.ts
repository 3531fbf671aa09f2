import type { FieldView } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import { tidyCode, tidyNumber, tidyText } from '../widgets/tidy.ts'

/**
 * The values to validate and send: trimmed, with ASCII digits, without empty values. Controls do the same on blur; Enter
 * submits from a field that has not lost focus.
 */
export function tidyValues(fields: readonly FieldView[], values: JsonObject): JsonObject {
  const tidy: Record<string, Json> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((one) => one.name === name)
    const tidied = field ? tidyValue(field, value) : value
    if (tidied !== undefined && tidied !== null && tidied !== '') tidy[name] = tidied
  }
  return tidy
}

function tidyValue(field: FieldView, value: Json | undefined): Json | undefined {
  if (Array.isArray(value))
    return field.fields ? value.map((row: Json) => (isObject(row) ? tidyValues(field.fields ?? [], row as JsonObject) : row)) : value
  if (isObject(value)) return field.fields ? tidyValues(field.fields, value as JsonObject) : (value as JsonObject)
  // Secrets are sent as typed.
  if (typeof value !== 'string' || field.widget === 'password') return value
  if (field.widget === 'code') return tidyCode(value)
  if (field.widget !== 'decimal' && field.widget !== 'integer') return tidyText(value, field)
  const number = tidyNumber(value)
  return field.type === 'integer' && /^-?\d{1,15}$/.test(number) ? Number(number) : number
}
