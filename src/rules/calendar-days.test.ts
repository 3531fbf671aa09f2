import { describe, expect, it } from 'vitest'
import { addDays, dayIn } from './calendar-days.ts'

describe('addDays', () => {
  it.each([
    ['2026-11-23', 1, '2026-11-24'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s plus %i days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected))
})

describe('dayIn', () => {
  it('follows the clocks of the time zone', () => {
    const instant = new Date('2026-11-22T16:30:00Z')
    expect(dayIn('Asia/Shanghai', instant)).toBe('2026-11-23')
    expect(dayIn('UTC', instant)).toBe('2026-11-22')
    expect(dayIn('America/Los_Angeles', instant)).toBe('2026-11-22')
  })
})
