/**
 * The page as the server drew it for the user who is signed in. The page's first script asks for it and shows it (index.html); the app
 * takes over its data, so that nothing is asked for twice, and draws the page anew in its place.
 */
import type { OwnPage } from '#config'
import type { Session } from '../session/session-store.ts'

export interface OwnDrawing {
  readonly userId: string
  readonly data: ReadonlyMap<string, unknown>
}

/** Set by index.html if someone is signed in. */
interface Asked {
  /** Null if the server drew nothing. */
  readonly answer: Promise<OwnPage | null>
  /** The app draws the page from here on. */
  isOver: boolean
}

/** A server that takes longer is busy: then the page asks for its parts itself. */
const patienceMs = 1500

/** Undefined if there is none of this user, and of the release that the page belongs to. */
export async function takeOwnDrawing({ signedIn, userId }: Session, release: string): Promise<OwnDrawing | undefined> {
  const { own } = window as { own?: Asked }
  if (!own) return undefined
  const answer = signedIn ? await Promise.race([own.answer, pause(patienceMs)]) : null
  own.isOver = true
  return answer?.userId === userId && answer.release === release ? { userId, data: new Map(Object.entries(answer.data)) } : undefined
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}
