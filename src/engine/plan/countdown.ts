import { addDays, minuteMs, readMoment } from '#rules'

export interface CountdownDays {
  /** First and last day, YYYY-MM-DD; without a first day it has begun. */
  readonly from?: string | undefined
  readonly to: string
  /** Time zone of the days. */
  readonly zone: string
}

export interface Countdown {
  readonly state: 'ahead' | 'running' | 'over'
  /** Whole days, hours and minutes until it begins or ends; zero once it is over. */
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/** The time until a period of days begins or, once it has begun, ends with its last day. Undefined if a day is invalid. */
export function countDown({ from, to, zone }: CountdownDays, now: number): Countdown | undefined {
  const start = from === undefined ? Number.NEGATIVE_INFINITY : momentOf(from, zone)
  const last = momentOf(to, zone)
  const end = last === undefined ? undefined : momentOf(addDays(to, 1), zone)
  if (start === undefined || end === undefined) return undefined
  if (now >= end) return { state: 'over', days: 0, hours: 0, minutes: 0 }
  const isAhead = now < start
  // Rounded up, so that it never shows nothing left while something is.
  const minutes = Math.ceil(((isAhead ? start : end) - now) / minuteMs)
  return {
    state: isAhead ? 'ahead' : 'running',
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  }
}

/** The first moment of a day; the nearest one where the clocks skip midnight. */
function momentOf(day: string, zone: string): number | undefined {
  return readMoment(day, zone).at
}
