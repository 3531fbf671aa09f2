/** What can happen to an order, who does it, and what an order is when it has happened. */
import type { ActorKind, Relation } from '../grid.ts'
import type { OrderEventType } from './moves.ts'

export interface OrderActor {
  readonly kind: ActorKind
  readonly relation: Relation
}

/** When payment is due: before staff generate the order, or after the ship has left. */
export type PaymentTerms = 'before-generation' | 'after-departure'

/** What the machine must know beside its states: how things are once the event has happened. */
export interface OrderPapers {
  readonly terms: PaymentTerms
  /** All milestones that complete this type of order are actual and nothing is held. */
  readonly milestonesDone: boolean
  /** The change that is asked for has its price already. */
  readonly changePriced?: boolean
  /** The change that is decided on makes the order dearer than what is paid or agreed. */
  readonly moreToPay?: boolean
  /** What was received covers the order once the change holds. */
  readonly covered?: boolean
}

export type OrderEvent = {
  readonly type: OrderEventType
  readonly actor: OrderActor
}

export const lifeStates = ['submitted', 'fees-confirmed', 'fees-accepted', 'in-process', 'completed', 'cancelled', 'rejected'] as const
export type LifeState = (typeof lifeStates)[number]

export const paymentStates = ['unpaid', 'reported', 'received'] as const
export type PaymentState = (typeof paymentStates)[number]

/** A change of what was booked, after its fees were confirmed. */
export const amendmentStates = ['none', 'requested', 'offered'] as const
export type AmendmentState = (typeof amendmentStates)[number]

/** The draft of the bill of lading. */
export const billStates = ['none', 'drafted', 'change-requested', 'confirmed'] as const
export type BillState = (typeof billStates)[number]

/** What the server does after commit: those that the machine names. */
export const moveEffects = [
  'mail-fees-confirmed',
  'mail-fees-accepted',
  'mail-payment-reported',
  'mail-payment-received',
  'mail-order-generated',
  'mail-order-completed',
  'mail-order-cancelled',
  'mail-order-rejected',
  'mail-milestone',
  'mail-held',
  'mail-hold-released',
  'mail-amendment-requested',
  'mail-amendment-offered',
  'mail-amendment-accepted',
  'mail-amendment-declined',
  'mail-shipping-instruction',
  'mail-vgm-submitted',
  'mail-bill-drafted',
  'mail-bill-confirmed',
  'mail-bill-change-requested',
] as const
export type MoveEffect = (typeof moveEffects)[number]

/** Those that follow from what changed about the order, wherever it stands. */
export const factEffects = ['mail-etd-moved', 'mail-eta-moved', 'mail-cut-off-moved', 'mail-vessel-changed'] as const

/** Those that a step has for somebody whom it names. */
export const ownEffects = ['mail-handed-over'] as const

export const orderEffects = [...moveEffects, ...factEffects, ...ownEffects] as const
export type OrderEffect = (typeof orderEffects)[number]

/** The customer whose order it is, or an administrator of the company. */
export function isCustomer({ kind, relation }: OrderActor): boolean {
  return (kind === 'member' && relation === 'own') || (kind === 'admin' && (relation === 'own' || relation === 'own-company'))
}

type FactEffect = (typeof factEffects)[number]
type Facts = Readonly<Record<string, unknown>>

/** Fields by the effect that a change of one of them has. */
const watched: Readonly<Record<FactEffect, readonly string[]>> = {
  'mail-etd-moved': ['etd'],
  'mail-eta-moved': ['eta'],
  'mail-cut-off-moved': ['lclCutOffAt', 'siCutOffAt', 'vgmCutOffAt', 'manifestCutOffAt', 'customsCutOffAt', 'cyCutOffAt', 'portCutOffAt'],
  'mail-vessel-changed': ['vessel', 'voyage'],
}

/** What is told for the first time has not moved: only one value in place of another counts, or its loss. */
export function effectsOfFacts(before: Facts, after: Facts): FactEffect[] {
  const moved = (field: string) => isGiven(before[field]) && before[field] !== after[field]
  return (Object.keys(watched) as FactEffect[]).filter((effect) => watched[effect].some(moved))
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
