export { keepFormValues } from './fields.ts'
export { draftHandlers } from './handlers.ts'
export { countDraftsAt, removeDrafts } from './store.ts'
export { sweepDrafts } from './sweep.ts'
