/** What someone can do with an order now, for buttons: possible, or why not. */
import { type OrderActor, type OrderEventType, orderEventTypes } from './events.ts'
import { moveOrder, type OrderFacts, type OrderRefused } from './move-order.ts'

export type PossibleMove =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: string; readonly params: OrderRefused['params'] }

export function possibleMoves(facts: OrderFacts, actor: OrderActor): Readonly<Record<OrderEventType, PossibleMove>> {
  const moves = orderEventTypes.map((event): [OrderEventType, PossibleMove] => {
    const move = moveOrder(facts, event, actor)
    return [event, move.ok ? { allowed: true } : { allowed: false, reason: move.reason, params: move.params }]
  })
  return Object.fromEntries(moves) as Record<OrderEventType, PossibleMove>
}
