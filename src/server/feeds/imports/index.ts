export { checkCorrection, listPriceColumns, type PriceColumn } from './check-correction.ts'
export { loadHandlers } from './handlers.ts'
export { type LoaderParts, runNextLoad, sheetLoads } from './run-loads.ts'
