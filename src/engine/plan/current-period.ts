import type { PageBundle } from '#config'
import { addDays, dayMs } from '#rules'

export interface CurrentPeriod {
  readonly from: string
  readonly to: string
}

/** What a page announces, or its current round: before the first round that one, after the end the last one. */
export function currentPeriod({ from, to, roundDays }: NonNullable<PageBundle['page']['period']>, today: string): CurrentPeriod {
  if (roundDays === undefined) return { from, to }
  const day = today < from ? from : today > to ? to : today
  const rounds = Math.floor((Date.parse(day) - Date.parse(from)) / dayMs / roundDays)
  const first = addDays(from, rounds * roundDays)
  const last = addDays(first, roundDays - 1)
  return { from: first, to: last < to ? last : to }
}
