export { dictionaryHandlers } from './handlers.ts'
export { isObject, listObjects, pickWords } from './words.ts'
