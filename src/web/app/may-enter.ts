import type { ActorKind, Shell } from '#config'
import { decide } from '#domain'

interface Viewer {
  readonly shell: Shell
  readonly session: { readonly actor: ActorKind }
}

/** Whether the grid lets this person into a route or a part of it; the server asks again at every call. */
export function mayEnter({ shell, session }: Viewer, row: string | undefined): boolean {
  return row === undefined || decide(shell.grid, row, session.actor, 'own').allow
}
