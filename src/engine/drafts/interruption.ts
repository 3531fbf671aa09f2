/** The end of a session, as open forms learn of it. They answer at once: the page may change right after. */
import { settleTyping } from '../antd/typing.ts'

/** lost: the user did not ask for it, and may sign in again. left: the user signed out, so nothing may stay. */
export type SessionEnd = 'lost' | 'left'

type Follower = (end: SessionEnd) => void

const followers = new Set<Follower>()

/** Calls back when the session ends. Returns a function that stops it. */
export function followInterruption(follower: Follower): () => void {
  followers.add(follower)
  return () => void followers.delete(follower)
}

/**
 * Takes typed text into the forms while they are still drawn for the user. Call it before the session's data is dropped, and the
 * function it returns after that: it has the forms write down what was not sent.
 */
export function interruptForms(end: SessionEnd): () => void {
  settleTyping()
  return () => {
    for (const follower of [...followers]) follower(end)
  }
}
