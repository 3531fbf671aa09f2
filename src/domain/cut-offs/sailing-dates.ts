/** The dates of a weekly sailing: when it departs and closes, and which of its cut-offs are near or past. */
import { addDays } from '#rules'
import { type PlanCutOffsOptions, type PlannedCutOff, planCutOffs } from './plan-cut-offs.ts'

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
  const departures: string[] = []
  for (let day = etd; day <= validTo && departures.length < most; day = addDays(day, 1)) {
    const sails = day === etd || sailingDays.includes(weekdayOf(day))
    if (sails && day >= from) departures.push(day)
  }
  return departures
}

/** Whether the rate sells a departure on this day. */
export function sailsOn(rate: WeeklySailing, day: string): boolean {
  return departuresOf(rate, day, 1)[0] === day
}

export type ClosingState = 'open' | 'closing' | 'closed'

export interface SailingCutOffsOptions extends Pick<PlanCutOffsOptions, 'rule' | 'calendar' | 'now' | 'known' | 'closesOn'> {
  /** Day of departure, or its local time if that is known. */
  readonly etd: string
  /** A booking this close to the first of the closings comes late. */
  readonly closingHours: number
}

export interface SailingCutOffs {
  readonly cutOffs: readonly PlannedCutOff[]
  readonly state: ClosingState
  /** Local time after which no container is accepted: the earlier of CY and customs cut-off. */
  readonly closesAt?: string
}

/** The cut-offs of one sailing, from the rule of its terminal and the closing day of its rate; in order of time. */
export function sailingCutOffs({ etd, closingHours, ...options }: SailingCutOffsOptions): SailingCutOffs {
  const departure = etd.includes('T') ? etd : `${etd}T${options.rule.departure}`
  const plan = planCutOffs({ ...options, etd: departure, travelHours: 0, stuffingHours: 0, soonHours: closingHours })
  const cutOffs = (plan?.steps ?? []).filter(({ step }) => bookingCutOffs.includes(step as BookingCutOff))
  const closing = cutOffs.find(({ step }) => step === 'cy' || step === 'customs')
  if (!closing) return { cutOffs, state: 'open' }
  return { cutOffs, state: stateOf(cutOffs, closing, closingHours), closesAt: closing.at }
}

function stateOf(cutOffs: readonly PlannedCutOff[], closing: PlannedCutOff, closingHours: number): ClosingState {
  if (closing.state === 'passed') return 'closed'
  const isNear = closing.slackHours < closingHours || cutOffs.some(({ state }) => state === 'passed')
  return isNear ? 'closing' : 'open'
}
