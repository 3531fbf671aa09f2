import { beforeAll, describe, expect, it } from 'vitest'
import type { ColumnPlan } from '#config'
import { loadEvaluator } from '../plan/expressions.ts'
import { columnsInGroup, groupRows, openGroup } from './group-rows.ts'

const column = (id: string): ColumnPlan => ({ id, field: id, label: id, display: 'text' })
const group = { by: 'train.number', when: 'has(query.train)', heading: [column('train'), column('operator')] }

describe('rows in groups', () => {
  beforeAll(loadEvaluator)

  it('are those in succession with the same value, so that an order that interleaves them is kept', () => {
    const [a, b, c, d] = ['X8', 'X8', 'X9', 'X8'].map((number, stop) => ({ stop, train: { number } }))
    expect(groupRows([a, b, c, d], group)).toEqual([[a, b], [c], [d]])
    expect(groupRows([], group)).toEqual([])
  })

  it('without a value are a group of their own, apart from those with one', () => {
    const [a, b] = [{ train: {} }, { train: { number: 'X8' } }]
    expect(groupRows([a, b], group)).toEqual([[a], [b]])
  })

  it('do not repeat the columns of the heading, and are one run with all columns while not grouped', () => {
    const columns = ['train', 'stop', 'operator'].map(column)
    expect(columnsInGroup(columns, group).map(({ id }) => id)).toEqual(['stop'])
    const closed = openGroup({ group }, { query: {} })
    expect(closed).toBeUndefined()
    expect(openGroup({ group }, { query: { train: 'X8' } })).toBe(group)
    expect(columnsInGroup(columns, closed)).toBe(columns)
    expect(groupRows([{ stop: 1 }, { stop: 2 }], closed)).toEqual([[{ stop: 1 }, { stop: 2 }]])
  })
})
