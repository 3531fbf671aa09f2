import { useCallback, useMemo, useState } from 'react'
import type { Shell } from '#config'
import type { PortalLocation } from '#engine'
import { visitor } from '../session/session-store.ts'
import { type MatchedRoute, matchRoute, missingAddress } from './match-route.ts'

interface Matching {
  readonly shell: Shell
  readonly address: Pick<Location, 'pathname' | 'search'>
  readonly userId: string
  readonly isMissing: boolean
}

interface Match {
  readonly matched: MatchedRoute | undefined
  /** The address as pages read it. */
  readonly location: PortalLocation
  readonly reportMissing: () => void
}

/** The route of the address; none if its record is missing for this user, as for an unknown address. */
export function useMatch({ shell, address: { pathname, search }, userId, isMissing }: Matching): Match {
  // Some addresses name their record in the query.
  const key = `${userId} ${pathname}${search}`
  const [missing, setMissing] = useState<string | null>(isMissing ? `${visitor.userId} ${pathname}${search}` : null)
  const matched = useMemo(() => (missing === key ? undefined : matchRoute(shell, pathname)), [missing, key, shell, pathname])
  const location = useMemo<PortalLocation>(
    () => ({
      path: pathname,
      route: matched?.params ?? missingAddress(pathname),
      query: Object.fromEntries(new URLSearchParams(search)),
    }),
    [pathname, search, matched],
  )
  return { matched, location, reportMissing: useCallback(() => setMissing(key), [key]) }
}
