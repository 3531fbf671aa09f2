/** Moving an order on paper: from what is stored to what is to be stored, or to the reason why not. */
import { transition } from 'xstate'
import {
  isCustomer,
  type LifeState,
  lifeStates,
  type OrderActor,
  type OrderEffect,
  type OrderEvent,
  type OrderEventType,
  type OrderPapers,
  orderEffects,
  orderMachine,
  type PaymentState,
  paymentStates,
} from './machine.ts'

/** What of an order decides its moves. States come from the database and are not trusted. */
export interface OrderFacts extends OrderPapers {
  readonly state: string
  readonly payment: string
}

export interface OrderMoved {
  readonly ok: true
  readonly state: LifeState
  readonly payment: PaymentState
  readonly effects: readonly OrderEffect[]
}

/** `reason` is a text key. */
export interface OrderRefused {
  readonly ok: false
  readonly reason: string
  readonly params: { readonly event: OrderEventType; readonly state: string; readonly payment: string }
}

export type OrderMove = OrderMoved | OrderRefused

/** Asks the machine. With `record-milestone` the facts say what is true once the milestone is recorded. */
export function moveOrder(facts: OrderFacts, type: OrderEventType, actor: OrderActor): OrderMove {
  const { state, payment } = facts
  if (!isLifeState(state) || !isPaymentState(payment)) return refuse(facts, type, 'order.refused.unknown-state')
  const event: OrderEvent = { type, actor }
  const context: OrderPapers = { terms: facts.terms, milestonesDone: facts.milestonesDone }
  const snapshot = orderMachine.resolveState({ value: { life: state, payment }, context })
  if (!snapshot.can(event)) return refuse(facts, type, reasonOf(facts, type, actor))
  const [next, actions] = transition(orderMachine, snapshot, event)
  return {
    ok: true,
    state: next.value.life,
    payment: next.value.payment,
    effects: actions.map((action) => action.type).filter(isEffect),
  }
}

export function isLifeState(value: string): value is LifeState {
  return (lifeStates as readonly string[]).includes(value)
}

export function isPaymentState(value: string): value is PaymentState {
  return (paymentStates as readonly string[]).includes(value)
}

function isEffect(value: string): value is OrderEffect {
  return (orderEffects as readonly string[]).includes(value)
}

function refuse({ state, payment }: OrderFacts, event: OrderEventType, reason: string): OrderRefused {
  return { ok: false, reason, params: { event, state, payment } }
}

const staffEvents: readonly OrderEventType[] = ['confirm-fees', 'confirm-payment', 'generate', 'record-milestone']

/** Why the machine said no: who asks comes first, then what the order has come to. */
function reasonOf(facts: OrderFacts, event: OrderEventType, actor: OrderActor): string {
  if (staffEvents.includes(event) && actor.kind !== 'staff') return 'order.refused.only-staff'
  if (event === 'cancel' && actor.kind !== 'staff' && !isCustomer(actor)) return 'order.refused.only-parties'
  if ((event === 'accept-fees' || event === 'report-payment') && !isCustomer(actor)) return 'order.refused.only-customer'
  if (facts.state === 'cancelled') return 'order.refused.cancelled'
  if (facts.state === 'completed') return 'order.refused.completed'
  return reasons[event](facts)
}

const reasons: Readonly<Record<OrderEventType, (facts: OrderFacts) => string>> = {
  'confirm-fees': ({ state }) => (state === 'fees-accepted' ? 'order.refused.fees-already-accepted' : 'order.refused.in-process'),
  'accept-fees': ({ state }) => (state === 'submitted' ? 'order.refused.fees-not-confirmed' : 'order.refused.fees-already-accepted'),
  'report-payment': reasonAgainstPayment,
  'confirm-payment': ({ payment }) => (payment === 'received' ? 'order.refused.payment-received' : 'order.refused.payment-not-reported'),
  generate: ({ state }) => {
    if (state === 'in-process') return 'order.refused.already-generated'
    return state === 'fees-accepted' ? 'order.refused.payment-not-received' : 'order.refused.fees-not-accepted'
  },
  'record-milestone': () => 'order.refused.not-generated',
  cancel: ({ state }) => (state === 'in-process' ? 'order.refused.in-process' : 'order.refused.paid'),
}

function reasonAgainstPayment({ state, payment }: OrderFacts): string {
  if (payment === 'received') return 'order.refused.payment-received'
  if (payment === 'reported') return 'order.refused.payment-already-reported'
  return state === 'in-process' ? 'order.refused.payment-not-due' : 'order.refused.fees-not-accepted'
}
