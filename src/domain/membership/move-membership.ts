/** Moves a person between states: returns the new state, or the reason why not. */
import { transition } from 'xstate'
import {
  isCompanyAdmin,
  isCustomer,
  isLastAdmin,
  type MembershipActor,
  type MembershipDetails,
  type MembershipEffect,
  type MembershipEvent,
  type MembershipEventType,
  type MembershipState,
  membershipEffects,
  membershipEventTypes,
  membershipMachine,
  membershipStates,
} from './machine.ts'

/** The details of a person that decide which moves are possible. */
export interface MembershipFacts extends MembershipDetails {
  readonly state: string
}

export interface MembershipMoved {
  readonly ok: true
  readonly state: MembershipState
  readonly effects: readonly MembershipEffect[]
}

/** `reason` is a text key. */
export interface MembershipRefused {
  readonly ok: false
  readonly reason: string
  readonly params: { readonly event: MembershipEventType; readonly state: string }
}

export type MembershipMove = MembershipMoved | MembershipRefused

/** Runs the machine. */
export function moveMembership(facts: MembershipFacts, type: MembershipEventType, actor: MembershipActor): MembershipMove {
  const { state, role, active, otherAdmins } = facts
  if (!isMembershipState(state)) return refuse(facts, type, 'membership.refused.unknown-state')
  const event: MembershipEvent = { type, actor }
  const snapshot = membershipMachine.resolveState({ value: state, context: { role, active, otherAdmins } })
  if (!snapshot.can(event)) return refuse(facts, type, reasonOf(facts, type, actor))
  const [next, actions] = transition(membershipMachine, snapshot, event)
  return { ok: true, state: next.value, effects: actions.map((action) => action.type).filter(isEffect) }
}

export type PossibleMembershipMove =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: string; readonly params: MembershipRefused['params'] }

/** Possible actions on a person's membership, for buttons: allowed, or the reason why not. */
export function possibleMembershipMoves(
  facts: MembershipFacts,
  actor: MembershipActor,
): Readonly<Record<MembershipEventType, PossibleMembershipMove>> {
  const moves = membershipEventTypes.map((event): [MembershipEventType, PossibleMembershipMove] => {
    const move = moveMembership(facts, event, actor)
    return [event, move.ok ? { allowed: true } : { allowed: false, reason: move.reason, params: move.params }]
  })
  return Object.fromEntries(moves) as Record<MembershipEventType, PossibleMembershipMove>
}

function isMembershipState(value: string): value is MembershipState {
  return (membershipStates as readonly string[]).includes(value)
}

function isEffect(value: string): value is MembershipEffect {
  return (membershipEffects as readonly string[]).includes(value)
}

function refuse({ state }: MembershipFacts, event: MembershipEventType, reason: string): MembershipRefused {
  return { ok: false, reason, params: { event, state } }
}

type Event = MembershipEventType

const ownEvents: readonly Event[] = ['apply-certification', 'request-join', 'accept-invitation', 'withdraw']
const staffEvents: readonly Event[] = ['company-certified', 'company-withdrawn', 'appoint']
const decisions: readonly Event[] = ['approve', 'refuse']

/** Why the machine refused: the actor comes first, then the person's state. */
function reasonOf(facts: MembershipFacts, event: Event, actor: MembershipActor): string {
  return reasonAgainstActor(facts, event, actor) ?? reasonAgainstState(facts, event) ?? reasonAgainstPapers(facts, event)
}

function reasonAgainstActor({ state }: MembershipFacts, event: Event, actor: MembershipActor): string | null {
  const own = actor.relation === 'own'
  if (ownEvents.includes(event)) return own && isCustomer(actor.kind) ? null : 'membership.refused.only-self'
  if (decisions.includes(event)) {
    if (own) return 'membership.refused.own-request'
    if (state !== 'under-review' && state !== 'awaiting-consent') return null
    if (state === 'under-review') return actor.kind === 'staff' ? null : 'membership.refused.only-staff'
    return isCompanyAdmin(actor) ? null : 'membership.refused.only-admin'
  }
  if (staffEvents.includes(event)) return actor.kind === 'staff' && !own ? null : 'membership.refused.only-staff'
  if (!isCompanyAdmin(actor)) return 'membership.refused.only-admin'
  return event === 'disable' && own ? 'membership.refused.own-account' : null
}

function reasonAgainstState({ state }: MembershipFacts, event: Event): string | null {
  if (event === 'apply-certification' || event === 'request-join' || event === 'accept-invitation')
    return state === 'certified' ? 'membership.refused.already-member' : 'membership.refused.already-applied'
  if (event === 'approve' && (state === 'under-review' || state === 'awaiting-consent')) return 'membership.refused.disabled'
  if (event === 'withdraw' || event === 'company-certified' || decisions.includes(event)) return 'membership.refused.nothing-open'
  return state === 'certified' ? null : 'membership.refused.not-member'
}

function reasonAgainstPapers(facts: MembershipFacts, event: Event): string {
  if (event === 'enable') return 'membership.refused.already-active'
  if ((event === 'make-admin' || event === 'disable' || event === 'appoint') && !facts.active) return 'membership.refused.disabled'
  if (event === 'make-admin') return 'membership.refused.already-admin'
  if (event === 'appoint') return 'membership.refused.has-admin'
  return isLastAdmin(facts) ? 'membership.refused.last-admin' : 'membership.refused.already-plain'
}

export interface Standing {
  readonly role: string
  /** Null if the person has no company. */
  readonly companyStatus: string | null
  /** Type of the person's open request; null without one. */
  readonly openRequest: string | null
}

/** Derived from role and company; for others, from their open request. */
export function membershipOf({ role, companyStatus, openRequest }: Standing): MembershipState {
  if (companyStatus === 'certified') {
    if (role === 'member' || role === 'admin') return 'certified'
    if (role === 'pending') return 'awaiting-consent'
  }
  if (openRequest === 'certification') return 'under-review'
  return openRequest === 'join' ? 'awaiting-consent' : 'not-certified'
}
