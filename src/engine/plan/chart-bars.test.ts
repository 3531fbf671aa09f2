import { describe, expect, it } from 'vitest'
import { axisTicks, toBars } from './chart-bars.ts'

const row = (month: string, kind: string, amount?: string) => ({ month, kind, ...(amount === undefined ? {} : { amount }) })
const options = { along: 'month', parts: 'kind', measure: 'amount', most: 3 }

describe('bars of a chart', () => {
  it('are in order, with the largest part first in each', () => {
    const { names, bars, total } = toBars({
      ...options,
      rows: [row('2026-02', 'truck', '10.10'), row('2026-01', 'sea', '0.20'), row('2026-02', 'sea', '20.20')],
    })
    expect(names).toEqual(['sea', 'truck'])
    expect(bars.map(({ at, total: sum }) => [at, sum])).toEqual([
      ['2026-01', '0.2'],
      ['2026-02', '30.3'],
    ])
    expect(bars[0]?.parts).toEqual([
      { name: 'sea', amount: '0.2' },
      { name: 'truck', amount: '0' },
    ])
    expect(total).toBe('30.5')
  })

  it('combine the smallest parts when there are more parts than colours', () => {
    const rows = ['a', 'b', 'c', 'd'].map((kind, index) => row('2026-01', kind, String(40 - index * 10)))
    const { names, bars } = toBars({ ...options, rows })
    expect(names).toEqual(['a', 'b', null])
    expect(bars[0]?.parts.at(-1)).toEqual({ name: null, amount: '30' })
    expect(bars[0]?.total).toBe('100')
  })

  it('keep the steps of a scale in order, even if there are many', () => {
    const rows = ['overdue', 'fresh', 'late', 'lost'].map((kind, index) => row('desk', kind, String(40 - index * 10)))
    const { names } = toBars({ ...options, rows, scale: ['fresh', 'late', 'overdue', 'lost'] })
    expect(names).toEqual(['fresh', 'late', 'overdue', 'lost'])
  })

  it('keep a category whose rows have no amount', () => {
    const { bars, names } = toBars({ ...options, rows: [row('2026-01', 'sea')] })
    expect(names).toEqual([])
    expect(bars).toEqual([{ at: '2026-01', parts: [], total: '0' }])
  })
})

describe('lines behind the bars', () => {
  it('are round and reach the maximum', () => {
    expect(axisTicks(3)).toEqual([0, 1, 2, 3])
    expect(axisTicks(11)).toEqual([0, 5, 10, 15])
    expect(axisTicks(1234567).at(-1)).toBeGreaterThanOrEqual(1234567)
    expect(axisTicks(0)).toEqual([0, 1])
  })
})
