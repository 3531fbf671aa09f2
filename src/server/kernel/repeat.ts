/** Background work of a server: one run after another, and none once it stops. */

export interface RepeatOptions {
  /** Checks between its steps whether to stop. An error ends only this run. */
  readonly turn: (isStopped: () => boolean) => Promise<void>
  /** A function is asked before each pause. */
  readonly pauseMs: number | (() => number)
  /** Before the first run; default: none. */
  readonly delayMs?: number
  readonly onError: (error: unknown) => void
}

export interface Repeated {
  /** Skips the pause; if a run is in progress, another one follows it. */
  readonly wake: () => void
  /** Resolves when the current run has ended. */
  readonly stop: () => Promise<void>
}

/** Starts at once, or after a delay. The pauses do not keep the process alive. */
export function repeat({ turn, pauseMs, delayMs = 0, onError }: RepeatOptions): Repeated {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  async function once(): Promise<void> {
    if (stopped) return
    await turn(() => stopped).catch(onError)
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(wake, typeof pauseMs === 'number' ? pauseMs : pauseMs()).unref()
  }
  function wake(): void {
    clearTimeout(timer)
    running = running.then(once)
  }
  if (delayMs > 0) timer = setTimeout(wake, delayMs).unref()
  else wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
