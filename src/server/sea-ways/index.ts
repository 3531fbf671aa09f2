export { seaWayHandlers } from './handlers.ts'
