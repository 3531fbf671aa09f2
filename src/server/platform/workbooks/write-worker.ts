/** Writes a workbook in a worker thread. */
import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile from 'write-excel-file/node'
import type { WrittenSheet } from './write-workbook.ts'

function toSheet({ name, widths, head, rows }: WrittenSheet) {
  return {
    sheet: name,
    data: [...head.map((words) => words.map(bold)), ...rows.map((words) => words.map(plain))],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: head.length,
  }
}

function bold(value: string) {
  return { value, type: String, fontWeight: 'bold' as const }
}

/** Always text, never a formula, whatever it starts with; a leading apostrophe marks it for programs that guess. */
function plain(value: string) {
  if (value === '') return null
  return { value: /^[=+\-@\t]/.test(value) ? `'${value}` : value, type: String }
}

parentPort?.postMessage(await writeXlsxFile((workerData as WrittenSheet[]).map(toSheet)).toBuffer())
