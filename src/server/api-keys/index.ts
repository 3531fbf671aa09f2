export { apiKeyHandlers } from './handlers.ts'
export { isKey, resolveKey } from './resolve.ts'
