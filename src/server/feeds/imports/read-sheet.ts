/** Receives a sheet's rows from the thread that reads and checks it, so that the server keeps responding. */

import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CheckedRow } from '../../freight/rates/index.ts'
import type { CellProblem } from '../../platform/workbooks/index.ts'
import type { LoadColumns } from './sheet-columns.ts'

/** Each has its own row check; rows of declared sheets share one. */
export type RowsOf = 'rates' | 'milestones' | 'declared'

export interface SheetTask {
  readonly bytes: Uint8Array
  readonly kind: 'xlsx' | 'csv'
  /** Of the file; a CSV has no sheet name. */
  readonly name: string
  /** What the rows become. */
  readonly of: RowsOf
  readonly plan: LoadColumns
  /** Names of sheets that a template has beside the first. */
  readonly templateSheets: readonly string[]
  readonly timeZone: string
  readonly today: string
  /** What has happened cannot have happened later; in milliseconds. */
  readonly latestActual: number
  readonly mostRows: number
  readonly years: { readonly least: number; readonly most: number }
}

/** What a sheet holds besides the rows that everyone sees. */
export interface SheetNotes {
  /** Hidden rows that were read: how many, and their numbers. */
  readonly hidden: { readonly count: number; readonly rows: string } | undefined
  /** Rows above the headings, which were not read; empty if there are none. */
  readonly above: string
  /** Names of hidden columns that were read. */
  readonly hiddenColumns: readonly string[]
  /** Other sheets that contain something and were not read. */
  readonly others: readonly string[]
}

export type SheetMessage =
  | { readonly kind: 'rows'; readonly sheet: string; readonly rows: readonly CheckedRow[]; readonly share: number }
  /** Columns are missing, duplicated or unknown: no row can be understood. */
  | { readonly kind: 'headings'; readonly sheet: string; readonly row: number; readonly problems: readonly CellProblem[] }
  | { readonly kind: 'unreadable'; readonly text: string }
  /** The last message. */
  | ({ readonly kind: 'notes' } & SheetNotes)

/** A sheet that needs more is malicious. */
const mostMegabytes = 512

/** Yields each message; the worker continues once it has been handled, and ends when the consumer stops. */
export async function* readSheet(task: SheetTask): AsyncGenerator<SheetMessage> {
  const worker = new Worker(join(import.meta.dirname, 'sheet-worker.ts'), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const waiting: SheetMessage[] = []
  let failure: Error | null = null
  let ended = false
  let wake: () => void = () => {}
  worker.on('message', (message: SheetMessage) => {
    waiting.push(message)
    wake()
  })
  worker.on('error', (error: Error) => {
    failure = error
    wake()
  })
  worker.on('exit', () => {
    ended = true
    wake()
  })
  try {
    for (;;) {
      const message = waiting.shift()
      if (message) {
        yield message
        worker.postMessage('go')
      } else if (failure) throw failure
      else if (ended) return
      else
        await new Promise<void>((done) => {
          wake = done
        })
    }
  } finally {
    await worker.terminate()
  }
}
