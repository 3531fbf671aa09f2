export { tariffHandlers } from './handlers.ts'
