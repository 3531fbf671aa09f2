import type { ActorKind, NavigationItem, RoutePlan, Shell } from '#config'
import { askerOf, decide, isClosed, isHouseOnly } from '#domain'
import type { Portal } from '#engine'
import { routeOf } from './own-pages.ts'

interface Viewer {
  readonly shell: Shell
  readonly session: { readonly actor: ActorKind; readonly staffAdmin: boolean; readonly signedIn: boolean }
}

/** Whether the grid lets this user open a route or a part of it; the server checks every call again. */
export function mayEnter({ shell, session: { actor, staffAdmin } }: Viewer, row: string | undefined): boolean {
  return row === undefined || decide(shell.grid, row, askerOf({ kind: actor, staffAdmin }), 'own').allow
}

/** Whether to show this user links to a route. Visitors see them: such a link asks them to sign in first. */
export function mayFollow(viewer: Viewer, route: RoutePlan): boolean {
  const { redirect, grid } = route
  if (isClosedTo(viewer, route)) return !viewer.session.signedIn && asksHouse(viewer, route)
  if (!viewer.session.signedIn) return true
  const target = redirect === undefined ? undefined : routeOf(viewer.shell, redirect)
  return mayEnter(viewer, grid) && (target === undefined || mayFollow(viewer, target))
}

/** Whether the brand keeps this user away from a route, or from an unknown address. */
export function isClosedTo({ shell, session }: Viewer, route: RoutePlan | undefined): boolean {
  const { confine } = shell.brand
  return confine !== undefined && isClosed(confine, route, session.actor)
}

/** Whether a visitor is asked to sign in for a route. With sign-in by token, only staff and analysts have passwords. */
export function asksHouse({ shell }: Pick<Viewer, 'shell'>, route: RoutePlan): boolean {
  const { confine } = shell.brand
  return confine === undefined || isHouseOnly(confine, shell.grid, route)
}

/** The entries that this user can open. Empty menus are omitted as well. */
export function offeredItems(portal: Pick<Portal, 'shell' | 'session' | 'href'>, items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) => {
    if (item.for && !item.for.includes(portal.session.actor)) return []
    if (!mayEnter(portal, item.grid) || (item.link && portal.href(item.link, {}) === undefined)) return []
    if (!item.items) return [item]
    const inside = offeredItems(portal, item.items)
    return inside.length > 0 ? [{ ...item, items: inside }] : []
  })
}

/** The sections of the workbench, each as a link to its first page. */
export function entrancesOf(items: readonly NavigationItem[]): NavigationItem[] {
  return items.map(({ items: pages, ...part }) => ({ ...part, ...(pages?.[0]?.link ? { link: pages[0].link } : {}) }))
}

/** Whether the header has the sections of the workbench instead of the navigation. */
export function hasOneRow({ shell, session, onBehalf }: Pick<Portal, 'shell' | 'session' | 'onBehalf'>): boolean {
  return session.signedIn && onBehalf === '' && shell.brand.oneRow.includes(session.actor)
}

/** What the header offers in one row. */
export function headerItems(portal: Pick<Portal, 'shell' | 'session' | 'onBehalf'>): readonly NavigationItem[] {
  const { navigation, workbench } = portal.shell.brand
  return hasOneRow(portal) ? workbench.filter(({ place }) => place !== 'account') : navigation
}

/** The entries that the header leaves to the menu of the account. */
export function ownEntries(items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) => (item.place === 'account' ? (item.items ?? [item]) : []))
}
