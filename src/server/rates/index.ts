export { rateHandlers } from './handlers.ts'
export { resolvePort } from './ports.ts'
export { findRate, type RateRecord, type RateSearch, rateQuery, searchRates } from './store.ts'
export { todayIn } from './today.ts'
