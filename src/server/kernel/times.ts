import { dayIn } from '#rules'
import type { Call } from './call.ts'

/** Today in the brand's time zone: validity, sailings and limits are counted in days there. */
export function todayOf({ brand, now }: Pick<Call, 'brand' | 'now'>): string {
  return dayIn(brand.timeZone, now())
}

/** How long something has waited. Clocks of servers differ, and some waits are known ahead: neither waits in the future. */
export interface Waited {
  /** UTC; never later than now. */
  readonly since: string
  /** Whole hours, never less than none. */
  readonly hours: number
}

const hourMs = 3_600_000

export function waitedSince(since: Date, now: Date): Waited {
  const from = Math.min(since.getTime(), now.getTime())
  return { since: new Date(from).toISOString(), hours: Math.floor((now.getTime() - from) / hourMs) }
}
