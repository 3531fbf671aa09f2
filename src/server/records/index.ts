export { recordHandlers } from './handlers.ts'
export { checkRecords, reindexBrand, startReindex } from './reindex.ts'
