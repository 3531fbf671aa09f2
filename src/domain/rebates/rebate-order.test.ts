import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDecimals, compareDecimals, sumDecimals } from '#rules'
import type { Money } from '../fees/money.ts'
import { type RebateOrder, type RebateRule, rebateOrder, splitTiers } from './rebate-order.ts'

const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) }
const money: Money = {
  exchange: { baseCurrency: 'CNY', rates: { USD: '7.1' }, date: '2026-11-01' },
  decimals: { CNY: 2, USD: 2 },
}
const teu = { '20GP': '1', '40HQ': '2', '45HQ': '2.25' }
const rule: RebateRule = {
  id: 'sea',
  service: 'sea-booking',
  unit: 'per-teu',
  volume: 'teu',
  currency: 'CNY',
  tiers: [
    { above: '0', value: '20' },
    { above: '20', value: '35' },
    { above: '50', value: '50' },
  ],
  from: '2026-01-01',
}
const order: RebateOrder = {
  service: 'sea-booking',
  pol: 'CNNGB',
  pod: 'USLAX',
  boxes: [{ boxType: '40HQ', quantity: 3 }],
  lines: [
    { group: 'freight', baseAmount: '30000' },
    { group: 'origin', baseAmount: '4000' },
  ],
  day: '2026-11-10',
}

function earn(more: Partial<RebateRule>, given: Partial<RebateOrder> = {}, before = '0') {
  return rebateOrder({ ...money, rule: { ...rule, ...more }, order: { ...order, ...given }, before, teu })
}

function amountOf(more: Partial<RebateRule>, given: Partial<RebateOrder> = {}, before = '0'): string {
  const result = earn(more, given, before)
  return result.kind === 'rebate' ? result.rebate.amount : result.kind
}

describe('the rebate of an order', () => {
  it('pays each unit by its tier of the month, and explains the amount', () => {
    const result = earn({}, {}, '18')
    expect(result.kind === 'rebate' && result.rebate).toMatchObject({
      before: '18',
      units: '6',
      parts: [
        { above: '0', units: '2', value: '20', amount: '40.00' },
        { above: '20', units: '4', value: '35', amount: '140.00' },
      ],
      decided: 'tier',
      amount: '180.00',
      baseAmount: '180.00',
    })
  })

  it('counts a 45-foot container as 2.25 TEU', () => {
    expect(amountOf({}, { boxes: [{ boxType: '45HQ', quantity: 2 }] })).toBe('90.00')
  })

  it('pays a percentage of one fee group, split between tiers by volume', () => {
    const tiers = [
      { above: '0', value: '1' },
      { above: '20', value: '2' },
    ]
    expect(amountOf({ unit: 'percent', of: 'freight', tiers })).toBe('300.00')
    expect(amountOf({ unit: 'percent', tiers }, {}, '17')).toBe('510.00')
  })

  it('pays the percentage of the tier reached that month for an order without containers', () => {
    const tiers = [
      { above: '0', value: '1' },
      { above: '20', value: '2' },
    ]
    expect(amountOf({ unit: 'percent', service: 'warehouse', tiers }, { service: 'warehouse', boxes: [] }, '20')).toBe('680.00')
  })

  it("counts only the fees of the rule's service in a combined order", () => {
    const lines = [
      { group: 'freight', part: 'sea-booking', baseAmount: '30000' },
      { group: 'truck', part: 'truck', baseAmount: '2000' },
    ]
    expect(amountOf({ unit: 'percent', service: 'truck', tiers: [{ above: '0', value: '5' }] }, { service: 'entrust', lines })).toBe(
      '100.00',
    )
  })

  it('respects minimum and maximum, and rounds as declared', () => {
    expect(amountOf({ minimum: '200' })).toBe('200.00')
    expect(amountOf({ most: '100' })).toBe('100.00')
    expect(amountOf({ tiers: [{ above: '0', value: '20.3' }], rounding: { step: '10', mode: 'down' } })).toBe('120.00')
  })

  it('converts to the base currency, and names a currency without an exchange rate', () => {
    const result = earn({ currency: 'USD', tiers: [{ above: '0', value: '3' }] })
    expect(result.kind === 'rebate' && result.rebate).toMatchObject({ amount: '18.00', exchangeRate: '7.1', baseAmount: '127.80' })
    expect(earn({ currency: 'EUR' })).toMatchObject({ kind: 'refused', refusal: { error: 'error.missing-exchange-rate' } })
  })

  it('rejects a container type without a declared TEU', () => {
    expect(earn({}, { boxes: [{ boxType: '53XX', quantity: 1 }] })).toMatchObject({
      kind: 'refused',
      refusal: { params: { fact: '53XX' } },
    })
  })

  it('ignores other services, lanes and days, and counts volume below the first tier', () => {
    expect(earn({}, { service: 'lcl' }).kind).toBe('apart')
    expect(earn({ pol: 'CNSHA' }).kind).toBe('apart')
    expect(earn({ to: '2026-10-31' }).kind).toBe('apart')
    expect(earn({ tiers: [{ above: '10', value: '20' }] })).toEqual({ kind: 'nothing', units: '6' })
  })
})

