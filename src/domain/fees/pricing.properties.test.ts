/** Compares the engine with an independent model in exact fractions. PROPERTY_RUNS sets the number of runs. */
import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDecimal } from '#rules'
import type { Facts } from './charge-factors.ts'
import { type Money, totalLines } from './money.ts'
import { type FeeOutcome, feeAmount, priceTariff } from './price-tariff.ts'
import type { TariffLine } from './tariffs.ts'
import { taxOf } from './tax.ts'

const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) }
const places = { CNY: 2, USD: 2, JPY: 0, KWD: 3 } as const
type Currency = keyof typeof places
const currencies = Object.keys(places) as Currency[]

/** Values are counted in ten-thousandths, which represent all values below exactly. */
const unit = 10_000n
const figure = (most: number) => integer({ min: 0, max: most * Number(unit) }).map(BigInt)

function write(value: bigint, digits = 4): string {
  const text = value.toString().padStart(digits + 1, '0')
  const fraction = digits === 0 ? '' : text.slice(-digits).replace(/0+$/, '')
  return `${digits === 0 ? text : text.slice(0, -digits)}${fraction === '' ? '' : `.${fraction}`}`
}

const up = (value: bigint, size: bigint) => (value <= 0n ? 0n : (value + size - 1n) / size)
const halfUp = (value: bigint, size: bigint) => (2n * value + size) / (2n * size)
const less = (one: bigint, other: bigint) => (one < other ? one : other)
const more = (one: bigint, other: bigint) => (one > other ? one : other)

function price(line: Omit<TariffLine, 'id'>, facts: Facts, exchange: Partial<Money['exchange']> = {}): readonly FeeOutcome[] {
  return priceTariff({
    exchange: { baseCurrency: 'CNY', rates: {}, date: '2026-11-21', ...exchange },
    decimals: places,
    tariff: { applies: {}, lines: [{ id: 'fee', ...line }] },
    facts,
    day: '2026-11-21',
    timeZone: 'Asia/Shanghai',
    containerTypes: {},
  }).outcomes
}

