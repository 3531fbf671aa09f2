export { rebateHandlers } from './handlers.ts'
