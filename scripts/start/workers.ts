/**
 * Several processes that serve one port, for machines with more than one core. The first prepares the database and runs the
 * background jobs; the others start once it serves, and only answer requests. Loads nothing of the server.
 */
import cluster, { type Worker } from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { totalmem } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

export interface WorkerRole {
  /** 0 for the first. */
  readonly index: number
  /** With which commands on this machine identify themselves, whichever process answers them. */
  readonly controlToken: string
}

/** The role of this process; null for one that is not supervised. */
export function readRole({ WORKER_INDEX: index, WORKER_TOKEN: controlToken }: NodeJS.ProcessEnv): WorkerRole | null {
  return cluster.isWorker && index !== undefined && controlToken !== undefined ? { index: Number(index), controlToken } : null
}

/** Before a process that has ended is started again. */
const restMs = 1_000

/** Starts the workers and replaces those that end; resolves with the exit code once all have ended after a signal. */
export async function superviseWorkers(count: number): Promise<number> {
  cluster.setupPrimary({ execArgv: [...process.execArgv, `--max-old-space-size=${megabytesEach(count)}`] })
  const controlToken = `control-${randomBytes(32).toString('base64url')}`
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort())

  const start = (index: number) =>
    // glibc keeps the memory of each of its arenas; two are enough for a process with one busy thread.
    cluster.fork({ WORKER_INDEX: String(index), WORKER_TOKEN: controlToken, MALLOC_ARENA_MAX: '2' })

  /** Keeps one worker running; resolves with the code of the last. */
  async function keep(index: number, started: Worker): Promise<number> {
    for (let worker = started; ; worker = start(index)) {
      const code = await untilEnd(worker, stopping.signal)
      if (stopping.signal.aborted) return code
      console.error(`Process ${worker.process.pid} of the server has ended (${code}) and is started again.`)
      await wait(restMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return code
    }
  }

  const first = start(0)
  const failure = await untilListening(first, stopping.signal)
  if (failure !== null) return failure
  const codes = await Promise.all([keep(0, first), ...Array.from({ length: count - 1 }, (_, index) => keep(index + 1, start(index + 1)))])
  return Math.max(...codes)
}

/** Tells the supervising process that this one serves. */
export function reportServing(): void {
  process.send?.('serving')
}

/** Half of the machine's memory for all heaps; the rest is for buffers, the database and the system. */
function megabytesEach(count: number): number {
  return Math.max(256, Math.floor(totalmem() / 2 / count / 1e6))
}

/** Null once it serves, or the exit code of a start that failed or was stopped. */
function untilListening(worker: Worker, stopping: AbortSignal): Promise<number | null> {
  return Promise.race([new Promise<null>((done) => worker.once('message', () => done(null))), untilEnd(worker, stopping)])
}

/** Passes a stop on to the worker, which finishes its requests first. */
function untilEnd(worker: Worker, stopping: AbortSignal): Promise<number> {
  const stop = () => void worker.process.kill('SIGTERM')
  if (stopping.aborted) stop()
  stopping.addEventListener('abort', stop, { once: true })
  return new Promise((done) => {
    worker.once('exit', (code, signal) => {
      stopping.removeEventListener('abort', stop)
      done(code ?? (signal === null ? 0 : 1))
    })
  })
}
