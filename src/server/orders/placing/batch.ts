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

/** Prices all orders; the first that has no price is refused with its row. */
export async function priceBatch(call: Call, orderType: string, orders: readonly BatchOrder[]): Promise<Result<PricedBatch>> {
  const context = { ...call, audience: audienceOf(call.actor) }
  const pricedOrders: PricedBatchOrder[] = []
  for (const order of orders) {
    const priced = await priceOrder(context, { orderType, form: order.booking })
    if (!priced.ok) return atRow(priced, order.row, call)
    if (!priced.value) return { ok: false, error: 'error.no-tariff', params: { service: orderType } }
    pricedOrders.push({ ...order, priced: priced.value })
  }
  const lines = pricedOrders.flatMap(({ priced }) => priced.quote.lines)
  const exchangeDate = pricedOrders[0]?.priced.quote.exchangeDate ?? ''
  const money = await readMoney(call.db, call.brand, exchangeDate)
  return { ok: true, value: { orders: pricedOrders, quote: { lines, ...totalLines(lines, money), exchangeDate: money.exchange.date } } }
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
  const [field] = refusal.fields ?? []
  const reason = field ? wordsOf(call)(field.id, field.params) : wordsOf(call)(refusal.error, refusal.params)
  return { ok: false, error: 'error.batch-row', params: { row: String(row), reason } }
}
