import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { RoutePlan, Shell } from '#config'
import { notify, type Portal, PortalProvider, ToolkitProvider, usePortal } from '#engine'
import { CompactLayout } from '../layout/CompactLayout.tsx'
import { MainLayout } from '../layout/MainLayout.tsx'
import { type Client, createClient } from '../request/client.ts'
import type { PageBundles } from '../request/page-bundles.ts'
import { keepActing, readActing } from '../session/acting.ts'
import { type Session, type SessionStore, visitor } from '../session/session-store.ts'
import type { UseClock } from '../session/use-clock.ts'
import { createPortal } from './create-portal.ts'
import { remedyOf } from './explain.ts'
import { matchRoute, missingAddress } from './match-route.ts'
import { isClosedTo } from './may-enter.ts'
import { isSignedInElsewhere, mainAddress, ownPages } from './own-pages.ts'
import { loadPageCode, usePageCode } from './page-loader.ts'
import { LoadedPage, RoutePage } from './RoutePage.tsx'
import { createTexts } from './texts.ts'
import { useHeldSession, usePersonKey } from './use-held-session.ts'
import { type EntryState, usePageDialogs } from './use-page-dialog.ts'
import { usePageView, usePreviewLink, useScrollToTop } from './use-page-visit.ts'

export interface AppProps {
  readonly shell: Shell
  readonly bundles: PageBundles
  readonly session: SessionStore
  readonly clock: UseClock
  readonly data: ReadonlyMap<string, unknown>
  readonly today: string
  readonly nonce: string | undefined
  /** The page that the server drew says that the record of this address does not exist. */
  readonly isMissing: boolean
  /** Takes the place of a page that the server leaves to the browser. */
  readonly outline?: ReactNode
  /** Client for API calls; the server passes one that calls its own handlers. */
  readonly client?: Client
}

/** The portal in one brand and language: provides session, address and texts to the page of the route. */
export function App({ shell, bundles, session: store, clock, data, today, nonce, isMissing, outline, client: given }: AppProps) {
  const session = useSyncExternalStore(store.subscribe, store.read, () => visitor)
  const address = useLocation()
  const navigateTo = useNavigate()
  const { dialogs, open: openDialog, openOver, close: closeDialog, hasEntry } = usePageDialogs(address)
  const texts = useMemo(() => createTexts(shell), [shell])
  const { matched, reportMissing } = useMatch({ shell, address, userId: session.userId, isMissing })
  const route = useRef(matched?.route)
  route.current = matched?.route

  /** The server now serves a newer release than the one this page was loaded with. */
  const isReplaced = useRef(false)

  const here = useRef('')
  here.current = address.pathname + address.search
  const entry = useRef<EntryState>({})
  entry.current = (address.state as EntryState | null) ?? {}
  const navigate = useCallback<Portal['navigate']>(
    (href, options) => {
      // Load the page in full, to switch to the served release.
      if (isReplaced.current && !options?.keepScroll) window.location.assign(href)
      else {
        const { replace = false, keepScroll = false } = options ?? {}
        // Navigation replaces the dialog's history entry; the page behind is one step back.
        const over = hasEntry()
        void navigateTo(href, {
          // As browsers do, the address that is shown takes no further step.
          replace: replace || over || href === here.current,
          preventScrollReset: keepScroll,
          ...(over && keepScroll ? { state: { dialog: true } } : {}),
        })
      }
    },
    [navigateTo, hasEntry],
  )

  const showNotice = useCallback<Portal['notify']>(
    (kind, message, remedy) => notify(kind, message, remedy && { label: remedy.label, run: () => openDialog(remedy.page) }),
    [openDialog],
  )

  const goHome = useCallback((state?: EntryState) => void navigateTo('/', { replace: hasEntry(), state }), [navigateTo, hasEntry])
  const { held, resumed, hold, askAgain, leave, resume, isHeld } = useHeldSession({
    shell,
    store,
    session,
    dialogs,
    openOver,
    closeDialog,
    goHome,
    addressKey: address.key,
  })
  const personKey = usePersonKey(session)

  const client: Client = useMemo(
    () =>
      given ??
      createClient({
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
          const { signedIn, actor: known } = store.read()
          if (signedIn && known !== actor) void checkSession(client, store)
        },
        text: texts,
        warn: (message, reason) => showNotice('warning', message, remedyOf(reason, { shell, text: texts })),
        onUse: clock.touch,
        onSessionChanged: () => void checkSession(client, store),
        onSession(answer) {
          const signedIn = { ...visitor, ...(answer as Session), signedIn: true }
          resume()
          store.signIn(signedIn)
          if (!store.isKept()) notify('plain', texts('portal.tabOnly'))
          closeDialog(() => {
            const { wanted: destination, wantedBy: visitorId = signedIn.userId } = entry.current
            if (destination !== undefined && visitorId === signedIn.userId) void navigateTo(destination, { replace: true })
          })
        },
        onSignedOut() {
          const before = store.read()
          store.forget()
          // Customers who sign in through their own site have no password: they go back to that site.
          if (isSignedInElsewhere(shell, before)) return void (before.signedIn && notify('warning', texts('portal.openAgain')))
          if (before.signedIn) askAgain(before)
          else if (!isHeld() && route.current?.onLoggedOut === 'dialog') openOver(ownPages.signIn)
        },
        // The server reports this for every call in flight; only handle the first.
        onSessionEnded() {
          const before = store.read()
          if (!before.signedIn && store.token() === null) return
          store.clearAll()
          // The same user continues where the session ended, with what was typed there.
          hold(before, () => {
            leave(before.signedIn ? { wanted: here.current, wantedBy: before.userId } : {})
            notify('warning', texts('error.session-ended'))
          })
        },
      }),
    [given, shell, store, clock, texts, navigateTo, hold, askAgain, leave, resume, isHeld, closeDialog, openOver, showNotice],
  )

  const onBehalf = session.actor === 'staff' ? (readActing()?.companyId ?? '') : ''

  const drawnAddress = address.pathname + address.search
  const portal = useMemo(
    () =>
      createPortal({
        shell,
        texts,
        session,
        resumed,
        onBehalf,
        client,
        today,
        navigate: (href, options) => {
          if (!(options?.replace && options.keepScroll && isLeaving(drawnAddress))) navigate(href, options)
        },
        openDialog,
        notify: showNotice,
        reportMissing,
        initialData: session.signedIn ? noData : data,
        loadBundle: bundles.load,
        loadOptions: bundles.loadOptions,
        location: {
          path: address.pathname,
          route: matched?.params ?? missingAddress(address.pathname),
          query: Object.fromEntries(new URLSearchParams(address.search)),
        },
      }),
    [
      shell,
      texts,
      session,
      resumed,
      onBehalf,
      client,
      today,
      navigate,
      openDialog,
      showNotice,
      reportMissing,
      data,
      bundles,
      address.pathname,
      address.search,
      drawnAddress,
      matched,
    ],
  )

  useSessionCheck(client, store)
  usePageView(portal, matched?.route)
  useScrollToTop(address.pathname)
  usePreviewLink(address.search)

  const code = usePageCode(dialogs.length > 0 || session.signedIn || shell.preview !== undefined)
  const pagePortal = useMemo(() => (held ? { ...portal, session: held, initialData: noData } : portal), [held, portal])

  async function signOut(): Promise<void> {
    // Clear local drafts first, so that nothing is saved again; the server deletes its own on sign-out.
    const { forgetDrafts } = await loadPageCode()
    await forgetDrafts()
    await client.call('sign-out', {}, { quiet: true })
    keepActing(null)
    store.leave()
    void navigateTo('/')
    notify('good', texts('portal.signedOut'))
  }

  return (
    <ToolkitProvider theme={shell.brand.theme} language={shell.language} nonce={nonce}>
      <PortalProvider value={portal}>
        {code && shell.preview ? <code.PreviewBanner /> : null}
        {code ? <code.ActingBanner /> : null}
        <Frame route={matched?.route} onSignOut={() => void signOut()}>
          <PortalProvider value={pagePortal}>
            {outline ? (
              outline
            ) : matched ? (
              <RoutePage key={`${matched.route.id} ${personKey}`} route={matched.route} bundles={bundles} />
            ) : isClosedTo(portal, undefined) ? (
              <Navigate to={mainAddress(shell)} replace />
            ) : (
              <LoadedPage id={ownPages.missing} bundles={bundles} />
            )}
          </PortalProvider>
        </Frame>
        {dialogs.map(({ page, carried, isOver }, level) =>
          code ? (
            // A page that replaces another one stays in the same window.
            // biome-ignore lint/suspicious/noArrayIndexKey: a window is identified by its position in the stack
            <PortalProvider key={level} value={isOver ? portal : pagePortal}>
              <code.PageDialog key={isOver ? 0 : personKey} page={page} carried={carried} isOver={isOver} onClose={() => closeDialog()} />
            </PortalProvider>
          ) : (
            <div key="veil" className="qs-veil" />
          ),
        )}
        {code && session.signedIn ? (
          <Suspense fallback={null}>
            <code.IdleWarning clock={clock} onUse={() => checkSession(client, store)} />
          </Suspense>
        ) : null}
      </PortalProvider>
    </ToolkitProvider>
  )
}

