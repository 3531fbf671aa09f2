export { loadHandlers } from './handlers.ts'
export { type Loader, type LoaderParts, runNextLoad, startLoader } from './run-loads.ts'
export { sweepLoads } from './store.ts'
export { type WrittenSheet, writeWorkbook } from './write-workbook.ts'
