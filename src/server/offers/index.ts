export { createOfferHandlers } from './handlers.ts'
export { sweepRemovedQuotes } from './sweep.ts'
