export { recordHandlers } from './handlers.ts'
export { judgeRecords, reindexBrand, startReindex } from './reindex.ts'
