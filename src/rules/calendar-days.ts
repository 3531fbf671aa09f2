/** Calendar days as YYYY-MM-DD. They have no time zone, so day arithmetic uses UTC. */

import { dayMs } from './durations.ts'
import { offsetAt } from './zone-offset.ts'

/** The day `count` days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

/** The local date in a time zone at an instant. */
export function dayIn(timeZone: string, instant: Date): string {
  const at = instant.getTime()
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 10)
}
