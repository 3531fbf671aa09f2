export { findSailingCalls } from './call-store.ts'
export { cutOffHandlers } from './handlers.ts'
export { type CutOffField, closingStateAt, cutOffFields, datesOf, publishedTimes, type SailingDates, type SailingDay } from './sailing.ts'
export { sayClosing, sayDay, sayPublications, saySailing } from './sailing-words.ts'
