/** Notifies open forms of the end of a session. They respond synchronously: the page may change right after. */
import { settleTyping } from '../widgets/typing.ts'

/** lost: expired or ended elsewhere; the user may sign in again. left: the user signed out, so all entries are deleted. */
export type SessionEnd = 'lost' | 'left'

type Follower = (end: SessionEnd) => void

const followers = new Set<Follower>()

/** Calls back when the session ends. Returns a function that stops it. */
export function followInterruption(follower: Follower): () => void {
  followers.add(follower)
  return () => void followers.delete(follower)
}

/**
 * Commits typed text to the forms while they are still rendered for the user. Call it before the session's data is dropped, and the
 * function that it returns afterwards: the forms then save unsent entries.
 */
export function interruptForms(end: SessionEnd): () => void {
  settleTyping()
  return () => {
    for (const follower of [...followers]) follower(end)
  }
}
