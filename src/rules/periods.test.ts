import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import cases from './periods.cases.json' with { type: 'json' }
import { choosePeriod, listChanges, readMoment, valueAt, writeMoment } from './periods.ts'

const shanghai = 'Asia/Shanghai'
const at = (text: string): number => Date.parse(text)

describe('a moment', () => {
  it.each(cases.moments)('is read from $what', ({ text, zone, at: expected }) => {
    const moment = readMoment(text, zone)
    expect(moment.ok && new Date(moment.at).toISOString()).toBe(expected)
  })

  it.each(cases.faults)('is rejected for $what', ({ text, zone, fault }) => {
    expect(readMoment(text, zone)).toMatchObject({ ok: false, fault })
  })

  it('is formatted as it was parsed', () => {
    for (const { text, zone } of cases.moments.filter((moment) => moment.zone !== undefined && moment.text.includes('T'))) {
      const moment = readMoment(text, zone)
      expect(moment.ok && writeMoment(moment.at, zone)).toBe(text)
    }
    expect(writeMoment(at('2027-01-01T00:00:30Z'), undefined)).toBe('2027-01-01T00:00:30Z')
  })
})

const fee = {
  id: 'THC',
  $periods: [
    { id: 'old', to: '2028-02-29T00:00', zone: shanghai, price: '755' },
    { id: 'leap', from: '2028-02-29T00:00', to: '2028-03-01T00:00', zone: shanghai, price: '760' },
    { id: 'new', from: '2028-03-01T00:00', zone: shanghai, prices: { '20GP': '780' } },
  ],
}

describe('a value with periods', () => {
  it('is the value of the current period, from its first millisecond to the last before its end', () => {
    expect(valueAt(fee, at('2028-02-28T15:59:59.999Z'))).toEqual({ id: 'THC', price: '755' })
    expect(valueAt(fee, at('2028-02-28T16:00:00.000Z'))).toEqual({ id: 'THC', price: '760' })
    expect(valueAt(fee, at('2028-02-29T15:59:59.999Z'))).toEqual({ id: 'THC', price: '760' })
    expect(valueAt(fee, at('2028-02-29T16:00:00.000Z'))).toEqual({ id: 'THC', prices: { '20GP': '780' } })
    expect(valueAt(fee, at('1990-01-01T00:00:00Z'))).toEqual({ id: 'THC', price: '755' })
  })

  it('is found anywhere, even inside a period', () => {
    const text = {
      $periods: [
        { id: 'on', from: '2027-01-01', zone: shanghai, zh: 'b' },
        { id: 'off', to: '2027-01-01', zone: shanghai, zh: 'a' },
      ],
    }
    const document = { lines: [{ label: text }, { $periods: [{ id: 'all', label: text }] }] }
    expect(valueAt(document, at('2026-12-31T15:59:59Z'))).toEqual({ lines: [{ label: { zh: 'a' } }, { label: { zh: 'a' } }] })
    expect(valueAt(document, at('2026-12-31T16:00:00Z'))).toEqual({ lines: [{ label: { zh: 'b' } }, { label: { zh: 'b' } }] })
  })

  it('is the same between two of its changes', () => {
    const changes = listChanges(fee)
    expect(changes.map((change) => new Date(change).toISOString())).toEqual(['2028-02-28T16:00:00.000Z', '2028-02-29T16:00:00.000Z'])
    assert(
      property(integer({ min: at('2027-01-01T00:00:00Z'), max: at('2029-01-01T00:00:00Z') }), (instant) => {
        const since = changes.findLast((change) => change <= instant) ?? 0
        expect(valueAt(fee, instant)).toEqual(valueAt(fee, since))
      }),
    )
    expect(listChanges({ a: [{ b: 1 }, null] })).toEqual([])
  })

  it('is the same value if it has no periods', () => {
    const plain = { a: [{ b: 1 }, null], c: 'd' }
    expect(valueAt(plain, 0)).toBe(plain)
  })

  it('keeps the last value if there is a gap between periods', () => {
    const periods = [
      { from: 10, to: 20 },
      { from: 30, to: 40 },
    ]
    expect([5, 10, 20, 25, 30, 40].map((instant) => choosePeriod(periods, instant))).toEqual([0, 0, 0, 0, 1, 1])
  })
})

describe('any instant', () => {
  const zones = ['Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'UTC']
  const minute = 60_000
  const instant = integer({ min: at('1990-01-01T00:00Z') / minute, max: at('2050-01-01T00:00Z') / minute }).map(
    (minutes) => minutes * minute,
  )

  it('survives conversion to the local time of any zone and back, unless that time is ambiguous', () => {
    assert(
      property(instant, constantFrom(...zones), (when, zone) => {
        const moment = readMoment(writeMoment(when, zone), zone)
        if (moment.ok) expect(moment.at).toBe(when)
        else expect(moment).toMatchObject({ fault: 'twice' })
        expect(Math.abs((moment.at ?? 0) - when)).toBeLessThanOrEqual(60 * minute)
      }),
      { numRuns: 2_000 },
    )
  })

  it('lies in exactly one of several consecutive periods, whatever zones they are written in', () => {
    const boundaries = array(tuple(instant, constantFrom(...zones)), { minLength: 1, maxLength: 6 })
    assert(
      property(boundaries, instant, (changes, when) => {
        const sorted = [...new Map(changes).entries()].sort(([one], [other]) => one - other)
        // A period has one zone for both ends; for an ambiguous local time the offset is written instead.
        const $periods = [...sorted, undefined].map((end, index) => {
          const start = sorted[index - 1]
          const zone = start?.[1] ?? 'UTC'
          const isClear = [start, end].every((side) => side === undefined || readMoment(writeMoment(side[0], zone), zone).ok)
          const write = (side: [number, string]) => writeMoment(side[0], isClear ? zone : undefined)
          return {
            id: `p${index}`,
            value: index,
            ...(isClear ? { zone } : {}),
            ...(start && { from: write(start) }),
            ...(end && { to: write(end) }),
          }
        })
        expect(valueAt({ $periods }, when)).toEqual({ value: sorted.filter(([moment]) => moment <= when).length })
      }),
    )
  })
})
