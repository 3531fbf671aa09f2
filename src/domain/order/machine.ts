/**
 * The complete order workflow, with four parallel parts: the order itself, its payment, an amendment, and the bill of lading.
 * Guards depend only on the event's actor and the order's data; the machine reads no clock or database.
 */
import { and, not, or, setup, stateIn } from 'xstate'
import { isCustomer, type MoveEffect, moveEffects, type OrderDetails, type OrderEvent } from './events.ts'
import { type OrderEventType, type OrderSide, orderMoves } from './moves.ts'

const life = setup({
  types: { context: {} as OrderDetails, input: {} as OrderDetails, events: {} as OrderEvent },
  guards: {
    byStaff: ({ event }) => event.actor.kind === 'staff',
    byCustomer: ({ event }) => isCustomer(event.actor),
    byParty: ({ event }) => event.actor.kind === 'staff' || isCustomer(event.actor),
    paysAfterDeparture: ({ context }) => context.terms === 'after-departure',
    milestonesDone: ({ context }) => context.milestonesDone,
    changePriced: ({ context }) => context.changePriced === true,
    partPaid: ({ context }) => context.partPaid === true,
    paidInFull: ({ context }) => context.paidInFull === true,
    overpaid: ({ context }) => context.overpaid === true,
    toCheck: ({ context }) => context.toCheck === true,
    disputed: ({ context }) => context.disputed === true,
  },
  actions: Object.fromEntries(moveEffects.map((effect) => [effect, noted])) as Record<MoveEffect, () => void>,
})

const guardOf = { staff: 'byStaff', customer: 'byCustomer', parties: 'byParty' } as const

/** The guard for the actors who may trigger the event. */
function mayCause(event: OrderEventType): (typeof guardOf)[OrderSide] {
  return guardOf[orderMoves[event].by]
}

const settled = or([stateIn({ payment: 'received' }), stateIn({ payment: 'overpaid' })])
const noChange = stateIn({ amendment: 'none' })
const offered = stateIn({ amendment: 'offered' })
const inProcess = stateIn({ life: 'in-process' })
// Agreed bookings can be amended; unconfirmed ones are changed when their fees are confirmed.
const agreed = or([stateIn({ life: 'fees-confirmed' }), stateIn({ life: 'fees-accepted' }), inProcess])
// Carriers accept documents, and release containers, only for a confirmed booking: not before the customer accepts.
const standing = or([stateIn({ life: 'fees-accepted' }), inProcess])
const ended = or([stateIn({ life: 'cancelled' }), stateIn({ life: 'rejected' })])
const changeAccepted = and([mayCause('accept-amendment'), agreed])

// Once money has been received, only staff can cancel: it must be refunded.
const cancel = [
  { guard: 'byStaff' as const, target: 'cancelled', actions: 'notify-order-cancelled' as const },
  { guard: and(['byCustomer', not(settled), not('partPaid')]), target: 'cancelled', actions: 'notify-order-cancelled' as const },
]
const reject = { guard: mayCause('reject'), target: 'rejected', actions: 'notify-order-rejected' as const }

const report = { guard: and([mayCause('report-payment'), standing]), target: 'reported', actions: 'notify-payment-reported' as const }

/** Decides on one reported payment. The order waits until all are checked, and is paid once they cover its fees. */
function checked(event: 'confirm-payment' | 'refuse-payment', effect: MoveEffect) {
  const allowed = and([mayCause(event), standing])
  return [
    { guard: and([allowed, 'toCheck']), target: 'reported', actions: effect },
    { guard: and([allowed, 'paidInFull', 'overpaid']), target: 'overpaid', actions: 'notify-payment-received' as const },
    { guard: and([allowed, 'paidInFull']), target: 'received', actions: 'notify-payment-received' as const },
    { guard: and([allowed, 'partPaid']), target: 'part-paid', actions: effect },
    { guard: allowed, target: 'unpaid', actions: effect },
  ]
}

/** When the fees change, the same payments may cover all of them, or no longer. */
const repriced = {
  'accept-amendment': [
    { guard: and([changeAccepted, offered, 'paidInFull', 'overpaid']), target: 'overpaid' },
    { guard: and([changeAccepted, offered, 'paidInFull']), target: 'received' },
    { guard: and([changeAccepted, offered, 'partPaid']), target: 'part-paid' },
    { guard: and([changeAccepted, offered]), target: 'unpaid' },
  ],
}

/** While money is due. An order that an earlier version calls unpaid may be paid in part. */
const due = {
  on: {
    'report-payment': report,
    'waive-rest': {
      guard: and([mayCause('waive-rest'), standing, 'partPaid']),
      target: 'received',
      actions: 'notify-rest-waived' as const,
    },
    ...repriced,
  },
}

