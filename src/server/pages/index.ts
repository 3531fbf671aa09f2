export { pageHandlers } from './handlers.ts'
