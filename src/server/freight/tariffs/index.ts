export { listTermPassages, tariffHandlers } from './handlers.ts'