interface Matching {
  readonly shell: Shell
  readonly address: Pick<Location, 'pathname' | 'search'>
  readonly userId: string
  readonly isMissing: boolean
}

/** The route of the address; none if its record is missing for this user, as for an unknown address. */
function useMatch({ shell, address: { pathname, search }, userId, isMissing }: Matching) {
  // Some addresses name their record in the query.
  const key = `${userId} ${pathname}${search}`
  const [missing, setMissing] = useState<string | null>(isMissing ? `${visitor.userId} ${pathname}${search}` : null)
  const matched = useMemo(() => (missing === key ? undefined : matchRoute(shell, pathname)), [missing, key, shell, pathname])
  return { matched, reportMissing: useCallback(() => setMissing(key), [key]) }
}

const noData: ReadonlyMap<string, unknown> = new Map()

function Frame({
  route,
  onSignOut,
  children,
}: {
  readonly route: RoutePlan | undefined
  readonly onSignOut: () => void
  readonly children: ReactNode
}) {
  const { shell } = usePortal()
  if (route?.layout === 'bare') return <main id="main">{children}</main>
  const Layout = shell.brand.frame === 'compact' ? CompactLayout : MainLayout
  return (
    <Layout route={route} onSignOut={onSignOut}>
      {children}
    </Layout>
  )
}

/** A link was followed whose page is not drawn yet: an address that the page behind it writes now would undo it. */
function isLeaving(drawnAddress: string): boolean {
  const { pathname, search } = new URL(drawnAddress, window.location.origin)
  return pathname + search !== window.location.pathname + window.location.search
}

/** A stored session may have ended or changed since; the server's reply replaces it. */
function useSessionCheck(client: Client, store: SessionStore): void {
  const latest = useRef(client)
  latest.current = client
  useEffect(() => {
    if (store.read().signedIn) void checkSession(latest.current, store)
  }, [store])
}

async function checkSession(client: Client, store: SessionStore): Promise<void> {
  const answer = await client.call<Session>('read-session', {}, { quiet: true })
  if (answer.ok) store.signIn({ ...visitor, ...answer.value, signedIn: true })
}
