import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { RoutePlan, Shell } from '#config'
import { notify, type Portal } from '#engine'
import type { Client } from '../request/client.ts'
import type { PageBundles } from '../request/page-bundles.ts'
import { readActing } from '../session/acting.ts'
import { type Session, type SessionStore, visitor } from '../session/session-store.ts'
import type { UseClock } from '../session/use-clock.ts'
import { createPortal, type PortalParts } from './create-portal.ts'
import type { OwnDrawing } from './own-drawing.ts'
import { createTexts } from './texts.ts'
import { useClient } from './use-client.ts'
import { useHeldSession } from './use-held-session.ts'
import { useMatch } from './use-match.ts'
import { useNavigation } from './use-navigation.ts'
import { usePageDialogs } from './use-page-dialog.ts'
import { useSameObject } from './use-same-object.ts'

export interface AppParts {
  readonly shell: Shell
  readonly bundles: PageBundles
  readonly session: SessionStore
  readonly clock: UseClock
  readonly data: ReadonlyMap<string, unknown>
  /** What the server drew for the user who is signed in. */
  readonly own?: OwnDrawing | undefined
  readonly today: string
  /** The page that the server drew says that the record of this address does not exist. */
  readonly isMissing: boolean
  /** Client for API calls; the server passes one that calls its own handlers. */
  readonly client?: Client
}

/** Session, address, dialogs and client of the app, and the portal made of them. */
export function useApp({ shell, bundles, session: store, clock, data, own, today, isMissing, client: serverClient }: AppParts) {
  const session = useSyncExternalStore(store.subscribe, store.read, own ? store.read : () => visitor)
  const address = useLocation()
  const { dialogs, open: openDialog, openOver, close, hasEntry } = usePageDialogs(address)
  const texts = useMemo(() => createTexts(shell), [shell])
  const { matched, location, reportMissing } = useMatch({ shell, address, userId: session.userId, isMissing })
  const route = useRef<RoutePlan>(undefined)
  route.current = matched?.route
  const { navigateTo, navigate, goHome, shown, isReplaced } = useNavigation(address, hasEntry)
  const showNotice = useNotice(openDialog)
  const { held, resumed, ...handlers } = useHeldSession({
    shell,
    store,
    session,
    dialogs,
    openOver,
    closeDialog: close,
    goHome,
    addressKey: address.key,
  })
  const client = useClient(
    { shell, store, clock, texts, showNotice, route, navigateTo, shown, isReplaced, close, openOver, ...handlers },
    serverClient,
  )
  const dataOf = (reader: Session) => (!reader.signedIn ? data : reader.userId === own?.userId ? own.data : noData)
  const parts: PortalParts = useSameObject({
    shell,
    texts,
    session,
    resumed,
    onBehalf: session.actor === 'staff' ? (readActing()?.companyId ?? '') : '',
    client,
    today,
    navigate,
    openDialog,
    notify: showNotice,
    reportMissing,
    initialData: dataOf(session),
    loadBundle: bundles.load,
    loadOptions: bundles.loadOptions,
    location,
  })
  const portal = useMemo(() => createPortal(parts), [parts])
  // While a session that has ended is held, the page keeps it.
  const heldData = held && dataOf(held)
  const pagePortal = useMemo(
    () => (held && heldData ? { ...portal, session: held, initialData: heldData } : portal),
    [held, heldData, portal],
  )
  return { session, address, texts, dialogs, closeDialog: close, matched, navigateTo, client, portal, pagePortal }
}

/** Shows notices; a remedy opens its page as a dialog. */
function useNotice(openDialog: Portal['openDialog']): Portal['notify'] {
  return useCallback(
    (kind, message, remedy) => notify(kind, message, remedy && { label: remedy.label, run: () => openDialog(remedy.page) }),
    [openDialog],
  )
}

const noData: ReadonlyMap<string, unknown> = new Map()
