export { recordHandlers } from './handlers.ts'
export { judgeRecords } from './judge.ts'
