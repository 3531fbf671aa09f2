export { type DrawSheetOptions, drawSheet } from './draw.ts'
