import { expect, it } from 'vitest'
import type { CurveResult, CurveUnit } from './curve.ts'
import { computeNeeds, describeNeeds } from './needs.ts'

/** A line through the two points; `where` as measured on PostgreSQL. */
function line(what: string, unit: CurveUnit, ...points: readonly (readonly [number, number])[]) {
  const drawn = points.map(([size, median]) => ({ size, median, runs: 1 }))
  return { what, where: 'PostgreSQL 15', unit, allowed: 'linear' as const, points: drawn }
}

const curve = (name: string, series: CurveResult['series']): CurveResult => ({ name, title: name, axis: name, how: '', series })
const embedded = { ...line('tables', 'MB', [1, 9], [10, 90]), where: 'embedded' }

const curves = [
  curve('rates', [line('page of a lane', 'ms', [100_000, 2], [1_000_000, 3]), line('table', 'MB', [100_000, 200], [1_000_000, 2_000])]),
  curve('orders', [embedded, line('tables', 'MB', [100_000, 200], [1_000_000, 2_000])]),
  curve('events', [line('an event recorded', 'ms', [1_000, 4], [10_000, 4]), line('table', 'MB', [1_000, 1], [10_000, 10])]),
  curve('people', [line('answered', '/s', [1, 100], [10, 400], [100, 300]), line('memory', 'MB', [1, 250], [100, 350])]),
]

it('computes what a large portal needs from PostgreSQL, measured or projected', () => {
  const needs = computeNeeds(curves)
  // 100,000 companies with 12 orders a year, for three years.
  expect(needs.orders).toBe(3_600_000)
  expect(needs.gigabytes.orders).toBeCloseTo(7.2)
  expect(needs.gigabytes.events).toBeCloseTo(72)
  expect(needs.gigabytes.rates).toBe(2)
  // 10,000 people with 4 requests a minute; half of the 400 that a process answers at best.
  expect(needs.perSecond).toBeCloseTo(666.67)
  expect(needs.eachPerSecond).toBe(200)
  expect(needs.processes).toBe(4)
  expect(needs.searchMs).toBe(3)
  expect(needs.processMb).toBe(350)
})

it('says which curves are missing', () => {
  expect(describeNeeds(curves.slice(0, 2))).toContain('events, people')
})
