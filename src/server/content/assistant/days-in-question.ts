/** The day, week, month or open period that a question names, and days that no calendar has. */
import type { BrandPlan } from '#config'
import { addDays, isDay, type JsonObject, once } from '#rules'
import { limitOf } from '../../kernel/index.ts'
import { type Days, type DaysInWords, monthNames, monthParts, namedDays, openPeriods, pastDays, readDays } from './days.ts'
import { figureReaderOf } from './figures.ts'
import { keywordsOf, type Match } from './lexicon.ts'
import { type Problem, type Reading, type Span, type Statement, spanAt, withoutNumbers } from './reading.ts'
import { anyOf, anyWholeOf, keywordRows, type WordRow } from './word-rows.ts'

export function findDays(fact: JsonObject, reading: Reading): Statement | Problem | undefined {
  const text = withoutNumbers(reading.text)
  const wrong = findImpossible(text, reading.brand)
  if (wrong) return { fact: String(fact.id), kind: 'day', words: wrong.words, span: spanAt(wrong.at, wrong.words.length, reading) }
  const inWords = findImpossible(figureReaderOf(reading.brand.documents).toDigits(text), reading.brand)
  if (inWords) return { fact: String(fact.id), kind: 'day', words: inWords.words, span: undefined }
  const period = findPeriod(reading, fact.past === true)
  // Orders are not placed next week: the day is about something else.
  if (!period || (fact.past === true && period.days.from > reading.today) || isOfArrival(period, reading)) return undefined
  const part = partOfMonth(period, reading) ?? (fact.open === true ? openFrom(period, reading) : undefined) ?? period
  return { value: { from: part.days.from, to: part.days.to }, spans: part.spans }
}

/** The days are those of a departure: with a word such as arriving beside them they are left out. */
function isOfArrival({ spans }: Period, { matches }: Reading): boolean {
  const isOpening = ({ meaning, quality }: Match) => quality === 1 && meaning.kind === 'word' && Object.hasOwn(openPeriods, meaning.of)
  const stretched = matches.filter((match) => isOpening(match) && spans.some(({ from, to }) => match.to === from || match.from === to))
  return wordsIn({ arrival: true }, matches).some((word) =>
    [...spans, ...stretched].some(({ from, to }) => word.to === from || word.from === to),
  )
}

/** Whose numbers count nothing. */
export function spansOfDays(reading: Reading): readonly Span[] {
  return findPeriod(reading)?.spans ?? []
}

interface Period {
  readonly days: Days
  readonly isRange?: boolean
  readonly spans: readonly Span[]
}

function findPeriod(reading: Reading, isPast = false): Period | undefined {
  const text = joinRange(withoutNumbers(reading.text), reading)
  // A weekday is more exact than its week: next Wednesday.
  const exact = readDays(text, reading.today, isPast)
  // With a month, its end is meant, not that of this month.
  const named = wordsIn(namedDays, reading.matches).filter(({ meaning }) => !exact || meaning.of !== 'month-end')
  const longest = longestOf(named)
  const spans: Span[] = [...(exact ? [spanAt(exact.at, exact.words.length, reading)] : []), ...named]
  if (longest && !exact?.isNamed) {
    const days = { ...namedDays, ...(isPast ? pastDays : {}) }[longest.meaning.of]?.(reading.today)
    return days && { days: { from: days.from, to: days.to }, spans: named }
  }
  if (!exact) return dayOfMonth(text, reading)
  const within = withinOf(exact, spans, reading)
  if (within) return within
  const end = exact.from === exact.to ? endOfRange(exact, text, reading) : undefined
  const isRange = exact.isRange || end !== undefined
  const dated = [...spans, ...(end ? [end.span] : [])]
  const between = wordsIn({ 'days-between': true }, reading.matches).filter((one) => isRange && isBeside(one, dated))
  return { days: { from: exact.from, to: end?.day ?? exact.to }, isRange, spans: [...dated, ...between] }
}

/** Between 5 and 12 December is a range like 5 - 12 December; other words stay in their places. */
function joinRange(text: string, { brand }: Reading): string {
  const [between, and] = ['days-between', 'and'].map((row) => anyWholeOf(keywordsOf(brand.documents, row)))
  return text.replace(
    new RegExp(`(${between})(\\s\\d{1,2}(?:st|nd|rd|th)?\\s)(${and})(?=\\s\\d)`, 'i'),
    (_, open: string, day: string, joint: string) => {
      return `${' '.repeat(open.length)}${day}${'-'.padEnd(joint.length)}`
    },
  )
}

