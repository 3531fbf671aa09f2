import { type RefObject, useCallback, useRef } from 'react'
import { type Location, type NavigateFunction, useNavigate } from 'react-router-dom'
import type { Portal } from '#engine'
import type { EntryState } from './use-page-dialog.ts'

/** What the history shows now, for calls that are answered later. */
export interface ShownEntry {
  readonly address: string
  readonly state: EntryState
}

export interface Navigation {
  /** Of the router. */
  readonly navigateTo: NavigateFunction
  /** For pages. */
  readonly navigate: Portal['navigate']
  readonly goHome: (state?: EntryState) => void
  readonly shown: RefObject<ShownEntry>
  /** Whether the server now serves a newer release than the one this page was loaded with. */
  readonly isReplaced: RefObject<boolean>
}

/** Navigates as browsers do, with regard to the history entry of an open dialog (`hasEntry`). */
export function useNavigation(address: Location, hasEntry: () => boolean): Navigation {
  const navigateTo = useNavigate()
  const isReplaced = useRef(false)
  const drawnAddress = address.pathname + address.search
  const shownEntry = useRef<ShownEntry>({ address: '', state: {} })
  shownEntry.current = { address: drawnAddress, state: (address.state as EntryState | null) ?? {} }

  const navigate = useCallback<Portal['navigate']>(
    (href, { replace = false, keepScroll = false, current = false } = {}) => {
      if (replace && keepScroll && isLeaving(drawnAddress, current)) return
      // Load the page in full, to switch to the served release.
      if (isReplaced.current && !keepScroll) return window.location.assign(href)
      // Navigation replaces the dialog's history entry; the page behind is one step back.
      const over = hasEntry()
      void navigateTo(href, {
        // As browsers do, the address that is shown takes no further step.
        replace: replace || over || href === shownEntry.current.address,
        preventScrollReset: keepScroll,
        ...(over && keepScroll ? { state: { dialog: true } } : {}),
      })
    },
    [navigateTo, hasEntry, drawnAddress],
  )
  const goHome = useCallback((state?: EntryState) => void navigateTo('/', { replace: hasEntry(), state }), [navigateTo, hasEntry])
  return { navigateTo, navigate, goHome, shown: shownEntry, isReplaced }
}

/**
 * A link was followed whose page is not drawn yet: an address that the page behind it writes now would undo it. One that was made
 * from the current address undoes nothing, unless the page is another.
 */
function isLeaving(drawnAddress: string, isFromCurrent: boolean): boolean {
  const { pathname, search } = new URL(drawnAddress, window.location.origin)
  return pathname !== window.location.pathname || (!isFromCurrent && search !== window.location.search)
}
