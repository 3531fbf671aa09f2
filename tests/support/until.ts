/** Waits for a condition in tests, on a machine under any load. */
import { setTimeout as wait } from 'node:timers/promises'

/** Timeout for tests that hang; a passing test never comes close to it. */
const patienceMs = 180_000

/** Polls until the result is neither undefined nor false, and returns it. Throws with `what` on timeout. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false> | T | undefined | false): Promise<T> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(20)) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
  }
  throw new Error(`timed out waiting: ${what}`)
}
