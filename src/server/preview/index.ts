export { previewHandlers } from './handlers.ts'
export { type Preview, sweepPreviews } from './store.ts'
export { createPreviews, type Previews } from './visit.ts'
