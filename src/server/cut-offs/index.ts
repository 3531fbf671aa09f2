export { cutOffHandlers } from './handlers.ts'
