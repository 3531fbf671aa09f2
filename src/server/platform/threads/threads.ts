/** Work that computes for longer than a few milliseconds, in threads: the event loop answers requests meanwhile. */
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

/** So much work waits that the caller is better served later. */
export class BusyError extends Error {}

export interface Threads<Task, Result> {
  /** Throws a BusyError if too much work waits. */
  readonly run: (task: Task) => Promise<Result>
}

export interface ThreadsOptions {
  /** Module whose default export does the work. */
  readonly file: string
  /** Tasks that wait at most; more are refused. */
  readonly mostWaiting: number
}

/** A thread keeps what it has loaded, such as a font, for this time. */
const idleMs = 30_000

/** The threads start with the first task, at most one for each core, and end when there has been nothing to do for a while. */
export function createThreads<Task, Result>({ file, mostWaiting }: ThreadsOptions): Threads<Task, Result> {
  let pool: Piscina | undefined
  return {
    async run(task) {
      pool ??= new Piscina({
        filename: file,
        minThreads: 0,
        maxThreads: availableParallelism(),
        maxQueue: mostWaiting,
        idleTimeout: idleMs,
        execArgv: ['--disable-warning=ExperimentalWarning'],
      })
      if (pool.queueSize >= mostWaiting) throw new BusyError('Too much work waits for the threads')
      return (await pool.run(task)) as Result
    },
  }
}
