import { describe, expect, test } from 'vitest'
import type { CutOffRule } from './plan-cut-offs.ts'
import {
  closingDayOf,
  closingOf,
  closingStateOf,
  departuresOf,
  type SailingCutOffsOptions,
  sailingCutOffs,
  sailsOn,
} from './sailing-dates.ts'

const rule: CutOffRule = {
  departure: '18:00',
  closing: 'customs',
  steps: [
    { step: 'etb', before: 'etd', hours: 18 },
    { step: 'customs', before: 'etb', hours: 12 },
    { step: 'cy', before: 'etb', hours: 24 },
    { step: 'vgm', before: 'cy', hours: 4 },
    { step: 'si', before: 'etd', days: 2, at: '12:00', closes: '17:00', workingDays: true },
  ],
}
const base: SailingCutOffsOptions = {
  rule,
  calendar: { holidays: new Set(), workdays: new Set() },
  etd: '2026-11-26',
}
const timesOf = (options: Partial<SailingCutOffsOptions>) =>
  Object.fromEntries(sailingCutOffs({ ...base, ...options }).map(({ step, at }) => [step, at]))

describe('closing days', () => {
  test.each([
    ['a Monday before a Thursday', '2026-11-26', ['1'], '2026-11-23'],
    ['over the end of a week', '2026-11-23', ['5'], '2026-11-20'],
    ['over the end of a year', '2027-01-01', ['3'], '2026-12-30'],
    ['the nearest of several', '2026-11-26', ['1', '3'], '2026-11-25'],
    ['the same weekday, a week earlier', '2026-11-26', ['4'], '2026-11-19'],
  ])('%s', (_, etd, closingDays, day) => expect(closingDayOf(etd, closingDays)).toBe(day))

  test('a rate without closing days has none', () => expect(closingDayOf('2026-11-26', [])).toBeUndefined())
})

describe('departures of a rate', () => {
  const rate = { etd: '2026-11-26', sailingDays: ['4'], validTo: '2026-12-14' }

  test('are weekly, from its own to its last valid day', () => {
    expect(departuresOf(rate, '2026-11-20', 9)).toEqual(['2026-11-26', '2026-12-03', '2026-12-10'])
    expect(departuresOf(rate, '2026-11-27', 1)).toEqual(['2026-12-03'])
    expect(departuresOf({ ...rate, sailingDays: [] }, '2026-11-20', 9)).toEqual(['2026-11-26'])
  })

  test.each([
    ['2026-11-26', true],
    ['2026-11-27', false],
    ['2026-11-19', false],
    ['2026-12-10', true],
    ['2026-12-17', false],
  ])('%s: %s', (day, sails) => expect(sailsOn(rate, day)).toBe(sails))
})

describe('cut-offs of a sailing', () => {
  test('follow the terminal if the rate names no closing day', () => {
    expect(timesOf({})).toEqual({
      si: '2026-11-24T12:00',
      vgm: '2026-11-24T20:00',
      cy: '2026-11-25T00:00',
      customs: '2026-11-25T12:00',
    })
  })

  test('move with the closing day, and the SI to the working day before', () => {
    expect(timesOf({ closesOn: '2026-11-23' })).toEqual({
      si: '2026-11-20T17:00',
      vgm: '2026-11-22T20:00',
      cy: '2026-11-23T00:00',
      customs: '2026-11-23T12:00',
    })
  })

  test('a closing day later than usual moves them back', () => {
    expect(timesOf({ closesOn: '2026-11-26' }).customs).toBe('2026-11-26T12:00')
  })

  test('published times replace calculated ones without moving the others', () => {
    expect(timesOf({ closesOn: '2026-11-23', known: { customs: '2026-11-24T10:00' } })).toMatchObject({
      customs: '2026-11-24T10:00',
      cy: '2026-11-23T00:00',
    })
  })

  const cutOffs = sailingCutOffs({ ...base, closesOn: '2026-11-23' })

  test.each([
    ['2026-11-18T09:00', 'open'],
    ['2026-11-19T23:59', 'open'],
    ['2026-11-21T00:30', 'closing'],
    ['2026-11-23T00:00', 'closing'],
    ['2026-11-23T00:30', 'closed'],
    ['2026-11-24T09:00', 'closed'],
  ] as const)('at %s the sailing is %s', (now, state) => {
    expect(closingStateOf(cutOffs, { now, closingHours: 48 })).toBe(state)
  })

  test('closes with the earlier of CY and customs cut-off; without them it stays open', () => {
    expect(closingOf(cutOffs)).toBe('2026-11-23T00:00')
    expect(closingOf([])).toBeUndefined()
    expect(closingStateOf([], { now: '2026-11-30T00:00', closingHours: 48 })).toBe('open')
  })

  test('a passed SI cut-off makes the booking late, however far the closing is', () => {
    expect(closingStateOf(cutOffs, { now: '2026-11-20T18:00', closingHours: 1 })).toBe('closing')
  })
})
