export { oversizeHandlers } from './handlers.ts'
