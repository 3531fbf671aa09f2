import { describe, expect, it } from 'vitest'
import cases from './holes.cases.json' with { type: 'json' }
import { findHoles, findOverlap } from './holes.ts'

describe('exchange rates', () => {
  const toPeriod = ([from, to]: (string | null)[]) => ({ currency: 'USD', from: from ?? '', to: to ?? null })
  it.each(cases.holes)('$name', ({ periods, holes }) => {
    const found = findHoles((periods as (string | null)[][]).map(toPeriod), ['USD'], '2026-11-21')
    expect(found.map(({ from, to }) => [from, to])).toEqual(holes)
  })

  it.each(cases.overlaps)('$name', ({ wanted, known, with: expected }) => {
    expect(findOverlap(toPeriod(wanted), (known as (string | null)[][]).map(toPeriod))?.from ?? null).toBe(expected)
  })
})
