import { useEffect, useRef } from 'react'
import type { RoutePlan } from '#config'
import type { Portal } from '#engine'

/** One page view per route change, with the route's template: real addresses can contain ids. */
export function usePageView(portal: Portal, route: RoutePlan | undefined): void {
  const { path } = portal.location
  const latest = useRef(portal)
  latest.current = portal
  useEffect(() => {
    void path
    void latest.current.call('track-page-view', { route: route?.path ?? '*', page: route?.page ?? 'not-found' }, { quiet: true })
  }, [path, route])
}

/** Preview links are handled by the server. */
export function usePreviewLink(search: string): void {
  useEffect(() => {
    if (new URLSearchParams(search).has('preview')) window.location.reload()
  }, [search])
}

export function useScrollToTop(pathname: string): void {
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