/** Today and the days until a counted one, such as within 10 days. */
function withinOf({ from, to, words }: DaysInWords, spans: readonly Span[], { matches, today }: Reading): Period | undefined {
  const word = longestOf(
    wordsIn({ 'days-within': true }, matches).filter((one) => spans.some((span) => span.from <= one.to && one.from <= span.to)),
  )
  if (!word || !/\d/.test(words) || from !== to || from <= today) return undefined
  return { days: { from: today, to }, isRange: true, spans: [...spans, word] }
}

/** A day without its month, such as the 15th: the next one. */
function dayOfMonth(text: string, reading: Reading): Period | undefined {
  const marks = keywordRows(reading.brand.documents, 'measure-word').find(({ id }) => id === 'day of month')?.words ?? []
  const match = new RegExp(`(?<![\\w.,/-])(?:the )?(\\d{1,2})(?:st|nd|rd|th|\\s?${anyOf(marks)})(?![a-z\\d])`, 'i').exec(text)
  const day = match?.[1]?.padStart(2, '0')
  if (!match || day === undefined || day === '00' || day > '31') return undefined
  const span = spanAt(match.index, match[0].length, reading)
  for (let month = reading.today; ; month = addDays(`${month.slice(0, 8)}28`, 4)) {
    const next = `${month.slice(0, 8)}${day}`
    if (isDay(next) && next >= reading.today) return { days: { from: next, to: next }, spans: [span] }
  }
}

/** The last day of a range whose month is written only once before the days, as in Chinese. */
function endOfRange(
  { to, words, at }: DaysInWords,
  text: string,
  reading: Reading,
): { readonly day: string; readonly span: Span } | undefined {
  const { documents } = reading.brand
  const [joins, marks] = [keywordsOf(documents, 'days-to'), keywordRows(documents, 'measure-word').find(({ id }) => id === 'day of month')]
  const rest = new RegExp(`^\\s?${anyOf(joins)}\\s?(\\d{1,2})\\s?${anyOf(marks?.words ?? [])}`).exec(text.slice(at + words.length))
  const day = `${to.slice(0, 8)}${rest?.[1]?.padStart(2, '0')}`
  return rest && isDay(day) && to < day ? { day, span: spanAt(at + words.length, rest[0].length, reading) } : undefined
}

/** The first half of a month, for example. */
function partOfMonth({ days, spans }: Period, { matches, today }: Reading): Period | undefined {
  const word = longestOf(wordsIn(monthParts, matches))
  const part = word && monthParts[word.meaning.of]?.(days, today)
  return part && { days: part, spans: [...spans, word] }
}

/** From the day on, or until it, if a word beside it says so. */
function openFrom({ days, isRange, spans }: Period, { matches, today, brand }: Reading): Period | undefined {
  // From 5 to 12 December: from opens nothing.
  if (isRange) return undefined
  const isPart = ({ from, to }: Span) => spans.some((span) => span.from <= from && to <= span.to)
  const word = longestOf(wordsIn(openPeriods, matches).filter((one) => isBeside(one, spans) && !isPart(one)))
  const length = limitOf(brand, 'openPeriodDays')
  const period = word && openPeriods[word.meaning.of]?.(days, { today, length })
  return period && { days: period, spans: [...spans, word] }
}

function isBeside({ from, to }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.from === to || span.to === from)
}

/** Words of the dictionary asked-word that are rows of a table. */
function wordsIn(rows: object, matches: Reading['matches']): Match[] {
  return matches.filter(({ meaning, quality }) => meaning.kind === 'word' && quality === 1 && Object.hasOwn(rows, meaning.of))
}

function longestOf(words: readonly Match[]): Match | undefined {
  return words.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
}

const month = `(${monthNames.join('|')})[a-z]*\\.?`

/** A pattern of a written day. Its groups give the year, if any, the month and the day; several readings if their order is open. */
type Writing = readonly [RegExp, (groups: readonly (string | undefined)[]) => readonly (readonly [string | undefined, string, string])[]]

/** Documents are replaced with each release. */
const writingsOf = once((documents: BrandPlan['documents']): readonly Writing[] => [
  ...markedWritings(keywordRows(documents, 'measure-word')),
  ...plainWritings,
])

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
  for (const [shape, read] of writingsOf(brand.documents)) {
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
