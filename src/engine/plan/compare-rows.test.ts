import { expect, it } from 'vitest'
import type { ColumnPlan } from '#config'
import { compareRows } from './compare-rows.ts'

const column = (id: string, more: Partial<ColumnPlan> = {}): ColumnPlan => ({ id, field: id, label: id, display: 'text', ...more })

it('marks the lines in which rows differ, and omits lines without values', () => {
  const rows = [
    { carrier: 'COSU', days: 14, lane: 'a', from: '1', to: '2' },
    { carrier: 'COSU', days: 18, lane: 'a', from: '1', to: '3' },
    { carrier: 'COSU', lane: 'a', from: '1', to: '2' },
  ]
  const fields = [column('carrier'), column('days'), column('vessel'), column('from', { until: 'to' })]
  const [group] = compareRows([{ id: 'facts', label: 'Facts', fields }], rows, {})
  expect(group?.lines.map(({ id, differs }) => [id, differs])).toEqual([
    ['carrier', false],
    ['days', true],
    ['from', true],
  ])
})

it('gives each name inside a field its own line, empty for rows without it', () => {
  const rows = [
    {
      groups: [
        { group: 'freight', amount: '10' },
        { group: 'origin', amount: '2' },
      ],
    },
    { groups: [{ group: 'freight', amount: '10' }] },
    {},
  ]
  const inner = [column('group', { optionsOf: 'dictionary:fee-group' }), column('amount', { display: 'money' })]
  const options = { 'dictionary:fee-group': [{ value: 'freight', label: 'Ocean freight' }] }
  const [group] = compareRows([{ id: 'price', fields: [column('groups', { display: 'table', columns: inner })] }], rows, options)
  expect(
    group?.lines.map(({ label, cells, differs }) => [label, cells.map((cell) => (cell as { amount?: string })?.amount), differs]),
  ).toEqual([
    ['Ocean freight', ['10', '10', undefined], true],
    ['origin', ['2', undefined, undefined], true],
  ])
})

it('omits groups without lines', () => {
  expect(compareRows([{ id: 'none', fields: [column('vessel')] }], [{ carrier: 'COSU' }], {})).toEqual([])
})
