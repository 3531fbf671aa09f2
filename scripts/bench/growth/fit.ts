/** Fits `median = factor * size ^ exponent` by least squares on the logarithms, so that every power of ten counts the same. */
import type { Point, Series } from './curve.ts'

export interface Fit {
  readonly factor: number
  /** 0: constant, 1: linear, 2: quadratic. */
  readonly exponent: number
  /** The exponent between the last two points: a fixed cost hides the growth of small sizes. */
  readonly lastExponent: number
}

type Measured = Pick<Point, 'size' | 'median'>

/** Undefined with fewer than two points. Values of zero, such as a time below the clock's resolution, count as very small. */
export function fitPower(points: readonly Measured[]): Fit | undefined {
  const logs = points.map(({ size, median }) => [Math.log(size), Math.log(Math.max(median, smallest))] as const)
  const [last, previous] = [logs.at(-1), logs.at(-2)]
  if (!last || !previous) return undefined
  const meanX = meanOf(logs.map(([x]) => x))
  const meanY = meanOf(logs.map(([, y]) => y))
  const spread = logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  const exponent = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread
  return {
    factor: Math.exp(meanY - exponent * meanX),
    exponent,
    lastExponent: (last[1] - previous[1]) / (last[0] - previous[0]),
  }
}

const smallest = 1e-3

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * The value at a larger size: from the last point on, with the steeper of both exponents, because a projection should rather be
 * too high than too low. Of requests for each second, the lower one.
 */
export function project({ points, unit }: Pick<Series, 'points' | 'unit'>, size: number): number | undefined {
  const [fit, last] = [fitPower(points), points.at(-1)]
  if (!fit || !last) return undefined
  const exponents = [fit.exponent, fit.lastExponent]
  const exponent = unit === '/s' ? Math.min(0, ...exponents) : Math.max(0, ...exponents)
  return last.median * (size / last.size) ** exponent
}

/** How many times as much for ten times the size. */
export function perFactorTen({ exponent }: Pick<Fit, 'exponent'>): number {
  return 10 ** exponent
}

/** The larger exponent, over all of the line and at its end; of requests for each second, how fast they fall. */
export function growthOf({ exponent, lastExponent }: Fit, unit: Series['unit']): number {
  return unit === '/s' ? Math.max(-exponent, -lastExponent) : Math.max(exponent, lastExponent)
}

/** The logarithm grows from 10^4 to 10^7 like the power 0.08, from 10 to 1,000 like 0.24; the rest is for noise. */
export const mostExponents = { logarithmic: 0.25, linear: 1.15 } as const

/** Whether the line grows no faster than it may, over all of it and at its end. Undefined without a fit. */
export function isWithin({ points, unit, allowed }: Pick<Series, 'points' | 'unit' | 'allowed'>): boolean | undefined {
  const fit = fitPower(points)
  if (!fit) return undefined
  return growthOf(fit, unit) <= mostExponents[allowed]
}
