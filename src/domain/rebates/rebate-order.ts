/** A company's rebate for one completed order under one rule: tiers by monthly volume, percentages of fees, bounds, rounding. */
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  type RoundingMode,
  roundHalfUp,
  roundToStep,
  subtractDecimals,
  sumDecimals,
} from '#rules'
import type { BoxCount } from '../fees/containers.ts'
import { exchangeRateOf, type FeeLine, type Money, type PriceRefusal } from '../fees/money.ts'

/** Unit of the rebate. */
export type RebateUnit = 'per-teu' | 'per-box' | 'per-bill' | 'percent'
/** Monthly volume that determines the tier. */
export type RebateVolume = 'teu' | 'boxes' | 'bills'

/** Rebate for each unit of the month's volume above the previous tier, or above `above`. */
export type RebateTier = {
  readonly above: string
  /** Amount per unit; for a percentage rule, percent. */
  readonly value: string
}

export type RebateRule = {
  readonly id: string
  /** Row of the dictionary service-type; default: every service. */
  readonly service?: string
  readonly pol?: string
  readonly pod?: string
  readonly unit: RebateUnit
  /** Fee group for a percentage; default: all fees. */
  readonly of?: string
  readonly volume: RebateVolume
  readonly currency: string
  readonly tiers: readonly RebateTier[]
  /** Minimum for an order with any rebate. */
  readonly minimum?: string
  /** Maximum for an order. */
  readonly most?: string
  readonly rounding?: { readonly step: string; readonly mode: RoundingMode }
  /** First and last completion date. */
  readonly from: string
  readonly to?: string
}

/** The data of an order that decide the rebate. */
export type RebateOrder = {
  readonly service: string
  readonly pol?: string | undefined
  readonly pod?: string | undefined
  readonly boxes: readonly BoxCount[]
  /** Confirmed and accepted fees. */
  readonly lines: readonly Pick<FeeLine, 'group' | 'part' | 'baseAmount'>[]
  /** Completion date in the brand's time zone. */
  readonly day: string
}

export type RebatePart = {
  /** Upper bound of the tier below. */
  readonly above: string
  readonly units: string
  readonly value: string
  readonly amount: string
}

/** Explains an amount: the rule, its inputs and the deciding factor. */
export type Rebate = {
  readonly rule: string
  readonly unit: RebateUnit
  readonly volume: RebateVolume
  /** The month's volume before this order, and the order's volume. */
  readonly before: string
  readonly units: string
  /** Eligible fees for a percentage, in the base currency. */
  readonly feeBase?: string
  readonly parts: readonly RebatePart[]
  readonly decided: 'tier' | 'percent' | 'minimum' | 'most'
  readonly amount: string
  readonly currency: string
  readonly exchangeRate: string
  readonly baseAmount: string
}

export type RebateOrderOptions = Money & {
  readonly rule: RebateRule
  readonly order: RebateOrder
  /** Volume counted by the rule so far in the month. */
  readonly before: string
  /** TEU by container type. */
  readonly teu: Readonly<Record<string, string>>
}

export type RebateResult =
  | { readonly kind: 'rebate'; readonly rebate: Rebate }
  /** The order counts towards the month's volume but earns nothing yet. */
  | { readonly kind: 'nothing'; readonly units: string }
  /** The rule does not apply to this order. */
  | { readonly kind: 'apart' }
  | { readonly kind: 'refused'; readonly refusal: PriceRefusal }

/** Decimal places for shares of a volume, before an amount is rounded to its minor unit. */
const inner = 10

export function rebateOrder(options: RebateOrderOptions): RebateResult {
  const { rule, order, before, decimals } = options
  if (!isAbout(rule, order)) return { kind: 'apart' }
  const units = countVolume(options)
  if (typeof units !== 'string') return { kind: 'refused', refusal: units }
  const feeBase = rule.unit === 'percent' ? feesOf(rule, order) : undefined
  const split = splitTiers(rule.tiers, before, units)
  const parts = split.map((part) => ({ ...part, amount: amountOf(rule, part, { units, feeBase }) }))
  const sum = sumDecimals(parts.map(({ amount: part }) => part))
  if (compareDecimals(sum, '0') <= 0) return { kind: 'nothing', units }
  const rate = exchangeRateOf(rule.currency, options)
  if (!rate.ok) return { kind: 'refused', refusal: rate }
  const bounded = boundOf(rule, sum)
  const places = decimals[rule.currency] ?? 0
  const rounded = rule.rounding ? roundToStep(bounded.amount, rule.rounding.step, rule.rounding.mode) : bounded.amount
  const amount = roundHalfUp(rounded, places)
  const baseAmount = roundHalfUp(multiplyDecimals(amount, rate.value), decimals[options.exchange.baseCurrency] ?? 0)
  return {
    kind: 'rebate',
    rebate: {
      rule: rule.id,
      unit: rule.unit,
      volume: rule.volume,
      before,
      units,
      ...(feeBase === undefined ? {} : { feeBase }),
      parts: parts.map((part) => ({ ...part, amount: roundHalfUp(part.amount, places) })),
      decided: bounded.decided,
      amount,
      currency: rule.currency,
      exchangeRate: rate.value,
      baseAmount,
    },
  }
}

