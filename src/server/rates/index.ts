export { allowedSort, audienceOf, decidePrices, pickRemarks, rateHandlers, resolvePort, toOutputs } from './handlers.ts'
export { listPriceFields, usualBoxType } from './price-fields.ts'
export { firstOfEach, forAnyCargo, listSailings, readSailings, type SoldSailing, weeklyOf } from './sailings.ts'
export {
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
