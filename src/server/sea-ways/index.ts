export { seaWayHandlers } from './handlers.ts'
export { seaWaysBetween } from './ports.ts'
