import { expect, it } from 'vitest'
import { drawBars } from './draw-bars.ts'

it('scales bars to the largest value and marks the best', () => {
  expect(drawBars(['2000', '500'], 'least')).toEqual([
    { percent: 100, isBest: false },
    { percent: 25, isBest: true },
  ])
  expect(drawBars([1, 3], 'most').map((bar) => bar?.isBest)).toEqual([false, true])
  expect(drawBars([1, 3]).map((bar) => bar?.isBest)).toEqual([false, false])
})

it('has no bar for a missing value, and does not mark a single one', () => {
  expect(drawBars([undefined, '4', ''], 'least')).toEqual([undefined, { percent: 100, isBest: false }, undefined])
})

it('draws zeros without dividing by zero', () => {
  expect(drawBars(['0', '0'])).toEqual([
    { percent: 0, isBest: false },
    { percent: 0, isBest: false },
  ])
})
