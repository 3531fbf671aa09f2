import type { FieldView, FormView } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'

/**
 * Initial values of a form: its defaults, and the given values of its own fields. A record often contains more than the form,
 * and the form's validation rejects unknown fields.
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
    // A record may have another field of the same name, such as a text beside the form's list.
    if (field.type === 'array' && !Array.isArray(value)) continue
    picked[field.name] = field.fields ? pickInside(field.fields, value) : value
  }
  return picked
}

function pickInside(fields: readonly FieldView[], value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => (isObject(item) ? pick(fields, item) : item))
  return isObject(value) ? pick(fields, value) : value
}
