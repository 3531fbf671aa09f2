/** What an order's payments settle: the amounts still due in each currency, and what was paid in excess. */
import {
  addDecimals,
  compareDecimals,
  decimalPlaces,
  divideDecimals,
  multiplyDecimals,
  roundHalfUp,
  subtractDecimals,
  sumDecimals,
} from '#rules'
import type { FeeLine, FeeTotals } from '../fees/money.ts'

export type Sum = {
  readonly currency: string
  readonly amount: string
}

/** An amount credited to an order, with the price of one unit of its currency in the base currency. */
export type PaymentCredit = Sum & {
  readonly exchangeRate: string
}

/** The fees that payments are compared with. */
export type PayableFees = FeeTotals & {
  readonly lines: readonly Pick<FeeLine, 'currency' | 'baseAmount' | 'exchangeRate'>[]
}

export type Balance = {
  /** Per currency of the fees, in their order; empty if everything is paid. */
  readonly due: readonly Sum[]
  /** The same in the base currency, at the rates of the fees. */
  readonly dueTotal: string
  /** In the base currency; absent if nothing was paid in excess. A waived rest is not a payment. */
  readonly overpaid?: string
}

/** What counts towards the fees of an order. */
export type Credits = {
  readonly received: readonly PaymentCredit[]
  readonly waived: readonly PaymentCredit[]
}

/**
 * The key under which two spellings of a bank reference are the same: case, width, gaps and punctuation do not matter. Empty if nothing
 * is left to compare.
 */
export function referenceKey(reference: string): string {
  return reference
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\p{P}\p{S}\p{Z}\p{C}]/gu, '')
}

/**
 * Each currency is first settled by payments in the same currency. What remains of them, and payments in other currencies, settle
 * the rest in the order of the totals, at the rates of the fees.
 */
export function balanceOf(fees: PayableFees, { received, waived }: Credits): Balance {
  const { overpaid: _nominal, ...all } = settle(fees, [...received, ...waived])
  const { overpaid } = settle(fees, received)
  return { ...all, ...(overpaid === undefined ? {} : { overpaid }) }
}

function settle(fees: PayableFees, credits: readonly PaymentCredit[]): Balance {
  const places = decimalPlaces(fees.baseTotal)
  const rests = fees.totals.map((total) => restOf(total, fees, credits))
  const foreign = credits.filter(({ currency }) => !fees.totals.some((total) => total.currency === currency))
  let surplus = roundHalfUp(
    sumDecimals([
      ...rests.map(({ excess, rate }) => multiplyDecimals(excess, rate)),
      ...foreign.map(({ amount, exchangeRate }) => multiplyDecimals(amount, exchangeRate)),
    ]),
    places,
  )
  const due: Sum[] = []
  let dueTotal = '0'
  for (const { currency, rest, rate, decimals, isWhole } of rests) {
    if (compareDecimals(rest, '0') <= 0) continue
    // Lines are rounded one by one: the sum of their base amounts is what the customer was shown.
    const restInBase = isWhole ? wholeInBase(fees, currency) : roundHalfUp(multiplyDecimals(rest, rate), places)
    if (compareDecimals(surplus, restInBase) >= 0) {
      surplus = subtractDecimals(surplus, restInBase)
      continue
    }
    const covered = compareDecimals(surplus, '0') > 0 ? divideDecimals(surplus, rate, decimals) : '0'
    const amount = roundHalfUp(subtractDecimals(rest, covered), decimals)
    // Less than the smallest unit cannot be paid.
    if (compareDecimals(amount, '0') > 0) {
      due.push({ currency, amount })
      dueTotal = addDecimals(dueTotal, subtractDecimals(restInBase, surplus))
    }
    surplus = '0'
  }
  return { due, dueTotal: roundHalfUp(dueTotal, places), ...(compareDecimals(surplus, '0') > 0 ? { overpaid: surplus } : {}) }
}

/** Rate of a currency in these fees; undefined if they contain none of it and it is not the base currency. */
export function payingRate({ baseCurrency, lines }: PayableFees, currency: string): string | undefined {
  return currency === baseCurrency ? '1' : lines.find((line) => line.currency === currency)?.exchangeRate
}

function restOf(total: Sum, fees: PayableFees, credits: readonly PaymentCredit[]) {
  const own = credits.filter(({ currency }) => currency === total.currency)
  const difference = subtractDecimals(total.amount, sumDecimals(own.map(({ amount }) => amount)))
  const isSettled = compareDecimals(difference, '0') <= 0
  return {
    currency: total.currency,
    rest: isSettled ? '0' : difference,
    excess: isSettled ? subtractDecimals('0', difference) : '0',
    rate: payingRate(fees, total.currency) ?? '1',
    decimals: decimalPlaces(total.amount),
    isWhole: own.length === 0,
  }
}

function wholeInBase({ lines }: PayableFees, currency: string): string {
  return sumDecimals(lines.filter((line) => line.currency === currency).map(({ baseAmount }) => baseAmount))
}
