/** Texts around the bounds of a schema, and texts that two systems could read differently. */
import { addDecimals, compareDecimals, decimalPlaces, isDecimal, subtractDecimals } from '../decimals.ts'
import type { JsonSchema } from '../json.ts'
import { textsOfPattern } from './pattern-texts.ts'

/** Texts that match a format, and texts that narrowly fail it. */
export type FormatSamples = Readonly<Record<string, { readonly right: readonly string[]; readonly wrong: readonly string[] }>>

export const baseSamples: FormatSamples = {
  decimal: {
    right: ['0', '1', '1.50', '-1', '0.001', '123456789012345678901234567890.123', '9'.repeat(60)],
    wrong: ['-0', '-0.00', '01', '+1', '1e3', '1E3', '.5', '5.', '1,000', '1 000', 'NaN', '9'.repeat(61)],
  },
  date: { right: ['2026-11-21', '2028-02-29', '1000-01-01'], wrong: ['2026-02-29', '2026-13-01', '2026-1-1', '0999-12-31', '21.11.2026'] },
  time: { right: ['00:00', '23:59', '23:59:59'], wrong: ['24:00', '12:60', '9:00', '12'] },
  'date-time': {
    right: ['2026-11-21T09:00:00Z', '2026-11-21T09:00:00.123+08:00'],
    wrong: ['2026-11-21', '2026-11-21T09:00:00', '2026-02-29T09:00:00Z', '2026-11-21T24:00:00Z', '2026-11-21 09:00:00Z'],
  },
  email: { right: ['a@example.com'], wrong: ['a@', 'a@example', 'a..b@example.com', '.a@example.com', `${'a'.repeat(65)}@example.com`] },
  'uri-path': { right: ['/', '/a/b'], wrong: ['//a', 'a', '/a/../b', '/a b'] },
  currency: { right: ['CNY', 'USD'], wrong: ['cny', 'CN', 'CNYY'] },
  uuid: { right: ['00000000-0000-4000-8000-000000000000'], wrong: ['0000000000004000800000000000000'] },
  id: { right: ['a', 'A-1_b', 'a'.repeat(64)], wrong: ['_a', 'a b', 'a'.repeat(65), '-a'] },
}

const ship = '\u{1F6A2}'

/** Odd texts for any field: other scripts' digits, lone surrogates, numbers in other notations. */
const oddTexts: readonly string[] = [
  ' ',
  '\u3000',
  '\uff11\uff12',
  '\u0661\u0662',
  '\ud800',
  'a\udc00',
  'e\u0301',
  ship,
  '\u200f1',
  'a\u0000b',
  'a\nb',
  '-0',
  '1e3',
  '0x10',
  '1.0',
  'true',
  'null',
  '__proto__',
  'constructor',
  '$t(common.book){limit}',
  'x'.repeat(5000),
]

/** Texts that the schema accepts; none if unknown. */
export function rightTexts(schema: JsonSchema, samples: FormatSamples): readonly string[] {
  if (typeof schema.const === 'string') return [schema.const]
  if (Array.isArray(schema.enum)) return schema.enum.filter((choice) => typeof choice === 'string')
  const examples = Array.isArray(schema.examples) ? schema.examples.filter((example) => typeof example === 'string') : []
  if (typeof schema.pattern === 'string') {
    const pattern = new RegExp(schema.pattern, 'u')
    const byLength = textsByLength(schema).filter((text) => fits(schema, text) && pattern.test(text))
    return [...examples, ...textsOfPattern(schema.pattern), ...byLength]
  }
  if (schema.format === 'decimal') return [...examples, '1', ...decimalTexts(schema)].filter((text) => isRightDecimal(schema, text))
  if (typeof schema.format === 'string')
    return [...examples, ...(samples[schema.format]?.right ?? []).filter((text) => isInYears(schema, text))]
  return [...examples, ...textsByLength(schema).filter((text) => fits(schema, text)), 'text']
}

