/** Repeats a call whose outcome is unknown, with the same key, until the server reports it. */
import type { CallAnswer } from './client.ts'

/** No response arrived, or the server itself does not know the outcome. */
const unknown: ReadonlySet<string> = new Set(['error.access-abnormal', 'error.outcome-unknown'])
/** The response to a retry that never started: it reveals nothing about the first attempt. */
const away: ReadonlySet<string> = new Set(['error.nothing-written', 'error.unavailable', 'error.broken'])

export interface SettleUnknownOptions {
  /** Pauses before each retry; after the last one the outcome remains unknown. */
  readonly pausesMs: readonly number[]
  readonly signal?: AbortSignal | undefined
  /** Called before each retry. */
  readonly onChecking?: (() => void) | undefined
}

export function isUnknown<T>(answer: CallAnswer<T>): boolean {
  return !answer.ok && !answer.aborted && unknown.has(answer.error.id)
}

/** `attempt` makes one call, always with the same key. */
export async function settleUnknown<T>(
  attempt: () => Promise<CallAnswer<T>>,
  { pausesMs, signal, onChecking }: SettleUnknownOptions,
): Promise<CallAnswer<T>> {
  const first = await attempt()
  if (!isUnknown(first)) return first
  for (const pauseMs of pausesMs) {
    onChecking?.()
    await pause(Math.max(pauseMs, secondsOf(first) * 1000), signal)
    const answer = await attempt()
    if (answer.ok || !(isUnknown(answer) || away.has(answer.error.id))) return answer
    if (signal?.aborted) break
  }
  return first
}

function secondsOf(answer: CallAnswer): number {
  return !answer.ok && typeof answer.error.params.seconds === 'number' ? answer.error.params.seconds : 0
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}
