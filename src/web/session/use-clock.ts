/** When the session was last used, in any tab: the server ends it after a fixed idle time. */
export interface UseClock {
  /** Call after each server response of this session, with the time at which its request was sent. */
  touch(at: number): void
  /** Milliseconds since 1970; defaults to now. */
  lastUse(): number
}

const key = 'session-used'

export function createUseClock(local: Storage | null): UseClock {
  let own = Date.now()
  return {
    touch(at) {
      own = at
      attempt(() => local?.setItem(key, String(own)))
    },
    lastUse() {
      const stored = Number(attempt(() => local?.getItem(key) ?? null) ?? 0)
      // Setting the clock back must not keep a session alive.
      return Math.min(Date.now(), Math.max(own, Number.isFinite(stored) ? stored : 0))
    },
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
