export { dictionaryHandlers } from './handlers.ts'
export { withoutPrefix } from './rows.ts'
