import { type RefObject, useMemo } from 'react'
import type { RoutePlan, Shell } from '#config'
import { notify, type Portal } from '#engine'
import { type Client, type ClientOptions, createClient } from '../request/client.ts'
import { readActing } from '../session/acting.ts'
import { type Session, type SessionStore, visitor } from '../session/session-store.ts'
import type { UseClock } from '../session/use-clock.ts'
import { remedyOf } from './explain.ts'
import { isSignedInElsewhere, ownPages } from './own-pages.ts'
import { checkSession } from './session-check.ts'
import type { Text } from './texts.ts'
import type { HeldSession } from './use-held-session.ts'
import type { Navigation } from './use-navigation.ts'
import type { PageDialogs } from './use-page-dialog.ts'
import { useSameObject } from './use-same-object.ts'

export interface ClientParts
  extends Pick<Navigation, 'navigateTo' | 'shown' | 'isReplaced'>,
    Pick<HeldSession, 'hold' | 'askAgain' | 'leave' | 'resume' | 'isHeld'>,
    Pick<PageDialogs, 'close' | 'openOver'> {
  readonly shell: Shell
  readonly store: SessionStore
  readonly clock: UseClock
  readonly texts: Text
  readonly showNotice: Portal['notify']
  /** The route of the page that is drawn now. */
  readonly route: RefObject<RoutePlan | undefined>
}

/** The client of the app, unless the server passes one. */
export function useClient(parts: ClientParts, serverClient: Client | undefined): Client {
  const sameParts = useSameObject(parts)
  return useMemo(() => serverClient ?? createAppClient(sameParts), [serverClient, sameParts])
}

function createAppClient(parts: ClientParts): Client {
  const { shell, store, clock, texts, isReplaced, showNotice } = parts
  const client: Client = createClient({
    calls: shell.calls,
    release: shell.release,
    language: shell.language,
    preview: shell.preview?.id,
    actingFor: () => (store.read().actor === 'staff' ? readActing()?.companyId : undefined),
    origin: window.location.origin,
    timeoutMs: Number(shell.limits['requestTimeoutSeconds'] ?? 20) * 1000,
    pausesMs: [1_000, 2_000, 4_000, 8_000],
    token: store.token,
    onToken: store.renew,
    onRelease: (release) => {
      isReplaced.current = release !== shell.release
    },
    // The company was certified, or lost its certification, while the page was open.
    onActor(actor) {
      const session = store.read()
      if (session.signedIn && session.actor !== actor) void checkSession(client, store)
    },
    text: texts,
    warn: (message, reason) => showNotice('warning', message, remedyOf(reason, { shell, text: texts })),
    onUse: clock.touch,
    onSessionChanged: () => void checkSession(client, store),
    ...sessionEvents(parts),
  })
  return client
}

/** How the app reacts when the server opens or ends a session. */
function sessionEvents(parts: ClientParts): Pick<ClientOptions, 'onSession' | 'onSignedOut' | 'onSessionEnded'> {
  const { shell, store, texts, shown, route } = parts
  return {
    onSession(answer) {
      const session = { ...visitor, ...(answer as Session), signedIn: true }
      parts.resume()
      store.signIn(session)
      if (!store.isKept()) notify('plain', texts('portal.tabOnly'))
      parts.close(() => {
        const { wanted: destination, wantedBy: visitorId = session.userId } = shown.current.state
        if (destination !== undefined && visitorId === session.userId) void parts.navigateTo(destination, { replace: true })
      })
    },
    onSignedOut() {
      const before = store.read()
      store.forget()
      // Customers who sign in through their own site have no password: they go back to that site.
      if (isSignedInElsewhere(shell, before)) return void (before.signedIn && notify('warning', texts('portal.openAgain')))
      if (before.signedIn) parts.askAgain(before)
      else if (!parts.isHeld() && route.current?.onLoggedOut === 'dialog') parts.openOver(ownPages.signIn)
    },
    // The server reports this for every call in flight; only handle the first.
    onSessionEnded() {
      const before = store.read()
      if (!before.signedIn && store.token() === null) return
      store.clearAll()
      // The same user continues where the session ended, with what was typed there.
      parts.hold(before, () => {
        parts.leave(before.signedIn ? { wanted: shown.current.address, wantedBy: before.userId } : {})
        notify('warning', texts('error.session-ended'))
      })
    },
  }
}
