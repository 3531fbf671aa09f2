import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = Date.parse('2026-11-21T08:00:00Z')

it('gives the two largest units', () => {
  expect(timeLeft('2026-11-23T13:30:00Z', now)).toEqual({
    passed: false,
    parts: [
      { unit: 'days', count: 2 },
      { unit: 'hours', count: 5 },
    ],
    hours: 53,
  })
  expect(timeLeft('2026-11-21T08:45:00Z', now)?.parts).toEqual([{ unit: 'minutes', count: 45 }])
  expect(timeLeft('2026-11-23T08:00:00Z', now)?.parts).toEqual([{ unit: 'days', count: 2 }])
})

it('says how long ago the moment was', () => {
  expect(timeLeft('2026-11-21T05:50:00Z', now)).toEqual({
    passed: true,
    parts: [
      { unit: 'hours', count: 2 },
      { unit: 'minutes', count: 10 },
    ],
    hours: -2,
  })
  expect(timeLeft('2026-11-21T08:00:00Z', now)?.parts).toEqual([{ unit: 'minutes', count: 0 }])
  expect(timeLeft('soon', now)).toBeUndefined()
})
