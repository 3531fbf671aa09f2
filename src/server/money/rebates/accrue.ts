/** Adds the rebate of a completed order to its month, in the transaction that settles the order. */

import type { Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { moveRebate, orderNumber, type Rebate, rebateOrder } from '#domain'
import { addDecimals, isObject, roundHalfUp, sumDecimals } from '#rules'
import type { Database } from '../../db/index.ts'
import { readMoney } from '../../freight/quotes/index.ts'
import type { Result } from '../../kernel/index.ts'
import { type CompletedOrder, readTeu } from '../../orders/order/index.ts'
import { toEngineRule } from './rules.ts'
import { addToMonth, holdMonth, holdMonthsOver, insertRebate, listRules, type MonthRow, moveMonth, takeRebateNumber } from './store.ts'

export interface AccrueOptions {
  readonly brand: BrandPlan
  readonly now: Date
  /** The current day in the brand's time zone. */
  readonly today: string
}

/** Document type in statement numbers, after the brand's prefix. */
const document = 'RB'

/** States in which orders can still be added to a month. */
const open: ReadonlySet<string> = new Set(['accruing', 'payable'])

/** Refused if a rule cannot be calculated, for example without an exchange rate: the order is then retried later. */
export async function accrueRebates(tx: Transaction<Database>, order: CompletedOrder, options: AccrueOptions): Promise<Result<null>> {
  const { brand } = options
  const rules = await listRules(tx, { brand: brand.id, companyId: order.companyId, notOverOn: order.day })
  if (rules.length === 0) return { ok: true, value: null }
  const month = await findOpenMonth(tx, order, options)
  const money = await readMoney(tx, brand, order.day)
  const teu = readTeu(brand)
  const volumes: Record<string, string> = readVolumes(month)
  const earned: Rebate[] = []
  const { orderType: service, pol, pod, boxes, lines, day } = order
  for (const rule of rules.map(toEngineRule)) {
    const before = volumes[rule.id] ?? '0'
    const result = rebateOrder({ ...money, rule, order: { service, pol, pod, boxes, lines, day }, before, teu })
    if (result.kind === 'refused') return { ok: false, error: result.refusal.error, params: result.refusal.params }
    if (result.kind === 'apart') continue
    volumes[rule.id] = addDecimals(before, result.kind === 'rebate' ? result.rebate.units : result.units)
    if (result.kind === 'rebate') earned.push(result.rebate)
  }
  const places = money.decimals[brand.baseCurrency] ?? 0
  const amount = roundHalfUp(sumDecimals(earned.map(({ baseAmount }) => baseAmount)), places)
  await addToMonth(tx, month, { amount, volumes, orders: earned.length > 0 ? 1 : 0, at: options.now })
  if (earned.length === 0) return { ok: true, value: null }
  await insertRebate(tx, {
    order_id: order.omsOrderNo,
    brand: brand.id,
    company_id: order.companyId,
    orderer_id: order.ordererId,
    month_id: month.id,
    amount,
    completed_at: order.completedAt,
    lines: earned,
  })
  return { ok: true, value: null }
}

/** The month of completion, or the current one if that month's payout was already requested. */
async function findOpenMonth(tx: Transaction<Database>, order: CompletedOrder, { brand, now, today }: AccrueOptions): Promise<MonthRow> {
  const hold = async (day: string) =>
    holdMonth(tx, {
      id: orderNumber({ prefix: brand.documentPrefix, document, day: `${day.slice(0, 7)}-01`, sequence: await takeRebateNumber(tx) }),
      brand: brand.id,
      company_id: order.companyId,
      month: day.slice(0, 7),
      state: 'accruing',
      currency: brand.baseCurrency,
      updated_at: now,
      data: {},
    })
  const own = await hold(order.day)
  return open.has(own.state) ? own : await hold(today)
}

/** Volume that each rule has counted in the month so far. */
function readVolumes({ data }: MonthRow): Record<string, string> {
  return isObject(data.volumes) ? { ...(data.volumes as Record<string, string>) } : {}
}

/** Past months can be requested from now on. */
export async function closeMonths(tx: Transaction<Database>, { brand, now, today }: AccrueOptions): Promise<void> {
  const over = await holdMonthsOver(tx, brand.id, today.slice(0, 7))
  for (const { id, state, version } of over) {
    const moved = moveRebate({ state, over: true, owed: true }, 'close-month', { kind: 'system', relation: 'other' })
    if (!moved.ok) continue
    await moveMonth(tx, { id, version }, moved.state, now)
  }
}
