export { up as start } from './0001-start.ts'
