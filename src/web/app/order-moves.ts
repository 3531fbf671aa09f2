import { type OrderEventType, type PaymentTerms, possibleMoves, type Relation } from '#domain'
import type { Moves, PortalSession } from '#engine'
import type { JsonObject } from '#rules'

/** What an order's answer says of itself that the machine needs. */
interface OrderView {
  readonly state: string
  readonly payment: string
  readonly paymentTerms: PaymentTerms
  readonly milestonesDone: boolean
  readonly relation: Relation
}

type LifeOf = (record: unknown, session: PortalSession) => ReturnType<typeof possibleMoves>

/** The machines by the name that documents use. */
const lives: Readonly<Record<string, LifeOf>> = {
  order(record, session) {
    const { state, payment, paymentTerms, milestonesDone, relation } = record as OrderView
    return possibleMoves({ state, payment, terms: paymentTerms, milestonesDone }, { kind: session.actor, relation })
  },
}

export function possibleMovesOf(
  life: string,
  record: unknown,
  session: PortalSession,
  text: (key: string, params?: JsonObject) => string,
): Moves {
  const ask = lives[life]
  if (!ask || typeof record !== 'object' || record === null) return {}
  const moves: Record<OrderEventType | string, Moves[string]> = {}
  for (const [event, move] of Object.entries(ask(record, session))) {
    moves[event] = move.allowed ? { allowed: true } : { allowed: false, reason: text(move.reason, move.params) }
  }
  return moves
}
