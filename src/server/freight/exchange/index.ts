export { exchangeHandlers } from './handlers.ts'
export { findExchangeRates } from './store.ts'
