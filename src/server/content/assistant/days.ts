/** Days, weeks and months in a question: words of the dictionary asked-word, and dates as chrono reads them. */
import { en, type ParsedResult } from 'chrono-node'
import { hans } from 'chrono-node/zh'
import { addDays, weekMs } from '#rules'

/** The first and the last day. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The first three letters of English months: jan to dec. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)).slice(0, 3).toLowerCase(),
)

/** What the rows of the dictionary asked-word mean. */
export const namedDays: Readonly<Record<string, (today: string) => Days>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => sameDay(addDays(today, -1)),
  tomorrow: (today) => sameDay(addDays(today, 1)),
  'day-after': (today) => sameDay(addDays(today, 2)),
  'this-week': (today) => ({ from: today, to: addDays(mondayOf(today), 6) }),
  'last-week': (today) => weekFrom(addDays(mondayOf(today), -7)),
  'next-week': (today) => weekFrom(addDays(mondayOf(today), 7)),
  'week-after-next': (today) => weekFrom(addDays(mondayOf(today), 14)),
  'next-two-weeks': (today) => ({ from: today, to: addDays(today, 13) }),
  'this-month': (today) => ({ from: today, to: monthEnd(today) }),
  'month-end': (today) => {
    const end = monthEnd(today)
    return { from: [today, addDays(end, -6)].toSorted().at(-1) ?? today, to: end }
  },
  'last-month': (today) => monthFrom(`${addDays(`${today.slice(0, 8)}01`, -1).slice(0, 8)}01`),
  'next-month': (today) => monthFrom(addDays(monthEnd(today), 1)),
}

/** The same where only days that are over, or today, can be meant. */
export const pastDays: Readonly<Record<string, (today: string) => Days>> = {
  'this-week': (today) => ({ from: mondayOf(today), to: today }),
  'this-month': (today) => ({ from: `${today.slice(0, 8)}01`, to: today }),
}

/** Parts of a month by the rows of the dictionary asked-word; undefined if the days are no month. */
export const monthParts: Readonly<Record<string, (days: Days, today: string) => Days | undefined>> = {
  'month-early': partFrom(1, 10),
  'month-middle': partFrom(11, 20),
  'month-late': partFrom(21, 31),
  'month-first-half': partFrom(1, 15),
  'month-second-half': partFrom(16, 31),
}

/** Periods that a word opens before or after the days. `length`: days of a period without an end. */
export const openPeriods: Readonly<Record<string, (days: Days, about: { readonly today: string; readonly length: number }) => Days>> = {
  'days-from': ({ from }, { length }) => ({ from, to: addDays(from, length - 1) }),
  'days-after': ({ to }, { length }) => ({ from: addDays(to, 1), to: addDays(to, length) }),
  'days-until': ({ to }, { today }) => ({ from: earlier(today, to), to }),
  'days-week': ({ from }) => weekFrom(mondayOf(from)),
  'days-before': ({ from }, { today }) => ({ from: earlier(today, addDays(from, -1)), to: addDays(from, -1) }),
}

function partFrom(first: number, last: number): (days: Days, today: string) => Days | undefined {
  return ({ from, to }, today) => {
    const start = `${to.slice(0, 8)}01`
    const isMonth = to === monthEnd(start) && (from === start || from === today)
    if (!isMonth) return undefined
    const part = { from: addDays(start, first - 1), to: earlier(addDays(start, last - 1), to) }
    return part.from < today && today <= part.to ? { ...part, from: today } : part
  }
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

export interface DaysInWords extends Days {
  /** It names a day, not a week. */
  readonly isNamed: boolean
  /** It names the first day and the last. */
  readonly isRange: boolean
  readonly words: string
  /** Position in the text. */
  readonly at: number
}

/** A date in words; undefined if there is none. Days without a year are the next such day, or the last one if they are past. */
export function readDays(text: string, today: string, isPast = false): DaysInWords | undefined {
  const at = new Date(`${today}T12:00:00Z`)
  const options = { forwardDate: !isPast }
  // Two characters are a word such as "now"; those that mean a day are in the dictionary.
  const chinese = hans.parse(text, { instant: at, timezone: 0 }, options).filter(({ text: words }) => words.length > 2)
  const dates = [...chinese, ...en.casual.parse(text, { instant: at, timezone: 0 }, options)]
  const dated = dates.filter(({ text: words, start }) => {
    // A moment such as "now" says nothing about a day, and 5/12 may be two.
    if (/^[\d/.]+$/.test(words) || (start.isCertain('hour') && !/\d/.test(words))) return false
    return start.isCertain('day') || start.isCertain('weekday')
  })
  // In the week of 14 December: the written day says more than what is counted from today.
  const [first] = dated.filter((one) => !isDuration(one)).toSorted((one, other) => Number(isCounted(one)) - Number(isCounted(other)))
  if (first) {
    const from = toDay(first.start.date())
    const to = toDay((first.end ?? first.start).date())
    return { from, to, isNamed: first.start.isCertain('weekday'), isRange: Boolean(first.end), words: first.text, at: first.index }
  }
  const month = dates.find(({ start }) => start.isCertain('month') && !start.isCertain('day'))
  if (!month) return undefined
  const { from, to } = monthFrom(`${toDay(month.start.date()).slice(0, 8)}01`)
  return { from: from < today && today <= to ? today : from, to, isNamed: false, isRange: false, words: month.text, at: month.index }
}

/** A number with its unit alone, such as 30 days, lasts and names no day; in 30 days does. */
function isDuration(one: ParsedResult): boolean {
  return isCounted(one) && /^\d+\s*[a-z]+$/i.test(one.text)
}

function isCounted(one: ParsedResult): boolean {
  return one.tags().has('result/relativeDate')
}

/** Weeks, from Monday, between today's and that of a day. */
export function weeksUntil(day: string, today: string): number {
  return Math.round((Date.parse(mondayOf(day)) - Date.parse(mondayOf(today))) / weekMs)
}

function sameDay(day: string): Days {
  return { from: day, to: day }
}

function weekFrom(monday: string): Days {
  return { from: monday, to: addDays(monday, 6) }
}

function monthFrom(first: string): Days {
  return { from: first, to: monthEnd(first) }
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

function monthEnd(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return toDay(new Date(Date.UTC(year, month, 0)))
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
