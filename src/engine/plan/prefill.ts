/** What a form already contains when an action opens it on a record. */
import type { FormView, PrefillPart } from '#config'
import type { Json, JsonObject } from '#rules'
import type { Scope } from '../portal.ts'
import { isMet, resolveValues, resultOf } from './expressions.ts'

export interface Prefilled {
  readonly values: JsonObject
  /** Sentences that say where the added values come from. */
  readonly sources: readonly string[]
}

/** Adds the declared values to the given ones, which take precedence. Of several parts for a field, the first with a value fills it. */
export function prefillValues(form: FormView, given: JsonObject, scope: Scope): Prefilled {
  let values = given
  const sources: string[] = []
  for (const part of form.prefill ?? []) {
    if (!isMet(part.when, scope)) continue
    const added = part.rows === undefined ? newValues(resolveValues(part.values, scope), values) : newRows(part, part.rows, values, scope)
    if (Object.keys(added).length === 0) continue
    values = { ...values, ...added }
    sources.push(part.source)
  }
  return { values, sources }
}

function newValues(declared: JsonObject, values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(declared).filter(([name]) => isEmpty(values[name])))
}

function newRows(part: PrefillPart, list: string, values: JsonObject, scope: Scope): JsonObject {
  if (Array.isArray(values[list]) && !isEmpty(values[list])) return {}
  const rows = entriesOf(part, scope).flatMap((entry) => {
    const inRow = { ...scope, row: entry }
    const row = resolveValues(part.values, inRow)
    return Object.keys(row).length === 0 ? [] : Array.from({ length: timesOf(part, inRow) }, () => row)
  })
  return rows.length === 0 ? {} : { [list]: rows }
}

function entriesOf({ each }: PrefillPart, scope: Scope): readonly Json[] {
  if (each === undefined) return [{}]
  const entries = resultOf(each, scope.record as Scope)
  return Array.isArray(entries) ? entries : []
}

function timesOf({ times }: PrefillPart, scope: Scope): number {
  const number = times === undefined ? 1 : Number(resultOf(times, scope))
  return Number.isInteger(number) && number > 0 ? number : 0
}

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