/** Texts at every bound of the schema, one step on each side of it, and odd ones. */
export function textsAround(schema: JsonSchema, samples: FormatSamples): readonly string[] {
  const right = rightTexts(schema, samples)
  const format = typeof schema.format === 'string' ? samples[schema.format] : undefined
  const chosen = Array.isArray(schema.enum) ? [...right.slice(0, 3), ...right.slice(-2)] : right
  const close = right
    .slice(0, 2)
    .flatMap((text) => [`${text}x`, `x${text}`, ` ${text}`, text.slice(0, -1), text.toLowerCase(), inWideFigures(text)])
  return [
    ...new Set([
      ...chosen,
      ...(format?.right ?? []),
      ...(format?.wrong ?? []),
      ...decimalTexts(schema),
      ...yearTexts(schema),
      ...textsByLength(schema),
      ...close,
      ...oddTexts,
    ]),
  ]
}

function fits({ minLength, maxLength }: JsonSchema, text: string): boolean {
  const { length } = [...text]
  return (typeof minLength !== 'number' || length >= minLength) && (typeof maxLength !== 'number' || length <= maxLength)
}

/** Around the lengths, in characters of one and two UTF-16 units. */
function textsByLength({ minLength, maxLength, pattern }: JsonSchema): string[] {
  const bounds = [minLength, maxLength].filter((bound) => typeof bound === 'number')
  const lengths = bounds.flatMap((bound) => [bound - 1, bound, bound + 1]).filter((length) => length >= 0)
  const signs = pattern === undefined ? ['x', ship] : ['x', '1']
  // A pattern may require both letters and digits.
  const mixed = pattern === undefined ? [] : lengths.map((length) => 'a1'.repeat(length).slice(0, length))
  return [...lengths.flatMap((length) => signs.map((sign) => sign.repeat(length))), ...mixed]
}

/** Around the bounds of a decimal, by one step of its last digit. */
function decimalTexts(schema: JsonSchema): string[] {
  const { scale, above, atLeast, atMost } = schema
  const places = typeof scale === 'number' ? scale : 2
  const step = places > 0 ? `0.${'0'.repeat(places - 1)}1` : '1'
  const bounds = [above, atLeast, atMost].filter((bound) => isDecimal(bound))
  const around = bounds.flatMap((bound) => [addDecimals(bound, step), bound, subtractDecimals(bound, step)])
  if (typeof scale !== 'number') return around
  const inside = bounds[0] ?? '1'
  return [...around, ...[places, places + 1].flatMap((digits) => (digits > 0 ? [withDigits(inside, digits)] : [])), '1'.padEnd(3, '0')]
}

/** A value inside the first bound with this many decimal places. */
function withDigits(bound: string, digits: number): string {
  return addDecimals(bound.startsWith('-') ? '0' : bound, `0.${'1'.repeat(digits)}`)
}

/** The dates just inside and outside the allowed years. */
function yearTexts({ format, minYear, maxYear }: JsonSchema): string[] {
  if (typeof minYear !== 'number' || typeof maxYear !== 'number') return []
  const days = [`${minYear - 1}-12-31`, `${minYear}-01-01`, `${maxYear}-12-31`, `${maxYear + 1}-01-01`]
  return format === 'date-time' ? days.map((day) => `${day}T12:00:00Z`) : days
}

function isInYears({ minYear, maxYear }: JsonSchema, text: string): boolean {
  const year = Number(text.slice(0, 4))
  return !(typeof minYear === 'number' && year < minYear) && !(typeof maxYear === 'number' && year > maxYear)
}

function isRightDecimal({ scale, above, atLeast, atMost }: JsonSchema, text: string): boolean {
  if (!isDecimal(text) || (typeof scale === 'number' && decimalPlaces(text) > scale)) return false
  if (isDecimal(above) && compareDecimals(text, above) <= 0) return false
  if (isDecimal(atLeast) && compareDecimals(text, atLeast) < 0) return false
  return !isDecimal(atMost) || compareDecimals(text, atMost) <= 0
}

function inWideFigures(text: string): string {
  return text.replaceAll(/\d/g, (figure) => String.fromCharCode(figure.charCodeAt(0) + 0xfee0))
}
