/** The only form validation: the browser runs it while typing, the server on submission. */
import type { CompiledValidator } from './errors.ts'
import { fieldOf, messageKey, toFieldErrors } from './errors.ts'
import type { Outcome } from './expressions/evaluate.ts'
import { evaluateExpression, holds } from './expressions/evaluate.ts'
import { isAbsent } from './expressions/values.ts'
import type { FieldError, FieldRules, FormRules } from './form-rules.ts'
import { isDay } from './formats.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

export interface ValidateFormOptions {
  readonly rules: FormRules
  /** The compiled validator that `rules.validator` names. */
  readonly validate: CompiledValidator
  readonly values: JsonObject
  readonly session: JsonObject
  /** Calendar day in the brand's time zone. */
  readonly today: string
  readonly limits: Readonly<Record<string, Json>>
  /**
   * Latest moment of past events; ISO. Only the server sets it, because a browser's clock may be wrong. Without it, no moment is
   * too late.
   */
  readonly latest?: string
  /** The values change something that was sent before: checks for new ones only do not count. */
  readonly changes?: boolean
}

export interface FormValidation {
  /** Without hidden and absent fields, with computed ones. */
  readonly values: JsonObject
  readonly errors: readonly FieldError[]
  /** Pointers of computed fields with missing inputs. */
  readonly undetermined: readonly string[]
}

type Values = Record<string, Json>
type Failure = Extract<Outcome, { readonly kind: 'failed' }>
type Names = Omit<ValidateFormOptions, 'rules' | 'validate' | 'values'>

/** One visible or hidden field, of the form itself or of one row. */
interface Place {
  readonly path: string
  readonly holder: Values
  readonly name: string
  readonly rules: FieldRules
  readonly row?: Values
}

/** Result of one pass over all fields. */
interface Pass {
  readonly values: Values
  readonly hidden: ReadonlySet<string>
  readonly undetermined: readonly string[]
  readonly failed: ReadonlyMap<string, Failure>
}

export function validateForm({ rules, validate, values, ...names }: ValidateFormOptions): FormValidation {
  const typed = withoutAbsent(values)
  const pass = settle(rules, typed, names)
  const errors = [
    ...findUndetermined(pass),
    ...findInvalid(rules, validate, pass),
    ...findMissing(rules, pass, names),
    ...findForeign(rules, pass, names),
    ...findAhead(rules, pass, names),
  ]
  return {
    values: pass.values,
    errors: firstOfEachPath([...errors, ...findBrokenChecks(rules, pass, names)]),
    undetermined: pass.undetermined,
  }
}

/** Fields may depend on each other, so passes are repeated until nothing changes. */
function settle(rules: FormRules, typed: Values, names: Names): Pass {
  const most = Object.keys(rules.fields).length + 2
  let pass = passOver(rules, typed, typed, names)
  for (let count = 1; count < most; count += 1) {
    const next = passOver(rules, typed, pass.values, names)
    if (JSON.stringify(next.values) === JSON.stringify(pass.values)) return next
    pass = next
  }
  return pass
}

/** Evaluates visibility and computes values from the result of the previous pass. */
function passOver(rules: FormRules, typed: Values, before: Values, names: Names): Pass {
  const values = copyOf(typed)
  const hidden = new Set<string>()
  const failed = new Map<string, Failure>()
  const undetermined: string[] = []
  for (const place of schemaPaths(rules, values, before)) {
    const scope = scopeOf(names, before, place.row)
    if (place.rules.visible !== undefined) {
      const outcome = evaluateExpression(place.rules.visible, scope)
      if (outcome.kind === 'failed') failed.set(place.path, outcome)
      if (!holds(outcome)) {
        hidden.add(place.path)
        delete place.holder[place.name]
        continue
      }
    }
    if (place.rules.value !== undefined) compute(place, evaluateExpression(place.rules.value, scope), undetermined, failed)
  }
  return { values, hidden, undetermined, failed }
}

function compute(place: Place, outcome: Outcome, undetermined: string[], failed: Map<string, Failure>): void {
  delete place.holder[place.name]
  if (outcome.kind === 'failed') failed.set(place.path, outcome)
  else if (outcome.kind === 'undetermined' || isAbsent(outcome.value)) undetermined.push(place.path)
  else place.holder[place.name] = outcome.value as Json
}

/** Every field with rules; `row` is the row after the previous pass. */
function* schemaPaths(rules: FormRules, values: Values, before: Values): Generator<Place> {
  for (const [field, fieldRules] of Object.entries(rules.fields)) {
    const [first = '', second] = field.split('.')
    if (second === undefined) yield { path: `/${first}`, holder: values, name: first, rules: fieldRules }
    else yield* placesInside(first, second, fieldRules, values, before)
  }
}

function* placesInside(outer: string, name: string, rules: FieldRules, values: Values, before: Values): Generator<Place> {
  const inner = values[outer]
  const innerBefore = before[outer]
  if (Array.isArray(inner)) {
    for (const [index, row] of inner.entries()) {
      if (!isObject(row)) continue
      const rowBefore = Array.isArray(innerBefore) ? innerBefore[index] : undefined
      yield { path: `/${outer}/${index}/${name}`, holder: row, name, rules, row: isObject(rowBefore) ? rowBefore : row }
    }
  } else if (isObject(inner)) {
    yield { path: `/${outer}/${name}`, holder: inner, name, rules }
  }
}

