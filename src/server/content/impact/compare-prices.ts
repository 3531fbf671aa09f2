/** Compares prices under two releases: how many are dearer or cheaper, and by how much. */
import { compareDecimals, divideDecimals, multiplyDecimals, roundHalfUp, subtractDecimals, sumDecimals } from '#rules'

export interface PricePair {
  readonly brand: string
  readonly orderType: string
  /** Currency of both. */
  readonly currency: string
  readonly before: string
  /** Undefined: there is no price any more. */
  readonly after: string | undefined
}

export interface PriceCounts {
  readonly compared: number
  readonly dearer: number
  readonly cheaper: number
  readonly same: number
  readonly lost: number
}

export interface PriceChange extends PriceCounts {
  readonly brand: string
  readonly orderType: string
  readonly currency: string
  /** Sum of all differences; negative if they are cheaper as a whole. */
  readonly difference: string
  /** The greatest differences, in per cent of the earlier price. */
  readonly greatestRise?: string
  readonly greatestFall?: string
}

export function countPrices(pairs: readonly PricePair[]): PriceCounts {
  const changes = pairs.map(({ before, after }) => (after === undefined ? undefined : compareDecimals(after, before)))
  const countOf = (change: number | undefined) => changes.filter((one) => one === change).length
  return { compared: pairs.length, dearer: countOf(1), cheaper: countOf(-1), same: countOf(0), lost: countOf(undefined) }
}

/** By brand, order type and currency; those without a change are left out. */
export function groupPriceChanges(pairs: readonly PricePair[]): PriceChange[] {
  const groups = Map.groupBy(pairs, ({ brand, orderType, currency }) => [brand, orderType, currency].join(' '))
  const changes = [...groups.values()].flatMap(([first, ...more]) => (first ? [describeGroup(first, [first, ...more])] : []))
  return changes
    .filter(({ compared, same }) => same < compared)
    .sort((left, right) => (`${left.brand} ${left.orderType}` < `${right.brand} ${right.orderType}` ? -1 : 1))
}

function describeGroup({ brand, orderType, currency }: PricePair, pairs: readonly PricePair[]): PriceChange {
  const differences = pairs.flatMap(({ before, after }) =>
    after === undefined ? [] : [{ before, difference: subtractDecimals(after, before) }],
  )
  const shares = differences.filter(({ before }) => compareDecimals(before, '0') > 0).map(percentOf)
  const [lowest, highest] = [shares.reduce(lower, '0'), shares.reduce(higher, '0')]
  return {
    brand,
    orderType,
    currency,
    ...countPrices(pairs),
    difference: sumDecimals(differences.map(({ difference }) => difference)),
    ...(compareDecimals(highest, '0') > 0 ? { greatestRise: highest } : {}),
    ...(compareDecimals(lowest, '0') < 0 ? { greatestFall: lowest } : {}),
  }
}

function percentOf({ before, difference }: { readonly before: string; readonly difference: string }): string {
  // Rounded once more only to write a negative zero as zero.
  return roundHalfUp(divideDecimals(multiplyDecimals(difference, '100'), before, 2), 2)
}

function lower(one: string, other: string): string {
  return compareDecimals(other, one) < 0 ? other : one
}

function higher(one: string, other: string): string {
  return compareDecimals(other, one) > 0 ? other : one
}
