import { expect, test } from 'vitest'
import { groupSize, groupsBetween, groupsOf, roomOf } from './window-groups.ts'

const heights = {
  measured: new Map([
    [1, 300],
    [5, 100],
  ]),
  estimate: 200,
}

test('finds groups near the window by measured heights, and by the mean height for the others', () => {
  // Row tops: 0, 200, 500, 700, 900, 1100, 1200, 1400 ...
  expect(groupsBetween(heights, 100, 0, 100)).toEqual({ first: 0, end: 1 })
  expect(groupsBetween(heights, 100, 210, 510)).toEqual({ first: 1, end: 3 })
  expect(groupsBetween(heights, 100, 1150, 1150)).toEqual({ first: 5, end: 6 })
  expect(groupsBetween(heights, 100, 1210, 1410)).toEqual({ first: 6, end: 8 })
  expect(groupsBetween(heights, 100, -500, 1e9)).toEqual({ first: 0, end: 100 })
})

test('the heights of the rendered rows and of the space around them add up to the whole', () => {
  const whole = roomOf(heights, { first: 0, end: 100 })
  expect(whole).toBe(100 * 200 + 100 - 100)
  const { first, end } = groupsBetween(heights, 100, 600, 1300)
  const parts = [
    { first: 0, end: first },
    { first, end },
    { first: end, end: 100 },
  ]
  expect(parts.reduce((sum, span) => sum + roomOf(heights, span), 0)).toBe(whole)
  expect(groupsOf(groupSize * 2 + 1)).toBe(3)
})
