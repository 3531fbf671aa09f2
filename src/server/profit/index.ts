export { profitHandlers } from './handlers.ts'
