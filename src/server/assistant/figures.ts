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
  ['USD', 'USD|US\\$|\\$|美元|美金|dollars?|bucks?'],
  ['CNY', 'CNY|RMB|[¥￥]|人民币|块钱|元|yuan'],
  ['EUR', 'EUR|€|欧元|euros?'],
  ['GBP', 'GBP|£|英镑|pounds?'],
  ['HKD', 'HKD|HK\\$|港币|港元'],
]
const units: readonly (readonly [unit: string, words: string])[] = [
  ['days', 'days?|nights?|天|晚'],
  ['hours', 'hours?|hrs?|h|个?小时|钟头'],
  ['minutes', 'minutes?|mins?|分钟'],
  ['weeks', 'weeks?|wks?|个?星期|个?礼拜|周'],
  ['months', 'months?|个月'],
  ['years', 'years?|年'],
  ['percent', '%|个?百分点'],
  ['day of month', '日|号'],
  ['kg', 'kgs?|kilos?|kilograms?|公斤|千克'],
  ['tonne', 't|tons?|tonnes?|mts?|吨'],
  ['cbm', 'cbm|m3|cubic met(?:er|re)s?|立方米?|方'],
  ['feet', "feet|foot|ft|'|英?尺"],
  ['metres', 'm|met(?:er|re)s?|米'],
  ['distance', 'km|nm|miles?|公里|海里'],
  ['times', 'times|-?fold|倍'],
  ['teu', 'teus?'],
  ['boxes', 'containers?|box(?:es)?|[个只]?(?:集装箱|柜|箱)子?'],
  ['packages', 'packages?|pieces?|pcs|cartons?|pallets?|件|托'],
]

const currencyWords = currencies.map(([, words]) => words).join('|')
const unitWords = units.map(([, words]) => words).join('|')
const number = '\\d+(?:[.,]\\d+)*(?:/\\d+)?'
const shape = new RegExp(
  [
    '(?<day>\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d)|\\d{4}\\s?年\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?[日号]?)?|\\d{1,2}\\s?月\\s?\\d{1,2}\\s?[日号]?)T?',
    `\\b(?<named>\\d{1,2}(?:\\s+of)?\\s+${month}(?:,?\\s+\\d{4})?|${month}\\s+(?:the\\s+)?\\d{1,2}(?!\\d)(?:,?\\s+\\d{4})?|${month}\\s+\\d{4})\\b`,
    '(?<time>\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?)Z?',
    '\\b(?<zone>(?:UTC|GMT)\\s?[-+\u2212]\\d+(?::\\d+)?)|(?<=\\d)(?<offset>[-+]\\d{2}:\\d{2})',
    `(?<quantity>\\d+)\\s*[x×*]\\s*(?=\\d\\d\\s?[a-z]{2}\\b)|(?<=\\b\\d\\d\\s?[a-z]{2}\\s*[x×*]\\s*)(?<after>\\d+)`,
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
  return text.includes('年') || parts.length === 3 ? parts.join('-') : parts.slice(0, 2).join('-')
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
