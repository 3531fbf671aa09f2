import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { matchPath, Navigate, useLocation, useNavigate } from 'react-router-dom'
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
import { isClosedTo } from './may-enter.ts'
import { isSignedInElsewhere, mainAddress, ownPages } from './own-pages.ts'
import { loadPageCode, usePageCode } from './page-loader.ts'
import { LoadedPage, RoutePage } from './RoutePage.tsx'
import { createTexts } from './texts.ts'
import { type EntryState, usePageDialogs } from './use-page-dialog.ts'

export interface AppProps {
  readonly shell: Shell
  readonly bundles: PageBundles
  readonly session: SessionStore
  readonly clock: UseClock
  readonly data: ReadonlyMap<string, unknown>
  readonly today: string
  readonly nonce: string | undefined
  /** Client for API calls; the server passes one that calls its own handlers. */
  readonly client?: Client
}

/** The portal in one brand and language: provides session, address and texts to the page of the route. */
export function App({ shell, bundles, session: store, clock, data, today, nonce, client: given }: AppProps) {
  const session = useSyncExternalStore(store.subscribe, store.read, () => visitor)
  const address = useLocation()
  const navigateTo = useNavigate()
  const { dialogs, open: openDialog, openOver, close: closeDialog, hasEntry } = usePageDialogs(address)
  /** The session that expired while the page was open: the page remains visible while its user signs in again. */
  const [held, setHeld] = useState<Session | null>(null)
  const [resumed, setResumed] = useState(0)
  const texts = useMemo(() => createTexts(shell), [shell])
  const matched = useMemo(() => matchRoute(shell, address.pathname), [shell, address.pathname])
  const route = useRef(matched?.route)
  route.current = matched?.route

  /** The server now serves a newer release than the one this page was loaded with. */
  const isReplaced = useRef(false)

  const here = useRef('')
  here.current = address.pathname + address.search
  const wanted = useRef<string>(undefined)
  wanted.current = (address.state as EntryState | null)?.wanted
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
          void loadPageCode().then(({ keepDraftsOf }) => keepDraftsOf((answer as Session).userId))
          store.signIn({ ...visitor, ...(answer as Session), signedIn: true })
          if (!store.isKept()) notify('plain', texts('portal.tabOnly'))
          setResumed((times) => times + 1)
          setHeld(null)
          closeDialog(() => wanted.current && void navigateTo(wanted.current, { replace: true }))
        },
        onSignedOut() {
          const before = store.read()
          store.forget()
          // Customers who sign in through their own site have no password: they go back to that site.
          if (isSignedInElsewhere(shell, before)) return void (before.signedIn && notify('warning', texts('portal.openAgain')))
          if (before.signedIn) setHeld(before)
          if (before.signedIn || route.current?.onLoggedOut === 'dialog') openOver(ownPages.signIn)
        },
        // The server reports this for every call in flight; only handle the first.
        onSessionEnded() {
          if (!store.read().signedIn && store.token() === null) return
          store.clearAll()
          setHeld(null)
          void navigateTo('/', { replace: hasEntry() })
          notify('warning', texts('error.session-ended'))
        },
      }),
    [given, shell, store, clock, texts, navigateTo, closeDialog, openOver, hasEntry, showNotice],
  )

  const onBehalf = session.actor === 'staff' ? (readActing()?.companyId ?? '') : ''

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
        navigate,
        openDialog,
        notify: showNotice,
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
      data,
      bundles,
      address.pathname,
      address.search,
      matched,
    ],
  )

  useSessionCheck(client, store)
  usePageView(portal, matched?.route)
  useScrollToTop(address.pathname)
  usePreviewLink(address.search)

  // Closed without signing in: the user is now a visitor.
  const isOpen = dialogs.length > 0
  const code = usePageCode(isOpen || session.signedIn || shell.preview !== undefined)
  useEffect(() => {
    if (!isOpen) setHeld(null)
  }, [isOpen])
  const pagePortal = useMemo(() => (held ? { ...portal, session: held, initialData: noData } : portal), [held, portal])

  async function signOut(): Promise<void> {
    // Clear local drafts first, so that nothing is saved again; the server deletes its own on sign-out.
    const { forgetDrafts } = await loadPageCode()
    await forgetDrafts()
    await client.call('sign-out', {}, { quiet: true })
    keepActing(null)
    store.forget()
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
            {matched ? (
              <RoutePage key={matched.route.id} route={matched.route} bundles={bundles} />
            ) : isClosedTo(portal, undefined) ? (
              <Navigate to={mainAddress(shell)} replace />
            ) : (
              <LoadedPage id="not-found" bundles={bundles} />
            )}
          </PortalProvider>
        </Frame>
        {dialogs.map(({ page, carried }, level) =>
          code ? (
            // A page that replaces another one stays in the same window.
            // biome-ignore lint/suspicious/noArrayIndexKey: a window is identified by its position in the stack
            <code.PageDialog key={level} page={page} carried={carried} onClose={() => closeDialog()} />
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

export interface MatchedRoute {
  readonly route: RoutePlan
  readonly params: Readonly<Record<string, string>>
}

/** What the not-found page reads from the address. */
export function missingAddress(pathname: string): Readonly<Record<string, string>> {
  return { address: pathname }
}

/** The first route whose pattern matches; the check rejects two that match the same address. */
export function matchRoute(shell: Shell, pathname: string): MatchedRoute | undefined {
  for (const route of shell.routes) {
    const match = matchPath({ path: route.path, end: true }, pathname)
    if (!match) continue
    const params: Record<string, string> = {}
    for (const [name, value] of Object.entries(match.params)) if (value !== undefined) params[name] = value
    return { route, params }
  }
  return undefined
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

/** One page view per route change, with the route's template: real addresses can contain ids. */
function usePageView(portal: Portal, route: RoutePlan | undefined): void {
  const { path } = portal.location
  const latest = useRef(portal)
  latest.current = portal
  useEffect(() => {
    void path
    void latest.current.call('track-page-view', { route: route?.path ?? '*', page: route?.page ?? 'not-found' }, { quiet: true })
  }, [path, route])
}

/** Preview links are handled by the server. */
function usePreviewLink(search: string): void {
  useEffect(() => {
    if (new URLSearchParams(search).has('preview')) window.location.reload()
  }, [search])
}

function useScrollToTop(pathname: string): void {
  const first = useRef(true)
  useEffect(() => {
    void pathname
    if (first.current) {
      first.current = false
      return
    }
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
