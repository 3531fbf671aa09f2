/** A past order as the template of a new one: the form values to copy, and today's price. */
import type { Operations } from '#generated/operations.ts'
import { compareDecimals, formatText, type JsonObject, subtractDecimals } from '#rules'
import { type PricedOrder, priceOrder, toQuoteOutput } from '../../freight/quotes/index.ts'
import { audienceOf } from '../../freight/rates/index.ts'
import type { Call, Handlers } from '../../kernel/index.ts'
import type { OrderData } from '../order/index.ts'
import { carryOver, listUnknown } from './carry-over.ts'
import { findOrderForm, labelsOf } from './form-places.ts'
import { findReadableOrder } from './ticket.ts'

type Again = Operations['read-order-again']['output']

export const bookAgainHandlers: Pick<Handlers, 'read-order-again'> = {
  'read-order-again': async ({ omsOrderNo }, call) => {
    const order = await findReadableOrder(call, omsOrderNo)
    if (!order.ok) return order
    const { data } = order.value
    const place = findOrderForm(call.brand, call.language, data.orderType)
    // The brand no longer offers this order type.
    if (!place) return { ok: false, error: 'error.not-found' }
    const { orderType, booking, pol, pod, boxes } = data
    const { values, left } = carryOver({ brand: call.brand, orderType, form: place.form, values: booking })
    const answer = {
      omsOrderNo,
      orderType,
      ...Object.fromEntries(Object.entries({ pol, pod, boxes }).filter(([, value]) => value)),
      place: place.place,
      route: place.route,
      values,
      left: labelsOf(place.form, left),
      unknown: listUnknown(place.form, booking),
      ...(await comparePrices(call, data, values)),
    }
    // Codes were validated when written.
    return { ok: true, value: answer as Again }
  },
}

/** The earlier and the current price, or why there is no current one. Order types that are quoted on request have neither. */
async function comparePrices(call: Call, { orderType, confirmed, estimated }: OrderData, values: JsonObject): Promise<Partial<Again>> {
  const sheet = confirmed ?? estimated
  const before = sheet && {
    lines: sheet.lines,
    totals: sheet.totals,
    baseCurrency: sheet.baseCurrency,
    baseTotal: sheet.baseTotal,
    at: sheet.at,
  }
  const prices = before ? { before, baseCurrency: before.baseCurrency } : {}
  const priced = await priceOrder({ ...call, audience: audienceOf(call.actor) }, { orderType, form: values, anew: true })
  if (!priced.ok) return { ...prices, whyNot: sayWhy(call, priced) } as Partial<Again>
  if (!priced.value) return prices as Partial<Again>
  return { ...prices, ...toNow(priced.value, before?.baseTotal) } as Partial<Again>
}

function toNow({ quote }: PricedOrder, before: string | undefined): object {
  const now = { now: toQuoteOutput(quote), baseCurrency: quote.baseCurrency, ...(quote.etd === undefined ? {} : { etd: quote.etd }) }
  if (before === undefined) return now
  const compared = compareDecimals(quote.baseTotal, before)
  const [more, less] = compared < 0 ? [before, quote.baseTotal] : [quote.baseTotal, before]
  return { ...now, change: compared === 0 ? 'same' : compared < 0 ? 'lower' : 'higher', difference: subtractDecimals(more, less) }
}

function sayWhy({ brand, language }: Call, { error, params = {} }: { readonly error: string; readonly params?: JsonObject }): string {
  const words = brand.texts[language]?.[error]
  return words === undefined ? error : formatText(words, params, language)
}
