/** The day, week or month that a question names, and days that no calendar has. */
import { isDay } from '#rules'
import { namedDays, readDays } from './days.ts'
import { type Problem, type Reading, type Span, type Statement, withoutNumbers } from './reading.ts'

export function findDays(fact: string, reading: Reading): Statement | Problem | undefined {
  const text = withoutNumbers(reading.text)
  const wrong = findImpossible(text)
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

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = `(${months.join('|')})[a-z]*\\.?`

/** How days are written; each reads the year, if any, the month and the day. */
const writings: readonly (readonly [
  RegExp,
  (groups: readonly (string | undefined)[]) => readonly (readonly [string | undefined, string, string])[],
])[] = [
  [
    /(?<!\d)(\d{4})\s?[-/.\u5e74]\s?(\d{1,2})\s?[-/.\u6708]\s?(\d{1,2})(?!\d)\s?[\u65e5\u53f7]?/g,
    ([year, m = '', day = '']) => [[year, m, day]],
  ],
  [/(?<![\d\u5e74])(\d{1,2})\s?\u6708\s?(\d{1,2})(?!\d)\s?[\u65e5\u53f7]?/g, ([m = '', day = '']) => [[undefined, m, day]]],
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

function findImpossible(text: string): { readonly at: number; readonly words: string } | undefined {
  for (const [shape, read] of writings) {
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
  return String(months.findIndex((one) => name.toLowerCase().startsWith(one)) + 1)
}

function spanOf(at: number, length: number, { tokens }: Reading): Span {
  return { from: tokens.findIndex((token) => token.to > at), to: tokens.findLastIndex((token) => token.from < at + length) + 1 }
}
