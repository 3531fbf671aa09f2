import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import type { RoutePlan, Shell } from '#config'
import { forgetDrafts, notify, type Portal, PortalProvider, ToolkitProvider } from '#engine'
import { MainLayout } from '../layout/MainLayout.tsx'
import { type Client, createClient } from '../request/client.ts'
import type { PageBundles } from '../request/page-bundles.ts'
import { type Session, type SessionStore, visitor } from '../session/session-store.ts'
import { createPortal } from './create-portal.ts'
import { LoadedPage, RoutePage } from './RoutePage.tsx'
import { createTexts } from './texts.ts'

// Most visits sign nobody in: the dialog and its form come when they are asked for.
const SignInDialog = lazy(() => import('../session/SignInDialog.tsx').then((module) => ({ default: module.SignInDialog })))

export interface AppProps {
  readonly shell: Shell
  readonly bundles: PageBundles
  readonly session: SessionStore
  readonly data: ReadonlyMap<string, unknown>
  readonly today: string
  readonly nonce: string | undefined
  /** Where calls go; the server hands in a client that calls its own handlers. */
  readonly client?: Client
}

/** The portal in one brand and language: session, address and texts around the page of the route. */
export function App({ shell, bundles, session: store, data, today, nonce, client: given }: AppProps) {
  const session = useSyncExternalStore(store.subscribe, store.read, () => visitor)
  const address = useLocation()
  const navigateTo = useNavigate()
  const [asksSignIn, setAsksSignIn] = useState(false)
  const texts = useMemo(() => createTexts(shell), [shell])
  const matched = useMemo(() => matchRoute(shell, address.pathname), [shell, address.pathname])
  const route = useRef(matched?.route)
  route.current = matched?.route

  const openSignIn = useCallback(() => setAsksSignIn(true), [])
  const navigate = useCallback<Portal['navigate']>(
    (href, options) => void navigateTo(href, { replace: options?.replace ?? false, preventScrollReset: options?.keepScroll ?? false }),
    [navigateTo],
  )

  const client = useMemo(
    () =>
      given ??
      createClient({
        calls: shell.calls,
        release: shell.release,
        origin: window.location.origin,
        timeoutMs: Number(shell.limits['requestTimeoutSeconds'] ?? 20) * 1000,
        token: store.token,
        onToken: store.renew,
        text: (key, params = {}) => texts.t(key, { ...params }),
        warn: (message) => notify('warning', message),
        onSignedOut() {
          const wasSignedIn = store.read().signedIn
          store.forget()
          if (wasSignedIn || route.current?.onLoggedOut === 'dialog') setAsksSignIn(true)
        },
        // The server says so once for every call in flight; the first time counts.
        onSessionEnded() {
          if (!store.read().signedIn && store.token() === null) return
          store.clearAll()
          void navigateTo('/')
          notify('warning', texts.t('error.session-ended'))
        },
      }),
    [given, shell, store, texts, navigateTo],
  )

  const portal = useMemo(
    () =>
      createPortal({
        shell,
        texts,
        session,
        client,
        today,
        navigate,
        openSignIn,
        notify,
        initialData: session.signedIn ? noData : data,
        loadBundle: (page) => bundles.load(page),
        location: { path: address.pathname, route: matched?.params ?? {}, query: Object.fromEntries(new URLSearchParams(address.search)) },
      }),
    [shell, texts, session, client, today, navigate, openSignIn, data, bundles, address.pathname, address.search, matched],
  )

  useSessionCheck(client, store)
  usePageView(portal, matched?.route)
  useScrollToTop(address.pathname)

  const page = matched ? (
    <RoutePage key={matched.route.id} route={matched.route} bundles={bundles} />
  ) : (
    <LoadedPage id="not-found" bundles={bundles} />
  )
  const wanted = (address.state as { wanted?: string } | null)?.wanted

  function onSignedIn(next: Session): void {
    store.signIn(next)
    setAsksSignIn(false)
    if (wanted) void navigateTo(wanted, { replace: true })
  }

  async function signOut(): Promise<void> {
    await client.call('sign-out', {}, { quiet: true })
    store.forget()
    forgetDrafts()
    void navigateTo('/')
    notify('good', texts.t('portal.signedOut'))
  }

  return (
    <ToolkitProvider theme={shell.brand.theme} language={shell.language} nonce={nonce}>
      <PortalProvider value={portal}>
        <Frame route={matched?.route} onSignOut={() => void signOut()}>
          {page}
        </Frame>
        {asksSignIn && (
          <Suspense fallback={null}>
            <SignInDialog onClose={() => setAsksSignIn(false)} onSignedIn={onSignedIn} />
          </Suspense>
        )}
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
  if (route?.layout === 'bare') return <main id="main">{children}</main>
  return (
    <MainLayout route={route} onSignOut={onSignOut}>
      {children}
    </MainLayout>
  )
}

export interface MatchedRoute {
  readonly route: RoutePlan
  readonly params: Readonly<Record<string, string>>
}

/** The first route whose pattern fits; the checker refuses two that fit the same address. */
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

/** A session stored earlier may have ended or changed since; the server's word replaces it. */
function useSessionCheck(client: Client, store: SessionStore): void {
  useEffect(() => {
    if (!store.read().signedIn) return
    void client.call<Session>('read-session', {}, { quiet: true }).then((answer) => {
      if (answer.ok) store.signIn({ ...answer.value, signedIn: true })
    })
  }, [client, store])
}

/** One page view for each route change, with the route's template: real addresses may hold ids. */
function usePageView(portal: Portal, route: RoutePlan | undefined): void {
  const { path } = portal.location
  const latest = useRef(portal)
  latest.current = portal
  useEffect(() => {
    void path
    void latest.current.call('track-page-view', { route: route?.path ?? '*', page: route?.page ?? 'not-found' }, { quiet: true })
  }, [path, route])
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
