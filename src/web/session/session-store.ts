import type { ActorKind } from '#config'
import type { CompanyStanding } from '#domain'

/** Who is signed in, as far as this browser knows. */
export interface Session {
  readonly actor: ActorKind
  readonly signedIn: boolean
  readonly name: string
  readonly company: string
  readonly userId: string
  /** Version of the profile picture; empty if there is none. */
  readonly avatar: string
  /** Whether the user manages the brand's staff. */
  readonly staffAdmin: boolean
  /** How far a customer without a company has come. */
  readonly standing: CompanyStanding
}

export const visitor: Session = {
  actor: 'visitor',
  signedIn: false,
  name: '',
  company: '',
  userId: '',
  avatar: '',
  staffAdmin: false,
  standing: 'none',
}

const tokenKey = 'access-token'
const sessionKey = 'session'
/** Notifies other tabs that the user signed out. */
const leftKey = 'signed-out'

/** The stored session, shared by all tabs: each call reads the token again, so that a renewal in one tab applies to the others. */
export interface SessionStore {
  read(): Session
  token(): string | null
  /** Stores a token from a response. */
  renew(token: string): void
  signIn(session: Session): void
  /** Whether the session outlives this tab: storage may be blocked or full. */
  isKept(): boolean
  /** The session has ended: removes the signed-in user; everything else stays. */
  forget(): void
  /** Signs the user out, in other tabs, too. */
  leave(): void
  /** Removes everything stored in this browser. */
  clearAll(): void
  subscribe(listener: () => void): () => void
  /**
   * Called when the signed-in user is about to be dropped, here or by another tab. What it returns runs once the user is no longer
   * stored and before the page learns of it.
   */
  onEnd(listener: (end: SessionEnd, before: Session, isHere: boolean) => () => void): () => void
}

/** lost: the user may sign in again. left: the user signed out. */
export type SessionEnd = 'lost' | 'left'

export function createSessionStore(local: Storage | null, temporary: Storage | null): SessionStore {
  const listeners = new Set<() => void>()
  const enders = new Set<(end: SessionEnd, before: Session, isHere: boolean) => () => void>()
  // Blocked or full storage must not break the page: the session then lives as long as the tab.
  let memoryToken: string | null = attempt(() => local?.getItem(tokenKey) ?? null) ?? null
  let current = parseSession(attempt(() => local?.getItem(sessionKey) ?? null) ?? null, memoryToken)

  function end(how: SessionEnd, isHere: boolean, drop: () => void): void {
    const before = current
    const finish = before.signedIn ? [...enders].map((ender) => ender(how, before, isHere)) : []
    drop()
    for (const one of finish) one()
    for (const listener of listeners) listener()
  }

  function change(token: string | null, session: Session): void {
    memoryToken = token
    current = session
    attempt(() => {
      if (token === null) local?.removeItem(tokenKey)
      else local?.setItem(tokenKey, token)
      if (session.signedIn) local?.setItem(sessionKey, JSON.stringify(session))
      else local?.removeItem(sessionKey)
      if (session.signedIn) local?.removeItem(leftKey)
    })
  }

  const stored = (): string | null => attempt(() => local?.getItem(tokenKey) ?? null) ?? null

  const onStorage = (event: StorageEvent) => {
    if (event.key !== sessionKey && event.key !== null) return
    const token = local?.getItem(tokenKey) ?? null
    const session = parseSession(local?.getItem(sessionKey) ?? null, token)
    const take = () => {
      memoryToken = token
      current = session
    }
    if (!session.signedIn) return end(local?.getItem(leftKey) ? 'left' : 'lost', false, take)
    take()
    for (const listener of listeners) listener()
  }
  if (typeof window !== 'undefined') window.addEventListener('storage', onStorage)

  return {
    read: () => current,
    token: () => stored() ?? memoryToken,
    renew(token) {
      memoryToken = token
      attempt(() => local?.setItem(tokenKey, token))
    },
    // Another tab may have renewed the token: the stored one is newer.
    signIn(session) {
      change(stored() ?? memoryToken, session)
      for (const listener of listeners) listener()
    },
    isKept: () => stored() !== null,
    forget: () => end('lost', true, () => change(null, visitor)),
    leave: () =>
      end('left', true, () => {
        attempt(() => local?.setItem(leftKey, 'yes'))
        change(null, visitor)
      }),
    clearAll: () =>
      end('lost', true, () => {
        attempt(() => local?.clear())
        attempt(() => temporary?.clear())
        change(null, visitor)
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEnd(listener) {
      enders.add(listener)
      return () => void enders.delete(listener)
    },
  }
}

function parseSession(stored: string | null, token: string | null): Session {
  if (!stored || !token) return visitor
  return attempt(() => ({ ...visitor, ...(JSON.parse(stored) as Session) })) ?? visitor
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
