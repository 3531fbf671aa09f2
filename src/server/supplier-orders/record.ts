/** An order with a supplier as it is stored. */
import type { FeeLine, FeeTotals, SupplierOrderState } from '#domain'

/** What a supplier is paid for. */
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
