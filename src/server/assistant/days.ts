/** Days, weeks and months in a question: words of the dictionary asked-word, and dates as chrono reads them. */
import { en } from 'chrono-node'
import { hans } from 'chrono-node/zh'
import { addDays } from '#rules'

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

interface DaysInWords extends Days {
  /** It names a day, not a week. */
  readonly isNamed: boolean
  readonly words: string
  /** Position in the text. */
  readonly at: number
}

/** A date in words; undefined if there is none. Days without a year are the next such day. */
export function readDays(text: string, today: string): DaysInWords | undefined {
  const at = new Date(`${today}T12:00:00Z`)
  const options = { forwardDate: true }
  // Two characters are a word such as "now"; those that mean a day are in the dictionary.
  const chinese = hans.parse(text, { instant: at, timezone: 0 }, options).filter(({ text: words }) => words.length > 2)
  const found = [...chinese, ...en.casual.parse(text, { instant: at, timezone: 0 }, options)]
  const dated = found.filter(({ text: words, start }) => {
    // A moment such as "now" says nothing about a day, and 5/12 may be two.
    if (/^[\d/.]+$/.test(words) || (start.isCertain('hour') && !/\d/.test(words))) return false
    return start.isCertain('day') || start.isCertain('weekday')
  })
  const [first] = dated
  if (first) {
    const from = toDay(first.start.date())
    const to = toDay((first.end ?? first.start).date())
    return { from, to, isNamed: first.start.isCertain('weekday'), words: first.text, at: first.index }
  }
  const month = found.find(({ start }) => start.isCertain('month') && !start.isCertain('day'))
  if (!month) return undefined
  const { from, to } = monthFrom(`${toDay(month.start.date()).slice(0, 8)}01`)
  return { from: from < today && today <= to ? today : from, to, isNamed: false, words: month.text, at: month.index }
}

/** Weeks, from Monday, between today's and that of a day. */
export function weeksUntil(day: string, today: string): number {
  return Math.round((Date.parse(mondayOf(day)) - Date.parse(mondayOf(today))) / (7 * 86_400_000))
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
