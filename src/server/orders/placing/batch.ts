/** Several orders of one type from one list: a quote over all rows, and one order for each, all or none. */
import { totalLines } from '#domain'
import { compareDecimals, type JsonObject } from '#rules'
import { type Call, type Refusal, type Result, wordsOf } from '../../kernel/index.ts'
import { type OrderQuote, type PricedOrder, priceOrder, readMoney } from '../../quotes/index.ts'
import { audienceOf } from '../../rates/index.ts'
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

export interface PricedRows {
  readonly orders: readonly PricedBatchOrder[]
  /** Rows without a price. */
  readonly faults: readonly { readonly row: number; readonly refusal: Refusal }[]
}

/** Prices each order on its own. */
export async function priceRows(call: Call, orderType: string, orders: readonly BatchOrder[]): Promise<PricedRows> {
  const context = { ...call, audience: audienceOf(call.actor) }
  const pricedOrders: PricedBatchOrder[] = []
  const faults: { row: number; refusal: Refusal }[] = []
  for (const order of orders) {
    const priced = await priceOrder(context, { orderType, form: order.booking })
    if (!priced.ok) faults.push({ row: order.row, refusal: priced })
    else if (priced.value) pricedOrders.push({ ...order, priced: priced.value })
    else faults.push({ row: order.row, refusal: { ok: false, error: 'error.no-tariff', params: { service: orderType } } })
  }
  return { orders: pricedOrders, faults }
}

/** Prices all orders; the first that has no price is refused with its row. */
export async function priceBatch(call: Call, orderType: string, orders: readonly BatchOrder[]): Promise<Result<PricedBatch>> {
  const priced = await priceRows(call, orderType, orders)
  const [fault] = priced.faults
  if (fault) return atRow(fault.refusal, fault.row, call)
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
      if (!placed.ok) return atRow(placed, row, call)
      placedOrders.push(placed.value)
    }
    return { ok: true, value: { orders: placedOrders, count: placedOrders.length } }
  })
}

/** The refusal of one row, with its number. */
export function atRow(refusal: Refusal, row: number, call: Call): Refusal {
  return { ok: false, error: 'error.batch-row', params: { row: String(row), reason: reasonOf(refusal, call) } }
}

/** A refusal as a sentence in the caller's language. */
export function reasonOf(refusal: Refusal, call: Call): string {
  const [field] = refusal.fields ?? []
  return field ? wordsOf(call)(field.id, field.params) : wordsOf(call)(refusal.error, refusal.params)
}
