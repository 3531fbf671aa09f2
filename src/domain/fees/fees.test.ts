import { array, assert, bigInt, constantFrom, integer, property, record, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmLines } from './confirm-lines.ts'
import { type Money, priceLines, totalLines, type UnpricedLine } from './money.ts'
import { type PriceSeaBookingOptions, priceSeaBooking, type SeaRate } from './price-sea-booking.ts'
import { chooseTariff } from './tariffs.ts'

const decimals = { CNY: 2, USD: 2, JPY: 0, KWD: 3 }
const money: Money = {
  exchange: { baseCurrency: 'CNY', rates: { USD: '7.12345678', JPY: '0.0471', KWD: '23.2' }, date: '2026-11-21' },
  decimals,
}
const rate: SeaRate = {
  rateId: 'r1',
  version: 3,
  pol: 'CNNGB',
  pod: 'USLAX',
  currency: 'USD',
  price20GP: '1250',
  price40HQ: '2100',
  otherPrices: { '45HQ': '2400' },
  surcharges: [
    { fee: 'LSS', group: 'freight', basis: 'per-box', currency: 'USD', prices: { '20GP': '35', '40HQ': '70' } },
    { fee: 'AMS', group: 'freight', basis: 'per-bill', currency: 'USD', price: '30' },
  ],
  validFrom: '2026-11-15',
  validTo: '2026-11-30',
  etd: '2026-11-27',
}
const tariffs = [
  {
    applies: { service: 'sea-booking', pol: ['CNNGB'] },
    lines: [
      { id: 'THC', group: 'origin', basis: 'per-box', currency: 'CNY', prices: { '20GP': '755', '40HQ': '1148' } },
      { id: 'DOC', group: 'origin', basis: 'per-bill', currency: 'CNY', price: '450' },
    ],
  },
  { applies: { service: 'sea-booking' }, lines: [] },
]
const booking: PriceSeaBookingOptions = {
  ...money,
  boxes: [
    { boxType: '20GP', quantity: 1 },
    { boxType: '40HQ', quantity: 2 },
  ],
  rate,
  tariffs,
  service: 'sea-booking',
  today: '2026-11-21',
  timeZone: 'Asia/Shanghai',
  containerTypes: {},
}

