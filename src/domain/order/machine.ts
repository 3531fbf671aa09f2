/**
 * The life of an order, whole. Two things go on side by side: the order itself and its payment.
 * Guards look only at the event's actor and at what the order's papers say; nothing here reads a clock or a database.
 */
import { and, or, setup, stateIn } from 'xstate'
import type { ActorKind, Relation } from '../grid.ts'

export interface OrderActor {
  readonly kind: ActorKind
  readonly relation: Relation
}

/** When payment is due: before staff generate the order, or after the ship has left. */
export type PaymentTerms = 'before-generation' | 'after-departure'

/** What the machine must know beside its states. */
export interface OrderPapers {
  readonly terms: PaymentTerms
  /** All milestones that complete this type of order are actual. */
  readonly milestonesDone: boolean
}

export const orderEventTypes = [
  'confirm-fees',
  'accept-fees',
  'report-payment',
  'confirm-payment',
  'generate',
  'record-milestone',
  'cancel',
] as const
export type OrderEventType = (typeof orderEventTypes)[number]

export interface OrderEvent {
  readonly type: OrderEventType
  readonly actor: OrderActor
}

export const lifeStates = ['submitted', 'fees-confirmed', 'fees-accepted', 'in-process', 'completed', 'cancelled'] as const
export type LifeState = (typeof lifeStates)[number]

export const paymentStates = ['unpaid', 'reported', 'received'] as const
export type PaymentState = (typeof paymentStates)[number]

/** What the server does after commit. */
export const orderEffects = [
  'mail-fees-confirmed',
  'mail-fees-accepted',
  'mail-payment-reported',
  'mail-payment-received',
  'mail-order-generated',
  'mail-order-completed',
  'mail-order-cancelled',
] as const
export type OrderEffect = (typeof orderEffects)[number]

/** The customer whose order it is, or an administrator of the company. */
export function isCustomer({ kind, relation }: OrderActor): boolean {
  return (kind === 'member' && relation === 'own') || (kind === 'admin' && (relation === 'own' || relation === 'own-company'))
}

const life = setup({
  types: { context: {} as OrderPapers, input: {} as OrderPapers, events: {} as OrderEvent },
  guards: {
    byStaff: ({ event }) => event.actor.kind === 'staff',
    byCustomer: ({ event }) => isCustomer(event.actor),
    paysAfterDeparture: ({ context }) => context.terms === 'after-departure',
    milestonesDone: ({ context }) => context.milestonesDone,
  },
  actions: {
    'mail-fees-confirmed': noted,
    'mail-fees-accepted': noted,
    'mail-payment-reported': noted,
    'mail-payment-received': noted,
    'mail-order-generated': noted,
    'mail-order-completed': noted,
    'mail-order-cancelled': noted,
  },
})

const received = stateIn({ payment: 'received' })
const mayPay = or([stateIn({ life: 'fees-accepted' }), and([stateIn({ life: 'in-process' }), 'paysAfterDeparture'])])
// Once money has been received, only staff can call it off: they must give it back.
const cancel = [
  { guard: 'byStaff' as const, target: 'cancelled', actions: 'mail-order-cancelled' as const },
  { guard: and(['byCustomer', notReceived()]), target: 'cancelled', actions: 'mail-order-cancelled' as const },
]

export const orderMachine = life.createMachine({
  id: 'order',
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    life: {
      initial: 'submitted',
      states: {
        submitted: {
          on: {
            'confirm-fees': { guard: 'byStaff', target: 'fees-confirmed', actions: 'mail-fees-confirmed' },
            cancel,
          },
        },
        'fees-confirmed': {
          on: {
            'confirm-fees': { guard: 'byStaff', target: 'fees-confirmed', actions: 'mail-fees-confirmed' },
            'accept-fees': { guard: 'byCustomer', target: 'fees-accepted', actions: 'mail-fees-accepted' },
            cancel,
          },
        },
        'fees-accepted': {
          on: {
            generate: {
              guard: and(['byStaff', or([received, 'paysAfterDeparture'])]),
              target: 'in-process',
              actions: 'mail-order-generated',
            },
            cancel,
          },
        },
        'in-process': {
          always: { guard: and(['milestonesDone', received]), target: 'completed', actions: 'mail-order-completed' },
          on: { 'record-milestone': { guard: 'byStaff', target: 'in-process' } },
        },
        completed: { type: 'final' },
        cancelled: { type: 'final' },
      },
    },
    payment: {
      initial: 'unpaid',
      states: {
        unpaid: { on: { 'report-payment': { guard: and(['byCustomer', mayPay]), target: 'reported', actions: 'mail-payment-reported' } } },
        reported: { on: { 'confirm-payment': { guard: and(['byStaff', mayPay]), target: 'received', actions: 'mail-payment-received' } } },
        received: {},
      },
    },
  },
})

function notReceived() {
  return or([stateIn({ payment: 'unpaid' }), stateIn({ payment: 'reported' })])
}

/** Effects are only named here; whoever moves the order carries them out after commit. */
function noted(): void {}
