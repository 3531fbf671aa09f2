import { type PaymentTerms, possibleMoves, type Relation } from '#domain'
import type { PortalSession } from '#engine'

/** What an order's answer says of itself that the machine needs. */
interface OrderView {
  readonly state: string
  readonly payment: string
  readonly paymentTerms: PaymentTerms
  readonly milestonesDone: boolean
  readonly relation: Relation
}

export function orderMoves(record: object, session: PortalSession): ReturnType<typeof possibleMoves> {
  const { state, payment, paymentTerms, milestonesDone, relation } = record as OrderView
  return possibleMoves({ state, payment, terms: paymentTerms, milestonesDone }, { kind: session.actor, relation })
}
