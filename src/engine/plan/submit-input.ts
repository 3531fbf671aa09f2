import type { FormView } from '#config'
import type { FormPlan } from '#generated/blocks.ts'
import type { FieldError, JsonObject } from '#rules'

/** Input of a form's operation: from the block, the form, and the live response. */
export function submitInput(block: Pick<FormPlan, 'into'>, fixed: JsonObject, values: JsonObject, live: JsonObject): JsonObject {
  return { ...fixed, ...(block.into ? { [block.into]: values } : values), ...live }
}

/** Errors of the form's own fields, by their path inside the form. */
export function fieldsInside(errors: readonly FieldError[], into: string | undefined): readonly FieldError[] {
  if (!into) return errors
  const start = `/${into}`
  return errors.filter((error) => error.path.startsWith(`${start}/`)).map((error) => ({ ...error, path: error.path.slice(start.length) }))
}

/** The updated live response contained in an error. */
export function newLiveOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return undefined
  return Object.entries(data).find(([name, value]) => name !== 'message' && typeof value === 'object')?.[1]
}

/** The form without the fields that only appear after a certain error. */
export function withoutWaiting(form: FormView, reveal: Readonly<Record<string, string>>, refused: readonly string[]): FormView {
  const waiting = new Set(Object.entries(reveal).flatMap(([reason, field]) => (refused.includes(reason) ? [] : [field])))
  // A field revealed by two errors appears after either.
  for (const reason of refused) waiting.delete(reveal[reason] ?? '')
  if (waiting.size === 0) return form
  return {
    ...form,
    layout: form.layout.map((section) => ({ ...section, fields: section.fields.filter(({ id }) => !waiting.has(id)) })),
  }
}

/** The values present under these names. */
export function pickValues(values: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
}
