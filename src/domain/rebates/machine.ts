/**
 * The states of a company's monthly rebate: it grows during the month, can be requested after the month, and is approved and
 * paid, or rejected with a reason and requested again.
 */
import { and, setup, transition } from 'xstate'
import type { ActorKind, Relation } from '../grid.ts'

export const rebateStates = ['accruing', 'payable', 'requested', 'approved', 'refused', 'paid'] as const
export type RebateState = (typeof rebateStates)[number]

export const rebateEventTypes = ['close-month', 'request-payout', 'withdraw-payout', 'approve-payout', 'refuse-payout', 'pay-out'] as const
export type RebateEventType = (typeof rebateEventTypes)[number]

/** `system` closes months. */
export type RebateActor = {
  readonly kind: ActorKind | 'system'
  readonly relation: Relation
}

export type RebateDetails = {
  /** Whether the month is over. */
  readonly over: boolean
  /** Whether there is anything to pay. */
  readonly owed: boolean
}

type RebateEvent = {
  readonly type: RebateEventType
  readonly actor: RebateActor
}

/** E-mails that the server queues with the move. */
export const rebateEffects = ['notify-payout-requested', 'notify-payout-approved', 'notify-payout-refused', 'notify-payout-paid'] as const
export type RebateEffect = (typeof rebateEffects)[number]

const life = setup({
  types: { context: {} as RebateDetails, input: {} as RebateDetails, events: {} as RebateEvent },
  guards: {
    bySystem: ({ event }) => event.actor.kind === 'system',
    byAdmin: ({ event }) => event.actor.kind === 'admin' && (event.actor.relation === 'own' || event.actor.relation === 'own-company'),
    byStaff: ({ event }) => event.actor.kind === 'staff',
    isOver: ({ context }) => context.over,
    isOwed: ({ context }) => context.owed,
  },
  actions: {
    'notify-payout-requested': noted,
    'notify-payout-approved': noted,
    'notify-payout-refused': noted,
    'notify-payout-paid': noted,
  },
})

export const rebateMachine = life.createMachine({
  id: 'rebate',
  context: ({ input }) => input,
  initial: 'accruing',
  states: {
    accruing: { on: { 'close-month': { guard: and(['bySystem', 'isOver']), target: 'payable' } } },
    payable: {
      on: { 'request-payout': { guard: and(['byAdmin', 'isOwed']), target: 'requested', actions: 'notify-payout-requested' } },
    },
    requested: {
      on: {
        'withdraw-payout': { guard: 'byAdmin', target: 'payable' },
        'approve-payout': { guard: 'byStaff', target: 'approved', actions: 'notify-payout-approved' },
        'refuse-payout': { guard: 'byStaff', target: 'refused', actions: 'notify-payout-refused' },
      },
    },
    approved: {
      on: {
        'pay-out': { guard: 'byStaff', target: 'paid', actions: 'notify-payout-paid' },
        // A transfer may be returned, so the approver gives a reason.
        'refuse-payout': { guard: 'byStaff', target: 'refused', actions: 'notify-payout-refused' },
      },
    },
    refused: {
      on: { 'request-payout': { guard: and(['byAdmin', 'isOwed']), target: 'requested', actions: 'notify-payout-requested' } },
    },
    paid: { type: 'final' },
  },
})

export type RebateMove =
  | { readonly ok: true; readonly state: RebateState; readonly effects: readonly RebateEffect[] }
  /** `reason` is a text key. */
  | { readonly ok: false; readonly reason: string; readonly params: { readonly event: RebateEventType; readonly state: string } }

export type RebateFacts = RebateDetails & {
  readonly state: string
}

/** Runs the machine: returns the new state, or the reason why not. */
export function moveRebate({ state, ...papers }: RebateFacts, type: RebateEventType, actor: RebateActor): RebateMove {
  const refuse = (reason: string): RebateMove => ({ ok: false, reason, params: { event: type, state } })
  if (!isRebateState(state)) return refuse('rebate.refused.unknown-state')
  const event: RebateEvent = { type, actor }
  const snapshot = rebateMachine.resolveState({ value: state, context: papers })
  if (!snapshot.can(event)) return refuse(reasonOf({ state, ...papers }, type, actor))
  const [next, actions] = transition(rebateMachine, snapshot, event)
  return { ok: true, state: next.value as RebateState, effects: actions.map((action) => action.type).filter(isEffect) }
}

const customerEvents: readonly RebateEventType[] = ['request-payout', 'withdraw-payout']

function reasonOf({ state, owed }: RebateFacts, event: RebateEventType, actor: RebateActor): string {
  if (event === 'close-month') return 'rebate.refused.month-runs'
  if (customerEvents.includes(event) ? actor.kind !== 'admin' : actor.kind !== 'staff')
    return customerEvents.includes(event) ? 'rebate.refused.only-admin' : 'rebate.refused.only-staff'
  if (state === 'accruing') return 'rebate.refused.month-runs'
  if (state === 'paid') return 'rebate.refused.paid'
  if (event === 'request-payout' && (state === 'requested' || state === 'approved')) return 'rebate.refused.requested-already'
  return event === 'request-payout' && !owed ? 'rebate.refused.nothing-owed' : 'rebate.refused.not-now'
}

function isRebateState(value: string): value is RebateState {
  return (rebateStates as readonly string[]).includes(value)
}

function isEffect(value: string): value is RebateEffect {
  return (rebateEffects as readonly string[]).includes(value)
}

/** Effects are only named here; the caller runs them. */
function noted(): void {}
