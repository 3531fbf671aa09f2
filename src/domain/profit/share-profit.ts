/**
 * Partners' shares of a completed order under its company's agreements. Shares never exceed the total: if an agreement would make
 * them exceed it, the error names the agreement, and the order's profit is not shared until the agreement is corrected.
 */
import { compareDecimals, divideDecimals, multiplyDecimals, roundHalfUp, roundToStep, subtractDecimals, sumDecimals } from '#rules'
import type { BoxCount } from '../fees/containers.ts'
import { exchangeRateOf, type FeeLine, type Money, type PriceRefusal } from '../fees/money.ts'

/** Rows of the dictionary profit-unit. */
export type ProfitUnit = 'per-box' | 'per-bill' | 'per-order' | 'percent'
/** Rows of the dictionary profit-rule: a fixed amount, a share of the fees, or of the margin. */
export type ProfitRule = 'fixed' | 'fee-share' | 'margin-share'

export type ProfitAgreement = {
  readonly id: string
  readonly partner: string
  /** Row of the dictionary profit-code: which part of the business. */
  readonly code: string
  readonly unit: ProfitUnit
  readonly rule: ProfitRule
  /** Amount per unit, or percent. */
  readonly share: string
  /** Currency of a fixed amount. */
  readonly currency?: string
  /** First and last completion date. */
  readonly from: string
  readonly to?: string
}

export type ProfitOrder = {
  readonly service: string
  readonly boxes: readonly BoxCount[]
  /** Confirmed and accepted fees. */
  readonly lines: readonly Pick<FeeLine, 'part' | 'baseAmount'>[]
  /** Supplier costs by service, in the base currency. */
  readonly costs: readonly { readonly service: string; readonly baseAmount: string }[]
  readonly bills: number
  /** Completion date in the brand's time zone. */
  readonly day: string
}

export type ProfitShare = {
  readonly agreement: string
  readonly partner: string
  readonly code: string
  readonly unit: ProfitUnit
  readonly rule: ProfitRule
  readonly share: string
  /** The shared amount in the base currency: fees or margin. */
  readonly base: string
  /** Units of a fixed amount. */
  readonly quantity?: string
  readonly currency: string
  readonly amount: string
  readonly exchangeRate: string
  readonly baseAmount: string
}

export type ShareProfitOptions = Money & {
  readonly agreements: readonly ProfitAgreement[]
  readonly order: ProfitOrder
  /** Services that belong to each code. */
  readonly services: Readonly<Record<string, readonly string[]>>
}

export type SharedProfit = { readonly ok: true; readonly shares: readonly ProfitShare[] } | PriceRefusal

const whole = '100'

/** One line per matching agreement, or an error that names the partner whose share exceeds the total. */
export function shareProfit(options: ShareProfitOptions): SharedProfit {
  const { agreements, order } = options
  const speaking = agreements.filter((agreement) => speaksOf(agreement, options))
  const over = findOverShared(speaking, order.day)
  if (over) return { ok: false, error: 'error.profit-over', params: over }
  const shares: ProfitShare[] = []
  for (const agreement of speaking) {
    const share = shareOne(agreement, options)
    if ('ok' in share) return share
    shares.push(share)
  }
  for (const code of new Set(shares.map((share) => share.code))) {
    const ofCode = shares.filter((share) => share.code === code)
    const { fees } = basesOf(code, options)
    // Fixed amounts and percentages together: never pay out more than the order earned.
    if (compareDecimals(sumDecimals(ofCode.map(({ baseAmount }) => baseAmount)), fees) > 0)
      return { ok: false, error: 'error.profit-over', params: nameOver(ofCode, code, percentOf(ofCode, fees)) }
  }
  return { ok: true, shares }
}

