/** When the session was last used, by whichever tab: the server ends it so long after that. */
export interface UseClock {
  /** The server has just answered this session. */
  touch(): void
  /** Milliseconds since 1970; defaults to now. */
  lastUse(): number
}

const key = 'session-used'

export function createUseClock(local: Storage | null): UseClock {
  let own = Date.now()
  return {
    touch() {
      own = Date.now()
      attempt(() => local?.setItem(key, String(own)))
    },
    lastUse() {
      const stored = Number(attempt(() => local?.getItem(key) ?? null) ?? 0)
      // A clock that was set back meanwhile must not keep a session alive.
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
