/** Checks documents in a worker thread: a full check takes seconds and would block the server. */
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Finding, SourceFile } from '#config'

export type Check = (files: readonly SourceFile[]) => Promise<readonly Finding[]>

/** The thread holds a few hundred megabytes to make the next check fast; it ends after this idle time. */
const idleMs = 10 * 60 * 1000

/** The thread starts with the first check and does not keep the process alive. */
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
      // The check finished, or failed with an error that rejects the promise of the message.
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
