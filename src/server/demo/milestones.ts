/** When the milestones of demo orders are reached: as planned, and occasionally a day late. */
import { addDays } from '#rules'
import type { GivenMilestone } from '../orders/order/index.ts'
import type { BookingFact } from './demo-documents.ts'
import type { StoryEnd } from './life-story.ts'
import type { Random } from './random.ts'
import type { SailingTimes } from './timetable.ts'

export interface ListMilestonesOptions {
  readonly start: string
  readonly lasts: number
  readonly today: string
  readonly end: StoryEnd
  /** Those that complete an order of the type. */
  readonly completing: readonly string[]
  readonly random: Random
  readonly sailing?: Pick<SailingTimes, 'departed' | 'arrived'> | null
}

/** One in this many orders is late from the start. */
const lateShare = 0.15

/** Events up to yesterday, and the time of the next expected one; an order in progress still lacks the last step. */
export function listMilestones(
  { milestones }: BookingFact,
  { start, lasts, today, end: storyEnd, completing, random, sailing }: ListMilestonesOptions,
): GivenMilestone[] {
  const complete = storyEnd === 'completed'
  const last = milestones.findLastIndex(({ milestone }) => completing.includes(milestone))
  // A completed order has no events after its completion day.
  const isLate = !complete && random.next() < lateShare ? random.between(1, 2) : 0
  const late = sailing ? 0 : isLate
  const end = addDays(start, lasts)
  const landed = onShip(sailing, 'arrival')?.day
  const dated = milestones.map(({ milestone, from, days }, index) => {
    const planned = addDays(from === 'start' ? start : end, days + (days < 0 ? 0 : late))
    const day = from === 'end' && landed !== undefined && landed >= planned ? addDays(landed, 1) : planned
    return onShip(sailing, milestone) ?? { milestone, day, at: `${day}T${String(4 + index).padStart(2, '0')}:30:00Z` }
  })
  const happened = dated.filter(({ day }, index) => day < today && (complete || index < last))
  const actual = happened.map(({ milestone, at }) => ({ milestone, classifier: 'ACT' as const, at }))
  const expected = dated[happened.length]
  const estimated =
    !complete && expected && happened.length > 0 ? [{ milestone: expected.milestone, classifier: 'EST' as const, at: expected.at }] : []
  return [...actual, ...estimated]
}

/** Orders leave and arrive when their ship does. */
function onShip(sailing: ListMilestonesOptions['sailing'], milestone: string) {
  const moment = milestone === 'departure' ? sailing?.departed : milestone === 'arrival' ? sailing?.arrived : undefined
  if (moment === undefined) return undefined
  const at = `${new Date(moment).toISOString().slice(0, 19)}Z`
  return { milestone, day: at.slice(0, 10), at }
}