function findUndetermined(pass: Pass): FieldError[] {
  return [
    ...[...pass.failed].map(([path, failure]) => toError(path, failure)),
    ...pass.undetermined.map((path) => ({ path, id: 'invalid.undetermined', params: {} })),
  ]
}

function findInvalid(rules: FormRules, validate: CompiledValidator, pass: Pass): FieldError[] {
  if (validate(pass.values)) return []
  const errors = toFieldErrors(validate.errors ?? [], rules.messages, pass.values)
  // A hidden field is absent, which is not an error.
  return errors.filter((error) => ![...pass.hidden].some((path) => error.path === path || error.path.startsWith(`${path}/`)))
}

function findMissing(rules: FormRules, pass: Pass, names: Names): FieldError[] {
  const errors: FieldError[] = []
  for (const place of schemaPaths(rules, pass.values, pass.values)) {
    if (place.rules.required === undefined || pass.hidden.has(place.path)) continue
    const outcome = evaluateExpression(place.rules.required, scopeOf(names, pass.values, place.row))
    if (outcome.kind === 'failed') errors.push(toError(place.path, outcome))
    const value = place.holder[place.name]
    const missing = isAbsent(value) || (Array.isArray(value) && value.length === 0)
    if (holds(outcome) && missing) errors.push({ path: place.path, id: messageKey(rules.messages, place.path, 'required'), params: {} })
  }
  return errors
}

/** Values that are not among the computed choices. */
function findForeign(rules: FormRules, pass: Pass, names: Names): FieldError[] {
  const errors: FieldError[] = []
  for (const place of schemaPaths(rules, pass.values, pass.values)) {
    const value = place.holder[place.name]
    if (place.rules.options === undefined || isAbsent(value)) continue
    const outcome = evaluateExpression(place.rules.options, scopeOf(names, pass.values, place.row))
    if (outcome.kind === 'failed') errors.push(toError(place.path, outcome))
    if (outcome.kind !== 'value') continue
    const chosen = Array.isArray(value) ? value : [value]
    const parents = rules.parents?.[fieldOf(place.path)] ?? {}
    const isOffered = Array.isArray(outcome.value) ? offeredBy(outcome.value) : (one: unknown) => parents[String(one)] === outcome.value
    if (!chosen.every(isOffered)) errors.push({ path: place.path, id: messageKey(rules.messages, place.path, 'enum'), params: {} })
  }
  return errors
}

/** Days and times of past events that lie in the future. */
function findAhead(rules: FormRules, pass: Pass, names: Names): FieldError[] {
  const errors: FieldError[] = []
  for (const place of schemaPaths(rules, pass.values, pass.values)) {
    if (place.rules.happened === undefined || !isAhead(String(place.holder[place.name]), names)) continue
    const outcome = evaluateExpression(place.rules.happened, scopeOf(names, pass.values, place.row))
    if (outcome.kind === 'failed') errors.push(toError(place.path, outcome))
    if (holds(outcome)) errors.push({ path: place.path, id: 'invalid.actualInFuture', params: {} })
  }
  return errors
}

/** False without an end, and for a text that is not a time. */
function isAhead(value: string, { today, latest = '' }: Names): boolean {
  return isDay(value) ? value > today : Date.parse(value) > Date.parse(latest)
}

function offeredBy(options: readonly unknown[]): (value: unknown) => boolean {
  const offered = options.map((option) => (isObject(option) ? option.value : option))
  return (value) => offered.includes(value as Json)
}

/** Checks across several fields. A check with missing inputs is skipped: they are reported at their fields. */
function findBrokenChecks(rules: FormRules, pass: Pass, names: Names): FieldError[] {
  const errors: FieldError[] = []
  for (const check of rules.checks) {
    if (check.onlyNew && names.changes) continue
    const outcome = evaluateExpression(check.assert, scopeOf(names, pass.values))
    const path = `/${check.at.replaceAll('.', '/')}`
    if (outcome.kind === 'failed') errors.push(toError(path, outcome))
    if (outcome.kind === 'value' && outcome.value !== true) errors.push({ path, id: check.message, params: {} })
  }
  return errors
}

/** Different currencies are for the customer to correct; any other failure is a mistake in the rule. */
function toError(path: string, { code, params, message }: Failure): FieldError {
  if (code === 'currencies-differ') return { path, id: 'invalid.currenciesDiffer', params }
  return { path, id: 'invalid.failed', params: { reason: message } }
}

function scopeOf(names: Names, form: Values, row?: Values): Record<string, unknown> {
  return row === undefined ? { ...names, form } : { ...names, form, row }
}

function firstOfEachPath(errors: readonly FieldError[]): FieldError[] {
  const first = new Map<string, FieldError>()
  for (const error of errors) if (!first.has(error.path)) first.set(error.path, error)
  return [...first.values()]
}

/** A copy without empty strings and nulls. Rows keep their positions, so that errors point at the right one. */
function withoutAbsent(values: JsonObject): Values {
  const visible: Values = {}
  for (const [name, value] of Object.entries(values)) if (!isAbsent(value)) visible[name] = cleaned(value)
  return visible
}

function cleaned(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => cleaned(item))
  return isObject(value) ? withoutAbsent(value) : value
}

function copyOf(values: Values): Values {
  return structuredClone(values)
}
