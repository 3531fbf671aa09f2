export { exchangeHandlers } from './handlers.ts'
