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
    expect(groupRows([a, b, c, d], group)).toEqual([
      { key: '1 X8', rows: [a, b] },
      { key: '1 X9', rows: [c] },
      { key: '2 X8', rows: [d] },
    ])
    expect(groupRows([], group)).toEqual([])
  })

  it('without a value are a group of their own, apart from those with one', () => {
    const [a, b] = [{ train: {} }, { train: { number: 'X8' } }]
    expect(groupRows([a, b], group).map(({ rows }) => rows)).toEqual([[a], [b]])
  })

  it('do not repeat the columns of the heading, and are one run with all columns while not grouped', () => {
    const columns = ['train', 'stop', 'operator'].map(column)
    expect(columnsInGroup(columns, group).map(({ id }) => id)).toEqual(['stop'])
    const closed = openGroup({ group }, { query: {} })
    expect(closed).toBeUndefined()
    expect(openGroup({ group }, { query: { train: 'X8' } })).toBe(group)
    expect(columnsInGroup(columns, closed)).toBe(columns)
    expect(groupRows([{ stop: 1 }, { stop: 2 }], closed)).toEqual([{ key: 'all', rows: [{ stop: 1 }, { stop: 2 }] }])
  })

  it('keep their key when their first row changes, because a new key would close the dialog of a row', () => {
    const [a, b, c] = ['X8', 'X8', 'X9'].map((number, stop) => ({ stop, train: { number } }))
    const keys = (rows: readonly unknown[], by = group) => groupRows(rows, by).map(({ key }) => key)
    expect(keys([b, c])).toEqual(keys([a, b, c]))
    expect(groupRows([b], undefined)[0]?.key).toBe(groupRows([a, b], undefined)[0]?.key)
  })
})
