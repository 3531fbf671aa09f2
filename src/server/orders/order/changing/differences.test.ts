import { expect, it } from 'vitest'
import { listDifferences } from './differences.ts'

it('lists each changed field, and identifies list items by their key', () => {
  const before = {
    etd: '2026-12-01',
    vessel: 'EVER ONE',
    confirmed: { baseTotal: '10.00', lines: [{ fee: 'OF', boxType: '20GP', amount: '8.00' }] },
    milestones: [{ milestone: 'departure', classifier: 'EST', at: 'x', byLatin: 'Wang' }],
    waits: [{ queue: 'fees' }],
  }
  const after = {
    ...before,
    etd: '2026-12-03',
    mblNo: 'ABCD1',
    confirmed: {
      baseTotal: '12.00',
      lines: [
        { fee: 'OF', boxType: '20GP', amount: '9.00' },
        { fee: 'DOC', amount: '3.00' },
      ],
    },
    milestones: [{ milestone: 'departure', classifier: 'EST', at: 'y', byLatin: 'Li' }],
    waits: [],
  }
  expect(listDifferences(before, after)).toEqual([
    { field: 'etd', from: '2026-12-01', to: '2026-12-03' },
    { field: 'confirmed.baseTotal', from: '10.00', to: '12.00' },
    { field: 'confirmed.lines[OF/20GP].amount', from: '8.00', to: '9.00' },
    { field: 'confirmed.lines[DOC].fee', from: null, to: 'DOC' },
    { field: 'confirmed.lines[DOC].amount', from: null, to: '3.00' },
    { field: 'milestones[departure/EST].at', from: 'x', to: 'y' },
    { field: 'mblNo', from: null, to: 'ABCD1' },
  ])
  expect(listDifferences(after, after)).toEqual([])
  expect(listDifferences({ note: '' }, {})).toEqual([])
})

it('limits the number of listed fields', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, index]))
  expect(listDifferences({}, many)).toHaveLength(60)
})
