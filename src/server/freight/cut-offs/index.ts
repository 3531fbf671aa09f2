export { findSailingCalls } from './call-store.ts'
export { cutOffHandlers } from './handlers.ts'
export { type CutOffField, cutOffFields, dateSailing, publishedTimes, type SailingDay } from './sailing.ts'
export { sayClosing, sayDay, sayPublications, saySailing } from './sailing-words.ts'
