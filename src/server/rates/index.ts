export { allowedSort, audienceOf, decidePrices, pickRemarks, rateHandlers, resolvePort, toOutput } from './handlers.ts'
export { firstOfEach, forAnyCargo, listSailings, readSailing, type SoldSailing, toSailing, weeklyOf } from './sailings.ts'
export {
  findCompanyNames,
  findRate,
  loadedLoads,
  offerFields,
  type RateAudience,
  type RateRecord,
  type RateSearch,
  rateField,
  sameOffer,
  searchRates,
  visibleRates,
} from './store.ts'
