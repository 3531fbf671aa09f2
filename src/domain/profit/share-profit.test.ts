import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDecimals, sumDecimals } from '#rules'
import type { Money } from '../fees/money.ts'
import { findOverShared, type ProfitAgreement, type ProfitOrder, shareProfit } from './share-profit.ts'

const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) }
const money: Money = { exchange: { baseCurrency: 'CNY', rates: { USD: '7.1' }, date: '2026-11-01' }, decimals: { CNY: 2, USD: 2 } }
const services = { SEA: ['sea-booking', 'lcl'], TRUCK: ['truck'], WH: ['warehouse', 'yard'] }
const order: ProfitOrder = {
  service: 'sea-booking',
  boxes: [
    { boxType: '40HQ', quantity: 2 },
    { boxType: '20GP', quantity: 1 },
  ],
  lines: [{ baseAmount: '30000' }, { baseAmount: '4000.01' }],
  costs: [{ service: 'sea-booking', baseAmount: '24000' }],
  bills: 1,
  day: '2026-11-10',
}
const half: ProfitAgreement = {
  id: 'a',
  partner: 'Anker',
  code: 'SEA',
  unit: 'percent',
  rule: 'fee-share',
  share: '10',
  from: '2026-01-01',
}

function share(agreements: readonly Partial<ProfitAgreement>[], more: Partial<ProfitOrder> = {}) {
  return shareProfit({
    ...money,
    services,
    agreements: agreements.map((one, index) => ({ ...half, id: `a${index}`, ...one })),
    order: { ...order, ...more },
  })
}

function amounts(agreements: readonly Partial<ProfitAgreement>[], more: Partial<ProfitOrder> = {}) {
  const shared = share(agreements, more)
  return shared.ok ? shared.shares.map(({ baseAmount }) => baseAmount) : shared.error
}

describe('profit sharing', () => {
  it('shares fees, margins and fixed amounts, each by its unit', () => {
    expect(
      amounts([
        { share: '10' },
        { rule: 'margin-share', share: '20' },
        { rule: 'fixed', unit: 'per-box', share: '50' },
        { rule: 'fixed', unit: 'per-bill', share: '10', currency: 'USD' },
        { rule: 'fixed', unit: 'per-order', share: '99.5' },
      ]),
    ).toEqual(['3400.00', '2000.00', '150.00', '71.00', '99.50'])
  })

  it('shares only the part of a combined order that belongs to the code', () => {
    const lines = [
      { part: 'sea-booking', baseAmount: '30000' },
      { part: 'truck', baseAmount: '2000' },
    ]
    expect(amounts([{ code: 'TRUCK' }], { service: 'entrust', lines })).toEqual(['200.00'])
    expect(amounts([{ code: 'WH' }], { service: 'entrust', lines })).toEqual([])
  })

  it('shares no loss', () => {
    expect(amounts([{ rule: 'margin-share' }], { costs: [{ service: 'sea-booking', baseAmount: '90000' }] })).toEqual(['0.00'])
  })

  it('rejects shares that exceed the total, and names the agreement', () => {
    expect(
      share([
        { share: '60', partner: 'Anker' },
        { share: '41', partner: 'Blau' },
      ]),
    ).toEqual({
      ok: false,
      error: 'error.profit-over',
      params: { code: 'SEA', partners: 'Anker, Blau', percent: '101', day: order.day },
    })
    expect(share([{ share: '90' }, { rule: 'fixed', unit: 'per-order', share: '5000', partner: 'Blau' }])).toMatchObject({
      ok: false,
      params: { partners: 'Anker, Blau', percent: '104.71' },
    })
    expect(amounts([{ share: '60' }, { share: '40' }])).toEqual(['20400.00', '13600.00'])
  })

  it('adds up only agreements valid on the same day', () => {
    const early = { ...half, share: '60', to: '2026-06-30' }
    const late = { ...half, id: 'b', partner: 'Blau', share: '60', from: '2026-07-01' }
    expect(findOverShared([early, late])).toBeNull()
    expect(findOverShared([early, { ...late, from: '2026-06-30' }])).toMatchObject({ percent: '120', day: '2026-06-30' })
  })

  it('rejects a currency without an exchange rate, and names it', () => {
    expect(share([{ rule: 'fixed', unit: 'per-box', currency: 'EUR' }])).toMatchObject({ error: 'error.missing-exchange-rate' })
  })

  it('never shares more than the order earned, for any agreements', () => {
    const agreement = record({
      unit: constantFrom('percent' as const, 'per-box' as const, 'per-order' as const),
      rule: constantFrom('fee-share' as const, 'margin-share' as const),
      share: integer({ min: 0, max: 6_000 }).map((cents) => (cents / 100).toString()),
    })
    assert(
      property(array(agreement, { maxLength: 6 }), integer({ min: 0, max: 1_000_000 }), (agreements, cents) => {
        const fees = (cents / 100).toFixed(2)
        const shared = share(agreements, { lines: [{ baseAmount: fees }], costs: [] })
        if (!shared.ok) return
        const given = sumDecimals(shared.shares.map(({ baseAmount }) => baseAmount))
        expect(compareDecimals(given, fees)).toBeLessThanOrEqual(0)
      }),
      runs,
    )
  })
})
