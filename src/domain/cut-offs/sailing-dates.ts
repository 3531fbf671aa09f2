/** The dates of a weekly sailing: when it departs and closes, and which of its cut-offs are near or past. */
import { addDays, dayMs } from '#rules'
import { type CutOffTime, hoursBetween, type TimeCutOffsOptions, timeCutOffs } from './plan-cut-offs.ts'

/** Cut-offs that every booking has, by rows of the dictionary `cut-off`. */
export const bookingCutOffs = ['customs', 'cy', 'si', 'vgm'] as const
export type BookingCutOff = (typeof bookingCutOffs)[number]

/** Weekdays as rates state them: Monday is 1, Sunday is 7. */
function weekdayOf(day: string): string {
  return String(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)
}

/** The last closing day before a departure. The same weekday means a week earlier: nothing closes as it sails. */
export function closingDayOf(etd: string, closingDays: readonly string[]): string | undefined {
  for (let back = 1; back <= 7; back++) {
    const day = addDays(etd, -back)
    if (closingDays.includes(weekdayOf(day))) return day
  }
  return undefined
}

export interface WeeklySailing {
  /** Departure of the sailing that the rate names. */
  readonly etd: string
  readonly sailingDays: readonly string[]
  readonly validTo: string
}

/** The departures of a rate from its own on, while it is valid; at most so many. */
export function departuresOf({ etd, sailingDays, validTo }: WeeklySailing, from: string, most: number): string[] {
  const departures = etd >= from && etd <= validTo && most > 0 ? [etd] : []
  const weekdays = new Set(sailingDays.map((day) => Number(day) % 7))
  const last = dayNumber(validTo)
  // Numbers of days: a text for each day of a long validity would take most of the time of a search.
  for (let day = Math.max(dayNumber(etd) + 1, dayNumber(from)); day <= last && departures.length < most; day++) {
    if (weekdays.has(weekdayOfNumber(day))) departures.push(dayOfNumber(day))
  }
  return departures
}

/** Days since 1 January 1970, which was a Thursday. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

function dayOfNumber(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10)
}

/** Sunday is 0. */
function weekdayOfNumber(number: number): number {
  return (((number + 4) % 7) + 7) % 7
}

/** Whether the rate sells a departure on this day. */
export function sailsOn(rate: WeeklySailing, day: string): boolean {
  return departuresOf(rate, day, 1)[0] === day
}

export type ClosingState = 'open' | 'closing' | 'closed'

export interface SailingCutOffsOptions extends Pick<TimeCutOffsOptions, 'rule' | 'calendar' | 'known' | 'closesOn'> {
  /** Day of departure, or its local time if that is known. */
  readonly etd: string
}

/** The cut-offs of one sailing, from the rule of its terminal and the closing day of its rate; in order of time. */
export function sailingCutOffs({ etd, ...options }: SailingCutOffsOptions): CutOffTime[] {
  const departure = etd.includes('T') ? etd : `${etd}T${options.rule.departure}`
  return timeCutOffs(departure, { ...options, travelHours: 0, stuffingHours: 0 })
    .filter(({ step }) => bookingCutOffs.includes(step as BookingCutOff))
    .toSorted((one, other) => one.at.localeCompare(other.at))
}

/** Local time after which no container is accepted: the earlier of CY and customs cut-off. */
export function closingOf(cutOffs: readonly CutOffTime[]): string | undefined {
  return cutOffs.find(({ step }) => step === 'cy' || step === 'customs')?.at
}

interface ClosingStateOptions {
  /** Current local time at the port. */
  readonly now: string
  /** A booking this close to the first of the closings comes late. */
  readonly closingHours: number
}

/** Whether a sailing with these cut-offs can still be booked; one without a closing is always open. */
export function closingStateOf(cutOffs: readonly CutOffTime[], { now, closingHours }: ClosingStateOptions): ClosingState {
  const closing = closingOf(cutOffs)
  if (closing === undefined) return 'open'
  if (closing < now) return 'closed'
  return hoursBetween(now, closing) < closingHours || cutOffs.some(({ at }) => at < now) ? 'closing' : 'open'
}
