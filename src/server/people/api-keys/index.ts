export { apiKeyHandlers } from './handlers.ts'
export { isKey, resolveKey } from './resolve.ts'
export { keysInUse } from './store.ts'
