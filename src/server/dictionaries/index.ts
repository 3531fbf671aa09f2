export { readGrid } from './grid.ts'
export { dictionaryHandlers } from './handlers.ts'
export { withoutPrefix } from './rows.ts'
export { isObject, listObjects, pickWords } from './words.ts'
