/** A customer disputes confirmed fees: single lines, each in its currency, or the total in the base currency. */
import { compareDecimals, decimalPlaces, divideDecimals, multiplyDecimals, roundHalfUp, subtractDecimals, sumDecimals } from '#rules'
import type { FeeLine, FeeTotals } from '../fees/money.ts'

export type DisputedLine = {
  /** Position among the confirmed lines, from 1. */
  readonly line: number
  readonly fee: string
  readonly boxType?: string
  readonly currency: string
  /** What was confirmed, and what the customer would accept. */
  readonly amount: string
  readonly counter: string
}

type DisputableFees = FeeTotals & { readonly lines: readonly FeeLine[] }

/** Why a counter-offer is rejected: above what is disputed, or finer than the currency's smallest unit. Ids of the texts `invalid.*`. */
export function counterFault(
  counter: string,
  disputed: string,
): { readonly id: string; readonly params: Readonly<Record<string, string | number>> } | null {
  if (compareDecimals(counter, disputed) > 0) return { id: 'invalid.atMost', params: { limit: disputed } }
  const places = decimalPlaces(disputed)
  return decimalPlaces(counter) > places ? { id: 'invalid.scale', params: { limit: places } } : null
}

/** The confirmed line as the customer disputes it; undefined if there is no such line. */
export function disputedLine({ lines }: DisputableFees, line: number, counter: string): DisputedLine | undefined {
  const confirmed = lines[line - 1]
  if (!confirmed) return undefined
  const { fee, boxType, currency, amount } = confirmed
  return { line, fee, ...(boxType === undefined ? {} : { boxType }), currency, amount, counter }
}

/** The total in the base currency with every counter-offer applied. */
export function counterTotalOf({ baseTotal, lines }: DisputableFees, disputed: readonly DisputedLine[]): string {
  const places = decimalPlaces(baseTotal)
  const less = disputed.map(({ line, counter }) => {
    const { baseAmount = '0', exchangeRate = '1' } = lines[line - 1] ?? {}
    return subtractDecimals(baseAmount, roundHalfUp(multiplyDecimals(counter, exchangeRate), places))
  })
  return roundHalfUp(subtractDecimals(baseTotal, sumDecimals(less)), places)
}

/** The lines with every counter-offer applied. One that the quantity does not divide becomes a single price for the line. */
export function counterLines({ lines }: DisputableFees, disputed: readonly DisputedLine[]): readonly FeeLine[] {
  return lines.map((confirmed, index) => {
    const one = disputed.find(({ line }) => line === index + 1)
    if (!one) return confirmed
    const { boxType: _box, tax: _tax, why: _why, ...charge } = confirmed
    const unitPrice = divideDecimals(one.counter, charge.quantity, decimalPlaces(charge.amount))
    const isWhole = compareDecimals(multiplyDecimals(unitPrice, charge.quantity), one.counter) === 0
    return isWhole ? { ...confirmed, unitPrice } : { ...charge, basis: 'per-bill', unitPrice: one.counter, quantity: '1' }
  })
}
