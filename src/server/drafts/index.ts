export { keepFormValues } from './fields.ts'
export { draftHandlers } from './handlers.ts'
export { countDraftsAt, removeDrafts, sweepDrafts } from './store.ts'
