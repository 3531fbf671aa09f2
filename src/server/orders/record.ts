/** An order as it is stored: fixed columns plus `data`, whose fields are those of the order entity. */
import type { Classifier, FeeLine, FeeTotals, PaymentTerms } from '#domain'
import type { Json, JsonObject } from '#rules'

/** Fees as they stood at one time. */
export interface FeeSheet extends FeeTotals {
  readonly lines: readonly FeeLine[]
  readonly at: string
}
export interface Milestone {
  readonly milestone: string
  readonly classifier: Classifier
  readonly at: string
  readonly place?: string
  readonly note?: string
  readonly by: string
  readonly byLatin: string
  readonly recordedAt: string
}
export interface PaymentReport {
  readonly amount: string
  readonly currency: string
  readonly paidOn: string
  readonly reference: string
  readonly reportedAt: string
  readonly reportedBy: string
  readonly reportedByLatin: string
  readonly confirmedAt?: string
  readonly confirmedBy?: string
  readonly confirmedByLatin?: string
}
export interface OrderData {
  readonly orderType: string
  readonly payment: string
  readonly paymentTerms: PaymentTerms
  readonly companyName: string
  readonly companyLatin: string
  readonly orderedBy: string
  readonly orderedByLatin: string
  readonly orderedById: string
  /** What lists show of the form; which of it there is depends on the type. */
  readonly pol?: string
  readonly pod?: string
  readonly carrier?: string
  readonly service?: string
  readonly vessel?: string
  readonly voyage?: string
  readonly etd?: string
  readonly place?: string
  readonly goods?: string
  readonly boxes?: string
  readonly mblNo?: string
  readonly rateId?: string
  readonly rateVersion?: number
  readonly booking: JsonObject
  /** Left out where customer service quote on request. */
  readonly estimated?: FeeSheet
  readonly confirmed?: FeeSheet & { readonly by: string; readonly byLatin: string; readonly note?: string }
  readonly acceptedAt?: string
  readonly acceptedBy?: string
  readonly acceptedByLatin?: string
  readonly paymentReport?: PaymentReport
  readonly milestones: readonly Milestone[]
  readonly baseCurrency: string
  /** Confirmed, else estimated. */
  readonly baseTotal?: string
}
export interface OrderRecord {
  readonly omsOrderNo: string
  readonly brand: string
  readonly companyId: string
  readonly state: string
  readonly version: number
  readonly release: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly data: OrderData
}
export interface OrderEvent {
  readonly seq: number
  readonly event: string
  readonly at: Date
  readonly byUser: string | null
  readonly byName: string
  readonly byLatin: string
  readonly byRole: string
  readonly from: string | null
  readonly to: string
  readonly note: string | null
  readonly requestId: string
  /** What changed: fees before and after, payment from and to, the milestone. */
  readonly changes: JsonObject
}

/** Interfaces carry no index signature; what they hold here is JSON by construction. */
export function toJson(value: object): JsonObject {
  return value as { readonly [name: string]: Json }
}
