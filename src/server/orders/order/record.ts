/** An order as stored: fixed columns plus `data`, whose fields are those of the order entity. */
import {
  type Classifier,
  type DisputedLine,
  decide,
  type FeeLine,
  type FeeTotals,
  type PaymentCredit,
  type PaymentTerms,
  type Relation,
} from '#domain'
import type { Order } from '#generated/entities.ts'
import type { Json, JsonObject } from '#rules'
import { type Actor, type Call, type Result, readGrid } from '../../kernel/index.ts'
import type { OrderPapersData } from './paper-record.ts'

/** Fees at a given time. */
export type FeeSheet = FeeTotals & {
  readonly lines: readonly FeeLine[]
  readonly at: string
}
export type Milestone = {
  readonly milestone: string
  readonly classifier: Classifier
  readonly at: string
  readonly place?: string
  readonly note?: string
  readonly by: string
  readonly byLatin: string
  readonly recordedAt: string
  /** Row of the reference event-source, if a carrier, terminal or port reported it; absent if staff recorded it. */
  readonly source?: string
}
/** A source reports another time than staff recorded; the desk decides. Open until it is settled. */
export type MilestoneConflict = {
  readonly milestone: string
  readonly classifier: Classifier
  /** What the source reports, and when it did. */
  readonly at: string
  readonly place?: string
  readonly source: string
  readonly reportedAt: string
  /** What staff recorded. */
  readonly staffAt?: string
  readonly by?: string
  readonly byLatin?: string
  readonly recordedAt?: string
  readonly settledAt?: string
  readonly settledBy?: string
  readonly settledByLatin?: string
}
export type ChangeOutcome = 'accepted' | 'declined' | 'withdrawn'
/** A change to the booking after its fees were confirmed. */
export type OpenChange = {
  readonly no: number
  /** The complete new form. */
  readonly booking: JsonObject
  readonly reason: string
  readonly side: 'customer' | 'staff'
  readonly by: string
  readonly byLatin: string
  readonly at: string
  /** The total of the changed order, once it is priced. */
  readonly fees?: FeeSheet
  /** The calculated price, if customer service decide on it. */
  readonly suggested?: FeeSheet
  /** New values of list fields. */
  readonly summary?: JsonObject
  readonly rateId?: string
  readonly rateVersion?: number
  readonly offeredAt?: string
  /** Absent if the server has priced it. */
  readonly offeredBy?: string
  readonly offeredByLatin?: string
  readonly note?: string
}
/** Its outcome, and the values it replaced. */
export type SettledChange = OpenChange & {
  readonly outcome: ChangeOutcome
  readonly settledAt: string
  readonly settledBy: string
  readonly settledByLatin: string
  readonly settledReason?: string
  readonly before?: { readonly booking: JsonObject; readonly fees?: FeeSheet }
}
/** A milestone on hold: by customs, the carrier, the terminal. */
export type Hold = {
  readonly milestone: string
  readonly reason: string
  readonly by: string
  readonly byLatin: string
  readonly heldAt: string
  readonly releasedAt?: string
  readonly releasedBy?: string
  readonly releasedByLatin?: string
  readonly releaseNote?: string
}
/** A payment as the customer reported it, and what customer service decided. */
export type PaymentReport = {
  /** Counts from 1 within the order. */
  readonly no: number
  readonly amount: string
  readonly currency: string
  readonly paidOn: string
  readonly reference: string
  /** The reference in the spelling in which it is compared; absent in payments that an earlier version wrote. */
  readonly referenceKey?: string
  /** The uploaded proof of payment. */
  readonly slip?: string
  readonly slipName?: string
  readonly reportedAt: string
  readonly reportedBy: string
  readonly reportedByLatin: string
  readonly confirmedAt?: string
  readonly confirmedBy?: string
  readonly confirmedByLatin?: string
  /** What arrived, in the currency of the report. */
  readonly received?: string
  /** What counts towards the fees: what arrived, and what customer service waived. */
  readonly credits?: readonly PaymentCredit[]
  /** Why the rest of the fees was waived. */
  readonly waived?: string
  readonly refusedAt?: string
  readonly refusedBy?: string
  readonly refusedByLatin?: string
  readonly refusal?: string
}
/** Customer service waived what was still due. */
export type Waiver = {
  readonly reason: string
  readonly credits: readonly PaymentCredit[]
  readonly at: string
  readonly by: string
  readonly byLatin: string
}
/** The customer's counter-offer, and the answer if it was declined; confirming the fees anew removes it. */
export type FeeDispute = {
  readonly counterTotal: string
  /** Of the total; absent in disputes that an earlier version wrote: the base currency. */
  readonly currency?: string
  /** If the customer disputes single lines, the total follows from them. */
  readonly lines?: readonly DisputedLine[]
  readonly message: string
  readonly by: string
  readonly byLatin: string
  readonly at: string
  readonly answer?: string
  readonly answeredBy?: string
  readonly answeredByLatin?: string
  readonly answeredAt?: string
}
/** Why an order waits for customer service. */
export type DeskWait = {
  /** Row of the dictionary desk-queue. */
  readonly queue: string
  /** ISO, UTC; a future time is when it starts to wait. */
  readonly since: string
}
/** A task for the customer. */
export type OrderTask = {
  /** Row of the dictionary order-task. */
  readonly task: string
  /** ISO, UTC. */
  readonly since: string
  readonly dueAt?: string
}
/** Fields that staff maintain and lists and conditions read: fields of the entity stored unchanged in the data. */
type OrderFacts = Partial<
  Pick<
    Order,
    | 'eta'
    | 'task'
    | 'cargoType'
    | 'packages'
    | 'packageUnit'
    | 'grossWeight'
    | 'volume'
    | 'billType'
    | 'containerNos'
    | 'shipper'
    | 'consignee'
    | 'notifyParty'
    | 'placeOfReceipt'
    | 'placeOfDelivery'
    | 'siCutOffAt'
    | 'vgmCutOffAt'
    | 'cyCutOffAt'
    | 'customsCutOffAt'
    | 'calculatedCutOffs'
    | 'customsPackages'
    | 'customsGrossWeight'
    | 'publishedCutOffs'
  >
