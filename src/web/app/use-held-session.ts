import { useCallback, useEffect, useRef, useState } from 'react'
import type { Shell } from '#config'
import { afterTyping, interruptForms, useOnChange } from '#engine'
import type { Session, SessionStore } from '../session/session-store.ts'
import { isSignedInElsewhere, ownPages } from './own-pages.ts'
import { loadPageCode } from './page-loader.ts'
import type { EntryState, PageDialogs } from './use-page-dialog.ts'

export interface HeldSession {
  /** The session that ended while the page was open: the page remains visible while its user signs in again. */
  readonly held: Session | null
  /** Number of sign-ins on this page. */
  readonly resumed: number
  /** Keeps the page until `then`, which runs once the user pauses typing. */
  readonly hold: (ended: Session, then: () => void) => void
  /** Asks the user to sign in again over the page. */
  readonly askAgain: (ended: Session) => void
  /** Navigates home, where the user is a visitor; forms save what was typed. */
  readonly leave: (state: EntryState) => void
  readonly isHeld: () => boolean
  /** The user has signed in. */
  readonly resume: () => void
}

interface HeldSessionParts {
  readonly shell: Shell
  readonly store: SessionStore
  readonly session: Session
  readonly dialogs: PageDialogs['dialogs']
  readonly openOver: PageDialogs['openOver']
  readonly closeDialog: PageDialogs['close']
  readonly goHome: (state?: EntryState) => void
  /** Of the current history entry. */
  readonly addressKey: string
}

/**
 * What happens to the page when its session ends, in this tab or in another one: forms save what was typed, and the page stays
 * until the user has signed in again or has declined to.
 */
export function useHeldSession({
  shell,
  store,
  session,
  dialogs,
  openOver,
  closeDialog,
  goHome,
  addressKey,
}: HeldSessionParts): HeldSession {
  const [held, setHeld] = useState<Session | null>(null)
  const [resumed, setResumed] = useState(0)
  // Several calls may be refused before the page is drawn again.
  const now = useRef<Session | null>(null)
  const change = useCallback((next: Session | null) => {
    now.current = next
    setHeld(next)
  }, [])
  const hold = useCallback<HeldSession['hold']>(
    (ended, then) => {
      change(ended)
      afterTyping(() => now.current && then())
    },
    [change],
  )
  const release = useCallback(() => {
    if (now.current) interruptForms('lost')()
    change(null)
  }, [change])
  // Until home is drawn, the page keeps its user: it would redirect otherwise, and lose the state of the entry.
  const isLeaving = useRef(false)
  const leave = useCallback<HeldSession['leave']>(
    (state) => {
      interruptForms('lost')()
      isLeaving.current = true
      goHome(state)
    },
    [goHome],
  )
  useOnChange(addressKey, () => {
    if (isLeaving.current) change(null)
    isLeaving.current = false
  })
  // What was typed after the end was noticed is saved, too: forms may be rendered anew with the page's data.
  const resume = useCallback(() => {
    release()
    setResumed((times) => times + 1)
  }, [release])
  const askAgain = useCallback((ended: Session) => hold(ended, () => openOver(ownPages.signIn)), [hold, openOver])

  useEffect(
    () =>
      store.onEnd((end, before, isHere) => {
        const writeDown = interruptForms(end)
        return () => {
          writeDown()
          if (isHere) return
          if (end === 'lost') return isSignedInElsewhere(shell, before) ? undefined : askAgain(before)
          void loadPageCode().then(({ forgetDrafts }) => forgetDrafts())
          goHome()
        }
      }),
    [shell, store, askAgain, goHome],
  )

  // Signed in again in another tab.
  useEffect(() => {
    if (!session.signedIn || !held) return
    resume()
    closeDialog()
  }, [session.signedIn, held, resume, closeDialog])

  // Closed without signing in: the user is now a visitor.
  const isOpen = dialogs.length > 0
  useEffect(() => {
    if (!isOpen) release()
  }, [isOpen, release])

  // After the forms of the person before are gone.
  const person = useRef(session.userId)
  useEffect(() => {
    if (!session.signedIn || person.current === session.userId) return
    person.current = session.userId
    void loadPageCode().then(({ keepDraftsOf }) => keepDraftsOf(session.userId))
  }, [session])

  return { held, resumed, hold, askAgain, leave, resume, isHeld: useCallback(() => now.current !== null, []) }
}

/** Changes when another person signs in, so that nothing the previous one typed stays on the screen. A visitor's input stays. */
export function usePersonKey({ signedIn, userId }: Session): number {
  const person = useRef({ userId: '', key: 0 })
  if (signedIn && userId !== person.current.userId) {
    person.current = { userId, key: person.current.key + (person.current.userId === '' ? 0 : 1) }
  }
  return person.current.key
}
