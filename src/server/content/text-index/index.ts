export { createTextIndex } from './text-index.ts'
