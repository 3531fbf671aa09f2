export { modeHandlers } from './handlers.ts'
