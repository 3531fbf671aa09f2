export { createLanguageHandlers } from './handlers.ts'
