/** The workflow of a supplier order. Guards depend only on the actor and the order's data. */
import { and, setup, transition } from 'xstate'
import type { ActorKind, Relation } from '../grid.ts'

export const supplierOrderStates = ['draft', 'sent', 'confirmed', 'done', 'cancelled'] as const
export type SupplierOrderState = (typeof supplierOrderStates)[number]

export const supplierOrderEventTypes = [
  'change-supplier-order',
  'send-supplier-order',
  'confirm-supplier-order',
  'finish-supplier-order',
  'cancel-supplier-order',
  'attach-supplier-file',
] as const
export type SupplierOrderEventType = (typeof supplierOrderEventTypes)[number]

export interface SupplierOrderActor {
  readonly kind: ActorKind
  readonly relation: Relation
}

export interface SupplierOrderDetails {
  /** There is at least one cost line. */
  readonly priced: boolean
}

interface SupplierOrderEvent {
  readonly type: SupplierOrderEventType
  readonly actor: SupplierOrderActor
}

/** E-mails to the supplier that the server queues with the move. */
export const supplierOrderEffects = ['mail-order', 'mail-cancelled'] as const
export type SupplierOrderEffect = (typeof supplierOrderEffects)[number]

const life = setup({
  types: { context: {} as SupplierOrderDetails, input: {} as SupplierOrderDetails, events: {} as SupplierOrderEvent },
  guards: {
    byBuyer: ({ event }) => isBuyer(event.actor),
    isPriced: ({ context }) => context.priced,
  },
  actions: { 'mail-order': noted, 'mail-cancelled': noted },
})

export const supplierOrderMachine = life.createMachine({
  id: 'supplier-order',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      on: {
        'attach-supplier-file': { guard: 'byBuyer', target: 'draft' },
        'change-supplier-order': { guard: 'byBuyer', target: 'draft' },
        'send-supplier-order': { guard: and(['byBuyer', 'isPriced']), target: 'sent', actions: 'mail-order' },
        'cancel-supplier-order': { guard: 'byBuyer', target: 'cancelled' },
      },
    },
    sent: {
      on: {
        'attach-supplier-file': { guard: 'byBuyer', target: 'sent' },
        'confirm-supplier-order': { guard: 'byBuyer', target: 'confirmed' },
        'cancel-supplier-order': { guard: 'byBuyer', target: 'cancelled', actions: 'mail-cancelled' },
      },
    },
    confirmed: {
      on: {
        'attach-supplier-file': { guard: 'byBuyer', target: 'confirmed' },
        'finish-supplier-order': { guard: 'byBuyer', target: 'done' },
        'cancel-supplier-order': { guard: 'byBuyer', target: 'cancelled', actions: 'mail-cancelled' },
      },
    },
    // An invoice may arrive late: files are accepted in every state.
    done: { on: { 'attach-supplier-file': { guard: 'byBuyer', target: 'done' } } },
    cancelled: { on: { 'attach-supplier-file': { guard: 'byBuyer', target: 'cancelled' } } },
  },
})

export type SupplierOrderMove =
  | { readonly ok: true; readonly state: SupplierOrderState; readonly effects: readonly SupplierOrderEffect[] }
  /** `reason` is a text key. */
  | { readonly ok: false; readonly reason: string; readonly params: { readonly event: SupplierOrderEventType; readonly state: string } }

export interface SupplierOrderFacts extends SupplierOrderDetails {
  readonly state: string
}

/** Runs the machine: returns the new state, or the reason why not. */
export function moveSupplierOrder(
  { state, priced }: SupplierOrderFacts,
  type: SupplierOrderEventType,
  actor: SupplierOrderActor,
): SupplierOrderMove {
  const refuse = (reason: string): SupplierOrderMove => ({ ok: false, reason, params: { event: type, state } })
  if (!isState(state)) return refuse('purchase.refused.unknown-state')
  const event: SupplierOrderEvent = { type, actor }
  const snapshot = supplierOrderMachine.resolveState({ value: state, context: { priced } })
  if (!snapshot.can(event)) {
    if (!isBuyer(actor)) return refuse('purchase.refused.only-buyer')
    return refuse(state === 'draft' && !priced ? 'purchase.refused.no-lines' : `purchase.refused.${state}`)
  }
  const [next, actions] = transition(supplierOrderMachine, snapshot, event)
  return { ok: true, state: next.value as SupplierOrderState, effects: actions.map((action) => action.type).filter(isEffect) }
}

export type PossibleSupplierOrderMove =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: string; readonly params: { readonly event: string; readonly state: string } }

/** Possible actions on the order, for buttons: allowed, or the reason why not. */
export function possibleSupplierOrderMoves(
  facts: SupplierOrderFacts,
  actor: SupplierOrderActor,
): Readonly<Record<SupplierOrderEventType, PossibleSupplierOrderMove>> {
  const moves = supplierOrderEventTypes.map((event): [SupplierOrderEventType, PossibleSupplierOrderMove] => {
    const move = moveSupplierOrder(facts, event, actor)
    return [event, move.ok ? { allowed: true } : { allowed: false, reason: move.reason, params: move.params }]
  })
  return Object.fromEntries(moves) as Record<SupplierOrderEventType, PossibleSupplierOrderMove>
}

/** Members of the company; the grid decides which of them. */
function isBuyer({ kind, relation }: SupplierOrderActor): boolean {
  return (kind === 'member' || kind === 'admin') && (relation === 'own' || relation === 'own-company')
}

function isState(value: string): value is SupplierOrderState {
  return (supplierOrderStates as readonly string[]).includes(value)
}

function isEffect(value: string): value is SupplierOrderEffect {
  return (supplierOrderEffects as readonly string[]).includes(value)
}

/** Effects are only named here; the caller runs them. */
function noted(): void {}
