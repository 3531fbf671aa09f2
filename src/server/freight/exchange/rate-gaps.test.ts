import { describe, expect, it } from 'vitest'
import cases from './rate-gaps.cases.json' with { type: 'json' }
import { findOverlap, findRateGaps } from './rate-gaps.ts'

describe('exchange rates', () => {
  const toPeriod = ([from, to]: (string | null)[]) => ({ currency: 'USD', from: from ?? '', to: to ?? null })
  it.each(cases.gaps)('$name', ({ periods, gaps }) => {
    const rateGaps = findRateGaps((periods as (string | null)[][]).map(toPeriod), ['USD'], '2026-11-21')
    expect(rateGaps.map(({ from, to }) => [from, to])).toEqual(gaps)
  })

  it.each(cases.overlaps)('$name', ({ wanted, known, with: expected }) => {
    expect(findOverlap(toPeriod(wanted), (known as (string | null)[][]).map(toPeriod))?.from ?? null).toBe(expected)
  })
})
