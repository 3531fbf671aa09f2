export { createTrackingHandlers } from './handlers.ts'
export { notifyFollowers } from './watch.ts'
