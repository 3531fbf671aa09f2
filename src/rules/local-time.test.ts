import { expect, test } from 'vitest'
import { readLocalTime, writeLocalTime } from './local-time.ts'

const at = Date.parse('2026-11-26T00:30:00Z')

test.each([
  ['Asia/Shanghai', '2026-11-26T08:30:00+08:00', { day: '2026-11-26', time: '08:30', zone: 'UTC+8' }],
  ['America/Los_Angeles', '2026-11-25T16:30:00-08:00', { day: '2026-11-25', time: '16:30', zone: 'UTC\u22128' }],
  ['Asia/Kolkata', '2026-11-26T06:00:00+05:30', { day: '2026-11-26', time: '06:00', zone: 'UTC+5:30' }],
  ['Europe/London', '2026-11-26T00:30:00+00:00', { day: '2026-11-26', time: '00:30', zone: 'UTC' }],
])('an instant on the clock of %s', (zone, text, parts) => {
  expect(writeLocalTime(at, zone)).toBe(text)
  expect(Date.parse(text)).toBe(at)
  expect(readLocalTime(text)).toEqual(parts)
})

test('follows daylight saving', () => {
  expect(writeLocalTime(Date.parse('2026-07-01T07:00:00Z'), 'America/Los_Angeles')).toBe('2026-07-01T00:00:00-07:00')
})

test('other text is no time', () => {
  expect(readLocalTime('2026-11-26')).toBeUndefined()
  expect(readLocalTime('2026-11-26T08:30:00')).toBeUndefined()
})
