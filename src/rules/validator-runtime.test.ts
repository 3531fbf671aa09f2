import { describe, expect, it } from 'vitest'
import { baseFormats } from './formats.ts'
import { createValidatorRuntime } from './validator-runtime.ts'

const runtime = createValidatorRuntime({ even: (value) => value.length % 2 === 0 })

describe('the runtime of compiled validators', () => {
  it('counts characters as people do', () => {
    expect(runtime.ucs2length('浙江')).toBe(2)
    expect(runtime.ucs2length('🚢a')).toBe(2)
  })

  it('leaves non-decimals to the format check', () => {
    expect(runtime.decimal.scale('abc', 2)).toBe(true)
    expect(runtime.decimal.scale('1.234', 2)).toBe(false)
    expect(runtime.decimal.above('0', '0')).toBe(false)
    expect(runtime.decimal.atLeast('0', '0')).toBe(true)
    expect(runtime.decimal.atMost('10.01', '10')).toBe(false)
    expect([runtime.dates.minYear('1970-01-01', 2000), runtime.dates.minYear('2000-01-01', 2000)]).toEqual([false, true])
    expect([runtime.dates.maxYear('9999-12-31T00:00:00Z', 2099), runtime.dates.maxYear('2099-12-31', 2099)]).toEqual([false, true])
    expect(runtime.dates.minYear('yesterday', 2000)).toBe(true)
  })

  it('finds rows that repeat a field', () => {
    expect(runtime.uniqueBy([{ type: 'a' }, { type: 'b' }, {}, {}], 'type')).toBe(true)
    expect(runtime.uniqueBy([{ type: 'a' }, { type: 'a' }], 'type')).toBe(false)
  })

  it('compares JSON by content', () => {
    expect(runtime.equal({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true)
    expect(runtime.equal({ a: 1 }, { b: 1 })).toBe(false)
    expect(runtime.equal([1], { 0: 1 })).toBe(false)
  })

  it('adds the freight formats to its own', () => {
    expect(runtime.formats.even?.('ab')).toBe(true)
    expect(runtime.formats.date).toBe(baseFormats.date)
  })
})

describe('formats', () => {
  it.each([
    ['date', ['2026-02-28', '2024-02-29'], ['2026-02-29', '2026-13-01', '2026-1-1', '0000-01-01', '2026-02-28T00:00:00Z']],
    [
      'date-time',
      ['2026-02-28T23:59:59Z', '2026-02-28T08:00:00.123+08:00'],
      ['2026-02-30T00:00:00Z', '2026-02-28 08:00:00', '2026-02-28T24:00:00Z'],
    ],
    ['time', ['08:00', '23:59:59'], ['24:00', '8:00']],
    [
      'email',
      ['a.b@example.com', 'li+freight@mail.example.cn'],
      ['a@b', 'a b@example.com', '@example.com', 'a..b@example.com', 'a@-x.com'],
    ],
    ['uri-path', ['/workbench/orders', '/'], ['//evil.example', 'https://x', '/a/../b', 'a']],
    ['currency', ['CNY'], ['cny', 'CN', 'CNYY']],
    ['uuid', ['0b8f2f0e-6b1c-4f7a-9a0e-3f2b1c4d5e6f'], ['0b8f2f0e']],
    ['id', ['QS-1_a'], ['', '-a', 'a b', 'a'.repeat(65)]],
  ])('%s', (name, good, bad) => {
    for (const value of good) expect(baseFormats[name]?.(value), value).toBe(true)
    for (const value of bad) expect(baseFormats[name]?.(value), value).toBe(false)
  })
})
