import type { RoutePlan } from '#config'

/** The address of a route: {name} parts filled, the rest of the values as query. */
export function addressOf(route: RoutePlan, params: Readonly<Record<string, string>>, query: Readonly<Record<string, string>>): string {
  const path = route.path.replace(/\/:(\w+)\??/g, (_, name: string) => (params[name] ? `/${encodeURIComponent(params[name])}` : ''))
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  return search ? `${path || '/'}?${search}` : path || '/'
}