const quarter = integer({ min: 0, max: 400 }).map((units) => (units / 4).toString())
const steps = array(record({ above: integer({ min: 0, max: 90 }), value: integer({ min: 0, max: 500 }) }), { minLength: 1, maxLength: 5 })
const tiersOf = (given: readonly { above: number; value: number }[]) => [
  ...new Map(given.map((tier) => [tier.above, { above: String(tier.above), value: String(tier.value) }])).values(),
]

describe('any tiers', () => {
  it('assign every unit above the first threshold to exactly one tier', () => {
    assert(
      property(steps, quarter, quarter, (given, before, units) => {
        const tiers = tiersOf(given)
        const lowest = tiers.map(({ above }) => above).toSorted((one, other) => compareDecimals(one, other))[0] ?? '0'
        const after = addDecimals(before, units)
        const from = compareDecimals(lowest, before) > 0 ? lowest : before
        const expected = compareDecimals(after, from) > 0 ? String(Number(after) - Number(from)) : '0'
        expect(compareDecimals(sumDecimals(splitTiers(tiers, before, units).map((part) => part.units)), expected)).toBe(0)
      }),
      runs,
    )
  })

  it('pay the same for a month, however the orders divide its volume', () => {
    assert(
      property(steps, array(quarter, { maxLength: 6 }), (given, pieces) => {
        const tiers = tiersOf(given)
        const pay = (list: readonly string[]) => {
          let before = '0'
          const amounts = list.map((units) => {
            const parts = splitTiers(tiers, before, units)
            before = addDecimals(before, units)
            return parts.reduce((sum, part) => sum + Number(part.units) * Number(part.value), 0)
          })
          return amounts.reduce((sum, amount) => sum + amount, 0)
        }
        expect(pay(pieces)).toBeCloseTo(pay([sumDecimals(pieces)]), 6)
        expect(pay(pieces)).toBeCloseTo(pay(pieces.toReversed()), 6)
      }),
      runs,
    )
  })

  it('never pay more than the highest percentage of the fees, nor less than zero', () => {
    assert(
      property(steps, quarter, constantFrom('freight', undefined), integer({ min: 0, max: 10 }), (given, before, of, quantity) => {
        const tiers = tiersOf(given.map(({ above, value }) => ({ above, value: value % 101 })))
        const boxes = quantity === 0 ? [] : [{ boxType: '20GP', quantity }]
        const result = earn({ unit: 'percent', tiers, ...(of ? { of } : {}) }, { boxes }, before)
        if (result.kind !== 'rebate') return
        const highest = Math.max(...tiers.map(({ value }) => Number(value)))
        const base = of ? 30_000 : 34_000
        expect(Number(result.rebate.amount)).toBeGreaterThanOrEqual(0)
        expect(Number(result.rebate.amount)).toBeLessThanOrEqual((base * highest) / 100 + 0.01)
      }),
      runs,
    )
  })
})
