/** Amounts, exchange and totals: every line is rounded separately, and totals are sums of rounded lines. */
import { compareDecimals, decimalPlaces, isDecimal, multiplyDecimals, roundHalfUp, sumDecimals } from '#rules'

export type ExchangeRates = {
  /** Base currency. */
  readonly baseCurrency: string
  /** Price of one unit in the base currency. */
  readonly rates: Readonly<Record<string, string>>
  /** Date of the rates. */
  readonly date: string
}

/** Decimal places by currency: CNY 2, JPY 0, KWD 3. */
export type CurrencyDecimals = Readonly<Record<string, number>>

export type Money = {
  readonly exchange: ExchangeRates
  readonly decimals: CurrencyDecimals
}

export type FeeLine = {
  readonly fee: string
  readonly group: string
  /** Row of the dictionary `fee-basis`. */
  readonly basis: string
  readonly boxType?: string
  readonly unitPrice: string
  readonly currency: string
  readonly quantity: string
  readonly amount: string
  readonly exchangeRate: string
  readonly baseAmount: string
  readonly source: 'rate' | 'tariff' | 'staff'
  /** In a combined order: the service it belongs to. */
  readonly part?: string
  /** Why staff charge more than estimated. */
  readonly reason?: string
  readonly tax?: FeeTax
  readonly why?: FeeWhy
}

/** The tax of a line: included in its amount, or charged as a separate line. */
export type FeeTax = {
  readonly included: boolean
  /** Percent. */
  readonly rate: string
  readonly net: string
  readonly tax: string
}

/** The member of the tariff line that decided the amount. */
export type Decided = 'price' | 'tier' | 'band' | 'table' | 'percent' | 'stated' | 'minimum' | 'cap'

/** Explains a fee: the rule, its position, its inputs and the deciding factor. */
export type FeeWhy = {
  readonly tariff: string
  readonly line: string
  readonly path: string
  readonly row: number
  readonly source: string
  /** Parts of the rule that are assumptions although its source is known. */
  readonly assumed?: readonly string[]
  readonly inputs: Readonly<Record<string, string>>
  /** Charged units, and free units deducted first. */
  readonly quantity?: string
  readonly free?: string
  /** Id of the tier, the band or the row of the table. */
  readonly tier?: string
  readonly decided: Decided
}

/** A line before calculation. */
export type UnpricedLine = Omit<FeeLine, 'amount' | 'exchangeRate' | 'baseAmount'>

export type FeeTotals = {
  readonly totals: readonly { readonly currency: string; readonly amount: string }[]
  readonly baseCurrency: string
  readonly baseTotal: string
}

/** Why something cannot be priced: an error id and its parameters. */
export type PriceRefusal = {
  readonly ok: false
  readonly error: string
  readonly params: Readonly<Record<string, string>>
}

export type Priced<Value> = { readonly ok: true; readonly value: Value } | PriceRefusal

export function refusePrice(error: string, params: Readonly<Record<string, string>>): PriceRefusal {
  return { ok: false, error, params }
}

/** The exchange rate of a currency, or an error that names the currency. Never defaults to 1. */
export function exchangeRateOf(currency: string, { exchange, decimals }: Money): Priced<string> {
  const hasDecimals = (code: string) => Object.hasOwn(decimals, code) && Number.isInteger(decimals[code])
  if (!hasDecimals(currency) || !hasDecimals(exchange.baseCurrency)) return refusePrice('error.missing-exchange-rate', { currency })
  if (currency === exchange.baseCurrency) return { ok: true, value: '1' }
  const rate = Object.hasOwn(exchange.rates, currency) ? exchange.rates[currency] : undefined
  if (!isDecimal(rate) || compareDecimals(rate, '0') <= 0) return refusePrice('error.missing-exchange-rate', { currency })
  return { ok: true, value: rate }
}

/** Calculates one line: amount in the minor unit of its currency, base amount from the rounded amount. */
export function priceLine(line: UnpricedLine, money: Money): Priced<FeeLine> {
  const rate = exchangeRateOf(line.currency, money)
  if (!rate.ok) return rate
  const amount = roundHalfUp(multiplyDecimals(line.unitPrice, line.quantity), money.decimals[line.currency] ?? 0)
  const baseAmount = roundHalfUp(multiplyDecimals(amount, rate.value), money.decimals[money.exchange.baseCurrency] ?? 0)
  return { ok: true, value: { ...line, amount, exchangeRate: rate.value, baseAmount } }
}

/** Calculates all lines, or returns the first that fails. */
export function priceLines(lines: readonly UnpricedLine[], money: Money): Priced<FeeLine[]> {
  const priced: FeeLine[] = []
  for (const line of lines) {
    const one = priceLine(line, money)
    if (!one.ok) return one
    priced.push(one.value)
  }
  return { ok: true, value: priced }
}

/** One total per currency in order of appearance, and one in the base currency. */
export function totalLines(
  lines: readonly Pick<FeeLine, 'currency' | 'amount' | 'baseAmount'>[],
  { exchange, decimals }: Money,
): FeeTotals {
  const currencies = [...new Set(lines.map(({ currency }) => currency))]
  const totals = currencies.map((currency) => {
    const sum = sumDecimals(lines.filter((line) => line.currency === currency).map(({ amount }) => amount))
    return { currency, amount: roundHalfUp(sum, decimals[currency] ?? 0) }
  })
  const baseTotal = roundHalfUp(sumDecimals(lines.map(({ baseAmount }) => baseAmount)), decimals[exchange.baseCurrency] ?? 0)
  return { totals, baseCurrency: exchange.baseCurrency, baseTotal }
}

/** Why an amount cannot be paid: it is finer than the smallest unit of its currency, as the fees write it. */
export function paymentFault({ baseTotal, totals }: FeeTotals, { currency, amount }: FeeTotals['totals'][number]) {
  const limit = decimalPlaces(totals.find((total) => total.currency === currency)?.amount ?? baseTotal)
  return decimalPlaces(amount) > limit ? { id: 'invalid.scale', params: { limit } } : null
}
