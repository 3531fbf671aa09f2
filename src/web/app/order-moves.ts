import { type PaymentTerms, possibleMoves, type Relation } from '#domain'
import type { PortalSession } from '#engine'

/** What an order's answer says of itself that the machine needs. */
interface OrderView {
  readonly state: string
  readonly payment: string
  readonly amendment?: string | undefined
  readonly bill?: string | undefined
  readonly paymentTerms: PaymentTerms
  readonly milestonesDone: boolean
  readonly relation: Relation
  readonly openChange?: { readonly moreToPay?: boolean; readonly covered?: boolean }
}

export function orderMoves(record: object, session: PortalSession): ReturnType<typeof possibleMoves> {
  const { state, payment, amendment, bill, paymentTerms, milestonesDone, relation, openChange } = record as OrderView
  const { moreToPay = false, covered = false } = openChange ?? {}
  const facts = { state, payment, amendment, bill, terms: paymentTerms, milestonesDone, moreToPay, covered }
  return possibleMoves(facts, { kind: session.actor, relation })
}
