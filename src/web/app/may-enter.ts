import type { ActorKind, RoutePlan, Shell } from '#config'
import { askerOf, decide } from '#domain'

interface Viewer {
  readonly shell: Shell
  readonly session: { readonly actor: ActorKind; readonly staffAdmin: boolean; readonly signedIn: boolean }
}

/** Whether the grid lets this person into a route or a part of it; the server asks again at every call. */
export function mayEnter({ shell, session: { actor, staffAdmin } }: Viewer, row: string | undefined): boolean {
  return row === undefined || decide(shell.grid, row, askerOf({ kind: actor, staffAdmin }), 'own').allow
}

/** Whether this person is offered links to a route. A visitor is: such a link asks them to sign in and then leads there. */
export function mayFollow(viewer: Viewer, { redirect, grid }: RoutePlan): boolean {
  if (!viewer.session.signedIn) return true
  const target = redirect === undefined ? undefined : viewer.shell.routes.find(({ id }) => id === redirect)
  return mayEnter(viewer, grid) && (target === undefined || mayFollow(viewer, target))
}
