export { readGrid } from './grid.ts'
export { dictionaryHandlers } from './handlers.ts'
export { withoutPrefix } from './rows.ts'
export { isObject, listObjects, pickWords, type Wording } from './words.ts'
