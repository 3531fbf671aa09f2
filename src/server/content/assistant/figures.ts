/** The figures of a text: numbers with their units, days, times and codes, however they are written. */

import type { BrandPlan } from '#config'
import { once } from '#rules'
import { monthNames } from './days.ts'
import { compileNumberWords, plainNumber } from './number-words.ts'
import { anyOf, foldWord, indexWords, keywordRows, namedRows, type WordRow } from './word-rows.ts'

export interface Figure {
  readonly value: string
  /**
   * What it counts: a row of the dictionaries measure-word and unit-of-measure, money with its currency such as money USD, or one of
   * date, time, zone and code. An unknown word after a number means count, and no word at all means bare.
   */
  readonly unit: string
}

export interface FigureReader {
  /** In order of appearance. */
  readonly read: (text: string) => Figure[]
  /** False for a text whose figures cannot all be found, because it has signs or letters of another script. */
  readonly isReadable: (text: string) => boolean
  /** The text with its number words in digits. */
  readonly toDigits: (text: string) => string
  /** Such as day for days. */
  readonly unitOf: (word: string) => string | undefined
}

/** Documents are replaced with each release. */
export const figureReaderOf = once((documents: BrandPlan['documents']): FigureReader => {
  const { toDigits, isReadable } = compileNumberWords(keywordRows(documents, 'number-word'))
  const currencies = namedRows(documents, 'currency')
  const rows = [...keywordRows(documents, 'measure-word'), ...currencies, ...namedRows(documents, 'unit-of-measure')].map(withPlurals)
  const units = indexWords(rows)
  const codes = new Set(currencies.map(({ id }) => id))
  const unitOf = (word: string) => {
    const id = units.get(foldWord(word))
    return id !== undefined && codes.has(id) ? `money ${id}` : id
  }
  const shape = compileShape(rows, codes)
  const read = (text: string) => [...toDigits(text).matchAll(shape)].flatMap(({ groups = {} }) => figuresOf(groups, unitOf))
  return { read, isReadable, toDigits, unitOf }
})

function withPlurals({ id, words }: WordRow): WordRow {
  return { id, words: words.flatMap((word) => (/[a-z]$/.test(word) ? [word, `${word}s`, `${word}es`] : [word])) }
}

function compileShape(rows: readonly WordRow[], currencies: ReadonlySet<string>): RegExp {
  const wordsOf = (isOf: (id: string) => boolean) => rows.flatMap(({ id, words }) => (isOf(id) ? words : []))
  const [years, monthMarks, dayMarks] = ['year', 'month of year', 'day of month'].map((row) => anyOf(wordsOf((id) => id === row)))
  const month = `(?:${monthNames.join('|')})[a-z]*\\.?`
  const marked = { month: `\\d{1,2}\\s?${monthMarks}`, day: `\\s?\\d{1,2}\\s?${dayMarks}?` }
  const units = wordsOf(() => true)
  // A single character before a number mostly ends another word.
  const before = wordsOf((id) => currencies.has(id)).filter((word) => !/^\p{Script=Han}$/u.test(word))
  const number = '\\d+(?:[.,]\\d+)*(?:[/\u2044]\\d+)?'
  return new RegExp(
    [
      `(?<date>\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d)|\\d{4}\\s?${years}\\s?${marked.month}(?:${marked.day})?|${marked.month}${marked.day})T?`,
      `\\b(?<named>\\d{1,2}(?:\\s+of)?\\s+${month}(?:,?\\s+\\d{4})?|${month}\\s+(?:the\\s+)?\\d{1,2}(?!\\d)(?:,?\\s+\\d{4})?|${month}\\s+\\d{4})\\b`,
      '(?<time>\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?)Z?',
      '\\b(?<zone>(?:UTC|GMT)\\s?[-+\u2212]\\d+(?::\\d+)?)|(?<=\\d)(?<offset>[-+]\\d{2}:\\d{2})',
      `(?<quantity>\\d+)\\s*[x×*]\\s*(?=\\d\\d\\s?[a-z]{2}\\b)|(?<=\\b\\d\\d\\s?[a-z]{2}\\s*[x×*]\\s*)(?<after>\\d+)`,
      `(?<currency>${anyOf(before)})\\s?(?<amount>[-\u2212]?${number})`,
      `(?<![a-z\\d])(?<many>[-\u2212]?${number})[\\s-]?(?<unit>${anyOf(units)})(?![a-z\\d])`,
      // A unit without a number, such as m3, is no code.
      `(?<![a-z\\d])${anyOf(units.filter((word) => /[a-z]\d/.test(word)))}(?![a-z\\d])`,
      '(?<code>(?=[a-z]*\\d)[a-z\\d]*(?:\\d[a-z]|[a-z]\\d)[a-z\\d]*)',
      `(?<bare>(?<![a-z\\d])[-\u2212]?${number})(?<word>\\s?[\\p{L}])?`,
    ].join('|'),
    'giu',
  )
}

type Groups = Readonly<Record<string, string | undefined>>

function figuresOf(groups: Groups, unitOf: FigureReader['unitOf']): Figure[] {
  const { date, named, time, zone, offset, quantity, after, currency, amount, many, unit, code, bare, word } = groups
  if (date !== undefined) return [{ value: dateOf(date), unit: 'date' }]
  if (named !== undefined) return [{ value: namedDateOf(named), unit: 'date' }]
  if (time !== undefined) return [{ value: time.slice(0, time.indexOf(':') + 3).padStart(5, '0'), unit: 'time' }]
  if (zone !== undefined || offset !== undefined) return [{ value: zoneOf(zone ?? offset ?? ''), unit: 'zone' }]
  if (quantity !== undefined || after !== undefined) return [{ value: plainNumber(quantity ?? after ?? ''), unit: 'box' }]
  const counted = amount ?? many
  if (counted !== undefined) return [{ value: plainNumber(counted), unit: unitOf(currency ?? unit ?? '') ?? 'count' }]
  if (code !== undefined) return [{ value: code.toUpperCase(), unit: 'code' }]
  return bare === undefined ? [] : [{ value: plainNumber(bare), unit: word === undefined ? 'bare' : 'count' }]
}

/** 2026-12-01, 2026-12 or 12-01. */
function dateOf(text: string): string {
  return (text.match(/\d+/g) ?? []).map((part) => part.padStart(2, '0')).join('-')
}

function namedDateOf(text: string): string {
  const month = monthNames.findIndex((name) => new RegExp(`\\b${name}`, 'i').test(text)) + 1
  const numbers = text.match(/\d+/g) ?? []
  const year = numbers.find((number) => number.length === 4)
  const day = numbers.find((number) => number.length < 4)
  return [year, String(month).padStart(2, '0'), day?.padStart(2, '0')].filter((part) => part !== undefined).join('-')
}

function zoneOf(text: string): string {
  const [, sign = '', hours = ''] = /([-+\u2212])(\d+)/.exec(text) ?? []
  return `${sign === '+' ? '+' : '-'}${Number(hours)}`
}
