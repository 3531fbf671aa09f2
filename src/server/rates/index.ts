export { rateHandlers } from './handlers.ts'
export { resolvePort } from './ports.ts'
export { findRate, type RateRecord, type RateSearch, searchRates } from './store.ts'
export { todayIn } from './today.ts'
