import { describe, expect, it } from 'vitest'
import type { CurveResult, Series } from './curve.ts'
import { axisOf, drawGrowth, shareOf } from './draw.ts'

const search: Series = {
  what: 'a page of < 50',
  where: 'PostgreSQL 15',
  unit: 'ms',
  allowed: 'logarithmic',
  points: [
    { size: 10, median: 1, runs: 3 },
    { size: 1_000, median: 100, runs: 3 },
  ],
}
const curve: CurveResult = { name: 'rates', title: 'Rates', axis: 'rates', how: '', series: [search] }

/** Centres of the points; those of the legend are larger. */
function placesIn(svg: string): number[][] {
  return [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="3"/g)].map(([, x, y]) => [Number(x), Number(y)])
}

describe('an axis', () => {
  it('ends at whole powers of ten', () => {
    expect(axisOf([3, 20_000])).toEqual({ from: 0, to: 5 })
    expect(axisOf([650])).toEqual({ from: 2, to: 3 })
    expect(axisOf([0, 0.02, 5])).toEqual({ from: -2, to: 1 })
  })

  it('is logarithmic', () => {
    expect(shareOf(100, { from: 1, to: 3 })).toBeCloseTo(0.5)
  })
})

describe('the picture of growth curves', () => {
  it('puts the first point at the lower left corner, the last at the upper right', () => {
    const [first, last] = placesIn(drawGrowth([curve]))
    expect(first).toEqual([60, 210])
    expect(last).toEqual([440, 40])
  })

  it('says the exponent and the largest value of each line', () => {
    expect(drawGrowth([curve])).toContain('a page of &lt; 50: n^1.00, 100 ms at 1,000')
  })

  it('continues a line to the projected size', () => {
    const svg = drawGrowth([{ ...curve, projectedTo: 100_000 }])
    const projected = /class="line projected" d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1).map(Number)
    const [, last] = placesIn(svg)
    expect(projected).toEqual([...(last ?? []), 440, 40])
  })

  it('draws the same line of a second place thin, in the same colour and without a line in the legend', () => {
    const embedded: Series = { ...search, where: 'embedded' }
    const svg = drawGrowth([{ ...curve, series: [search, embedded] }])
    const looks = [...svg.matchAll(/<path stroke="([^"]+)" class="([^"]+)"/g)].map(([, colour, look]) => [colour, look])
    expect(looks).toEqual([
      ['#3d85c6', 'line'],
      ['#3d85c6', 'line thin'],
    ])
    expect(svg).toContain('PostgreSQL 15; thin: embedded')
    expect(svg.match(/n\^/g)).toHaveLength(1)
  })

  it('gives each unit a panel of its own', () => {
    const bytes: Series = { ...search, what: 'database', unit: 'MB' }
    const titles = [...drawGrowth([{ ...curve, series: [search, bytes] }]).matchAll(/class="name"[^>]*>([^<]+)</g)].map(
      ([, title]) => title,
    )
    expect(titles).toEqual(['Rates, ms', 'Rates, MB'])
  })

  it('draws no number that is none', () => {
    const zero: Series = { ...search, points: [...search.points, { size: 10_000, median: 0, runs: 1 }] }
    expect(drawGrowth([{ ...curve, series: [zero] }])).not.toMatch(/NaN|Infinity|undefined/)
  })
})
