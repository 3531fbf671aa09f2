/** Functions that compiled validators call at runtime, the same in the browser and on the server. */

import { compareDecimals, decimalPlaces, isDecimal } from './decimals.ts'
import { type CompiledValidator, type ValidatorError, valueAt } from './errors.ts'
import { baseFormats, type FormatCheck } from './formats.ts'
import { isObject } from './json.ts'
import { mapLazily } from './once.ts'

export interface ValidatorRuntime {
  ucs2length(value: string): number
  equal(left: unknown, right: unknown): boolean
  readonly formats: Readonly<Record<string, FormatCheck>>
  /** Each returns whether the value is valid; non-decimals are left to the format. */
  readonly decimal: {
    scale(value: string, most: number): boolean
    above(value: string, bound: string): boolean
    atLeast(value: string, bound: string): boolean
    atMost(value: string, bound: string): boolean
  }
  /** Each returns whether the date or time is valid; other texts are left to the format. */
  readonly dates: {
    minYear(value: string, least: number): boolean
    maxYear(value: string, most: number): boolean
  }
  /** Whether no two rows share a value in this field. */
  uniqueBy(rows: unknown, field: string): boolean
}

/** The second argument of every validator module; `formats` adds the checks of freight numbers. */
export function createValidatorRuntime(formats: Readonly<Record<string, FormatCheck>>): ValidatorRuntime {
  return {
    ucs2length: countCharacters,
    equal: isEqual,
    formats: { ...baseFormats, ...formats },
    decimal: {
      scale: (value, most) => !isDecimal(value) || decimalPlaces(value) <= most,
      above: (value, bound) => !isDecimal(value) || compareDecimals(value, bound) > 0,
      atLeast: (value, bound) => !isDecimal(value) || compareDecimals(value, bound) >= 0,
      atMost: (value, bound) => !isDecimal(value) || compareDecimals(value, bound) <= 0,
    },
    dates: {
      minYear: (value, least) => !(yearOf(value) < least),
      maxYear: (value, most) => !(yearOf(value) > most),
    },
    uniqueBy: isUniqueBy,
  }
}

/** Lets validators report a format's specific reason, such as the expected check digit. */
export function explainFormats<Validators extends Readonly<Record<string, CompiledValidator>>>(
  validators: Validators,
  formats: Readonly<Record<string, FormatCheck>>,
): Validators {
  return mapLazily(validators, (validate) => explaining(validate, formats)) as Validators
}

function explaining(validate: CompiledValidator, formats: Readonly<Record<string, FormatCheck>>): CompiledValidator {
  const wrapped: CompiledValidator = (data) => {
    const isValid = validate(data)
    wrapped.errors = validate.errors?.map((error) => explainError(error, data, formats)) ?? null
    return isValid
  }
  return wrapped
}

function explainError(error: ValidatorError, data: unknown, formats: Readonly<Record<string, FormatCheck>>): ValidatorError {
  const explain = error.keyword === 'format' ? formats[String(error.params.format)]?.explain : undefined
  const value = explain && valueAt(data, error.instancePath)
  const reason = explain && typeof value === 'string' ? explain(value) : undefined
  return reason ? { ...error, reason } : error
}

/** NaN if the text is not a date. */
function yearOf(value: string): number {
  return Number(/^(\d{4})-/.exec(value)?.[1] ?? Number.NaN)
}

/** Length in code points, as JSON Schema requires. */
function countCharacters(value: string): number {
  let count = 0
  for (const _ of value) count += 1
  return count
}

function isUniqueBy(rows: unknown, field: string): boolean {
  if (!Array.isArray(rows)) return true
  const seen = new Set<unknown>()
  for (const row of rows) {
    const value = isObject(row) ? row[field] : undefined
    if (value === undefined || value === null || value === '') continue
    if (seen.has(value)) return false
    seen.add(value)
  }
  return true
}

function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((item, index) => isEqual(item, right[index]))
  }
  if (!isObject(left) || !isObject(right)) return false
  const names = Object.keys(left)
  if (names.length !== Object.keys(right).length) return false
  return names.every((name) => Object.hasOwn(right, name) && isEqual(left[name], right[name]))
}
