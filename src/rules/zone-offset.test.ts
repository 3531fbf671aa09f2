import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { isTimeZone, offsetAt } from './zone-offset.ts'

const zones = Intl.supportedValuesOf('timeZone')
const [from, to] = [Date.UTC(1972, 5), Date.UTC(2100, 0)]

/** As `Intl` says it: GMT+05:30, or GMT. */
function offsetOf(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
}

it('is that of Intl, at any instant in any zone', () => {
  assert(
    property(constantFrom(...zones), integer({ min: from, max: to }), (zone, at) => {
      expect(offsetAt(at, zone)).toBe(offsetOf(at, zone))
    }),
    { numRuns: 5_000 },
  )
}, 30_000)

it.each([
  ['America/New_York', '2026-03-08T07:00:00Z'],
  ['Europe/Rotterdam', '2026-10-25T01:00:00Z'],
  ['Europe/Amsterdam', '2026-10-25T01:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
  ['Africa/Casablanca', '2026-02-15T02:00:00Z'],
  // On a Thursday, where the weeks of the table meet.
  ['America/Sao_Paulo', '1985-11-02T03:00:00Z'],
])('changes in %s at the second %s', (zone, text) => {
  const at = Date.parse(text)
  for (const moment of [at - 1000, at - 1, at, at + 1, at + 1000]) {
    expect(offsetAt(moment, zone)).toBe(isTimeZone(zone) ? offsetOf(moment, zone) : 0)
  }
})

it('is 0 without a zone', () => {
  expect(isTimeZone('+08:00')).toBe(false)
  expect(offsetAt(0, 'Mars/Base')).toBe(0)
})
