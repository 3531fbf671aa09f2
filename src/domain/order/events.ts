/** The events of an order, their actors, and the resulting states. */
import type { ActorKind, Relation } from '../grid.ts'
import type { OrderEventType } from './moves.ts'

export interface OrderActor {
  readonly kind: ActorKind
  readonly relation: Relation
}

/** When payment is due: before staff generate the order, or after departure. */
export type PaymentTerms = 'before-generation' | 'after-departure'

/** Details that the machine needs besides its states, with their values after the event. */
export interface OrderDetails {
  readonly terms: PaymentTerms
  /** All milestones that complete this type of order are actual and nothing is held. */
  readonly milestonesDone: boolean
  /** The requested amendment already has a price. */
  readonly changePriced?: boolean | undefined
  /** Payments have been received. */
  readonly partPaid?: boolean | undefined
  /** What was received and waived covers the fees. */
  readonly paidInFull?: boolean | undefined
  /** More was received than the fees. */
  readonly overpaid?: boolean | undefined
  /** Reported payments are still to be checked. */
  readonly toCheck?: boolean | undefined
  /** The customer has disputed the fees and has no answer yet. */
  readonly disputed?: boolean | undefined
}

export type OrderEvent = {
  readonly type: OrderEventType
  readonly actor: OrderActor
}

export const lifeStates = ['submitted', 'fees-confirmed', 'fees-accepted', 'in-process', 'completed', 'cancelled', 'rejected'] as const
export type LifeState = (typeof lifeStates)[number]

/** Nothing is left to do for an order in one of these. */
export const endedStates: readonly string[] = ['completed', 'cancelled', 'rejected'] satisfies LifeState[]
export const openStates: readonly string[] = lifeStates.filter((state) => !endedStates.includes(state))

/** In the order of the money: nothing, a part, more to check, everything, too much. */
export const paymentStates = ['unpaid', 'part-paid', 'reported', 'received', 'overpaid'] as const
export type PaymentState = (typeof paymentStates)[number]

/** The name of the state in versions that do not distinguish part payments and overpayments. */
export function earlierPaymentState(payment: string): string {
  if (payment === 'part-paid') return 'unpaid'
  return payment === 'overpaid' ? 'received' : payment
}

/** Nothing is due any more. */
export function isSettled(payment: string): boolean {
  return payment === 'received' || payment === 'overpaid'
}

/** An amendment of a booking after its fees were confirmed. */
export const amendmentStates = ['none', 'requested', 'offered'] as const
export type AmendmentState = (typeof amendmentStates)[number]

/** The draft of the bill of lading. */
export const billStates = ['none', 'drafted', 'change-requested', 'confirmed'] as const
export type BillState = (typeof billStates)[number]

/** Effects named by the machine, which the server runs after commit. */
export const moveEffects = [
  'notify-fees-confirmed',
  'notify-fees-accepted',
  'notify-fees-disputed',
  'notify-dispute-declined',
  'notify-payment-reported',
  'notify-payment-received',
  'notify-payment-part-received',
  'notify-rest-waived',
  'notify-payment-refused',
  'notify-order-generated',
  'notify-order-completed',
  'notify-order-cancelled',
  'notify-order-rejected',
  'notify-milestone',
  'notify-milestone-withdrawn',
  'notify-held',
  'notify-hold-released',
  'notify-amendment-requested',
  'notify-amendment-offered',
  'notify-amendment-accepted',
  'notify-amendment-declined',
  'notify-shipping-instruction',
  'notify-vgm-submitted',
  'notify-bill-drafted',
  'notify-bill-confirmed',
  'notify-bill-change-requested',
] as const
export type MoveEffect = (typeof moveEffects)[number]

/** Effects of changed details, in any state. */
export const factEffects = ['notify-etd-moved', 'notify-eta-moved', 'notify-cut-off-moved', 'notify-vessel-changed'] as const

/** Effects for the person named in a step. */
export const ownEffects = ['notify-handed-over'] as const

export const orderEffects = [...moveEffects, ...factEffects, ...ownEffects] as const
export type OrderEffect = (typeof orderEffects)[number]

/** The customer who placed the order, or an administrator of the company. */
export function isCustomer({ kind, relation }: OrderActor): boolean {
  return (kind === 'member' && relation === 'own') || (kind === 'admin' && (relation === 'own' || relation === 'own-company'))
}

type FactEffect = (typeof factEffects)[number]
type Facts = Readonly<Record<string, unknown>>

/** Fields by the effect of changing one of them. */
const watched: Readonly<Record<FactEffect, readonly string[]>> = {
  'notify-etd-moved': ['etd'],
  'notify-eta-moved': ['eta'],
  'notify-cut-off-moved': ['lclCutOffAt', 'siCutOffAt', 'vgmCutOffAt', 'manifestCutOffAt', 'customsCutOffAt', 'cyCutOffAt', 'portCutOffAt'],
  'notify-vessel-changed': ['vessel', 'voyage'],
}

/** Setting a value for the first time is not a change: only replacing or removing one is. */
export function effectsOfFacts(before: Facts, after: Facts): FactEffect[] {
  const moved = (field: string) => isGiven(before[field]) && before[field] !== after[field]
  return (Object.keys(watched) as FactEffect[]).filter((effect) => watched[effect].some(moved))
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
