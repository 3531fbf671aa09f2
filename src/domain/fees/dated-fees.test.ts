import { describe, expect, it } from 'vitest'
import cases from './dated-fees.cases.json' with { type: 'json' }
import { type PriceSeaBookingOptions, priceSeaBooking } from './price-sea-booking.ts'
import type { Tariff } from './tariffs.ts'

const zone = 'Asia/Shanghai'
const line = { id: 'THC', basis: 'per-box', currency: 'CNY' }
const periods = [
  { id: 'old', to: '2027-01-01T00:00', zone, price: '755' },
  { id: '2027', from: '2027-01-01T00:00', to: '2028-02-29T00:00', zone, price: '800' },
  { id: 'leap', from: '2028-02-29T00:00', to: '2028-03-01T00:00', zone, price: '810' },
  { id: 'after', from: '2028-03-01T00:00', zone, price: '820' },
]
const tiers = [
  { from: 6, to: 10, price: '40.5' },
  { from: 1, to: 5, price: '50' },
  { from: 11, price: '30' },
]

function charge(tariffLine: object, more: Partial<PriceSeaBookingOptions> = {}) {
  const tariffs = [{ applies: {}, lines: [{ ...line, ...tariffLine }] }] as readonly Tariff[]
  const priced = priceSeaBooking({
    exchange: { baseCurrency: 'CNY', rates: {}, date: '2026-11-21' },
    decimals: { CNY: 2 },
    boxes: [{ boxType: '20GP', quantity: 1 }],
    rate: {
      rateId: 'r1',
      version: 1,
      pol: 'CNNGB',
      pod: 'USLAX',
      currency: 'CNY',
      price20GP: '0',
      price40HQ: '0',
      validFrom: '1990-01-01',
      validTo: '2099-12-31',
    },
    tariffs,
    service: 'sea-booking',
    today: '2026-11-21',
    timeZone: zone,
    containerTypes: {},
    ...more,
  })
  if (!priced.ok) return priced
  return priced.value.lines.filter(({ fee }) => fee === 'THC')
}

describe('a charge whose price changes with time', () => {
  it.each(cases.periods)('uses the price valid on $what', ({ etd, timeZone, price }) => {
    expect(charge({ $periods: periods }, { etd, timeZone })).toMatchObject([{ unitPrice: price }])
  })

  it('uses the sailing date, not the date of the request', () => {
    const sailing = { etd: '2027-01-01' }
    expect(charge({ $periods: periods }, { ...sailing, today: '2026-11-21' })).toEqual(
      charge({ $periods: periods }, { ...sailing, today: '2027-02-01' }),
    )
  })
})

describe('a charge in tiers', () => {
  it.each(cases.tiers)('has one line per price for $boxes containers', ({ boxes, lines }) => {
    const charged = charge({ tiers }, { boxes: [{ boxType: '20GP', quantity: boxes }] })
    expect(Array.isArray(charged) && charged.map(({ unitPrice, quantity, amount }) => [unitPrice, quantity, amount])).toEqual(lines)
  })

  it('counts each container type separately', () => {
    const boxes = [
      { boxType: '20GP', quantity: 6 },
      { boxType: '40HQ', quantity: 2 },
    ]
    const charged = charge({ tiers }, { boxes })
    expect(Array.isArray(charged) && charged.map(({ boxType, quantity, unitPrice }) => [boxType, quantity, unitPrice])).toEqual([
      ['20GP', '5', '50'],
      ['20GP', '1', '40.5'],
      ['40HQ', '2', '50'],
    ])
  })

  it('is rejected, naming the charge, if a container is in no tier', () => {
    const holes = [
      { from: 1, to: 5, price: '50' },
      { from: 7, price: '40' },
    ]
    for (const wrong of [holes, holes.slice(1), holes.slice(0, 1)])
      expect(charge({ tiers: wrong }, { boxes: [{ boxType: '20GP', quantity: 8 }] })).toEqual({
        ok: false,
        error: 'error.missing-surcharge',
        params: { fee: 'THC', boxType: '20GP' },
      })
  })

  it('may take effect on a date', () => {
    const dated = [
      { id: 'flat', to: '2027-01-01', zone, price: '60' },
      { id: 'tiers', from: '2027-01-01', zone, tiers },
    ]
    const boxes = [{ boxType: '20GP', quantity: 6 }]
    expect(charge({ $periods: dated }, { boxes, etd: '2026-12-31' })).toMatchObject([{ unitPrice: '60', quantity: '6' }])
    expect(charge({ $periods: dated }, { boxes, etd: '2027-01-01' })).toMatchObject([{ unitPrice: '50' }, { unitPrice: '40.5' }])
  })
})
