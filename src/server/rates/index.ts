export { audienceOf, decidePrices, pickRemarks, rateHandlers, resolvePort } from './handlers.ts'
export { firstOfEach, listSailings, readSailing, type SoldSailing, toSailing, weeklyOf } from './sailings.ts'
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
