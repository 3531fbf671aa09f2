/** Who may see and do what with an order of a company's suppliers. */
import { decide, type Relation } from '#domain'
import { type Actor, type Call, readGrid } from '../kernel/index.ts'
import type { SupplierOrderRecord } from './record.ts'

export function relationTo(order: Pick<SupplierOrderRecord, 'companyId' | 'placedById'>, { companyId, userId }: Actor): Relation {
  if (companyId === null || companyId !== order.companyId) return 'other'
  return userId !== null && userId === order.placedById ? 'own' : 'own-company'
}

/** What is foreign does not exist. */
export function mayUse(
  call: Pick<Call, 'actor' | 'brand'>,
  row: string,
  order: SupplierOrderRecord | undefined,
): order is SupplierOrderRecord {
  return order !== undefined && decide(readGrid(call.brand), row, call.actor.kind, relationTo(order, call.actor)).allow
}
