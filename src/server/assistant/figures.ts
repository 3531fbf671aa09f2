/** The figures of a text: numbers with their units, days, times and codes, however they are written. */
import { toDigits } from './numerals.ts'

export interface Figure {
  readonly value: string
  /**
   * What it counts: a measure such as days or kg, money with its currency such as money USD, or one of day, time, zone and code. An
   * unknown word after a number means count, and no word at all means bare.
   */
  readonly unit: string
}

/** In the order in which they stand. */
export function readFigures(text: string): Figure[] {
  return [...toDigits(text).matchAll(shape)].flatMap((match) => figuresOf(match[0], match.groups ?? {}))
}

/** As numbers are compared: without separators of thousands, leading zeros and zero cents. */
export function plainNumber(number: string): string {
  const joined = number.replace(/\u2212/g, '-').replace(/,(?=\d{3}(\D|$))/g, '')
  const trimmed = /\.\d+$/.test(joined) && joined.split('.').length === 2 ? joined.replace(/\.?0+$/, '') : joined
  return trimmed.replace(/^(-?)0+(?=\d)/, '$1')
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = `(?:${months.join('|')})[a-z]*\\.?`
const currencies: readonly (readonly [currency: string, words: string])[] = [
  ['USD', 'USD|US\\$|\\$|\u7f8e\u5143|\u7f8e\u91d1|dollars?|bucks?'],
  ['CNY', 'CNY|RMB|[\u00a5\uffe5]|\u4eba\u6c11\u5e01|\u5757\u94b1|\u5143|yuan'],
  ['EUR', 'EUR|\u20ac|\u6b27\u5143|euros?'],
  ['GBP', 'GBP|\u00a3|\u82f1\u9551|pounds?'],
  ['HKD', 'HKD|HK\\$|\u6e2f\u5e01|\u6e2f\u5143'],
]
const units: readonly (readonly [unit: string, words: string])[] = [
  ['days', 'days?|nights?|\u5929|\u665a'],
  ['hours', 'hours?|hrs?|h|\u4e2a?\u5c0f\u65f6|\u949f\u5934'],
  ['minutes', 'minutes?|mins?|\u5206\u949f'],
  ['weeks', 'weeks?|wks?|\u4e2a?\u661f\u671f|\u4e2a?\u793c\u62dc|\u5468'],
  ['months', 'months?|\u4e2a\u6708'],
  ['years', 'years?|\u5e74'],
  ['percent', '%|\u4e2a?\u767e\u5206\u70b9'],
  ['day of month', '\u65e5|\u53f7'],
  ['kg', 'kgs?|kilos?|kilograms?|\u516c\u65a4|\u5343\u514b'],
  ['tonne', 't|tons?|tonnes?|mts?|\u5428'],
  ['cbm', 'cbm|m3|cubic met(?:er|re)s?|\u7acb\u65b9\u7c73?|\u65b9'],
  ['feet', "feet|foot|ft|'|\u82f1?\u5c3a"],
  ['metres', 'm|met(?:er|re)s?|\u7c73'],
  ['distance', 'km|nm|miles?|\u516c\u91cc|\u6d77\u91cc'],
  ['times', 'times|-?fold|\u500d'],
  ['teu', 'teus?'],
  ['boxes', 'containers?|box(?:es)?|[\u4e2a\u53ea]?(?:\u96c6\u88c5\u7bb1|\u67dc|\u7bb1)\u5b50?'],
  ['packages', 'packages?|pieces?|pcs|cartons?|pallets?|\u4ef6|\u6258'],
]

const currencyWords = currencies.map(([, words]) => words).join('|')
const unitWords = units.map(([, words]) => words).join('|')
const number = '\\d+(?:[.,]\\d+)*(?:/\\d+)?'
const shape = new RegExp(
  [
    '(?<day>\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d)|\\d{4}\\s?\u5e74\\s?\\d{1,2}\\s?\u6708(?:\\s?\\d{1,2}\\s?[\u65e5\u53f7]?)?|\\d{1,2}\\s?\u6708\\s?\\d{1,2}\\s?[\u65e5\u53f7]?)T?',
    `\\b(?<named>\\d{1,2}(?:\\s+of)?\\s+${month}(?:,?\\s+\\d{4})?|${month}\\s+(?:the\\s+)?\\d{1,2}(?!\\d)(?:,?\\s+\\d{4})?|${month}\\s+\\d{4})\\b`,
    '(?<time>\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?)Z?',
    '\\b(?<zone>(?:UTC|GMT)\\s?[-+\u2212]\\d+(?::\\d+)?)|(?<=\\d)(?<offset>[-+]\\d{2}:\\d{2})',
    `(?<quantity>\\d+)\\s*[x\u00d7*]\\s*(?=\\d\\d\\s?[a-z]{2}\\b)|(?<=\\b\\d\\d\\s?[a-z]{2}\\s*[x\u00d7*]\\s*)(?<after>\\d+)`,
    `(?<before>${currencyWords})\\s?(?<amount>[-\u2212]?${number})`,
    `(?<![a-z\\d])(?<many>[-\u2212]?${number})[\\s-]?(?:(?<money>${currencyWords})|(?<unit>${unitWords}))(?![a-z\\d])`,
    '(?<code>(?=[a-z]*\\d)[a-z\\d]*(?:\\d[a-z]|[a-z]\\d)[a-z\\d]*)',
    `(?<bare>(?<![a-z\\d])[-\u2212]?${number})(?<word>\\s?[\\p{L}])?`,
  ].join('|'),
  'giu',
)

type Groups = Readonly<Record<string, string | undefined>>

function figuresOf(text: string, groups: Groups): Figure[] {
  const { day, named, time, zone, offset, quantity, after, before, amount, many, money, unit, code, bare, word } = groups
  if (day !== undefined) return [{ value: dayOf(day.match(/\d+/g) ?? [], day), unit: 'day' }]
  if (named !== undefined) return [{ value: namedDayOf(named), unit: 'day' }]
  if (time !== undefined) return [{ value: time.slice(0, time.indexOf(':') + 3).padStart(5, '0'), unit: 'time' }]
  if (zone !== undefined || offset !== undefined) return [{ value: zoneOf(zone ?? offset ?? ''), unit: 'zone' }]
  if (quantity !== undefined || after !== undefined) return [{ value: plainNumber(quantity ?? after ?? ''), unit: 'boxes' }]
  if (amount !== undefined) return [{ value: plainNumber(amount), unit: `money ${nameOf(before, currencies)}` }]
  if (many !== undefined) {
    return [{ value: plainNumber(many), unit: money === undefined ? nameOf(unit, units) : `money ${nameOf(money, currencies)}` }]
  }
  if (code !== undefined) return [{ value: code.toUpperCase(), unit: 'code' }]
  return bare === undefined ? [{ value: text, unit: 'count' }] : [{ value: plainNumber(bare), unit: word === undefined ? 'bare' : 'count' }]
}

/** 2026-12-01, 2026-12 or 12-01. */
function dayOf(numbers: readonly string[], text: string): string {
  const parts = numbers.map((one) => one.padStart(2, '0'))
  return text.includes('\u5e74') || parts.length === 3 ? parts.join('-') : parts.slice(0, 2).join('-')
}

function namedDayOf(text: string): string {
  const name = months.findIndex((one) => new RegExp(`\\b${one}`, 'i').test(text)) + 1
  const numbers = text.match(/\d+/g) ?? []
  const year = numbers.find((one) => one.length === 4)
  const day = numbers.find((one) => one.length < 4)
  return [year, String(name).padStart(2, '0'), day?.padStart(2, '0')].filter((part) => part !== undefined).join('-')
}

function zoneOf(text: string): string {
  const [, sign = '', hours = ''] = /([-+\u2212])(\d+)/.exec(text) ?? []
  return `${sign === '+' ? '+' : '-'}${Number(hours)}`
}

function nameOf(words: string | undefined, table: readonly (readonly [string, string])[]): string {
  return table.find(([, known]) => new RegExp(`^(?:${known})$`, 'i').test(words ?? ''))?.[0] ?? ''
}
