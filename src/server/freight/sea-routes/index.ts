export { seaWayHandlers } from './handlers.ts'
export { portPlace, seaWaysBetween } from './ports.ts'
