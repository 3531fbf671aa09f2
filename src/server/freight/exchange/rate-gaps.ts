/** Days on which a currency has no rate. Pure. */
import { addDays } from '#rules'

export interface RatePeriod {
  readonly currency: string
  readonly from: string
  /** Default: until the next one starts, or indefinitely. */
  readonly to: string | null
}

export interface RateGap<Currency extends string = string> {
  readonly currency: Currency
  readonly from: string
  readonly to: string | null
}

/** Gaps from the given day on; a currency without any rate is one open-ended gap. */
export function findRateGaps<Currency extends string>(
  periods: readonly RatePeriod[],
  currencies: readonly Currency[],
  since: string,
): RateGap<Currency>[] {
  return currencies.flatMap((currency) =>
    gapsOf(
      currency,
      periods.filter((period) => period.currency === currency),
      since,
    ),
  )
}

function gapsOf<Currency extends string>(currency: Currency, periods: readonly RatePeriod[], since: string): RateGap<Currency>[] {
  const gaps: RateGap<Currency>[] = []
  let next = since
  for (const { from, to } of periods.toSorted((left, right) => left.from.localeCompare(right.from))) {
    if (to !== null && to < next) continue
    if (from > next) gaps.push({ currency, from: next, to: addDays(from, -1) })
    if (to === null) return gaps
    next = addDays(to, 1)
  }
  return [...gaps, { currency, from: next, to: null }]
}

export interface Overlapping {
  readonly from: string
  readonly to: string | null
}

/**
 * An existing period that a new one must not overlap. An open-ended one is shortened by a later one; one with an end is fixed.
 */
export function findOverlap<Known extends Overlapping>(wanted: Overlapping, known: readonly Known[]): Known | undefined {
  return known.find(({ from, to }) => {
    if (to === null) return wanted.to !== null && from > wanted.from && from <= wanted.to
    return wanted.from <= to && (wanted.to === null ? wanted.from >= from : wanted.to >= from)
  })
}
