import type { Quote } from '#generated/entities.ts'
import type { Operations } from '#generated/operations.ts'
import type { Handlers } from '../kernel/index.ts'
import { audienceOf } from '../rates/index.ts'
import { type OrderQuote, priceOrder } from './price-order.ts'
import { quoteSeaBooking } from './quote.ts'

export const quoteHandlers: Pick<Handlers, 'price-sea-booking' | 'price-order'> = {
  'price-sea-booking': async (input, call) => {
    const found = await quoteSeaBooking({ ...call, audience: audienceOf(call.actor) }, input)
    return found.ok ? { ok: true, value: found.value.quote as unknown as Operations['price-sea-booking']['output'] } : found
  },

  'price-order': async (form, call) => {
    const priced = await priceOrder({ ...call, audience: audienceOf(call.actor) }, { orderType: call.orderType ?? '', form })
    if (!priced.ok) return priced
    const { baseCurrency } = call.brand
    // Without lines and total: customer service quote on request.
    const quote = priced.value?.quote ?? { lines: [], totals: [], baseCurrency }
    return { ok: true, value: toQuoteOutput(quote) }
  },
}

/** Codes in a quote come from checked documents; the domain knows them as plain text. */
export function toQuoteOutput(quote: Partial<OrderQuote>): Quote {
  return quote as unknown as Quote
}
