/** The mix of orders in a demo world: how many of each type, how far each has come, and when. */
import { addDays } from '#rules'
import type { BookingFact } from './demo-documents.ts'
import type { StoryEnd } from './life-story.ts'
import type { Random } from './random.ts'

interface MixturePart {
  readonly end: StoryEnd
  /** Percentage of orders that have come this far. */
  readonly share: number
  /** Days since the order, minimum and maximum; for orders in progress, days until the start. */
  readonly days: readonly [number, number]
}

const mixture: readonly MixturePart[] = [
  { end: 'submitted', share: 8, days: [1, 4] },
  { end: 'fees-confirmed', share: 7, days: [1, 5] },
  { end: 'fees-accepted', share: 5, days: [3, 6] },
  { end: 'payment-reported', share: 4, days: [3, 6] },
  { end: 'payment-received', share: 3, days: [3, 7] },
  { end: 'in-process', share: 17, days: [-20, 4] },
  { end: 'completed', share: 48, days: [2, 340] },
  { end: 'cancelled', share: 5, days: [1, 320] },
  { end: 'rejected', share: 3, days: [1, 300] },
]
/** Days that the steps up to generation take at the slowest pace, so that none lies in the future. */
const slowest = 3
/** Orders not yet generated start in two days at the earliest. */
const notice = 2
/** Business grows: of two years' orders, more are recent. */
const growth = 1.2
/** The fractional parts of these multiples spread evenly, alone and together, however few are taken. */
const evenly = [0.7548776662466927, 0.5698402909980532] as const

export interface PlannedOrder {
  readonly booking: BookingFact
  readonly end: StoryEnd
  /** Days ago, within the range of this outcome. */
  readonly days: readonly [number, number]
}

/**
 * How types and outcomes are assigned. If there are enough orders, every second one cycles through all types and outcomes, so
 * that there is one of each.
 */
export function planOrder(
  bookings: readonly BookingFact[],
  { index, count }: { readonly index: number; readonly count: number },
): PlannedOrder {
  const cells = bookings.length * mixture.length
  const cell = index / 2
  if (count >= 2 * cells && Number.isInteger(cell) && cell < cells) {
    const part = mixture[cell % mixture.length]
    const booking = bookings[Math.floor(cell / mixture.length)]
    if (part && booking) return { booking, ...part }
  }
  return {
    booking: shareOut(bookings, fraction(index * evenly[0])),
    ...shareOut(mixture, fraction(index * evenly[1])),
  }
}

export interface Days {
  /** When it was ordered. */
  readonly placed: string
  /** Start date, such as departure. */
  readonly start: string
}

export interface PlaceInTimeOptions {
  readonly today: string
  readonly random: Random
  /** From start to end, and from then to the last milestone. */
  readonly lasts: number
  readonly after: number
}

export function placeInTime(planned: PlannedOrder, options: PlaceInTimeOptions): Days {
  const days = drawDays(planned, options)
  const { since } = planned.booking
  // Before then there was no tariff: its first orders were all placed on that day.
  return since === undefined || days.placed >= since
    ? days
    : { placed: since, start: later(days.start, addDays(since, planned.booking.lead[0])) }
}

function drawDays({ booking, end, days }: PlannedOrder, { today, random, lasts, after }: PlaceInTimeOptions): Days {
  const [least, most] = days
  const lead = random.between(...booking.lead)
  if (end === 'in-process') {
    // The start may date back as far as the whole duration, so that orders are at any stage.
    const start = addDays(today, random.between(-Math.min(-least, lasts + after), most))
    return { start, placed: earlier(addDays(start, -lead), addDays(today, -slowest)) }
  }
  const ago = least + Math.floor((most - least) * random.next() ** growth)
  if (end === 'completed') {
    const start = addDays(today, -ago - lasts - after)
    return { start, placed: addDays(start, -lead) }
  }
  const placed = addDays(today, -ago)
  const start = addDays(placed, lead)
  return { placed, start: end === 'cancelled' || end === 'rejected' ? start : later(start, addDays(today, notice)) }
}

function shareOut<T extends { readonly share: number }>(parts: readonly T[], at: number): T {
  let rest = at * parts.reduce((sum, { share }) => sum + share, 0)
  for (const part of parts) {
    rest -= part.share
    if (rest < 0) return part
  }
  throw new Error('There are no shares to choose from.')
}

function fraction(value: number): number {
  return value - Math.floor(value)
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
