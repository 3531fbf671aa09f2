export { cardAddress, createFoundHandlers } from './handlers.ts'
