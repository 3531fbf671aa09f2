import { matchPath } from 'react-router-dom'
import type { RoutePlan, Shell } from '#config'

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
