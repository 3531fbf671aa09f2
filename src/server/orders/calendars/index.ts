export { createCalendarHandlers } from './handlers.ts'
