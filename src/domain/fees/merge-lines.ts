/** Equal charges of several orders as one line each, for a quote over all of them. */
import { decimalPlaces, roundHalfUp, sumDecimals } from '#rules'
import type { FeeLine, FeeTax } from './money.ts'

const percent = 'percent'

/**
 * Lines with the same fee, container type, price and tax rate are added up; percentages by fee alone, because their
 * price is the amount itself. The calculation of a single line is dropped.
 */
export function mergeFeeLines(lines: readonly FeeLine[]): FeeLine[] {
  const byCharge = new Map<string, FeeLine[]>()
  for (const line of lines) {
    const { fee, boxType = '', basis, unitPrice, currency, tax } = line
    const charge = [fee, boxType, basis, basis === percent ? '' : unitPrice, currency, tax?.rate, tax?.included].join('|')
    byCharge.set(charge, [...(byCharge.get(charge) ?? []), line])
  }
  return [...byCharge.values()].flatMap(addUp)
}

function addUp(lines: readonly FeeLine[]): FeeLine[] {
  const [first] = lines
  if (!first || lines.length === 1) return first ? [first] : []
  const { why: _, tax, ...line } = first
  const sum = (member: 'quantity' | 'amount' | 'baseAmount') => addMember(lines.map((one) => one[member]))
  const amount = sum('amount')
  const counted = line.basis === percent ? { unitPrice: amount } : { quantity: sum('quantity') }
  const summed = { ...line, ...counted, amount, baseAmount: sum('baseAmount') }
  return [tax ? { ...summed, tax: addTaxes(tax, lines) } : summed]
}

function addTaxes(tax: FeeTax, lines: readonly FeeLine[]): FeeTax {
  const sum = (member: 'net' | 'tax') => addMember(lines.map((line) => line.tax?.[member] ?? '0'))
  return { ...tax, net: sum('net'), tax: sum('tax') }
}

/** With the decimals of the addends: sums drop trailing zeros. */
function addMember(values: readonly string[]): string {
  return roundHalfUp(sumDecimals(values), Math.max(...values.map(decimalPlaces)))
}
