import { describe, expect, it } from 'vitest'
import { fitPower, isWithin, perFactorTen, project } from './fit.ts'

const at = (size: number, median: number) => ({ size, median, runs: 1 })
const line = (of: (size: number) => number) => [10, 100, 1_000, 10_000].map((size) => at(size, of(size)))

describe('the fit of a growth curve', () => {
  it('finds factor and exponent of a power', () => {
    const fit = fitPower(line((size) => 3 * size ** 1.5))
    expect(fit?.factor).toBeCloseTo(3)
    expect(fit?.exponent).toBeCloseTo(1.5)
    expect(fit?.lastExponent).toBeCloseTo(1.5)
  })

  it('shows at the end the growth that a fixed cost hides before', () => {
    const fit = fitPower(line((size) => 500 + size))
    expect(fit?.exponent).toBeLessThan(0.5)
    expect(fit?.lastExponent).toBeGreaterThan(0.8)
  })

  it('has nothing to say about a single point', () => {
    expect(fitPower([at(10, 1)])).toBeUndefined()
    expect(isWithin({ points: [at(10, 1)], unit: 'ms', allowed: 'linear' })).toBeUndefined()
  })

  it('says how many times as much ten times the size takes', () => {
    expect(perFactorTen({ exponent: 1 })).toBe(10)
  })
})

describe('the limit of a growth curve', () => {
  const linear = line((size) => size / 10)
  const quadraticAtLast = line((size) => 1e6 + size ** 2)

  it.each([
    ['a logarithm as a search', line((size) => Math.log2(size) + 4), 'logarithmic', true],
    ['a scan as a search', linear, 'logarithmic', false],
    ['linear work', linear, 'linear', true],
    ['a square that begins late', quadraticAtLast, 'linear', false],
  ] as const)('judges %s', (_, points, allowed, expected) => {
    expect(isWithin({ points, unit: 'ms', allowed })).toBe(expected)
  })

  it('accepts that more requests are answered, and not that fewer are', () => {
    expect(isWithin({ points: linear, unit: '/s', allowed: 'logarithmic' })).toBe(true)
    expect(isWithin({ points: line((size) => 1 / size), unit: '/s', allowed: 'logarithmic' })).toBe(false)
  })
})

it('projects from the last point with the steeper exponent', () => {
  expect(project({ points: line((size) => size * 2), unit: 'ms' }, 100_000)).toBeCloseTo(200_000)
  expect(project({ points: line((size) => 500 + size), unit: 'ms' }, 100_000)).toBeGreaterThan(60_000)
  // Fewer requests for each second, never more.
  expect(project({ points: line((size) => size), unit: '/s' }, 100_000)).toBeCloseTo(10_000)
})
