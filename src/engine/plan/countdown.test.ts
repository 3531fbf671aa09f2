import { expect, test } from 'vitest'
import { countDown } from './countdown.ts'

const days = { from: '2026-12-01', to: '2026-12-31', zone: 'Asia/Shanghai' }
const at = (text: string) => Date.parse(text)

test('counts down to the first day, then to the end of the last', () => {
  expect(countDown(days, at('2026-11-29T22:30:00+08:00'))).toEqual({ state: 'ahead', days: 1, hours: 1, minutes: 30 })
  expect(countDown(days, at('2026-12-01T00:00:00+08:00'))).toEqual({ state: 'running', days: 31, hours: 0, minutes: 0 })
  expect(countDown(days, at('2026-12-31T20:15:00+08:00'))).toEqual({ state: 'running', days: 0, hours: 3, minutes: 45 })
})

test('the last minute counts, and it is over at midnight in the zone of the days', () => {
  expect(countDown(days, at('2026-12-31T23:59:30+08:00'))).toEqual({ state: 'running', days: 0, hours: 0, minutes: 1 })
  expect(countDown(days, at('2027-01-01T00:00:00+08:00'))).toEqual({ state: 'over', days: 0, hours: 0, minutes: 0 })
  expect(countDown({ ...days, zone: 'Europe/London' }, at('2027-01-01T00:00:00+08:00'))?.state).toBe('running')
})

test('without a first day it has begun; a day that does not exist has no countdown', () => {
  expect(countDown({ to: '2026-12-31', zone: 'Asia/Shanghai' }, at('2020-01-01T00:00:00Z'))?.state).toBe('running')
  expect(countDown({ to: '2026-02-30', zone: 'Asia/Shanghai' }, 0)).toBeUndefined()
  expect(countDown({ from: 'soon', to: '2026-12-31', zone: 'Asia/Shanghai' }, 0)).toBeUndefined()
})
