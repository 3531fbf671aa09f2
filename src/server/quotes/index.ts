export { quoteHandlers, toQuoteOutput } from './handlers.ts'
export { readMoney } from './money.ts'
export { quoteSeaBooking, type QuoteContext, seaBooking } from './quote.ts'
