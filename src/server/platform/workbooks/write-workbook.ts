import { setImmediate as breathe } from 'node:timers/promises'
import { writeXlsx, type XlsxCell } from './write-xlsx.ts'

export interface WrittenSheet {
  readonly name: string
  /** Column widths, in characters. */
  readonly widths: readonly number[]
  /** Header rows: bold, and fixed while scrolling. */
  readonly head: readonly (readonly string[])[]
  readonly rows: readonly (readonly string[])[]
}

/** An Excel file of texts. Thousands of rows take a second, during which the server keeps responding. */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const { bytes } of writeXlsx(sheets.map((sheet) => ({ ...sheet, rows: cellsOf(sheet) })))) pieces.push(bytes)
  return Buffer.concat(pieces)
}

const rowsAtOnce = 200

async function* cellsOf({ rows }: WrittenSheet): AsyncGenerator<readonly (readonly XlsxCell[])[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    yield rows.slice(start, start + rowsAtOnce).map((row) => row.map((text) => (text === '' ? null : { kind: 'text', text })))
    await breathe()
  }
}
