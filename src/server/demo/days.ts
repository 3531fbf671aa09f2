/** Days on which demo ships sail and demo rates hold. */
import { addDays } from '#rules'

/** Monday is 1, Sunday is 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** The first day from the given one on that falls on the weekday. */
export function nextWeekday(day: string, weekday: number): string {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7)
}

/** Freight is priced by half months: the 1st to the 14th, the 15th to the last day. */
export function halfMonth(day: string): { from: string; to: string } {
  const month = day.slice(0, 8)
  if (Number(day.slice(8)) < 15) return { from: `${month}01`, to: `${month}14` }
  const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()
  return { from: `${month}15`, to: `${month}${String(last).padStart(2, '0')}` }
}
