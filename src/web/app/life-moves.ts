import {
  type MembershipFacts,
  type PaymentTerms,
  possibleMembershipMoves,
  possibleMoves,
  possibleSupplierOrderMoves,
  type Relation,
} from '#domain'
import type { PortalSession } from '#engine'

/** Order fields that the state machine needs. */
interface OrderView {
  readonly state: string
  readonly payment: string
  readonly amendment?: string | undefined
  readonly bill?: string | undefined
  readonly paymentTerms: PaymentTerms
  readonly milestonesDone: boolean
  readonly relation: Relation
  readonly partPaid?: boolean
  readonly feeDispute?: { readonly answeredAt?: string }
}

export function orderMoves(record: object, session: PortalSession): ReturnType<typeof possibleMoves> {
  const { state, payment, amendment, bill, paymentTerms, milestonesDone, relation, partPaid, feeDispute } = record as OrderView
  const disputed = feeDispute !== undefined && feeDispute.answeredAt === undefined
  const facts = { state, payment, amendment, bill, terms: paymentTerms, milestonesDone, partPaid, disputed }
  return possibleMoves(facts, { kind: session.actor, relation })
}

/** Member fields that the state machine needs. */
interface MembershipView extends Omit<MembershipFacts, 'state'> {
  readonly membership: string
  readonly relation: Relation
}

export function membershipMoves(record: object, session: PortalSession): ReturnType<typeof possibleMembershipMoves> {
  const { membership, role, active, otherAdmins, relation } = record as MembershipView
  return possibleMembershipMoves({ state: membership, role, active, otherAdmins }, { kind: session.actor, relation })
}

/** Supplier order fields that the state machine needs. */
interface SupplierOrderView {
  readonly state: string
  readonly priced: boolean
  readonly relation: Relation
}

export function supplierOrderMoves(record: object, session: PortalSession): ReturnType<typeof possibleSupplierOrderMoves> {
  const { state, priced, relation } = record as SupplierOrderView
  return possibleSupplierOrderMoves({ state, priced }, { kind: session.actor, relation })
}
