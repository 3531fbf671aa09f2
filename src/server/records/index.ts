export { recordHandlers } from './handlers.ts'
export { judgeRecords } from './judge.ts'
export { reindexBrand, startReindex } from './reindex.ts'
