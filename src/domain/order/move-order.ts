/** Moves an order between states: returns the new data, or the reason why not. */
import { transition } from 'xstate'
import {
  type AmendmentState,
  amendmentStates,
  type BillState,
  billStates,
  type LifeState,
  lifeStates,
  type MoveEffect,
  moveEffects,
  type OrderActor,
  type OrderDetails,
  type OrderEffect,
  type OrderEvent,
  type PaymentState,
  paymentStates,
} from './events.ts'
import { orderMachine } from './machine.ts'
import { type OrderEventType, orderEventTypes, reasonAgainst } from './moves.ts'

/** The order data that determines which moves are possible. States come from the database and are not trusted. */
export interface OrderFacts extends OrderDetails {
  readonly state: string
  readonly payment: string
  /** Absent in orders from before amendments and bills existed: none. */
  readonly amendment?: string | undefined
  readonly bill?: string | undefined
}

/** The complete state of an order. */
export interface OrderStates {
  readonly state: LifeState
  readonly payment: PaymentState
  readonly amendment: AmendmentState
  readonly bill: BillState
}

export interface OrderMoved extends OrderStates {
  readonly ok: true
  readonly effects: readonly OrderEffect[]
}

/** `reason` is a text key. */
export interface OrderRefused {
  readonly ok: false
  readonly reason: string
  readonly params: { readonly event: OrderEventType; readonly state: string; readonly payment: string }
}

export type OrderMove = OrderMoved | OrderRefused

/** Runs the machine. The details describe the situation after the event, such as a recorded milestone. */
export function moveOrder(facts: OrderFacts, type: OrderEventType, actor: OrderActor): OrderMove {
  const states = readStates(facts)
  if (!states) return refuse(facts, type, 'order.refused.unknown-state')
  const { state: life, payment, amendment, bill } = states
  const event: OrderEvent = { type, actor }
  const { terms, milestonesDone, changePriced, partPaid, paidInFull, overpaid, toCheck, disputed } = facts
  const context = { terms, milestonesDone, changePriced, partPaid, paidInFull, overpaid, toCheck, disputed }
  const snapshot = orderMachine.resolveState({ value: { life, payment, amendment, bill }, context })
  if (!snapshot.can(event)) return refuse(facts, type, reasonAgainst({ ...states, ...context }, type, actor))
  const [next, actions] = transition(orderMachine, snapshot, event)
  const { life: state, ...others } = next.value
  return { ok: true, state, ...others, effects: actions.flatMap(({ type: effect }) => (isMoveEffect(effect) ? [effect] : [])) }
}

/** The states as stored; undefined if one is unknown, so that the order is read-only. */
export function readStates({
  state,
  payment,
  amendment = 'none',
  bill = 'none',
}: Omit<OrderFacts, keyof OrderDetails>): OrderStates | undefined {
  return isLifeState(state) && isPaymentState(payment) && isAmendmentState(amendment) && isBillState(bill)
    ? { state, payment, amendment, bill }
    : undefined
}

export function isLifeState(value: string): value is LifeState {
  return (lifeStates as readonly string[]).includes(value)
}

export function isPaymentState(value: string): value is PaymentState {
  return (paymentStates as readonly string[]).includes(value)
}

function isAmendmentState(value: string): value is AmendmentState {
  return (amendmentStates as readonly string[]).includes(value)
}

function isBillState(value: string): value is BillState {
  return (billStates as readonly string[]).includes(value)
}

function isMoveEffect(value: string): value is MoveEffect {
  return (moveEffects as readonly string[]).includes(value)
}

function refuse({ state, payment }: OrderFacts, event: OrderEventType, reason: string): OrderRefused {
  return { ok: false, reason, params: { event, state, payment } }
}

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
