export { createTrackingHandlers } from './handlers.ts'
export { sweepTrackingLinks } from './link-store.ts'
export { notifyFollowers } from './watch.ts'