/** Agreements of one code whose percentages exceed 100 on some day, by name; null if there are none. */
export function findOverShared(
  agreements: readonly Pick<ProfitAgreement, 'partner' | 'code' | 'unit' | 'share' | 'from' | 'to'>[],
  day?: string,
): { readonly code: string; readonly partners: string; readonly percent: string; readonly day: string } | null {
  const shares = agreements.filter(({ unit }) => unit === 'percent')
  // The sum can only increase on the start date of an agreement.
  const days = day === undefined ? shares.map(({ from }) => from) : [day]
  for (const at of days.toSorted()) {
    for (const code of new Set(shares.map((share) => share.code))) {
      const then = shares.filter((one) => one.code === code && one.from <= at && (one.to === undefined || one.to >= at))
      const percent = sumDecimals(then.map(({ share }) => share))
      if (compareDecimals(percent, whole) > 0) return { ...nameOver(then, code, percent), day: at }
    }
  }
  return null
}

function nameOver(shares: readonly { readonly partner: string }[], code: string, percent: string) {
  return { code, partners: [...new Set(shares.map(({ partner }) => partner))].join(', '), percent, day: '' }
}

function percentOf(shares: readonly ProfitShare[], fees: string): string {
  if (compareDecimals(fees, '0') <= 0) return whole
  const sum = multiplyDecimals(sumDecimals(shares.map(({ baseAmount }) => baseAmount)), whole)
  // Rounded up: an excess must not look like exactly 100 percent.
  return roundToStep(divideDecimals(sum, fees, 6), '0.01', 'up')
}

function speaksOf(agreement: ProfitAgreement, options: ShareProfitOptions): boolean {
  const { day } = options.order
  if (day < agreement.from || (agreement.to !== undefined && day > agreement.to)) return false
  const services = options.services[agreement.code] ?? []
  return services.includes(options.order.service) || options.order.lines.some(({ part }) => part !== undefined && services.includes(part))
}

/** Fees of the code's services, and the margin after supplier costs. */
function basesOf(code: string, { order, services }: ShareProfitOptions): { readonly fees: string; readonly margin: string } {
  const own = services[code] ?? []
  const isOwn = own.includes(order.service)
  const fees = sumDecimals(
    order.lines.filter(({ part }) => (part === undefined ? isOwn : own.includes(part))).map(({ baseAmount }) => baseAmount),
  )
  const costs = sumDecimals(order.costs.filter(({ service }) => own.includes(service)).map(({ baseAmount }) => baseAmount))
  return { fees, margin: subtractDecimals(fees, costs) }
}

function shareOne(agreement: ProfitAgreement, options: ShareProfitOptions): ProfitShare | PriceRefusal {
  const { exchange, decimals, order } = options
  const { id, partner, code, unit, rule, share } = agreement
  const bases = basesOf(code, options)
  const named = { agreement: id, partner, code, unit, rule, share }
  if (unit === 'percent') {
    const base = rule === 'margin-share' ? bases.margin : bases.fees
    // A loss is not shared.
    const shared = compareDecimals(base, '0') > 0 ? base : '0'
    const step = decimals[exchange.baseCurrency] ?? 0
    // Rounded down, so that many shares never exceed the total.
    const amount = roundHalfUp(roundToStep(multiplyDecimals(multiplyDecimals(shared, share), '0.01'), coinOf(step), 'down'), step)
    return { ...named, base, currency: exchange.baseCurrency, amount, exchangeRate: '1', baseAmount: amount }
  }
  const currency = agreement.currency ?? exchange.baseCurrency
  const rate = exchangeRateOf(currency, options)
  if (!rate.ok) return rate
  const quantity =
    unit === 'per-box' ? sumDecimals(order.boxes.map((box) => String(box.quantity))) : String(unit === 'per-bill' ? order.bills : 1)
  const amount = roundHalfUp(multiplyDecimals(share, quantity), decimals[currency] ?? 0)
  const baseAmount = roundHalfUp(multiplyDecimals(amount, rate.value), decimals[exchange.baseCurrency] ?? 0)
  return { ...named, base: bases.fees, quantity, currency, amount, exchangeRate: rate.value, baseAmount }
}

function coinOf(places: number): string {
  return places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`
}
