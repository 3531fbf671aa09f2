/** Values around all requirements of one field, including values of other types. */
import type { Json, JsonSchema } from '../json.ts'
import { propertiesOf, schemaIn } from './schema-paths.ts'
import { type FormatSamples, rightTexts, textsAround } from './text-values.ts'

const oddNumbers: readonly number[] = [0, -0, 1, -1, 1.5, 1e3, 1e-7, 2 ** 53, -(2 ** 53) - 2, 1e308]
const otherTypes: readonly Json[] = [null, '', true, 12, 'text', [], {}, [null], [[]]]

/** A value that the schema accepts; undefined if unknown. `variant` selects another one if there are several. */
export function rightValue(schema: JsonSchema, samples: FormatSamples, variant = 0): Json | undefined {
  const choices = rightValues(schema, samples)
  return choices[variant % Math.max(choices.length, 1)]
}

/** Values that the schema accepts for this field. */
export function rightValues(schema: JsonSchema, samples: FormatSamples): readonly Json[] {
  switch (schema.type) {
    case 'string':
      return rightTexts(schema, samples)
    case 'integer':
      return integersAround(schema).filter((value) => isWithin(schema, value))
    case 'boolean':
      return [true, false]
    case 'array':
      // One row if a condition does not allow two.
      return [countOf(schema), Math.max(Number(schema.minItems ?? 1), 1)].map((count) => rowsOf(schema, count, samples))
    default:
      return [objectOf(schema, samples)]
  }
}

/** Values at the bounds and one step on either side of them, and values of wrong types. */
export function valuesAround(schema: JsonSchema, samples: FormatSamples): readonly Json[] {
  switch (schema.type) {
    case 'string':
      return [...textsAround(schema, samples), ...otherTypes, ...oddNumbers]
    case 'integer':
      return [...integersAround(schema), ...oddNumbers, ...otherTypes, '1', '1e3', '\uff11']
    case 'boolean':
      return [true, false, 'true', 'false', 0, 1, ...otherTypes]
    case 'array':
      return [...listsAround(schema, samples), ...otherTypes]
    default:
      return [...mapsAround(schema, samples), ...otherTypes]
  }
}

function integersAround({ minimum, maximum, enum: choices, const: only }: JsonSchema): number[] {
  const texts = [...(Array.isArray(choices) ? choices : []), only].filter((value) => typeof value === 'number')
  const bounds = [minimum, maximum].filter((bound) => typeof bound === 'number')
  return [...new Set([...texts, ...bounds.flatMap((bound) => [bound, bound + 1, bound - 1]), ...(bounds.length > 0 ? [] : [1])])]
}

function isWithin({ minimum, maximum, enum: choices, const: only }: JsonSchema, value: number): boolean {
  if (Array.isArray(choices)) return choices.includes(value)
  if (only !== undefined) return only === value
  return (typeof minimum !== 'number' || value >= minimum) && (typeof maximum !== 'number' || value <= maximum)
}

function objectOf(schema: JsonSchema, samples: FormatSamples): Json {
  const inner = schemaIn(schema.additionalProperties)
  const entry = inner ? rightValue(inner, samples) : undefined
  const named = Object.entries(propertiesOf(schema)).map(([name, field], index) => [name, rightValue(field, samples, index)] as const)
  const all = entry === undefined ? named : [...named, ['entry', entry] as const]
  return Object.fromEntries(all.filter((pair): pair is readonly [string, Json] => pair[1] !== undefined))
}

/** Rows with distinct values in the unique field. */
function rowsOf(schema: JsonSchema, count: number, samples: FormatSamples): Json[] {
  const items = schemaIn(schema.items) ?? { type: 'string' }
  const rows: Json[] = []
  for (let index = 0; index < count; index += 1) {
    const row = rightValue(items, samples, items.type === 'object' ? 0 : index)
    if (row === undefined) break
    rows.push(typeof schema.uniqueBy === 'string' ? withOwn(row, items, schema.uniqueBy, index, samples) : row)
  }
  return rows
}

function withOwn(row: Json, items: JsonSchema, name: string, index: number, samples: FormatSamples): Json {
  const field = propertiesOf(items)[name]
  const value = field ? rightValue(field, samples, index) : undefined
  return value === undefined ? row : { ...(row as Readonly<Record<string, Json>>), [name]: value }
}

function countOf({ minItems, maxItems }: JsonSchema): number {
  const length = Math.max(typeof minItems === 'number' ? minItems : 0, 2)
  return typeof maxItems === 'number' ? Math.min(length, maxItems) : length
}

function listsAround(schema: JsonSchema, samples: FormatSamples): Json[] {
  const { minItems, maxItems } = schema
  const bounds = [minItems, maxItems].filter((bound) => typeof bound === 'number')
  const counts = [...new Set([1, ...bounds.flatMap((bound) => [bound - 1, bound, bound + 1])])].filter(
    (count) => count >= 0 && count <= 600,
  )
  const [first = null] = rowsOf(schema, 1, samples)
  return [...counts.map((count) => rowsOf(schema, count, samples)), [first, first], [first, {}], [first, null], ['', first], [{}, {}]]
}

function mapsAround(schema: JsonSchema, samples: FormatSamples): Json[] {
  const inner = schemaIn(schema.additionalProperties)
  if (!inner) return []
  return valuesAround(inner, samples).map((value) => ({ entry: value }))
}
