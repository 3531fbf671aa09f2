export { trackingHandlers } from './handlers.ts'
