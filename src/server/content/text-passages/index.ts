export { passageHandlers } from './find-passages.ts'
