export { type DrawSheetOptions, drawSheet } from './draw.ts'
export { findFont } from './fonts.ts'
export { fontName, makePdf } from './make-pdf.ts'
export { readField, type Writing, writeValue } from './values.ts'
