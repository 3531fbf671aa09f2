/** Reports the progress of a slow start, which would otherwise look like a hang. */
import type { Log } from './db/index.ts'

/** Long enough to be noticed. */
const noticedMs = 1_000

/** Logs a step that takes longer than a second: when that second is over, and at the end. */
export async function reportStep<T>(log: Pick<Log, 'info'>, step: string, work: Promise<T>): Promise<T> {
  const start = performance.now()
  const timer = setTimeout(() => log.info({ step }, 'a step of the start takes a moment'), noticedMs)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    const ms = Math.round(performance.now() - start)
    if (ms > noticedMs) log.info({ step, ms }, 'a step of the start is done')
  }
}
