/**
 * All events of an order in one table: who may trigger each, and why it may be rejected. The machine takes its guards from
 * here; a new event needs an entry here and transitions in the machine.
 */
import { isCustomer, isSettled, type OrderActor, type OrderDetails } from './events.ts'
import type { OrderStates } from './move-order.ts'

/** parties: staff and the customer. */
export type OrderSide = 'staff' | 'customer' | 'parties'

type Standing = OrderStates & OrderDetails

interface EventRule {
  /** Allowed actors, in any state of the order. */
  readonly by: OrderSide
  /** Why it is not possible now, as a text key, for allowed actors. Default: possible in every state of an open order. */
  readonly against?: (standing: Standing) => string
}

const always = (reason: string) => () => reason

export const orderMoves = {
  'confirm-fees': {
    by: 'staff',
    against: ({ state }) => {
      if (state === 'fees-confirmed') return 'order.refused.amendment-open'
      return state === 'fees-accepted' ? 'order.refused.fees-already-accepted' : 'order.refused.in-process'
    },
  },
  'accept-fees': {
    by: 'customer',
    against: ({ state }) => (state === 'submitted' ? 'order.refused.fees-not-confirmed' : 'order.refused.fees-already-accepted'),
  },
  'dispute-fees': {
    by: 'customer',
    against: ({ state }) => {
      if (state === 'submitted') return 'order.refused.fees-not-confirmed'
      return state === 'fees-confirmed' ? 'order.refused.amendment-open' : 'order.refused.fees-already-accepted'
    },
  },
  'decline-dispute': { by: 'staff', against: always('order.refused.no-dispute') },
  'report-payment': {
    by: 'customer',
    against: ({ payment }) => (isSettled(payment) ? 'order.refused.payment-received' : 'order.refused.fees-not-accepted'),
  },
  'confirm-payment': { by: 'staff', against: againstCheck },
  'refuse-payment': { by: 'staff', against: againstCheck },
  'waive-rest': {
    by: 'staff',
    against: ({ payment, partPaid }) => {
      if (isSettled(payment)) return 'order.refused.payment-received'
      if (payment === 'reported') return 'order.refused.payment-to-check'
      return partPaid ? 'order.refused.fees-not-accepted' : 'order.refused.nothing-paid'
    },
  },
  generate: {
    by: 'staff',
    against: ({ state, amendment }) => {
      if (state === 'in-process') return 'order.refused.already-generated'
      if (state !== 'fees-accepted') return 'order.refused.fees-not-accepted'
      return amendment === 'none' ? 'order.refused.payment-not-received' : 'order.refused.amendment-open'
    },
  },
  'record-milestone': { by: 'staff', against: always('order.refused.not-generated') },
  'withdraw-milestone': { by: 'staff', against: always('order.refused.not-in-process') },
  cancel: { by: 'parties', against: ({ state }) => (state === 'in-process' ? 'order.refused.in-process' : 'order.refused.paid') },
  reject: { by: 'staff', against: always('order.refused.in-process') },
  take: { by: 'staff' },
  'hand-over': { by: 'staff' },
  'request-amendment': {
    by: 'parties',
    against: ({ state }) => (state === 'submitted' ? 'order.refused.fees-not-confirmed' : 'order.refused.amendment-open'),
  },
  'offer-amendment': { by: 'staff', against: always('order.refused.no-amendment') },
  'accept-amendment': {
    by: 'customer',
    against: ({ amendment }) => {
      return amendment === 'none' ? 'order.refused.no-amendment' : 'order.refused.amendment-not-priced'
    },
  },
  'decline-amendment': { by: 'parties', against: always('order.refused.no-amendment') },
  'submit-shipping-instruction': {
    by: 'parties',
    against: ({ state, bill }) => {
      if (state !== 'fees-accepted' && state !== 'in-process') return 'order.refused.papers-too-early'
      return bill === 'confirmed' ? 'order.refused.bill-confirmed' : 'order.refused.bill-drafted'
    },
  },
  'submit-vgm': { by: 'parties', against: always('order.refused.papers-too-early') },
  'issue-bill-draft': {
    by: 'staff',
    against: ({ state }) => (state === 'in-process' ? 'order.refused.bill-confirmed' : 'order.refused.not-in-process'),
  },
  'confirm-bill': { by: 'customer', against: againstBill },
  'request-bill-change': { by: 'customer', against: againstBill },
  'assign-containers': { by: 'parties', against: always('order.refused.papers-too-early') },
  hold: { by: 'staff', against: always('order.refused.not-in-process') },
  'release-hold': { by: 'staff', against: always('order.refused.not-in-process') },
  'add-file': { by: 'parties' },
  'change-facts': { by: 'staff' },
} as const satisfies Readonly<Record<string, EventRule>>

export type OrderEventType = keyof typeof orderMoves
export const orderEventTypes = Object.keys(orderMoves) as readonly OrderEventType[]

function againstCheck({ payment }: Standing): string {
  return isSettled(payment) ? 'order.refused.payment-received' : 'order.refused.payment-not-reported'
}

function againstBill({ state, bill }: Standing): string {
  if (state !== 'in-process') return 'order.refused.not-in-process'
  return bill === 'confirmed' ? 'order.refused.bill-confirmed' : 'order.refused.no-bill'
}

/** Why this event is impossible: the actor comes first, then the order's state. Called when the machine refuses. */
export function reasonAgainst(standing: Standing, event: OrderEventType, actor: OrderActor): string {
  const { by, against }: EventRule = orderMoves[event]
  const byStaff = actor.kind === 'staff'
  if (by === 'staff' && !byStaff) return 'order.refused.only-staff'
  if (by === 'customer' && !isCustomer(actor)) return 'order.refused.only-customer'
  if (by === 'parties' && !byStaff && !isCustomer(actor)) return 'order.refused.only-parties'
  const { state } = standing
  if (state === 'cancelled' || state === 'rejected' || state === 'completed') return `order.refused.${state}`
  return against?.(standing) ?? 'order.refused.unknown-state'
}
