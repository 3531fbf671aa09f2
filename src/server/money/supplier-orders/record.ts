/** A supplier order as stored. */
import { decide, type FeeLine, type FeeTotals, type Relation, type SupplierOrderState } from '#domain'
import { type Actor, type Call, readGrid } from '../../kernel/index.ts'

/** Cost lines of the supplier. */
export type CostLine = Pick<
  FeeLine,
  'fee' | 'basis' | 'boxType' | 'unitPrice' | 'currency' | 'quantity' | 'amount' | 'exchangeRate' | 'baseAmount'
>

export type SupplierOrderData = {
  readonly neededOn?: string
  readonly place?: string
  readonly note?: string
  readonly lines: readonly CostLine[]
  readonly totals: FeeTotals['totals']
  readonly baseCurrency: string
  readonly baseTotal: string
  readonly placedBy: string
  readonly placedByLatin: string
  /** Where it was sent, and when. */
  readonly sentTo?: string
  readonly sentAt?: string
  readonly reference?: string
  readonly reason?: string
}

export type SupplierOrderRecord = {
  readonly id: string
  readonly brand: string
  readonly companyId: string
  readonly orderId: string
  readonly supplierId: string
  readonly placedById: string
  readonly service: string
  readonly state: SupplierOrderState
  readonly version: number
  readonly release: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly data: SupplierOrderData
}

export type SupplierData = {
  readonly nameEn: string
  readonly contact: string
  readonly phone: string
  readonly email: string
  readonly mailLanguage: string
  readonly note: string
}

export function relationTo(order: Pick<SupplierOrderRecord, 'companyId' | 'placedById'>, { companyId, userId }: Actor): Relation {
  if (companyId === null || companyId !== order.companyId) return 'other'
  return userId !== null && userId === order.placedById ? 'own' : 'own-company'
}

/** False for other companies' orders; callers then return not-found. */
export function mayUse(
  call: Pick<Call, 'actor' | 'brand'>,
  row: string,
  order: SupplierOrderRecord | undefined,
): order is SupplierOrderRecord {
  return order !== undefined && decide(readGrid(call.brand), row, call.actor.kind, relationTo(order, call.actor)).allow
}
