/** Brands that limit customers and visitors to a part of the portal: which addresses lead elsewhere, and for whom. */
import { type ActorKind, decide, type Grid } from './grid.ts'

export interface Confinement {
  /** Route that all other addresses lead to. */
  readonly to: string
  /** Routes that stay open. */
  readonly routes: readonly string[]
  /** Who may use the whole portal. */
  readonly free: readonly ActorKind[]
}

export interface ConfinedRoute {
  readonly id: string
  readonly grid?: string
}

/** Whether a route, or an unknown address, leads to the confinement's own page for this kind of user. */
export function isClosed({ routes, free }: Confinement, route: ConfinedRoute | undefined, kind: ActorKind): boolean {
  return !free.includes(kind) && !(route && routes.includes(route.id))
}

/** Whether only staff and analysts may open it: a visitor who opens it wants to sign in as one. */
export function isHouseOnly({ free }: Confinement, grid: Grid, { grid: row }: Pick<ConfinedRoute, 'grid'>): boolean {
  if (row === undefined) return false
  const others = confinedKinds.filter((kind) => !free.includes(kind))
  return !others.some((kind) => decide(grid, row, kind, 'own').allow)
}

/**
 * Whether a page request, which carries no session, is redirected. Pages that ask for a session are served empty: the browser
 * knows who is signed in, and redirects everyone else.
 */
export function isClosedAtOnce(confinement: Confinement, grid: Grid, route: ConfinedRoute | undefined): boolean {
  if (!isClosed(confinement, route, 'visitor')) return false
  return route?.grid === undefined || decide(grid, route.grid, 'visitor', 'own').allow
}

const confinedKinds = ['visitor', 'registered', 'pending', 'member', 'admin', 'staff', 'analyst'] as const