/** Whether the rule applies to this order: its date, its lane, and its service or one of its parts. */
function isAbout(rule: RebateRule, order: RebateOrder): boolean {
  if (order.day < rule.from || (rule.to !== undefined && order.day > rule.to)) return false
  if (rule.pol !== undefined && rule.pol !== order.pol) return false
  if (rule.pod !== undefined && rule.pod !== order.pod) return false
  return rule.service === undefined || rule.service === order.service || order.lines.some(({ part }) => part === rule.service)
}

/** Fees of the group in the base currency; for a combined order, those of the rule's service. */
function feesOf({ of, service }: RebateRule, order: RebateOrder): string {
  const ofService = order.lines.filter(({ part }) => service === undefined || service === order.service || part === service)
  return sumDecimals(ofService.filter(({ group }) => of === undefined || group === of).map(({ baseAmount }) => baseAmount))
}

function countVolume({ rule, order, teu }: RebateOrderOptions): string | PriceRefusal {
  if (rule.volume === 'bills') return '1'
  if (rule.volume === 'boxes') return sumDecimals(order.boxes.map(({ quantity }) => String(quantity)))
  const counts: string[] = []
  for (const { boxType, quantity } of order.boxes) {
    const each = Object.hasOwn(teu, boxType) ? teu[boxType] : undefined
    if (each === undefined) return { ok: false, error: 'error.missing-fact', params: { fee: rule.id, fact: boxType } }
    counts.push(multiplyDecimals(each, String(quantity)))
  }
  return sumDecimals(counts)
}

type Split = Pick<RebatePart, 'above' | 'units' | 'value'>

/** Number of units in each tier, counted from the month's previous volume. Below the first tier nothing is earned. */
export function splitTiers(tiers: readonly RebateTier[], before: string, units: string): Split[] {
  const sorted = tiers.toSorted((one, other) => compareDecimals(one.above, other.above))
  const after = addDecimals(before, units)
  return sorted.flatMap(({ above, value }, index) => {
    const end = sorted[index + 1]?.above
    const from = larger(above, before)
    const to = end === undefined ? after : smaller(end, after)
    // An order without units, such as a warehouse order by TEU, uses the tier that the month has reached.
    const isHere =
      compareDecimals(units, '0') === 0 && compareDecimals(above, before) <= 0 && (end === undefined || compareDecimals(before, end) < 0)
    if (compareDecimals(to, from) > 0) return [{ above, units: subtractDecimals(to, from), value }]
    return isHere ? [{ above, units: '0', value }] : []
  })
}

function amountOf({ unit }: RebateRule, part: Split, { units, feeBase }: { units: string; feeBase: string | undefined }): string {
  if (unit !== 'percent') return multiplyDecimals(part.units, part.value)
  const share = compareDecimals(units, '0') === 0 ? '1' : divideDecimals(part.units, units, inner)
  return multiplyDecimals(multiplyDecimals(multiplyDecimals(feeBase ?? '0', share), part.value), '0.01')
}

function boundOf({ unit, minimum, most }: RebateRule, sum: string): { amount: string; decided: Rebate['decided'] } {
  if (minimum !== undefined && compareDecimals(sum, minimum) < 0) return { amount: minimum, decided: 'minimum' }
  if (most !== undefined && compareDecimals(sum, most) > 0) return { amount: most, decided: 'most' }
  return { amount: sum, decided: unit === 'percent' ? 'percent' : 'tier' }
}

function larger(one: string, other: string): string {
  return compareDecimals(one, other) >= 0 ? one : other
}

function smaller(one: string, other: string): string {
  return compareDecimals(one, other) <= 0 ? one : other
}
