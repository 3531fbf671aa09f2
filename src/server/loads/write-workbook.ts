import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export interface WrittenSheet {
  readonly name: string
  /** Of the columns, in characters. */
  readonly widths: readonly number[]
  /** Rows in bold that stay in sight. */
  readonly head: readonly (readonly string[])[]
  readonly rows: readonly (readonly string[])[]
}

/** An Excel file of texts; thousands of rows take a second, in which the server answers others. */
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
