/** Waiting for what a test wants to see, on however busy a machine. */
import { setTimeout as wait } from 'node:timers/promises'

/** Ends what hangs; nothing that works takes nearly as long. */
const patienceMs = 180_000

/** Asks again and again until the answer is neither undefined nor false, and returns it. Throws with `what` where it never is. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false> | T | undefined | false): Promise<T> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(20)) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
  }
  throw new Error(`waited in vain: ${what}`)
}
