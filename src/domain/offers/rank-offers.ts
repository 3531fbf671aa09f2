/** Ranks offers: the cheapest, the fastest and the best. Calculated exactly, so that rounding never changes the rank. */
import { addDecimals, compareDecimals, multiplyDecimals } from '#rules'

export type RankedOffer = {
  readonly id: string
  /** Total in one currency for all; absent if a price is missing. */
  readonly total?: string | undefined
  /** Transit days; absent if unknown. */
  readonly days?: number | undefined
}

export type OfferMarks = {
  readonly cheapest: boolean
  readonly fastest: boolean
  readonly best: boolean
}

/**
 * Best is the minimum of price and days, each relative to its minimum, weighted by the given percentage for the price. Offers
 * without a price are never cheapest or best, and a single offer is not ranked. Equal offers share a mark.
 */
export function rankOffers(offers: readonly RankedOffer[], priceWeight: number): ReadonlyMap<string, OfferMarks> {
  const priced = offers.flatMap(({ id, total }) => (total === undefined ? [] : [{ id, value: total }]))
  const timed = offers.flatMap(({ id, days }) => (days === undefined ? [] : [{ id, value: String(days) }]))
  const both = offers.flatMap(({ id, total, days }) =>
    total === undefined || days === undefined ? [] : [{ id, total, days: String(days) }],
  )
  const leastTotal = leastOf(both.map(({ total }) => total))
  const leastDays = leastOf(both.map(({ days }) => days))
  // total / leastTotal * weight + days / leastDays * rest, times both minima: the same order without division.
  const scores = both.map(({ id, total, days }) => ({
    id,
    value: addDecimals(
      multiplyDecimals(multiplyDecimals(total, leastDays), String(priceWeight)),
      multiplyDecimals(multiplyDecimals(days, leastTotal), String(100 - priceWeight)),
    ),
  }))
  const [cheapest, fastest, best] = [priced, timed, scores].map(idsOfLeast)
  return new Map(
    offers.map(({ id }) => [
      id,
      { cheapest: cheapest?.has(id) ?? false, fastest: fastest?.has(id) ?? false, best: best?.has(id) ?? false },
    ]),
  )
}

type Valued = {
  readonly id: string
  readonly value: string
}

function idsOfLeast(values: readonly Valued[]): ReadonlySet<string> {
  if (values.length < 2) return new Set()
  const least = leastOf(values.map(({ value }) => value))
  return new Set(values.filter(({ value }) => compareDecimals(value, least) === 0).map(({ id }) => id))
}

function leastOf(values: readonly string[]): string {
  return values.reduce((least, value) => (compareDecimals(value, least) < 0 ? value : least), values[0] ?? '0')
}
