/**
 * The sign-in queue. Hashing is expensive, so only a few run at once, including their queries. A flood must not make everyone
 * else wait for all of it, and must leave the database to signed-in users.
 */

/** 0: no recent attempts; the more attempts, the higher. */
export type Lane = 0 | 1 | 2

/** Callers who have proved their identity go first and are never refused. */
const proved = 'proved'
type Place = Lane | typeof proved
const order: readonly Place[] = [proved, 0, 1, 2]

export interface SignInQueue {
  proved<T>(work: () => Promise<T>): Promise<T>
  /** Null if its turn did not come in time. */
  inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T | null>
  /** Seconds until all waiting calls have been served; at least one. */
  seconds(): number
}

interface Waiting {
  readonly go: (mayRun: boolean) => void
  readonly since: number
}

/** Slightly more than the usual number of cores, because queries wait without computing. */
const atOnce = 3
/** Well within the time limit of a call. */
const longestWaitMs = 10_000
/** Above this waiting time the newest goes first, so that a flood only delays those who came with it. */
const patienceMs = 500
/** Used before the first measurement. */
const firstGuessMs = 50

export function createSignInQueue(): SignInQueue {
  let running = 0
  let averageMs = firstGuessMs
  const lanes: Readonly<Record<Place, Waiting[]>> = { proved: [], 0: [], 1: [], 2: [] }

  /** Time until everyone up to this place has been served. */
  function expectedMs(last: Place): number {
    let ahead = running
    for (const place of order.slice(0, order.indexOf(last) + 1)) ahead += lanes[place].length
    return (ahead * averageMs) / atOnce
  }

  function startNext(): void {
    while (running < atOnce) {
      const place = order.find((one) => lanes[one].length > 0)
      if (place === undefined) return
      const newestFirst = place !== proved && expectedMs(place) > patienceMs
      const next = newestFirst ? lanes[place].pop() : lanes[place].shift()
      running += 1
      next?.go(true)
    }
  }

  /** Refuses callers who waited too long: the oldest of the last lane first. */
  function sendAway(): void {
    for (const lane of [2, 1, 0] as const) {
      const waiting = lanes[lane]
      for (let [oldest] = waiting; oldest; [oldest] = waiting) {
        if (expectedMs(2) <= longestWaitMs && performance.now() - oldest.since <= longestWaitMs) break
        waiting.shift()
        oldest.go(false)
      }
    }
  }

  function settle(): void {
    startNext()
    sendAway()
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now()
    try {
      return await work()
    } finally {
      averageMs += (performance.now() - start - averageMs) / 16
      running -= 1
      settle()
    }
  }

  function waitAt(place: Place): Promise<boolean> {
    return new Promise((go) => {
      lanes[place].push({ go, since: performance.now() })
      settle()
    })
  }

  return {
    proved: async (work) => {
      await waitAt(proved)
      return await run(work)
    },
    inTurn: async (lane, work) => ((await waitAt(lane)) ? await run(work) : null),
    seconds: () => Math.max(1, Math.ceil(expectedMs(2) / 1000)),
  }
}
