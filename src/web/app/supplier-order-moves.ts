import { possibleSupplierOrderMoves, type Relation } from '#domain'
import type { PortalSession } from '#engine'

/** What an answer about an order with a supplier says that the machine needs. */
interface SupplierOrderView {
  readonly state: string
  readonly priced: boolean
  readonly relation: Relation
}

export function supplierOrderMoves(record: object, session: PortalSession): ReturnType<typeof possibleSupplierOrderMoves> {
  const { state, priced, relation } = record as SupplierOrderView
  return possibleSupplierOrderMoves({ state, priced }, { kind: session.actor, relation })
}
