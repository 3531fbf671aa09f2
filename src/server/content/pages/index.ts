export { findPages } from './find-pages.ts'
export { pageHandlers } from './handlers.ts'
export { mayOpen } from './open-route.ts'
