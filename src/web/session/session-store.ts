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

/** The stored session, shared by all tabs: each call reads the token again, so that a renewal in one tab applies to the others. */
export interface SessionStore {
  read(): Session
  token(): string | null
  /** Stores a token from a response. */
  renew(token: string): void
  signIn(session: Session): void
  /** Whether the session outlives this tab: storage may be blocked or full. */
  isKept(): boolean
  /** Removes the signed-in user; everything else stays. */
  forget(): void
  /** Removes everything stored in this browser. */
  clearAll(): void
  subscribe(listener: () => void): () => void
}

export function createSessionStore(local: Storage | null, temporary: Storage | null): SessionStore {
  const listeners = new Set<() => void>()
  // Blocked or full storage must not break the page: the session then lives as long as the tab.
  let memoryToken: string | null = attempt(() => local?.getItem(tokenKey) ?? null) ?? null
  let current = parseSession(attempt(() => local?.getItem(sessionKey) ?? null) ?? null, memoryToken)

  function change(token: string | null, session: Session): void {
    memoryToken = token
    current = session
    attempt(() => {
      if (token === null) local?.removeItem(tokenKey)
      else local?.setItem(tokenKey, token)
      if (session.signedIn) local?.setItem(sessionKey, JSON.stringify(session))
      else local?.removeItem(sessionKey)
    })
    for (const listener of listeners) listener()
  }

  const stored = (): string | null => attempt(() => local?.getItem(tokenKey) ?? null) ?? null

  const onStorage = (event: StorageEvent) => {
    if (event.key !== sessionKey && event.key !== null) return
    memoryToken = local?.getItem(tokenKey) ?? null
    current = parseSession(local?.getItem(sessionKey) ?? null, memoryToken)
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
    signIn: (session) => change(stored() ?? memoryToken, session),
    isKept: () => stored() !== null,
    forget: () => change(null, visitor),
    clearAll() {
      attempt(() => local?.clear())
      attempt(() => temporary?.clear())
      change(null, visitor)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
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
