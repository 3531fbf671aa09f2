export { workbenchHandlers } from './handlers.ts'
export { sweepTemplates } from './template-store.ts'
