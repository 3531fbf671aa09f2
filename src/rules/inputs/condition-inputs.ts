/**
 * Inputs that exercise an expression: the values it reads are set to those that can change its result, in all combinations or a
 * selection.
 */
import { addDays } from '../calendar-days.ts'
import { isDecimal } from '../decimals.ts'
import type { FormRules } from '../form-rules.ts'
import type { Json, JsonObject, JsonSchema } from '../json.ts'
import { type InputRule, schemaOfField } from './list-rules.ts'
import { type InputPath, withValue } from './schema-paths.ts'
import type { FormatSamples } from './text-values.ts'
import { rightValues } from './values-around.ts'

export interface ConditionInputsOptions {
  readonly schema: JsonSchema
  readonly rules: FormRules
  readonly base: JsonObject
  readonly samples: FormatSamples
  readonly today: string
  readonly random: () => number
}

const mostCombinations = 160
const mostChoices = 6

/** Inputs for one expression. */
export function* conditionInputs(rule: InputRule, options: ConditionInputsOptions): Generator<JsonObject> {
  const expression = rule.expression ?? ''
  const own = pathOf(rule.field, options.schema)
  const names = namesIn(expression, rule.field)
  // Which values matter depends on where the field's values come from.
  const offering = names.flatMap((field) => namesIn(options.rules.fields[field]?.options ?? '', field))
  const driven = [...new Set([...names, ...offering])].flatMap((field) => {
    const schema = schemaOfField(options.schema, field)
    return schema ? [{ path: pathOf(field, options.schema), values: choicesFor(schema, expression, options) }] : []
  })
  const ownSchema = schemaOfField(options.schema, rule.field)
  const isDriven = driven.some(({ path }) => path.join('.') === own.join('.'))
  // Choices are compared with all values; for other rules, one value and none are enough.
  const ownValues = ownSchema ? [...rightValues(ownSchema, options.samples).slice(0, rule.kind === 'options' ? 100 : 2), undefined] : []
  const all = isDriven || ownValues.length === 0 ? driven : [...driven, { path: own, values: ownValues }]
  for (const combination of combinationsOf(
    all.map(({ values }) => values),
    options.random,
  )) {
    let values = options.base
    for (const [index, { path }] of all.entries()) values = withValue(values, path, combination[index])
    yield values
  }
}

/** Fields read by an expression at this field. */
function namesIn(expression: string, at: string): string[] {
  return [...expression.matchAll(/\b(form|row)((?:\.\w+)+)/g)].map(([, root, rest = '']) => {
    const field = rest.slice(1)
    return root === 'row' ? `${at.split('.').slice(0, -1).join('.')}.${field}` : field
  })
}

/** A field as a path into its first row. */
export function pathOf(field: string, schema: JsonSchema): InputPath {
  const names = field.split('.')
  return names.flatMap((name, index) => {
    const inner = schemaOfField(schema, names.slice(0, index + 1).join('.'))
    return inner?.type === 'array' && index < names.length - 1 ? [name, 0] : [name]
  })
}

/** No value, values named in the expression, neighbouring values, and the field's choices. */
function choicesFor(schema: JsonSchema, expression: string, { samples, today }: ConditionInputsOptions): (Json | undefined)[] {
  const texts = [...expression.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, single, double]) => single ?? double ?? '')
  const numbers = [...expression.replaceAll(/'[^']*'|"[^"]*"/g, '').matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure))
  const around = stepsAround(numbers)
  const days = schema.format === 'date' ? [-1, 0, 1].map((count) => addDays(today, count)) : []
  const written =
    schema.type === 'integer'
      ? around
      : schema.format === 'decimal'
        ? [...texts, ...stepsAround([...numbers, ...amountsIn(texts)]).map(String)]
        : schema.type === 'array'
          ? // A list that contains what the expression looks for in it.
            texts.map((text) => [text])
          : texts
  const right = rightValues(schema, samples)
  return [...new Set<Json | undefined>([undefined, ...right.slice(0, mostChoices), right.at(-1), ...written, ...days, ''])]
}

function stepsAround(numbers: readonly number[]): number[] {
  return numbers.flatMap((number) => [number - 1, number, number + 1])
}

/** Decimals are quoted. */
function amountsIn(texts: readonly string[]): number[] {
  return texts.filter(isDecimal).map(Number)
}

function* combinationsOf(
  lists: readonly (readonly (Json | undefined)[])[],
  random: () => number,
): Generator<readonly (Json | undefined)[]> {
  const count = lists.reduce((product, { length }) => product * length, 1)
  // With many fields, all-false is one case among thousands: try uniform cases before random ones.
  if (count > mostCombinations) {
    const longest = Math.max(...lists.map(({ length }) => length))
    for (let index = 0; index < longest; index += 1) yield lists.map((list) => list[Math.min(index, list.length - 1)])
  }
  for (let index = 0; index < Math.min(count, mostCombinations); index += 1) {
    let rest = count <= mostCombinations ? index : Math.floor(random() * count)
    yield lists.map((list) => {
      const choice = list[rest % list.length]
      rest = Math.floor(rest / list.length)
      return choice
    })
  }
}
