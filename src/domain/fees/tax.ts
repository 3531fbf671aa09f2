/** Value added tax: extracted from an amount that includes it, or added to one that does not. */
import { addDecimals, divideDecimals, multiplyDecimals, roundHalfUp, subtractDecimals, sumDecimals } from '#rules'
import type { FeeLine, FeeTax } from './money.ts'
import type { TaxRule } from './tariffs.ts'

export type TaxTotal = FeeTax & {
  readonly currency: string
}

/** Net and tax of an amount, with this many digits; if included, they add up exactly. */
export function taxOf(amount: string, { included, rate }: TaxRule, places: number): FeeTax {
  const percent = String(rate)
  if (!included) return { included, rate: percent, net: amount, tax: divideDecimals(multiplyDecimals(amount, percent), '100', places) }
  const net = divideDecimals(multiplyDecimals(amount, '100'), addDecimals('100', percent), places)
  return { included, rate: percent, net, tax: roundHalfUp(subtractDecimals(amount, net), places) }
}

/** The taxes of all lines, one entry per currency, rate and inclusion. */
export function totalTaxes(lines: readonly Pick<FeeLine, 'currency' | 'tax'>[]): TaxTotal[] {
  const groups = new Map<string, { readonly currency: string; readonly taxes: FeeTax[] }>()
  for (const { currency, tax } of lines) {
    if (!tax) continue
    const key = `${currency} ${tax.rate} ${tax.included}`
    const group = groups.get(key) ?? { currency, taxes: [] }
    groups.set(key, group)
    group.taxes.push(tax)
  }
  return [...groups.values()].flatMap(({ currency, taxes }) => {
    const [first] = taxes
    if (!first) return []
    const places = (first.tax.split('.')[1] ?? '').length
    const sum = (name: 'net' | 'tax') => roundHalfUp(sumDecimals(taxes.map((tax) => tax[name])), places)
    return [{ currency, included: first.included, rate: first.rate, net: sum('net'), tax: sum('tax') }]
  })
}
