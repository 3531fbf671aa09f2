export { workbenchHandlers } from './handlers.ts'
export { sweepTemplates } from './sweep.ts'
