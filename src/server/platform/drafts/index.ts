export { keepFormValues } from './fields.ts'
export { draftHandlers } from './handlers.ts'
export { countDraftsAt, countDraftsByForm, type DraftCount, listDrafts, removeDrafts, sweepDrafts } from './store.ts'
