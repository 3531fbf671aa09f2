/** Checks and compiles documents in worker threads: both take seconds and would block the server. */
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Finding, SourceFile } from '#config'
import type { CompileRequest } from './compile-here.ts'
import { createQueue } from './queue.ts'

export type Check = (files: readonly SourceFile[]) => Promise<readonly Finding[]>
/** Returns the packed release; undefined if the documents have no such edition. */
export type Compile = (request: CompileRequest) => Promise<Uint8Array | undefined>

/** A thread keeps a few hundred megabytes to make the next change fast; it ends after this idle time. */
const idleMs = 10 * 60 * 1000

export function createCheckThread(): Check {
  return createThread('check-worker.ts')
}

export function createCompileThread(): Compile {
  return createThread('compile-worker.ts')
}

/** The thread starts with the first request and does not keep the process alive. */
function createThread<Request, Answer>(file: string): (request: Request) => Promise<Answer> {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const inTurn = createQueue()

  function open(): Worker {
    const newThread = new Worker(join(import.meta.dirname, file), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // Most objects are short-lived; with the default the collector copies them many times.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    })
    newThread.once('exit', () => {
      if (worker === newThread) worker = undefined
    })
    return newThread
  }

  async function askNow(request: Request): Promise<Answer> {
    worker ??= open()
    const thread = worker
    clearTimeout(idle)
    thread.ref()
    const abortController = new AbortController()
    const exit = once(thread, 'exit', abortController).then(
      () => Promise.reject(new Error(`The thread ${file} has ended`)),
      // The wait was aborted, or the thread failed, which also rejects the promise of the message.
      () => new Promise<never>(() => {}),
    )
    try {
      thread.postMessage(request)
      const [answer] = (await Promise.race([once(thread, 'message', abortController), exit])) as [Answer]
      return answer
    } finally {
      abortController.abort()
      thread.unref()
      idle = setTimeout(() => void thread.terminate(), idleMs).unref()
    }
  }

  return (request) => inTurn(() => askNow(request))
}
