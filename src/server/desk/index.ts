export { deskHandlers } from './handlers.ts'