describe('the price of a sea booking', () => {
  it('consists of the rate, its surcharges and the port charges, per container and per B/L', () => {
    const quote = priceSeaBooking(booking)
    if (!quote.ok) throw new Error(quote.error)
    expect(
      quote.value.lines.map(({ fee, boxType, quantity, amount, baseAmount, source }) => [
        fee,
        boxType,
        quantity,
        amount,
        baseAmount,
        source,
      ]),
    ).toEqual([
      ['OF', '20GP', '1', '1250.00', '8904.32', 'rate'],
      ['OF', '40HQ', '2', '4200.00', '29918.52', 'rate'],
      ['LSS', '20GP', '1', '35.00', '249.32', 'rate'],
      ['LSS', '40HQ', '2', '140.00', '997.28', 'rate'],
      ['AMS', undefined, '1', '30.00', '213.70', 'rate'],
      ['THC', '20GP', '1', '755.00', '755.00', 'tariff'],
      ['THC', '40HQ', '2', '2296.00', '2296.00', 'tariff'],
      ['DOC', undefined, '1', '450.00', '450.00', 'tariff'],
    ])
    expect(quote.value).toMatchObject({
      rateId: 'r1',
      rateVersion: 3,
      etd: '2026-11-27',
      validTo: '2026-11-30',
      exchangeDate: '2026-11-21',
      baseCurrency: 'CNY',
      baseTotal: '43784.14',
      totals: [
        { currency: 'USD', amount: '5655.00' },
        { currency: 'CNY', amount: '3501.00' },
      ],
    })
  })

  it.each([
    ['a container type without a price', { boxes: [{ boxType: '40RH', quantity: 1 }] }, 'error.no-service', { boxType: '40RH' }],
    ['a rate without a currency', { rate: without(rate, 'currency') }, 'error.no-service', {}],
    [
      'a surcharge without a price for the container type',
      { boxes: [{ boxType: '45HQ', quantity: 1 }] },
      'error.missing-surcharge',
      { fee: 'LSS', boxType: '45HQ' },
    ],
    [
      'a surcharge per B/L without a price',
      { rate: { ...rate, surcharges: [{ fee: 'AMS', group: 'freight', basis: 'per-bill', currency: 'USD' }] } },
      'error.missing-surcharge',
      { fee: 'AMS' },
    ],
    ['an unreadable price', { rate: { ...rate, price20GP: '1e3' } }, 'error.no-service', { boxType: '20GP' }],
    ['a negative price', { rate: { ...rate, price20GP: '-5' } }, 'error.no-service', { boxType: '20GP' }],
    ['no tariff for the port', { tariffs: [] }, 'error.missing-surcharge', { pol: 'CNNGB' }],
    ['no exchange rate', { exchange: { ...money.exchange, rates: {} } }, 'error.missing-exchange-rate', { currency: 'USD' }],
    [
      'an exchange rate of zero',
      { exchange: { ...money.exchange, rates: { USD: '0' } } },
      'error.missing-exchange-rate',
      { currency: 'USD' },
    ],
    ['a currency without a known minor unit', { decimals: { CNY: 2 } }, 'error.missing-exchange-rate', { currency: 'USD' }],
    ['a rate of yesterday', { today: '2026-12-01' }, 'error.rate-expired', { validTo: '2026-11-30' }],
    ['a departure after the validity', { etd: '2026-12-02' }, 'error.rate-expired', {}],
    ['a departure before the validity', { etd: '2026-11-10' }, 'error.rate-expired', {}],
    ['no boxes', { boxes: [] }, 'error.invalid', { field: 'boxes' }],
    ['half a box', { boxes: [{ boxType: '20GP', quantity: 0.5 }] }, 'error.invalid', { field: 'boxes' }],
  ])('is rejected for %s', (_, change, error, params) => {
    expect(priceSeaBooking({ ...booking, ...(change as Partial<PriceSeaBookingOptions>) })).toMatchObject({ ok: false, error, params })
  })

  it('keeps an explicit zero and counts container types once', () => {
    const free = { ...rate, price20GP: '0', surcharges: [] }
    const quote = priceSeaBooking({
      ...booking,
      rate: free,
      tariffs: tariffs.slice(1),
      boxes: [
        { boxType: '20GP', quantity: 1 },
        { boxType: '20GP', quantity: 2 },
      ],
    })
    expect(quote).toMatchObject({ ok: true, value: { lines: [{ quantity: '3', amount: '0.00', baseAmount: '0.00' }], baseTotal: '0.00' } })
  })

  it('prefers the tariff of the port to the general one, and the later of two', () => {
    const line = (id: string) => [{ id, basis: 'per-bill', currency: 'CNY', price: '1' }]
    const list = [
      { applies: {}, lines: line('general') },
      { applies: { pol: ['A'], from: '2026-01-01' }, lines: line('old') },
      { applies: { pol: ['A'], from: '2026-06-01' }, lines: line('new') },
      { applies: { pol: ['A'], from: '2027-01-01' }, lines: line('future') },
      { applies: { service: 'air', pol: ['A'] }, lines: line('air') },
    ]
    const chosen = (pol: string, day: string) => chooseTariff(list, { service: 'sea', pol, day })?.lines[0]?.id
    expect([chosen('A', '2026-11-21'), chosen('A', '2026-02-01'), chosen('B', '2026-11-21'), chosen('A', '2025-01-01')]).toEqual([
      'new',
      'old',
      'general',
      'general',
    ])
  })
})

describe('fees entered by staff', () => {
  const estimated = [
    {
      fee: 'DOC',
      group: 'origin',
      basis: 'per-bill',
      unitPrice: '450',
      currency: 'CNY',
      quantity: '1',
      amount: '450.00',
      exchangeRate: '1',
      baseAmount: '450.00',
      source: 'tariff',
    },
  ] as const
  const doc = { fee: 'DOC', group: 'origin', basis: 'per-bill', unitPrice: '450.00', currency: 'CNY', quantity: 1 }

  it('are recalculated, regardless of submitted amounts', () => {
    const entered = [
      doc,
      { fee: 'LSS', group: 'freight', basis: 'per-box', boxType: '20GP', unitPrice: '35.5', currency: 'USD', quantity: '2', amount: '1' },
    ]
    const confirmed = confirmLines({ ...money, entered, estimated, at: '/lines' })
    expect(confirmed).toMatchObject({
      ok: true,
      value: {
        lines: [
          { source: 'tariff', amount: '450.00' },
          { source: 'staff', amount: '71.00', baseAmount: '505.77' },
        ],
        baseTotal: '955.77',
      },
    })
  })

  it.each([
    ['JPY 0.5', { ...doc, currency: 'JPY', unitPrice: '0.5' }, '/lines/0/unitPrice', 'invalid.scale'],
    ['a thousandth of a yuan', { ...doc, unitPrice: '1.005' }, '/lines/0/unitPrice', 'invalid.scale'],
    ['an exponent', { ...doc, unitPrice: '1e3' }, '/lines/0/unitPrice', 'invalid.format.decimal'],
    ['a price below zero', { ...doc, unitPrice: '-1' }, '/lines/0/unitPrice', 'invalid.atLeast'],
    ['no quantity', { ...doc, quantity: '0' }, '/lines/0/quantity', 'invalid.above'],
    ['a quantity in words', { ...doc, quantity: 'two' }, '/lines/0/quantity', 'invalid.format.decimal'],
  ])('are rejected for %s', (_, line, path, id) => {
    expect(confirmLines({ ...money, entered: [line], estimated, at: '/lines' })).toMatchObject({
      ok: false,
      error: 'error.invalid',
      fields: [{ path, id }],
    })
  })

  it('need a reason for each line that is raised or new, and keep it', () => {
    const raised = { ...doc, unitPrice: '450.01' }
    const seal = { fee: 'SEAL', group: 'origin', basis: 'flat', unitPrice: '50', currency: 'CNY', quantity: '1' }
    const ask = (entered: Parameters<typeof confirmLines>[0]['entered']) =>
      confirmLines({ ...money, entered, estimated, justify: estimated, at: '/lines' })
    expect(ask([raised, seal, { ...doc, currency: 'USD' }])).toMatchObject({
      ok: false,
      fields: ['/lines/0/reason', '/lines/1/reason', '/lines/2/reason'].map((path) => ({ path, id: 'invalid.raised' })),
    })
    expect(ask([doc, { ...seal, reason: '  ' }])).toMatchObject({ ok: false, fields: [{ path: '/lines/1/reason' }] })
    expect(ask([{ ...doc, unitPrice: '449.99' }])).toMatchObject({ ok: true })
    const explained = ask([
      { ...raised, reason: ' Two bills ' },
      { ...seal, reason: 'Billed by the carrier' },
    ])
    expect(explained).toMatchObject({ ok: true, value: { lines: [{ reason: 'Two bills' }, { reason: 'Billed by the carrier' }] } })
  })

  it('are rejected if their currency has no exchange rate, or if there are none', () => {
    expect(confirmLines({ ...money, entered: [{ ...doc, currency: 'EUR' }], estimated, at: '/lines' })).toMatchObject({
      ok: false,
      error: 'error.missing-exchange-rate',
      params: { currency: 'EUR' },
    })
    expect(confirmLines({ ...money, entered: [], estimated, at: '/lines' })).toMatchObject({
      ok: false,
      fields: [{ path: '/lines', id: 'invalid.minItems' }],
    })
  })
})

