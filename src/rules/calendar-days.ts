/** Calendar days as YYYY-MM-DD. They have no time zone, so day arithmetic uses UTC. */

import { dayMs, minuteMs } from './durations.ts'
/** The day `count` days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

/** The local date in a time zone at an instant. */
export function dayIn(timeZone: string, instant: Date): string {
  const minute = Math.floor(instant.getTime() / minuteMs)
  const last = lastDays.get(timeZone)
  if (last?.minute === minute) return last.day
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  const day = format.format(instant)
  lastDays.set(timeZone, { minute, day })
  return day
}

/** The last result for each time zone: a server asks for today all the time, and days change at whole minutes. */
const lastDays = new Map<string, { readonly minute: number; readonly day: string }>()

/** One formatter for each time zone: creating one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()
