export { keepFormValues } from './fields.ts'
export { draftHandlers } from './handlers.ts'
export { countDraftsAt, formPlace, removeDrafts, sweepDrafts } from './store.ts'
