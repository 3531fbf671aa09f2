import type { FieldView, FormView } from '#config'
import type { Json, JsonObject } from '#rules'

/**
 * What a form starts with: its defaults, and of what it is given only the fields it has. A record often carries more
 * than the form asks for, and the form's check refuses what it does not know.
 */
export function startValues(form: FormView | undefined, given: JsonObject | undefined): JsonObject {
  if (!form) return given ?? {}
  return { ...form.defaults, ...pick(form.fields, given ?? {}) }
}

function pick(fields: readonly FieldView[], given: JsonObject): JsonObject {
  const picked: Record<string, Json> = {}
  for (const field of fields) {
    const value = given[field.name]
    if (value === undefined || value === null) continue
    picked[field.name] = field.fields ? pickInside(field.fields, value) : value
  }
  return picked
}

function pickInside(fields: readonly FieldView[], value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => (isObject(item) ? pick(fields, item) : item))
  return isObject(value) ? pick(fields, value) : value
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
