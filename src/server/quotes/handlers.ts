import type { SeaQuote } from '#domain'
import type { Operations } from '#generated/operations.ts'
import type { Handlers } from '../operation.ts'
import { quoteSeaBooking } from './quote.ts'

type QuoteOutput = Operations['price-sea-booking']['output']

export const quoteHandlers: Pick<Handlers, 'price-sea-booking'> = {
  'price-sea-booking': async (input, call) => {
    const found = await quoteSeaBooking(call, input)
    return found.ok ? { ok: true, value: toQuoteOutput(found.value.quote) } : found
  },
}

/** Codes in a quote come from checked documents; the domain knows them as plain text. */
export function toQuoteOutput(quote: SeaQuote): QuoteOutput {
  return quote as unknown as QuoteOutput
}
