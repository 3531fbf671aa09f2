/** Several orders of one type from one list: a quote over all rows, and one order for each, all or none. */
import { totalLines } from '#domain'
import { compareDecimals, type JsonObject } from '#rules'
import { type OrderQuote, type PricedOrder, priceOrder, readMoney } from '../../../freight/quotes/index.ts'
import { audienceOf } from '../../../freight/rates/index.ts'
import { type Call, type Refusal, type Result, wordsOf } from '../../../kernel/index.ts'
import { placeInside, priceChanged } from './create.ts'

/** One booking, and the row of the list that it comes from, from 1. */
export interface BatchOrder {
  readonly row: number
  readonly booking: JsonObject
}

export interface PricedBatchOrder extends BatchOrder {
  readonly priced: PricedOrder
}

export interface PricedBatch {
  readonly quote: OrderQuote
  readonly orders: readonly PricedBatchOrder[]
}

export interface BatchPlacing {
  readonly shownTotal?: string | undefined
  readonly companyId?: string | undefined
}

/** Why a row cannot be read, priced or placed. */
export interface RowFault {
  readonly row: number
  readonly refusal: Refusal
}

export interface PricedRows {
  readonly orders: readonly PricedBatchOrder[]
  /** Rows without a price. */
  readonly faults: readonly RowFault[]
}

/** Prices each order on its own. */
export async function priceRows(call: Call, orderType: string, orders: readonly BatchOrder[]): Promise<PricedRows> {
  const context = { ...call, audience: audienceOf(call.actor) }
  const pricedOrders: PricedBatchOrder[] = []
  const faults: RowFault[] = []
  for (const order of orders) {
    const priced = await priceOrder(context, { orderType, form: order.booking })
    if (!priced.ok) faults.push({ row: order.row, refusal: priced })
    else if (priced.value) pricedOrders.push({ ...order, priced: priced.value })
    else faults.push({ row: order.row, refusal: { ok: false, error: 'error.no-tariff', params: { service: orderType } } })
  }
  return { orders: pricedOrders, faults }
}

export interface BatchRows {
  readonly orders: readonly BatchOrder[]
  /** Rows that cannot be priced at all. */
  readonly faults: readonly RowFault[]
}

/** Prices all orders; if there are rows with faults, all of them are named at once. */
export async function priceBatch(call: Call, orderType: string, { orders, faults }: BatchRows): Promise<Result<PricedBatch>> {
  const priced = await priceRows(call, orderType, orders)
  const [first, ...others] = [...faults, ...priced.faults]
  if (first) return refuseRows([first, ...others], call)
  return { ok: true, value: { orders: priced.orders, quote: await totalOrders(call, priced.orders) } }
}

/** One quote over all orders. */
export async function totalOrders(call: Call, orders: readonly PricedBatchOrder[]): Promise<OrderQuote> {
  const lines = orders.flatMap(({ priced }) => priced.quote.lines)
  const money = await readMoney(call.db, call.brand, orders[0]?.priced.quote.exchangeDate ?? '')
  return { lines, ...totalLines(lines, money), exchangeDate: money.exchange.date }
}

/** Places all orders in one transaction, at the prices that the caller was shown. */
export function placeBatch(
  call: Call,
  orderType: string,
  { quote, orders }: PricedBatch,
  { shownTotal, companyId }: BatchPlacing,
): Promise<Result<{ orders: { omsOrderNo: string }[]; count: number }>> {
  return call.transaction(async (tx) => {
    if (shownTotal === undefined || compareDecimals(shownTotal, quote.baseTotal) !== 0) return priceChanged(quote, { shownTotal })
    const placedOrders: { omsOrderNo: string }[] = []
    for (const { row, booking, priced } of orders) {
      const { baseTotal } = priced.quote
      const placed = await placeInside(call, { orderType, booking, shownTotal: baseTotal, ...(companyId ? { companyId } : {}) }, tx)
      if (!placed.ok) return refuseRows([{ row, refusal: placed }], call)
      placedOrders.push(placed.value)
    }
    return { ok: true, value: { orders: placedOrders, count: placedOrders.length } }
  })
}

/** The refusal of rows: each with its number and reason, rows with the same reason together. */
function refuseRows(faults: readonly [RowFault, ...RowFault[]], call: Call): Refusal {
  const rows = [...faults].sort((left, right) => left.row - right.row)
  const numbers = new Set(rows.map(({ row }) => row))
  const words = wordsOf(call)
  if (numbers.size === 1) {
    const [{ row, refusal }] = faults
    return isNumbered(faults[0])
      ? refusal
      : { ok: false, error: 'error.batch-row', params: { row: String(row), reason: reasonOf(refusal, call) } }
  }
  const alike = Map.groupBy(rows, (fault) => reasonOf(fault.refusal, call))
  const lines = [...alike].map(([reason, same]) => {
    if (same.every(isNumbered)) return reason
    const sameRows = [...new Set(same.map(({ row }) => row))]
    if (sameRows.length === 1) return words('error.batch-row', { row: String(sameRows[0]), reason })
    return words('service.batchRows', { rows: sameRows.join(words('engine.listComma')), reason })
  })
  return { ok: false, error: 'error.batch-rows', params: { count: numbers.size, rows: lines.join('\n') } }
}

/** Some refusals name their row themselves. */
function isNumbered({ row, refusal }: RowFault): boolean {
  return refusal.params?.row === String(row)
}

/** A refusal as a sentence in the caller's language. */
export function reasonOf(refusal: Refusal, call: Call): string {
  const [field] = refusal.fields ?? []
  return field ? wordsOf(call)(field.id, field.params) : wordsOf(call)(refusal.error, refusal.params)
}
