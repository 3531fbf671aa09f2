import { expect, it } from 'vitest'
import type { ColumnPlan } from '#config'
import { shownColumns } from './shown-columns.ts'

const column = (id: string, more: Partial<ColumnPlan> = {}): ColumnPlan => ({ id, field: id, label: id, display: 'text', ...more })
const columns = [
  column('lane', { unless: ['pol', 'pod'] }),
  column('price40GP'),
  column('price40HQ', { joins: 'price40GP', joined: '40GP/40HQ' }),
]
const labels = (rows: readonly unknown[], query: Record<string, string> = {}) =>
  shownColumns(columns, rows, query).map(({ label }) => label)

it('hides what the address says, and shows equal columns once', () => {
  const equal = [
    { price40GP: '1930', price40HQ: '1930' },
    { price40GP: '2080', price40HQ: '2080' },
  ]
  expect(labels(equal, { pol: 'CNSHA', pod: 'USLAX' })).toEqual(['40GP/40HQ'])
  expect(labels(equal, { pol: 'CNSHA' })).toEqual(['lane', '40GP/40HQ'])
})

it('shows both columns if one row differs, or without rows', () => {
  const different = [{ price40GP: '1930', price40HQ: '1930' }, { price40GP: '2080' }]
  expect(labels(different)).toEqual(['lane', 'price40GP', 'price40HQ'])
  expect(labels([])).toEqual(['lane', 'price40GP', 'price40HQ'])
})
