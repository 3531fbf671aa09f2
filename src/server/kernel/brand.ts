/** Base URLs of brands. Absolute addresses are built from these and never from request headers, which the caller controls. */

import type { BrandPlan, PagePlan, RoutePlan, Shell } from '#config'
import { minuteMs } from '#rules'
import { findRow } from './words.ts'

/** A brand's address without a path, such as https://host. */
export type OriginOf = (brand: Pick<BrandPlan, 'origin' | 'hosts' | 'default'>) => string

/**
 * The origin that the brand declares, else the portal's with a host of the brand. `publicOrigin` is called each time: in the
 * demo it is known only once the server listens.
 */
export function createBrandOrigins(publicOrigin: () => string): OriginOf {
  return (brand) => {
    if (brand.origin !== null) return brand.origin
    const url = new URL(publicOrigin())
    url.hostname = hostOf(brand, url.hostname)
    return url.origin
  }
}

/** Local names lead nowhere on other machines, so they are only used by a portal that is local itself. */
function hostOf({ hosts, default: isDefault }: Parameters<OriginOf>[0], publicHost: string): string {
  if (hosts.includes(publicHost)) return publicHost
  const reachable = isLocal(publicHost) ? hosts[0] : hosts.find((host) => !isLocal(host))
  // The default brand answers on every host that no other brand has.
  return reachable ?? (isDefault ? publicHost : (hosts[0] ?? publicHost))
}

function isLocal(host: string): boolean {
  return /(^|\.)localhost$/.test(host) || host === '127.0.0.1' || host === '[::1]'
}

/** A brand's current value for a limit. Throws if it is not declared, because that is a bug. */
export function limitOf(brand: Pick<BrandPlan, 'limits'>, name: string): number {
  const value = Number(brand.limits[name])
  if (!Number.isFinite(value)) throw new Error(`The release has no limit ${name}`)
  return value
}

/** The address of a page of the brand; its home if the brand lacks the page. */
export function addressOf({ shells, defaultLanguage }: BrandPlan, route: string, params: Readonly<Record<string, string>>): string {
  const path = shells[defaultLanguage]?.routes.find(({ id }) => id === route)?.path
  // The compiled path marks its parameters with a colon, as routers do.
  return path
    ? path.replace(/:(\w+)\??|\{(\w+)\??\}/g, (_part, one?: string, other?: string) => encodeURIComponent(params[one ?? other ?? ''] ?? ''))
    : '/'
}

/** The route that search engines keep of those that lead to the page: the declared one, else the first that visitors may use. */
export function mainRouteOf({ routes }: Pick<Shell, 'routes'>, { id, found }: Pick<PagePlan, 'id' | 'found'>): RoutePlan | undefined {
  const open = routes.filter(({ page, grid, redirect }) => page === id && grid === undefined && redirect === undefined)
  return open.find((route) => route.id === found?.route) ?? open[0]
}

/** Names of the parts of a page's address. */
export function partsOf({ shells, defaultLanguage }: BrandPlan, route: string): string[] {
  const path = shells[defaultLanguage]?.routes.find(({ id }) => id === route)?.path ?? ''
  return [...path.matchAll(/:(\w+)\??|\{(\w+)\??\}/g)].flatMap(([, one, other]) => one ?? other ?? [])
}

/** The time zone of a port; UTC for a port that is not in the reference. */
export function zoneOfPort({ documents }: Pick<BrandPlan, 'documents'>, port: string): string {
  const row = findRow({ documents }, 'reference', 'port', port)
  return typeof row?.timeZone === 'string' ? row.timeZone : 'UTC'
}

/** What is reported as happened cannot have happened later than this: clocks differ by minutes, not by days. */
export function latestActual(brand: Pick<BrandPlan, 'limits'>, now: Date): Date {
  return new Date(now.getTime() + limitOf(brand, 'actualMinutes') * minuteMs)
}
