/** Checks documents in a worker thread: a full check takes seconds and would block the server. */
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Finding, SourceFile } from '#config'

export type Check = (files: readonly SourceFile[]) => Promise<readonly Finding[]>

/** The thread uses a few hundred megabytes, which make the next check fast; it ends after this time. */
const idleMs = 10 * 60 * 1000

/** The thread begins with the first check, and keeps no process alive. */
export function createCheckThread(): Check {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()

  function open(): Worker {
    const opened = new Worker(join(import.meta.dirname, 'check-worker.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] })
    opened.once('exit', () => {
      if (worker === opened) worker = undefined
    })
    return opened
  }

  async function checkNow(files: readonly SourceFile[]): Promise<readonly Finding[]> {
    worker ??= open()
    const asked = worker
    clearTimeout(idle)
    asked.ref()
    const answered = new AbortController()
    const exit = once(asked, 'exit', answered).then(
      () => Promise.reject(new Error('The thread that checks documents has ended')),
      // It was answered, or failed with an error, which the message's own promise passes on.
      () => new Promise<never>(() => {}),
    )
    try {
      asked.postMessage(files)
      const [findings] = (await Promise.race([once(asked, 'message', answered), exit])) as [readonly Finding[]]
      return findings
    } finally {
      answered.abort()
      asked.unref()
      idle = setTimeout(() => void asked.terminate(), idleMs).unref()
    }
  }

  return (files) => {
    const checked = turn.then(() => checkNow(files))
    turn = checked.catch(() => {})
    return checked
  }
}
