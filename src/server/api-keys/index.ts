export { apiKeyHandlers } from './handlers.ts'
export { resolveKey } from './resolve.ts'
