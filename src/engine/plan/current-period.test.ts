import { describe, expect, test } from 'vitest'
import { shippedRelease } from '../../../tests/support/documents.ts'
import { currentPeriod } from './current-period.ts'

const whole = { from: '2026-11-01', to: '2026-12-10' }

describe('the period of a page', () => {
  test('is as declared without rounds', () => {
    expect(currentPeriod(whole, '2026-11-20')).toEqual(whole)
  })

  test.each([
    ['before it begins', '2026-10-01', '2026-11-01', '2026-11-14'],
    ['on the first day', '2026-11-01', '2026-11-01', '2026-11-14'],
    ['on the last day of a round', '2026-11-14', '2026-11-01', '2026-11-14'],
    ['on the next day', '2026-11-15', '2026-11-15', '2026-11-28'],
    ['in the last round, which is shorter', '2026-12-05', '2026-11-29', '2026-12-10'],
    ['once it is over', '2027-03-01', '2026-11-29', '2026-12-10'],
  ])('with rounds is that of the current one %s', (_when, today, from, to) => {
    expect(currentPeriod({ ...whole, roundDays: 14 }, today)).toEqual({ from, to })
  })

  test('of the shipped campaigns ends within eight weeks, on several different days', async () => {
    const { brands, defaultBrand } = await shippedRelease()
    const pages = Object.values(brands[defaultBrand]?.pages.en ?? {})
    const today = '2026-11-29'
    const ends = pages.flatMap(({ page }) => (page.period ? [currentPeriod(page.period, today).to] : []))
    expect(ends.length).toBeGreaterThan(5)
    expect(ends.filter((day) => day < today || day > '2027-01-24')).toEqual([])
    expect(new Set(ends).size).toBeGreaterThan(4)
  })
})
