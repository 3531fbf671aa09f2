import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export interface WrittenSheet {
  readonly name: string
  /** Column widths, in characters. */
  readonly widths: readonly number[]
  /** Header rows: bold, and fixed while scrolling. */
  readonly head: readonly (readonly string[])[]
  readonly rows: readonly (readonly string[])[]
}

/** An Excel file of texts; writing thousands of rows takes a second, during which the server keeps responding. */
export function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Uint8Array> {
  const worker = new Worker(join(import.meta.dirname, 'write-worker.ts'), {
    workerData: sheets,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  return new Promise((done, fail) => {
    worker.once('message', (bytes: Uint8Array) => done(bytes))
    worker.once('error', fail)
    worker.once('exit', () => fail(new Error('the workbook was not written')))
  })
}
