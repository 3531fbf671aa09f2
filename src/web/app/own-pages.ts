import type { ActorKind, RoutePlan, Shell } from '#config'
import { once } from '#rules'

/** The few pages that the app itself opens; every brand has them. All others are defined by documents. */
export const ownPages = { signIn: 'sign-in', register: 'register', certification: 'certification', missing: 'not-found' } as const

/** Whether another site signs this user in: everyone but staff and analysts. */
export function isSignedInElsewhere({ brand }: Pick<Shell, 'brand'>, { actor }: { readonly actor: ActorKind }): boolean {
  return brand.site !== undefined && brand.confine?.free.includes(actor) !== true
}

/** The address of the start page: the home page, or a confined brand's own start page. */
export function mainAddress({ brand, routes }: Pick<Shell, 'brand' | 'routes'>): string {
  const route = routeOf({ routes }, brand.confine?.to)
  return route ? addressOf(route, {}, {}) : '/'
}

const byId = once((routes: Shell['routes']): ReadonlyMap<string, RoutePlan> => new Map(routes.map((route) => [route.id, route])))

/** A route by its id. Navigation asks for each of its links, in each drawing. */
export function routeOf({ routes }: Pick<Shell, 'routes'>, id: unknown): RoutePlan | undefined {
  return typeof id === 'string' ? byId(routes).get(id) : undefined
}

/** The address of a route: {name} parameters filled, other values as query. */
export function addressOf(route: RoutePlan, params: Readonly<Record<string, string>>, query: Readonly<Record<string, string>>): string {
  const path = route.path.replace(/\/:(\w+)\??/g, (_, name: string) => (params[name] ? `/${encodeURIComponent(params[name])}` : ''))
  const parameters = Object.entries(query).filter(([, value]) => value !== '')
  const search = parameters.length > 0 ? new URLSearchParams(parameters).toString() : ''
  return search ? `${path || '/'}?${search}` : path || '/'
}
