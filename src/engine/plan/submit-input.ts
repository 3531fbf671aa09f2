import type { FormPlan } from '#generated/blocks.ts'
import type { FieldError, JsonObject } from '#rules'

/** The input of a form's operation: what the block says, what was filled in, and what of the live answer is sent along. */
export function submitInput(block: Pick<FormPlan, 'into'>, fixed: JsonObject, values: JsonObject, live: JsonObject): JsonObject {
  return { ...fixed, ...(block.into ? { [block.into]: values } : values), ...live }
}

/** Errors of the form's own fields, by their path inside the form. */
export function fieldsInside(errors: readonly FieldError[], into: string | undefined): readonly FieldError[] {
  if (!into) return errors
  const start = `/${into}`
  return errors.filter((error) => error.path.startsWith(`${start}/`)).map((error) => ({ ...error, path: error.path.slice(start.length) }))
}

/** The new live answer that a refusal carries beside its message. */
export function newLiveOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return undefined
  return Object.entries(data).find(([name, value]) => name !== 'message' && typeof value === 'object')?.[1]
}
