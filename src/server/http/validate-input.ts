/** Validates an input with the compiled validator of its operation and, for forms inside it, with the form validator. */
import type { BrandPlan, OperationPlan } from '#config'
import { type CompiledValidator, type FieldError, isObject, type Json, type JsonObject, toFieldErrors, validateForm } from '#rules'
import { type Result, refuse } from '../kernel/index.ts'
import { readNames } from './read-names.ts'

export interface ValidateInputOptions {
  readonly plan: OperationPlan
  readonly brand: BrandPlan
  readonly validators: Readonly<Record<string, CompiledValidator>>
  readonly session: JsonObject
  readonly today: string
  /** Latest moment of past events; ISO. */
  readonly latest: string
  /** The values change something that was sent before. */
  readonly changes?: boolean
}

export function validateInput(values: JsonObject, options: ValidateInputOptions): Result<JsonObject> {
  const { plan, brand, validators } = options
  const input = readNames(values, plan, brand)
  const validate = findValidator(validators, plan.validator)
  if (!validate(input)) {
    // Errors inside a form come from the form validator, which knows hidden fields and the form's messages.
    const own = toFieldErrors(validate.errors ?? [], {}, input).filter(
      (error) => !Object.entries(plan.forms).some(([place, form]) => isInside(error.path, place, form, brand)),
    )
    if (own.length > 0) return refuse('error.invalid', { fields: own })
  }
  let validated: JsonObject = input
  const errors: FieldError[] = []
  for (const [place, form] of Object.entries(plan.forms)) {
    const outcome =
      place === '' ? validateWhole(validated, form, options) : validateAt(validated, place.split('/').slice(1), '', form, options)
    validated = outcome.value as JsonObject
    errors.push(...outcome.errors)
  }
  return errors.length > 0 ? refuse('error.invalid', { fields: errors }) : { ok: true, value: validated }
}

/** Validates the values of a form chosen by the record, not by the operation. Paths start with `at`. */
export function validateFilledForm(
  form: string,
  values: Json,
  at: string,
  options: Omit<ValidateInputOptions, 'plan'>,
): Result<JsonObject> {
  const validated = validateValues(values, at, form, options)
  return validated.errors.length > 0
    ? refuse('error.invalid', { fields: validated.errors })
    : { ok: true, value: validated.value as JsonObject }
}

/** The input is the form, plus other fields declared by the operation. */
function validateWhole(input: JsonObject, form: string, options: ValidateInputOptions): Validated {
  const fields = fieldNames(form, options.brand)
  const entries = Object.entries(input)
  const beside = Object.fromEntries(entries.filter(([name]) => !fields.has(name)))
  const validated = validateValues(Object.fromEntries(entries.filter(([name]) => fields.has(name))), '', form, options)
  return { value: { ...beside, ...(validated.value as JsonObject) }, errors: validated.errors }
}

interface Validated {
  readonly value: Json
  readonly errors: readonly FieldError[]
}

/** Walks to the form's position, through every row for `*`, and puts the validated values there. */
function validateAt(value: Json, parts: readonly string[], path: string, form: string, options: ValidateInputOptions): Validated {
  const [part, ...rest] = parts
  if (part === undefined) return validateValues(value, path, form, options)
  if (part === '*') {
    if (!Array.isArray(value)) return { value, errors: [] }
    const rows = value.map((row: Json, index) => validateAt(row, rest, `${path}/${index}`, form, options))
    return { value: rows.map((row) => row.value), errors: rows.flatMap((row) => row.errors) }
  }
  const holder = isObject(value) ? value : {}
  const inner = holder[part]
  if (inner === undefined) return { value, errors: [] }
  const validated = validateAt(inner, rest, `${path}/${part}`, form, options)
  return { value: { ...holder, [part]: validated.value }, errors: validated.errors }
}

function validateValues(
  value: Json,
  path: string,
  form: string,
  { brand, validators, session, today, latest, changes = false }: Omit<ValidateInputOptions, 'plan'>,
): Validated {
  if (!isObject(value)) return { value, errors: [{ path, id: 'invalid.type', params: {} }] }
  const plan = brand.forms[form]
  if (!plan) throw new Error(`The release has no form ${form}`)
  const { rules } = plan
  const validated = validateForm({
    rules,
    validate: findValidator(validators, rules.validator),
    values: value,
    session,
    today,
    latest,
    limits: brand.limits,
    changes,
  })
  return { value: validated.values, errors: validated.errors.map((error) => ({ ...error, path: `${path}${error.path}` })) }
}

function findValidator(validators: ValidateInputOptions['validators'], name: string): CompiledValidator {
  const validate = Object.hasOwn(validators, name) ? validators[name] : undefined
  if (!validate) throw new Error(`The release has no validator ${name}`)
  return validate
}

function isInside(path: string, place: string, form: string, brand: BrandPlan): boolean {
  const steps = path.split('/').slice(1)
  if (place === '') return steps[0] !== undefined && fieldNames(form, brand).has(steps[0])
  const parts = place.split('/').slice(1)
  return parts.length < steps.length && parts.every((part, index) => part === '*' || part === steps[index])
}

function fieldNames(form: string, brand: BrandPlan): ReadonlySet<string> {
  return new Set(Object.keys((brand.forms[form]?.schema.properties ?? {}) as JsonObject))
}
