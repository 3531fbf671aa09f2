import { useCallback, useRef, useState } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import { useOnChange } from '#engine'
import type { JsonObject } from '#rules'

export interface OpenDialog {
  readonly page: string
  readonly carried: JsonObject
  /** It asks to sign in; the page and the dialogs below it wait for that. */
  readonly isOver: boolean
}

/** State of a history entry. */
export interface EntryState {
  /** A dialog is open over the page. */
  readonly dialog?: boolean
  /** Opens this page as a dialog on arrival. */
  readonly asks?: string | undefined
  /** Where to redirect after signing in. */
  readonly wanted?: string
  /** The only user it is for; everyone if omitted. */
  readonly wantedBy?: string
}

export interface PageDialogs {
  /** From bottom to top. */
  readonly dialogs: readonly OpenDialog[]
  /** Opens a page as a dialog, replacing the top one. If it is already open, nothing changes. */
  readonly open: (page: string, carried?: JsonObject) => void
  /** Opens a page as a dialog on top of the open ones. */
  readonly openOver: (page: string) => void
  /** Closes the top dialog; `then` runs once the address is restored. */
  readonly close: (then?: () => void) => void
  /** Whether a history entry is a dialog: navigation from it replaces the entry. */
  readonly hasEntry: () => boolean
}

/**
 * The dialogs over the page. They have their own history entry, so that the back button closes them; the page behind keeps its
 * address and is not rendered again.
 */
export function usePageDialogs(address: Location): PageDialogs {
  const navigateTo = useNavigate()
  const { dialogs, stack, show } = useDialogStack()
  const state = stateOf(address)
  // For functions that stay the same when the entry changes.
  const entry = useRef(state)
  entry.current = state
  const after = useRef<(() => void) | null>(null)
  // Until the entry of a closed dialog is gone, the next dialog waits: it would disappear with that entry.
  const isClosing = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  const answered = useRef(new Set<string>())

  const put = useCallback(
    (page: string, carried: JsonObject, replaces: boolean) => {
      if (isClosing.current) {
        waiting.current = () => put(page, carried, replaces)
        return
      }
      const before = stack.current
      const top = before.at(-1)
      if (top?.page === page) return
      show([...(replaces ? before.slice(0, -1) : before), { page, carried, isOver: !replaces || top?.isOver === true }])
      if (before.length > 0) return
      const { asks: _asks, ...rest } = entry.current
      // The current address may already be another one than the one drawn.
      const { pathname, search, hash } = window.location
      void navigateTo(`${pathname}${search}${hash}`, {
        state: { ...rest, dialog: true },
        replace: entry.current.dialog === true,
        preventScrollReset: true,
      })
    },
    [navigateTo, stack, show],
  )
  const open = useCallback<PageDialogs['open']>((page, carried = {}) => put(page, carried, true), [put])
  const openOver = useCallback((page: string) => put(page, {}, false), [put])

  const close = useCallback(
    (then?: () => void) => {
      const rest = stack.current.slice(0, -1)
      show(rest)
      if (rest.length > 0 || entry.current.dialog !== true) return then?.()
      after.current = then ?? null
      isClosing.current = true
      void navigateTo(-1)
    },
    [navigateTo, stack, show],
  )

  useOnChange(address.key, (key) => {
    // After a reload the entry may exist without its dialog; the next dialog reuses it.
    if (state.dialog === true) return
    if (stack.current.length > 0) show([])
    const [then, next] = [after.current, waiting.current]
    after.current = null
    waiting.current = null
    isClosing.current = false
    if (then || next) {
      then?.()
      return next?.()
    }
    if (state.asks === undefined || answered.current.has(key)) return
    answered.current.add(key)
    open(state.asks)
  })

  // A dialog opened in this tick already has its entry, although `address` is still the previous one. The function is stable,
  // because its dependents would be created again with it.
  const hasEntry = useCallback(() => entry.current.dialog === true || stack.current.length > 0, [stack])
  return { dialogs, open, openOver, close, hasEntry }
}

/** The open dialogs. When the last one closes, the focus returns to where it was. */
function useDialogStack() {
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([])
  // Several calls may be refused in one tick: they read the open dialog before React has re-rendered.
  const stack = useRef(dialogs)
  const returnTo = useRef<HTMLElement | null>(null)
  const show = useCallback((next: readonly OpenDialog[]) => {
    const before = stack.current
    if (before.length === 0 && next.length > 0) returnTo.current = focused()
    stack.current = next
    setDialogs(next)
    if (before.length > 0 && next.length === 0) giveBackFocus(returnTo.current)
  }, [])
  return { dialogs, stack, show }
}

function stateOf(address: Location): EntryState {
  return (address.state as EntryState | null) ?? {}
}

function focused(): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
}

/** Returns focus to the previous element, or to the page if that is gone. */
function giveBackFocus(to: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const target = to?.isConnected ? to : document.getElementById('main')
    target?.focus({ preventScroll: true })
  })
}