/** Events that do not change an order's state. */
function staying<State extends string>(target: State) {
  return {
    take: { guard: mayCause('take'), target },
    'hand-over': { guard: mayCause('hand-over'), target },
    'change-facts': { guard: mayCause('change-facts'), target },
    'add-file': { guard: mayCause('add-file'), target },
  }
}

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
            'confirm-fees': { guard: mayCause('confirm-fees'), target: 'fees-confirmed', actions: 'notify-fees-confirmed' },
            cancel,
            reject,
            ...staying('submitted'),
          },
        },
        'fees-confirmed': {
          on: {
            // The quote for a change is based on the current fees, so these must not change meanwhile.
            'confirm-fees': {
              guard: and([mayCause('confirm-fees'), noChange]),
              target: 'fees-confirmed',
              actions: 'notify-fees-confirmed',
            },
            'dispute-fees': {
              guard: and([mayCause('dispute-fees'), noChange]),
              target: 'fees-confirmed',
              actions: 'notify-fees-disputed',
            },
            'decline-dispute': {
              guard: and([mayCause('decline-dispute'), 'disputed']),
              target: 'fees-confirmed',
              actions: 'notify-dispute-declined',
            },
            'accept-fees': { guard: mayCause('accept-fees'), target: 'fees-accepted', actions: 'notify-fees-accepted' },
            cancel,
            reject,
            ...staying('fees-confirmed'),
          },
        },
        'fees-accepted': {
          on: {
            // Do not start execution while the customer has an open amendment.
            generate: {
              guard: and([mayCause('generate'), noChange, or([settled, 'paysAfterDeparture'])]),
              target: 'in-process',
              actions: 'notify-order-generated',
            },
            cancel,
            reject,
            'assign-containers': { guard: mayCause('assign-containers'), target: 'fees-accepted' },
            'submit-vgm': { guard: mayCause('submit-vgm'), target: 'fees-accepted', actions: 'notify-vgm-submitted' },
            ...staying('fees-accepted'),
          },
        },
        'in-process': {
          always: { guard: and(['milestonesDone', settled, noChange]), target: 'completed', actions: 'notify-order-completed' },
          on: {
            'record-milestone': { guard: mayCause('record-milestone'), target: 'in-process', actions: 'notify-milestone' },
            'withdraw-milestone': { guard: mayCause('withdraw-milestone'), target: 'in-process', actions: 'notify-milestone-withdrawn' },
            // Only orders in progress can be put on hold.
            hold: { guard: mayCause('hold'), target: 'in-process', actions: 'notify-held' },
            'release-hold': { guard: mayCause('release-hold'), target: 'in-process', actions: 'notify-hold-released' },
            'assign-containers': { guard: mayCause('assign-containers'), target: 'in-process' },
            'submit-vgm': { guard: mayCause('submit-vgm'), target: 'in-process', actions: 'notify-vgm-submitted' },
            ...staying('in-process'),
          },
        },
        // Invoices and proofs of delivery can arrive after completion.
        completed: { on: { 'add-file': { guard: mayCause('add-file'), target: 'completed' } } },
        cancelled: { type: 'final' },
        rejected: { type: 'final' },
      },
    },
    payment: {
      initial: 'unpaid',
      states: {
        unpaid: due,
        'part-paid': due,
        reported: {
          on: {
            // Another transfer, such as one in a second currency.
            'report-payment': report,
            'confirm-payment': checked('confirm-payment', 'notify-payment-part-received'),
            'refuse-payment': checked('refuse-payment', 'notify-payment-refused'),
          },
        },
        received: { on: repriced },
        overpaid: { on: repriced },
      },
    },
    amendment: {
      initial: 'none',
      states: {
        none: {
          on: {
            'request-amendment': [
              {
                guard: and([mayCause('request-amendment'), agreed, 'changePriced']),
                target: 'offered',
                actions: 'notify-amendment-offered',
              },
              { guard: and([mayCause('request-amendment'), agreed]), target: 'requested', actions: 'notify-amendment-requested' },
            ],
          },
        },
        requested: {
          always: { guard: ended, target: 'none' },
          on: {
            'offer-amendment': {
              guard: and([mayCause('offer-amendment'), agreed]),
              target: 'offered',
              actions: 'notify-amendment-offered',
            },
            'decline-amendment': {
              guard: and([mayCause('decline-amendment'), agreed]),
              target: 'none',
              actions: 'notify-amendment-declined',
            },
          },
        },
        offered: {
          always: { guard: ended, target: 'none' },
          on: {
            'offer-amendment': {
              guard: and([mayCause('offer-amendment'), agreed]),
              target: 'offered',
              actions: 'notify-amendment-offered',
            },
            'accept-amendment': { guard: changeAccepted, target: 'none', actions: 'notify-amendment-accepted' },
            'decline-amendment': {
              guard: and([mayCause('decline-amendment'), agreed]),
              target: 'none',
              actions: 'notify-amendment-declined',
            },
          },
        },
      },
    },
    bill: {
      initial: 'none',
      states: {
        none: {
          on: {
            'submit-shipping-instruction': {
              guard: and([mayCause('submit-shipping-instruction'), standing]),
              target: 'none',
              actions: 'notify-shipping-instruction',
            },
            'issue-bill-draft': {
              guard: and([mayCause('issue-bill-draft'), inProcess]),
              target: 'drafted',
              actions: 'notify-bill-drafted',
            },
          },
        },
        // Once there is a draft, the customer requests changes to it: a new instruction would conflict.
        drafted: {
          on: {
            'issue-bill-draft': {
              guard: and([mayCause('issue-bill-draft'), inProcess]),
              target: 'drafted',
              actions: 'notify-bill-drafted',
            },
            'confirm-bill': { guard: and([mayCause('confirm-bill'), inProcess]), target: 'confirmed', actions: 'notify-bill-confirmed' },
            'request-bill-change': {
              guard: and([mayCause('request-bill-change'), inProcess]),
              target: 'change-requested',
              actions: 'notify-bill-change-requested',
            },
          },
        },
        'change-requested': {
          on: {
            'submit-shipping-instruction': {
              guard: and([mayCause('submit-shipping-instruction'), standing]),
              target: 'change-requested',
              actions: 'notify-shipping-instruction',
            },
            'issue-bill-draft': {
              guard: and([mayCause('issue-bill-draft'), inProcess]),
              target: 'drafted',
              actions: 'notify-bill-drafted',
            },
          },
        },
        confirmed: {
          on: {
            'request-bill-change': {
              guard: and([mayCause('request-bill-change'), inProcess]),
              target: 'change-requested',
              actions: 'notify-bill-change-requested',
            },
          },
        },
      },
    },
  },
})

/** Effects are only named here; the caller runs them after commit. */
function noted(): void {}
