import { expect, test } from 'vitest'
import { mergeFeeLines } from './merge-lines.ts'
import type { FeeLine } from './money.ts'

const line: FeeLine = {
  fee: 'freight',
  group: 'truck',
  basis: 'per-box',
  boxType: '40HQ',
  unitPrice: '820',
  currency: 'CNY',
  quantity: '1',
  amount: '820.00',
  exchangeRate: '1',
  baseAmount: '820.00',
  source: 'tariff',
  tax: { included: true, rate: '9', net: '752.29', tax: '67.71' },
}

test('adds up equal charges with their tax, and keeps different prices apart', () => {
  const merged = mergeFeeLines([line, { ...line, unitPrice: '640', amount: '640.00', baseAmount: '640.00' }, line])
  expect(merged).toHaveLength(2)
  expect(merged[0]).toMatchObject({ quantity: '2', tax: { net: '1504.58', tax: '135.42' } })
  expect(merged[0]?.amount).toBe('1640.00')
  expect(merged[1]).toMatchObject({ unitPrice: '640', quantity: '1' })
})

test('keeps a single line as it is', () => {
  expect(mergeFeeLines([line])).toEqual([line])
})

test('adds up percentages by fee, whatever they are a share of', () => {
  const tax = { ...line, fee: 'VAT', basis: 'percent', tax: undefined as never, quantity: '1' }
  const [merged, ...others] = mergeFeeLines([
    { ...tax, unitPrice: '72.90', amount: '72.90', baseAmount: '72.90' },
    { ...tax, unitPrice: '90', amount: '90.00', baseAmount: '90.00' },
  ])
  expect(others).toEqual([])
  expect(merged).toMatchObject({ quantity: '1', unitPrice: '162.90', amount: '162.90' })
})
