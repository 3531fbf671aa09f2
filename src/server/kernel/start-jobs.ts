/** Runs background jobs side by side, and reports to operators how they are doing. */
import type { Job, JobContext } from './job.ts'
import { type Repeated, repeat } from './repeat.ts'

export interface JobReport {
  readonly name: string
  /** Null before the first success. */
  readonly lastSuccessAt: Date | null
  readonly failures: number
}

/** Background work that the end of a server waits for. */
export type Stoppable = Pick<Repeated, 'stop'>

export interface RunningJobs extends Stoppable {
  readonly reports: () => readonly JobReport[]
}

/** Starts all jobs. Stopping them waits for the runs in progress. */
export function startJobs<Context extends Pick<JobContext, 'now' | 'log'>>(jobs: readonly Job<Context>[], context: Context): RunningJobs {
  const running = jobs.map((job) => startJob(job, context))
  return {
    reports: () => running.map(({ report }) => report()),
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()))
    },
  }
}

interface RunningJob extends Stoppable {
  readonly report: () => JobReport
}

function startJob<Context extends Pick<JobContext, 'now' | 'log'>>(job: Job<Context>, context: Context): RunningJob {
  const { name, every, delay = 0 } = job
  const stopping = new AbortController()
  const { signal } = stopping
  let lastSuccessAt: Date | null = null
  let failures = 0
  const run = job.open(context)
  const { stop } = repeat({
    delayMs: delay,
    pauseMs: typeof every === 'number' ? every : () => every(context),
    turn: async () => {
      await run({ isStopped: () => signal.aborted, signal })
      lastSuccessAt = context.now()
    },
    onError: (error) => {
      failures += 1
      context.log.warn({ job: name, error: String(error) }, 'a background job failed')
    },
  })
  return {
    report: () => ({ name, lastSuccessAt, failures }),
    stop: async () => {
      stopping.abort()
      await stop()
    },
  }
}
