/** Background work of a server: one run after the other, and none after it stops. */

export interface RepeatOptions {
  /** Asks between its steps whether it is to stop. What it throws ends this turn alone. */
  readonly turn: (isStopped: () => boolean) => Promise<void>
  readonly pauseMs: number
  readonly onError: (error: unknown) => void
}

export interface Repeated {
  /** Does not wait for the pause to end; where a turn runs, another one follows it. */
  readonly wake: () => void
  /** Resolves when the turn that runs has ended. */
  readonly stop: () => Promise<void>
}

/** Begins at once. The pauses keep no process alive. */
export function repeat({ turn, pauseMs, onError }: RepeatOptions): Repeated {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  async function once(): Promise<void> {
    if (stopped) return
    await turn(() => stopped).catch(onError)
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(wake, pauseMs).unref()
  }
  function wake(): void {
    clearTimeout(timer)
    running = running.then(once)
  }
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
