import { expect, it } from 'vitest'
import { areaOf, simplifyRings } from './simplify-rings.ts'

const square = [
  [0, 0],
  [5, 0.1],
  [10, 0],
  [10, 10],
  [0, 10],
] as const

it('omits points close to the line, and keeps corners', () => {
  expect(simplifyRings([square], { tolerance: 0.5, leastArea: 1 })).toEqual([
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ],
  ])
  expect(simplifyRings([square], { tolerance: 0.05, leastArea: 1 })[0]).toHaveLength(5)
})

it('omits islands that are too small to see', () => {
  expect(areaOf(square)).toBeCloseTo(99.5)
  expect(simplifyRings([square], { tolerance: 0.5, leastArea: 120 })).toEqual([])
})