describe('amounts', () => {
  it('equal those of an independent model with exact fractions, in any currencies', () => {
    const places = { CNY: 2, USD: 2, JPY: 0, KWD: 3 }
    const line = record({
      currency: constantFrom('CNY', 'USD', 'JPY', 'KWD'),
      price: tuple(bigInt({ min: 0n, max: 10n ** 12n }), integer({ min: 0, max: 4 })),
      quantity: tuple(bigInt({ min: 1n, max: 10n ** 7n }), integer({ min: 0, max: 3 })),
    })
    const rates = record({
      USD: bigInt({ min: 1n, max: 10n ** 10n }),
      JPY: bigInt({ min: 1n, max: 10n ** 10n }),
      KWD: bigInt({ min: 1n, max: 10n ** 11n }),
    })
    assert(
      property(
        array(line, { minLength: 1, maxLength: 12 }),
        rates,
        constantFrom('CNY', 'JPY', 'KWD'),
        (entries, exchange, baseCurrency) => {
          const all = { CNY: 10n ** 8n, ...exchange, [baseCurrency]: 10n ** 8n }
          const given: Money = {
            exchange: {
              baseCurrency,
              rates: Object.fromEntries(Object.entries(all).map(([code, value]) => [code, write(value, 8)])),
              date: 'x',
            },
            decimals: places,
          }
          const priced = priceLines(entries.map(toLine), given)
          if (!priced.ok) throw new Error(priced.error)
          let base = 0n
          for (const [index, { currency, price, quantity }] of entries.entries()) {
            const amount = round(price[0] * quantity[0], price[1] + quantity[1], places[currency])
            const baseAmount =
              currency === baseCurrency ? amount : round(amount * all[currency], places[currency] + 8, places[baseCurrency])
            base += baseAmount
            expect(priced.value[index]).toMatchObject({
              amount: write(amount, places[currency]),
              baseAmount: write(baseAmount, places[baseCurrency]),
            })
          }
          expect(totalLines(priced.value, given).baseTotal).toBe(write(base, places[baseCurrency]))
        },
      ),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 2000) },
    )
  })
})

function toLine({ currency, price, quantity }: { currency: string; price: [bigint, number]; quantity: [bigint, number] }): UnpricedLine {
  return {
    fee: 'X',
    group: 'other',
    basis: 'per-bill',
    unitPrice: write(...price),
    currency,
    quantity: write(...quantity),
    source: 'staff',
  }
}

function without<Value extends object>(value: Value, name: keyof Value): Partial<Value> {
  const { [name]: _, ...rest } = value
  return rest as Partial<Value>
}

function round(value: bigint, from: number, to: number): bigint {
  if (from <= to) return value * 10n ** BigInt(to - from)
  const unit = 10n ** BigInt(from - to)
  return (2n * value + unit) / (2n * unit)
}

function write(value: bigint, places: number): string {
  const digits = value.toString().padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
