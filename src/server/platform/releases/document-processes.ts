/**
 * Checks and compiles documents in processes of their own: both take seconds and would block the server, and hundreds of megabytes,
 * which only the end of a process gives back.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
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

/** What a process does with the documents sent before. */
export type Task =
  | { readonly name: 'check' }
  | { readonly name: 'list-stored-shapes' }
  /** The first `earlier` documents are compared with the others. */
  | ({ readonly name: 'measure'; readonly earlier: number } & Pick<MeasureDocumentsOptions, 'at' | 'withCases'>)
  | { readonly name: 'compile'; readonly request: Omit<CompileRequest, 'files'> }

/** A process keeps what makes the next change fast; it ends after this idle time. */
const idleMs = 2 * minuteMs
/** Documents are copied to the process, in parts of a few milliseconds. */
const filesPerPart = 100

export interface ProcessOptions {
  /**
   * Requests go first where they want the same core. So does every other program of the machine: on busy cores a check then takes
   * ten times as long.
   */
  readonly givesWay: boolean
}

export interface DocumentChecks {
  readonly check: Check
  readonly listStoredShapes: ListStoredShapes
  readonly measure: MeasureDocuments
}

export function createDocumentChecks(options: ProcessOptions): DocumentChecks {
  const ask = createProcess(options)
  return {
    check: async (files) => (await ask(files, { name: 'check' })) as readonly Finding[],
    listStoredShapes: async (files) => (await ask(files, { name: 'list-stored-shapes' })) as readonly StoredShape[],
    measure: async ({ before, after, ...how }) =>
      (await ask([...before, ...after], { name: 'measure', earlier: before.length, ...how })) as DocumentsImpact,
  }
}

export function createCompile(options: ProcessOptions): Compile {
  const ask = createProcess(options)
  return async ({ files, ...request }) => (await ask(files, { name: 'compile', request })) as Uint8Array | undefined
}

/** The process starts with the first task and does not keep this one alive. */
function createProcess({ givesWay }: ProcessOptions): (files: readonly SourceFile[], task: Task) => Promise<unknown> {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const inTurn = createQueue()

  function open(): ChildProcess {
    const opened = openProcess(givesWay)
    opened.once('exit', () => {
      if (child === opened) child = undefined
    })
    return opened
  }

  async function askNow(files: readonly SourceFile[], task: Task): Promise<unknown> {
    child ??= open()
    const running = child
    clearTimeout(idle)
    hold(running)
    const abortController = new AbortController()
    const exit = once(running, 'exit', abortController).then(
      () => Promise.reject(new Error('The process for documents has ended')),
      // The wait was aborted.
      () => new Promise<never>(() => {}),
    )
    try {
      const answered = once(running, 'message', abortController)
      // If the process ends while it still receives documents, no one waits for its answer.
      answered.catch(() => {})
      await Promise.race([send(running, files, task), exit])
      const [answer] = (await Promise.race([answered, exit])) as [ProcessAnswer]
      if (answer.failure !== undefined) throw new Error(answer.failure)
      return answer.value
    } finally {
      abortController.abort()
      release(running)
      idle = setTimeout(() => running.disconnect(), idleMs).unref()
    }
  }

  return (files, task) => inTurn(() => askNow(files, task))
}

/** What a process sends back. */
export interface ProcessAnswer {
  readonly value?: unknown
  readonly failure?: string
}

function openProcess(givesWay: boolean): ChildProcess {
  const child = fork(join(import.meta.dirname, 'document-process.ts'), {
    serialization: 'advanced',
    // Most objects are short-lived; with the default the collector copies them many times.
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=32'],
    env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() ?? process.env.NODE_COMPILE_CACHE },
  })
  // The exit reports a failure; sending to a process that has ended must not end the server.
  child.on('error', () => {})
  if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}

function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function release(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

async function send(child: ChildProcess, files: readonly SourceFile[], task: Task): Promise<void> {
  for (let from = 0; from < files.length; from += filesPerPart) {
    child.send(files.slice(from, from + filesPerPart))
    await nextTurn()
  }
  child.send(task)
}
