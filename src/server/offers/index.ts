export { createOfferHandlers } from './handlers.ts'
export { sweepRemovedQuotes } from './store.ts'
