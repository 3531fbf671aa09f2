import type { FormView } from '#config'
import type { JsonObject } from '#rules'

/** The form without the fields that wait for a refusal which has not come yet. */
export function withoutWaiting(form: FormView, reveal: Readonly<Record<string, string>>, refused: readonly string[]): FormView {
  const waiting = new Set(Object.entries(reveal).flatMap(([reason, field]) => (refused.includes(reason) ? [] : [field])))
  // A field that two refusals bring is there after either.
  for (const reason of refused) waiting.delete(reveal[reason] ?? '')
  if (waiting.size === 0) return form
  return {
    ...form,
    layout: form.layout.map((section) => ({ ...section, fields: section.fields.filter(({ id }) => !waiting.has(id)) })),
  }
}

/** The values of these names that are there. */
export function pickValues(values: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
}
