/**
 * The life of an order, whole. Four things go on side by side: the order itself, its payment, a change of what was
 * booked, and the bill of lading. Guards look only at the event's actor and at what the order's papers say; nothing here
 * reads a clock or a database.
 */
import { and, not, or, setup, stateIn } from 'xstate'
import { isCustomer, type MoveEffect, moveEffects, type OrderEvent, type OrderPapers } from './events.ts'

const life = setup({
  types: { context: {} as OrderPapers, input: {} as OrderPapers, events: {} as OrderEvent },
  guards: {
    byStaff: ({ event }) => event.actor.kind === 'staff',
    byCustomer: ({ event }) => isCustomer(event.actor),
    byParty: ({ event }) => event.actor.kind === 'staff' || isCustomer(event.actor),
    paysAfterDeparture: ({ context }) => context.terms === 'after-departure',
    milestonesDone: ({ context }) => context.milestonesDone,
    changePriced: ({ context }) => context.changePriced === true,
    moreToPay: ({ context }) => context.moreToPay === true,
    covered: ({ context }) => context.covered === true,
  },
  actions: Object.fromEntries(moveEffects.map((effect) => [effect, noted])) as Record<MoveEffect, () => void>,
})

const received = stateIn({ payment: 'received' })
const reported = stateIn({ payment: 'reported' })
const noChange = stateIn({ amendment: 'none' })
const offered = stateIn({ amendment: 'offered' })
const inProcess = stateIn({ life: 'in-process' })
// What was agreed can be changed; what is still to be confirmed is changed by confirming it.
const agreed = or([stateIn({ life: 'fees-confirmed' }), stateIn({ life: 'fees-accepted' }), inProcess])
// A carrier takes papers for a booking that stands, and boxes are released for one: not before the customer stands by it.
const standing = or([stateIn({ life: 'fees-accepted' }), inProcess])
const ended = or([stateIn({ life: 'cancelled' }), stateIn({ life: 'rejected' })])
// Whether money on its way covers a dearer order cannot be said before it is there.
const changeAccepted = and(['byCustomer', agreed, not(and([reported, 'moreToPay']))])

// Once money has been received, only staff can call it off: they must give it back.
const cancel = [
  { guard: 'byStaff' as const, target: 'cancelled', actions: 'mail-order-cancelled' as const },
  { guard: and(['byCustomer', not(received)]), target: 'cancelled', actions: 'mail-order-cancelled' as const },
]
const reject = { guard: 'byStaff' as const, target: 'rejected', actions: 'mail-order-rejected' as const }

