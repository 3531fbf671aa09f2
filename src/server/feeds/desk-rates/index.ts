export { deskRateHandlers } from './handlers.ts'
