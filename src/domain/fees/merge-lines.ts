/** Equal charges of several orders as one line each, for a quote over all of them. */
import { sumDecimals } from '#rules'
import type { FeeLine, FeeTax } from './money.ts'

/** Lines with the same fee, container type, price and tax rate are added up. The calculation of a single line is dropped. */
export function mergeFeeLines(lines: readonly FeeLine[]): FeeLine[] {
  const byCharge = new Map<string, FeeLine[]>()
  for (const line of lines) {
    const { fee, boxType = '', basis, unitPrice, currency, tax } = line
    const charge = [fee, boxType, basis, unitPrice, currency, tax?.rate, tax?.included].join('|')
    byCharge.set(charge, [...(byCharge.get(charge) ?? []), line])
  }
  return [...byCharge.values()].flatMap(addUp)
}

function addUp(lines: readonly FeeLine[]): FeeLine[] {
  const [first] = lines
  if (!first || lines.length === 1) return first ? [first] : []
  const { why: _, tax, ...line } = first
  const sum = (member: 'quantity' | 'amount' | 'baseAmount') => sumDecimals(lines.map((one) => one[member]))
  const summed = { ...line, quantity: sum('quantity'), amount: sum('amount'), baseAmount: sum('baseAmount') }
  return [tax ? { ...summed, tax: addTaxes(tax, lines) } : summed]
}

function addTaxes(tax: FeeTax, lines: readonly FeeLine[]): FeeTax {
  const sum = (member: 'net' | 'tax') => sumDecimals(lines.map((line) => line.tax?.[member] ?? '0'))
  return { ...tax, net: sum('net'), tax: sum('tax') }
}
