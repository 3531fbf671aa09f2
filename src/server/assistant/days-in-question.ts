/** The day, week or month that a question names, and days that no calendar has. */
import type { BrandPlan } from '#config'
import { isDay } from '#rules'
import { monthNames, namedDays, readDays } from './days.ts'
import { type Problem, type Reading, type Span, type Statement, withoutNumbers } from './reading.ts'
import { anyOf, keywordRows, type WordRow } from './word-rows.ts'

export function findDays(fact: string, reading: Reading): Statement | Problem | undefined {
  const text = withoutNumbers(reading.text)
  const wrong = findImpossible(text, reading.brand)
  if (wrong) return { fact, kind: 'day', words: wrong.words, span: spanOf(wrong.at, wrong.words.length, reading) }
  const named = reading.matches
    .filter(({ meaning, quality }) => meaning.kind === 'word' && quality === 1 && Object.hasOwn(namedDays, meaning.of))
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
  // A weekday is more exact than its week: next Wednesday.
  const exact = readDays(text, reading.today)
  const [longest] = named
  const spans: Span[] = [...(exact ? [spanOf(exact.at, exact.words.length, reading)] : []), ...named]
  if (longest && !exact?.isNamed) {
    const days = namedDays[longest.meaning.of]?.(reading.today)
    return days && { value: { ...days }, spans: named }
  }
  return exact && { value: { from: exact.from, to: exact.to }, spans }
}

const month = `(${monthNames.join('|')})[a-z]*\\.?`

/** A pattern of a written day. Its groups give the year, if any, the month and the day; several readings if their order is open. */
type Writing = readonly [RegExp, (groups: readonly (string | undefined)[]) => readonly (readonly [string | undefined, string, string])[]]

/** Documents are replaced with each release. */
const cachedWritings = new WeakMap<BrandPlan['documents'], readonly Writing[]>()

function writingsOf({ documents }: Reading['brand']): readonly Writing[] {
  const writings = cachedWritings.get(documents) ?? [...markedWritings(keywordRows(documents, 'measure-word')), ...plainWritings]
  cachedWritings.set(documents, writings)
  return writings
}

/** With words after the numbers, as in Chinese. */
function markedWritings(rows: readonly WordRow[]): Writing[] {
  const markOf = (row: string) => anyOf(rows.find(({ id }) => id === row)?.words ?? [])
  const [yearMark, monthMark, dayPart] = [markOf('year'), markOf('month of year'), `(\\d{1,2})(?!\\d)\\s?${markOf('day of month')}?`]
  return [
    [
      new RegExp(`(?<!\\d)(\\d{4})\\s?(?:[-/.]|${yearMark})\\s?(\\d{1,2})\\s?(?:[-/.]|${monthMark})\\s?${dayPart}`, 'g'),
      ([year, m = '', day = '']) => [[year, m, day]],
    ],
    [new RegExp(`(?<!\\d|${yearMark})(\\d{1,2})\\s?${monthMark}\\s?${dayPart}`, 'g'), ([m = '', day = '']) => [[undefined, m, day]]],
  ]
}

const plainWritings: readonly Writing[] = [
  // The day or the month may come first.
  [
    /(?<![\d/.])(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/g,
    ([one = '', other = '', year]) => [
      [year, one, other],
      [year, other, one],
    ],
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+${month}(?:,?\\s+(\\d{4}))?\\b`, 'gi'),
    ([day = '', name = '', year]) => [[year, monthOf(name), day]],
  ],
  [
    new RegExp(`\\b${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s*(?:x|\\*|[/-]))(?:,?\\s+(\\d{4}))?`, 'gi'),
    ([name = '', day = '', year]) => [[year, monthOf(name), day]],
  ],
]

function findImpossible(text: string, brand: Reading['brand']): { readonly at: number; readonly words: string } | undefined {
  for (const [shape, read] of writingsOf(brand)) {
    for (const match of text.matchAll(shape)) {
      const [words, ...groups] = match
      const days = read(groups)
      if (!days.some(([year, m, day]) => isDay(`${year ?? leapYear}-${m.padStart(2, '0')}-${day.padStart(2, '0')}`)))
        return { at: match.index, words: words.trim() }
    }
  }
  return undefined
}

/** Without a year, 29 February may be meant. */
const leapYear = '2028'

function monthOf(name: string): string {
  return String(monthNames.findIndex((one) => name.toLowerCase().startsWith(one)) + 1)
}

function spanOf(at: number, length: number, { tokens }: Reading): Span {
  return { from: tokens.findIndex((token) => token.to > at), to: tokens.findLastIndex((token) => token.from < at + length) + 1 }
}
