/** Inputs at, inside and outside all requirements of a form or a call: missing values, wrong types, and notations of other systems. */
import type { FieldError, FormRules } from '../form-rules.ts'
import type { Json, JsonObject, JsonSchema } from '../json.ts'
import { type ConditionInputsOptions, conditionInputs, pathOf } from './condition-inputs.ts'
import { type InputRule, listRules } from './list-rules.ts'
import { propertiesOf, type SchemaPath, schemaPaths, withValue } from './schema-paths.ts'
import { baseSamples, type FormatSamples } from './text-values.ts'
import { rightValue, rightValues, valuesAround } from './values-around.ts'

export interface GenerateInputsOptions {
  readonly schema: JsonSchema
  /** For a form; a call has no rules beyond its schema. */
  readonly rules?: FormRules
  readonly defaults?: JsonObject
  /** Sample texts for formats that the rules do not know. */
  readonly samples?: FormatSamples
  readonly today: string
  /** Reports problems of an input; used to correct the base. */
  readonly validate: (values: JsonObject) => readonly Pick<FieldError, 'path'>[]
  readonly seed?: number
}

export interface GeneratedInputs {
  readonly rules: readonly InputRule[]
  /** With all fields filled in; valid, unless a field's format is unknown. */
  readonly base: JsonObject
  /** Without duplicates, the base first. */
  readonly inputs: readonly JsonObject[]
}

const mixedInputs = 40
const wrongOfAnyType: Json = [[[]]]
const oddNames = ['unknown', 'a/b~c', 'constructor', 'toString', '__proto__', '', '$t(common.book){limit}', '\ud800']

/** The same options produce the same inputs. */
export function generateInputs(options: GenerateInputsOptions): GeneratedInputs {
  const { schema, rules, today } = options
  const samples = { ...baseSamples, ...options.samples }
  const base = findRightInput(options, samples)
  const random = createRandom(options.seed ?? 1)
  const places = [...schemaPaths(schema)]
  const demands = listRules(schema, rules)
  const shownBases = rules ? basesThatShow(demands, { schema, rules, base, samples, today, random, validate: options.validate }) : []
  const shownAt = ({ field }: SchemaPath) => shownBases.find((one) => field === one.field || field.startsWith(`${one.field}.`))?.base
  const inputs = [
    base,
    ...(options.defaults ? [options.defaults] : []),
    {},
    ...places.flatMap((place) => inputsAt(place, shownAt(place) ?? base, samples)),
    ...(rules
      ? demands.flatMap((rule) => (rule.expression ? [...conditionInputs(rule, { schema, rules, base, samples, today, random })] : []))
      : []),
    ...mixed(places, base, samples, random),
  ]
  return { rules: demands, base, inputs: withoutRepetitions(inputs) }
}

interface ShowingOptions extends ConditionInputsOptions {
  readonly validate: GenerateInputsOptions['validate']
}

/** Fields hidden in the base by a condition, each with an input that shows it. */
function basesThatShow(demands: readonly InputRule[], options: ShowingOptions): { readonly field: string; readonly base: JsonObject }[] {
  const { schema, base, validate } = options
  return demands.flatMap((rule) => {
    if (rule.kind !== 'visible') return []
    const path = pathOf(rule.field, schema)
    const pointer = `/${path.join('/')}`
    // Ignored fields are not validated; no field accepts this value.
    const isValidated = (values: JsonObject) =>
      validate(withValue(values, path, wrongOfAnyType)).some((error) => error.path.startsWith(pointer))
    if (isValidated(base)) return []
    const inputs = conditionInputs(rule, options).find(isValidated)
    return inputs ? [{ field: rule.field, base: inputs }] : []
  })
}

/** Every valid and invalid value of one field, and unknown members of it, while all other fields stay valid. */
function inputsAt({ path, schema }: SchemaPath, base: JsonObject, samples: FormatSamples): JsonObject[] {
  const own = path.length === 0 ? [] : [undefined, ...valuesAround(schema, samples)].map((value) => withValue(base, path, value))
  const strange = schema.additionalProperties === false ? oddNames.map((name) => withValue(base, [...path, name], 'x')) : []
  return [...own, ...strange]
}

/** Changes several fields at once, so that errors coincide. */
function mixed(places: readonly SchemaPath[], base: JsonObject, samples: FormatSamples, random: () => number): JsonObject[] {
  const inner = places.filter(({ path }) => path.length > 0)
  if (inner.length < 2) return []
  return Array.from({ length: mixedInputs }, () => {
    let values = base
    for (let count = 0; count < 4; count += 1) {
      const { path, schema } = choose(inner, random)
      values = withValue(values, path, choose([undefined, ...valuesAround(schema, samples)], random))
    }
    return values
  })
}

function choose<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)] as T
}

/** Starts with a valid value in each field and changes invalid ones, one at a time. */
function findRightInput({ schema, validate }: GenerateInputsOptions, samples: FormatSamples): JsonObject {
  let values = (rightValue(schema, samples) ?? {}) as JsonObject
  let errors = validate(values).length
  const fields = Object.entries(propertiesOf(schema))
  // Twice: a field may depend on a later one.
  for (const [name, field] of [...fields, ...fields]) {
    if (errors === 0) return values
    // A repeated field is valid if it equals the field it repeats.
    const others = Object.values(values).filter((value) => typeof value === 'string')
    for (const choice of [...rightValues(field, samples), ...others, undefined] as (Json | undefined)[]) {
      const next = withValue(values, [name], choice)
      const errorCount = validate(next).length
      if (errorCount < errors) {
        values = next
        errors = errorCount
      }
      if (errors === 0) return values
    }
  }
  return values
}

function withoutRepetitions(inputs: readonly JsonObject[]): JsonObject[] {
  return [...new Map(inputs.map((input) => [writeInput(input), input])).values()]
}

/** JSON that preserves a negative zero. */
export function writeInput(input: JsonObject): string {
  const mark = '-0 of a number'
  return JSON.stringify(input, (_, value: unknown) => (Object.is(value, -0) ? mark : value)).replaceAll(JSON.stringify(mark), '-0')
}

/** Pseudo-random numbers in [0, 1), the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
