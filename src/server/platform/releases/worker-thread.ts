/** Checks and compiles documents in worker threads: both take seconds and would block the server. */

import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Finding, SourceFile, StoredShape } from '#config'
import { minuteMs } from '#rules'
import type { DocumentsImpact } from '../../kernel/index.ts'
import type { CompileRequest } from './compile-here.ts'
import type { MeasureDocumentsOptions } from './measure-documents.ts'
import { createQueue } from './queue.ts'

export type Check = (files: readonly SourceFile[]) => Promise<readonly Finding[]>
export type ListStoredShapes = (files: readonly SourceFile[]) => Promise<readonly StoredShape[]>
export type MeasureDocuments = (options: MeasureDocumentsOptions) => Promise<DocumentsImpact>
/** Returns the packed release; undefined if the documents have no such edition. */
export type Compile = (request: CompileRequest) => Promise<Uint8Array | undefined>

/** What a thread does with the documents sent before. */
export type Task =
  | { readonly name: 'check' }
  | { readonly name: 'list-stored-shapes' }
  /** The first `earlier` documents are compared with the others. */
  | ({ readonly name: 'measure'; readonly earlier: number } & Pick<MeasureDocumentsOptions, 'at' | 'withCases'>)
  | { readonly name: 'compile'; readonly request: Omit<CompileRequest, 'files'> }

/** A thread keeps a few hundred megabytes to make the next change fast; it ends after this idle time. */
const idleMs = 10 * minuteMs
/** Documents are copied to the thread, in parts of a few milliseconds. */
const filesPerPart = 100

export interface ThreadOptions {
  /**
   * Requests go first where they want the same core. So does every other program of the machine: on busy cores a check then takes
   * ten times as long.
   */
  readonly givesWay: boolean
}

export interface CheckThread {
  readonly check: Check
  readonly listStoredShapes: ListStoredShapes
  readonly measure: MeasureDocuments
}

export function createCheckThread(options: ThreadOptions): CheckThread {
  const ask = createThread(options)
  return {
    check: async (files) => (await ask(files, { name: 'check' })) as readonly Finding[],
    listStoredShapes: async (files) => (await ask(files, { name: 'list-stored-shapes' })) as readonly StoredShape[],
    measure: async ({ before, after, ...how }) =>
      (await ask([...before, ...after], { name: 'measure', earlier: before.length, ...how })) as DocumentsImpact,
  }
}

export function createCompileThread(options: ThreadOptions): Compile {
  const ask = createThread(options)
  return async ({ files, ...request }) => (await ask(files, { name: 'compile', request })) as Uint8Array | undefined
}

/** The thread starts with the first task and does not keep the process alive. */
function createThread(workerData: ThreadOptions): (files: readonly SourceFile[], task: Task) => Promise<unknown> {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const inTurn = createQueue()

  function open(): Worker {
    const newThread = new Worker(join(import.meta.dirname, 'document-worker.ts'), {
      workerData,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // Most objects are short-lived; with the default the collector copies them many times.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    })
    newThread.once('exit', () => {
      if (worker === newThread) worker = undefined
    })
    return newThread
  }

  async function askNow(files: readonly SourceFile[], task: Task): Promise<unknown> {
    worker ??= open()
    const thread = worker
    clearTimeout(idle)
    thread.ref()
    const abortController = new AbortController()
    const exit = once(thread, 'exit', abortController).then(
      () => Promise.reject(new Error('The thread for documents has ended')),
      // The wait was aborted, or the thread failed, which also rejects the promise of the message.
      () => new Promise<never>(() => {}),
    )
    try {
      const answered = once(thread, 'message', abortController)
      // If the thread ends while it still receives documents, no one waits for its answer.
      answered.catch(() => {})
      await Promise.race([send(thread, files, task), exit])
      const [answer] = (await Promise.race([answered, exit])) as [unknown]
      return answer
    } finally {
      abortController.abort()
      thread.unref()
      idle = setTimeout(() => void thread.terminate(), idleMs).unref()
    }
  }

  return (files, task) => inTurn(() => askNow(files, task))
}

async function send(thread: Worker, files: readonly SourceFile[], task: Task): Promise<void> {
  for (let from = 0; from < files.length; from += filesPerPart) {
    thread.postMessage(files.slice(from, from + filesPerPart))
    await nextTurn()
  }
  thread.postMessage(task)
}
