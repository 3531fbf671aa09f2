import type { Moves, PortalSession } from '#engine'
import type { JsonObject } from '#rules'

type Answer = { readonly allowed: true } | { readonly allowed: false; readonly reason: string; readonly params: JsonObject }
type Ask = (record: object, session: PortalSession) => Readonly<Record<string, Answer>>

/** The machines by the name that documents use. Each is loaded when a page with such a record is drawn; other pages do without. */
const lives: Readonly<Record<string, () => Promise<Ask>>> = {
  order: async () => (await import('./life-moves.ts')).orderMoves,
  membership: async () => (await import('./life-moves.ts')).membershipMoves,
  'supplier-order': async () => (await import('./life-moves.ts')).supplierOrderMoves,
}

/** Actions the record's state allows now, from the machine that the server will consult again. */
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
