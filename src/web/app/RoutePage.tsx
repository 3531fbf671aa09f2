import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { PageBundle, RoutePlan } from '#config'
import { usePortal } from '#engine'
import type { PageBundles } from '../request/page-bundles.ts'
import { useArrival } from './arrival.ts'
import { LockedPage } from './LockedPage.tsx'
import { asksHouse, isClosedTo, mayEnter } from './may-enter.ts'
import { addressOf, mainAddress, ownPages, routeOf } from './own-pages.ts'
import { Page, PageSkeleton } from './Page.tsx'
import { preparePage } from './page-loader.ts'

interface RoutePageProps {
  readonly route: RoutePlan
  readonly bundles: PageBundles
}

/**
 * The page of a route. If the user may not enter it, visitors are redirected to the home page with the sign-in dialog open,
 * others see why not.
 */
export function RoutePage({ route, bundles }: RoutePageProps) {
  const portal = usePortal()
  const target = routeOf(portal.shell, route.redirect)
  const allowed = mayEnter(portal, route.grid)
  const waitsForSignIn = !allowed && !portal.session.signedIn
  const { pathname, search } = useLocation()
  const [entered] = useState(allowed)
  if (target) return <Navigate to={addressOf(target, portal.location.route, portal.location.query)} replace />
  if (isClosedTo(portal, route) && !(waitsForSignIn && asksHouse(portal, route))) return <Navigate to={mainAddress(portal.shell)} replace />
  // Do not ask again if the user was signed in and declined to sign in again.
  const asks = asksHouse(portal, route) && !entered
  if (waitsForSignIn)
    return <Navigate to={mainAddress(portal.shell)} replace state={asks ? { asks: ownPages.signIn, wanted: pathname + search } : {}} />
  if (!allowed && route.grid !== undefined) return <LockedPage row={route.grid} />
  return <LoadedPage key={route.page} id={route.page ?? ownPages.missing} bundles={bundles} />
}

/** Renders a page at once if its bundle is loaded, else a skeleton until it is. */
export function LoadedPage({ id, bundles }: { readonly id: string; readonly bundles: PageBundles }) {
  const portal = usePortal()
  const [first] = useState(() => bundles.get(id))
  const [loaded, setLoaded] = useState<PageBundle | undefined>(first)
  const [failedAttempt, setFailedAttempt] = useState<number>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    setFailedAttempt(undefined)
    bundles
      .load(id)
      .then(async (bundle) => {
        // The page that the server drew may wait for its first use.
        if (bundle !== first) await preparePage(bundle)
        if (current) setLoaded(bundle)
      })
      .catch(() => current && setFailedAttempt(attempt))
    return () => {
      current = false
    }
  }, [bundles, id, attempt, first])

  const isLost = failedAttempt === attempt && !loaded
  useArrival(isLost)
  if (isLost) {
    return (
      <div className="qs-wide qs-page-failed" role="alert">
        <p>{portal.text('portal.pageFailed')}</p>
        <button type="button" className="qs-sign-in" onClick={() => setAttempt(attempt + 1)}>
          {portal.text('portal.tryAgain')}
        </button>
      </div>
    )
  }
  return loaded?.page.id === id ? <Page bundle={loaded} /> : <PageSkeleton />
}
