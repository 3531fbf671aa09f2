export { audienceOf, judgePrices } from './access.ts'
export { rateHandlers } from './handlers.ts'
export { resolvePort } from './ports.ts'
export { pickRemarks } from './remarks.ts'
export {
  findRate,
  loadedLoads,
  offerFields,
  type RateAudience,
  type RateRecord,
  type RateSearch,
  rateField,
  searchRates,
  visibleRates,
} from './store.ts'
