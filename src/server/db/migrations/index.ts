export { up as start } from './0001-start.ts'
export { up as previews } from './0002-previews.ts'
export { up as people } from './0003-people.ts'
