import { describe, expect, it } from 'vitest'
import type { FieldView, FormView } from '#config'
import { targetOf } from './cell-keys.ts'
import { compareRows, currencyPlaces, isDifferent, missingReasons } from './compare-rows.ts'
import { entryOf } from './LiveAmount.tsx'
import { pasteCells } from './paste-cells.ts'

const grid = { amount: { of: ['price', 'count'], currency: 'currency' }, same: ['item'], reason: 'reason' }
const leaf = { type: 'string', widget: 'input', required: false, rules: {} } as const satisfies Partial<FieldView>
const columns: readonly FieldView[] = [
  { ...leaf, name: 'item', label: 'Item', widget: 'select', optionsOf: 'items' },
  { ...leaf, name: 'price', label: 'Price', widget: 'decimal' },
  { ...leaf, name: 'currency', label: 'Currency', widget: 'select', optionsOf: 'currencies' },
  { ...leaf, name: 'count', label: 'Count', widget: 'decimal' },
  { ...leaf, name: 'reason', label: 'Reason' },
]
const field: FieldView = { ...leaf, name: 'lines', label: 'Lines', type: 'array', widget: 'rows', grid, fields: columns }
const options = {
  items: [
    { value: 'A', label: 'Apples' },
    { value: 'B', label: 'Bread' },
  ],
  currencies: [
    { value: 'CNY', label: 'CNY', decimals: 2 },
    { value: 'JPY', label: 'JPY', decimals: 0 },
  ],
}
const form = { fields: [field] } as unknown as FormView
const placesOf = currencyPlaces(field, options)
const apples = { item: 'A', price: '10', currency: 'CNY', count: '3' }

describe('rows of a grid', () => {
  it('have the amount or the fault that the live answer names for their number', () => {
    const live = { rows: 'rows', number: 'row', amount: 'total', currency: 'unit', fault: 'why' }
    const answer = {
      rows: [
        { row: 3, total: '120.50', unit: 'CNY' },
        { row: 1, why: 'No sailing' },
      ],
    }
    expect([1, 2, 3].map((row) => entryOf(answer, live, row))).toEqual([
      { fault: 'No sailing' },
      undefined,
      { amount: '120.50', currency: 'CNY' },
    ])
    expect(entryOf(undefined, live, 1)).toBeUndefined()
  })

  it('have no totals without a declared amount', () => {
    const { rows, totals } = compareRows({ grid: {}, rows: [apples], against: undefined, placesOf })
    expect(rows[0]?.amount).toBeUndefined()
    expect(totals).toEqual([])
  })

  it('are compared with the same row, and their totals with all rows before', () => {
    const against = [
      apples,
      { item: 'B', price: '4', currency: 'CNY', count: '1' },
      { item: 'C', price: '99.6', currency: 'JPY', count: '1' },
    ]
    const rows = [
      { ...apples, price: '10.105' },
      { item: 'D', price: '2', currency: 'CNY', count: '1' },
    ]
    const compared = compareRows({ grid, rows, against, placesOf })
    expect(compared.rows).toMatchObject([
      { amount: '30.32', beforeAmount: '30.00', difference: '0.32', isRaised: true, isNew: false },
      { amount: '2.00', difference: '2.00', isRaised: true, isNew: true },
    ])
    expect(compared.dropped).toMatchObject([{ amount: '4.00' }, { amount: '100', currency: 'JPY' }])
    expect(compared.totals).toEqual([
      { currency: 'CNY', amount: '32.32', difference: '-1.68' },
      { currency: 'JPY', amount: '0', difference: '-100' },
    ])
  })

  it('have no difference without rows to compare with, and none across currencies', () => {
    const alone = compareRows({ grid, rows: [apples, { item: 'B' }], against: undefined, placesOf })
    expect(alone.totals).toEqual([{ currency: 'CNY', amount: '30.00' }])
    expect(alone.rows[1]).toEqual({ currency: '', isNew: false, isRaised: false })
    const exchanged = compareRows({ grid, rows: [{ ...apples, currency: 'JPY' }], against: [apples], placesOf })
    expect(exchanged.rows[0]?.difference).toBeUndefined()
    expect(exchanged.rows[0]?.isRaised).toBe(true)
  })

  it('need a reason where they are raised', () => {
    const rows = [
      { ...apples, price: '11' },
      { ...apples, item: 'B', price: '9' },
    ]
    const compare = { lines: [apples, { ...apples, item: 'B' }] }
    expect(missingReasons(form, { lines: rows }, { compare, options })).toEqual([
      { path: '/lines/0/reason', id: 'invalid.raised', params: {} },
    ])
    const explained = [{ ...apples, price: '11', reason: 'Winter' }]
    expect(missingReasons(form, { lines: explained }, { compare, options })).toEqual([])
    expect(missingReasons(form, { lines: rows }, { options })).toEqual([])
  })

  it('take pasted cells from the active one on, by label, and grow', () => {
    const paste = (text: string, at: { row: number; column: number }) =>
      pasteCells({ text, at, rows: [apples], visible: [0], columns, options, atMost: 2, start: { currency: 'CNY' } })
    expect(paste('12\tCNY\t4\n5', { row: 0, column: 1 })).toEqual([
      { ...apples, price: '12', count: '4' },
      { currency: 'CNY', price: '5' },
    ])
    expect(paste('Bread\t1,200.50', { row: 0, column: 0 })).toEqual([{ ...apples, item: 'B', price: '1200.50' }])
    expect(paste('1\n2\n3', { row: 0, column: 1 })).toHaveLength(2)
  })

  it('keep hidden rows when several lines are pasted', () => {
    const rows = [apples, { ...apples, item: 'B' }, { ...apples, price: '7' }]
    const next = pasteCells({
      text: '11\n12\n13',
      at: { row: 0, column: 1 },
      rows,
      visible: [0, 2],
      columns,
      options,
      atMost: 9,
      start: {},
    })
    expect(next).toEqual([{ ...apples, price: '11' }, rows[1], { ...apples, price: '12' }, { price: '13' }])
  })

  it('differ if any field but the reason does, by the value of numbers', () => {
    const against = [apples, { ...apples, item: 'B' }, { ...apples, item: 'C' }, { ...apples, item: 'E', price: '5', count: '6' }]
    const rows = [
      { ...apples, price: '10.00', reason: 'Winter' },
      { ...apples, item: 'B', currency: 'JPY' },
      { ...apples, item: 'D' },
      // The same amount from other factors.
      { ...apples, item: 'E', price: '6', count: '5' },
    ]
    const compared = compareRows({ grid, rows, against, placesOf })
    const fields = ['item', 'price', 'currency', 'count']
    expect(compared.rows.map((row, index) => isDifferent(rows[index] ?? null, row, fields))).toEqual([false, true, true, true])
  })

  it('are walked with the arrow keys, which stop at the edges', () => {
    const size = { rows: 3, columns: 5 }
    const go = (key: string, row: number, column: number, ctrlKey = false) =>
      targetOf({ key, ctrlKey, metaKey: false }, { row, column }, size)
    expect(go('ArrowDown', 2, 1)).toEqual({ row: 2, column: 1 })
    expect(go('ArrowRight', 0, 3)).toEqual({ row: 0, column: 4 })
    expect(go('ArrowUp', 2, 1, true)).toEqual({ row: 0, column: 1 })
    expect(go('End', 1, 0, true)).toEqual({ row: 2, column: 4 })
    expect(go('a', 1, 0)).toBeNull()
  })
})
