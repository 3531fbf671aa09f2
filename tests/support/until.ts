/** Waits for a condition in tests, on a machine under any load. */
import { setTimeout as wait } from 'node:timers/promises'

/** Timeout for tests that hang; a passing test never comes close to it. */
const patienceMs = 180_000
/** What takes long is asked less often: each question costs the portal processor time that it needs to get there. */
const [firstPauseMs, longestPauseMs] = [20, 500]

/** Polls until the result is neither undefined nor false, and returns it. Throws with `what` on timeout. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false> | T | undefined | false): Promise<T> {
  const end = Date.now() + patienceMs
  for (let pause = firstPauseMs; Date.now() < end; pause = Math.min(pause * 1.2, longestPauseMs)) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await wait(pause)
  }
  throw new Error(`timed out waiting: ${what}`)
}
