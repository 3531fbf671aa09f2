export { quoteHandlers, toQuoteOutput } from './handlers.ts'
export { readMoney } from './money.ts'
export { type QuoteContext, quoteSeaBooking, seaBooking } from './quote.ts'