>
export type OrderData = OrderPapersData &
  OrderFacts & {
    readonly orderType: string
    readonly payment: string
    /** An open amendment, and the bill of lading; default: none. */
    readonly amendment?: string | undefined
    readonly bill?: string | undefined
    readonly paymentTerms: PaymentTerms
    readonly feeDispute?: FeeDispute
    readonly companyName: string
    readonly companyLatin: string
    readonly orderedBy: string
    readonly orderedByLatin: string
    readonly orderedById: string
    /** The member of customer service who ordered it for the company. */
    readonly actedBy?: string
    readonly actedByLatin?: string
    readonly actedById?: string
    /** The member of customer service assigned to it. */
    readonly ownerId?: string
    readonly ownerName?: string
    readonly ownerLatin?: string
    readonly takenAt?: string
    readonly waits?: readonly DeskWait[]
    readonly tasks?: readonly OrderTask[]
    readonly nextDueAt?: string
    /** The form's values shown in lists; which ones depends on the type. */
    readonly pol?: string
    readonly pod?: string
    readonly carrier?: string
    readonly service?: string
    readonly vessel?: string
    readonly voyage?: string
    /** As expected by now, or as it happened; `bookedEtd` is the booked day, if that is another. */
    readonly etd?: string
    readonly bookedEtd?: string
    /** The ship that arrives, if the goods are transhipped and the carrier has published the route. */
    readonly lastVessel?: string
    readonly lastVoyage?: string
    readonly place?: string
    readonly goods?: string
    readonly boxes?: string
    readonly mblNo?: string
    readonly rateId?: string
    readonly rateVersion?: number
    readonly booking: JsonObject
    /** Absent if customer service quotes on request. */
    readonly estimated?: FeeSheet
    readonly confirmed?: FeeSheet & { readonly by: string; readonly byLatin: string; readonly note?: string }
    readonly acceptedAt?: string
    readonly acceptedBy?: string
    readonly acceptedByLatin?: string
    readonly payments?: readonly PaymentReport[]
    readonly waivers?: readonly Waiver[]
    readonly milestones: readonly Milestone[]
    readonly milestoneConflicts?: readonly MilestoneConflict[]
    /** Reports of sources that staff have withdrawn, so that their repetition is not recorded again. */
    readonly withdrawn?: readonly Milestone[]
    readonly holds?: readonly Hold[]
    readonly openChange?: OpenChange
    readonly earlierChanges?: readonly SettledChange[]
    readonly baseCurrency: string
    /** Confirmed, else estimated. */
    readonly baseTotal?: string
  }
export type OrderRecord = {
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
export type OrderEvent = {
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

/** Interfaces have no index signature; these values are JSON by construction. */
export function toJson(value: object): JsonObject {
  return value as { readonly [name: string]: Json }
}

/** Whether the permission grid lets the caller do this to this order; not-found for other companies' orders. */
export function checkAccess(call: Pick<Call, 'actor' | 'brand'>, row: string, order: OrderRecord): Result<null> {
  const verdict = decide(readGrid(call.brand), row, call.actor.kind, relationTo(order, call.actor))
  return verdict.allow ? { ok: true, value: null } : { ok: false, error: verdict.error }
}

export function relationTo(order: OrderRecord, actor: Actor): Relation {
  if (actor.companyId === null || actor.companyId !== order.companyId) return 'other'
  return actor.userId !== null && actor.userId === order.data.orderedById ? 'own' : 'own-company'
}
