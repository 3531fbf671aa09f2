/**
 * How a person joins a company: applying for verification or to join, the decision, and its consequences. Guards only depend on
 * the actor and the person; the machine reads no clock or database.
 */
import { and, not, setup } from 'xstate'
import type { ActorKind, Relation } from '../grid.ts'

export const membershipStates = ['not-certified', 'under-review', 'awaiting-consent', 'certified'] as const
export type MembershipState = (typeof membershipStates)[number]

export const membershipEventTypes = [
  'apply-certification',
  'request-join',
  'accept-invitation',
  'withdraw',
  'approve',
  'refuse',
  'company-certified',
  'company-withdrawn',
  'make-admin',
  'make-member',
  'disable',
  'enable',
  'remove',
  'appoint',
] as const
export type MembershipEventType = (typeof membershipEventTypes)[number]

/** The actor and their relation to the person concerned: `own` is that person, `own-company` a colleague. */
export interface MembershipActor {
  readonly kind: ActorKind
  readonly relation: Relation
}

/** Details of the person that the machine needs besides the state. */
export interface MembershipDetails {
  /** Role of a verified person in the company. */
  readonly role: 'member' | 'admin'
  /** Whether the person is active. */
  readonly active: boolean
  /** Active administrators of the company besides this person. */
  readonly otherAdmins: number
}

export interface MembershipEvent {
  readonly type: MembershipEventType
  readonly actor: MembershipActor
}

/** E-mails that the server sends after commit. */
export const membershipEffects = [
  'notify-applied',
  'notify-join-asked',
  'notify-certified',
  'notify-certification-refused',
  'notify-joined',
  'notify-join-refused',
  'notify-colleague-certified',
  'notify-company-withdrawn',
  'notify-made-admin',
  'notify-made-member',
  'notify-disabled',
  'notify-enabled',
  'notify-removed',
  'notify-appointed',
] as const
export type MembershipEffect = (typeof membershipEffects)[number]

/** The last administrator: without this person no one could manage the company. */
export function isLastAdmin({ role, active, otherAdmins }: MembershipDetails): boolean {
  return role === 'admin' && active && otherAdmins === 0
}

const life = setup({
  types: { context: {} as MembershipDetails, input: {} as MembershipDetails, events: {} as MembershipEvent },
  guards: {
    bySelf: ({ event }) => isCustomer(event.actor.kind) && event.actor.relation === 'own',
    byStaff: ({ event }) => event.actor.kind === 'staff' && event.actor.relation !== 'own',
    // Administrators can act on themselves; a user awaiting approval is never one.
    byAdmin: ({ event }) => isCompanyAdmin(event.actor),
    bySomeoneElse: ({ event }) => event.actor.relation !== 'own',
    isAdmin: ({ context }) => context.role === 'admin',
    isActive: ({ context }) => context.active,
    isLastAdmin: ({ context }) => isLastAdmin(context),
    hasNoAdmin: ({ context }) => context.otherAdmins === 0 && !(context.role === 'admin' && context.active),
  },
  actions: {
    'notify-applied': noted,
    'notify-join-asked': noted,
    'notify-certified': noted,
    'notify-certification-refused': noted,
    'notify-joined': noted,
    'notify-join-refused': noted,
    'notify-colleague-certified': noted,
    'notify-company-withdrawn': noted,
    'notify-made-admin': noted,
    'notify-made-member': noted,
    'notify-disabled': noted,
    'notify-enabled': noted,
    'notify-removed': noted,
    'notify-appointed': noted,
  },
})

export const membershipMachine = life.createMachine({
  id: 'membership',
  context: ({ input }) => input,
  initial: 'not-certified',
  states: {
    'not-certified': {
      on: {
        'apply-certification': { guard: 'bySelf', target: 'under-review', actions: 'notify-applied' },
        'request-join': { guard: 'bySelf', target: 'awaiting-consent', actions: 'notify-join-asked' },
        'accept-invitation': { guard: 'bySelf', target: 'certified' },
      },
    },
    'under-review': {
      on: {
        withdraw: { guard: 'bySelf', target: 'not-certified' },
        approve: { guard: and(['byStaff', 'isActive']), target: 'certified', actions: 'notify-certified' },
        refuse: { guard: 'byStaff', target: 'not-certified', actions: 'notify-certification-refused' },
        // A colleague's application was approved first: only the company's approval is left.
        'company-certified': { guard: 'byStaff', target: 'awaiting-consent', actions: ['notify-colleague-certified', 'notify-join-asked'] },
      },
    },
    'awaiting-consent': {
      on: {
        withdraw: { guard: 'bySelf', target: 'not-certified' },
        approve: { guard: and(['byAdmin', 'bySomeoneElse', 'isActive']), target: 'certified', actions: 'notify-joined' },
        refuse: { guard: and(['byAdmin', 'bySomeoneElse']), target: 'not-certified', actions: 'notify-join-refused' },
        'company-withdrawn': { guard: 'byStaff', target: 'not-certified', actions: 'notify-company-withdrawn' },
      },
    },
    certified: {
      on: {
        'company-withdrawn': { guard: 'byStaff', target: 'not-certified', actions: 'notify-company-withdrawn' },
        'make-admin': { guard: and(['byAdmin', 'isActive', not('isAdmin')]), target: 'certified', actions: 'notify-made-admin' },
        'make-member': { guard: and(['byAdmin', 'isAdmin', not('isLastAdmin')]), target: 'certified', actions: 'notify-made-member' },
        disable: {
          guard: and(['byAdmin', 'bySomeoneElse', 'isActive', not('isLastAdmin')]),
          target: 'certified',
          actions: 'notify-disabled',
        },
        enable: { guard: and(['byAdmin', not('isActive')]), target: 'certified', actions: 'notify-enabled' },
        remove: { guard: and(['byAdmin', not('isLastAdmin')]), target: 'not-certified', actions: 'notify-removed' },
        appoint: { guard: and(['byStaff', 'isActive', 'hasNoAdmin']), target: 'certified', actions: 'notify-appointed' },
      },
    },
  },
})

/** Users who can have a membership: staff and analysts cannot. */
export function isCustomer(kind: ActorKind): boolean {
  return kind === 'registered' || kind === 'pending' || kind === 'member' || kind === 'admin'
}

export function isCompanyAdmin({ kind, relation }: MembershipActor): boolean {
  return kind === 'admin' && (relation === 'own' || relation === 'own-company')
}

/** Effects are only named here; the caller runs them after commit. */
function noted(): void {}
