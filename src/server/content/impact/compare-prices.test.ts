import { expect, test } from 'vitest'
import { countPrices, groupPriceChanges, type PricePair } from './compare-prices.ts'

function pair(before: string, after: string | undefined, more: Partial<PricePair> = {}): PricePair {
  return { brand: 'first', orderType: 'truck', currency: 'CNY', before, after, ...more }
}

test('each price counts once', () => {
  const pairs = [pair('100.00', '110.00'), pair('100.00', '90.00'), pair('100.00', '100.0'), pair('100.00', undefined)]
  expect(countPrices(pairs)).toEqual({ compared: 4, dearer: 1, cheaper: 1, same: 1, lost: 1 })
  expect(countPrices([])).toEqual({ compared: 0, dearer: 0, cheaper: 0, same: 0, lost: 0 })
})

test('changes are summed by brand, order type and currency, and those without one are left out', () => {
  const groups = groupPriceChanges([
    pair('300.00', '310.00'),
    pair('100.00', '95.00'),
    pair('80.00', '80.00', { orderType: 'air' }),
    pair('50.00', '49.00', { brand: 'another', currency: 'USD' }),
    pair('70.00', undefined),
  ])
  expect(groups).toEqual([
    {
      ...{ brand: 'another', orderType: 'truck', currency: 'USD', compared: 1, dearer: 0, cheaper: 1, same: 0, lost: 0 },
      ...{ difference: '-1', greatestFall: '-2.00' },
    },
    {
      ...{ brand: 'first', orderType: 'truck', currency: 'CNY', compared: 3, dearer: 1, cheaper: 1, same: 0, lost: 1 },
      ...{ difference: '5', greatestRise: '3.33', greatestFall: '-5.00' },
    },
  ])
})

test('a price of nothing has no share that it could rise by', () => {
  const [group] = groupPriceChanges([pair('0.00', '12.50')])
  expect(group).toMatchObject({ dearer: 1, difference: '12.5' })
  expect(group).not.toHaveProperty('greatestRise')
})

test('a change far below a hundredth of a per cent is dearer, without a share', () => {
  const [group] = groupPriceChanges([pair('10000000.00', '10000000.01')])
  expect(group).toMatchObject({ dearer: 1, difference: '0.01' })
  expect(group).not.toHaveProperty('greatestRise')
})