/** A time relative to the loading day: 90 minutes before it is D-1T22:30. */
function writeMinutes(minutes: number): string {
  const day = Math.floor(minutes / 1440)
  const [hour, minute] = [Math.floor((minutes - day * 1440) / 60), (minutes - day * 1440) % 60]
  return `D${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** An amount in minor units of its currency. */
function coins(outcomes: readonly FeeOutcome[], currency: Currency): bigint {
  const [whole = '', part = ''] = (feeAmount(outcomes, 'fee') ?? 'refused').split('.')
  return BigInt(whole + part.padEnd(places[currency], '0'))
}

describe('the engine and a model in exact fractions', () => {
  it('agree on partial units, free units, minimum, cap and rounding', () => {
    const cases = record({
      currency: constantFrom(...currencies),
      count: figure(60),
      free: figure(12),
      unitPrice: figure(900),
      isBegun: boolean(),
      minimum: option(figure(2000)),
      over: option(figure(3000)),
      rounding: option(record({ step: constantFrom(1n, 5n, 10n), mode: constantFrom('half-up', 'up', 'down') })),
    })
    const check = property(cases, ({ currency, count, free, unitPrice, isBegun, minimum, over, rounding }) => {
      const cap = over === null ? null : over + (minimum ?? 0n)
      const line = {
        basis: isBegun ? 'per-hour' : 'per-kg',
        currency,
        count: 'count',
        free: write(free),
        price: write(unitPrice),
        ...(minimum === null ? {} : { minimum: write(minimum) }),
        ...(cap === null ? {} : { cap: { amount: write(cap), per: 'charge' as const } }),
        ...(rounding === null ? {} : { rounding: { step: String(rounding.step), mode: rounding.mode as 'half-up' | 'up' | 'down' } }),
      }
      // Model: in 1 / unit² of the currency.
      const rest = count - free
      const units = isBegun ? up(rest, unit) * unit : more(rest, 0n)
      const raw = unitPrice * units
      const settled = less(more(raw, (minimum ?? 0n) * unit), cap === null ? more(raw, (minimum ?? 0n) * unit) : cap * unit)
      const size = unit * unit
      const stepped = (step: bigint, mode: string) => {
        const whole = step * size
        const steps = mode === 'up' ? up(settled, whole) : mode === 'down' ? settled / whole : halfUp(settled, whole)
        return steps * whole
      }
      const amount = rounding === null ? settled : stepped(rounding.step, rounding.mode)
      const isFree = rest <= 0n || (unitPrice === 0n && minimum === null)
      const expected = isFree ? 0n : halfUp(amount * 10n ** BigInt(places[currency]), size)
      const rates = { USD: '7.1', JPY: '0.0471', KWD: '23.2' }
      expect(coins(price(line, { count: write(count) }, { rates }), currency)).toBe(expected)
    })
    assert(check, runs)
  })

  it('agree on the days and noon-to-noon cycles to which hours belong', () => {
    const cases = record({
      hours: integer({ min: 0, max: 120 * 4 }),
      free: integer({ min: 0, max: 12 }),
      unitPrice: integer({ min: 1, max: 200 }),
      cap: integer({ min: 0, max: 2000 }),
      arrived: option(integer({ min: -2 * 1440, max: 2 * 1440 })),
      per: constantFrom('truck-day' as const, 'noon-cycle' as const),
    })
    const check = property(cases, ({ hours, free, unitPrice, cap, arrived, per }) => {
      const line = {
        basis: 'per-hour',
        currency: 'CNY',
        count: 'hours',
        free: String(free),
        price: String(unitPrice),
        cap: { amount: String(cap), per },
      }
      const arrivedAt = arrived === null ? undefined : writeMinutes(arrived)
      // Model: each hour separately, in the window in which it begins.
      const windows = new Map<number, number>()
      const begins = per === 'noon-cycle' && arrived !== null ? arrived - 720 : 0
      const all = Math.ceil((hours - free * 4) / 4)
      for (let hour = 0; hour < all; hour += 1) {
        const window = Math.floor((begins + (free + hour) * 60) / 1440)
        windows.set(window, (windows.get(window) ?? 0) + unitPrice)
      }
      const expected = [...windows.values()].reduce((sum, amount) => sum + Math.min(amount, cap), 0)
      expect(coins(price(line, { hours: write(BigInt(hours) * 2500n), arrivedAt }), 'CNY')).toBe(BigInt(expected) * 100n)
    })
    assert(check, runs)
  })

  it('agree on tiers and on bands', () => {
    const cases = record({
      count: figure(80),
      ends: array(integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 }),
      prices: array(integer({ min: 1, max: 90_000 }), { minLength: 5, maxLength: 5 }),
      each: integer({ min: 0, max: 900 }),
    })
    const check = property(cases, ({ count, ends, prices, each }) => {
      const bounds = ends.map((_, index) => ends.slice(0, index + 1).reduce((total, width) => total + width, 0))
      const yuan = (index: number) => write(BigInt(prices[index] ?? 0), 2)
      const tiers = [...bounds, undefined].map((to, index) => ({
        from: (bounds[index - 1] ?? 0) + 1,
        ...(to === undefined ? {} : { to }),
        price: yuan(index),
      }))
      const bands = bounds.map((to, index) => ({
        id: String(index),
        above: String(bounds[index - 1] ?? 0),
        upTo: String(to),
        amount: yuan(index),
        each: String(each),
      }))
      const line = { basis: 'per-tonne', currency: 'CNY', count: 'count' }
      const facts = { count: write(count) }
      // Model: unit by unit, and the band that contains the number.
      const units = Number(up(count, unit))
      let sum = 0n
      for (let number = 1; number <= units; number += 1) {
        const index = bounds.findIndex((to) => number <= to)
        sum += BigInt(prices[index < 0 ? bounds.length : index] ?? 0)
      }
      expect(coins(price({ ...line, tiers }, facts), 'CNY')).toBe(sum)
      const chosen = bounds.findIndex((to) => count <= BigInt(to) * unit)
      const banded = price({ ...line, bands }, facts)
      if (count > 0n && chosen < 0) expect(banded).toMatchObject([{ kind: 'refused', refusal: { params: { fee: 'fee' } } }])
      else if (count > 0n) {
        const beyond = up(count - BigInt(bounds[chosen - 1] ?? 0) * unit, unit)
        expect(coins(banded, 'CNY')).toBe(BigInt(prices[chosen] ?? 0) + beyond * BigInt(each) * 100n)
      }
    })
    assert(check, runs)
  })

  it('agree on percentages, exchange and totals, which are sums of rounded lines', () => {
    const cases = record({
      base: constantFrom(...currencies),
      lines: array(record({ currency: constantFrom(...currencies), of: figure(100_000), percent: figure(150) }), {
        minLength: 1,
        maxLength: 8,
      }),
      rates: array(integer({ min: 1, max: 2 ** 31 - 1 }), { minLength: 4, maxLength: 4 }),
    })
    const check = property(cases, ({ base, lines, rates }) => {
      const rateOf = (currency: Currency) => (currency === base ? 10n ** 8n : BigInt(rates[currencies.indexOf(currency)] ?? 1))
      const money: Money = {
        exchange: { baseCurrency: base, rates: Object.fromEntries(currencies.map((code) => [code, write(rateOf(code), 8)])), date: 'x' },
        decimals: places,
      }
      const { outcomes } = priceTariff({
        ...money,
        tariff: {
          applies: {},
          lines: lines.map(({ currency, percent }, index) => ({
            id: `fee${index}`,
            basis: 'percent',
            currency,
            percent: write(percent),
            of: [`of${index}`],
          })),
        },
        facts: Object.fromEntries(lines.map(({ of }, index) => [`of${index}`, write(of)])),
        day: '2026-11-21',
        timeZone: 'Asia/Shanghai',
        containerTypes: {},
      })
      const priced = outcomes.flatMap((outcome) => outcome.lines)
      let baseTotal = 0n
      for (const [index, { currency, of, percent }] of lines.entries()) {
        const amount = halfUp(of * percent * 10n ** BigInt(places[currency]), unit * unit * 100n)
        const inBase = halfUp(amount * rateOf(currency) * 10n ** BigInt(places[base]), 10n ** BigInt(8 + places[currency]))
        baseTotal += inBase
        const fixed = (value: bigint, digits: number) =>
          digits === 0 ? String(value) : `${value / 10n ** BigInt(digits)}.${String(value % 10n ** BigInt(digits)).padStart(digits, '0')}`
        expect(priced[index]).toMatchObject({ amount: fixed(amount, places[currency]), baseAmount: fixed(inBase, places[base]) })
      }
      const total = totalLines(priced, money).baseTotal.replace('.', '')
      expect(BigInt(total)).toBe(baseTotal)
      for (const line of priced)
        for (const name of ['unitPrice', 'quantity', 'amount', 'baseAmount'] as const) expect(isDecimal(line[name])).toBe(true)
    })
    assert(check, runs)
  })
})

describe('VAT included in an amount', () => {
  const cents = (text: string) => BigInt(text.replace('.', ''))
  const holds = (gross: bigint, rate: bigint) => {
    const { net, tax } = taxOf(`${gross / 100n}.${String(gross % 100n).padStart(2, '0')}`, { included: true, rate: String(rate) }, 2)
    return cents(net) === halfUp(gross * 100n, 100n + rate) && cents(net) + cents(tax) === gross
  }

  it.each([{ rate: 6n }, { rate: 9n }])(
    'of $rate percent is extracted to the cent for every amount from 0.01 to 100,000.00',
    ({ rate }) => {
      const most = 10_000_000n
      for (let gross = 1n; gross <= 1500n; gross += 1n) if (!holds(gross, rate)) expect(gross).toBe('whole')
      for (let gross = 1501n; gross < most; gross += 997n) if (!holds(gross, rate)) expect(gross).toBe('whole')
      for (let gross = most - 500n; gross <= most; gross += 1n) if (!holds(gross, rate)) expect(gross).toBe('whole')
      assert(
        property(integer({ min: 1, max: Number(most) }), (gross) => holds(BigInt(gross), rate)),
        runs,
      )
    },
  )

  it('is rounded to the minor unit of the currency', () => {
    expect(taxOf('1000', { included: true, rate: '9' }, 0)).toEqual({ included: true, rate: '9', net: '917', tax: '83' })
    expect(taxOf('10.000', { included: true, rate: 6 }, 3)).toEqual({ included: true, rate: '6', net: '9.434', tax: '0.566' })
    expect(taxOf('10.00', { included: false, rate: '6' }, 2)).toEqual({ included: false, rate: '6', net: '10.00', tax: '0.60' })
  })
})

describe("the engine's input and output numbers", () => {
  const line = { basis: 'per-kg', currency: 'CNY', count: 'kilograms', price: '1' }

  it.each(['9007199254740993', '0.1', '651457.497', '123456789012345678901234567890.12'])('%s is not changed', (kilograms) => {
    const [outcome] = price(line, { kilograms })
    expect(outcome?.lines[0]?.quantity).toBe(kilograms)
  })

  it('keep digits that a float would lose', () => {
    const [outcome] = price({ ...line, price: '8635' }, { kilograms: '651457.497' })
    expect(outcome?.lines[0]?.amount).toBe('5625335486.60')
  })

  it.each(['-0', 'NaN', '1e3', '１２', '-1', '1.', '+1', ' 1', '01', 'Infinity'])(
    '%s is rejected, and the factor is named',
    (kilograms) => {
      expect(price(line, { kilograms })).toMatchObject([
        { kind: 'refused', refusal: { error: 'error.wrong-fact', params: { fee: 'fee', fact: 'kilograms' } } },
      ])
    },
  )

  it.each([
    [{}, 'USD'],
    [{ USD: '0' }, 'USD'],
    [{ USD: '1e1' }, 'USD'],
    [{ USD: '-7' }, 'USD'],
  ])('without an exchange rate (%j) nothing is priced', (rates, currency) => {
    expect(price({ ...line, currency }, { kilograms: '1' }, { rates })).toMatchObject([
      { kind: 'refused', refusal: { error: 'error.missing-exchange-rate', params: { currency } } },
    ])
  })

  it('are converted with all eight decimals of the rate', () => {
    const [outcome] = price({ ...line, currency: 'USD' }, { kilograms: '100' }, { rates: { USD: '7.12345678' } })
    expect(outcome?.lines[0]).toMatchObject({ amount: '100.00', exchangeRate: '7.12345678', baseAmount: '712.35' })
  })
})
