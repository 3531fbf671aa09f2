/** Matches an address with the routes of a brand's shell. */
import createFinder from 'find-my-way'
import type { RoutePlan } from '#config'

export interface PageMatch {
  readonly route: RoutePlan
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface PageRouter {
  /** Null where no route has the address. */
  readonly match: (path: string) => PageMatch | null
}

/** Routes do not differ by language, so any shell's will do. As in the browser, case and a last slash do not count. */
export function createPageRouter(routes: readonly RoutePlan[]): PageRouter {
  const finder = createFinder({ caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 })
  for (const route of routes) finder.on('GET', route.path, () => {}, route)
  return {
    match(path) {
      try {
        const found = finder.find('GET', path)
        return found ? { route: found.store as RoutePlan, params: found.params } : null
      } catch {
        return null
      }
    },
  }
}