/** What leaves an open order where it stands. */
function staying<State extends string>(target: State) {
  const byStaff = { guard: 'byStaff' as const, target }
  return { take: byStaff, 'hand-over': byStaff, 'change-facts': byStaff, 'add-file': { guard: 'byParty' as const, target } }
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
            'confirm-fees': { guard: 'byStaff', target: 'fees-confirmed', actions: 'mail-fees-confirmed' },
            cancel,
            reject,
            ...staying('submitted'),
          },
        },
        'fees-confirmed': {
          on: {
            // The offer of a change rests on the fees that it was worked out from.
            'confirm-fees': { guard: and(['byStaff', noChange]), target: 'fees-confirmed', actions: 'mail-fees-confirmed' },
            'accept-fees': { guard: 'byCustomer', target: 'fees-accepted', actions: 'mail-fees-accepted' },
            cancel,
            reject,
            ...staying('fees-confirmed'),
          },
        },
        'fees-accepted': {
          on: {
            // Nobody starts to execute what the customer is about to change.
            generate: {
              guard: and(['byStaff', noChange, or([received, 'paysAfterDeparture'])]),
              target: 'in-process',
              actions: 'mail-order-generated',
            },
            cancel,
            reject,
            'assign-containers': { guard: 'byParty', target: 'fees-accepted' },
            'submit-vgm': { guard: 'byParty', target: 'fees-accepted', actions: 'mail-vgm-submitted' },
            ...staying('fees-accepted'),
          },
        },
        'in-process': {
          always: { guard: and(['milestonesDone', received, noChange]), target: 'completed', actions: 'mail-order-completed' },
          on: {
            'record-milestone': { guard: 'byStaff', target: 'in-process', actions: 'mail-milestone' },
            // Only what moves can be stopped.
            hold: { guard: 'byStaff', target: 'in-process', actions: 'mail-held' },
            'release-hold': { guard: 'byStaff', target: 'in-process', actions: 'mail-hold-released' },
            'assign-containers': { guard: 'byParty', target: 'in-process' },
            'submit-vgm': { guard: 'byParty', target: 'in-process', actions: 'mail-vgm-submitted' },
            ...staying('in-process'),
          },
        },
        // Invoices and proofs of delivery come after the end, too.
        completed: { on: { 'add-file': { guard: 'byParty', target: 'completed' } } },
        cancelled: { type: 'final' },
        rejected: { type: 'final' },
      },
    },
    payment: {
      initial: 'unpaid',
      states: {
        unpaid: {
          on: {
            'report-payment': { guard: and(['byCustomer', standing]), target: 'reported', actions: 'mail-payment-reported' },
            // A change that made it dearer was taken back.
            'accept-amendment': { guard: and([changeAccepted, offered, 'covered']), target: 'received' },
          },
        },
        reported: {
          on: { 'confirm-payment': { guard: and(['byStaff', standing]), target: 'received', actions: 'mail-payment-received' } },
        },
        received: {
          on: { 'accept-amendment': { guard: and([changeAccepted, offered, 'moreToPay']), target: 'unpaid' } },
        },
      },
    },
    amendment: {
      initial: 'none',
      states: {
        none: {
          on: {
            'request-amendment': [
              { guard: and(['byParty', agreed, 'changePriced']), target: 'offered', actions: 'mail-amendment-offered' },
              { guard: and(['byParty', agreed]), target: 'requested', actions: 'mail-amendment-requested' },
            ],
          },
        },
        requested: {
          always: { guard: ended, target: 'none' },
          on: {
            'offer-amendment': { guard: and(['byStaff', agreed]), target: 'offered', actions: 'mail-amendment-offered' },
            'decline-amendment': { guard: and(['byParty', agreed]), target: 'none', actions: 'mail-amendment-declined' },
          },
        },
        offered: {
          always: { guard: ended, target: 'none' },
          on: {
            'offer-amendment': { guard: and(['byStaff', agreed]), target: 'offered', actions: 'mail-amendment-offered' },
            'accept-amendment': { guard: changeAccepted, target: 'none', actions: 'mail-amendment-accepted' },
            'decline-amendment': { guard: and(['byParty', agreed]), target: 'none', actions: 'mail-amendment-declined' },
          },
        },
      },
    },
    bill: {
      initial: 'none',
      states: {
        none: {
          on: {
            'submit-shipping-instruction': { guard: and(['byParty', standing]), target: 'none', actions: 'mail-shipping-instruction' },
            'issue-bill-draft': { guard: and(['byStaff', inProcess]), target: 'drafted', actions: 'mail-bill-drafted' },
          },
        },
        // From the draft on the customer speaks of the draft: another instruction would cross it.
        drafted: {
          on: {
            'issue-bill-draft': { guard: and(['byStaff', inProcess]), target: 'drafted', actions: 'mail-bill-drafted' },
            'confirm-bill': { guard: and(['byCustomer', inProcess]), target: 'confirmed', actions: 'mail-bill-confirmed' },
            'request-bill-change': {
              guard: and(['byCustomer', inProcess]),
              target: 'change-requested',
              actions: 'mail-bill-change-requested',
            },
          },
        },
        'change-requested': {
          on: {
            'submit-shipping-instruction': {
              guard: and(['byParty', standing]),
              target: 'change-requested',
              actions: 'mail-shipping-instruction',
            },
            'issue-bill-draft': { guard: and(['byStaff', inProcess]), target: 'drafted', actions: 'mail-bill-drafted' },
          },
        },
        confirmed: {
          on: {
            'request-bill-change': {
              guard: and(['byCustomer', inProcess]),
              target: 'change-requested',
              actions: 'mail-bill-change-requested',
            },
          },
        },
      },
    },
  },
})

/** Effects are only named here; whoever moves the order carries them out after commit. */
function noted(): void {}
