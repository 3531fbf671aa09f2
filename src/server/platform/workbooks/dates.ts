/** Parses days as people write them in sheets. Ambiguous dates are refused. */
import { dayMs, isDay, minuteMs } from '#rules'

export type ReadDay =
  | { readonly kind: 'day'; readonly day: string }
  /** The two possible days. */
  | { readonly kind: 'ambiguous'; readonly days: readonly [string, string] }
  | { readonly kind: 'none' }

const none: ReadDay = { kind: 'none' }
/** Serials of 2000-01-01 and 2099-12-31: anything outside is a number, not a date. */
const [firstSerial, lastSerial] = [36_526, 73_050]
const months = 'january february march april may june july august september october november december'.split(' ')

/** Excel's day serial; the time in the fraction is ignored. */
export function readSerial(text: string, dayShift: number): ReadDay {
  const serial = Math.floor(Number(text)) + dayShift
  if (!(serial >= firstSerial && serial <= lastSerial)) return none
  return { kind: 'day', day: new Date(Date.UTC(1899, 11, 30) + serial * dayMs).toISOString().slice(0, 10) }
}

/** Year first in any notation, a month by its name, or day and month if only one order is possible. */
export function readDay(text: string): ReadDay {
  const words = text.normalize('NFKC').trim()
  const yearFirst =
    /^(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})\s*[-/.\u6708]\s*(\d{1,2})\s*\u65e5?(?:[T ]\s*((?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      words,
    )
  // A time with an offset may be on another day here: exports write midnight in China as 16:00 UTC of the day before.
  if (yearFirst?.[5] !== undefined && !/^[0:.]+$/.test(yearFirst[4] ?? '')) return none
  if (yearFirst) return oneDay(yearFirst[1], yearFirst[2], yearFirst[3])
  const compact = /^(20\d{2})(\d{2})(\d{2})$/.exec(words)
  if (compact) return oneDay(compact[1], compact[2], compact[3])
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-\s./]*([a-z]{3,9})\.?[-\s,./]*(\d{4}|\d{2})$/i.exec(words)
  if (named) return oneDay(fullYear(named[3]), monthNumber(named[2]), named[1])
  const american = /^([a-z]{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?\s*,?\s*(\d{4})$/i.exec(words)
  if (american) return oneDay(american[3], monthNumber(american[1]), american[2])
  const yearLast = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(words)
  if (yearLast) return eitherDay(yearLast[3], yearLast[1], yearLast[2])
  return none
}

export type ReadTime =
  | Exclude<ReadDay, { kind: 'none' }>
  /** A time as `readMoment` accepts it: with an offset, or local. */
  | { readonly kind: 'time'; readonly time: string }
  | { readonly kind: 'none' }

/** Excel's day serial with the time as the fraction, to the minute. */
export function readSerialTime(text: string, dayShift: number): ReadTime {
  const serial = Number(text)
  const read = readSerial(text, dayShift)
  if (read.kind !== 'day' || Number.isInteger(serial)) return read
  const minutes = Math.round((serial - Math.floor(serial)) * minutesOfDay)
  const at = new Date(Date.parse(`${read.day}T00:00:00Z`) + minutes * minuteMs).toISOString()
  return { kind: 'time', time: at.slice(0, 16) }
}

const minutesOfDay = 1_440

/** A day as `readDay` accepts it, followed by a 24-hour time and optionally an offset. */
export function readTime(text: string): ReadTime {
  const words = text.normalize('NFKC').trim()
  const time = /^(.+?)(?:T|\s+)(\d{1,2})[:\u65f6](\d{2})\u5206?(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(words)
  const read = readDay(time?.[1] ?? words)
  if (!time || read.kind !== 'day') return read
  const [, , hour = '', minute = '', offset = ''] = time
  if (Number(hour) > 23 || Number(minute) > 59) return none
  const zone = offset === '' || offset === 'Z' ? offset : `${offset.slice(0, 3)}:${offset.slice(-2)}`
  return { kind: 'time', time: `${read.day}T${hour.padStart(2, '0')}:${minute}${zone}` }
}

function eitherDay(year: string | undefined, first: string | undefined, second: string | undefined): ReadDay {
  const [european, american] = [oneDay(year, second, first), oneDay(year, first, second)]
  if (european.kind !== 'day') return american
  if (american.kind !== 'day' || american.day === european.day) return european
  return { kind: 'ambiguous', days: [european.day, american.day] }
}

function oneDay(year: string | undefined, month: string | undefined, day: string | undefined): ReadDay {
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isDay(written) && written >= '2000-01-01' && written <= '2099-12-31' ? { kind: 'day', day: written } : none
}

function monthNumber(name: string | undefined): string | undefined {
  const word = name?.toLowerCase() ?? ''
  const index = months.findIndex((month) => word === month.slice(0, 3) || word === month.slice(0, 4) || word === month)
  return index < 0 ? undefined : String(index + 1)
}

function fullYear(year: string | undefined): string | undefined {
  return year?.length === 2 ? `20${year}` : year
}
