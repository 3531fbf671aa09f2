/** Why the machine says no, as a text key: who asks comes first, then what the order has come to. */
import { isCustomer, type OrderActor, type OrderEventType, type OrderPapers } from './events.ts'
import type { OrderStates } from './move-order.ts'

type Standing = OrderStates & OrderPapers

export type OrderSide = 'staff' | 'customer' | 'parties'

/** Who may, whatever the order has come to. */
export const sideOfEvent: Readonly<Record<OrderEventType, OrderSide>> = {
  'confirm-fees': 'staff',
  'accept-fees': 'customer',
  'report-payment': 'customer',
  'confirm-payment': 'staff',
  generate: 'staff',
  'record-milestone': 'staff',
  cancel: 'parties',
  reject: 'staff',
  take: 'staff',
  'hand-over': 'staff',
  'request-amendment': 'parties',
  'offer-amendment': 'staff',
  'accept-amendment': 'customer',
  'decline-amendment': 'parties',
  'submit-shipping-instruction': 'parties',
  'submit-vgm': 'parties',
  'issue-bill-draft': 'staff',
  'confirm-bill': 'customer',
  'request-bill-change': 'customer',
  'assign-containers': 'parties',
  hold: 'staff',
  'release-hold': 'staff',
  'add-file': 'parties',
  'change-facts': 'staff',
}

/** The reason why this event is impossible. Asked only where the machine has refused it. */
export function reasonAgainst(standing: Standing, event: OrderEventType, actor: OrderActor): string {
  const byStaff = actor.kind === 'staff'
  const side = sideOfEvent[event]
  if (side === 'staff' && !byStaff) return 'order.refused.only-staff'
  if (side === 'customer' && !isCustomer(actor)) return 'order.refused.only-customer'
  if (side === 'parties' && !byStaff && !isCustomer(actor)) return 'order.refused.only-parties'
  const { state } = standing
  if (state === 'cancelled' || state === 'rejected' || state === 'completed') return `order.refused.${state}`
  return reasons[event](standing)
}

type Reason = (standing: Standing) => string

const reasons: Readonly<Record<OrderEventType, Reason>> = {
  'confirm-fees': ({ state }) => {
    if (state === 'fees-confirmed') return 'order.refused.amendment-open'
    return state === 'fees-accepted' ? 'order.refused.fees-already-accepted' : 'order.refused.in-process'
  },
  'accept-fees': ({ state }) => (state === 'submitted' ? 'order.refused.fees-not-confirmed' : 'order.refused.fees-already-accepted'),
  'report-payment': ({ payment }) => {
    if (payment === 'received') return 'order.refused.payment-received'
    return payment === 'reported' ? 'order.refused.payment-already-reported' : 'order.refused.fees-not-accepted'
  },
  'confirm-payment': ({ payment }) => (payment === 'received' ? 'order.refused.payment-received' : 'order.refused.payment-not-reported'),
  generate: ({ state, amendment }) => {
    if (state === 'in-process') return 'order.refused.already-generated'
    if (state !== 'fees-accepted') return 'order.refused.fees-not-accepted'
    return amendment === 'none' ? 'order.refused.payment-not-received' : 'order.refused.amendment-open'
  },
  'record-milestone': () => 'order.refused.not-generated',
  cancel: ({ state }) => (state === 'in-process' ? 'order.refused.in-process' : 'order.refused.paid'),
  reject: () => 'order.refused.in-process',
  'request-amendment': ({ state }) => (state === 'submitted' ? 'order.refused.fees-not-confirmed' : 'order.refused.amendment-open'),
  'offer-amendment': () => 'order.refused.no-amendment',
  'accept-amendment': ({ amendment }) => {
    if (amendment === 'none') return 'order.refused.no-amendment'
    return amendment === 'requested' ? 'order.refused.amendment-not-priced' : 'order.refused.payment-in-check'
  },
  'decline-amendment': () => 'order.refused.no-amendment',
  'submit-shipping-instruction': ({ state, bill }) => {
    if (state !== 'fees-accepted' && state !== 'in-process') return 'order.refused.papers-too-early'
    return bill === 'confirmed' ? 'order.refused.bill-confirmed' : 'order.refused.bill-drafted'
  },
  'submit-vgm': () => 'order.refused.papers-too-early',
  'issue-bill-draft': ({ state }) => (state === 'in-process' ? 'order.refused.bill-confirmed' : 'order.refused.not-in-process'),
  'confirm-bill': againstBill,
  'request-bill-change': againstBill,
  'assign-containers': () => 'order.refused.papers-too-early',
  hold: () => 'order.refused.not-in-process',
  'release-hold': () => 'order.refused.not-in-process',
  // Possible in every state that is left here.
  take: () => 'order.refused.unknown-state',
  'hand-over': () => 'order.refused.unknown-state',
  'add-file': () => 'order.refused.unknown-state',
  'change-facts': () => 'order.refused.unknown-state',
}

function againstBill({ state, bill }: Standing): string {
  if (state !== 'in-process') return 'order.refused.not-in-process'
  return bill === 'confirmed' ? 'order.refused.bill-confirmed' : 'order.refused.no-bill'
}
