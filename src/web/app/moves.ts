import type { Moves, PortalSession } from '#engine'
import type { JsonObject } from '#rules'

type Answer = { readonly allowed: true } | { readonly allowed: false; readonly reason: string; readonly params: JsonObject }
type Ask = (record: object, session: PortalSession) => Readonly<Record<string, Answer>>

/** State machines by their name in documents, each loaded with the first page that needs it. */
const lives: Readonly<Record<string, () => Promise<Ask>>> = {
  order: async () => (await import('./life-moves.ts')).orderMoves,
  membership: async () => (await import('./life-moves.ts')).membershipMoves,
  'supplier-order': async () => (await import('./life-moves.ts')).supplierOrderMoves,
}

/** Actions that the record's state allows now, from the same state machine that the server uses. */
export async function movesOf(
  life: string,
  record: unknown,
  session: PortalSession,
  text: (key: string, params?: JsonObject) => string,
): Promise<Moves> {
  const load = lives[life]
  if (!load || typeof record !== 'object' || record === null) return {}
  const ask = await load()
  const moves: Record<string, Moves[string]> = {}
  for (const [event, move] of Object.entries(ask(record, session))) {
    moves[event] = move.allowed ? { allowed: true } : { allowed: false, reason: text(move.reason, move.params) }
  }
  return moves
}
