export { carrierHandlers } from './handlers.ts'
