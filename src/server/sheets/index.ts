export { type DrawSheetOptions, drawSheet } from './draw.ts'
export { readField, type Writing, writeValue } from './values.ts'
