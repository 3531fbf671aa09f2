export { dictionaryHandlers } from './handlers.ts'
