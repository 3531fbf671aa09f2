export { siteHandlers } from './handlers.ts'
