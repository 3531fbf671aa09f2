/* Do not edit: made from schemas/ by npm run codegen. */

export interface AcceptAmendmentInput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface AcceptAmendmentOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface AcceptFeesInput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface AcceptFeesOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface AcceptInvitationInput {
  /**
   * The token in the link.
   */
  invitation: string
}

export interface AcceptInvitationOutput {
  /**
   * open; ended: no longer open, whatever the reason; joined, awaiting: the reader came by it.
   */
  state: ("open" | "ended" | "joined" | "awaiting")
  /**
   * Company that invites, in the reader’s language.
   */
  companyName?: string
  /**
   * Who invites.
   */
  invitedBy?: string
  /**
   * Whether the administrator’s consent is given with it.
   */
  consented?: boolean
  /**
   * Until when it is open.
   */
  expiresAt?: string
}

export interface AcceptStaffInvitationInput {
  /**
   * The token in the link.
   */
  invitation: string
}

export interface AcceptStaffInvitationOutput {
  /**
   * unknown: there is no such link; joined: the reader came by it.
   */
  state: ("open" | "used" | "expired" | "withdrawn" | "unknown" | "joined")
  /**
   * Who is invited.
   */
  email?: string
  /**
   * Role that the person will have.
   */
  role?: ("staff" | "staff-admin" | "analyst")
  /**
   * Whether the address has an account in this brand.
   */
  hasAccount?: boolean
  /**
   * Whether the reader is signed in with that account.
   */
  own?: boolean
  /**
   * Until when it is open.
   */
  expiresAt?: string
}

export interface AddExchangeRateInput {
  /**
   * Currency.
   */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Worth of one unit in the base currency.
   */
  rate: string
  /**
   * First day.
   */
  validFrom: string
  /**
   * Last day.
   */
  validTo?: string
  /**
   * Where it comes from.
   */
  note?: string
  /**
   * The step is meant.
   */
  sure?: boolean
}

export interface AddExchangeRateOutput {
  /**
   * Id of the entry.
   */
  exchangeRateId: string
}

export interface AddOrderFileInput {
  /**
   * Kind of document.
   */
  type: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
  /**
   * The file.
   */
  file: string
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface AddOrderFileOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface AddProfitAgreementInput {
  /**
   * Who gets it.
   */
  partner: string
  /**
   * Which part of the business.
   */
  code: ("SEA" | "TRUCK" | "WH" | "CUS" | "AIR" | "RAIL")
  /**
   * How it is worked out.
   */
  rule: ("fixed" | "fee-share" | "margin-share")
  /**
   * What it is counted by.
   */
  unit: ("per-box" | "per-bill" | "per-order" | "percent")
  /**
   * Amount for a unit, or percent.
   */
  share: string
  /**
   * Currency of a fixed amount.
   */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * First day of completion.
   */
  validFrom: string
  /**
   * Last day of completion.
   */
  validTo?: string
  /**
   * What was agreed besides.
   */
  note?: string
}

export interface AddProfitAgreementOutput {
  /**
   * Id of the agreement.
   */
  agreementId: string
  /**
   * Version after it.
   */
  version: number
}

export interface AddRebateRuleInput {
  /**
   * What it is called.
   */
  name: string
  /**
   * The same in English.
   */
  nameEn?: string
  /**
   * Only this service.
   */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * What it is paid for.
   */
  unit: ("per-teu" | "per-box" | "per-bill" | "percent")
  /**
   * Group of fees that a percent is taken of.
   */
  of?: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
  /**
   * What the tiers of a percent count.
   */
  volume?: ("teu" | "boxes" | "bills")
  /**
   * Currency.
   */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Only from this port.
   */
  pol?: string
  /**
   * Only to this port.
   */
  pod?: string
  /**
   * Tiers by the month's volume.
   *
   * @minItems 1
   * @maxItems 8
   */
  tiers: {
    /**
     * End of the tier below.
     */
    above: string
    /**
     * Amount for a unit, or percent.
     */
    value: string
  }[]
  /**
   * Least that an order earns.
   */
  minimum?: string
  /**
   * Most that an order earns.
   */
  most?: string
  /**
   * Amounts are whole multiples of it.
   */
  step?: string
  /**
   * How.
   */
  rounding?: ("half-up" | "up" | "down")
  /**
   * First day of completion.
   */
  validFrom: string
  /**
   * Last day of completion.
   */
  validTo?: string
}

export interface AddRebateRuleOutput {
  /**
   * Id of the rule.
   */
  ruleId: string
}

export interface AddSupplierInput {
  /**
   * What it is called.
   */
  name: string
  /**
   * The same in Latin letters.
   */
  nameEn?: string
  /**
   * What it does.
   */
  kind: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
  /**
   * Whom to ask for.
   */
  contact?: string
  /**
   * Telephone.
   */
  phone?: string
  /**
   * Where orders go.
   */
  email?: string
  /**
   * Language of its mails.
   */
  mailLanguage?: ("zh" | "en")
  /**
   * What is worth knowing.
   */
  note?: string
}

export interface AddSupplierOutput {
  /**
   * Id of the supplier.
   */
  supplierId: string
  /**
   * Version after it.
   */
  version: number
}

export interface ApplyCertificationInput {
  /**
   * Full name of the company.
   */
  companyName: string
  /**
   * Unified social credit code.
   */
  uscc: string
  /**
   * Id of the uploaded licence.
   */
  licence: string
}

export interface ApplyCertificationOutput {
  /**
   * Request.
   */
  requestId: string
  /**
   * What came of it: an application, or a request to join.
   */
  kind: ("certification" | "join")
  /**
   * Where the caller stands now.
   */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
  /**
   * What to tell the caller.
   */
  message: string
}

export interface AppointAdministratorInput {
  /**
   * Company.
   */
  companyId: string
  /**
   * Person.
   */
  memberId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface AppointAdministratorOutput {
  /**
   * Id of the company.
   */
  companyId: string
  /**
   * Whether it is certified.
   */
  status: ("certified" | "withdrawn")
  /**
   * Counts the changes; a write names the one it saw.
   */
  version: number
}

export interface ApproveRebatePayoutInput {
  /**
   * Number of the month's statement.
   */
  monthId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface ApproveRebatePayoutOutput {
  /**
   * Its number.
   */
  monthId: string
  /**
   * State after it.
   */
  state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /**
   * Version after it.
   */
  version: number
}

export interface ApproveSecondFactorRemovalInput {
  /**
   * Id of the request.
   */
  removalId: string
}

export interface ApproveSecondFactorRemovalOutput {
}

export interface AssignContainersInput {
  /**
   * The containers that carry the goods.
   *
   * @minItems 1
   * @maxItems 200
   */
  containers: {
    /**
     * Number of the container, with its check digit.
     */
    containerNo: string
    /**
     * Container type.
     */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Number of the seal.
     */
    sealNo?: string
    /**
     * Gross weight of the cargo, in kilograms.
     */
    grossWeight?: string
    /**
     * Number of packages.
     */
    packages?: number
    /**
     * Measurement, in cubic metres.
     */
    volume?: string
    /**
     * Verified gross mass of the packed container, in kilograms.
     */
    vgm?: string
    /**
     * How it was weighed: SM1 or SM2.
     */
    vgmMethod?: ("SM1" | "SM2")
    /**
     * Day on which it was weighed.
     */
    vgmDate?: string
  }[]
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface AssignContainersOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface AttachSupplierFileInput {
  /**
   * The file.
   */
  fileId: string
  /**
   * What it is.
   */
  note?: string
  /**
   * Number of the supplier order.
   */
  supplierOrderNo: string
}

export interface AttachSupplierFileOutput {
  /**
   * Its number.
   */
  supplierOrderNo: string
  /**
   * State after it.
   */
  state: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /**
   * Version after it.
   */
  version: number
}

export interface CancelOrderInput {
  /**
   * Why.
   */
  reason: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface CancelOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface CancelSupplierOrderInput {
  /**
   * Why.
   */
  reason: string
  /**
   * Number of the supplier order.
   */
  supplierOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface CancelSupplierOrderOutput {
  /**
   * Its number.
   */
  supplierOrderNo: string
  /**
   * State after it.
   */
  state: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /**
   * Version after it.
   */
  version: number
}

export interface ChangeFactsInput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
  /**
   * Which group of facts: a form that the order's type names.
   */
  group?: string
  /**
   * All facts of the group as they are now; one that is left out is taken away.
   */
  facts?: {
  }
}

export interface ChangeFactsOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface ChangeFilterInput {
  /**
   * The kept filter.
   */
  filterId: string
  /**
   * What the person calls it.
   */
  name?: string
  /**
   * What stands behind the question mark of the address, without the page.
   */
  query?: {
  }
  /**
   * The list opens with it.
   */
  isDefault?: boolean
}

export interface ChangeFilterOutput {
}

export interface ChangeMemberRoleInput {
  /**
   * Person.
   */
  memberId: string
  /**
   * Version that the caller saw.
   */
  version: number
  /**
   * Role in the company.
   */
  role: ("member" | "admin")
}

export interface ChangeMemberRoleOutput {
  /**
   * Id of the person.
   */
  memberId: string
  /**
   * Whether the person may act for the company.
   */
  status: ("active" | "disabled" | "awaiting")
  /**
   * Standing of the person.
   */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /**
   * Counts the changes; a write names the one it saw.
   */
  version: number
}

export interface ChangePasswordInput {
  /**
   * Number or address of a person who never chose a password, to which the code goes. The server looks at its own.
   */
  account?: string
  /**
   * The present password.
   */
  oldPassword?: string
  /**
   * Confirms a person who never chose a password.
   */
  code?: string
  /**
   * New password: letters and digits, other printable ASCII signs allowed.
   */
  password: string
  /**
   * The new password once more.
   */
  confirmation: string
}

export interface ChangePasswordOutput {
}

export interface ChangeProfitAgreementInput {
  /**
   * Who gets it.
   */
  partner: string
  /**
   * How it is worked out.
   */
  rule: ("fixed" | "fee-share" | "margin-share")
  /**
   * What it is counted by.
   */
  unit: ("per-box" | "per-bill" | "per-order" | "percent")
  /**
   * Amount for a unit, or percent.
   */
  share: string
  /**
   * Currency of a fixed amount.
   */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Last day of completion.
   */
  validTo?: string
  /**
   * What was agreed besides.
   */
  note?: string
  /**
   * Id of the agreement.
   */
  agreementId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface ChangeProfitAgreementOutput {
  /**
   * Id of the agreement.
   */
  agreementId: string
  /**
   * Version after it.
   */
  version: number
}

export interface ChangeStaffRoleInput {
  /**
   * Person of the staff.
   */
  userId: string
  /**
   * Version that the caller saw.
   */
  version: number
  /**
   * Role in the brand.
   */
  role: ("staff" | "staff-admin" | "analyst")
}

export interface ChangeStaffRoleOutput {
  /**
   * Id of the person.
   */
  userId: string
  /**
   * Role in the brand.
   */
  role: ("staff" | "staff-admin" | "analyst")
  /**
   * Whether the person may sign in.
   */
  status: ("active" | "disabled")
  /**
   * Counts the changes.
   */
  version: number
}

export interface ChangeSupplierInput {
  /**
   * What it is called.
   */
  name: string
  /**
   * The same in Latin letters.
   */
  nameEn?: string
  /**
   * What it does.
   */
  kind: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
  /**
   * Whom to ask for.
   */
  contact?: string
  /**
   * Telephone.
   */
  phone?: string
  /**
   * Where orders go.
   */
  email?: string
  /**
   * Language of its mails.
   */
  mailLanguage?: ("zh" | "en")
  /**
   * What is worth knowing.
   */
  note?: string
  /**
   * New orders can be placed.
   */
  active?: boolean
  /**
   * Id of the supplier.
   */
  supplierId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface ChangeSupplierOutput {
  /**
   * Id of the supplier.
   */
  supplierId: string
  /**
   * Version after it.
   */
  version: number
}

export interface ChangeSupplierOrderInput {
  /**
   * The supplier.
   */
  supplierId: string
  /**
   * What is ordered.
   */
  service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Day on which it is needed.
   */
  neededOn?: string
  /**
   * Where, such as a loading address.
   */
  place?: string
  /**
   * What the supplier should know.
   */
  note?: string
  /**
   * What it costs.
   *
   * @maxItems 60
   */
  lines?: {
    /**
     * What for.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Unit of the price.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
  }[]
  /**
   * Number of the supplier order.
   */
  supplierOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface ChangeSupplierOrderOutput {
  /**
   * Its number.
   */
  supplierOrderNo: string
  /**
   * State after it.
   */
  state: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /**
   * Version after it.
   */
  version: number
}

export interface CheckReleaseInput {
  /**
   * Path to text of every document; left out, the files beside the server.
   */
  documents?: {
    [k: string]: string
  }
}

export interface CheckReleaseOutput {
  findings: {
    path: string
    line: number
    column: number
    severity: string
    code: string
    message: string
  }[]
}

export interface CompareSeaOffersInput {
  /**
   * Ids of the rates, with commas.
   */
  rates: string
  /**
   * Types and quantities, such as 20GP*1,40HQ*2.
   */
  boxes: string
}

export interface CompareSeaOffersOutput {
  rows: {
    /**
     * Id of the rate.
     */
    rateId: string
    /**
     * Port of loading, UN/LOCODE as carriers use it.
     */
    pol: string
    /**
     * Port of discharge, UN/LOCODE.
     */
    pod: string
    /**
     * SCAC of the carrier.
     */
    carrier: string
    /**
     * Service code of the carrier.
     */
    service?: string
    /**
     * direct or transit, for display.
     */
    routing?: ("direct" | "transit")
    /**
     * Port of transhipment.
     */
    transitPort?: string
    /**
     * Days from departure to arrival.
     */
    transitDays?: number
    /**
     * Vessel of the next sailing.
     */
    vessel?: string
    /**
     * Voyage of the next sailing.
     */
    voyage?: string
    /**
     * Estimated departure of the next sailing.
     */
    etd: string
    /**
     * First day on which the rate may be booked.
     */
    validFrom?: string
    /**
     * Last day on which the rate may be booked.
     */
    validTo?: string
    /**
     * Free demurrage and detention at destination, days.
     */
    freeDays?: number
    /**
     * Greatest cargo weight of a 20-foot box, kg.
     */
    weightLimitKg?: string
    /**
     * What else holds, in the reader’s language.
     */
    remarks?: string
    /**
     * Why prices are not shown: login or certify.
     */
    hidden?: ("login" | "certify")
    /**
     * Whether it is a rate of the company's contract.
     */
    contract?: boolean
    /**
     * Whether it has sailed or can no longer be booked.
     */
    over?: boolean
    /**
     * What all boxes cost, in the base currency.
     */
    baseTotal?: string
    /**
     * Base currency.
     */
    baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * What they cost in each currency.
     *
     * Items: The sum of the lines in one currency.
     */
    totals?: {
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the rounded lines.
       */
      amount: string
    }[]
    /**
     * What each group of fees comes to in the base currency.
     *
     * Items: What the fees of one group come to.
     */
    groups?: {
      /**
       * Group of fees.
       */
      group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
      /**
       * Sum in the base currency.
       */
      baseAmount: string
      /**
       * Base currency.
       */
      baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }[]
    /**
     * Why there is no price, in the reader's words.
     */
    missing?: string
    /**
     * Whether no other costs less.
     */
    cheapest?: boolean
    /**
     * Whether no other arrives sooner.
     */
    fastest?: boolean
    /**
     * Whether price and days together are the best.
     */
    best?: boolean
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * How many of the rates are there no more.
   */
  missing: number
}

export interface ConfirmBillInput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
  /**
   * Version of the draft that was looked at.
   */
  draft: number
}

export interface ConfirmBillOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface ConfirmFeesInput {
  /**
   * Fee lines as they are to be charged.
   *
   * @minItems 1
   * @maxItems 60
   */
  lines: {
    /**
     * Fee code.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Group.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
  }[]
  /**
   * What the customer should know.
   */
  note?: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface ConfirmFeesOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface ConfirmMilestoneLoadInput {
  /**
   * Number of the load.
   */
  loadId: string
  /**
   * Version that the caller saw.
   */
  version: number
  /**
   * The wrong rows are left out on purpose.
   */
  leaveOut?: boolean
}

export interface ConfirmMilestoneLoadOutput {
  loadId: string
  version: number
}

export interface ConfirmPaymentInput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface ConfirmPaymentOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface ConfirmRateLoadInput {
  /**
   * Number of the load.
   */
  loadId: string
  /**
   * Version that the caller saw.
   */
  version: number
  /**
   * The wrong rows are left out on purpose.
   */
  leaveOut?: boolean
}

export interface ConfirmRateLoadOutput {
  loadId: string
  version: number
}

export interface ConfirmSecondFactorInput {
  /**
   * Proves that the authenticator holds the secret.
   */
  code: string
  /**
   * The present password, where the person has one.
   */
  password?: string
}

export interface ConfirmSecondFactorOutput {
  /**
   * Each stands for a code once.
   */
  recoveryCodes: string[]
}

export interface ConfirmSupplierOrderInput {
  /**
   * The supplier's own number.
   */
  reference?: string
  /**
   * What the supplier said.
   */
  note?: string
  /**
   * Number of the supplier order.
   */
  supplierOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface ConfirmSupplierOrderOutput {
  /**
   * Its number.
   */
  supplierOrderNo: string
  /**
   * State after it.
   */
  state: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /**
   * Version after it.
   */
  version: number
}

export interface CorrectExchangeRateInput {
  /**
   * Worth of one unit in the base currency.
   */
  rate: string
  /**
   * Why it is corrected.
   */
  note: string
  /**
   * The step is meant.
   */
  sure?: boolean
  /**
   * Entry that is wrong.
   */
  exchangeRateId: string
}

export interface CorrectExchangeRateOutput {
  /**
   * Id of the entry.
   */
  exchangeRateId: string
}

export interface CountBookingStatusesInput {
}

export interface CountBookingStatusesOutput {
  /**
   * Status to number.
   */
  counts: {
    [k: string]: number
  }
}

export interface CountNotificationsInput {
}

export interface CountNotificationsOutput {
  /**
   * How many were not read yet.
   */
  unread: number
}

export interface CreateAirOrderInput {
  booking: {
    /**
     * Where the goods start.
     */
    from: string
    /**
     * Where the goods go.
     */
    to: string
    /**
     * Day on which it is planned to begin.
     */
    plannedDate: string
    /**
     * Whether the goods leave or enter the country.
     */
    direction: ("export" | "import")
    /**
     * Name of the goods.
     */
    goodsName: string
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * How much of the goods.
     */
    goodsAmount: string
    /**
     * Value of the goods, whole units.
     */
    goodsValue: string
    /**
     * Currency of the value.
     */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Number of packages.
     */
    packages: number
    /**
     * Kind of package.
     */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /**
     * Gross weight in kilograms.
     */
    grossWeight: string
    /**
     * Measurement in cubic metres.
     */
    volume: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * Where the goods are fetched.
     */
    factoryAddress?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded paper.
     */
    file?: string
  }
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateAirOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateCustomsOrderInput {
  booking: {
    /**
     * Whether the goods leave or enter the country.
     */
    direction: ("export" | "import")
    /**
     * Port of entry or exit.
     */
    port: string
    /**
     * Trade mode of the declaration.
     */
    tradeMode: ("0110" | "0214" | "0615" | "1210" | "9610")
    /**
     * Day on which it is planned to begin.
     */
    plannedDate: string
    /**
     * Declarations to be made.
     */
    declarations: number
    /**
     * Items of goods on the declarations together.
     */
    goodsItems: number
    /**
     * Master bill of lading.
     */
    mblNo?: string
    /**
     * Name of the goods.
     */
    goodsName: string
    /**
     * Value of the goods, whole units.
     */
    goodsValue: string
    /**
     * Currency of the value.
     */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Number of packages.
     */
    packages?: number
    /**
     * Kind of package.
     */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /**
     * Gross weight in kilograms.
     */
    grossWeight?: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded paper.
     */
    file?: string
  }
  /**
   * Total that was shown.
   */
  shownTotal?: string
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateCustomsOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateEntrustOrderInput {
  booking: {
    /**
     * Sea freight belongs to the order.
     */
    wantsSea?: boolean
    /**
     * Trucking belongs to the order.
     */
    wantsTruck?: boolean
    /**
     * Warehousing belongs to the order.
     */
    wantsWarehouse?: boolean
    /**
     * Customs clearance belongs to the order.
     */
    wantsCustoms?: boolean
    /**
     * Cargo insurance belongs to the order.
     */
    wantsInsurance?: boolean
    /**
     * Storage at a yard belongs to the order.
     */
    wantsYard?: boolean
    /**
     * Port of loading.
     */
    pol: string
    /**
     * Port of discharge.
     */
    pod: string
    /**
     * Estimated departure date.
     */
    etd: string
    /**
     * Who pays the freight.
     */
    paymentTerms: ("prepaid" | "collect")
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /**
       * Container type.
       */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * How many.
       */
      quantity: number
    }[]
    /**
     * Rate the customer chose.
     */
    rateId?: string
    /**
     * Name of the goods.
     */
    goodsName: string
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * How much of the goods.
     */
    goodsAmount: string
    /**
     * Value of the cargo in yuan, whole units.
     */
    cargoValue: string
    /**
     * Gross weight in kilograms.
     */
    grossWeight?: string
    /**
     * Measurement in cubic metres.
     */
    volume?: string
    /**
     * The reader has seen where the carriers' liability ends.
     */
    liabilityNoted?: true
    /**
     * SCAC.
     */
    carrier?: string
    /**
     * Direct sailings only, or with transhipment.
     */
    routing?: ("direct" | "transit")
    /**
     * Terminal that the loaded boxes go to.
     */
    terminal?: string
    /**
     * Day on which the boxes are stuffed.
     */
    loadingDate?: string
    /**
     * Gross weight of the cargo of the heaviest container, in kilograms.
     */
    weightPerBox?: string
    /**
     * Places at which the truck loads, in their order; the price goes by the first.
     *
     * @minItems 1
     * @maxItems 3
     */
    points?: {
      /**
       * District of the loading place, by its code of GB/T 2260; a city without districts by its own.
       */
      area: string
      /**
       * Where the boxes are stuffed.
       */
      address: string
    }[]
    /**
     * Warehouse.
     */
    warehouse?: string
    /**
     * Yard where empty boxes are fetched.
     */
    pickUpYard?: string
    /**
     * Planned day of stuffing.
     */
    plannedDate?: string
    /**
     * Pallets to be made.
     */
    pallets?: number
    /**
     * Days of storage in the warehouse.
     */
    storageDays?: number
    /**
     * Trade mode of the declaration.
     */
    tradeMode?: ("0110" | "0214" | "0615" | "1210" | "9610")
    /**
     * Declarations to be made.
     */
    declarations?: number
    /**
     * Items of goods on the declarations together.
     */
    goodsItems?: number
    /**
     * Kind of cover.
     */
    cover?: ("all-risks" | "with-average" | "free-of-particular-average")
    /**
     * Insured value in yuan, whole units.
     */
    insuredValue?: string
    /**
     * Yard.
     */
    yard?: string
    /**
     * Day on which the containers come.
     */
    arrivalDate?: string
    /**
     * Days of storage, the first one counted.
     */
    yardDays?: number
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded paper.
     */
    file?: string
  }
  /**
   * Total that was shown.
   */
  shownTotal?: string
  /**
   * Company that staff act for.
   */
  companyId?: string
  /**
   * Rate that was shown.
   */
  rateId?: string
  /**
   * Version of that rate.
   */
  rateVersion?: number
}

export interface CreateEntrustOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateInvitationInput {
  /**
   * What the invitation is for; only its maker and the administrators read it.
   */
  note?: string
  /**
   * How many people may come by it.
   */
  places: number
  /**
   * How many days it is open.
   */
  days: number
  /**
   * Where the link is mailed to.
   */
  email?: string
  /**
   * Language of the mail.
   */
  mailLanguage?: ("zh" | "en")
}

export interface CreateInvitationOutput {
  /**
   * Id of the invitation.
   */
  invitationId: string
  /**
   * The token in the link; 192 random bits.
   */
  code: string
  /**
   * How many may come by it.
   */
  places: number
  /**
   * Until when it is open.
   */
  expiresAt: string
  /**
   * Where the link was mailed to; absent where nowhere.
   */
  mailedTo?: string
}

export interface CreateLclOrderInput {
  booking: {
    /**
     * Port of loading.
     */
    pol: string
    /**
     * Port of discharge.
     */
    pod: string
    /**
     * Estimated departure date.
     */
    etd: string
    /**
     * Who pays the freight.
     */
    paymentTerms: ("prepaid" | "collect")
    /**
     * Name of the goods.
     */
    goodsName: string
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * How much of the goods.
     */
    goodsAmount: string
    /**
     * Value of the goods, whole units.
     */
    goodsValue: string
    /**
     * Currency of the value.
     */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Number of packages.
     */
    packages: number
    /**
     * Kind of package.
     */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /**
     * Gross weight in kilograms.
     */
    grossWeight: string
    /**
     * Measurement in cubic metres.
     */
    volume: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * Where the goods are fetched.
     */
    factoryAddress?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded paper.
     */
    file?: string
  }
  /**
   * Total that was shown.
   */
  shownTotal?: string
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateLclOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateOtherOrderInput {
  booking: {
    /**
     * What is wanted, in a few words.
     */
    subject: string
    /**
     * What is wanted, in full.
     */
    details: string
    /**
     * Where it is to be done.
     */
    place?: string
    /**
     * Day on which it is planned to begin.
     */
    plannedDate?: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * Id of the uploaded paper.
     */
    file?: string
  }
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateOtherOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateOverseasOrderInput {
  booking: {
    /**
     * Where the goods start.
     */
    from: string
    /**
     * Where the goods go.
     */
    to: string
    /**
     * Day on which it is planned to begin.
     */
    plannedDate: string
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * Where the goods are delivered.
     */
    deliveryAddress?: string
    /**
     * Name of the goods.
     */
    goodsName: string
    /**
     * How much of the goods.
     */
    goodsAmount: string
    /**
     * Value of the goods, whole units.
     */
    goodsValue: string
    /**
     * Currency of the value.
     */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Number of packages.
     */
    packages: number
    /**
     * Kind of package.
     */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /**
     * Gross weight in kilograms.
     */
    grossWeight: string
    /**
     * Measurement in cubic metres.
     */
    volume?: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded paper.
     */
    file?: string
  }
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateOverseasOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateRailOrderInput {
  booking: {
    /**
     * Where the goods start.
     */
    from: string
    /**
     * Where the goods go.
     */
    to: string
    /**
     * Day on which it is planned to begin.
     */
    plannedDate: string
    /**
     * Whether the goods leave or enter the country.
     */
    direction: ("export" | "import")
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /**
       * Container type.
       */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * How many.
       */
      quantity: number
    }[]
    /**
     * Name of the goods.
     */
    goodsName: string
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * How much of the goods.
     */
    goodsAmount: string
    /**
     * Value of the goods, whole units.
     */
    goodsValue: string
    /**
     * Currency of the value.
     */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Number of packages.
     */
    packages?: number
    /**
     * Kind of package.
     */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /**
     * Gross weight in kilograms.
     */
    grossWeight?: string
    /**
     * Measurement in cubic metres.
     */
    volume?: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded paper.
     */
    file?: string
  }
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateRailOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateSeaOrderInput {
  booking: {
    /**
     * Port of loading.
     */
    pol: string
    /**
     * Port of discharge.
     */
    pod: string
    /**
     * SCAC.
     */
    carrier: string
    /**
     * Who pays the freight.
     */
    paymentTerms: ("prepaid" | "collect")
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /**
       * Container type.
       */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * How many.
       */
      quantity: number
    }[]
    /**
     * Rate the customer chose.
     */
    rateId?: string
    /**
     * Estimated departure date.
     */
    etd: string
    /**
     * Vessel.
     */
    vessel?: string
    /**
     * Voyage.
     */
    voyage?: string
    /**
     * Terminal at the port of loading.
     */
    terminal?: string
    /**
     * Where the boxes are to be picked up.
     */
    pickUpArea?: ("port-area" | "city" | "suburb" | "province" | "other-province")
    /**
     * Name of the goods.
     */
    goodsName: string
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * How much of the goods.
     */
    goodsAmount: string
    /**
     * Value of the goods, whole units.
     */
    goodsValue: string
    /**
     * Currency of the value.
     */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Number of packages.
     */
    packages?: number
    /**
     * Kind of package.
     */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /**
     * Gross weight in kilograms.
     */
    grossWeight?: string
    /**
     * Measurement in cubic metres.
     */
    volume?: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * Where the boxes are stuffed.
     */
    factoryAddress?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded booking note or shipping instruction.
     */
    file?: string
  }
  rateId: string
  rateVersion: number
  shownTotal: string
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateSeaOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateSeaRailOrderInput {
  booking: {
    /**
     * Inland station of the rail leg.
     */
    station: string
    /**
     * Whether the goods leave or enter the country.
     */
    direction: ("export" | "import")
    /**
     * Port of loading.
     */
    pol: string
    /**
     * Port of discharge.
     */
    pod: string
    /**
     * Estimated departure date.
     */
    etd: string
    /**
     * SCAC.
     */
    carrier?: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /**
       * Container type.
       */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * How many.
       */
      quantity: number
    }[]
    /**
     * Name of the goods.
     */
    goodsName: string
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * How much of the goods.
     */
    goodsAmount: string
    /**
     * Value of the goods, whole units.
     */
    goodsValue: string
    /**
     * Currency of the value.
     */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Number of packages.
     */
    packages?: number
    /**
     * Kind of package.
     */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /**
     * Gross weight in kilograms.
     */
    grossWeight?: string
    /**
     * Measurement in cubic metres.
     */
    volume?: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded paper.
     */
    file?: string
  }
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateSeaRailOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateSeaRequestOrderInput {
  booking: {
    /**
     * Port of loading.
     */
    pol: string
    /**
     * Port of discharge.
     */
    pod: string
    /**
     * Full containers, part of one, or break bulk.
     */
    freightType: ("fcl" | "lcl" | "bulk")
    /**
     * Estimated departure date.
     */
    etd: string
    /**
     * SCAC.
     */
    carrier?: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes?: {
      /**
       * Container type.
       */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * How many.
       */
      quantity: number
    }[]
    /**
     * Name of the goods.
     */
    goodsName: string
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * How much of the goods.
     */
    goodsAmount: string
    /**
     * Value of the goods, whole units.
     */
    goodsValue: string
    /**
     * Currency of the value.
     */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Number of packages.
     */
    packages?: number
    /**
     * Kind of package.
     */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /**
     * Gross weight in kilograms.
     */
    grossWeight?: string
    /**
     * Measurement in cubic metres.
     */
    volume?: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded paper.
     */
    file?: string
  }
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateSeaRequestOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateShippingOrderInput {
  booking: {
    /**
     * Carrier that the carriage is entrusted to.
     */
    carrier: string
    /**
     * Port of loading.
     */
    pol: string
    /**
     * Port of discharge.
     */
    pod: string
    /**
     * Estimated departure date.
     */
    etd: string
    /**
     * Vessel.
     */
    vessel?: string
    /**
     * Voyage.
     */
    voyage?: string
    /**
     * Where the carrier takes the goods over, where that is not the port of loading.
     */
    placeOfReceipt?: string
    /**
     * Where the carrier hands them over, where that is not the port of discharge.
     */
    placeOfDelivery?: string
    /**
     * Master bill of lading.
     */
    mblNo?: string
    /**
     * Who pays the freight.
     */
    terms: ("prepaid" | "collect")
    /**
     * Shipper as the bill of lading names it.
     */
    shipper: string
    /**
     * Consignee as the bill of lading names it.
     */
    consignee: string
    /**
     * Who is told of the arrival.
     */
    notifyParty: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /**
       * Container type.
       */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * How many.
       */
      quantity: number
    }[]
    /**
     * Name of the goods.
     */
    goodsName: string
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * Number of packages.
     */
    packages: number
    /**
     * Kind of package.
     */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /**
     * Gross weight in kilograms.
     */
    grossWeight: string
    /**
     * Measurement in cubic metres.
     */
    volume: string
    /**
     * Shipping marks.
     */
    marks?: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded paper.
     */
    file?: string
  }
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateShippingOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateSocOrderInput {
  booking: {
    /**
     * Port of loading.
     */
    pol: string
    /**
     * Port of discharge.
     */
    pod: string
    /**
     * SCAC.
     */
    carrier?: string
    /**
     * Estimated departure date.
     */
    etd: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /**
       * Container type.
       */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * How many.
       */
      quantity: number
    }[]
    /**
     * Who pays the freight.
     */
    paymentTerms: ("prepaid" | "collect")
    /**
     * Whether the container goes loaded.
     */
    loaded?: boolean
    /**
     * Numbers of the shipper's own containers.
     */
    containerNumbers?: string
    /**
     * Containers whose safety plate is to be inspected.
     */
    inspections?: number
    /**
     * Name of the goods.
     */
    goodsName: string
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * How much of the goods.
     */
    goodsAmount: string
    /**
     * Value of the goods, whole units.
     */
    goodsValue: string
    /**
     * Currency of the value.
     */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Number of packages.
     */
    packages?: number
    /**
     * Kind of package.
     */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /**
     * Gross weight in kilograms.
     */
    grossWeight?: string
    /**
     * Measurement in cubic metres.
     */
    volume?: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded paper.
     */
    file?: string
  }
  /**
   * Total that was shown.
   */
  shownTotal?: string
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateSocOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateTruckOrderInput {
  booking: {
    /**
     * Port of loading.
     */
    pol: string
    /**
     * Terminal that the loaded boxes go to.
     */
    terminal: string
    /**
     * Port where the empty boxes are fetched, where it is another one.
     */
    pickUpPort?: string
    /**
     * Yard where the empty boxes are fetched.
     */
    pickUpYard?: string
    /**
     * SCAC of the shipping company.
     */
    carrier: string
    /**
     * Number of the master bill of lading, by which the boxes are fetched.
     */
    mblNo: string
    /**
     * Vessel.
     */
    vessel: string
    /**
     * Voyage.
     */
    voyage: string
    /**
     * Port of transhipment.
     */
    transitPort?: string
    /**
     * Port of discharge.
     */
    pod?: string
    /**
     * Places at which the truck loads, in their order; the price goes by the first.
     *
     * @minItems 1
     * @maxItems 3
     */
    points: {
      /**
       * District of the loading place, by its code of GB/T 2260; a city without districts by its own.
       */
      area: string
      /**
       * Where the boxes are stuffed.
       */
      address: string
    }[]
    /**
     * Day on which the boxes are stuffed.
     */
    loadingDate: string
    /**
     * Time of day at which the truck shall be there, at the place of loading.
     */
    loadingTime?: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /**
       * Container type.
       */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * How many.
       */
      quantity: number
    }[]
    /**
     * Gross weight of all the cargo, in kilograms.
     */
    grossWeight: string
    /**
     * Gross weight of the cargo of the heaviest container, in kilograms.
     */
    weightPerBox?: string
    /**
     * Number of packages.
     */
    packages?: number
    /**
     * Measurement in cubic metres.
     */
    volume?: string
    /**
     * Whether there are dangerous goods.
     */
    dangerous?: boolean
    /**
     * Containers with dangerous goods.
     */
    dangerousBoxes?: number
    /**
     * UN number of the dangerous goods.
     */
    unNumber?: string
    /**
     * Person to talk to at the place of loading.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * Where news of the truck goes.
     */
    email?: string
    /**
     * WeChat id of the contact.
     */
    weChat?: string
    /**
     * What else to know.
     */
    remark?: string
    /**
     * Id of the uploaded booking note or loading list.
     */
    file?: string
  }
  /**
   * Total that the customer was shown, in the base currency.
   */
  shownTotal?: string
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateTruckOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateWarehouseOrderInput {
  booking: {
    /**
     * City, by its port.
     */
    city: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
    /**
     * Warehouse.
     */
    warehouse: string
    /**
     * Terminal where the boxes are gated in.
     */
    terminal: string
    /**
     * Yard where empty boxes are fetched.
     */
    pickUpYard: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /**
       * Container type.
       */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * How many.
       */
      quantity: number
    }[]
    /**
     * Planned day of stuffing.
     */
    plannedDate: string
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * Name of the goods.
     */
    goodsName?: string
    /**
     * Goods that are brought in, in cubic metres.
     */
    volume?: string
    /**
     * Pallets to be made.
     */
    pallets?: number
    /**
     * Days of storage in the warehouse.
     */
    storageDays?: number
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * What else to know.
     */
    remark?: string
  }
  /**
   * Total that was shown.
   */
  shownTotal?: string
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateWarehouseOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface CreateYardOrderInput {
  booking: {
    /**
     * Port of the yard.
     */
    port: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
    /**
     * Yard.
     */
    yard: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /**
       * Container type.
       */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * How many.
       */
      quantity: number
    }[]
    /**
     * Day on which the containers come.
     */
    arrivalDate: string
    /**
     * Days of storage, the first one counted.
     */
    storageDays: number
    /**
     * Kind of cargo.
     */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /**
     * The containers are loaded.
     */
    loaded?: boolean
    /**
     * Containers with dangerous goods.
     */
    dangerousBoxes?: number
    /**
     * Lifts asked for, on and off.
     */
    lifts?: number
    /**
     * Extra mechanical moves.
     */
    extraMoves?: number
    /**
     * Days of power for reefers.
     */
    reeferDays?: number
    /**
     * Containers to be washed.
     */
    washes?: number
    /**
     * Master bill of lading, where there is one.
     */
    mblNo?: string
    /**
     * Person to talk to.
     */
    contact: string
    /**
     * Mobile number.
     */
    mobile?: string
    /**
     * Landline with area code.
     */
    landline?: string
    /**
     * What else to know.
     */
    remark?: string
  }
  /**
   * Total that was shown.
   */
  shownTotal?: string
  /**
   * Company that staff act for.
   */
  companyId?: string
}

export interface CreateYardOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface DecideCertificationInput {
  /**
   * Request.
   */
  requestId: string
  /**
   * Version that the caller saw.
   */
  version: number
  /**
   * What is decided.
   */
  decision: ("approve" | "refuse")
  /**
   * Why it is refused; the applicant reads it. Needed with a refusal.
   */
  reason?: string
}

export interface DecideCertificationOutput {
  /**
   * Request.
   */
  requestId: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * What has become of it.
   */
  state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
  /**
   * Where the person stands now.
   */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
}

export interface DecideJoinInput {
  /**
   * Request.
   */
  requestId: string
  /**
   * Version that the caller saw.
   */
  version: number
  /**
   * What is decided.
   */
  decision: ("approve" | "refuse")
  /**
   * Why it is refused; the applicant reads it. Needed with a refusal.
   */
  reason?: string
}

export interface DecideJoinOutput {
  /**
   * Request.
   */
  requestId: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * What has become of it.
   */
  state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
  /**
   * Where the person stands now.
   */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
}

export interface DeclineAmendmentInput {
  /**
   * Why.
   */
  reason: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface DeclineAmendmentOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface DiscardMilestoneLoadInput {
  /**
   * Number of the load.
   */
  loadId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface DiscardMilestoneLoadOutput {
  loadId: string
  version: number
}

export interface DiscardRateLoadInput {
  /**
   * Number of the load.
   */
  loadId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface DiscardRateLoadOutput {
  loadId: string
  version: number
}

export interface DownloadFileInput {
  fileId: string
}

export type DownloadFileOutput = { name: string; type: string; bytes: Uint8Array }

export interface DownloadLicenceInput {
  /**
   * Request.
   */
  requestId: string
}

export type DownloadLicenceOutput = { name: string; type: string; bytes: Uint8Array }

export interface DownloadMilestoneSheetInput {
  /**
   * Number of the load.
   */
  loadId: string
}

export type DownloadMilestoneSheetOutput = { name: string; type: string; bytes: Uint8Array }

export interface DownloadMilestoneTemplateInput {
}

export type DownloadMilestoneTemplateOutput = { name: string; type: string; bytes: Uint8Array }

export interface DownloadMilestoneWrongRowsInput {
  /**
   * Number of the load.
   */
  loadId: string
}

export type DownloadMilestoneWrongRowsOutput = { name: string; type: string; bytes: Uint8Array }

export interface DownloadRateSheetInput {
  /**
   * Number of the load.
   */
  loadId: string
}

export type DownloadRateSheetOutput = { name: string; type: string; bytes: Uint8Array }

export interface DownloadRateTemplateInput {
}

export type DownloadRateTemplateOutput = { name: string; type: string; bytes: Uint8Array }

export interface DownloadSupplierFileInput {
  /**
   * Id of the file.
   */
  fileId: string
}

export type DownloadSupplierFileOutput = { name: string; type: string; bytes: Uint8Array }

export interface DownloadWrongRowsInput {
  /**
   * Number of the load.
   */
  loadId: string
}

export type DownloadWrongRowsOutput = { name: string; type: string; bytes: Uint8Array }

export interface EndOtherSessionsInput {
}

export interface EndOtherSessionsOutput {
}

export interface EndProfitAgreementInput {
  /**
   * Last day on which it holds.
   */
  validTo: string
  /**
   * Id of the agreement.
   */
  agreementId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface EndProfitAgreementOutput {
  /**
   * Id of the agreement.
   */
  agreementId: string
  /**
   * Version after it.
   */
  version: number
}

export interface EndRebateRuleInput {
  /**
   * Last day on which it holds.
   */
  validTo: string
  /**
   * Id of the rule.
   */
  ruleId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface EndRebateRuleOutput {
  /**
   * Id of the rule.
   */
  ruleId: string
}

export interface EndSessionInput {
  /**
   * Session to end.
   */
  sessionId: string
}

export interface EndSessionOutput {
}

export interface EndStaffSessionInput {
  /**
   * Person of the staff.
   */
  userId: string
  /**
   * Session to end.
   */
  sessionId: string
}

export interface EndStaffSessionOutput {
}

export interface EndStaffSessionsInput {
  /**
   * Person of the staff.
   */
  userId: string
}

export interface EndStaffSessionsOutput {
}

export interface ExportDeskStatisticsInput {
  /**
   * How many days back from today; left out: 90.
   */
  period?: ("30" | "90" | "180" | "365")
}

export type ExportDeskStatisticsOutput = { name: string; type: string; bytes: Uint8Array }

export interface ExportListInput {
  /**
   * The list, by its document's name.
   */
  list: string
  /**
   * Ids of the columns; left out: those that the list shows of itself.
   *
   * @maxItems 100
   */
  columns?: string[]
  /**
   * Input of the list's operation, without its page.
   */
  query: {
  }
  /**
   * The file comes in frames that say how many rows are written so far: four bytes of rows, four of length, then that much of the file. The header export-rows says how many there will be.
   */
  progress?: boolean
}

export type ExportListOutput = { name: string; type: string; bytes: Uint8Array }

export interface FinishSupplierOrderInput {
  /**
   * Number of the supplier order.
   */
  supplierOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface FinishSupplierOrderOutput {
  /**
   * Its number.
   */
  supplierOrderNo: string
  /**
   * State after it.
   */
  state: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /**
   * Version after it.
   */
  version: number
}

export interface GenerateOrderInput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface GenerateOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface HandOverOrderInput {
  /**
   * Who has it from now on.
   */
  to: string
  /**
   * What the colleague should know.
   */
  note: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Who the caller saw to have it; left out: nobody.
   */
  from?: string
}

export interface HandOverOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface HoldOrderInput {
  /**
   * Which step.
   */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /**
   * Why.
   */
  reason: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface HoldOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface InviteStaffInput {
  /**
   * Who is invited; the link is mailed there.
   */
  email: string
  /**
   * Role that the person will have.
   */
  role: ("staff" | "staff-admin" | "analyst")
  /**
   * Language of the mail.
   */
  mailLanguage?: ("zh" | "en")
}

export interface InviteStaffOutput {
  /**
   * Id of the invitation.
   */
  invitationId: string
  /**
   * Who is invited.
   */
  email: string
  /**
   * The token in the link; 256 random bits.
   */
  code: string
  /**
   * The whole link, by the address of the brand as it is configured.
   */
  link: string
  /**
   * Until when it is open.
   */
  expiresAt: string
}

export interface IssueBillDraftInput {
  /**
   * The draft.
   */
  file: string
  /**
   * Number of the bill.
   */
  billNo?: string
  /**
   * What the customer should look at.
   */
  note?: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface IssueBillDraftOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface JoinStaffInput {
  /**
   * Name of the person, without digits.
   */
  name: string
  /**
   * Name in Latin letters, for readers of English.
   */
  latinName?: string
  /**
   * New password: letters and digits, other printable ASCII signs allowed.
   */
  password: string
  /**
   * The new password once more.
   */
  confirmation: string
  /**
   * The service agreement is accepted.
   */
  agreement: true
  /**
   * The privacy policy is accepted.
   */
  policy: true
  /**
   * The token in the link.
   */
  invitation: string
}

export interface JoinStaffOutput {
  /**
   * Name in the reader’s language.
   */
  name: string
  /**
   * Actor of the permission grid.
   */
  actor: ("registered" | "pending" | "member" | "admin" | "staff" | "analyst")
  /**
   * Company in the reader’s language; empty without one.
   */
  company: string
  /**
   * Id of the person.
   */
  userId: string
  /**
   * Version of the portrait; empty where there is none.
   */
  avatar: string
  /**
   * Whether the person administers the staff of the brand.
   */
  staffAdmin: boolean
}

export interface ListAuditInput {
  /**
   * Only changes, or only security.
   */
  kind?: ("act" | "security")
  /**
   * Only this event.
   */
  event?: ("signed-in" | "signed-out" | "sign-in-failed" | "sign-in-limited" | "code-sent" | "code-limited" | "code-refused" | "registered" | "password-changed" | "password-reset" | "second-factor-on" | "second-factor-off" | "session-ended" | "sessions-ended" | "session-cut" | "denied" | "limited" | "profile-changed" | "avatar-changed" | "avatar-removed" | "notifications-changed" | "certification-applied" | "certification-approved" | "certification-refused" | "certification-withdrawn" | "application-withdrawn" | "join-requested" | "join-approved" | "join-refused" | "administrator-appointed" | "member-role-changed" | "member-disabled" | "member-enabled" | "member-removed" | "invitation-created" | "invitation-revoked" | "invitation-accepted" | "referral-opened" | "referral-followed" | "order-submit" | "order-cancel" | "order-reject" | "order-request-amendment" | "order-decline-amendment" | "quote-saved" | "quote-removed" | "quote-restored" | "quote-shared" | "quote-sent" | "quote-link-revoked" | "fees-confirmed" | "release-published" | "release-rolled-back" | "file-quarantined" | "rates-loaded" | "milestones-loaded" | "rates-undone" | "exchange-rate-added" | "exchange-rate-corrected" | "rebate-requested" | "rebate-withdrawn" | "rebate-approved" | "rebate-refused" | "rebate-paid" | "rebate-rule-added" | "rebate-rule-ended" | "profit-agreement-added" | "profit-agreement-changed" | "profit-agreement-ended" | "profit-shared-again" | "supplier-added" | "supplier-changed" | "supplier-order-placed" | "supplier-order-changed" | "supplier-order-sent" | "supplier-order-confirmed" | "supplier-order-finished" | "supplier-order-cancelled" | "supplier-file-attached" | "company-notifications-changed" | "staff-invited" | "staff-invitation-withdrawn" | "staff-joined" | "staff-role-changed" | "staff-suspended" | "staff-restored" | "staff-sessions-ended" | "second-factor-removal-requested" | "second-factor-removal-refused" | "second-factor-removed")
  /**
   * Part of the name of who did it.
   */
  actor?: string
  /**
   * Part of the name of whom, or the number of what, it concerns.
   */
  subject?: string
  /**
   * First day, where the brand works.
   */
  from?: string
  /**
   * Last day.
   */
  to?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListAuditOutput {
  rows: {
    /**
     * Number of the entry.
     */
    entryId: string
    /**
     * When it happened.
     */
    at: string
    /**
     * Change or security.
     */
    kind: ("act" | "security")
    /**
     * What happened.
     */
    event: ("signed-in" | "signed-out" | "sign-in-failed" | "sign-in-limited" | "code-sent" | "code-limited" | "code-refused" | "registered" | "password-changed" | "password-reset" | "second-factor-on" | "second-factor-off" | "session-ended" | "sessions-ended" | "session-cut" | "denied" | "limited" | "profile-changed" | "avatar-changed" | "avatar-removed" | "notifications-changed" | "certification-applied" | "certification-approved" | "certification-refused" | "certification-withdrawn" | "application-withdrawn" | "join-requested" | "join-approved" | "join-refused" | "administrator-appointed" | "member-role-changed" | "member-disabled" | "member-enabled" | "member-removed" | "invitation-created" | "invitation-revoked" | "invitation-accepted" | "referral-opened" | "referral-followed" | "order-submit" | "order-cancel" | "order-reject" | "order-request-amendment" | "order-decline-amendment" | "quote-saved" | "quote-removed" | "quote-restored" | "quote-shared" | "quote-sent" | "quote-link-revoked" | "fees-confirmed" | "release-published" | "release-rolled-back" | "file-quarantined" | "rates-loaded" | "milestones-loaded" | "rates-undone" | "exchange-rate-added" | "exchange-rate-corrected" | "rebate-requested" | "rebate-withdrawn" | "rebate-approved" | "rebate-refused" | "rebate-paid" | "rebate-rule-added" | "rebate-rule-ended" | "profit-agreement-added" | "profit-agreement-changed" | "profit-agreement-ended" | "profit-shared-again" | "supplier-added" | "supplier-changed" | "supplier-order-placed" | "supplier-order-changed" | "supplier-order-sent" | "supplier-order-confirmed" | "supplier-order-finished" | "supplier-order-cancelled" | "supplier-file-attached" | "company-notifications-changed" | "staff-invited" | "staff-invitation-withdrawn" | "staff-joined" | "staff-role-changed" | "staff-suspended" | "staff-restored" | "staff-sessions-ended" | "second-factor-removal-requested" | "second-factor-removal-refused" | "second-factor-removed")
    /**
     * Who did it; empty where nobody was signed in.
     */
    actor?: string
    /**
     * In which role.
     */
    actorRole: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
    /**
     * Company that it concerns.
     */
    companyName?: string
    /**
     * Name of the person, or number of the record, that it happened to.
     */
    subject?: string
    /**
     * Number of the request, which the log has too.
     */
    requestId: string
    /**
     * What changed, and what is told beside it.
     *
     * Items: One field as it was and as it is.
     */
    changes: {
      /**
       * What changed, or what is told beside it.
       */
      field: ("role" | "status" | "state" | "membership" | "name" | "latinName" | "email" | "phone" | "language" | "reason" | "requestId" | "companyName" | "uscc" | "kind" | "people" | "baseTotal" | "places" | "expiresAt" | "note" | "by" | "purpose" | "address" | "operation" | "error" | "session" | "count" | "invitation" | "invitedBy" | "madeBy" | "release" | "seconds" | "file" | "rows" | "replaced" | "leftOut" | "currency" | "rate" | "validFrom" | "validTo" | "month" | "amount" | "payee" | "account" | "reference" | "paidOn" | "partner" | "share" | "unit" | "rule" | "code" | "supplier" | "service" | "order" | "tiers" | "active" | "contact" | "notifications" | "requestedBy" | "secondFactor")
      /**
       * As it was.
       */
      before?: string
      /**
       * As it is, or what is told.
       */
      after?: string
    }[]
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListCarrierBookingsInput {
  /**
   * SCAC.
   */
  carrier?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListCarrierBookingsOutput {
  rows: {
    /**
     * SCAC of the carrier.
     */
    carrier: string
    /**
     * Orders in all, without cancelled ones.
     */
    orders: number
    /**
     * To be confirmed.
     */
    pending: number
    /**
     * In process.
     */
    executing: number
    /**
     * Completed.
     */
    completed: number
    /**
     * The next departure of an order that is not completed.
     */
    nextEtd?: string
    /**
     * When the last order was made.
     */
    lastOrderedAt: string
    /**
     * Total of these orders in the base currency.
     */
    baseTotal: string
    /**
     * Base currency.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListCarrierOffersInput {
  /**
   * Port of loading, any of its codes.
   */
  pol?: string
  /**
   * Port of discharge, any of its codes.
   */
  pod?: string
  /**
   * SCAC.
   */
  carrier?: string
  /**
   * Field to sort by.
   */
  sort?: ("carrier" | "sailings" | "fastest" | "nextEtd")
  /**
   * Direction.
   */
  order?: ("ascending" | "descending")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListCarrierOffersOutput {
  rows: {
    /**
     * SCAC of the carrier.
     */
    carrier: string
    /**
     * The four letters by which the trade knows the carrier.
     */
    scac: string
    /**
     * Weekly loops.
     */
    services: number
    /**
     * Departures of a vessel from a port of loading in these weeks.
     */
    sailings: number
    /**
     * Pairs of ports that are reached without transhipment.
     */
    direct: number
    /**
     * Pairs of ports.
     */
    lanes: number
    /**
     * Shortest transit time.
     */
    fastest: number
    /**
     * Longest transit time.
     */
    slowest: number
    /**
     * The next departure.
     */
    nextEtd: string
    /**
     * Rate of the next departure.
     */
    nextRateId: string
    /**
     * The next departures, the first ones first.
     *
     * Items: One of the next sailings of a carrier.
     */
    departures: {
      /**
       * Rate of the sailing.
       */
      rateId: string
      /**
       * Estimated departure.
       */
      etd: string
      /**
       * Port of loading.
       */
      pol: string
      /**
       * Port of discharge.
       */
      pod: string
      /**
       * Service code.
       */
      service: string
      /**
       * Vessel.
       */
      vessel?: string
      /**
       * Voyage.
       */
      voyage?: string
      /**
       * Days from departure to arrival.
       */
      transitDays: number
      /**
       * direct or transit.
       */
      routing: ("direct" | "transit")
      /**
       * Currency of the freight.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Ocean freight for one 40HQ.
       */
      price40HQ?: string
    }[]
    /**
     * Currency of the lowest freight.
     */
    currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Lowest ocean freight for one 40HQ among these sailings.
     */
    lowest40HQ?: string
    /**
     * Why prices are not shown: login or certify.
     */
    hidden?: ("login" | "certify")
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListCertificationsInput {
  /**
   * Tab of the list.
   */
  tab?: ("open" | "approved" | "refused" | "closed")
  /**
   * Part of a name, a number or an address.
   */
  search?: string
  /**
   * Field to sort by.
   */
  sort?: ("createdAt" | "decidedAt" | "companyName")
  /**
   * Direction.
   */
  order?: ("ascending" | "descending")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListCertificationsOutput {
  rows: {
    /**
     * Id of the request.
     */
    requestId: string
    /**
     * What has become of it.
     */
    state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
    /**
     * Company as the applicant wrote it.
     */
    companyName: string
    /**
     * Unified social credit code.
     */
    uscc: string
    /**
     * Who applied.
     */
    applicant: string
    /**
     * Account of the applicant.
     */
    account?: string
    /**
     * Mobile number of the applicant.
     */
    phone?: string
    /**
     * When it was sent.
     */
    createdAt: string
    /**
     * Hours that it waited, or waits still.
     */
    waitingHours: number
    /**
     * When it was decided.
     */
    decidedAt?: string
    /**
     * Who decided.
     */
    decidedBy?: string
    /**
     * Why it was refused or ended.
     */
    reason?: string
    /**
     * Counts the changes; a write names the one it saw.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * Rows in each tab.
   */
  counts?: {
    [k: string]: number
  }
}

export interface ListCompaniesInput {
  /**
   * Tab of the list.
   */
  tab?: ("certified" | "withdrawn")
  /**
   * Part of a name, a number or an address.
   */
  search?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListCompaniesOutput {
  rows: {
    /**
     * Id of the company.
     */
    companyId: string
    /**
     * Full name in the reader’s language.
     */
    name: string
    /**
     * Unified social credit code.
     */
    uscc?: string
    /**
     * Whether it is certified.
     */
    status: ("certified" | "withdrawn")
    /**
     * People who belong to it.
     */
    members: number
    /**
     * Those of them who administer it and are not disabled.
     */
    admins: number
    /**
     * Why its certification was withdrawn.
     */
    reason?: string
    /**
     * When it came to the portal.
     */
    createdAt?: string
    /**
     * Counts the changes; a write names the one it saw.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * Rows in each tab.
   */
  counts?: {
    [k: string]: number
  }
}

export interface ListDeskAgesInput {
  /**
   * How many days back from today; left out: 90.
   */
  period?: ("30" | "90" | "180" | "365")
}

export interface ListDeskAgesOutput {
  rows: {
    /**
     * What they wait for.
     */
    queue: ("fees" | "payments" | "to-generate" | "amendments" | "bills" | "milestones" | "messages")
    /**
     * What they wait for, in words.
     */
    name: string
    /**
     * How long.
     */
    age: ("fresh" | "late" | "overdue")
    /**
     * How many.
     */
    orders: number
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListDeskMonthsInput {
  /**
   * How many days back from today; left out: 90.
   */
  period?: ("30" | "90" | "180" | "365")
}

export interface ListDeskMonthsOutput {
  rows: {
    /**
     * Month, YYYY-MM, where the brand works.
     */
    month: string
    /**
     * Kind of order.
     */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * How many were placed and not cancelled.
     */
    orders: number
    /**
     * How many of them have no price yet; they are not in the amount.
     */
    unpriced: number
    /**
     * What they come to in the base currency. Left out where none is priced.
     */
    amount?: string
    /**
     * Base currency.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListDeskOrdersInput {
  /**
   * Tab of the workbench.
   */
  tab?: ("pending" | "executing" | "completed" | "cancelled")
  omsOrderNo?: string
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  pol?: string
  pod?: string
  mblNo?: string
  /**
   * Field to sort by.
   */
  sort?: string
  /**
   * Direction.
   */
  order?: ("ascending" | "descending")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
  companyName?: string
}

export interface ListDeskOrdersOutput {
  rows: {
    /**
     * Order number.
     */
    omsOrderNo: string
    /**
     * Kind of order.
     */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Where it stands in its life.
     */
    state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
    /**
     * Where payment stands.
     */
    payment: ("unpaid" | "reported" | "received")
    /**
     * Company that ordered.
     */
    companyId?: string
    /**
     * Name of the company.
     */
    companyName: string
    /**
     * Who ordered.
     */
    orderedBy?: string
    /**
     * Port of loading.
     */
    pol?: string
    /**
     * Port of discharge.
     */
    pod?: string
    /**
     * Carrier.
     */
    carrier?: string
    /**
     * Service code.
     */
    service?: string
    /**
     * Vessel.
     */
    vessel?: string
    /**
     * Voyage.
     */
    voyage?: string
    /**
     * Estimated departure.
     */
    etd?: string
    /**
     * Where the service is done, in words.
     */
    place?: string
    /**
     * What it is done with, in words.
     */
    goods?: string
    /**
     * Types and quantities, such as 1*20GP 2*40HQ.
     */
    boxes?: string
    /**
     * Master bill of lading.
     */
    mblNo?: string
    /**
     * House bill of lading.
     */
    hblNo?: string
    /**
     * What of the booking is still to be done; a booking may count in several.
     */
    bookingStatuses?: ("pending-booking" | "booking-to-be-confirmed" | "bill-being-changed" | "bill-to-be-confirmed" | "to-make-documents" | "vgm-to-submit")[]
    /**
     * Estimated arrival.
     */
    eta?: string
    /**
     * Terminal that the containers leave from.
     */
    terminal?: string
    /**
     * Latest shipping instruction (DCSA DCO).
     */
    siCutOffAt?: string
    /**
     * Latest verified gross mass (DCSA VCO).
     */
    vgmCutOffAt?: string
    /**
     * Latest delivery of full containers (DCSA FCO).
     */
    cyCutOffAt?: string
    /**
     * When the containers are stuffed.
     */
    stuffingAt?: string
    /**
     * Number of packages.
     */
    packages?: number
    /**
     * Gross weight of all the cargo, in kilograms.
     */
    grossWeight?: string
    /**
     * Measurement of all the cargo, in cubic metres.
     */
    volume?: string
    /**
     * Total in the base currency: confirmed, else estimated. Left out until there is either.
     */
    baseTotal?: string
    /**
     * Base currency.
     */
    baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * When it was ordered.
     */
    createdAt: string
    /**
     * When it last changed.
     */
    updatedAt?: string
    /**
     * Counts the changes; a write names the one it saw.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * Orders in each tab.
   */
  counts?: {
    [k: string]: number
  }
}

export interface ListDeskOwnersInput {
  /**
   * How many days back from today; left out: 90.
   */
  period?: ("30" | "90" | "180" | "365")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListDeskOwnersOutput {
  rows: {
    /**
     * Who; none for what nobody has taken.
     */
    ownerId: string
    /**
     * Their name; left out for what nobody has taken.
     */
    owner?: string
    /**
     * Orders that are theirs and not ended.
     */
    open: number
    /**
     * Of what waits at the desk, theirs.
     */
    waiting: number
    /**
     * Of that, what has waited too long.
     */
    overdue: number
    /**
     * Orders whose fees they were first to confirm in the period.
     */
    confirmed: number
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListDeskRebatesInput {
  /**
   * Which part.
   */
  tab?: ("open" | "approved" | "paid" | "all")
  /**
   * Part of a company's name.
   */
  companyName?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListDeskRebatesOutput {
  rows: {
    /**
     * Number, as the transfer names it.
     */
    monthId: string
    /**
     * The month, YYYY-MM.
     */
    month: string
    /**
     * Company that earned it.
     */
    companyName?: string
    /**
     * Where it stands.
     */
    state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
    /**
     * How many orders earned it.
     */
    orders: number
    /**
     * Sum of its orders.
     */
    amount: string
    /**
     * Base currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * When it was asked for.
     */
    requestedAt?: string
    /**
     * Who asked for it.
     */
    requestedBy?: string
    /**
     * Name of the account.
     */
    payee?: string
    /**
     * Bank of the account.
     */
    bank?: string
    /**
     * Number of the account.
     */
    account?: string
    /**
     * What the administrator wrote.
     */
    note?: string
    /**
     * Why it was refused.
     */
    reason?: string
    /**
     * Who approved or refused.
     */
    decidedBy?: string
    /**
     * When it was approved or refused.
     */
    decidedAt?: string
    /**
     * Day of the transfer.
     */
    paidOn?: string
    /**
     * Reference of the transfer.
     */
    reference?: string
    /**
     * Counts changes.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * Months in each tab.
   */
  counts?: {
    [k: string]: number
  }
}

export interface ListDeskWaitsInput {
  /**
   * Row of the dictionary desk-queue; left out or all: every queue.
   */
  queue?: string
  /**
   * Whose work.
   */
  owner?: ("mine" | "nobody" | "others")
  /**
   * Kind of order.
   */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Order number, B/L number, or part of a company's name.
   */
  search?: string
  /**
   * Field to sort by.
   */
  sort?: "since"
  /**
   * Direction.
   */
  order?: ("ascending" | "descending")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListDeskWaitsOutput {
  rows: {
    /**
     * Order and queue.
     */
    waitId: string
    /**
     * Order number.
     */
    omsOrderNo: string
    /**
     * What it waits for.
     */
    queue: ("fees" | "payments" | "to-generate" | "amendments" | "bills" | "milestones" | "messages")
    /**
     * Since when.
     */
    since: string
    /**
     * Whole hours that it has waited.
     */
    waitingHours: number
    /**
     * Whether that is long.
     */
    age: ("fresh" | "late" | "overdue")
    /**
     * Who has taken it.
     */
    owner?: string
    /**
     * Whether the reader has taken it.
     */
    isMine: boolean
    /**
     * Kind of order.
     */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Where it stands in its life.
     */
    state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
    /**
     * Where payment stands.
     */
    payment: ("unpaid" | "reported" | "received")
    /**
     * Name of the company.
     */
    companyName: string
    /**
     * Who ordered.
     */
    orderedBy?: string
    /**
     * Port of loading.
     */
    pol?: string
    /**
     * Port of discharge.
     */
    pod?: string
    /**
     * Carrier.
     */
    carrier?: string
    /**
     * Service code.
     */
    service?: string
    /**
     * Estimated departure.
     */
    etd?: string
    /**
     * Where the service is done, in words.
     */
    place?: string
    /**
     * Types and quantities, such as 1*20GP 2*40HQ.
     */
    boxes?: string
    /**
     * Master bill of lading.
     */
    mblNo?: string
    /**
     * Total in the base currency: confirmed, else estimated. Left out until there is either.
     */
    baseTotal?: string
    /**
     * Base currency.
     */
    baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * When it was ordered.
     */
    createdAt: string
    /**
     * Counts the changes; a write names the one it saw.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * How many wait in each queue.
   */
  counts?: {
    [k: string]: number
  }
}

export interface ListDocumentFindingsInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListDocumentFindingsOutput {
  rows: {
    /**
     * Place and code, which no other finding shares.
     */
    findingId: string
    /**
     * File, line and column.
     */
    place: string
    /**
     * error or warning.
     */
    severity: ("error" | "warning")
    /**
     * Code, which the manual explains.
     */
    code: string
    /**
     * What was found and what is allowed.
     */
    message: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListDraftsInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListDraftsOutput {
  rows: {
    /**
     * Page and block of the form.
     */
    place: string
    /**
     * What the page is called.
     */
    title: string
    /**
     * Port of loading.
     */
    pol?: string
    /**
     * Port of discharge.
     */
    pod?: string
    /**
     * Types and quantities.
     */
    boxes?: string
    /**
     * Goods or place, where the form says so.
     */
    about?: string
    /**
     * How many fields are filled in.
     */
    filled: number
    /**
     * When it was last saved.
     */
    savedAt: string
    /**
     * Hours since it was last saved.
     */
    ageHours: number
    /**
     * Route of the page.
     */
    route: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListExchangeHolesInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListExchangeHolesOutput {
  rows: {
    /**
     * Currency and first day.
     */
    holeId: string
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * First day without a rate.
     */
    from: string
    /**
     * Last day without a rate; without one, it does not end.
     */
    to?: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListExchangeRatesInput {
  /**
   * Only this currency.
   */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * used: what quotes of today and later use.
   */
  tab?: ("used" | "all")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListExchangeRatesOutput {
  rows: {
    /**
     * Id of the entry.
     */
    exchangeRateId: string
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Currency that it is told in.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Worth of one unit in the base currency.
     */
    rate: string
    /**
     * First day.
     */
    validFrom: string
    /**
     * Last day; without one, until the next begins.
     */
    validTo?: string
    /**
     * Whether quotes of today use it.
     */
    state: ("in-force" | "coming" | "covered" | "past" | "corrected")
    /**
     * Who entered it.
     */
    by?: string
    /**
     * When it was entered.
     */
    createdAt: string
    /**
     * Why it was entered or corrected.
     */
    note?: string
    /**
     * Counts corrections of the same beginning.
     */
    revision: number
    /**
     * Whether it can be corrected.
     */
    open: boolean
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListFailedDeliveriesInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListFailedDeliveriesOutput {
  rows: {
    /**
     * Number of the delivery.
     */
    deliveryId: string
    /**
     * How it was to leave.
     */
    channel: ("mail" | "sms")
    /**
     * What it tells of; left out for what has a purpose of its own.
     */
    event?: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
    /**
     * What it is about.
     */
    about?: string
    /**
     * Whom it was for, mostly hidden.
     */
    recipient: string
    /**
     * Its subject.
     */
    subject: string
    /**
     * How often it was tried.
     */
    attempts: number
    /**
     * Why it was not taken, as the receiver said.
     */
    failure: string
    /**
     * When it was written.
     */
    at: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListInvitationsInput {
  /**
   * Only those in this state.
   */
  state?: ("open" | "used-up" | "ended" | "revoked")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListInvitationsOutput {
  rows: {
    /**
     * Id of the invitation.
     */
    invitationId: string
    /**
     * What it is for, as its maker wrote.
     */
    note: string
    /**
     * Whether it can still be used.
     */
    state: ("open" | "used-up" | "ended" | "revoked")
    /**
     * How many came by it.
     */
    came: number
    /**
     * How many may come by it in all.
     */
    places: number
    /**
     * Company that it leads to.
     */
    companyName: string
    /**
     * Who made it.
     */
    invitedBy: string
    /**
     * When it was made.
     */
    createdAt: string
    /**
     * Until when it is open.
     */
    expiresAt: string
    /**
     * Who came by it, the last first.
     *
     * Items: Somebody who came by an invitation or by a person’s own link.
     */
    people: {
      /**
       * Id of the entry.
       */
      useId: string
      /**
       * Name of whoever came, in the reader’s language.
       */
      name: string
      /**
       * By an invitation to the company, or by a person’s own link.
       */
      kind: ("invitation" | "referral")
      /**
       * What became of them.
       */
      standing: ("joined" | "awaiting" | "registered")
      /**
       * Who had invited them.
       */
      invitedBy: string
      /**
       * Note of the invitation.
       */
      note?: string
      /**
       * When they came.
       */
      at: string
    }[]
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListInvitedPeopleInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListInvitedPeopleOutput {
  rows: {
    /**
     * Id of the entry.
     */
    useId: string
    /**
     * Name of whoever came, in the reader’s language.
     */
    name: string
    /**
     * By an invitation to the company, or by a person’s own link.
     */
    kind: ("invitation" | "referral")
    /**
     * What became of them.
     */
    standing: ("joined" | "awaiting" | "registered")
    /**
     * Who had invited them.
     */
    invitedBy: string
    /**
     * Note of the invitation.
     */
    note?: string
    /**
     * When they came.
     */
    at: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListLoadRowsInput {
  /**
   * Number of the load.
   */
  loadId: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListLoadRowsOutput {
  rows: {
    /**
     * Id of the rate.
     */
    rateId: string
    /**
     * Port of loading, UN/LOCODE as carriers use it.
     */
    pol: string
    /**
     * Port of discharge, UN/LOCODE.
     */
    pod: string
    /**
     * SCAC of the carrier.
     */
    carrier: string
    /**
     * Service code of the carrier.
     */
    service: string
    /**
     * Whether the box stays on one vessel.
     */
    direct: boolean
    /**
     * direct or transit, for display.
     */
    routing: ("direct" | "transit")
    /**
     * Port of transhipment.
     */
    transitPort?: string
    /**
     * Days from departure to arrival.
     */
    transitDays: number
    /**
     * Weekdays of departure, Monday is 1.
     */
    sailingDays: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
    /**
     * Weekdays of closing, Monday is 1.
     */
    closingDays: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
    /**
     * Vessel of the next sailing.
     */
    vessel?: string
    /**
     * Voyage of the next sailing.
     */
    voyage?: string
    /**
     * Estimated departure of the next sailing.
     */
    etd: string
    /**
     * First day on which the rate may be booked.
     */
    validFrom: string
    /**
     * Last day on which the rate may be booked.
     */
    validTo: string
    /**
     * Currency of the freight.
     */
    currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Ocean freight for one 20GP.
     */
    price20GP?: string
    /**
     * Ocean freight for one 40GP.
     */
    price40GP?: string
    /**
     * Ocean freight for one 40HQ.
     */
    price40HQ?: string
    /**
     * Ocean freight for other box types.
     */
    otherPrices?: {
      [k: string]: string
    }
    /**
     * What the carrier adds.
     *
     * Items: One surcharge that a carrier adds to a sea rate.
     */
    surcharges?: {
      /**
       * Code of the fee.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
      /**
       * Where it arises: freight, origin or destination.
       */
      group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
      /**
       * Charged per box or per bill of lading.
       */
      basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * One price for the bill, or for every box type.
       */
      price?: string
      /**
       * Price for each box type.
       */
      prices?: {
        [k: string]: string
      }
    }[]
    /**
     * Free demurrage and detention at destination, days.
     */
    freeDays: number
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListMailsInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListMailsOutput {
  rows: {
    /**
     * Id of the mail.
     */
    mailId: string
    /**
     * How it would travel.
     */
    channel: ("mail" | "sms")
    /**
     * E-mail address or mobile number.
     */
    to: string
    /**
     * Subject.
     */
    subject: string
    /**
     * Text.
     */
    body: string
    /**
     * When it was queued.
     */
    at: string
    /**
     * waiting or sent.
     */
    state: ("waiting" | "sent")
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListMembersInput {
  /**
   * Company.
   */
  companyId?: string
  /**
   * Tab of the list.
   */
  tab?: ("active" | "disabled" | "awaiting")
  /**
   * Part of a name, a number or an address.
   */
  search?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListMembersOutput {
  rows: {
    /**
     * Id of the person.
     */
    memberId: string
    /**
     * Name in the reader’s language.
     */
    name: string
    /**
     * Version of the portrait; left out where there is none.
     */
    avatar?: string
    /**
     * Mobile number; masked for colleagues.
     */
    phone?: string
    /**
     * E-mail; masked for colleagues.
     */
    email?: string
    /**
     * Whether the person may act for the company.
     */
    status: ("active" | "disabled" | "awaiting")
    /**
     * Where the person stands.
     */
    membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
    /**
     * How the reader stands to the person, as the machine asks it.
     */
    relation: ("none" | "own" | "own-company" | "other")
    /**
     * Standing of the person.
     */
    role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
    /**
     * Whether the person is not disabled.
     */
    active?: boolean
    /**
     * Active administrators of the company beside this person.
     */
    otherAdmins?: number
    /**
     * When the person registered, or asked to join.
     */
    since?: string
    /**
     * Counts the changes; a write names the one it saw.
     */
    version: number
    /**
     * The request to join; only of who awaits consent.
     */
    requestId?: string
    /**
     * Version of that request.
     */
    requestVersion?: number
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * Rows in each tab.
   */
  counts?: {
    [k: string]: number
  }
}

export interface ListMessageThreadsInput {
  /**
   * Which.
   */
  show?: ("waiting" | "unread" | "all")
  /**
   * At the desk: only orders that the caller has taken.
   */
  mine?: boolean
  /**
   * Part of the order number.
   */
  omsOrderNo?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListMessageThreadsOutput {
  rows: {
    /**
     * Order number.
     */
    omsOrderNo: string
    /**
     * Kind of order.
     */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Where the order stands in its life.
     */
    state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
    /**
     * Company that ordered.
     */
    companyName: string
    /**
     * Who ordered.
     */
    orderedBy: string
    /**
     * Who of customer service has taken the order; left out where nobody has.
     */
    owner?: string
    /**
     * The last message, shortened.
     */
    last: string
    /**
     * Who wrote it.
     */
    lastBy: string
    /**
     * When it was sent.
     */
    lastAt: string
    /**
     * How many messages there are.
     */
    messages: number
    /**
     * How many the reader has not seen.
     */
    unread: number
    /**
     * Since when the customer waits for an answer; left out where nobody waits.
     */
    waitingSince?: string
    /**
     * For how many full hours the customer has waited.
     */
    waitingHours?: number
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * How many there are, by what is shown.
   */
  counts?: {
    [k: string]: number
  }
}

export interface ListMilestoneCellsInput {
  /**
   * Number of the load.
   */
  loadId: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListMilestoneCellsOutput {
  rows: {
    /**
     * Counts the mistakes.
     */
    cellId: string
    /**
     * Row of the sheet.
     */
    row: number
    /**
     * Cell of the sheet, such as C17; a whole row by its number.
     */
    cell: string
    /**
     * Sheet of the file.
     */
    sheet: string
    /**
     * What stands above it.
     */
    heading: string
    /**
     * What stands in it.
     */
    value: string
    /**
     * What is wrong and what is allowed.
     */
    reason: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListMilestoneLoadsInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListMilestoneLoadsOutput {
  rows: {
    /**
     * Number of the load.
     */
    loadId: string
    /**
     * How far it is.
     */
    state: ("waiting" | "reading" | "checked" | "queued" | "loading" | "loaded" | "undone" | "failed" | "dropped")
    /**
     * Name of the file.
     */
    fileName: string
    /**
     * Who handed it in, or decided last.
     */
    by: string
    /**
     * When it was handed in.
     */
    createdAt: string
    /**
     * When it had been checked.
     */
    checkedAt?: string
    /**
     * When all its rows were done.
     */
    loadedAt?: string
    /**
     * How much of the present step is done, percent.
     */
    share: number
    /**
     * Rows without a mistake.
     */
    rowsRight: number
    /**
     * Rows with a mistake.
     */
    rowsWrong: number
    /**
     * Mistakes in all.
     */
    cellsWrong: number
    /**
     * Rows that change what is known already.
     */
    changing: number
    /**
     * Milestones that were recorded or corrected.
     */
    loaded: number
    /**
     * Rows that told nothing new.
     */
    unchanged?: number
    /**
     * Rows that the order did not take any more.
     */
    refused?: number
    /**
     * Why it failed, or what has changed since the check.
     */
    failure?: string
    /**
     * Counts the changes; a decision names the one it saw.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListMilestoneRowsInput {
  /**
   * Number of the load.
   */
  loadId: string
  /**
   * Only rows with this outcome.
   */
  outcome?: ("open" | "recorded" | "corrected" | "unchanged" | "refused")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListMilestoneRowsOutput {
  rows: {
    /**
     * Row of the sheet.
     */
    rowId: string
    /**
     * Order or B/L number, as written.
     */
    order?: string
    /**
     * The order that it means.
     */
    omsOrderNo: string
    /**
     * Which step.
     */
    milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
    /**
     * Planned, estimated or actual.
     */
    classifier: ("PLN" | "EST" | "ACT")
    /**
     * When.
     */
    at: string
    /**
     * Where.
     */
    place?: string
    /**
     * What else.
     */
    note?: string
    /**
     * What was known of the step before, where the row changes it.
     */
    before?: string
    /**
     * What became of it.
     */
    outcome: ("open" | "recorded" | "corrected" | "unchanged" | "refused")
    /**
     * Why it was refused.
     */
    why?: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListNotificationsInput {
  /**
   * Only what was not read yet, or all.
   */
  show?: ("unread" | "all")
  /**
   * Only this event.
   */
  event?: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
  /**
   * Part of the number of the record.
   */
  about?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListNotificationsOutput {
  rows: {
    /**
     * Number of the notification.
     */
    notificationId: string
    /**
     * What happened.
     */
    event: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
    /**
     * What happened, in a line.
     */
    subject: string
    /**
     * What there is to say of it.
     */
    line: string
    /**
     * Number of the record that it is about; left out where it is about none.
     */
    about?: string
    /**
     * When it was told.
     */
    at: string
    /**
     * Whether it was read.
     */
    state: ("unread" | "read")
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * How many there are, by what is shown.
   */
  counts?: {
    [k: string]: number
  }
}

export interface ListOrderMessagesInput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Only those that came later.
   */
  after?: number
  /**
   * Only those that came earlier.
   */
  before?: number
}

export interface ListOrderMessagesOutput {
  /**
   * The messages.
   *
   * Items: What the customer and customer service write to each other.
   */
  rows: {
    /**
     * Number of the message; later ones are larger.
     */
    messageId: number
    /**
     * Who writes.
     */
    side: ("customer" | "desk")
    /**
     * Name of the person.
     */
    by: string
    /**
     * Whether the reader wrote it.
     */
    mine: boolean
    /**
     * The words, as they were typed.
     */
    body: string
    /**
     * When it was sent.
     */
    at: string
    /**
     * File that came with it.
     */
    fileId?: string
    /**
     * Name of the file.
     */
    fileName?: string
    /**
     * Bytes of the file.
     */
    fileSize?: number
  }[]
  /**
   * Whether there are earlier ones.
   */
  more: boolean
  /**
   * How many the reader has not seen.
   */
  unread: number
  /**
   * The last one that the other side has seen.
   */
  readTo: number
  /**
   * Who of the other side has seen it; left out where nobody has.
   */
  readBy?: string
  /**
   * When they saw it.
   */
  readAt?: string
  /**
   * Since when the customer waits for an answer.
   */
  waitingSince?: string
}

export interface ListOrderMonthsInput {
  /**
   * How many months, this one included.
   */
  months?: number
}

export interface ListOrderMonthsOutput {
  rows: {
    /**
     * Month, YYYY-MM, where the brand works.
     */
    month: string
    /**
     * Kind of order.
     */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * How many were placed and not cancelled.
     */
    orders: number
    /**
     * How many of them have no price yet; they are not in the amount.
     */
    unpriced: number
    /**
     * What they come to in the base currency. Left out where none is priced.
     */
    amount?: string
    /**
     * Base currency.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListOrdersInput {
  /**
   * Tab of the workbench.
   */
  tab?: ("pending" | "executing" | "completed" | "cancelled")
  /**
   * List of the workbench: only the kinds of orders that stand in it.
   */
  list?: ("booking" | "truck" | "shipping-order" | "other")
  omsOrderNo?: string
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  pol?: string
  pod?: string
  mblNo?: string
  /**
   * Only orders with this booking status.
   */
  bookingStatus?: ("pending-booking" | "booking-to-be-confirmed" | "bill-being-changed" | "bill-to-be-confirmed" | "to-make-documents" | "vgm-to-submit")
  /**
   * First day of ordering, where the brand works.
   */
  from?: string
  /**
   * Last day of ordering.
   */
  to?: string
  /**
   * Field to sort by.
   */
  sort?: string
  /**
   * Direction.
   */
  order?: ("ascending" | "descending")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListOrdersOutput {
  rows: {
    /**
     * Order number.
     */
    omsOrderNo: string
    /**
     * Kind of order.
     */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Where it stands in its life.
     */
    state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
    /**
     * Where payment stands.
     */
    payment: ("unpaid" | "reported" | "received")
    /**
     * Company that ordered.
     */
    companyId?: string
    /**
     * Name of the company.
     */
    companyName: string
    /**
     * Who ordered.
     */
    orderedBy?: string
    /**
     * Port of loading.
     */
    pol?: string
    /**
     * Port of discharge.
     */
    pod?: string
    /**
     * Carrier.
     */
    carrier?: string
    /**
     * Service code.
     */
    service?: string
    /**
     * Vessel.
     */
    vessel?: string
    /**
     * Voyage.
     */
    voyage?: string
    /**
     * Estimated departure.
     */
    etd?: string
    /**
     * Where the service is done, in words.
     */
    place?: string
    /**
     * What it is done with, in words.
     */
    goods?: string
    /**
     * Types and quantities, such as 1*20GP 2*40HQ.
     */
    boxes?: string
    /**
     * Master bill of lading.
     */
    mblNo?: string
    /**
     * House bill of lading.
     */
    hblNo?: string
    /**
     * What of the booking is still to be done; a booking may count in several.
     */
    bookingStatuses?: ("pending-booking" | "booking-to-be-confirmed" | "bill-being-changed" | "bill-to-be-confirmed" | "to-make-documents" | "vgm-to-submit")[]
    /**
     * Estimated arrival.
     */
    eta?: string
    /**
     * Terminal that the containers leave from.
     */
    terminal?: string
    /**
     * Latest shipping instruction (DCSA DCO).
     */
    siCutOffAt?: string
    /**
     * Latest verified gross mass (DCSA VCO).
     */
    vgmCutOffAt?: string
    /**
     * Latest delivery of full containers (DCSA FCO).
     */
    cyCutOffAt?: string
    /**
     * When the containers are stuffed.
     */
    stuffingAt?: string
    /**
     * Number of packages.
     */
    packages?: number
    /**
     * Gross weight of all the cargo, in kilograms.
     */
    grossWeight?: string
    /**
     * Measurement of all the cargo, in cubic metres.
     */
    volume?: string
    /**
     * Total in the base currency: confirmed, else estimated. Left out until there is either.
     */
    baseTotal?: string
    /**
     * Base currency.
     */
    baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * When it was ordered.
     */
    createdAt: string
    /**
     * When it last changed.
     */
    updatedAt?: string
    /**
     * Counts the changes; a write names the one it saw.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * Orders in each tab.
   */
  counts?: {
    [k: string]: number
  }
  /**
   * Orders in each choice of a filter, under the open tab.
   */
  facets?: {
    [k: string]: {
      [k: string]: number
    }
  }
}

export interface ListProfitAgreementsInput {
  /**
   * held: in force and coming. all: also ended ones.
   */
  tab?: ("held" | "all")
  /**
   * Only of this code.
   */
  code?: ("SEA" | "TRUCK" | "WH" | "CUS" | "AIR" | "RAIL")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListProfitAgreementsOutput {
  rows: {
    /**
     * Id of the agreement.
     */
    agreementId: string
    /**
     * Company that shares.
     */
    companyName?: string
    /**
     * Who gets it.
     */
    partner: string
    /**
     * Which part of the business.
     */
    code: ("SEA" | "TRUCK" | "WH" | "CUS" | "AIR" | "RAIL")
    /**
     * What it is counted by.
     */
    unit: ("per-box" | "per-bill" | "per-order" | "percent")
    /**
     * How it is worked out.
     */
    rule: ("fixed" | "fee-share" | "margin-share")
    /**
     * Amount for a unit, or percent.
     */
    share: string
    /**
     * Currency of a fixed amount.
     */
    currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * The same in words.
     */
    terms: string
    /**
     * First day of completion.
     */
    validFrom: string
    /**
     * Last day of completion.
     */
    validTo?: string
    /**
     * Whether it holds today.
     */
    state: ("in-force" | "coming" | "past")
    /**
     * What was agreed besides.
     */
    note?: string
    /**
     * Who wrote it last.
     */
    by?: string
    /**
     * When it was written last.
     */
    updatedAt: string
    /**
     * Counts changes.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListProfitLinesInput {
  /**
   * Part of the order number.
   */
  omsOrderNo?: string
  /**
   * Part of the partner's name.
   */
  partner?: string
  /**
   * Only those in this state.
   */
  state?: ("settled" | "refused")
  /**
   * Completed in this month, YYYY-MM.
   */
  month?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListProfitLinesOutput {
  rows: {
    /**
     * Id of the line.
     */
    lineId: string
    /**
     * Order number.
     */
    omsOrderNo: string
    /**
     * Service of the order.
     */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Company that shares.
     */
    companyName?: string
    /**
     * Agreement that it follows.
     */
    agreementId: string
    /**
     * Who gets it.
     */
    partner: string
    /**
     * Which part of the business.
     */
    code: ("SEA" | "TRUCK" | "WH" | "CUS" | "AIR" | "RAIL")
    /**
     * What it is counted by.
     */
    unit: ("per-box" | "per-bill" | "per-order" | "percent")
    /**
     * How it is worked out.
     */
    rule: ("fixed" | "fee-share" | "margin-share")
    /**
     * How the amount came about, or why nothing is shared.
     */
    why: string
    /**
     * What the partner gets.
     */
    amount?: string
    /**
     * Currency of the amount.
     */
    currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * The same in the base currency.
     */
    baseAmount?: string
    /**
     * Base currency.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Whether it was shared.
     */
    state: ("settled" | "refused")
    /**
     * When the order was completed.
     */
    completedAt: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListProfitPartnersInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListProfitPartnersOutput {
  rows: {
    /**
     * Who gets it.
     */
    partner: string
    /**
     * Orders that were shared.
     */
    orders: number
    /**
     * Of orders completed in this month.
     */
    thisMonth: string
    /**
     * Of orders completed in the month before.
     */
    lastMonth: string
    /**
     * In all.
     */
    total: string
    /**
     * Base currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListQuoteLinksInput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListQuoteLinksOutput {
  rows: {
    /**
     * Id of the link.
     */
    linkId: string
    /**
     * When it was made.
     */
    createdAt: string
    /**
     * Until when it is open.
     */
    expiresAt: string
    /**
     * Who was sent it by mail.
     */
    sentTo?: string
    /**
     * Whether it still opens.
     */
    state: ("open" | "ended" | "revoked")
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListRateLoadsInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListRateLoadsOutput {
  rows: {
    /**
     * Number of the load.
     */
    loadId: string
    /**
     * How far it is.
     */
    state: ("waiting" | "reading" | "checked" | "queued" | "loading" | "loaded" | "undone" | "failed" | "dropped")
    /**
     * What becomes of rates of the same sailing.
     */
    overlap: ("refuse" | "replace")
    /**
     * Company that the rates are agreed with; without one they are for everyone.
     */
    company?: string
    /**
     * Name of the file.
     */
    fileName: string
    /**
     * Who handed it in, or decided last.
     */
    by: string
    /**
     * When it was handed in.
     */
    createdAt: string
    /**
     * When it had been checked.
     */
    checkedAt?: string
    /**
     * Since when its rates are there.
     */
    loadedAt?: string
    /**
     * When it was undone.
     */
    undoneAt?: string
    /**
     * Who undid it.
     */
    undoneBy?: string
    /**
     * How much of the present step is done, percent.
     */
    share: number
    /**
     * Rows without a mistake.
     */
    rowsRight: number
    /**
     * Rows with a mistake.
     */
    rowsWrong: number
    /**
     * Mistakes in all.
     */
    cellsWrong: number
    /**
     * Rates that it brought.
     */
    loaded: number
    /**
     * Rates whose place it takes.
     */
    replaced: number
    /**
     * Why it cannot go on.
     */
    failure?: string
    /**
     * Version that a decision names.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListRebateMonthsInput {
  /**
   * Only those in this state.
   */
  state?: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListRebateMonthsOutput {
  rows: {
    /**
     * Number, as the transfer names it.
     */
    monthId: string
    /**
     * The month, YYYY-MM.
     */
    month: string
    /**
     * Company that earned it.
     */
    companyName?: string
    /**
     * Where it stands.
     */
    state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
    /**
     * How many orders earned it.
     */
    orders: number
    /**
     * Sum of its orders.
     */
    amount: string
    /**
     * Base currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * When it was asked for.
     */
    requestedAt?: string
    /**
     * Who asked for it.
     */
    requestedBy?: string
    /**
     * Name of the account.
     */
    payee?: string
    /**
     * Bank of the account.
     */
    bank?: string
    /**
     * Number of the account.
     */
    account?: string
    /**
     * What the administrator wrote.
     */
    note?: string
    /**
     * Why it was refused.
     */
    reason?: string
    /**
     * Who approved or refused.
     */
    decidedBy?: string
    /**
     * When it was approved or refused.
     */
    decidedAt?: string
    /**
     * Day of the transfer.
     */
    paidOn?: string
    /**
     * Reference of the transfer.
     */
    reference?: string
    /**
     * Counts changes.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListRebateRulesInput {
  /**
   * held: in force and coming. all: also ended ones.
   */
  tab?: ("held" | "all")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListRebateRulesOutput {
  rows: {
    /**
     * Id of the rule.
     */
    ruleId: string
    /**
     * What it is called.
     */
    name: string
    /**
     * The same in English.
     */
    nameEn?: string
    /**
     * Only this service.
     */
    service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Only from this port.
     */
    pol?: string
    /**
     * Only to this port.
     */
    pod?: string
    /**
     * Only this company.
     */
    companyName?: string
    /**
     * What it is paid for.
     */
    unit: ("per-teu" | "per-box" | "per-bill" | "percent")
    /**
     * Group of fees that a percent is taken of.
     */
    of?: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * What its tiers count.
     */
    volume: ("teu" | "boxes" | "bills")
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Tiers by the month's volume.
     *
     * Items: From a volume of the month on, each unit earns so much.
     */
    tiers: {
      /**
       * End of the tier below: what lies above it earns the value.
       */
      above: string
      /**
       * Amount for a unit, or percent.
       */
      value: string
    }[]
    /**
     * The same in a sentence.
     */
    terms: string
    /**
     * Least that an order earns.
     */
    minimum?: string
    /**
     * Most that an order earns.
     */
    most?: string
    /**
     * Amounts are whole multiples of it.
     */
    step?: string
    /**
     * How.
     */
    rounding?: ("half-up" | "up" | "down")
    /**
     * First day of completion.
     */
    validFrom: string
    /**
     * Last day of completion.
     */
    validTo?: string
    /**
     * Whether it holds today.
     */
    state: ("in-force" | "coming" | "past")
    /**
     * Where its figures come from.
     */
    source?: ("specification" | "standard" | "partly" | "assumed")
    /**
     * Who entered it.
     */
    by?: string
    /**
     * When it was entered.
     */
    createdAt: string
    /**
     * Counts changes.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListRebatesInput {
  /**
   * Only of this month.
   */
  monthId?: string
  /**
   * Only of this month, YYYY-MM.
   */
  month?: string
  /**
   * Only those in this state.
   */
  state?: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /**
   * Part of the order number.
   */
  omsOrderNo?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListRebatesOutput {
  rows: {
    /**
     * Order number.
     */
    omsOrderNo: string
    /**
     * Service of the order.
     */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Company that earned it.
     */
    companyName?: string
    /**
     * Who ordered.
     */
    orderedBy?: string
    /**
     * Ports, or place.
     */
    lane?: string
    /**
     * Boxes of the order.
     */
    boxes?: string
    /**
     * Month that it counts into.
     */
    monthId: string
    /**
     * The month.
     */
    month: string
    /**
     * When the order was completed.
     */
    completedAt: string
    /**
     * State of its month.
     */
    state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
    /**
     * Sum of its lines.
     */
    amount: string
    /**
     * Base currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How it came about, in a sentence for each rule.
     */
    why?: string
    /**
     * By which rules, and why.
     *
     * Items: What one rule paid for one order, and why.
     */
    lines: {
      /**
       * Id of the rule.
       */
      rule: string
      /**
       * What the rule is called.
       */
      ruleName: string
      /**
       * What it is paid for.
       */
      unit: ("per-teu" | "per-box" | "per-bill" | "percent")
      /**
       * What its tiers count.
       */
      volume: ("teu" | "boxes" | "bills")
      /**
       * Volume of the month before this order.
       */
      before: string
      /**
       * Volume of this order.
       */
      units: string
      /**
       * Fees that a percent was taken of.
       */
      feeBase?: string
      /**
       * How it fell into the tiers.
       *
       * Items: How much of an order fell into one tier, and what it earned there.
       */
      parts: {
        /**
         * End of the tier below.
         */
        above: string
        /**
         * Volume of the order in this tier.
         */
        units: string
        /**
         * Amount for a unit, or percent.
         */
        value: string
        /**
         * What it came to.
         */
        amount: string
      }[]
      /**
       * What decided the amount.
       */
      decided: ("tier" | "percent" | "minimum" | "most")
      /**
       * The same in a sentence.
       */
      why: string
      /**
       * Amount in the rule's currency.
       */
      amount: string
      /**
       * Currency of the rule.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Base currency for one unit.
       */
      exchangeRate: string
      /**
       * Amount in the base currency.
       */
      baseAmount: string
    }[]
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListReleaseSwitchesInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListReleaseSwitchesOutput {
  rows: {
    /**
     * Number of the entry, the oldest is 1.
     */
    switchId: string
    /**
     * Hash of the release.
     */
    release: string
    /**
     * The first twelve characters of the hash, as people say it.
     */
    shortRelease: string
    /**
     * What switched to it.
     */
    action: ("start" | "publish" | "rollback" | "watch")
    /**
     * Who switched to it; absent where the server did.
     */
    who?: string
    /**
     * When it was switched to.
     */
    at: string
    /**
     * Whether it is served, can be gone back to, or is past.
     */
    state: ("served" | "earlier" | "past")
    /**
     * How many steps a rollback to it takes; absent where it cannot be gone back to.
     */
    steps?: number
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListReleasesInput {
}

export interface ListReleasesOutput {
  releases: {
    release: string
    action: string
    who: string
    at: string
  }[]
}

export interface ListSavedQuotesInput {
  /**
   * Only those in this state. Left out: those that are kept.
   */
  state?: ("kept" | "removed")
  /**
   * Only this service.
   */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListSavedQuotesOutput {
  rows: {
    /**
     * Id of the saved quote.
     */
    quoteId?: string
    /**
     * Number of the quote, as its paper bears it.
     */
    number: string
    /**
     * What its owner calls it.
     */
    name?: string
    /**
     * Service that was priced.
     */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * When it was saved.
     */
    createdAt: string
    /**
     * Who saved it.
     */
    savedBy?: string
    /**
     * For whom it was priced.
     */
    companyName?: string
    /**
     * Last day on which the price holds.
     */
    validTo?: string
    /**
     * Whether that day has passed.
     */
    over: boolean
    /**
     * Port of loading.
     */
    pol?: string
    /**
     * Port of discharge.
     */
    pod?: string
    /**
     * Carrier.
     */
    carrier?: string
    /**
     * Service code of the carrier.
     */
    service?: string
    /**
     * Direct or with transhipment.
     */
    routing?: ("direct" | "transit")
    /**
     * Port of transhipment.
     */
    transitPort?: string
    /**
     * Days from departure to arrival.
     */
    transitDays?: number
    /**
     * Vessel.
     */
    vessel?: string
    /**
     * Voyage.
     */
    voyage?: string
    /**
     * Estimated departure.
     */
    etd?: string
    /**
     * Types and quantities, such as 1*20GP 2*40HQ.
     */
    boxes?: string
    /**
     * Free demurrage and detention at destination, days.
     */
    freeDays?: number
    /**
     * Greatest cargo weight of a 20-foot box, kg.
     */
    weightLimitKg?: string
    /**
     * What else holds of the rate.
     */
    remarks?: string
    /**
     * Day of the exchange rates used.
     */
    exchangeDate?: string
    /**
     * Fee lines.
     *
     * Items: One fee of a quote or an order.
     */
    lines?: {
      /**
       * Code of the fee.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
      /**
       * Freight, origin, destination or other.
       */
      group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
      /**
       * Unit of the price, such as a box or a begun hour.
       */
      basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
      /**
       * Box type of a line per box.
       */
      boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * Price of one unit.
       */
      unitPrice: string
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * How many units.
       */
      quantity: string
      /**
       * Unit price times quantity, rounded to the minor unit.
       */
      amount: string
      /**
       * Base currency for one unit of the currency.
       */
      exchangeRate: string
      /**
       * Amount in the base currency, rounded.
       */
      baseAmount: string
      /**
       * Where the price comes from: rate, tariff or staff.
       */
      source: ("rate" | "tariff" | "staff")
      /**
       * Of a combined order: the service that the fee belongs to.
       */
      part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
      /**
       * Tax inside the amount, or on top of it.
       */
      tax?: {
        /**
         * Whether the amount includes the tax.
         */
        included: boolean
        /**
         * Percent.
         */
        rate: string
        /**
         * Amount without tax.
         */
        net: string
        /**
         * The tax itself.
         */
        tax: string
        /**
         * ISO 4217 code, where the tax is a sum of several lines.
         */
        currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      }
      /**
       * The rule of the tariff that made the amount.
       */
      why?: {
        /**
         * Tariff that was used.
         */
        tariff: string
        /**
         * Its line.
         */
        line: string
        /**
         * File that says what decided.
         */
        path: string
        /**
         * Line of the file.
         */
        row: number
        /**
         * Where the figures come from.
         */
        source?: ("specification" | "standard" | "assumed")
        /**
         * Parts of the rule that are assumed although its source is not.
         */
        assumed?: string[]
        /**
         * What the rule was given.
         */
        inputs: {
          [k: string]: string
        }
        /**
         * Units charged.
         */
        quantity?: string
        /**
         * Units that came off first.
         */
        free?: string
        /**
         * Tier, band or row of the price table.
         */
        tier?: string
        /**
         * What decided the amount.
         */
        decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
      }
    }[]
    /**
     * Total in each currency.
     *
     * Items: The sum of the lines in one currency.
     */
    totals?: {
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the rounded lines.
       */
      amount: string
    }[]
    /**
     * Taxes of all lines, by currency, rate and whether they are included.
     *
     * Items: The tax on one line: inside its amount, or to be paid on top of it.
     */
    taxes?: {
      /**
       * Whether the amount includes the tax.
       */
      included: boolean
      /**
       * Percent.
       */
      rate: string
      /**
       * Amount without tax.
       */
      net: string
      /**
       * The tax itself.
       */
      tax: string
      /**
       * ISO 4217 code, where the tax is a sum of several lines.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }[]
    /**
     * Base currency of the brand.
     */
    baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the base amounts.
     */
    baseTotal?: string
    /**
     * Why prices are not shown: login, certify, contract (of another company) or never.
     */
    hidden?: ("login" | "certify" | "contract" | "never")
    /**
     * Kept, or removed and still to be had back.
     */
    state?: ("kept" | "removed")
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListSecondFactorRemovalsInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListSecondFactorRemovalsOutput {
  rows: {
    /**
     * Id of the request.
     */
    removalId: string
    /**
     * Whose second factor was lost.
     */
    name: string
    /**
     * How the request was verified.
     */
    reason: string
    /**
     * Who asked.
     */
    requestedBy: string
    /**
     * When it was asked.
     */
    requestedAt: string
    /**
     * Until when it waits.
     */
    expiresAt: string
    /**
     * Whether the reader may consent: neither who asked nor the person concerned.
     */
    mayApprove: boolean
    /**
     * Whether the reader asked.
     */
    own: boolean
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListSessionsInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListSessionsOutput {
  rows: {
    /**
     * Names the session; it opens nothing.
     */
    sessionId: string
    /**
     * Browser and system, as far as they are known.
     */
    device: string
    /**
     * When it was opened.
     */
    startedAt: string
    /**
     * When it was used last.
     */
    usedAt: string
    /**
     * Whether it is the one that asks.
     */
    current: boolean
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListStaffInput {
  /**
   * Tab of the list.
   */
  tab?: ("active" | "disabled")
  /**
   * Part of a name, an account or an address.
   */
  search?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListStaffOutput {
  rows: {
    /**
     * Id of the person.
     */
    userId: string
    /**
     * Name in the reader’s language.
     */
    name: string
    /**
     * Name of the account.
     */
    account: string
    /**
     * E-mail address.
     */
    email?: string
    /**
     * Role in the brand.
     */
    role: ("staff" | "staff-admin" | "analyst")
    /**
     * Whether the person may sign in.
     */
    status: ("active" | "disabled")
    /**
     * When the person signed in last; left out where never.
     */
    lastSignInAt?: string
    /**
     * Whether signing in asks for a code as well.
     */
    secondFactor: boolean
    /**
     * Whether removing the second factor waits for a second administrator.
     */
    removalOpen: boolean
    /**
     * Whether it is the reader.
     */
    own: boolean
    /**
     * When the account was made.
     */
    since: string
    /**
     * Counts the changes.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * Rows in each tab.
   */
  counts?: {
    [k: string]: number
  }
}

export interface ListStaffInvitationsInput {
  /**
   * Only those in this state.
   */
  state?: ("open" | "used" | "expired" | "withdrawn")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListStaffInvitationsOutput {
  rows: {
    /**
     * Id of the invitation.
     */
    invitationId: string
    /**
     * Who is invited.
     */
    email: string
    /**
     * Role that the person will have.
     */
    role: ("staff" | "staff-admin" | "analyst")
    /**
     * Whether it can still be used.
     */
    state: ("open" | "used" | "expired" | "withdrawn")
    /**
     * Who made it.
     */
    invitedBy: string
    /**
     * When it was made.
     */
    createdAt: string
    /**
     * Until when it is open.
     */
    expiresAt: string
    /**
     * Who came by it.
     */
    usedBy?: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListStaffSessionsInput {
  /**
   * Person of the staff.
   */
  userId: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListStaffSessionsOutput {
  rows: {
    /**
     * Names the session; it opens nothing.
     */
    sessionId: string
    /**
     * Browser and system, as far as they are known.
     */
    device: string
    /**
     * When it was opened.
     */
    startedAt: string
    /**
     * When it was used last.
     */
    usedAt: string
    /**
     * Whether it is the one that asks.
     */
    current: boolean
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListSupplierOrdersInput {
  /**
   * Which part.
   */
  tab?: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /**
   * Part of its number.
   */
  supplierOrderNo?: string
  /**
   * Part of the number of the order that it helps to fulfil.
   */
  omsOrderNo?: string
  /**
   * Part of the supplier's name.
   */
  supplier?: string
  /**
   * Only this service.
   */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Field to sort by.
   */
  sort?: ("createdAt" | "neededOn" | "baseTotal" | "supplierName")
  /**
   * Direction.
   */
  order?: ("ascending" | "descending")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListSupplierOrdersOutput {
  rows: {
    /**
     * Its number.
     */
    supplierOrderNo: string
    /**
     * Order that it helps to fulfil.
     */
    omsOrderNo: string
    /**
     * Service of that order.
     */
    orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Company that orders.
     */
    companyName?: string
    /**
     * Id of the supplier.
     */
    supplierId: string
    /**
     * The supplier.
     */
    supplierName: string
    /**
     * What the supplier does.
     */
    supplierKind?: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
    /**
     * Whom to ask for there.
     */
    supplierContact?: string
    /**
     * Telephone of the supplier.
     */
    supplierPhone?: string
    /**
     * Where it was or will be sent.
     */
    supplierEmail?: string
    /**
     * What is ordered.
     */
    service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Where it stands.
     */
    state: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
    /**
     * Day on which it is needed.
     */
    neededOn?: string
    /**
     * Where, such as a loading address.
     */
    place?: string
    /**
     * What the supplier should know.
     */
    note?: string
    /**
     * What it costs.
     *
     * Items: What a supplier is paid for.
     */
    lines?: {
      /**
       * What for.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
      /**
       * Unit of the price.
       */
      basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
      /**
       * Box type of a line per box.
       */
      boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * Price of one unit.
       */
      unitPrice: string
      /**
       * Currency.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * How many units.
       */
      quantity: string
      /**
       * Unit price times quantity.
       */
      amount: string
      /**
       * Base currency for one unit.
       */
      exchangeRate: string
      /**
       * Amount in the base currency.
       */
      baseAmount: string
    }[]
    /**
     * Sum in each currency.
     *
     * Items: The sum of the lines in one currency.
     */
    totals?: {
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the rounded lines.
       */
      amount: string
    }[]
    /**
     * Base currency.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum in the base currency.
     */
    baseTotal: string
    /**
     * It has cost lines.
     */
    priced: boolean
    /**
     * Ports of the order.
     */
    lane?: string
    /**
     * Boxes of the order.
     */
    boxes?: string
    /**
     * Vessel of the order.
     */
    vessel?: string
    /**
     * Voyage of the order.
     */
    voyage?: string
    /**
     * Estimated departure of the order.
     */
    etd?: string
    /**
     * Bill of lading of the order.
     */
    mblNo?: string
    /**
     * What the customer pays for the order, as confirmed.
     */
    customerTotal?: string
    /**
     * What all suppliers of the order cost, cancelled ones left out.
     */
    allCosts?: string
    /**
     * What is left.
     */
    margin?: string
    /**
     * The same in percent of the customer's fees.
     */
    marginPercent?: string
    /**
     * The supplier's own number.
     */
    reference?: string
    /**
     * Why it was cancelled.
     */
    reason?: string
    /**
     * Who placed it.
     */
    placedBy: string
    /**
     * How the caller stands to it.
     */
    relation?: ("none" | "own" | "own-company" | "other")
    /**
     * When it was made.
     */
    createdAt: string
    /**
     * When it was sent.
     */
    sentAt?: string
    /**
     * When it changed last.
     */
    updatedAt: string
    /**
     * Its files.
     *
     * Items: A confirmation, an invoice, a proof of delivery.
     */
    files?: {
      /**
       * Id of the file.
       */
      fileId: string
      /**
       * Kind of document.
       */
      type: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
      /**
       * Its name.
       */
      name: string
      /**
       * What the virus scan has come to; absent where files are not scanned.
       */
      scan?: ("pending" | "clean" | "quarantined")
      /**
       * Bytes.
       */
      size: number
      /**
       * When it came.
       */
      at: string
    }[]
    /**
     * What was done with it.
     *
     * Items: Who did what when.
     */
    events?: {
      /**
       * Counts events.
       */
      seq: number
      /**
       * What was done.
       */
      event: ("place-supplier-order" | "change-supplier-order" | "send-supplier-order" | "confirm-supplier-order" | "finish-supplier-order" | "cancel-supplier-order" | "attach-supplier-file")
      /**
       * When.
       */
      at: string
      /**
       * Who.
       */
      by: string
      /**
       * State after it.
       */
      to: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
      /**
       * What was said.
       */
      note?: string
    }[]
    /**
     * Whom the company may order from.
     *
     * Items: A supplier as a choice of a form.
     */
    suppliers?: {
      /**
       * Id of the supplier.
       */
      value: string
      /**
       * Its name and what it does.
       */
      label: string
    }[]
    /**
     * Counts changes.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * Orders in each tab.
   */
  counts?: {
    [k: string]: number
  }
}

export interface ListSuppliersInput {
  /**
   * Part of the name.
   */
  name?: string
  /**
   * Only of this kind.
   */
  kind?: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
  /**
   * used: in use. all: retired ones too.
   */
  tab?: ("used" | "all")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListSuppliersOutput {
  rows: {
    /**
     * Id of the supplier.
     */
    supplierId: string
    /**
     * Company that it supplies.
     */
    companyName?: string
    /**
     * What it is called.
     */
    name: string
    /**
     * The same in Latin letters.
     */
    nameEn?: string
    /**
     * What it does.
     */
    kind: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
    /**
     * Whom to ask for.
     */
    contact?: string
    /**
     * Telephone.
     */
    phone?: string
    /**
     * Where orders go.
     */
    email?: string
    /**
     * Language of its mails.
     */
    mailLanguage?: ("zh" | "en")
    /**
     * What is worth knowing.
     */
    note?: string
    /**
     * Orders placed with it, cancelled ones left out.
     */
    orders?: number
    /**
     * New orders can be placed.
     */
    active: boolean
    /**
     * Counts changes.
     */
    version: number
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListTariffLinesInput {
  /**
   * Only tariffs of this service.
   */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Only lines with figures of this source.
   */
  source?: ("specification" | "standard" | "partly" | "assumed")
  /**
   * Part of the tariff, the fee or the file.
   */
  words?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListTariffLinesOutput {
  rows: {
    /**
     * Tariff and line.
     */
    key: string
    /**
     * Id of the tariff.
     */
    tariff: string
    /**
     * What the tariff is called.
     */
    label: string
    /**
     * Service.
     */
    service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Ports.
     */
    ports?: string
    /**
     * Fee.
     */
    fee: string
    /**
     * The rule, in words.
     */
    rule: string
    /**
     * Tax.
     */
    tax?: string
    /**
     * Reading to which the line belongs.
     */
    variant?: string
    /**
     * Where the figures come from.
     */
    source: ("specification" | "standard" | "partly" | "assumed")
    /**
     * Members that nobody has stated yet.
     */
    assumed?: string
    /**
     * File and line.
     */
    place: string
    /**
     * Line in the file.
     */
    row: number
    /**
     * File.
     */
    path: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListTariffTermsInput {
  /**
   * Only tariffs of this service.
   */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Only tariffs of this port, or of every port.
   */
  port?: string
}

export interface ListTariffTermsOutput {
  /**
   * Tariffs with their terms.
   */
  tariffs: {
    /**
     * Id of the tariff.
     */
    tariff: string
    /**
     * What it is called.
     */
    label: string
    /**
     * Service that it is for.
     */
    service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Ports that it is for; none: every port.
     *
     * Items: Port.
     */
    ports: string[]
    /**
     * Reading of the rules that holds; empty where there is one only.
     */
    variant: string
    /**
     * Its fees, in their order.
     */
    terms: {
      /**
       * Id of the line.
       */
      line: string
      /**
       * What the fee is called.
       */
      fee: string
      /**
       * What is counted.
       */
      parameter: string
      /**
       * Unit of the price.
       */
      unit: string
      /**
       * The rule, in words.
       */
      explanation: string
      /**
       * Tax in the price; empty where nothing is said of it.
       */
      tax: string
      /**
       * How the price is quoted.
       */
      format: string
      /**
       * Members of the line that nobody has stated yet. For analysts.
       *
       * Items: Name of a member of the line.
       */
      assumed?: string[]
    }[]
  }[]
  /**
   * Services that have tariffs.
   *
   * Items: Service.
   */
  services: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")[]
}

export interface ListTasksInput {
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListTasksOutput {
  rows: {
    /**
     * Tells one task from the others.
     */
    taskId: string
    /**
     * What is to be done.
     */
    task: ("accept-fees" | "accept-amendment" | "pay-before" | "pay-after" | "shipping-instruction" | "vgm" | "confirm-bill" | "join-requests")
    /**
     * What to do, in a sentence.
     */
    about: string
    /**
     * Number of the order, or how many there are of what waits.
     */
    subject: string
    /**
     * Order that waits.
     */
    omsOrderNo?: string
    /**
     * Kind of order.
     */
    orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Port of loading.
     */
    pol?: string
    /**
     * Port of discharge.
     */
    pod?: string
    /**
     * Where the service is done.
     */
    place?: string
    /**
     * Since when it waits.
     */
    since: string
    /**
     * How long it has waited.
     */
    waitedHours: number
    /**
     * By when it must be done.
     */
    dueAt?: string
    /**
     * Hours until then; below zero it is overdue.
     */
    hoursLeft?: number
    /**
     * Route of the page where it is done.
     */
    route: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListTemplatesInput {
  /**
   * Only this service.
   */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListTemplatesOutput {
  rows: {
    /**
     * Id of the template.
     */
    templateId: string
    /**
     * Its name.
     */
    name: string
    /**
     * Kind of order.
     */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Port of loading.
     */
    pol?: string
    /**
     * Port of discharge.
     */
    pod?: string
    /**
     * Types and quantities.
     */
    boxes?: string
    /**
     * Where the service is done, in words.
     */
    place?: string
    /**
     * What it is done with, in words.
     */
    goods?: string
    /**
     * Who keeps it.
     */
    savedBy: string
    /**
     * When it was saved.
     */
    createdAt: string
    /**
     * When an order was last started from it.
     */
    usedAt?: string
    /**
     * Whether it is the reader's own.
     */
    own: boolean
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListTruckPricesInput {
  /**
   * Port of loading, any of its codes.
   */
  pol: string
  /**
   * Only what goes to this terminal.
   */
  terminal?: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListTruckPricesOutput {
  rows: {
    /**
     * Line and row of the tariff.
     */
    id: string
    /**
     * Port of loading.
     */
    pol?: string
    /**
     * District of the loading place. Left out: any.
     */
    area?: string
    /**
     * Terminal that the loaded boxes go to. Left out: any.
     */
    terminal?: string
    /**
     * For one container of 20 feet.
     */
    price20?: string
    /**
     * For one container of 40 feet.
     */
    price40?: string
    /**
     * For one container of 45 feet.
     */
    price45?: string
    /**
     * Currency of the prices.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Why prices are not shown: login or certify.
     */
    hidden?: ("login" | "certify")
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListWarehousesInput {
  /**
   * Words of the name, the address or what it is good for; pinyin too.
   */
  q?: string
  /**
   * Port that is served, any of its codes.
   */
  parent?: string
  /**
   * Cities.
   *
   * @maxItems 20
   */
  city?: ("ningbo" | "shanghai" | "qingdao" | "shenzhen" | "hangzhou" | "suzhou" | "yiwu")[]
  /**
   * Customs supervision.
   *
   * @maxItems 20
   */
  customsType?: ("general" | "bonded" | "supervised")[]
  /**
   * Temperatures.
   *
   * @maxItems 20
   */
  temperature?: ("ambient" | "cool" | "cold" | "frozen")[]
  /**
   * Kinds of business; any of them.
   *
   * @maxItems 20
   */
  businessTypes?: ("export-cfs" | "import-cfs" | "storage" | "stuffing")[]
  /**
   * Smallest floor area, in square metres.
   */
  areaFrom?: number
  /**
   * Field to sort by.
   */
  sort?: ("name" | "area" | "clearHeight" | "floorLoad" | "city")
  /**
   * Direction.
   */
  order?: ("ascending" | "descending")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListWarehousesOutput {
  rows: {
    /**
     * Names the site; it stands in addresses and orders.
     */
    id: string
    /**
     * Name of the site.
     */
    name: string
    /**
     * City.
     */
    city: ("ningbo" | "shanghai" | "qingdao" | "shenzhen" | "hangzhou" | "suzhou" | "yiwu")
    /**
     * Port that it serves.
     */
    parent: string
    /**
     * Floor area.
     */
    area: string
    /**
     * Parts of it can be let.
     */
    divisible?: boolean
    /**
     * Smallest part that is let.
     */
    leastArea?: string
    /**
     * Building type.
     */
    buildingType: ("single-storey" | "multi-storey" | "high-bay")
    /**
     * Structure.
     */
    structure?: ("steel" | "concrete" | "portal")
    /**
     * Building standard.
     */
    standard?: ("general" | "modern" | "cold")
    /**
     * Free height below the roof.
     */
    clearHeight: string
    /**
     * Distance between columns, both ways.
     */
    columnSpacing?: string
    /**
     * What the floor carries.
     */
    floorLoad: string
    /**
     * Floor material.
     */
    floor?: ("epoxy" | "hardened" | "concrete")
    /**
     * Racking.
     */
    racking?: ("none" | "selective" | "drive-in" | "shuttle" | "automatic")
    /**
     * How trucks are unloaded.
     */
    unloading?: ("rear" | "side")[]
    /**
     * Loading platform.
     */
    platform?: ("inner" | "outer" | "none")
    /**
     * Crane.
     */
    crane?: string
    /**
     * Temperature.
     */
    temperature: ("ambient" | "cool" | "cold" | "frozen")
    /**
     * Fire rating of the goods that may be stored.
     */
    fireRating?: ("c1" | "c2" | "d" | "e")
    /**
     * Fire facilities.
     */
    fireFacilities?: ("sprinkler" | "hydrant" | "smoke-detector" | "extinguisher" | "smoke-exhaust")[]
    /**
     * Customs supervision.
     */
    customsType: ("general" | "bonded" | "supervised")
    /**
     * Licences and certificates.
     */
    qualifications?: ("bonded-licence" | "supervised-licence" | "food" | "iso-9001" | "fire-approval")[]
    /**
     * Largest vehicle that can enter.
     */
    maxVehicle?: string
    /**
     * Open yard beside the building.
     */
    yardArea?: string
    /**
     * Gates of the park.
     */
    gate?: ("one" | "two" | "two-weighbridge")
    /**
     * Security of the park.
     */
    security?: ("day" | "round-the-clock")
    /**
     * Video.
     */
    monitoring?: ("cctv-30" | "cctv-90" | "customs-linked")
    /**
     * Kinds of business.
     */
    businessTypes: ("export-cfs" | "import-cfs" | "storage" | "stuffing")[]
    /**
     * What is done there.
     */
    services: ("storage" | "stuffing" | "unstuffing" | "consolidation" | "palletising" | "labelling" | "sorting" | "distribution" | "weighing")[]
    /**
     * What it has done.
     *
     * Items: What a warehouse has done for somebody.
     */
    cases?: {
      /**
       * What kind of goods.
       */
      goods: string
      /**
       * What was done.
       */
      work: string
    }[]
    /**
     * Where the gate is.
     */
    address: string
    /**
     * When goods are taken in.
     */
    hours: string
    /**
     * Whom to talk to.
     *
     * Items: Whom to talk to at a warehouse or a yard.
     */
    contacts: {
      /**
       * The desk or person.
       */
      name: string
      /**
       * Telephone.
       */
      phone: string
      /**
       * Mail address.
       */
      email?: string
    }[]
    /**
     * What it is good for, in a sentence.
     */
    about?: string
    /**
     * The site is made up for the demonstration; its facts are assumed.
     */
    demo?: boolean
    /**
     * Drawing that stands for sites of this kind.
     */
    drawing?: ("warehouse" | "bonded-warehouse" | "high-bay" | "multi-storey" | "cold-store" | "yard" | "reefer-yard")
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * By filter and choice: how many rows the choice would leave beside the other filters. A choice that no site has is not named.
   */
  facets?: {
    [k: string]: {
      [k: string]: number
    }
  }
}

export interface ListWrongCellsInput {
  /**
   * Number of the load.
   */
  loadId: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListWrongCellsOutput {
  rows: {
    /**
     * Counts the mistakes.
     */
    cellId: string
    /**
     * Row of the sheet.
     */
    row: number
    /**
     * Cell of the sheet, such as C17; a whole row by its number.
     */
    cell: string
    /**
     * Sheet of the file.
     */
    sheet: string
    /**
     * What stands above it.
     */
    heading: string
    /**
     * What stands in it.
     */
    value: string
    /**
     * What is wrong and what is allowed.
     */
    reason: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ListYardsInput {
  /**
   * Words of the name, the address or what it is good for; pinyin too.
   */
  q?: string
  /**
   * Port that is served, any of its codes.
   */
  parent?: string
  /**
   * Port areas.
   *
   * @maxItems 20
   */
  site?: ("beilun" | "daxie" | "meishan" | "waigaoqiao" | "yangshan" | "qianwan" | "yantian" | "shekou")[]
  /**
   * What is done there; any of it.
   *
   * @maxItems 20
   */
  services?: ("storage" | "lift" | "repair" | "washing")[]
  /**
   * Kinds of business; any of them.
   *
   * @maxItems 20
   */
  businessTypes?: ("empty-pick-up" | "empty-return" | "laden-storage")[]
  /**
   * Field to sort by.
   */
  sort?: ("name" | "capacity" | "area" | "stackers" | "reeferSockets" | "site")
  /**
   * Direction.
   */
  order?: ("ascending" | "descending")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface ListYardsOutput {
  rows: {
    /**
     * Names the site; it stands in addresses and orders.
     */
    id: string
    /**
     * Name of the site.
     */
    name: string
    /**
     * Port area.
     */
    site: ("beilun" | "daxie" | "meishan" | "waigaoqiao" | "yangshan" | "qianwan" | "yantian" | "shekou")
    /**
     * Port that it serves.
     */
    parent: string
    /**
     * Area.
     */
    area: string
    /**
     * How many containers it holds, in units of twenty feet.
     */
    capacity: number
    /**
     * Reach stackers and empty handlers.
     */
    stackers: number
    /**
     * Shed for repairs.
     */
    repairArea?: string
    /**
     * Sockets for reefers.
     */
    reeferSockets: number
    /**
     * What is done there.
     */
    services: ("storage" | "lift" | "repair" | "washing")[]
    /**
     * Kinds of business.
     */
    businessTypes: ("empty-pick-up" | "empty-return" | "laden-storage")[]
    /**
     * Takes dangerous goods.
     */
    dangerousGoods?: boolean
    /**
     * Where the gate is.
     */
    address: string
    /**
     * When goods are taken in.
     */
    hours: string
    /**
     * Whom to talk to.
     *
     * Items: Whom to talk to at a warehouse or a yard.
     */
    contacts: {
      /**
       * The desk or person.
       */
      name: string
      /**
       * Telephone.
       */
      phone: string
      /**
       * Mail address.
       */
      email?: string
    }[]
    /**
     * What it is good for, in a sentence.
     */
    about?: string
    /**
     * The site is made up for the demonstration; its facts are assumed.
     */
    demo?: boolean
    /**
     * Drawing that stands for sites of this kind.
     */
    drawing?: ("warehouse" | "bonded-warehouse" | "high-bay" | "multi-storey" | "cold-store" | "yard" | "reefer-yard")
  }[]
  total: number
  page: number
  pageSize: number
  /**
   * By filter and choice: how many rows the choice would leave beside the other filters. A choice that no site has is not named.
   */
  facets?: {
    [k: string]: {
      [k: string]: number
    }
  }
}

export interface MarkMessagesReadInput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * The last one that was seen.
   */
  upTo: number
}

export interface MarkMessagesReadOutput {
  /**
   * How many are left.
   */
  unread: number
}

export interface MarkNotificationsReadInput {
  /**
   * Only this one.
   */
  notificationId?: string
  /**
   * Only those about this record.
   */
  about?: string
}

export interface MarkNotificationsReadOutput {
  /**
   * How many are left.
   */
  unread: number
}

export interface OfferAmendmentInput {
  /**
   * Fee lines as they are to be charged.
   *
   * @minItems 1
   * @maxItems 60
   */
  lines: {
    /**
     * Fee code.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Group.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
  }[]
  /**
   * What the customer should know.
   */
  note?: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface OfferAmendmentOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface OpenReferralInput {
}

export interface OpenReferralOutput {
  /**
   * The token in the link.
   */
  inviteUser: string
}

export interface PayRebateInput {
  /**
   * Day of the transfer.
   */
  paidOn: string
  /**
   * Reference of the transfer.
   */
  reference: string
  /**
   * Number of the month's statement.
   */
  monthId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface PayRebateOutput {
  /**
   * Its number.
   */
  monthId: string
  /**
   * State after it.
   */
  state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /**
   * Version after it.
   */
  version: number
}

export interface PlaceSupplierOrderInput {
  /**
   * Order that it helps to fulfil.
   */
  omsOrderNo: string
  /**
   * The supplier.
   */
  supplierId: string
  /**
   * What is ordered.
   */
  service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Day on which it is needed.
   */
  neededOn?: string
  /**
   * Where, such as a loading address.
   */
  place?: string
  /**
   * What the supplier should know.
   */
  note?: string
  /**
   * What it costs.
   *
   * @maxItems 60
   */
  lines?: {
    /**
     * What for.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Unit of the price.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
  }[]
}

export interface PlaceSupplierOrderOutput {
  /**
   * Its number.
   */
  supplierOrderNo: string
  /**
   * State after it.
   */
  state: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /**
   * Version after it.
   */
  version: number
}

export interface PreviewReleaseInput {
  /**
   * The moment to look at.
   */
  at: string
}

export interface PreviewReleaseOutput {
  /**
   * Name of the preview, which nobody can guess.
   */
  previewId: string
  /**
   * Address that leads into the preview.
   */
  link: string
  /**
   * When the preview itself ends.
   */
  until: string
}

export interface PriceBoxCostInput {
  port: string
  terminal?: string
  /**
   * Day of sailing. Left out: today.
   */
  day?: string
  /**
   * Container types and quantities.
   *
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    quantity: number
  }[]
}

export interface PriceBoxCostOutput {
  /**
   * Fees.
   */
  lines: {
    /**
     * Fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Group.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Container type.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of a unit.
     */
    unitPrice: string
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Units.
     */
    quantity: string
    /**
     * Amount.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency.
     */
    baseAmount: string
    /**
     * Where the price comes from.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Tax.
     */
    tax?: {
      /**
       * Whether the amount holds the tax.
       */
      included?: boolean
      /**
       * Percent.
       */
      rate?: string
      /**
       * Without tax.
       */
      net?: string
      /**
       * Tax.
       */
      tax?: string
    }
    /**
     * Why the amount is what it is.
     */
    why?: {
      /**
       * Tariff.
       */
      tariff?: string
      /**
       * Line of the tariff.
       */
      line: string
      /**
       * File.
       */
      path?: string
      /**
       * Line in the file.
       */
      row?: number
      /**
       * Where the figure comes from.
       */
      source?: string
      /**
       * Members of the line that nobody has stated yet. For analysts.
       *
       * Items: Name of a member of the line.
       */
      assumed?: string[]
      /**
       * Facts that went in.
       */
      inputs?: {
        /**
         * Fact.
         */
        [k: string]: string
      }
      /**
       * Quantity before free units.
       */
      quantity?: string
      /**
       * Units that are free.
       */
      free?: string
      /**
       * Tier that it fell into.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: string
    }
  }[]
  /**
   * Sums by currency.
   */
  totals: {
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum.
     */
    amount: string
  }[]
  /**
   * Base currency.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum in the base currency.
   */
  baseTotal: string
  /**
   * Day of the exchange rates.
   */
  exchangeDate: string
  /**
   * Port.
   */
  port: string
  /**
   * Rules of trucking and yards of the port.
   */
  rules: {
    /**
     * Tariff.
     */
    tariff: string
    /**
     * What the tariff is called.
     */
    label: string
    /**
     * What the fee is called.
     */
    fee: string
    /**
     * Unit.
     */
    unit: string
    /**
     * The rule, in words.
     */
    explanation: string
    /**
     * Prices by container type; none where they are the same.
     */
    prices: {
      /**
       * Container type.
       */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * What the price of a unit says for it.
       */
      price: string
    }[]
    /**
     * Members of the line that nobody has stated yet. For analysts.
     *
     * Items: Name of a member of the line.
     */
    assumed?: string[]
  }[]
}

export interface PriceCustomsInput {
  /**
   * Declarations to be made.
   */
  declarations: number
  /**
   * Items of goods on the declarations together.
   */
  goodsItems: number
}

export interface PriceCustomsOutput {
  /**
   * Rate that the price rests on.
   */
  rateId?: string
  /**
   * Version of that rate.
   */
  rateVersion?: number
  /**
   * Fee lines.
   *
   * Items: One fee of a quote or an order.
   */
  lines: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit of the price, such as a box or a begun hour.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type of a line per box.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
    /**
     * Unit price times quantity, rounded to the minor unit.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency, rounded.
     */
    baseAmount: string
    /**
     * Where the price comes from: rate, tariff or staff.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Tax inside the amount, or on top of it.
     */
    tax?: {
      /**
       * Whether the amount includes the tax.
       */
      included: boolean
      /**
       * Percent.
       */
      rate: string
      /**
       * Amount without tax.
       */
      net: string
      /**
       * The tax itself.
       */
      tax: string
      /**
       * ISO 4217 code, where the tax is a sum of several lines.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }
    /**
     * The rule of the tariff that made the amount.
     */
    why?: {
      /**
       * Tariff that was used.
       */
      tariff: string
      /**
       * Its line.
       */
      line: string
      /**
       * File that says what decided.
       */
      path: string
      /**
       * Line of the file.
       */
      row: number
      /**
       * Where the figures come from.
       */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Parts of the rule that are assumed although its source is not.
       */
      assumed?: string[]
      /**
       * What the rule was given.
       */
      inputs: {
        [k: string]: string
      }
      /**
       * Units charged.
       */
      quantity?: string
      /**
       * Units that came off first.
       */
      free?: string
      /**
       * Tier, band or row of the price table.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /**
   * Total in each currency.
   *
   * Items: The sum of the lines in one currency.
   */
  totals: {
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the rounded lines.
     */
    amount: string
  }[]
  /**
   * Base currency of the brand.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum of the base amounts.
   */
  baseTotal?: string
  /**
   * Last day on which the rate may be booked.
   */
  validTo?: string
  /**
   * Departure of the sailing that the rate names.
   */
  etd?: string
  /**
   * Day of the exchange rates used.
   */
  exchangeDate?: string
  /**
   * What each service of a combined order comes to.
   */
  parts?: {
    /**
     * The service.
     */
    part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Its total in the base currency. Left out: quoted on request.
     */
    baseTotal?: string
  }[]
}

export interface PriceEntrustInput {
  rateId?: string
  pol: string
  pod: string
  etd?: string
  /**
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    quantity: number
  }[]
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  volume?: string
  wantsSea?: boolean
  wantsTruck?: boolean
  wantsWarehouse?: boolean
  wantsCustoms?: boolean
  wantsInsurance?: boolean
  wantsYard?: boolean
  carrier?: string
  terminal?: string
  loadingDate?: string
  weightPerBox?: string
  /**
   * @minItems 1
   * @maxItems 3
   */
  points?: {
    area: string
  }[]
  warehouse?: string
  pickUpYard?: string
  plannedDate?: string
  pallets?: number
  storageDays?: number
  declarations?: number
  goodsItems?: number
  cover?: ("all-risks" | "with-average" | "free-of-particular-average")
  insuredValue?: string
  yard?: string
  arrivalDate?: string
  yardDays?: number
}

export interface PriceEntrustOutput {
  /**
   * Rate that the price rests on.
   */
  rateId?: string
  /**
   * Version of that rate.
   */
  rateVersion?: number
  /**
   * Fee lines.
   *
   * Items: One fee of a quote or an order.
   */
  lines: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit of the price, such as a box or a begun hour.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type of a line per box.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
    /**
     * Unit price times quantity, rounded to the minor unit.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency, rounded.
     */
    baseAmount: string
    /**
     * Where the price comes from: rate, tariff or staff.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Tax inside the amount, or on top of it.
     */
    tax?: {
      /**
       * Whether the amount includes the tax.
       */
      included: boolean
      /**
       * Percent.
       */
      rate: string
      /**
       * Amount without tax.
       */
      net: string
      /**
       * The tax itself.
       */
      tax: string
      /**
       * ISO 4217 code, where the tax is a sum of several lines.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }
    /**
     * The rule of the tariff that made the amount.
     */
    why?: {
      /**
       * Tariff that was used.
       */
      tariff: string
      /**
       * Its line.
       */
      line: string
      /**
       * File that says what decided.
       */
      path: string
      /**
       * Line of the file.
       */
      row: number
      /**
       * Where the figures come from.
       */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Parts of the rule that are assumed although its source is not.
       */
      assumed?: string[]
      /**
       * What the rule was given.
       */
      inputs: {
        [k: string]: string
      }
      /**
       * Units charged.
       */
      quantity?: string
      /**
       * Units that came off first.
       */
      free?: string
      /**
       * Tier, band or row of the price table.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /**
   * Total in each currency.
   *
   * Items: The sum of the lines in one currency.
   */
  totals: {
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the rounded lines.
     */
    amount: string
  }[]
  /**
   * Base currency of the brand.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum of the base amounts.
   */
  baseTotal?: string
  /**
   * Last day on which the rate may be booked.
   */
  validTo?: string
  /**
   * Departure of the sailing that the rate names.
   */
  etd?: string
  /**
   * Day of the exchange rates used.
   */
  exchangeDate?: string
  /**
   * What each service of a combined order comes to.
   */
  parts?: {
    /**
     * The service.
     */
    part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Its total in the base currency. Left out: quoted on request.
     */
    baseTotal?: string
  }[]
}

export interface PriceFreeTimeInput {
  /**
   * Where the container stands or waits.
   */
  place: ("door" | "truck-yard" | "yard")
  port: string
  boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /**
   * The container is empty.
   */
  empty?: boolean
  fromDay: string
  fromTime: string
  toDay: string
  toTime: string
}

export interface PriceFreeTimeOutput {
  /**
   * Fees.
   */
  lines: {
    /**
     * Fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Group.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Container type.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of a unit.
     */
    unitPrice: string
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Units.
     */
    quantity: string
    /**
     * Amount.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency.
     */
    baseAmount: string
    /**
     * Where the price comes from.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Tax.
     */
    tax?: {
      /**
       * Whether the amount holds the tax.
       */
      included?: boolean
      /**
       * Percent.
       */
      rate?: string
      /**
       * Without tax.
       */
      net?: string
      /**
       * Tax.
       */
      tax?: string
    }
    /**
     * Why the amount is what it is.
     */
    why?: {
      /**
       * Tariff.
       */
      tariff?: string
      /**
       * Line of the tariff.
       */
      line: string
      /**
       * File.
       */
      path?: string
      /**
       * Line in the file.
       */
      row?: number
      /**
       * Where the figure comes from.
       */
      source?: string
      /**
       * Members of the line that nobody has stated yet. For analysts.
       *
       * Items: Name of a member of the line.
       */
      assumed?: string[]
      /**
       * Facts that went in.
       */
      inputs?: {
        /**
         * Fact.
         */
        [k: string]: string
      }
      /**
       * Quantity before free units.
       */
      quantity?: string
      /**
       * Units that are free.
       */
      free?: string
      /**
       * Tier that it fell into.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: string
    }
  }[]
  /**
   * Sums by currency.
   */
  totals: {
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum.
     */
    amount: string
  }[]
  /**
   * Base currency.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum in the base currency.
   */
  baseTotal: string
  /**
   * What the tariff is called.
   */
  label: string
  /**
   * What is counted.
   */
  counts: ("days" | "hours")
  /**
   * Begun units.
   */
  quantity: string
  /**
   * Units that cost nothing at first.
   */
  freeQuantity: string
  /**
   * Moment at which the free time ends, at the place; empty where none is free.
   */
  freeUntil: string
  /**
   * Nights that the truck stays.
   */
  nights: string
  /**
   * The rules, in words.
   *
   * Items: Rule.
   */
  rules: string[]
  /**
   * The days or hours, one by one.
   */
  units: {
    /**
     * When it begins, at the place.
     */
    at: string
    /**
     * free, charged or capped.
     */
    kind: ("free" | "charged" | "capped")
    /**
     * What it adds.
     */
    amount: string
    /**
     * Tier.
     */
    tier?: string
  }[]
  /**
   * Members of the line that nobody has stated yet. For analysts.
   *
   * Items: Name of a member of the line.
   */
  assumed?: string[]
}

export interface PriceLclInput {
  pol: string
  pod: string
  etd?: string
  cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  grossWeight: string
  volume: string
}

export interface PriceLclOutput {
  /**
   * Rate that the price rests on.
   */
  rateId?: string
  /**
   * Version of that rate.
   */
  rateVersion?: number
  /**
   * Fee lines.
   *
   * Items: One fee of a quote or an order.
   */
  lines: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit of the price, such as a box or a begun hour.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type of a line per box.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
    /**
     * Unit price times quantity, rounded to the minor unit.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency, rounded.
     */
    baseAmount: string
    /**
     * Where the price comes from: rate, tariff or staff.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Tax inside the amount, or on top of it.
     */
    tax?: {
      /**
       * Whether the amount includes the tax.
       */
      included: boolean
      /**
       * Percent.
       */
      rate: string
      /**
       * Amount without tax.
       */
      net: string
      /**
       * The tax itself.
       */
      tax: string
      /**
       * ISO 4217 code, where the tax is a sum of several lines.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }
    /**
     * The rule of the tariff that made the amount.
     */
    why?: {
      /**
       * Tariff that was used.
       */
      tariff: string
      /**
       * Its line.
       */
      line: string
      /**
       * File that says what decided.
       */
      path: string
      /**
       * Line of the file.
       */
      row: number
      /**
       * Where the figures come from.
       */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Parts of the rule that are assumed although its source is not.
       */
      assumed?: string[]
      /**
       * What the rule was given.
       */
      inputs: {
        [k: string]: string
      }
      /**
       * Units charged.
       */
      quantity?: string
      /**
       * Units that came off first.
       */
      free?: string
      /**
       * Tier, band or row of the price table.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /**
   * Total in each currency.
   *
   * Items: The sum of the lines in one currency.
   */
  totals: {
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the rounded lines.
     */
    amount: string
  }[]
  /**
   * Base currency of the brand.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum of the base amounts.
   */
  baseTotal?: string
  /**
   * Last day on which the rate may be booked.
   */
  validTo?: string
  /**
   * Departure of the sailing that the rate names.
   */
  etd?: string
  /**
   * Day of the exchange rates used.
   */
  exchangeDate?: string
  /**
   * What each service of a combined order comes to.
   */
  parts?: {
    /**
     * The service.
     */
    part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Its total in the base currency. Left out: quoted on request.
     */
    baseTotal?: string
  }[]
}

export interface PriceSavedQuoteInput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
}

export interface PriceSavedQuoteOutput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
  /**
   * As it was saved.
   */
  before: {
    /**
     * Rate that the price rests on.
     */
    rateId?: string
    /**
     * Version of that rate.
     */
    rateVersion?: number
    /**
     * Fee lines.
     *
     * Items: One fee of a quote or an order.
     */
    lines: {
      /**
       * Code of the fee.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
      /**
       * Freight, origin, destination or other.
       */
      group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
      /**
       * Unit of the price, such as a box or a begun hour.
       */
      basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
      /**
       * Box type of a line per box.
       */
      boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * Price of one unit.
       */
      unitPrice: string
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * How many units.
       */
      quantity: string
      /**
       * Unit price times quantity, rounded to the minor unit.
       */
      amount: string
      /**
       * Base currency for one unit of the currency.
       */
      exchangeRate: string
      /**
       * Amount in the base currency, rounded.
       */
      baseAmount: string
      /**
       * Where the price comes from: rate, tariff or staff.
       */
      source: ("rate" | "tariff" | "staff")
      /**
       * Of a combined order: the service that the fee belongs to.
       */
      part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
      /**
       * Tax inside the amount, or on top of it.
       */
      tax?: {
        /**
         * Whether the amount includes the tax.
         */
        included: boolean
        /**
         * Percent.
         */
        rate: string
        /**
         * Amount without tax.
         */
        net: string
        /**
         * The tax itself.
         */
        tax: string
        /**
         * ISO 4217 code, where the tax is a sum of several lines.
         */
        currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      }
      /**
       * The rule of the tariff that made the amount.
       */
      why?: {
        /**
         * Tariff that was used.
         */
        tariff: string
        /**
         * Its line.
         */
        line: string
        /**
         * File that says what decided.
         */
        path: string
        /**
         * Line of the file.
         */
        row: number
        /**
         * Where the figures come from.
         */
        source?: ("specification" | "standard" | "assumed")
        /**
         * Parts of the rule that are assumed although its source is not.
         */
        assumed?: string[]
        /**
         * What the rule was given.
         */
        inputs: {
          [k: string]: string
        }
        /**
         * Units charged.
         */
        quantity?: string
        /**
         * Units that came off first.
         */
        free?: string
        /**
         * Tier, band or row of the price table.
         */
        tier?: string
        /**
         * What decided the amount.
         */
        decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
      }
    }[]
    /**
     * Total in each currency.
     *
     * Items: The sum of the lines in one currency.
     */
    totals: {
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the rounded lines.
       */
      amount: string
    }[]
    /**
     * Base currency of the brand.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the base amounts.
     */
    baseTotal?: string
    /**
     * Last day on which the rate may be booked.
     */
    validTo?: string
    /**
     * Departure of the sailing that the rate names.
     */
    etd?: string
    /**
     * Day of the exchange rates used.
     */
    exchangeDate?: string
    /**
     * What each service of a combined order comes to.
     */
    parts?: {
      /**
       * The service.
       */
      part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
      /**
       * Its total in the base currency. Left out: quoted on request.
       */
      baseTotal?: string
    }[]
  }
  /**
   * As it is today.
   */
  now: {
    /**
     * Rate that the price rests on.
     */
    rateId?: string
    /**
     * Version of that rate.
     */
    rateVersion?: number
    /**
     * Fee lines.
     *
     * Items: One fee of a quote or an order.
     */
    lines: {
      /**
       * Code of the fee.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
      /**
       * Freight, origin, destination or other.
       */
      group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
      /**
       * Unit of the price, such as a box or a begun hour.
       */
      basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
      /**
       * Box type of a line per box.
       */
      boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * Price of one unit.
       */
      unitPrice: string
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * How many units.
       */
      quantity: string
      /**
       * Unit price times quantity, rounded to the minor unit.
       */
      amount: string
      /**
       * Base currency for one unit of the currency.
       */
      exchangeRate: string
      /**
       * Amount in the base currency, rounded.
       */
      baseAmount: string
      /**
       * Where the price comes from: rate, tariff or staff.
       */
      source: ("rate" | "tariff" | "staff")
      /**
       * Of a combined order: the service that the fee belongs to.
       */
      part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
      /**
       * Tax inside the amount, or on top of it.
       */
      tax?: {
        /**
         * Whether the amount includes the tax.
         */
        included: boolean
        /**
         * Percent.
         */
        rate: string
        /**
         * Amount without tax.
         */
        net: string
        /**
         * The tax itself.
         */
        tax: string
        /**
         * ISO 4217 code, where the tax is a sum of several lines.
         */
        currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      }
      /**
       * The rule of the tariff that made the amount.
       */
      why?: {
        /**
         * Tariff that was used.
         */
        tariff: string
        /**
         * Its line.
         */
        line: string
        /**
         * File that says what decided.
         */
        path: string
        /**
         * Line of the file.
         */
        row: number
        /**
         * Where the figures come from.
         */
        source?: ("specification" | "standard" | "assumed")
        /**
         * Parts of the rule that are assumed although its source is not.
         */
        assumed?: string[]
        /**
         * What the rule was given.
         */
        inputs: {
          [k: string]: string
        }
        /**
         * Units charged.
         */
        quantity?: string
        /**
         * Units that came off first.
         */
        free?: string
        /**
         * Tier, band or row of the price table.
         */
        tier?: string
        /**
         * What decided the amount.
         */
        decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
      }
    }[]
    /**
     * Total in each currency.
     *
     * Items: The sum of the lines in one currency.
     */
    totals: {
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the rounded lines.
       */
      amount: string
    }[]
    /**
     * Base currency of the brand.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the base amounts.
     */
    baseTotal?: string
    /**
     * Last day on which the rate may be booked.
     */
    validTo?: string
    /**
     * Departure of the sailing that the rate names.
     */
    etd?: string
    /**
     * Day of the exchange rates used.
     */
    exchangeDate?: string
    /**
     * What each service of a combined order comes to.
     */
    parts?: {
      /**
       * The service.
       */
      part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
      /**
       * Its total in the base currency. Left out: quoted on request.
       */
      baseTotal?: string
    }[]
  }
  /**
   * How the totals differ: same, lower or higher.
   */
  change: ("same" | "lower" | "higher")
  /**
   * What the total is higher or lower by, in the base currency.
   */
  difference: string
  /**
   * Base currency.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Whether the rate that it rested on can no longer be booked, and another was taken.
   */
  otherRate: boolean
  /**
   * When it was priced again.
   */
  pricedAt: string
}

export interface PriceSeaBookingInput {
  /**
   * Rate the customer chose.
   */
  rateId?: string
  pol: string
  pod: string
  carrier?: string
  etd?: string
  paymentTerms?: ("prepaid" | "collect")
  /**
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    quantity: number
  }[]
}

export interface PriceSeaBookingOutput {
  /**
   * Rate that the price rests on.
   */
  rateId: string
  /**
   * Version of that rate.
   */
  rateVersion: number
  /**
   * Fee lines.
   *
   * Items: One fee of a quote or an order.
   */
  lines: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit of the price, such as a box or a begun hour.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type of a line per box.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
    /**
     * Unit price times quantity, rounded to the minor unit.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency, rounded.
     */
    baseAmount: string
    /**
     * Where the price comes from: rate, tariff or staff.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Tax inside the amount, or on top of it.
     */
    tax?: {
      /**
       * Whether the amount includes the tax.
       */
      included: boolean
      /**
       * Percent.
       */
      rate: string
      /**
       * Amount without tax.
       */
      net: string
      /**
       * The tax itself.
       */
      tax: string
      /**
       * ISO 4217 code, where the tax is a sum of several lines.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }
    /**
     * The rule of the tariff that made the amount.
     */
    why?: {
      /**
       * Tariff that was used.
       */
      tariff: string
      /**
       * Its line.
       */
      line: string
      /**
       * File that says what decided.
       */
      path: string
      /**
       * Line of the file.
       */
      row: number
      /**
       * Where the figures come from.
       */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Parts of the rule that are assumed although its source is not.
       */
      assumed?: string[]
      /**
       * What the rule was given.
       */
      inputs: {
        [k: string]: string
      }
      /**
       * Units charged.
       */
      quantity?: string
      /**
       * Units that came off first.
       */
      free?: string
      /**
       * Tier, band or row of the price table.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /**
   * Total in each currency.
   *
   * Items: The sum of the lines in one currency.
   */
  totals: {
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the rounded lines.
     */
    amount: string
  }[]
  /**
   * Base currency of the brand.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum of the base amounts.
   */
  baseTotal: string
  /**
   * Last day on which the rate may be booked.
   */
  validTo: string
  /**
   * Departure of the sailing that the rate names.
   */
  etd: string
  /**
   * Day of the exchange rates used.
   */
  exchangeDate: string
  /**
   * What each service of a combined order comes to.
   */
  parts?: {
    /**
     * The service.
     */
    part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Its total in the base currency. Left out: quoted on request.
     */
    baseTotal?: string
  }[]
}

export interface PriceSocInput {
  pol: string
  pod: string
  etd?: string
  /**
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    quantity: number
  }[]
  loaded?: boolean
  inspections?: number
}

export interface PriceSocOutput {
  /**
   * Rate that the price rests on.
   */
  rateId?: string
  /**
   * Version of that rate.
   */
  rateVersion?: number
  /**
   * Fee lines.
   *
   * Items: One fee of a quote or an order.
   */
  lines: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit of the price, such as a box or a begun hour.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type of a line per box.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
    /**
     * Unit price times quantity, rounded to the minor unit.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency, rounded.
     */
    baseAmount: string
    /**
     * Where the price comes from: rate, tariff or staff.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Tax inside the amount, or on top of it.
     */
    tax?: {
      /**
       * Whether the amount includes the tax.
       */
      included: boolean
      /**
       * Percent.
       */
      rate: string
      /**
       * Amount without tax.
       */
      net: string
      /**
       * The tax itself.
       */
      tax: string
      /**
       * ISO 4217 code, where the tax is a sum of several lines.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }
    /**
     * The rule of the tariff that made the amount.
     */
    why?: {
      /**
       * Tariff that was used.
       */
      tariff: string
      /**
       * Its line.
       */
      line: string
      /**
       * File that says what decided.
       */
      path: string
      /**
       * Line of the file.
       */
      row: number
      /**
       * Where the figures come from.
       */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Parts of the rule that are assumed although its source is not.
       */
      assumed?: string[]
      /**
       * What the rule was given.
       */
      inputs: {
        [k: string]: string
      }
      /**
       * Units charged.
       */
      quantity?: string
      /**
       * Units that came off first.
       */
      free?: string
      /**
       * Tier, band or row of the price table.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /**
   * Total in each currency.
   *
   * Items: The sum of the lines in one currency.
   */
  totals: {
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the rounded lines.
     */
    amount: string
  }[]
  /**
   * Base currency of the brand.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum of the base amounts.
   */
  baseTotal?: string
  /**
   * Last day on which the rate may be booked.
   */
  validTo?: string
  /**
   * Departure of the sailing that the rate names.
   */
  etd?: string
  /**
   * Day of the exchange rates used.
   */
  exchangeDate?: string
  /**
   * What each service of a combined order comes to.
   */
  parts?: {
    /**
     * The service.
     */
    part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Its total in the base currency. Left out: quoted on request.
     */
    baseTotal?: string
  }[]
}

export interface PriceTruckInput {
  /**
   * Port of loading.
   */
  pol: string
  /**
   * Terminal that the loaded boxes go to.
   */
  terminal: string
  /**
   * Port where the empty boxes are fetched, where it is another one.
   */
  pickUpPort?: string
  /**
   * Yard where the empty boxes are fetched.
   */
  pickUpYard?: string
  /**
   * Places at which the truck loads, in their order; the price goes by the first.
   *
   * @minItems 1
   * @maxItems 3
   */
  points: {
    /**
     * District of the loading place, by its code of GB/T 2260; a city without districts by its own.
     */
    area: string
  }[]
  /**
   * Day on which the boxes are stuffed.
   */
  loadingDate?: string
  /**
   * Gross weight of the cargo of the heaviest container, in kilograms.
   */
  weightPerBox?: string
  /**
   * Container types and quantities.
   *
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    /**
     * Container type.
     */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * How many.
     */
    quantity: number
  }[]
  /**
   * Whether there are dangerous goods.
   */
  dangerous?: boolean
  /**
   * Containers with dangerous goods.
   */
  dangerousBoxes?: number
}

export interface PriceTruckOutput {
  /**
   * Rate that the price rests on.
   */
  rateId?: string
  /**
   * Version of that rate.
   */
  rateVersion?: number
  /**
   * Fee lines.
   *
   * Items: One fee of a quote or an order.
   */
  lines: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit of the price, such as a box or a begun hour.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type of a line per box.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
    /**
     * Unit price times quantity, rounded to the minor unit.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency, rounded.
     */
    baseAmount: string
    /**
     * Where the price comes from: rate, tariff or staff.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Tax inside the amount, or on top of it.
     */
    tax?: {
      /**
       * Whether the amount includes the tax.
       */
      included: boolean
      /**
       * Percent.
       */
      rate: string
      /**
       * Amount without tax.
       */
      net: string
      /**
       * The tax itself.
       */
      tax: string
      /**
       * ISO 4217 code, where the tax is a sum of several lines.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }
    /**
     * The rule of the tariff that made the amount.
     */
    why?: {
      /**
       * Tariff that was used.
       */
      tariff: string
      /**
       * Its line.
       */
      line: string
      /**
       * File that says what decided.
       */
      path: string
      /**
       * Line of the file.
       */
      row: number
      /**
       * Where the figures come from.
       */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Parts of the rule that are assumed although its source is not.
       */
      assumed?: string[]
      /**
       * What the rule was given.
       */
      inputs: {
        [k: string]: string
      }
      /**
       * Units charged.
       */
      quantity?: string
      /**
       * Units that came off first.
       */
      free?: string
      /**
       * Tier, band or row of the price table.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /**
   * Total in each currency.
   *
   * Items: The sum of the lines in one currency.
   */
  totals: {
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the rounded lines.
     */
    amount: string
  }[]
  /**
   * Base currency of the brand.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum of the base amounts.
   */
  baseTotal?: string
  /**
   * Last day on which the rate may be booked.
   */
  validTo?: string
  /**
   * Departure of the sailing that the rate names.
   */
  etd?: string
  /**
   * Day of the exchange rates used.
   */
  exchangeDate?: string
  /**
   * What each service of a combined order comes to.
   */
  parts?: {
    /**
     * The service.
     */
    part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Its total in the base currency. Left out: quoted on request.
     */
    baseTotal?: string
  }[]
}

export interface PriceWarehouseInput {
  city: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
  terminal: string
  warehouse: string
  pickUpYard: string
  /**
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    quantity: number
  }[]
  plannedDate?: string
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  volume?: string
  pallets?: number
  storageDays?: number
}

export interface PriceWarehouseOutput {
  /**
   * Rate that the price rests on.
   */
  rateId?: string
  /**
   * Version of that rate.
   */
  rateVersion?: number
  /**
   * Fee lines.
   *
   * Items: One fee of a quote or an order.
   */
  lines: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit of the price, such as a box or a begun hour.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type of a line per box.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
    /**
     * Unit price times quantity, rounded to the minor unit.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency, rounded.
     */
    baseAmount: string
    /**
     * Where the price comes from: rate, tariff or staff.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Tax inside the amount, or on top of it.
     */
    tax?: {
      /**
       * Whether the amount includes the tax.
       */
      included: boolean
      /**
       * Percent.
       */
      rate: string
      /**
       * Amount without tax.
       */
      net: string
      /**
       * The tax itself.
       */
      tax: string
      /**
       * ISO 4217 code, where the tax is a sum of several lines.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }
    /**
     * The rule of the tariff that made the amount.
     */
    why?: {
      /**
       * Tariff that was used.
       */
      tariff: string
      /**
       * Its line.
       */
      line: string
      /**
       * File that says what decided.
       */
      path: string
      /**
       * Line of the file.
       */
      row: number
      /**
       * Where the figures come from.
       */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Parts of the rule that are assumed although its source is not.
       */
      assumed?: string[]
      /**
       * What the rule was given.
       */
      inputs: {
        [k: string]: string
      }
      /**
       * Units charged.
       */
      quantity?: string
      /**
       * Units that came off first.
       */
      free?: string
      /**
       * Tier, band or row of the price table.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /**
   * Total in each currency.
   *
   * Items: The sum of the lines in one currency.
   */
  totals: {
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the rounded lines.
     */
    amount: string
  }[]
  /**
   * Base currency of the brand.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum of the base amounts.
   */
  baseTotal?: string
  /**
   * Last day on which the rate may be booked.
   */
  validTo?: string
  /**
   * Departure of the sailing that the rate names.
   */
  etd?: string
  /**
   * Day of the exchange rates used.
   */
  exchangeDate?: string
  /**
   * What each service of a combined order comes to.
   */
  parts?: {
    /**
     * The service.
     */
    part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Its total in the base currency. Left out: quoted on request.
     */
    baseTotal?: string
  }[]
}

export interface PriceYardInput {
  port: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
  yard: string
  /**
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    quantity: number
  }[]
  arrivalDate?: string
  loaded?: boolean
  storageDays: number
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  dangerousBoxes?: number
  lifts?: number
  extraMoves?: number
  reeferDays?: number
  washes?: number
}

export interface PriceYardOutput {
  /**
   * Rate that the price rests on.
   */
  rateId?: string
  /**
   * Version of that rate.
   */
  rateVersion?: number
  /**
   * Fee lines.
   *
   * Items: One fee of a quote or an order.
   */
  lines: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit of the price, such as a box or a begun hour.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type of a line per box.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
    /**
     * Unit price times quantity, rounded to the minor unit.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency, rounded.
     */
    baseAmount: string
    /**
     * Where the price comes from: rate, tariff or staff.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Tax inside the amount, or on top of it.
     */
    tax?: {
      /**
       * Whether the amount includes the tax.
       */
      included: boolean
      /**
       * Percent.
       */
      rate: string
      /**
       * Amount without tax.
       */
      net: string
      /**
       * The tax itself.
       */
      tax: string
      /**
       * ISO 4217 code, where the tax is a sum of several lines.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }
    /**
     * The rule of the tariff that made the amount.
     */
    why?: {
      /**
       * Tariff that was used.
       */
      tariff: string
      /**
       * Its line.
       */
      line: string
      /**
       * File that says what decided.
       */
      path: string
      /**
       * Line of the file.
       */
      row: number
      /**
       * Where the figures come from.
       */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Parts of the rule that are assumed although its source is not.
       */
      assumed?: string[]
      /**
       * What the rule was given.
       */
      inputs: {
        [k: string]: string
      }
      /**
       * Units charged.
       */
      quantity?: string
      /**
       * Units that came off first.
       */
      free?: string
      /**
       * Tier, band or row of the price table.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /**
   * Total in each currency.
   *
   * Items: The sum of the lines in one currency.
   */
  totals: {
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the rounded lines.
     */
    amount: string
  }[]
  /**
   * Base currency of the brand.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum of the base amounts.
   */
  baseTotal?: string
  /**
   * Last day on which the rate may be booked.
   */
  validTo?: string
  /**
   * Departure of the sailing that the rate names.
   */
  etd?: string
  /**
   * Day of the exchange rates used.
   */
  exchangeDate?: string
  /**
   * What each service of a combined order comes to.
   */
  parts?: {
    /**
     * The service.
     */
    part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Its total in the base currency. Left out: quoted on request.
     */
    baseTotal?: string
  }[]
}

export interface PrintOrderTicketInput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * both: in all languages of the brand. reader: in the reader's alone. Left out: as the sheet says.
   */
  words?: ("both" | "reader")
}

export type PrintOrderTicketOutput = { name: string; type: string; bytes: Uint8Array }

export interface PrintSavedQuoteInput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
  /**
   * both: in all languages of the brand. reader: in the reader's alone. Left out: as the sheet says.
   */
  words?: ("both" | "reader")
}

export type PrintSavedQuoteOutput = { name: string; type: string; bytes: Uint8Array }

export interface PrintSharedQuoteInput {
  /**
   * The token in the link.
   */
  code: string
  /**
   * both: in all languages of the brand. reader: in the reader's alone. Left out: as the sheet says.
   */
  words?: ("both" | "reader")
}

export type PrintSharedQuoteOutput = { name: string; type: string; bytes: Uint8Array }

export interface PrintSupplierOrderInput {
  /**
   * Number of the supplier order.
   */
  supplierOrderNo: string
  /**
   * both: in all languages of the brand. reader: in the reader's alone.
   */
  words?: ("both" | "reader")
}

export type PrintSupplierOrderOutput = { name: string; type: string; bytes: Uint8Array }

export interface PrintWarehouseSheetInput {
  /**
   * Names the warehouse.
   */
  id: string
}

export type PrintWarehouseSheetOutput = { name: string; type: string; bytes: Uint8Array }

export interface PublishReleaseInput {
  /**
   * Path to text of every document; left out, the files beside the server.
   */
  documents?: {
    [k: string]: string
  }
}

export interface PublishReleaseOutput {
  release: string
  findings: {
    path: string
    line: number
    column: number
    severity: string
    code: string
    message: string
  }[]
}

export interface PutBackOrderInput {
  /**
   * Why, or how far it has come.
   */
  note?: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Who the caller saw to have it; left out: nobody.
   */
  from?: string
}

export interface PutBackOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface QueryActivitiesInput {
}

export interface QueryActivitiesOutput {
  /**
   * Activities.
   */
  opsActivityConfigurationVo: {
    id: string
    label: string
    text?: string
    from?: string
    to?: string
  }[]
}

export interface QueryDictRowsInput {
  /**
   * Comma list of dictionary ids.
   */
  keys: string
}

export interface QueryDictRowsOutput {
  /**
   * Items: One choice of a dictionary.
   */
  [k: string]: {
    /**
     * What is stored.
     */
    value: string
    /**
     * What is shown, in the reader’s language.
     */
    label: string
    /**
     * Colour of its chip.
     */
    tone?: string
    /**
     * Group it belongs to.
     */
    group?: string
  }[]
}

export interface QuerySeaRatesInput {
  /**
   * Port of loading, any of its codes.
   */
  pol?: string
  /**
   * Port of discharge, any of its codes.
   */
  pod?: string
  /**
   * SCAC.
   */
  carrier?: string
  /**
   * direct or transit.
   */
  direct?: ("direct" | "transit")
  /**
   * Day of departure.
   */
  weekday?: ("1" | "2" | "3" | "4" | "5" | "6" | "7")
  /**
   * Field to sort by.
   */
  sort?: string
  /**
   * Direction.
   */
  order?: ("ascending" | "descending")
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface QuerySeaRatesOutput {
  rows: {
    /**
     * Id of the rate.
     */
    rateId: string
    /**
     * Port of loading, UN/LOCODE as carriers use it.
     */
    pol: string
    /**
     * Port of discharge, UN/LOCODE.
     */
    pod: string
    /**
     * SCAC of the carrier.
     */
    carrier: string
    /**
     * Service code of the carrier.
     */
    service: string
    /**
     * Whether the box stays on one vessel.
     */
    direct: boolean
    /**
     * direct or transit, for display.
     */
    routing: ("direct" | "transit")
    /**
     * Port of transhipment.
     */
    transitPort?: string
    /**
     * Days from departure to arrival.
     */
    transitDays: number
    /**
     * Weekdays of departure, Monday is 1.
     */
    sailingDays: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
    /**
     * Weekdays of closing, Monday is 1.
     */
    closingDays: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
    /**
     * Vessel of the next sailing.
     */
    vessel?: string
    /**
     * Voyage of the next sailing.
     */
    voyage?: string
    /**
     * Estimated departure of the next sailing.
     */
    etd: string
    /**
     * First day on which the rate may be booked.
     */
    validFrom: string
    /**
     * Last day on which the rate may be booked.
     */
    validTo: string
    /**
     * Currency of the freight.
     */
    currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Ocean freight for one 20GP.
     */
    price20GP?: string
    /**
     * Ocean freight for one 40GP.
     */
    price40GP?: string
    /**
     * Ocean freight for one 40HQ.
     */
    price40HQ?: string
    /**
     * Ocean freight for other box types.
     */
    otherPrices?: {
      [k: string]: string
    }
    /**
     * What the carrier adds.
     *
     * Items: One surcharge that a carrier adds to a sea rate.
     */
    surcharges?: {
      /**
       * Code of the fee.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
      /**
       * Where it arises: freight, origin or destination.
       */
      group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
      /**
       * Charged per box or per bill of lading.
       */
      basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * One price for the bill, or for every box type.
       */
      price?: string
      /**
       * Price for each box type.
       */
      prices?: {
        [k: string]: string
      }
    }[]
    /**
     * Free demurrage and detention at destination, days.
     */
    freeDays: number
    /**
     * Greatest cargo weight of a 20-foot box, kg.
     */
    weightLimitKg?: string
    /**
     * What else holds, in the reader’s language.
     */
    remarks?: string
    /**
     * Whether it was agreed with the reader's company, or for staff with some company, and takes the place of the public rate.
     */
    contract?: boolean
    /**
     * Company that it was agreed with.
     */
    contractCompany?: string
    /**
     * Counts the changes of the rate; an order names the one it saw.
     */
    version: number
    /**
     * Why prices are not shown: login or certify.
     */
    hidden?: ("login" | "certify")
  }[]
  total: number
  page: number
  pageSize: number
}

export interface QueryServiceContactsInput {
  /**
   * Product code of the brand.
   */
  platformName: string
}

export type QueryServiceContactsOutput = {
  id: string
  label: string
  phone: string
  email?: string
  hours?: string
}[]

export interface QueryWarehouseDictRowsInput {
  /**
   * Comma list of dictionary ids.
   */
  keys: string
  /**
   * Language of the labels.
   */
  language?: ("zh" | "en")
}

export interface QueryWarehouseDictRowsOutput {
  /**
   * Items: One choice of a dictionary.
   */
  [k: string]: {
    /**
     * What is stored.
     */
    value: string
    /**
     * What is shown, in the reader’s language.
     */
    label: string
    /**
     * Colour of its chip.
     */
    tone?: string
    /**
     * Group it belongs to.
     */
    group?: string
  }[]
}

export interface QueryYardBoxesInput {
  /**
   * Bill of lading, in any case of letters.
   */
  blNo: string
  /**
   * Page, from 1.
   */
  page?: number
  /**
   * Rows of a page.
   */
  pageSize?: number
}

export interface QueryYardBoxesOutput {
  rows: {
    /**
     * Container number.
     */
    containerNo: string
    /**
     * Container type.
     */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Yard where it is.
     */
    yard: string
    /**
     * Bill of lading.
     */
    blNo: string
    /**
     * Order that it was stored for.
     */
    omsOrderNo?: string
    /**
     * With goods in it.
     */
    loaded: boolean
    /**
     * With dangerous goods in it.
     */
    dangerous: boolean
    /**
     * When it came.
     */
    inAt: string
    /**
     * When it left; absent while it is there.
     */
    outAt?: string
    /**
     * Still at the yard.
     */
    there: boolean
    /**
     * Days begun; the day on which it came is the first.
     */
    days: number
    /**
     * Days that cost nothing.
     */
    freeDays?: number
    /**
     * Free days that are left.
     */
    freeDaysLeft?: number
    /**
     * Currency of what it has come to.
     */
    baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * What it has come to by today.
     */
    baseTotal?: string
    /**
     * What it has come to, line by line.
     *
     * Items: What a container has come to by today by one line of the yard's tariff, and what was counted.
     */
    lines?: {
      /**
       * What is charged.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
      /**
       * Per what.
       */
      basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
      /**
       * Units that have begun.
       */
      counted?: string
      /**
       * Units of them that cost nothing.
       */
      free?: string
      /**
       * Units charged.
       */
      quantity: string
      /**
       * Tier or band of the tariff that holds.
       */
      tier?: string
      /**
       * Price of a unit.
       */
      unitPrice: string
      /**
       * Currency.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Amount so far.
       */
      amount: string
    }[]
  }[]
  total: number
  page: number
  pageSize: number
}

export interface ReadAvatarInput {
  userId: string
  /**
   * Names the portrait, so that a browser may keep it.
   */
  version?: string
}

export type ReadAvatarOutput = { name: string; type: string; bytes: Uint8Array }

export interface ReadCertificationInput {
  /**
   * Request.
   */
  requestId: string
}

export interface ReadCertificationOutput {
  /**
   * Id of the request.
   */
  requestId: string
  /**
   * What has become of it.
   */
  state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
  /**
   * Company as the applicant wrote it.
   */
  companyName: string
  /**
   * Unified social credit code.
   */
  uscc: string
  /**
   * Who applied.
   */
  applicant: string
  /**
   * Account of the applicant.
   */
  account?: string
  /**
   * Mobile number of the applicant.
   */
  phone?: string
  /**
   * E-mail of the applicant.
   */
  email?: string
  /**
   * When it was sent.
   */
  createdAt: string
  /**
   * Hours that it waited, or waits still.
   */
  waitingHours: number
  /**
   * When it was decided.
   */
  decidedAt?: string
  /**
   * Who decided.
   */
  decidedBy?: string
  /**
   * Why it was refused or ended.
   */
  reason?: string
  /**
   * Counts the changes; a write names the one it saw.
   */
  version: number
  /**
   * Where the person stands.
   */
  membership?: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
  /**
   * How the reader stands to the person, as the machine asks it.
   */
  relation?: ("none" | "own" | "own-company" | "other")
  /**
   * Standing of the person.
   */
  role?: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /**
   * Whether the person is not disabled.
   */
  active?: boolean
  /**
   * Active administrators of the company beside this person.
   */
  otherAdmins?: number
  /**
   * Name of the licence’s file.
   */
  licenceName?: string
  /**
   * Its bytes.
   */
  licenceSize?: number
  /**
   * What the same person asked before, latest first.
   */
  earlierRequests?: {
    /**
     * When it was sent.
     */
    at: string
    /**
     * What became of it.
     */
    state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
    /**
     * Company as written then.
     */
    companyName: string
    /**
     * Why it was refused or ended.
     */
    reason?: string
  }[]
  /**
   * Other open applications with the same code; they turn into requests to join once one is approved.
   */
  sameCodeOpen?: number
}

export interface ReadCompanyInput {
  /**
   * Company.
   */
  companyId: string
}

export interface ReadCompanyOutput {
  /**
   * Id of the company.
   */
  companyId: string
  /**
   * Full name in the reader’s language.
   */
  name: string
  /**
   * Unified social credit code.
   */
  uscc?: string
  /**
   * Whether it is certified.
   */
  status: ("certified" | "withdrawn")
  /**
   * People who belong to it.
   */
  members: number
  /**
   * Those of them who administer it and are not disabled.
   */
  admins: number
  /**
   * Why its certification was withdrawn.
   */
  reason?: string
  /**
   * When it came to the portal.
   */
  createdAt?: string
  /**
   * Counts the changes; a write names the one it saw.
   */
  version: number
}

export interface ReadCompanyNotificationsInput {
}

export interface ReadCompanyNotificationsOutput {
  /**
   * What can be told, and what holds now.
   *
   * Items: What a person, or the administrators for their company, want to be told of one kind of event.
   */
  events: {
    /**
     * What is told.
     */
    event: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
    /**
     * What is told, in the reader's language.
     */
    label: string
    /**
     * When it is told.
     */
    hint?: string
    /**
     * In the portal.
     */
    portal: boolean
    /**
     * By mail.
     */
    mail: boolean
    /**
     * From how much on it is told.
     */
    threshold?: number
    /**
     * What the threshold counts.
     */
    unit?: string
    /**
     * Smallest threshold.
     */
    least?: number
    /**
     * Largest threshold.
     */
    most?: number
    /**
     * Rows of the list that are told; left out: all of them.
     *
     * Items: Row of the list.
     */
    only?: string[]
    /**
     * The list of which some can be chosen.
     *
     * Items: A row of it.
     */
    options?: {
      /**
       * Id of the row.
       */
      value?: string
      /**
       * What people read.
       */
      label?: string
    }[]
    /**
     * Whether somebody chose it, so that it no longer follows what is usual.
     */
    chosen: boolean
  }[]
  /**
   * Of whose records.
   */
  scope?: string
  /**
   * What the scope may be.
   */
  scopes?: {
    value?: string
    label?: string
  }[]
}

export interface ReadDeskStatisticsInput {
  /**
   * How many days back from today; left out: 90.
   */
  period?: ("30" | "90" | "180" | "365")
}

export interface ReadDeskStatisticsOutput {
  /**
   * Orders placed in the period.
   */
  orders: number
  /**
   * Orders whose fees were first confirmed in the period.
   */
  confirmed: number
  /**
   * Hours from order to confirmed fees that half of them took at most.
   */
  medianHours?: string
  /**
   * Hours that nine of ten took at most.
   */
  mostHours?: string
  /**
   * Orders that are not ended.
   */
  open: number
  /**
   * What waits at the desk now.
   */
  waiting: number
  /**
   * Of that, what has waited too long.
   */
  overdue: number
}

export interface ReadDraftInput {
  /**
   * Name of the form’s place, such as its page and block.
   */
  place: string
}

export interface ReadDraftOutput {
  /**
   * Version of the draft; 0 where there is none.
   */
  version: number
  /**
   * Release under which the form was shown.
   */
  release?: string
  /**
   * What is typed so far, by field.
   */
  data?: {
  }
  /**
   * When it was saved.
   */
  savedAt?: string
}

export interface ReadHealthInput {
}

export interface ReadHealthOutput {
  status: string
}

export interface ReadInvitationInput {
  /**
   * The token in the link.
   */
  invitation: string
}

export interface ReadInvitationOutput {
  /**
   * open; ended: no longer open, whatever the reason; joined, awaiting: the reader came by it.
   */
  state: ("open" | "ended" | "joined" | "awaiting")
  /**
   * Company that invites, in the reader’s language.
   */
  companyName?: string
  /**
   * Who invites.
   */
  invitedBy?: string
  /**
   * Whether the administrator’s consent is given with it.
   */
  consented?: boolean
  /**
   * Until when it is open.
   */
  expiresAt?: string
}

export interface ReadInviterInput {
  /**
   * The token in the link.
   */
  inviteUser: string
}

export interface ReadInviterOutput {
  /**
   * open: somebody shares this link; ended: nobody does.
   */
  state: ("open" | "ended")
  /**
   * Name in the reader’s language.
   */
  name?: string
}

export interface ReadListChoicesInput {
  /**
   * The list, by its document's name.
   */
  list: string
}

export interface ReadListChoicesOutput {
  /**
   * Ids of the columns that are seen; left out: as the list says.
   *
   * @maxItems 100
   */
  columns?: string[]
  /**
   * Kept filters, the oldest first.
   *
   * Items: A search of a list that somebody keeps under a name.
   */
  filters: {
    /**
     * The kept filter.
     */
    filterId: string
    /**
     * What the person calls it.
     */
    name: string
    /**
     * What stands behind the question mark of the address, without the page.
     */
    query: {
    }
    /**
     * The list opens with it.
     */
    isDefault: boolean
  }[]
}

export interface ReadManualInput {
  /**
   * Which part.
   */
  part: ("reference" | "findings" | "guide")
  /**
   * The topic to read, or the place to open.
   */
  topic?: string
}

export interface ReadManualOutput {
  /**
   * The topic that is answered.
   */
  topic: string
  /**
   * Id of the section that was asked for; empty where none was.
   */
  opens: string
  /**
   * Heading of the topic.
   */
  title: string
  /**
   * What the topic is about.
   */
  text: string
  /**
   * All topics of the part.
   */
  topics: {
    /**
     * Id of the topic.
     */
    id: string
    /**
     * What it is called.
     */
    label: string
    /**
     * Group that it stands in.
     */
    group: string
    /**
     * What else it is found by: the names of what it tells.
     */
    words: string
  }[]
  /**
   * Sections of the topic.
   */
  sections: {
    /**
     * Id, which the address names.
     */
    id: string
    /**
     * Heading.
     */
    title: string
    /**
     * Whether the heading is code.
     */
    form: ("words" | "code")
    /**
     * Paragraphs, parted by empty lines.
     */
    text: string
    /**
     * What else is to be known, in a few words each.
     */
    notes: string[]
    /**
     * Values that are allowed.
     */
    values: string[]
    /**
     * Topic that tells more; empty where none does.
     */
    see: string
    /**
     * Further sentences, each under a name.
     */
    points: {
      /**
       * Name.
       */
      label: string
      /**
       * Sentence.
       */
      text: string
    }[]
    /**
     * Pieces of code.
     */
    samples: {
      /**
       * What the piece shows.
       */
      label: string
      /**
       * File that it stands in; empty where it stands in none.
       */
      path: string
      /**
       * The piece.
       */
      text: string
    }[]
  }[]
}

export interface ReadMembershipInput {
}

export interface ReadMembershipOutput {
  /**
   * Where the person stands.
   */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
  /**
   * How the reader stands to the person, as the machine asks it.
   */
  relation: ("none" | "own" | "own-company" | "other")
  /**
   * Standing of the person.
   */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /**
   * Whether the person is not disabled.
   */
  active: boolean
  /**
   * Active administrators of the company beside this person.
   */
  otherAdmins: number
  /**
   * The reader’s company; absent until they belong to it.
   */
  companyName?: string
  /**
   * Its unified social credit code.
   */
  uscc?: string
  /**
   * The open request, else the last one.
   */
  request?: {
    /**
     * Id of the request.
     */
    requestId: string
    /**
     * What was asked for.
     */
    kind: ("certification" | "join")
    /**
     * What has become of it.
     */
    state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
    /**
     * Company as the applicant wrote it.
     */
    companyName: string
    /**
     * Unified social credit code.
     */
    uscc: string
    /**
     * Why it was refused or ended.
     */
    reason?: string
    /**
     * When it was sent.
     */
    createdAt: string
    /**
     * When it was decided.
     */
    decidedAt?: string
  }
  /**
   * Whether a request is open.
   */
  openRequest: boolean
}

export interface ReadMilestoneLoadInput {
  /**
   * Number of the load.
   */
  loadId: string
}

export interface ReadMilestoneLoadOutput {
  /**
   * Number of the load.
   */
  loadId: string
  /**
   * How far it is.
   */
  state: ("waiting" | "reading" | "checked" | "queued" | "loading" | "loaded" | "undone" | "failed" | "dropped")
  /**
   * Name of the file.
   */
  fileName: string
  /**
   * Who handed it in, or decided last.
   */
  by: string
  /**
   * When it was handed in.
   */
  createdAt: string
  /**
   * When it had been checked.
   */
  checkedAt?: string
  /**
   * When all its rows were done.
   */
  loadedAt?: string
  /**
   * How much of the present step is done, percent.
   */
  share: number
  /**
   * Rows without a mistake.
   */
  rowsRight: number
  /**
   * Rows with a mistake.
   */
  rowsWrong: number
  /**
   * Mistakes in all.
   */
  cellsWrong: number
  /**
   * Rows that change what is known already.
   */
  changing: number
  /**
   * Milestones that were recorded or corrected.
   */
  loaded: number
  /**
   * Rows that told nothing new.
   */
  unchanged?: number
  /**
   * Rows that the order did not take any more.
   */
  refused?: number
  /**
   * Why it failed, or what has changed since the check.
   */
  failure?: string
  /**
   * Counts the changes; a decision names the one it saw.
   */
  version: number
}

export interface ReadNotificationChoicesInput {
}

export interface ReadNotificationChoicesOutput {
  /**
   * What can be told, and what holds now.
   *
   * Items: What a person, or the administrators for their company, want to be told of one kind of event.
   */
  events: {
    /**
     * What is told.
     */
    event: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
    /**
     * What is told, in the reader's language.
     */
    label: string
    /**
     * When it is told.
     */
    hint?: string
    /**
     * In the portal.
     */
    portal: boolean
    /**
     * By mail.
     */
    mail: boolean
    /**
     * From how much on it is told.
     */
    threshold?: number
    /**
     * What the threshold counts.
     */
    unit?: string
    /**
     * Smallest threshold.
     */
    least?: number
    /**
     * Largest threshold.
     */
    most?: number
    /**
     * Rows of the list that are told; left out: all of them.
     *
     * Items: Row of the list.
     */
    only?: string[]
    /**
     * The list of which some can be chosen.
     *
     * Items: A row of it.
     */
    options?: {
      /**
       * Id of the row.
       */
      value?: string
      /**
       * What people read.
       */
      label?: string
    }[]
    /**
     * Whether somebody chose it, so that it no longer follows what is usual.
     */
    chosen: boolean
  }[]
  /**
   * Of whose records.
   */
  scope?: string
  /**
   * What the scope may be.
   */
  scopes?: {
    value?: string
    label?: string
  }[]
}

export interface ReadOpenapiInput {
}

export interface ReadOpenapiOutput {
  [k: string]: {
    [k: string]: string
  }
}

export interface ReadOrderInput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface ReadOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Kind of order.
   */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Where it stands in its life.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /**
   * Why nobody can change the order: this version of the portal does not understand it. Left out where it does.
   */
  problem?: string
  /**
   * A change that is asked for and not decided yet.
   */
  openChange?: {
    /**
     * Counts the changes of the order.
     */
    no: number
    /**
     * The whole form as it is to be.
     */
    booking: {
    }
    /**
     * Why.
     */
    reason: string
    /**
     * Who asks.
     */
    side: ("customer" | "staff")
    /**
     * Who asked.
     */
    by: string
    /**
     * When.
     */
    at: string
    /**
     * What the changed order costs as a whole. Left out until it is priced.
     */
    fees?: {
      /**
       * Fee lines.
       *
       * Items: One fee of a quote or an order.
       */
      lines: {
        /**
         * Code of the fee.
         */
        fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
        /**
         * Freight, origin, destination or other.
         */
        group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
        /**
         * Unit of the price, such as a box or a begun hour.
         */
        basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
        /**
         * Box type of a line per box.
         */
        boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
        /**
         * Price of one unit.
         */
        unitPrice: string
        /**
         * ISO 4217 code.
         */
        currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        /**
         * How many units.
         */
        quantity: string
        /**
         * Unit price times quantity, rounded to the minor unit.
         */
        amount: string
        /**
         * Base currency for one unit of the currency.
         */
        exchangeRate: string
        /**
         * Amount in the base currency, rounded.
         */
        baseAmount: string
        /**
         * Where the price comes from: rate, tariff or staff.
         */
        source: ("rate" | "tariff" | "staff")
        /**
         * Of a combined order: the service that the fee belongs to.
         */
        part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
        /**
         * Tax inside the amount, or on top of it.
         */
        tax?: {
          /**
           * Whether the amount includes the tax.
           */
          included: boolean
          /**
           * Percent.
           */
          rate: string
          /**
           * Amount without tax.
           */
          net: string
          /**
           * The tax itself.
           */
          tax: string
          /**
           * ISO 4217 code, where the tax is a sum of several lines.
           */
          currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        }
        /**
         * The rule of the tariff that made the amount.
         */
        why?: {
          /**
           * Tariff that was used.
           */
          tariff: string
          /**
           * Its line.
           */
          line: string
          /**
           * File that says what decided.
           */
          path: string
          /**
           * Line of the file.
           */
          row: number
          /**
           * Where the figures come from.
           */
          source?: ("specification" | "standard" | "assumed")
          /**
           * Parts of the rule that are assumed although its source is not.
           */
          assumed?: string[]
          /**
           * What the rule was given.
           */
          inputs: {
            [k: string]: string
          }
          /**
           * Units charged.
           */
          quantity?: string
          /**
           * Units that came off first.
           */
          free?: string
          /**
           * Tier, band or row of the price table.
           */
          tier?: string
          /**
           * What decided the amount.
           */
          decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
        }
      }[]
      /**
       * Total in each currency.
       *
       * Items: The sum of the lines in one currency.
       */
      totals: {
        /**
         * ISO 4217 code.
         */
        currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        /**
         * Sum of the rounded lines.
         */
        amount: string
      }[]
      /**
       * Base currency.
       */
      baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the base amounts.
       */
      baseTotal: string
      /**
       * When it was made.
       */
      at: string
      /**
       * Who made it.
       */
      by?: string
      /**
       * What was said with it.
       */
      note?: string
    }
    /**
     * What the server would charge, for customer service who price it.
     */
    suggested?: {
      /**
       * Fee lines.
       *
       * Items: One fee of a quote or an order.
       */
      lines: {
        /**
         * Code of the fee.
         */
        fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
        /**
         * Freight, origin, destination or other.
         */
        group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
        /**
         * Unit of the price, such as a box or a begun hour.
         */
        basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
        /**
         * Box type of a line per box.
         */
        boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
        /**
         * Price of one unit.
         */
        unitPrice: string
        /**
         * ISO 4217 code.
         */
        currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        /**
         * How many units.
         */
        quantity: string
        /**
         * Unit price times quantity, rounded to the minor unit.
         */
        amount: string
        /**
         * Base currency for one unit of the currency.
         */
        exchangeRate: string
        /**
         * Amount in the base currency, rounded.
         */
        baseAmount: string
        /**
         * Where the price comes from: rate, tariff or staff.
         */
        source: ("rate" | "tariff" | "staff")
        /**
         * Of a combined order: the service that the fee belongs to.
         */
        part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
        /**
         * Tax inside the amount, or on top of it.
         */
        tax?: {
          /**
           * Whether the amount includes the tax.
           */
          included: boolean
          /**
           * Percent.
           */
          rate: string
          /**
           * Amount without tax.
           */
          net: string
          /**
           * The tax itself.
           */
          tax: string
          /**
           * ISO 4217 code, where the tax is a sum of several lines.
           */
          currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        }
        /**
         * The rule of the tariff that made the amount.
         */
        why?: {
          /**
           * Tariff that was used.
           */
          tariff: string
          /**
           * Its line.
           */
          line: string
          /**
           * File that says what decided.
           */
          path: string
          /**
           * Line of the file.
           */
          row: number
          /**
           * Where the figures come from.
           */
          source?: ("specification" | "standard" | "assumed")
          /**
           * Parts of the rule that are assumed although its source is not.
           */
          assumed?: string[]
          /**
           * What the rule was given.
           */
          inputs: {
            [k: string]: string
          }
          /**
           * Units charged.
           */
          quantity?: string
          /**
           * Units that came off first.
           */
          free?: string
          /**
           * Tier, band or row of the price table.
           */
          tier?: string
          /**
           * What decided the amount.
           */
          decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
        }
      }[]
      /**
       * Total in each currency.
       *
       * Items: The sum of the lines in one currency.
       */
      totals: {
        /**
         * ISO 4217 code.
         */
        currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        /**
         * Sum of the rounded lines.
         */
        amount: string
      }[]
      /**
       * Base currency.
       */
      baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the base amounts.
       */
      baseTotal: string
      /**
       * When it was made.
       */
      at: string
      /**
       * Who made it.
       */
      by?: string
      /**
       * What was said with it.
       */
      note?: string
    }
    /**
     * When it was priced.
     */
    offeredAt?: string
    /**
     * Who priced it; left out where the server did.
     */
    offeredBy?: string
    /**
     * What customer service said with the price.
     */
    note?: string
    /**
     * Accepting it makes the order dearer than what is paid or agreed.
     */
    moreToPay?: boolean
    /**
     * What was received covers the order once the change holds.
     */
    covered?: boolean
    /**
     * What became of it. Left out while it is open.
     */
    outcome?: ("accepted" | "declined" | "withdrawn")
    /**
     * When it was decided.
     */
    settledAt?: string
    /**
     * Who decided.
     */
    settledBy?: string
    /**
     * Why it was declined.
     */
    settledReason?: string
    /**
     * Form and fees that it took the place of.
     */
    before?: {
    }
  }
  /**
   * Changes that were decided, with what they took the place of.
   *
   * Items: What is to be otherwise after the fees were confirmed: asked for, priced, decided.
   */
  earlierChanges?: {
    /**
     * Counts the changes of the order.
     */
    no: number
    /**
     * The whole form as it is to be.
     */
    booking: {
    }
    /**
     * Why.
     */
    reason: string
    /**
     * Who asks.
     */
    side: ("customer" | "staff")
    /**
     * Who asked.
     */
    by: string
    /**
     * When.
     */
    at: string
    /**
     * What the changed order costs as a whole. Left out until it is priced.
     */
    fees?: {
      /**
       * Fee lines.
       *
       * Items: One fee of a quote or an order.
       */
      lines: {
        /**
         * Code of the fee.
         */
        fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
        /**
         * Freight, origin, destination or other.
         */
        group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
        /**
         * Unit of the price, such as a box or a begun hour.
         */
        basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
        /**
         * Box type of a line per box.
         */
        boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
        /**
         * Price of one unit.
         */
        unitPrice: string
        /**
         * ISO 4217 code.
         */
        currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        /**
         * How many units.
         */
        quantity: string
        /**
         * Unit price times quantity, rounded to the minor unit.
         */
        amount: string
        /**
         * Base currency for one unit of the currency.
         */
        exchangeRate: string
        /**
         * Amount in the base currency, rounded.
         */
        baseAmount: string
        /**
         * Where the price comes from: rate, tariff or staff.
         */
        source: ("rate" | "tariff" | "staff")
        /**
         * Of a combined order: the service that the fee belongs to.
         */
        part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
        /**
         * Tax inside the amount, or on top of it.
         */
        tax?: {
          /**
           * Whether the amount includes the tax.
           */
          included: boolean
          /**
           * Percent.
           */
          rate: string
          /**
           * Amount without tax.
           */
          net: string
          /**
           * The tax itself.
           */
          tax: string
          /**
           * ISO 4217 code, where the tax is a sum of several lines.
           */
          currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        }
        /**
         * The rule of the tariff that made the amount.
         */
        why?: {
          /**
           * Tariff that was used.
           */
          tariff: string
          /**
           * Its line.
           */
          line: string
          /**
           * File that says what decided.
           */
          path: string
          /**
           * Line of the file.
           */
          row: number
          /**
           * Where the figures come from.
           */
          source?: ("specification" | "standard" | "assumed")
          /**
           * Parts of the rule that are assumed although its source is not.
           */
          assumed?: string[]
          /**
           * What the rule was given.
           */
          inputs: {
            [k: string]: string
          }
          /**
           * Units charged.
           */
          quantity?: string
          /**
           * Units that came off first.
           */
          free?: string
          /**
           * Tier, band or row of the price table.
           */
          tier?: string
          /**
           * What decided the amount.
           */
          decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
        }
      }[]
      /**
       * Total in each currency.
       *
       * Items: The sum of the lines in one currency.
       */
      totals: {
        /**
         * ISO 4217 code.
         */
        currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        /**
         * Sum of the rounded lines.
         */
        amount: string
      }[]
      /**
       * Base currency.
       */
      baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the base amounts.
       */
      baseTotal: string
      /**
       * When it was made.
       */
      at: string
      /**
       * Who made it.
       */
      by?: string
      /**
       * What was said with it.
       */
      note?: string
    }
    /**
     * What the server would charge, for customer service who price it.
     */
    suggested?: {
      /**
       * Fee lines.
       *
       * Items: One fee of a quote or an order.
       */
      lines: {
        /**
         * Code of the fee.
         */
        fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
        /**
         * Freight, origin, destination or other.
         */
        group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
        /**
         * Unit of the price, such as a box or a begun hour.
         */
        basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
        /**
         * Box type of a line per box.
         */
        boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
        /**
         * Price of one unit.
         */
        unitPrice: string
        /**
         * ISO 4217 code.
         */
        currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        /**
         * How many units.
         */
        quantity: string
        /**
         * Unit price times quantity, rounded to the minor unit.
         */
        amount: string
        /**
         * Base currency for one unit of the currency.
         */
        exchangeRate: string
        /**
         * Amount in the base currency, rounded.
         */
        baseAmount: string
        /**
         * Where the price comes from: rate, tariff or staff.
         */
        source: ("rate" | "tariff" | "staff")
        /**
         * Of a combined order: the service that the fee belongs to.
         */
        part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
        /**
         * Tax inside the amount, or on top of it.
         */
        tax?: {
          /**
           * Whether the amount includes the tax.
           */
          included: boolean
          /**
           * Percent.
           */
          rate: string
          /**
           * Amount without tax.
           */
          net: string
          /**
           * The tax itself.
           */
          tax: string
          /**
           * ISO 4217 code, where the tax is a sum of several lines.
           */
          currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        }
        /**
         * The rule of the tariff that made the amount.
         */
        why?: {
          /**
           * Tariff that was used.
           */
          tariff: string
          /**
           * Its line.
           */
          line: string
          /**
           * File that says what decided.
           */
          path: string
          /**
           * Line of the file.
           */
          row: number
          /**
           * Where the figures come from.
           */
          source?: ("specification" | "standard" | "assumed")
          /**
           * Parts of the rule that are assumed although its source is not.
           */
          assumed?: string[]
          /**
           * What the rule was given.
           */
          inputs: {
            [k: string]: string
          }
          /**
           * Units charged.
           */
          quantity?: string
          /**
           * Units that came off first.
           */
          free?: string
          /**
           * Tier, band or row of the price table.
           */
          tier?: string
          /**
           * What decided the amount.
           */
          decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
        }
      }[]
      /**
       * Total in each currency.
       *
       * Items: The sum of the lines in one currency.
       */
      totals: {
        /**
         * ISO 4217 code.
         */
        currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
        /**
         * Sum of the rounded lines.
         */
        amount: string
      }[]
      /**
       * Base currency.
       */
      baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the base amounts.
       */
      baseTotal: string
      /**
       * When it was made.
       */
      at: string
      /**
       * Who made it.
       */
      by?: string
      /**
       * What was said with it.
       */
      note?: string
    }
    /**
     * When it was priced.
     */
    offeredAt?: string
    /**
     * Who priced it; left out where the server did.
     */
    offeredBy?: string
    /**
     * What customer service said with the price.
     */
    note?: string
    /**
     * Accepting it makes the order dearer than what is paid or agreed.
     */
    moreToPay?: boolean
    /**
     * What was received covers the order once the change holds.
     */
    covered?: boolean
    /**
     * What became of it. Left out while it is open.
     */
    outcome?: ("accepted" | "declined" | "withdrawn")
    /**
     * When it was decided.
     */
    settledAt?: string
    /**
     * Who decided.
     */
    settledBy?: string
    /**
     * Why it was declined.
     */
    settledReason?: string
    /**
     * Form and fees that it took the place of.
     */
    before?: {
    }
  }[]
  /**
   * Steps that are or were held.
   *
   * Items: A step that cannot go on: customs, the carrier or the terminal keep it.
   */
  holds?: {
    /**
     * Which step.
     */
    milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
    /**
     * Why.
     */
    reason: string
    /**
     * Who wrote it down.
     */
    by: string
    /**
     * Since when.
     */
    heldAt: string
    /**
     * When it went on. Left out while it is held.
     */
    releasedAt?: string
    /**
     * Who wrote the release down.
     */
    releasedBy?: string
    /**
     * What was said with the release.
     */
    releaseNote?: string
  }[]
  /**
   * What a change made due after the payment was received, in the base currency.
   */
  balance?: string
  /**
   * Where payment stands.
   */
  payment: ("unpaid" | "reported" | "received")
  /**
   * Where a change of what was booked stands. Left out: none is open.
   */
  amendment?: ("none" | "requested" | "offered")
  /**
   * Where the draft of the bill of lading stands. Left out: there is none yet.
   */
  bill?: ("none" | "drafted" | "change-requested" | "confirmed")
  /**
   * Company that ordered.
   */
  companyId: string
  /**
   * Name of the company.
   */
  companyName: string
  /**
   * Who ordered.
   */
  orderedBy: string
  /**
   * Port of loading.
   */
  pol?: string
  /**
   * Port of discharge.
   */
  pod?: string
  /**
   * Carrier.
   */
  carrier?: string
  /**
   * Service code.
   */
  service?: string
  /**
   * Vessel.
   */
  vessel?: string
  /**
   * Voyage.
   */
  voyage?: string
  /**
   * Estimated departure.
   */
  etd?: string
  /**
   * Where the service is done, in words.
   */
  place?: string
  /**
   * What it is done with, in words.
   */
  goods?: string
  /**
   * Types and quantities, such as 1*20GP 2*40HQ.
   */
  boxes?: string
  /**
   * Master bill of lading.
   */
  mblNo?: string
  /**
   * Total in the base currency: confirmed, else estimated. Left out until there is either.
   */
  baseTotal?: string
  /**
   * Base currency.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * When it was ordered.
   */
  createdAt: string
  /**
   * When it last changed.
   */
  updatedAt: string
  /**
   * Counts the changes; a write names the one it saw.
   */
  version: number
  /**
   * When payment is due.
   */
  paymentTerms: ("before-generation" | "after-departure")
  /**
   * Release of the documents that the order was made under.
   */
  release: string
  /**
   * What the customer filled in: the form of the order's type.
   */
  booking: {
  }
  /**
   * Fees as quoted when ordered; never changed. Left out where customer service quote on request.
   */
  estimated?: {
    /**
     * Fee lines.
     *
     * Items: One fee of a quote or an order.
     */
    lines: {
      /**
       * Code of the fee.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
      /**
       * Freight, origin, destination or other.
       */
      group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
      /**
       * Unit of the price, such as a box or a begun hour.
       */
      basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
      /**
       * Box type of a line per box.
       */
      boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * Price of one unit.
       */
      unitPrice: string
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * How many units.
       */
      quantity: string
      /**
       * Unit price times quantity, rounded to the minor unit.
       */
      amount: string
      /**
       * Base currency for one unit of the currency.
       */
      exchangeRate: string
      /**
       * Amount in the base currency, rounded.
       */
      baseAmount: string
      /**
       * Where the price comes from: rate, tariff or staff.
       */
      source: ("rate" | "tariff" | "staff")
      /**
       * Of a combined order: the service that the fee belongs to.
       */
      part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
      /**
       * Tax inside the amount, or on top of it.
       */
      tax?: {
        /**
         * Whether the amount includes the tax.
         */
        included: boolean
        /**
         * Percent.
         */
        rate: string
        /**
         * Amount without tax.
         */
        net: string
        /**
         * The tax itself.
         */
        tax: string
        /**
         * ISO 4217 code, where the tax is a sum of several lines.
         */
        currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      }
      /**
       * The rule of the tariff that made the amount.
       */
      why?: {
        /**
         * Tariff that was used.
         */
        tariff: string
        /**
         * Its line.
         */
        line: string
        /**
         * File that says what decided.
         */
        path: string
        /**
         * Line of the file.
         */
        row: number
        /**
         * Where the figures come from.
         */
        source?: ("specification" | "standard" | "assumed")
        /**
         * Parts of the rule that are assumed although its source is not.
         */
        assumed?: string[]
        /**
         * What the rule was given.
         */
        inputs: {
          [k: string]: string
        }
        /**
         * Units charged.
         */
        quantity?: string
        /**
         * Units that came off first.
         */
        free?: string
        /**
         * Tier, band or row of the price table.
         */
        tier?: string
        /**
         * What decided the amount.
         */
        decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
      }
    }[]
    /**
     * Total in each currency.
     *
     * Items: The sum of the lines in one currency.
     */
    totals: {
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the rounded lines.
       */
      amount: string
    }[]
    /**
     * Base currency.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the base amounts.
     */
    baseTotal: string
    /**
     * When it was made.
     */
    at: string
    /**
     * Who made it.
     */
    by?: string
    /**
     * What was said with it.
     */
    note?: string
  }
  /**
   * Fees as customer service confirmed them.
   */
  confirmed?: {
    /**
     * Fee lines.
     *
     * Items: One fee of a quote or an order.
     */
    lines: {
      /**
       * Code of the fee.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
      /**
       * Freight, origin, destination or other.
       */
      group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
      /**
       * Unit of the price, such as a box or a begun hour.
       */
      basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
      /**
       * Box type of a line per box.
       */
      boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * Price of one unit.
       */
      unitPrice: string
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * How many units.
       */
      quantity: string
      /**
       * Unit price times quantity, rounded to the minor unit.
       */
      amount: string
      /**
       * Base currency for one unit of the currency.
       */
      exchangeRate: string
      /**
       * Amount in the base currency, rounded.
       */
      baseAmount: string
      /**
       * Where the price comes from: rate, tariff or staff.
       */
      source: ("rate" | "tariff" | "staff")
      /**
       * Of a combined order: the service that the fee belongs to.
       */
      part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
      /**
       * Tax inside the amount, or on top of it.
       */
      tax?: {
        /**
         * Whether the amount includes the tax.
         */
        included: boolean
        /**
         * Percent.
         */
        rate: string
        /**
         * Amount without tax.
         */
        net: string
        /**
         * The tax itself.
         */
        tax: string
        /**
         * ISO 4217 code, where the tax is a sum of several lines.
         */
        currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      }
      /**
       * The rule of the tariff that made the amount.
       */
      why?: {
        /**
         * Tariff that was used.
         */
        tariff: string
        /**
         * Its line.
         */
        line: string
        /**
         * File that says what decided.
         */
        path: string
        /**
         * Line of the file.
         */
        row: number
        /**
         * Where the figures come from.
         */
        source?: ("specification" | "standard" | "assumed")
        /**
         * Parts of the rule that are assumed although its source is not.
         */
        assumed?: string[]
        /**
         * What the rule was given.
         */
        inputs: {
          [k: string]: string
        }
        /**
         * Units charged.
         */
        quantity?: string
        /**
         * Units that came off first.
         */
        free?: string
        /**
         * Tier, band or row of the price table.
         */
        tier?: string
        /**
         * What decided the amount.
         */
        decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
      }
    }[]
    /**
     * Total in each currency.
     *
     * Items: The sum of the lines in one currency.
     */
    totals: {
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the rounded lines.
       */
      amount: string
    }[]
    /**
     * Base currency.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the base amounts.
     */
    baseTotal: string
    /**
     * When it was made.
     */
    at: string
    /**
     * Who made it.
     */
    by?: string
    /**
     * What was said with it.
     */
    note?: string
  }
  /**
   * When the customer accepted the fees.
   */
  acceptedAt?: string
  /**
   * Who accepted them.
   */
  acceptedBy?: string
  /**
   * What the customer reported as paid.
   */
  paymentReport?: {
    /**
     * Amount paid.
     */
    amount?: string
    /**
     * ISO 4217 code.
     */
    currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Day of payment.
     */
    paidOn?: string
    /**
     * Bank reference.
     */
    reference?: string
    /**
     * When it was reported.
     */
    reportedAt?: string
    /**
     * Who reported it.
     */
    reportedBy?: string
    /**
     * When staff confirmed the receipt.
     */
    confirmedAt?: string
    /**
     * Who confirmed the receipt.
     */
    confirmedBy?: string
  }
  /**
   * Steps of the carriage.
   *
   * Items: A step of the carriage: planned, estimated or actual. They come in any order.
   */
  milestones: {
    /**
     * Which step.
     */
    milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
    /**
     * DCSA classifier: PLN, EST or ACT.
     */
    classifier: ("PLN" | "EST" | "ACT")
    /**
     * When, UTC.
     */
    at: string
    /**
     * Where.
     */
    place?: string
    /**
     * What else.
     */
    note?: string
    /**
     * Who recorded it.
     */
    by?: string
    /**
     * When it was recorded.
     */
    recordedAt?: string
  }[]
  /**
   * Documents.
   *
   * Items: A document that belongs to an order.
   */
  files: {
    /**
     * Id of the file.
     */
    fileId: string
    /**
     * Kind of document.
     */
    type?: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
    /**
     * Name as uploaded.
     */
    name: string
    /**
     * What the virus scan has come to; absent where files are not scanned.
     */
    scan?: ("pending" | "clean" | "quarantined")
    /**
     * Bytes.
     */
    size: number
    /**
     * When it was stored.
     */
    at: string
    /**
     * Which version of this type and name, counted from 1.
     */
    version: number
    /**
     * There is no later version of it.
     */
    current: boolean
    /**
     * Who sent it.
     */
    by?: string
    /**
     * Customer service sent it.
     */
    byStaff?: boolean
  }[]
  /**
   * The log.
   *
   * Items: An entry of the order’s append-only log.
   */
  events: {
    /**
     * Position in the log.
     */
    seq: number
    /**
     * What happened.
     */
    event: ("submit" | "confirm-fees" | "accept-fees" | "report-payment" | "confirm-payment" | "generate" | "record-milestone" | "complete" | "cancel" | "reject" | "take" | "hand-over" | "request-amendment" | "offer-amendment" | "accept-amendment" | "decline-amendment" | "submit-shipping-instruction" | "submit-vgm" | "issue-bill-draft" | "confirm-bill" | "request-bill-change" | "assign-containers" | "hold" | "release-hold" | "add-file" | "change-facts")
    /**
     * When.
     */
    at: string
    /**
     * Who.
     */
    by: string
    /**
     * In which role.
     */
    role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
    /**
     * State before.
     */
    from?: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
    /**
     * State after.
     */
    to: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
    /**
     * What was said with it.
     */
    note?: string
    /**
     * What it changed, a line for each field.
     */
    changed?: string[]
  }[]
  /**
   * Who of customer service has taken it. Left out while nobody has.
   */
  ownerId?: string
  /**
   * Name of who of customer service has taken it.
   */
  owner?: string
  /**
   * Since when it is theirs.
   */
  takenAt?: string
  /**
   * What it waits for at the desk.
   *
   * Items: Why an order waits for customer service, and since when.
   */
  waits?: {
    /**
     * What it waits for.
     */
    queue: ("fees" | "payments" | "to-generate" | "amendments" | "bills" | "milestones" | "messages")
    /**
     * Since when; a moment to come is when it begins to wait.
     */
    since: string
  }[]
  /**
   * Whether the reader has taken it.
   */
  isMine?: boolean
  /**
   * Who of customer service could take it over.
   */
  colleagues?: {
    userId: string
    name: string
  }[]
  /**
   * When the next of its steps is expected; where nobody has said, when it is time to ask.
   */
  nextDueAt?: string
  /**
   * Who of customer service ordered it for the company.
   */
  actedBy?: string
  /**
   * What the reader is to the order: who ordered it, a colleague, or neither.
   */
  relation: ("own" | "own-company" | "other")
  /**
   * Whether all milestones that complete the order are actual.
   */
  milestonesDone: boolean
  /**
   * Milestones of the order's type, in their order.
   */
  steps: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")[]
  /**
   * House bill of lading.
   */
  hblNo?: string
  /**
   * Terminal that the containers leave from.
   */
  terminal?: string
  /**
   * Estimated arrival.
   */
  eta?: string
  /**
   * Where the carrier takes the goods over.
   */
  placeOfReceipt?: string
  /**
   * Where the carrier hands the goods over.
   */
  placeOfDelivery?: string
  /**
   * Port whose office handles the order.
   */
  businessPort?: string
  /**
   * Export, import or domestic.
   */
  businessType?: ("export" | "import" | "domestic")
  /**
   * Customs trade mode.
   */
  tradeMode?: ("0110" | "0214" | "0615" | "1210" | "9610")
  /**
   * Kind of cargo.
   */
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /**
   * Number of packages.
   */
  packages?: number
  /**
   * Kind of packages.
   */
  packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
  /**
   * Gross weight of all the cargo, in kilograms.
   */
  grossWeight?: string
  /**
   * Measurement of all the cargo, in cubic metres.
   */
  volume?: string
  /**
   * When the containers are stuffed.
   */
  stuffingAt?: string
  /**
   * Warehouse at which they are stuffed.
   */
  warehouse?: string
  /**
   * Original, telex release or waybill.
   */
  billType?: ("original" | "telex" | "waybill")
  /**
   * Shipper, as on the bill.
   */
  shipper?: string
  /**
   * Consignee, as on the bill.
   */
  consignee?: string
  /**
   * Notify party, as on the bill.
   */
  notifyParty?: string
  /**
   * When customer service first confirmed the fees.
   */
  acknowledgedAt?: string
  /**
   * The last step that is reported as done.
   */
  task?: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /**
   * Earliest pick-up of the empty containers (DCSA ECP).
   */
  emptyPickUpAt?: string
  /**
   * Earliest delivery of full containers (DCSA EFC).
   */
  cyOpenAt?: string
  /**
   * Latest delivery of loose cargo to the warehouse (DCSA LCO).
   */
  lclCutOffAt?: string
  /**
   * Latest shipping instruction (DCSA DCO).
   */
  siCutOffAt?: string
  /**
   * Latest verified gross mass (DCSA VCO).
   */
  vgmCutOffAt?: string
  /**
   * Latest advance manifest filing (DCSA AFC).
   */
  manifestCutOffAt?: string
  /**
   * Latest customs release (DCSA CUA).
   */
  customsCutOffAt?: string
  /**
   * Latest delivery of full containers (DCSA FCO).
   */
  cyCutOffAt?: string
  /**
   * Latest arrival at the port (DCSA PCO).
   */
  portCutOffAt?: string
  /**
   * Number under which the goods enter the warehouse.
   */
  inboundNo?: string
  /**
   * Container freight station.
   */
  cfs?: string
  /**
   * Address of the warehouse.
   */
  warehouseAddress?: string
  /**
   * When the goods are loaded at the warehouse.
   */
  warehouseLoadingAt?: string
  /**
   * Whom to ask for at the warehouse.
   */
  warehouseContact?: string
  /**
   * Phone of the warehouse.
   */
  warehousePhone?: string
  /**
   * Number of the insurance policy.
   */
  policyNo?: string
  /**
   * What is insured.
   */
  insuranceCover?: ("all-risks" | "with-average" | "free-of-particular-average")
  /**
   * Day from which the cover holds.
   */
  insuredFrom?: string
  /**
   * Day on which a claim was paid.
   */
  compensationDate?: string
  /**
   * Where a claim is paid.
   */
  payoutPlace?: string
  /**
   * Insurance company.
   */
  insurer?: string
  /**
   * Number of the customs declaration.
   */
  declarationNo?: string
  /**
   * Customs district that it is declared at.
   */
  customsDistrict?: string
  /**
   * When it was declared.
   */
  declaredAt?: string
  /**
   * When customs inspected the goods.
   */
  inspectedAt?: string
  /**
   * When customs released the goods.
   */
  customsReleasedAt?: string
  /**
   * Number of the inspection.
   */
  inspectionNo?: string
  /**
   * Trucks that carry the containers.
   *
   * Items: A truck that carries a container of the order.
   */
  trucks?: {
    /**
     * Number plate.
     */
    plateNo: string
    /**
     * Name of the driver.
     */
    driverName: string
    /**
     * Phone of the driver.
     */
    driverPhone?: string
    /**
     * When it loads.
     */
    loadingAt?: string
    /**
     * Container that it carries.
     */
    containerNo?: string
  }[]
  /**
   * Containers that carry the goods.
   *
   * Items: A container that carries goods of the order.
   */
  containers?: {
    /**
     * Number of the container, with its check digit.
     */
    containerNo: string
    /**
     * Container type.
     */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Number of the seal.
     */
    sealNo?: string
    /**
     * Gross weight of the cargo, in kilograms.
     */
    grossWeight?: string
    /**
     * Number of packages.
     */
    packages?: number
    /**
     * Measurement, in cubic metres.
     */
    volume?: string
    /**
     * Verified gross mass of the packed container, in kilograms.
     */
    vgm?: string
    /**
     * How it was weighed: SM1 or SM2.
     */
    vgmMethod?: ("SM1" | "SM2")
    /**
     * Day on which it was weighed.
     */
    vgmDate?: string
  }[]
  /**
   * Who stands by the verified gross mass.
   */
  vgmDeclaration?: {
    /**
     * Company that is responsible for the weights (the shipper on the bill).
     */
    responsible: string
    /**
     * Person who signs for it.
     */
    signatory: string
    /**
     * Where the containers were weighed, for SM1.
     */
    weighedAt?: string
    /**
     * It came after the cut-off.
     */
    late?: boolean
    /**
     * Which version of the declaration, counted from 1.
     */
    version: number
    /**
     * When.
     */
    at: string
    /**
     * Who.
     */
    by: string
  }
  /**
   * What the bill of lading shall say.
   */
  shippingInstruction?: {
    /**
     * Shipper, with address, as it stands on the bill.
     */
    shipper: string
    /**
     * Consignee, with address, as it stands on the bill.
     */
    consignee: string
    /**
     * Whom the carrier tells of the arrival.
     */
    notifyParty: string
    /**
     * Original, telex release or waybill.
     */
    billType: ("original" | "telex" | "waybill")
    /**
     * How many originals are issued.
     */
    originals?: number
    /**
     * Who pays the ocean freight.
     */
    freightTerms: ("prepaid" | "collect")
    /**
     * Where the carrier takes the goods over.
     */
    placeOfReceipt?: string
    /**
     * Where the carrier hands them over.
     */
    placeOfDelivery?: string
    /**
     * Where the bill is issued.
     */
    placeOfIssue?: string
    /**
     * Goods, line by line.
     *
     * Items: A line of goods on a shipping instruction.
     */
    goods: {
      /**
       * Marks and numbers on the packages.
       */
      marks?: string
      /**
       * Description of the goods, as it stands on the bill.
       */
      goodsName: string
      /**
       * Code of the Harmonized System, 6 to 10 digits.
       */
      hsCode?: string
      /**
       * Number of packages.
       */
      packages: number
      /**
       * Kind of packages.
       */
      packageUnit: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
      /**
       * Gross weight, in kilograms.
       */
      grossWeight: string
      /**
       * Measurement, in cubic metres.
       */
      volume: string
      /**
       * Container that the goods are in.
       */
      containerNo?: string
    }[]
    /**
     * What else the carrier must know.
     */
    remark?: string
    /**
     * Which version of the instruction, counted from 1.
     */
    version: number
    /**
     * When.
     */
    at: string
    /**
     * Who.
     */
    by: string
  }
  /**
   * The last draft of the bill of lading.
   */
  billDraft?: {
    /**
     * Id of the file.
     */
    fileId: string
    /**
     * Name of the file.
     */
    name: string
    /**
     * Number of the bill.
     */
    billNo?: string
    /**
     * What the customer should look at.
     */
    note?: string
    /**
     * Which version of the draft, counted from 1.
     */
    version: number
    /**
     * When.
     */
    at: string
    /**
     * Who.
     */
    by: string
  }
  /**
   * What the customer wants the draft to say otherwise.
   */
  billChange?: {
    /**
     * What is to be changed.
     */
    remarks: string
    /**
     * Version of the draft that it speaks of.
     */
    draft: number
    /**
     * Id of a file with the corrections.
     */
    fileId?: string
    /**
     * When.
     */
    at: string
    /**
     * Who.
     */
    by: string
  }
  /**
   * When the customer confirmed the draft.
   */
  billConfirmedAt?: string
  /**
   * Who confirmed the draft.
   */
  billConfirmedBy?: string
  /**
   * Booking papers that orders of this type have.
   */
  papers?: ("containers" | "vgm" | "shipping-instruction" | "bill")[]
  /**
   * What of the booking is still to be done; a booking may count in several.
   */
  bookingStatuses?: ("pending-booking" | "booking-to-be-confirmed" | "bill-being-changed" | "bill-to-be-confirmed" | "to-make-documents" | "vgm-to-submit")[]
  /**
   * Forms of the facts that staff keep up to date about orders of this type.
   */
  factGroups?: string[]
}

export interface ReadOrderAgainInput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface ReadOrderAgainOutput {
  /**
   * Order that it is taken from.
   */
  omsOrderNo: string
  /**
   * Kind of order.
   */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Port of loading.
   */
  pol?: string
  /**
   * Port of discharge.
   */
  pod?: string
  /**
   * Types and quantities.
   */
  boxes?: string
  /**
   * Page and block of the form.
   */
  place: string
  /**
   * Route of the page.
   */
  route: string
  /**
   * What the form starts with.
   */
  values: {
  }
  /**
   * Fields that are not taken over and must be filled in anew.
   */
  left: string[]
  /**
   * Fields that were filled in then and that the form no longer has.
   */
  unknown: string[]
  /**
   * What it cost: as confirmed, else as estimated.
   */
  before?: {
    /**
     * Fee lines.
     *
     * Items: One fee of a quote or an order.
     */
    lines: {
      /**
       * Code of the fee.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
      /**
       * Freight, origin, destination or other.
       */
      group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
      /**
       * Unit of the price, such as a box or a begun hour.
       */
      basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
      /**
       * Box type of a line per box.
       */
      boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * Price of one unit.
       */
      unitPrice: string
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * How many units.
       */
      quantity: string
      /**
       * Unit price times quantity, rounded to the minor unit.
       */
      amount: string
      /**
       * Base currency for one unit of the currency.
       */
      exchangeRate: string
      /**
       * Amount in the base currency, rounded.
       */
      baseAmount: string
      /**
       * Where the price comes from: rate, tariff or staff.
       */
      source: ("rate" | "tariff" | "staff")
      /**
       * Of a combined order: the service that the fee belongs to.
       */
      part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
      /**
       * Tax inside the amount, or on top of it.
       */
      tax?: {
        /**
         * Whether the amount includes the tax.
         */
        included: boolean
        /**
         * Percent.
         */
        rate: string
        /**
         * Amount without tax.
         */
        net: string
        /**
         * The tax itself.
         */
        tax: string
        /**
         * ISO 4217 code, where the tax is a sum of several lines.
         */
        currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      }
      /**
       * The rule of the tariff that made the amount.
       */
      why?: {
        /**
         * Tariff that was used.
         */
        tariff: string
        /**
         * Its line.
         */
        line: string
        /**
         * File that says what decided.
         */
        path: string
        /**
         * Line of the file.
         */
        row: number
        /**
         * Where the figures come from.
         */
        source?: ("specification" | "standard" | "assumed")
        /**
         * Parts of the rule that are assumed although its source is not.
         */
        assumed?: string[]
        /**
         * What the rule was given.
         */
        inputs: {
          [k: string]: string
        }
        /**
         * Units charged.
         */
        quantity?: string
        /**
         * Units that came off first.
         */
        free?: string
        /**
         * Tier, band or row of the price table.
         */
        tier?: string
        /**
         * What decided the amount.
         */
        decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
      }
    }[]
    /**
     * Total in each currency.
     *
     * Items: The sum of the lines in one currency.
     */
    totals: {
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the rounded lines.
       */
      amount: string
    }[]
    /**
     * Base currency.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the base amounts.
     */
    baseTotal: string
    /**
     * When it was made.
     */
    at: string
    /**
     * Who made it.
     */
    by?: string
    /**
     * What was said with it.
     */
    note?: string
  }
  /**
   * What the same costs today on the best rate there is.
   */
  now?: {
    /**
     * Rate that the price rests on.
     */
    rateId?: string
    /**
     * Version of that rate.
     */
    rateVersion?: number
    /**
     * Fee lines.
     *
     * Items: One fee of a quote or an order.
     */
    lines: {
      /**
       * Code of the fee.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
      /**
       * Freight, origin, destination or other.
       */
      group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
      /**
       * Unit of the price, such as a box or a begun hour.
       */
      basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
      /**
       * Box type of a line per box.
       */
      boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /**
       * Price of one unit.
       */
      unitPrice: string
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * How many units.
       */
      quantity: string
      /**
       * Unit price times quantity, rounded to the minor unit.
       */
      amount: string
      /**
       * Base currency for one unit of the currency.
       */
      exchangeRate: string
      /**
       * Amount in the base currency, rounded.
       */
      baseAmount: string
      /**
       * Where the price comes from: rate, tariff or staff.
       */
      source: ("rate" | "tariff" | "staff")
      /**
       * Of a combined order: the service that the fee belongs to.
       */
      part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
      /**
       * Tax inside the amount, or on top of it.
       */
      tax?: {
        /**
         * Whether the amount includes the tax.
         */
        included: boolean
        /**
         * Percent.
         */
        rate: string
        /**
         * Amount without tax.
         */
        net: string
        /**
         * The tax itself.
         */
        tax: string
        /**
         * ISO 4217 code, where the tax is a sum of several lines.
         */
        currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      }
      /**
       * The rule of the tariff that made the amount.
       */
      why?: {
        /**
         * Tariff that was used.
         */
        tariff: string
        /**
         * Its line.
         */
        line: string
        /**
         * File that says what decided.
         */
        path: string
        /**
         * Line of the file.
         */
        row: number
        /**
         * Where the figures come from.
         */
        source?: ("specification" | "standard" | "assumed")
        /**
         * Parts of the rule that are assumed although its source is not.
         */
        assumed?: string[]
        /**
         * What the rule was given.
         */
        inputs: {
          [k: string]: string
        }
        /**
         * Units charged.
         */
        quantity?: string
        /**
         * Units that came off first.
         */
        free?: string
        /**
         * Tier, band or row of the price table.
         */
        tier?: string
        /**
         * What decided the amount.
         */
        decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
      }
    }[]
    /**
     * Total in each currency.
     *
     * Items: The sum of the lines in one currency.
     */
    totals: {
      /**
       * ISO 4217 code.
       */
      currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
      /**
       * Sum of the rounded lines.
       */
      amount: string
    }[]
    /**
     * Base currency of the brand.
     */
    baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the base amounts.
     */
    baseTotal?: string
    /**
     * Last day on which the rate may be booked.
     */
    validTo?: string
    /**
     * Departure of the sailing that the rate names.
     */
    etd?: string
    /**
     * Day of the exchange rates used.
     */
    exchangeDate?: string
    /**
     * What each service of a combined order comes to.
     */
    parts?: {
      /**
       * The service.
       */
      part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
      /**
       * Its total in the base currency. Left out: quoted on request.
       */
      baseTotal?: string
    }[]
  }
  /**
   * How the totals differ.
   */
  change?: ("same" | "lower" | "higher")
  /**
   * What the total is higher or lower by, in the base currency.
   */
  difference?: string
  /**
   * Base currency.
   */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Why the same cannot be priced now.
   */
  whyNot?: string
  /**
   * Departure that today's price rests on.
   */
  etd?: string
}

export interface ReadProfileInput {
}

export interface ReadProfileOutput {
  /**
   * Id of the person.
   */
  userId: string
  /**
   * What the person signs in with.
   */
  account: string
  /**
   * Name.
   */
  name: string
  /**
   * Name in Latin letters; empty where there is none.
   */
  latinName: string
  /**
   * Mobile number; empty where there is none.
   */
  phone: string
  /**
   * E-mail address; empty where there is none.
   */
  email: string
  /**
   * Language of mails.
   */
  language: ("zh" | "en")
  /**
   * Actor of the permission grid.
   */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /**
   * Company in the reader’s language; empty without one.
   */
  company: string
  /**
   * Version of the portrait; empty where there is none.
   */
  avatar: string
  /**
   * Whether a password was ever chosen.
   */
  hasPassword: boolean
  /**
   * Whether signing in asks for a code of the authenticator.
   */
  secondFactor: boolean
  /**
   * Recovery codes that were not used yet.
   */
  recoveryCodesLeft: number
  /**
   * Version of the account.
   */
  version: number
}

export interface ReadPurchasingInput {
}

export interface ReadPurchasingOutput {
  /**
   * Whom the company may order from.
   *
   * Items: A supplier as a choice of a form.
   */
  suppliers: {
    /**
     * Id of the supplier.
     */
    value: string
    /**
     * Its name and what it does.
     */
    label: string
  }[]
  /**
   * Not yet sent.
   */
  drafts: number
  /**
   * Sent and not yet confirmed.
   */
  waiting: number
  /**
   * Confirmed and not yet done.
   */
  running: number
  /**
   * Costs of what is sent or confirmed.
   */
  openCosts: string
  /**
   * Base currency.
   */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

export interface ReadQuoteValuesInput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
}

export interface ReadQuoteValuesOutput {
  /**
   * Service that was priced.
   */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * What was filled in.
   */
  values: {
  }
}

export interface ReadRateLoadInput {
  /**
   * Number of the load.
   */
  loadId: string
}

export interface ReadRateLoadOutput {
  /**
   * Number of the load.
   */
  loadId: string
  /**
   * How far it is.
   */
  state: ("waiting" | "reading" | "checked" | "queued" | "loading" | "loaded" | "undone" | "failed" | "dropped")
  /**
   * What becomes of rates of the same sailing.
   */
  overlap: ("refuse" | "replace")
  /**
   * Company that the rates are agreed with; without one they are for everyone.
   */
  company?: string
  /**
   * Name of the file.
   */
  fileName: string
  /**
   * Who handed it in, or decided last.
   */
  by: string
  /**
   * When it was handed in.
   */
  createdAt: string
  /**
   * When it had been checked.
   */
  checkedAt?: string
  /**
   * Since when its rates are there.
   */
  loadedAt?: string
  /**
   * When it was undone.
   */
  undoneAt?: string
  /**
   * Who undid it.
   */
  undoneBy?: string
  /**
   * How much of the present step is done, percent.
   */
  share: number
  /**
   * Rows without a mistake.
   */
  rowsRight: number
  /**
   * Rows with a mistake.
   */
  rowsWrong: number
  /**
   * Mistakes in all.
   */
  cellsWrong: number
  /**
   * Rates that it brought.
   */
  loaded: number
  /**
   * Rates whose place it takes.
   */
  replaced: number
  /**
   * Why it cannot go on.
   */
  failure?: string
  /**
   * Version that a decision names.
   */
  version: number
}

export interface ReadReadinessInput {
}

export interface ReadReadinessOutput {
  status: string
  release?: string
}

export interface ReadRebateSummaryInput {
}

export interface ReadRebateSummaryOutput {
  /**
   * Of the running month.
   */
  accruing: string
  /**
   * Of months that are over and can be asked for, refused ones included.
   */
  payable: string
  /**
   * Asked for or approved.
   */
  requested: string
  /**
   * Paid so far.
   */
  paid: string
  /**
   * Base currency.
   */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Months with rebates.
   */
  months: number
}

export interface ReadReleaseInput {
  /**
   * Hash of the release.
   */
  release: string
}

export interface ReadReleaseOutput {
  /**
   * Path to text of every document.
   */
  documents: {
    [k: string]: string
  }
  /**
   * Path to SHA-256 of every picture.
   */
  assets: {
    [k: string]: string
  }
}

export interface ReadSavedQuoteInput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
}

export interface ReadSavedQuoteOutput {
  /**
   * Id of the saved quote.
   */
  quoteId?: string
  /**
   * Number of the quote, as its paper bears it.
   */
  number: string
  /**
   * What its owner calls it.
   */
  name?: string
  /**
   * Service that was priced.
   */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * When it was saved.
   */
  createdAt: string
  /**
   * Who saved it.
   */
  savedBy?: string
  /**
   * For whom it was priced.
   */
  companyName?: string
  /**
   * Last day on which the price holds.
   */
  validTo?: string
  /**
   * Whether that day has passed.
   */
  over: boolean
  /**
   * Port of loading.
   */
  pol?: string
  /**
   * Port of discharge.
   */
  pod?: string
  /**
   * Carrier.
   */
  carrier?: string
  /**
   * Service code of the carrier.
   */
  service?: string
  /**
   * Direct or with transhipment.
   */
  routing?: ("direct" | "transit")
  /**
   * Port of transhipment.
   */
  transitPort?: string
  /**
   * Days from departure to arrival.
   */
  transitDays?: number
  /**
   * Vessel.
   */
  vessel?: string
  /**
   * Voyage.
   */
  voyage?: string
  /**
   * Estimated departure.
   */
  etd?: string
  /**
   * Types and quantities, such as 1*20GP 2*40HQ.
   */
  boxes?: string
  /**
   * Free demurrage and detention at destination, days.
   */
  freeDays?: number
  /**
   * Greatest cargo weight of a 20-foot box, kg.
   */
  weightLimitKg?: string
  /**
   * What else holds of the rate.
   */
  remarks?: string
  /**
   * Day of the exchange rates used.
   */
  exchangeDate?: string
  /**
   * Fee lines.
   *
   * Items: One fee of a quote or an order.
   */
  lines?: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit of the price, such as a box or a begun hour.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type of a line per box.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
    /**
     * Unit price times quantity, rounded to the minor unit.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency, rounded.
     */
    baseAmount: string
    /**
     * Where the price comes from: rate, tariff or staff.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Tax inside the amount, or on top of it.
     */
    tax?: {
      /**
       * Whether the amount includes the tax.
       */
      included: boolean
      /**
       * Percent.
       */
      rate: string
      /**
       * Amount without tax.
       */
      net: string
      /**
       * The tax itself.
       */
      tax: string
      /**
       * ISO 4217 code, where the tax is a sum of several lines.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }
    /**
     * The rule of the tariff that made the amount.
     */
    why?: {
      /**
       * Tariff that was used.
       */
      tariff: string
      /**
       * Its line.
       */
      line: string
      /**
       * File that says what decided.
       */
      path: string
      /**
       * Line of the file.
       */
      row: number
      /**
       * Where the figures come from.
       */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Parts of the rule that are assumed although its source is not.
       */
      assumed?: string[]
      /**
       * What the rule was given.
       */
      inputs: {
        [k: string]: string
      }
      /**
       * Units charged.
       */
      quantity?: string
      /**
       * Units that came off first.
       */
      free?: string
      /**
       * Tier, band or row of the price table.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /**
   * Total in each currency.
   *
   * Items: The sum of the lines in one currency.
   */
  totals?: {
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the rounded lines.
     */
    amount: string
  }[]
  /**
   * Taxes of all lines, by currency, rate and whether they are included.
   *
   * Items: The tax on one line: inside its amount, or to be paid on top of it.
   */
  taxes?: {
    /**
     * Whether the amount includes the tax.
     */
    included: boolean
    /**
     * Percent.
     */
    rate: string
    /**
     * Amount without tax.
     */
    net: string
    /**
     * The tax itself.
     */
    tax: string
    /**
     * ISO 4217 code, where the tax is a sum of several lines.
     */
    currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  }[]
  /**
   * Base currency of the brand.
   */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum of the base amounts.
   */
  baseTotal?: string
  /**
   * Why prices are not shown: login, certify, contract (of another company) or never.
   */
  hidden?: ("login" | "certify" | "contract" | "never")
  /**
   * Kept, or removed and still to be had back.
   */
  state?: ("kept" | "removed")
}

export interface ReadSeaRateInput {
  rateId: string
}

export interface ReadSeaRateOutput {
  /**
   * Id of the rate.
   */
  rateId: string
  /**
   * Port of loading, UN/LOCODE as carriers use it.
   */
  pol: string
  /**
   * Port of discharge, UN/LOCODE.
   */
  pod: string
  /**
   * SCAC of the carrier.
   */
  carrier: string
  /**
   * Service code of the carrier.
   */
  service: string
  /**
   * Whether the box stays on one vessel.
   */
  direct: boolean
  /**
   * direct or transit, for display.
   */
  routing: ("direct" | "transit")
  /**
   * Port of transhipment.
   */
  transitPort?: string
  /**
   * Days from departure to arrival.
   */
  transitDays: number
  /**
   * Weekdays of departure, Monday is 1.
   */
  sailingDays: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /**
   * Weekdays of closing, Monday is 1.
   */
  closingDays: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /**
   * Vessel of the next sailing.
   */
  vessel?: string
  /**
   * Voyage of the next sailing.
   */
  voyage?: string
  /**
   * Estimated departure of the next sailing.
   */
  etd: string
  /**
   * First day on which the rate may be booked.
   */
  validFrom: string
  /**
   * Last day on which the rate may be booked.
   */
  validTo: string
  /**
   * Currency of the freight.
   */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Ocean freight for one 20GP.
   */
  price20GP?: string
  /**
   * Ocean freight for one 40GP.
   */
  price40GP?: string
  /**
   * Ocean freight for one 40HQ.
   */
  price40HQ?: string
  /**
   * Ocean freight for other box types.
   */
  otherPrices?: {
    [k: string]: string
  }
  /**
   * What the carrier adds.
   *
   * Items: One surcharge that a carrier adds to a sea rate.
   */
  surcharges?: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Where it arises: freight, origin or destination.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Charged per box or per bill of lading.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * One price for the bill, or for every box type.
     */
    price?: string
    /**
     * Price for each box type.
     */
    prices?: {
      [k: string]: string
    }
  }[]
  /**
   * Free demurrage and detention at destination, days.
   */
  freeDays: number
  /**
   * Greatest cargo weight of a 20-foot box, kg.
   */
  weightLimitKg?: string
  /**
   * What else holds, in the reader’s language.
   */
  remarks?: string
  /**
   * Whether it was agreed with the reader's company, or for staff with some company, and takes the place of the public rate.
   */
  contract?: boolean
  /**
   * Company that it was agreed with.
   */
  contractCompany?: string
  /**
   * Counts the changes of the rate; an order names the one it saw.
   */
  version: number
  /**
   * Why prices are not shown: login or certify.
   */
  hidden?: ("login" | "certify")
}

export interface ReadServedReleaseInput {
}

export interface ReadServedReleaseOutput {
  /**
   * Hash of the release.
   */
  release: string
  /**
   * The first twelve characters of the hash, as people say it.
   */
  shortRelease: string
  /**
   * What switched to it.
   */
  action: ("start" | "publish" | "rollback" | "watch")
  /**
   * Who switched to it; absent where the server did.
   */
  who?: string
  /**
   * When it was switched to.
   */
  at: string
  /**
   * Documents of the release.
   */
  documents: number
  /**
   * Brands of the release.
   */
  brands: number
  /**
   * Errors in the documents beside the server.
   */
  errors: number
  /**
   * Warnings about the documents beside the server.
   */
  warnings: number
}

export interface ReadSessionInput {
}

export interface ReadSessionOutput {
  /**
   * Name in the reader’s language.
   */
  name: string
  /**
   * Actor of the permission grid.
   */
  actor: ("registered" | "pending" | "member" | "admin" | "staff" | "analyst")
  /**
   * Company in the reader’s language; empty without one.
   */
  company: string
  /**
   * Id of the person.
   */
  userId: string
  /**
   * Version of the portrait; empty where there is none.
   */
  avatar: string
  /**
   * Whether the person administers the staff of the brand.
   */
  staffAdmin: boolean
}

export interface ReadSharedQuoteInput {
  /**
   * The token in the link.
   */
  code: string
}

export interface ReadSharedQuoteOutput {
  /**
   * Id of the saved quote.
   */
  quoteId?: string
  /**
   * Number of the quote, as its paper bears it.
   */
  number: string
  /**
   * What its owner calls it.
   */
  name?: string
  /**
   * Service that was priced.
   */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * When it was saved.
   */
  createdAt: string
  /**
   * Who saved it.
   */
  savedBy?: string
  /**
   * For whom it was priced.
   */
  companyName?: string
  /**
   * Last day on which the price holds.
   */
  validTo?: string
  /**
   * Whether that day has passed.
   */
  over: boolean
  /**
   * Port of loading.
   */
  pol?: string
  /**
   * Port of discharge.
   */
  pod?: string
  /**
   * Carrier.
   */
  carrier?: string
  /**
   * Service code of the carrier.
   */
  service?: string
  /**
   * Direct or with transhipment.
   */
  routing?: ("direct" | "transit")
  /**
   * Port of transhipment.
   */
  transitPort?: string
  /**
   * Days from departure to arrival.
   */
  transitDays?: number
  /**
   * Vessel.
   */
  vessel?: string
  /**
   * Voyage.
   */
  voyage?: string
  /**
   * Estimated departure.
   */
  etd?: string
  /**
   * Types and quantities, such as 1*20GP 2*40HQ.
   */
  boxes?: string
  /**
   * Free demurrage and detention at destination, days.
   */
  freeDays?: number
  /**
   * Greatest cargo weight of a 20-foot box, kg.
   */
  weightLimitKg?: string
  /**
   * What else holds of the rate.
   */
  remarks?: string
  /**
   * Day of the exchange rates used.
   */
  exchangeDate?: string
  /**
   * Fee lines.
   *
   * Items: One fee of a quote or an order.
   */
  lines?: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /**
     * Unit of the price, such as a box or a begun hour.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type of a line per box.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
    /**
     * Unit price times quantity, rounded to the minor unit.
     */
    amount: string
    /**
     * Base currency for one unit of the currency.
     */
    exchangeRate: string
    /**
     * Amount in the base currency, rounded.
     */
    baseAmount: string
    /**
     * Where the price comes from: rate, tariff or staff.
     */
    source: ("rate" | "tariff" | "staff")
    /**
     * Of a combined order: the service that the fee belongs to.
     */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /**
     * Tax inside the amount, or on top of it.
     */
    tax?: {
      /**
       * Whether the amount includes the tax.
       */
      included: boolean
      /**
       * Percent.
       */
      rate: string
      /**
       * Amount without tax.
       */
      net: string
      /**
       * The tax itself.
       */
      tax: string
      /**
       * ISO 4217 code, where the tax is a sum of several lines.
       */
      currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    }
    /**
     * The rule of the tariff that made the amount.
     */
    why?: {
      /**
       * Tariff that was used.
       */
      tariff: string
      /**
       * Its line.
       */
      line: string
      /**
       * File that says what decided.
       */
      path: string
      /**
       * Line of the file.
       */
      row: number
      /**
       * Where the figures come from.
       */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Parts of the rule that are assumed although its source is not.
       */
      assumed?: string[]
      /**
       * What the rule was given.
       */
      inputs: {
        [k: string]: string
      }
      /**
       * Units charged.
       */
      quantity?: string
      /**
       * Units that came off first.
       */
      free?: string
      /**
       * Tier, band or row of the price table.
       */
      tier?: string
      /**
       * What decided the amount.
       */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /**
   * Total in each currency.
   *
   * Items: The sum of the lines in one currency.
   */
  totals?: {
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the rounded lines.
     */
    amount: string
  }[]
  /**
   * Taxes of all lines, by currency, rate and whether they are included.
   *
   * Items: The tax on one line: inside its amount, or to be paid on top of it.
   */
  taxes?: {
    /**
     * Whether the amount includes the tax.
     */
    included: boolean
    /**
     * Percent.
     */
    rate: string
    /**
     * Amount without tax.
     */
    net: string
    /**
     * The tax itself.
     */
    tax: string
    /**
     * ISO 4217 code, where the tax is a sum of several lines.
     */
    currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  }[]
  /**
   * Base currency of the brand.
   */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum of the base amounts.
   */
  baseTotal?: string
  /**
   * Why prices are not shown: login, certify, contract (of another company) or never.
   */
  hidden?: ("login" | "certify" | "contract" | "never")
  /**
   * Kept, or removed and still to be had back.
   */
  state?: ("kept" | "removed")
}

export interface ReadStaffInvitationInput {
  /**
   * The token in the link.
   */
  invitation: string
}

export interface ReadStaffInvitationOutput {
  /**
   * unknown: there is no such link; joined: the reader came by it.
   */
  state: ("open" | "used" | "expired" | "withdrawn" | "unknown" | "joined")
  /**
   * Who is invited.
   */
  email?: string
  /**
   * Role that the person will have.
   */
  role?: ("staff" | "staff-admin" | "analyst")
  /**
   * Whether the address has an account in this brand.
   */
  hasAccount?: boolean
  /**
   * Whether the reader is signed in with that account.
   */
  own?: boolean
  /**
   * Until when it is open.
   */
  expiresAt?: string
}

export interface ReadStaffPersonInput {
  /**
   * Person of the staff.
   */
  userId: string
}

export interface ReadStaffPersonOutput {
  /**
   * Id of the person.
   */
  userId: string
  /**
   * Name in the reader’s language.
   */
  name: string
  /**
   * Name of the account.
   */
  account: string
  /**
   * E-mail address.
   */
  email?: string
  /**
   * Role in the brand.
   */
  role: ("staff" | "staff-admin" | "analyst")
  /**
   * Whether the person may sign in.
   */
  status: ("active" | "disabled")
  /**
   * When the person signed in last; left out where never.
   */
  lastSignInAt?: string
  /**
   * Whether signing in asks for a code as well.
   */
  secondFactor: boolean
  /**
   * Whether removing the second factor waits for a second administrator.
   */
  removalOpen: boolean
  /**
   * Whether it is the reader.
   */
  own: boolean
  /**
   * When the account was made.
   */
  since: string
  /**
   * Counts the changes.
   */
  version: number
}

export interface ReadSupplierOrderInput {
  /**
   * Number of the supplier order.
   */
  supplierOrderNo: string
}

export interface ReadSupplierOrderOutput {
  /**
   * Its number.
   */
  supplierOrderNo: string
  /**
   * Order that it helps to fulfil.
   */
  omsOrderNo: string
  /**
   * Service of that order.
   */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Company that orders.
   */
  companyName?: string
  /**
   * Id of the supplier.
   */
  supplierId: string
  /**
   * The supplier.
   */
  supplierName: string
  /**
   * What the supplier does.
   */
  supplierKind?: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
  /**
   * Whom to ask for there.
   */
  supplierContact?: string
  /**
   * Telephone of the supplier.
   */
  supplierPhone?: string
  /**
   * Where it was or will be sent.
   */
  supplierEmail?: string
  /**
   * What is ordered.
   */
  service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Where it stands.
   */
  state: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /**
   * Day on which it is needed.
   */
  neededOn?: string
  /**
   * Where, such as a loading address.
   */
  place?: string
  /**
   * What the supplier should know.
   */
  note?: string
  /**
   * What it costs.
   *
   * Items: What a supplier is paid for.
   */
  lines?: {
    /**
     * What for.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Unit of the price.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Box type of a line per box.
     */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /**
     * Price of one unit.
     */
    unitPrice: string
    /**
     * Currency.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * How many units.
     */
    quantity: string
    /**
     * Unit price times quantity.
     */
    amount: string
    /**
     * Base currency for one unit.
     */
    exchangeRate: string
    /**
     * Amount in the base currency.
     */
    baseAmount: string
  }[]
  /**
   * Sum in each currency.
   *
   * Items: The sum of the lines in one currency.
   */
  totals?: {
    /**
     * ISO 4217 code.
     */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Sum of the rounded lines.
     */
    amount: string
  }[]
  /**
   * Base currency.
   */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum in the base currency.
   */
  baseTotal: string
  /**
   * It has cost lines.
   */
  priced: boolean
  /**
   * Ports of the order.
   */
  lane?: string
  /**
   * Boxes of the order.
   */
  boxes?: string
  /**
   * Vessel of the order.
   */
  vessel?: string
  /**
   * Voyage of the order.
   */
  voyage?: string
  /**
   * Estimated departure of the order.
   */
  etd?: string
  /**
   * Bill of lading of the order.
   */
  mblNo?: string
  /**
   * What the customer pays for the order, as confirmed.
   */
  customerTotal?: string
  /**
   * What all suppliers of the order cost, cancelled ones left out.
   */
  allCosts?: string
  /**
   * What is left.
   */
  margin?: string
  /**
   * The same in percent of the customer's fees.
   */
  marginPercent?: string
  /**
   * The supplier's own number.
   */
  reference?: string
  /**
   * Why it was cancelled.
   */
  reason?: string
  /**
   * Who placed it.
   */
  placedBy: string
  /**
   * How the caller stands to it.
   */
  relation?: ("none" | "own" | "own-company" | "other")
  /**
   * When it was made.
   */
  createdAt: string
  /**
   * When it was sent.
   */
  sentAt?: string
  /**
   * When it changed last.
   */
  updatedAt: string
  /**
   * Its files.
   *
   * Items: A confirmation, an invoice, a proof of delivery.
   */
  files?: {
    /**
     * Id of the file.
     */
    fileId: string
    /**
     * Kind of document.
     */
    type: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
    /**
     * Its name.
     */
    name: string
    /**
     * What the virus scan has come to; absent where files are not scanned.
     */
    scan?: ("pending" | "clean" | "quarantined")
    /**
     * Bytes.
     */
    size: number
    /**
     * When it came.
     */
    at: string
  }[]
  /**
   * What was done with it.
   *
   * Items: Who did what when.
   */
  events?: {
    /**
     * Counts events.
     */
    seq: number
    /**
     * What was done.
     */
    event: ("place-supplier-order" | "change-supplier-order" | "send-supplier-order" | "confirm-supplier-order" | "finish-supplier-order" | "cancel-supplier-order" | "attach-supplier-file")
    /**
     * When.
     */
    at: string
    /**
     * Who.
     */
    by: string
    /**
     * State after it.
     */
    to: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
    /**
     * What was said.
     */
    note?: string
  }[]
  /**
   * Whom the company may order from.
   *
   * Items: A supplier as a choice of a form.
   */
  suppliers?: {
    /**
     * Id of the supplier.
     */
    value: string
    /**
     * Its name and what it does.
     */
    label: string
  }[]
  /**
   * Counts changes.
   */
  version: number
}

export interface ReadTariffDocumentInput {
  /**
   * Id of the tariff.
   */
  tariff: string
  /**
   * Id of the line to mark.
   */
  line?: string
}

export interface ReadTariffDocumentOutput {
  /**
   * File.
   */
  path: string
  /**
   * What the tariff is called.
   */
  label: string
  /**
   * Line in the file to mark; 0 where none is asked for.
   */
  row: number
  /**
   * Lines of the file.
   *
   * Items: Line.
   */
  lines: string[]
}

export interface ReadWarehouseInput {
  /**
   * Names the site.
   */
  id: string
}

export interface ReadWarehouseOutput {
  /**
   * Names the site; it stands in addresses and orders.
   */
  id: string
  /**
   * Name of the site.
   */
  name: string
  /**
   * City.
   */
  city: ("ningbo" | "shanghai" | "qingdao" | "shenzhen" | "hangzhou" | "suzhou" | "yiwu")
  /**
   * Port that it serves.
   */
  parent: string
  /**
   * Floor area.
   */
  area: string
  /**
   * Parts of it can be let.
   */
  divisible?: boolean
  /**
   * Smallest part that is let.
   */
  leastArea?: string
  /**
   * Building type.
   */
  buildingType: ("single-storey" | "multi-storey" | "high-bay")
  /**
   * Structure.
   */
  structure?: ("steel" | "concrete" | "portal")
  /**
   * Building standard.
   */
  standard?: ("general" | "modern" | "cold")
  /**
   * Free height below the roof.
   */
  clearHeight: string
  /**
   * Distance between columns, both ways.
   */
  columnSpacing?: string
  /**
   * What the floor carries.
   */
  floorLoad: string
  /**
   * Floor material.
   */
  floor?: ("epoxy" | "hardened" | "concrete")
  /**
   * Racking.
   */
  racking?: ("none" | "selective" | "drive-in" | "shuttle" | "automatic")
  /**
   * How trucks are unloaded.
   */
  unloading?: ("rear" | "side")[]
  /**
   * Loading platform.
   */
  platform?: ("inner" | "outer" | "none")
  /**
   * Crane.
   */
  crane?: string
  /**
   * Temperature.
   */
  temperature: ("ambient" | "cool" | "cold" | "frozen")
  /**
   * Fire rating of the goods that may be stored.
   */
  fireRating?: ("c1" | "c2" | "d" | "e")
  /**
   * Fire facilities.
   */
  fireFacilities?: ("sprinkler" | "hydrant" | "smoke-detector" | "extinguisher" | "smoke-exhaust")[]
  /**
   * Customs supervision.
   */
  customsType: ("general" | "bonded" | "supervised")
  /**
   * Licences and certificates.
   */
  qualifications?: ("bonded-licence" | "supervised-licence" | "food" | "iso-9001" | "fire-approval")[]
  /**
   * Largest vehicle that can enter.
   */
  maxVehicle?: string
  /**
   * Open yard beside the building.
   */
  yardArea?: string
  /**
   * Gates of the park.
   */
  gate?: ("one" | "two" | "two-weighbridge")
  /**
   * Security of the park.
   */
  security?: ("day" | "round-the-clock")
  /**
   * Video.
   */
  monitoring?: ("cctv-30" | "cctv-90" | "customs-linked")
  /**
   * Kinds of business.
   */
  businessTypes: ("export-cfs" | "import-cfs" | "storage" | "stuffing")[]
  /**
   * What is done there.
   */
  services: ("storage" | "stuffing" | "unstuffing" | "consolidation" | "palletising" | "labelling" | "sorting" | "distribution" | "weighing")[]
  /**
   * What it has done.
   *
   * Items: What a warehouse has done for somebody.
   */
  cases?: {
    /**
     * What kind of goods.
     */
    goods: string
    /**
     * What was done.
     */
    work: string
  }[]
  /**
   * Where the gate is.
   */
  address: string
  /**
   * When goods are taken in.
   */
  hours: string
  /**
   * Whom to talk to.
   *
   * Items: Whom to talk to at a warehouse or a yard.
   */
  contacts: {
    /**
     * The desk or person.
     */
    name: string
    /**
     * Telephone.
     */
    phone: string
    /**
     * Mail address.
     */
    email?: string
  }[]
  /**
   * What it is good for, in a sentence.
   */
  about?: string
  /**
   * The site is made up for the demonstration; its facts are assumed.
   */
  demo?: boolean
  /**
   * Drawing that stands for sites of this kind.
   */
  drawing?: ("warehouse" | "bonded-warehouse" | "high-bay" | "multi-storey" | "cold-store" | "yard" | "reefer-yard")
  /**
   * A tariff says what it costs; else prices are by arrangement.
   */
  priced?: boolean
  /**
   * What is charged there, line by line.
   *
   * Items: A line of the tariff of a warehouse or a yard.
   */
  fees?: {
    /**
     * Line of the tariff.
     */
    line: string
    /**
     * What is charged.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Per what.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Units that come off first.
     */
    free?: string
    /**
     * First unit of the tier.
     */
    from?: string
    /**
     * Last unit of the tier; absent where it goes on.
     */
    to?: string
    /**
     * Where the price holds, such as a terminal and a pick-up yard.
     */
    at?: string
    /**
     * Currency of the price.
     */
    currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Price of a unit.
     */
    price?: string
    /**
     * Price of a unit by type or length of the container.
     */
    prices?: {
      [k: string]: string
    }
    /**
     * Share of other fees, in percent.
     */
    percent?: string
    /**
     * Where the price comes from.
     */
    source?: ("specification" | "standard" | "assumed")
  }[]
  /**
   * Why prices are not shown: login or certify.
   */
  hidden?: ("login" | "certify")
}

export interface ReadYardInput {
  /**
   * Names the site.
   */
  id: string
}

export interface ReadYardOutput {
  /**
   * Names the site; it stands in addresses and orders.
   */
  id: string
  /**
   * Name of the site.
   */
  name: string
  /**
   * Port area.
   */
  site: ("beilun" | "daxie" | "meishan" | "waigaoqiao" | "yangshan" | "qianwan" | "yantian" | "shekou")
  /**
   * Port that it serves.
   */
  parent: string
  /**
   * Area.
   */
  area: string
  /**
   * How many containers it holds, in units of twenty feet.
   */
  capacity: number
  /**
   * Reach stackers and empty handlers.
   */
  stackers: number
  /**
   * Shed for repairs.
   */
  repairArea?: string
  /**
   * Sockets for reefers.
   */
  reeferSockets: number
  /**
   * What is done there.
   */
  services: ("storage" | "lift" | "repair" | "washing")[]
  /**
   * Kinds of business.
   */
  businessTypes: ("empty-pick-up" | "empty-return" | "laden-storage")[]
  /**
   * Takes dangerous goods.
   */
  dangerousGoods?: boolean
  /**
   * Where the gate is.
   */
  address: string
  /**
   * When goods are taken in.
   */
  hours: string
  /**
   * Whom to talk to.
   *
   * Items: Whom to talk to at a warehouse or a yard.
   */
  contacts: {
    /**
     * The desk or person.
     */
    name: string
    /**
     * Telephone.
     */
    phone: string
    /**
     * Mail address.
     */
    email?: string
  }[]
  /**
   * What it is good for, in a sentence.
   */
  about?: string
  /**
   * The site is made up for the demonstration; its facts are assumed.
   */
  demo?: boolean
  /**
   * Drawing that stands for sites of this kind.
   */
  drawing?: ("warehouse" | "bonded-warehouse" | "high-bay" | "multi-storey" | "cold-store" | "yard" | "reefer-yard")
  /**
   * A tariff says what it costs; else prices are by arrangement.
   */
  priced?: boolean
  /**
   * What is charged there, line by line.
   *
   * Items: A line of the tariff of a warehouse or a yard.
   */
  fees?: {
    /**
     * Line of the tariff.
     */
    line: string
    /**
     * What is charged.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
    /**
     * Per what.
     */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
    /**
     * Units that come off first.
     */
    free?: string
    /**
     * First unit of the tier.
     */
    from?: string
    /**
     * Last unit of the tier; absent where it goes on.
     */
    to?: string
    /**
     * Where the price holds, such as a terminal and a pick-up yard.
     */
    at?: string
    /**
     * Currency of the price.
     */
    currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /**
     * Price of a unit.
     */
    price?: string
    /**
     * Price of a unit by type or length of the container.
     */
    prices?: {
      [k: string]: string
    }
    /**
     * Share of other fees, in percent.
     */
    percent?: string
    /**
     * Where the price comes from.
     */
    source?: ("specification" | "standard" | "assumed")
  }[]
  /**
   * Why prices are not shown: login or certify.
   */
  hidden?: ("login" | "certify")
}

export interface RecordMilestoneInput {
  /**
   * Which step.
   */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /**
   * Planned, estimated or actual.
   */
  classifier: ("PLN" | "EST" | "ACT")
  /**
   * When.
   */
  at: string
  /**
   * Where.
   */
  place?: string
  /**
   * What else.
   */
  note?: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface RecordMilestoneOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface RefuseRebatePayoutInput {
  /**
   * Why it is refused; the applicant reads it.
   */
  reason: string
  /**
   * Number of the month's statement.
   */
  monthId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface RefuseRebatePayoutOutput {
  /**
   * Its number.
   */
  monthId: string
  /**
   * State after it.
   */
  state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /**
   * Version after it.
   */
  version: number
}

export interface RefuseSecondFactorRemovalInput {
  /**
   * Id of the request.
   */
  removalId: string
}

export interface RefuseSecondFactorRemovalOutput {
}

export interface RegisterInput {
  /**
   * Mobile number or e-mail address.
   */
  account: string
  /**
   * Verification code that was sent to the account.
   */
  code: string
  /**
   * Name of the person, without digits.
   */
  name: string
  /**
   * New password: letters and digits, other printable ASCII signs allowed.
   */
  password: string
  /**
   * The new password once more.
   */
  confirmation: string
  /**
   * The service agreement is accepted.
   */
  agreement: true
  /**
   * The privacy policy is accepted.
   */
  policy: true
  /**
   * Code of the invitation by which the person came.
   */
  invitation?: string
  /**
   * Referral code of the person whose link was followed.
   */
  inviter?: string
}

export interface RegisterOutput {
  /**
   * Name in the reader’s language.
   */
  name: string
  /**
   * Actor of the permission grid.
   */
  actor: ("registered" | "pending" | "member" | "admin" | "staff" | "analyst")
  /**
   * Company in the reader’s language; empty without one.
   */
  company: string
  /**
   * Id of the person.
   */
  userId: string
  /**
   * Version of the portrait; empty where there is none.
   */
  avatar: string
  /**
   * Whether the person administers the staff of the brand.
   */
  staffAdmin: boolean
}

export interface RejectOrderInput {
  /**
   * Why.
   */
  reason: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface RejectOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface ReleaseHoldInput {
  /**
   * Which step.
   */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /**
   * Why.
   */
  reason?: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface ReleaseHoldOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface RemoveAvatarInput {
}

export interface RemoveAvatarOutput {
  /**
   * Version of the portrait; empty where there is none.
   */
  avatar: string
}

export interface RemoveDraftInput {
  /**
   * Name of the form’s place, such as its page and block.
   */
  place: string
}

export interface RemoveDraftOutput {
}

export interface RemoveFilterInput {
  /**
   * The kept filter.
   */
  filterId: string
}

export interface RemoveFilterOutput {
}

export interface RemoveMemberInput {
  /**
   * Why; the member reads it.
   */
  reason?: string
  /**
   * Person.
   */
  memberId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface RemoveMemberOutput {
  /**
   * Person.
   */
  memberId: string
}

export interface RemoveSavedQuoteInput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
}

export interface RemoveSavedQuoteOutput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
  /**
   * State after it.
   */
  state: ("kept" | "removed")
}

export interface RemoveSecondFactorInput {
  /**
   * The present password.
   */
  password?: string
  /**
   * A code of the authenticator, or a recovery code.
   */
  code?: string
}

export interface RemoveSecondFactorOutput {
}

export interface RemoveTemplateInput {
  /**
   * Id of the template.
   */
  templateId: string
}

export interface RemoveTemplateOutput {
  /**
   * Id of the template.
   */
  templateId: string
}

export interface RenameSavedQuoteInput {
  /**
   * What the quote is called.
   */
  name: string
  /**
   * Id of the saved quote.
   */
  quoteId: string
}

export interface RenameSavedQuoteOutput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
  /**
   * Its name from now on.
   */
  name: string
}

export interface RenameTemplateInput {
  /**
   * What the template is called.
   */
  name: string
  /**
   * Id of the template.
   */
  templateId: string
}

export interface RenameTemplateOutput {
  /**
   * Id of the template.
   */
  templateId: string
  /**
   * Its name from now on.
   */
  name: string
}

export interface ReportPaymentInput {
  /**
   * Amount paid.
   */
  amount: string
  /**
   * Currency.
   */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Day of payment.
   */
  paidOn: string
  /**
   * Bank reference.
   */
  reference: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface ReportPaymentOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface RequestAmendmentInput {
  /**
   * Why.
   */
  reason?: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
  /**
   * The whole form of the order's type as it is to be.
   */
  booking: {
  }
}

export interface RequestAmendmentOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface RequestBillChangeInput {
  /**
   * What is to be changed.
   */
  remarks: string
  /**
   * A file with the corrections.
   */
  file?: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface RequestBillChangeOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface RequestRebatePayoutInput {
  /**
   * Name of the account.
   */
  payee: string
  /**
   * Bank of the account.
   */
  bank: string
  /**
   * Number of the account.
   */
  account: string
  /**
   * What customer service should know.
   */
  note?: string
  /**
   * Number of the month's statement.
   */
  monthId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface RequestRebatePayoutOutput {
  /**
   * Its number.
   */
  monthId: string
  /**
   * State after it.
   */
  state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /**
   * Version after it.
   */
  version: number
}

export interface RequestSecondFactorRemovalInput {
  /**
   * How it was verified that the person asks; the second administrator reads it.
   */
  reason: string
  /**
   * Person of the staff.
   */
  userId: string
}

export interface RequestSecondFactorRemovalOutput {
  /**
   * removed: at once, by the command.
   */
  state: ("requested" | "removed")
}

export interface ResetPasswordInput {
  /**
   * Mobile number or e-mail address.
   */
  account: string
  /**
   * Verification code that was sent to the account.
   */
  code: string
  /**
   * New password: letters and digits, other printable ASCII signs allowed.
   */
  password: string
  /**
   * The new password once more.
   */
  confirmation: string
}

export interface ResetPasswordOutput {
}

export interface RestoreSavedQuoteInput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
}

export interface RestoreSavedQuoteOutput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
  /**
   * State after it.
   */
  state: ("kept" | "removed")
}

export interface RestoreTemplateInput {
  /**
   * Id of the template.
   */
  templateId: string
}

export interface RestoreTemplateOutput {
  /**
   * Id of the template.
   */
  templateId: string
}

export interface RetryDeliveryInput {
  /**
   * Number of the delivery.
   */
  deliveryId: string
}

export interface RetryDeliveryOutput {
}

export interface RevokeInvitationInput {
  /**
   * Id of the invitation.
   */
  invitationId: string
}

export interface RevokeInvitationOutput {
  /**
   * Id of the invitation.
   */
  invitationId: string
  /**
   * State after it.
   */
  state: ("open" | "used-up" | "ended" | "revoked")
}

export interface RevokeQuoteLinkInput {
  /**
   * Id of the link.
   */
  linkId: string
}

export interface RevokeQuoteLinkOutput {
  /**
   * Id of the link.
   */
  linkId: string
  /**
   * State after it.
   */
  state: ("open" | "ended" | "revoked")
}

export interface RollbackReleaseInput {
  steps: number
}

export interface RollbackReleaseOutput {
  release: string
}

export interface SaveCompanyNotificationsInput {
  /**
   * By event.
   *
   * @maxItems 100
   *
   * Items: What is told of one event.
   */
  events: {
    /**
     * What is told.
     */
    event: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
    /**
     * In the portal.
     */
    portal: boolean
    /**
     * By mail.
     */
    mail: boolean
    /**
     * From how much on.
     */
    threshold?: number
    /**
     * Rows of the event's list.
     *
     * @maxItems 100
     *
     * Items: Row of the list.
     */
    only?: string[]
  }[]
}

export interface SaveCompanyNotificationsOutput {
  /**
   * What can be told, and what holds now.
   *
   * Items: What a person, or the administrators for their company, want to be told of one kind of event.
   */
  events: {
    /**
     * What is told.
     */
    event: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
    /**
     * What is told, in the reader's language.
     */
    label: string
    /**
     * When it is told.
     */
    hint?: string
    /**
     * In the portal.
     */
    portal: boolean
    /**
     * By mail.
     */
    mail: boolean
    /**
     * From how much on it is told.
     */
    threshold?: number
    /**
     * What the threshold counts.
     */
    unit?: string
    /**
     * Smallest threshold.
     */
    least?: number
    /**
     * Largest threshold.
     */
    most?: number
    /**
     * Rows of the list that are told; left out: all of them.
     *
     * Items: Row of the list.
     */
    only?: string[]
    /**
     * The list of which some can be chosen.
     *
     * Items: A row of it.
     */
    options?: {
      /**
       * Id of the row.
       */
      value?: string
      /**
       * What people read.
       */
      label?: string
    }[]
    /**
     * Whether somebody chose it, so that it no longer follows what is usual.
     */
    chosen: boolean
  }[]
  /**
   * Of whose records.
   */
  scope?: string
  /**
   * What the scope may be.
   */
  scopes?: {
    value?: string
    label?: string
  }[]
}

export interface SaveDraftInput {
  /**
   * Name of the form’s place, such as its page and block.
   */
  place: string
  /**
   * Form that is filled in.
   */
  form: string
  /**
   * Release under which the form was shown.
   */
  release: string
  /**
   * Version of the draft; 0 where there is none.
   */
  version: number
  /**
   * What is typed so far.
   */
  data: {
    /**
     * What is typed, by field. What has no field, and what is secret, is not kept.
     */
    values: {
    }
    /**
     * What the page gave the form when it was typed.
     */
    given: string
    /**
     * The form's fields at that time: name, label and inner fields.
     *
     * @maxItems 500
     */
    fields: {
    }[]
    /**
     * The instant of the last key.
     */
    at: string
    /**
     * What was typed elsewhere at the same time and can be had back, the newest last.
     *
     * @maxItems 5
     */
    others?: {
      /**
       * What is typed, by field. What has no field, and what is secret, is not kept.
       */
      values: {
      }
      /**
       * What the page gave the form when it was typed.
       */
      given: string
      /**
       * The form's fields at that time: name, label and inner fields.
       *
       * @maxItems 500
       */
      fields: {
      }[]
      /**
       * The instant of the last key.
       */
      at: string
    }[]
  }
}

export interface SaveDraftOutput {
  /**
   * Version of the draft; 0 where there is none.
   */
  version: number
  /**
   * When it was saved.
   */
  savedAt: string
}

export interface SaveFilterInput {
  /**
   * The list, by its document's name.
   */
  list: string
  /**
   * What the person calls it.
   */
  name: string
  /**
   * What stands behind the question mark of the address, without the page.
   */
  query: {
  }
}

export interface SaveFilterOutput {
  /**
   * The kept filter.
   */
  filterId: string
}

export interface SaveListColumnsInput {
  /**
   * The list, by its document's name.
   */
  list: string
  /**
   * Ids of the columns that are seen, in the order of the list.
   *
   * @maxItems 100
   */
  columns: string[]
}

export interface SaveListColumnsOutput {
}

export interface SaveNotificationsInput {
  /**
   * By event.
   *
   * @maxItems 100
   *
   * Items: What is told of one event.
   */
  events: {
    /**
     * What is told.
     */
    event: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
    /**
     * In the portal.
     */
    portal: boolean
    /**
     * By mail.
     */
    mail: boolean
    /**
     * From how much on.
     */
    threshold?: number
    /**
     * Rows of the event's list.
     *
     * @maxItems 100
     *
     * Items: Row of the list.
     */
    only?: string[]
  }[]
  /**
   * Of whose records.
   */
  scope?: ("usual" | "own" | "all")
}

export interface SaveNotificationsOutput {
  /**
   * What can be told, and what holds now.
   *
   * Items: What a person, or the administrators for their company, want to be told of one kind of event.
   */
  events: {
    /**
     * What is told.
     */
    event: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
    /**
     * What is told, in the reader's language.
     */
    label: string
    /**
     * When it is told.
     */
    hint?: string
    /**
     * In the portal.
     */
    portal: boolean
    /**
     * By mail.
     */
    mail: boolean
    /**
     * From how much on it is told.
     */
    threshold?: number
    /**
     * What the threshold counts.
     */
    unit?: string
    /**
     * Smallest threshold.
     */
    least?: number
    /**
     * Largest threshold.
     */
    most?: number
    /**
     * Rows of the list that are told; left out: all of them.
     *
     * Items: Row of the list.
     */
    only?: string[]
    /**
     * The list of which some can be chosen.
     *
     * Items: A row of it.
     */
    options?: {
      /**
       * Id of the row.
       */
      value?: string
      /**
       * What people read.
       */
      label?: string
    }[]
    /**
     * Whether somebody chose it, so that it no longer follows what is usual.
     */
    chosen: boolean
  }[]
  /**
   * Of whose records.
   */
  scope?: string
  /**
   * What the scope may be.
   */
  scopes?: {
    value?: string
    label?: string
  }[]
}

export interface SaveOrderTemplateInput {
  /**
   * What the template is called.
   */
  name: string
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface SaveOrderTemplateOutput {
  /**
   * Id of the template.
   */
  templateId: string
}

export interface SaveQuoteInput {
  /**
   * Service that is priced.
   */
  orderType: string
  /**
   * What is filled into the service's form. What has no field there is not kept.
   */
  values: {
  }
  /**
   * What the quote is to be called.
   */
  name?: string
}

export interface SaveQuoteOutput {
  /**
   * Id of the saved quote.
   */
  quoteId: string
  /**
   * Number of the quote.
   */
  number: string
}

export interface SaveTemplateInput {
  /**
   * What the template is called.
   */
  name: string
  /**
   * Kind of order.
   */
  orderType: string
  /**
   * What is filled into the form. What has no field there is not kept.
   */
  values: {
  }
}

export interface SaveTemplateOutput {
  /**
   * Id of the template.
   */
  templateId: string
}

export interface SendCodeInput {
  /**
   * Mobile number or e-mail address.
   */
  account: string
  /**
   * What the code will be used for; it is good for nothing else. confirm: a person who is signed in proves that it is them.
   */
  purpose: ("register" | "sign-in" | "reset" | "confirm")
}

export interface SendCodeOutput {
  /**
   * So many seconds until another code may be asked for.
   */
  seconds: number
}

export interface SendOrderMessageInput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * The words.
   */
  body: string
  /**
   * File that goes with it.
   */
  fileId?: string
}

export interface SendOrderMessageOutput {
  /**
   * Number of the message; later ones are larger.
   */
  messageId: number
  /**
   * Who writes.
   */
  side: ("customer" | "desk")
  /**
   * Name of the person.
   */
  by: string
  /**
   * Whether the reader wrote it.
   */
  mine: boolean
  /**
   * The words, as they were typed.
   */
  body: string
  /**
   * When it was sent.
   */
  at: string
  /**
   * File that came with it.
   */
  fileId?: string
  /**
   * Name of the file.
   */
  fileName?: string
  /**
   * Bytes of the file.
   */
  fileSize?: number
}

export interface SendSavedQuoteInput {
  /**
   * Mail address of a colleague; empty for one's own.
   */
  email?: string
  /**
   * A line that goes with it.
   */
  note?: string
  /**
   * How many days the link is open.
   */
  days: number
  /**
   * Id of the saved quote.
   */
  quoteId: string
}

export interface SendSavedQuoteOutput {
  /**
   * Id of the link.
   */
  linkId: string
  /**
   * Where the mail goes.
   */
  sentTo: string
  /**
   * Until when the link is open.
   */
  expiresAt: string
}

export interface SendSupplierOrderInput {
  /**
   * Number of the supplier order.
   */
  supplierOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface SendSupplierOrderOutput {
  /**
   * Its number.
   */
  supplierOrderNo: string
  /**
   * State after it.
   */
  state: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /**
   * Version after it.
   */
  version: number
}

export interface SetMemberStatusInput {
  /**
   * Person.
   */
  memberId: string
  /**
   * Version that the caller saw.
   */
  version: number
  /**
   * What the member becomes.
   */
  status: ("active" | "disabled")
}

export interface SetMemberStatusOutput {
  /**
   * Id of the person.
   */
  memberId: string
  /**
   * Whether the person may act for the company.
   */
  status: ("active" | "disabled" | "awaiting")
  /**
   * Standing of the person.
   */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /**
   * Counts the changes; a write names the one it saw.
   */
  version: number
}

export interface SetStaffStatusInput {
  /**
   * Person of the staff.
   */
  userId: string
  /**
   * Version that the caller saw.
   */
  version: number
  /**
   * What it becomes.
   */
  status: ("active" | "disabled")
}

export interface SetStaffStatusOutput {
  /**
   * Id of the person.
   */
  userId: string
  /**
   * Role in the brand.
   */
  role: ("staff" | "staff-admin" | "analyst")
  /**
   * Whether the person may sign in.
   */
  status: ("active" | "disabled")
  /**
   * Counts the changes.
   */
  version: number
}

export interface SettleMessagesInput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface SettleMessagesOutput {
}

export interface ShareProfitAgainInput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface ShareProfitAgainOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Lines that it has now.
   */
  lines: number
}

export interface ShareSavedQuoteInput {
  /**
   * How many days the link is open.
   */
  days: number
  /**
   * Id of the saved quote.
   */
  quoteId: string
}

export interface ShareSavedQuoteOutput {
  /**
   * Id of the link.
   */
  linkId: string
  /**
   * The token in the link. Returned only once and never stored.
   */
  code: string
  /**
   * Until when it is open.
   */
  expiresAt: string
}

export interface SignInInput {
  /**
   * Account name, mobile number or e-mail address.
   */
  account: string
  /**
   * Password.
   */
  password: string
  /**
   * Code of the authenticator, or a recovery code; asked for where the person has a second factor.
   */
  totp?: string
}

export interface SignInOutput {
  /**
   * Name in the reader’s language.
   */
  name: string
  /**
   * Actor of the permission grid.
   */
  actor: ("registered" | "pending" | "member" | "admin" | "staff" | "analyst")
  /**
   * Company in the reader’s language; empty without one.
   */
  company: string
  /**
   * Id of the person.
   */
  userId: string
  /**
   * Version of the portrait; empty where there is none.
   */
  avatar: string
  /**
   * Whether the person administers the staff of the brand.
   */
  staffAdmin: boolean
}

export interface SignInByCodeInput {
  /**
   * Mobile number or e-mail address.
   */
  account: string
  /**
   * Verification code that was sent to the account.
   */
  code: string
  /**
   * Code of the authenticator, or a recovery code; asked for where the person has a second factor.
   */
  totp?: string
}

export interface SignInByCodeOutput {
  /**
   * Name in the reader’s language.
   */
  name: string
  /**
   * Actor of the permission grid.
   */
  actor: ("registered" | "pending" | "member" | "admin" | "staff" | "analyst")
  /**
   * Company in the reader’s language; empty without one.
   */
  company: string
  /**
   * Id of the person.
   */
  userId: string
  /**
   * Version of the portrait; empty where there is none.
   */
  avatar: string
  /**
   * Whether the person administers the staff of the brand.
   */
  staffAdmin: boolean
}

export interface SignOutInput {
}

export interface SignOutOutput {
}

export interface StartFromTemplateInput {
  /**
   * Id of the template.
   */
  templateId: string
}

export interface StartFromTemplateOutput {
  /**
   * Kind of order.
   */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /**
   * Page and block of the form.
   */
  place: string
  /**
   * Route of the page.
   */
  route: string
  /**
   * What the form starts with.
   */
  values: {
  }
}

export interface StartMilestoneLoadInput {
  /**
   * Id of the uploaded sheet.
   */
  file: string
}

export interface StartMilestoneLoadOutput {
  /**
   * Number of the load.
   */
  loadId: string
}

export interface StartRateLoadInput {
  /**
   * Id of the uploaded sheet.
   */
  file: string
  /**
   * What becomes of rates of the same sailing.
   */
  overlap: ("refuse" | "replace")
  /**
   * Company that the rates are agreed with.
   */
  company?: string
}

export interface StartRateLoadOutput {
  loadId: string
}

export interface StartSecondFactorInput {
}

export interface StartSecondFactorOutput {
  /**
   * The secret in Base32, to be typed in.
   */
  secret: string
  /**
   * The same as an address for a QR code.
   */
  uri: string
}

export interface SubmitShippingInstructionInput {
  /**
   * Shipper, with address, as it stands on the bill.
   */
  shipper: string
  /**
   * Consignee, with address, as it stands on the bill.
   */
  consignee: string
  /**
   * Whom the carrier tells of the arrival.
   */
  notifyParty: string
  /**
   * Original, telex release or waybill.
   */
  billType: ("original" | "telex" | "waybill")
  /**
   * How many originals are issued.
   */
  originals?: number
  /**
   * Who pays the ocean freight.
   */
  freightTerms: ("prepaid" | "collect")
  /**
   * Where the carrier takes the goods over.
   */
  placeOfReceipt?: string
  /**
   * Where the carrier hands them over.
   */
  placeOfDelivery?: string
  /**
   * Where the bill is issued.
   */
  placeOfIssue?: string
  /**
   * Goods, line by line.
   *
   * @minItems 1
   * @maxItems 100
   */
  goods: {
    /**
     * Marks and numbers on the packages.
     */
    marks?: string
    /**
     * Description of the goods, as it stands on the bill.
     */
    goodsName: string
    /**
     * Code of the Harmonized System, 6 to 10 digits.
     */
    hsCode?: string
    /**
     * Number of packages.
     */
    packages: number
    /**
     * Kind of packages.
     */
    packageUnit: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /**
     * Gross weight, in kilograms.
     */
    grossWeight: string
    /**
     * Measurement, in cubic metres.
     */
    volume: string
    /**
     * Container that the goods are in.
     */
    containerNo?: string
  }[]
  /**
   * What else the carrier must know.
   */
  remark?: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface SubmitShippingInstructionOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface SubmitVgmInput {
  /**
   * Verified gross mass of each container.
   *
   * @minItems 1
   * @maxItems 200
   */
  containers: {
    /**
     * Number of the container, with its check digit.
     */
    containerNo: string
    /**
     * Verified gross mass of the packed container, in kilograms.
     */
    vgm: string
    /**
     * How it was weighed: SM1 or SM2.
     */
    vgmMethod: ("SM1" | "SM2")
    /**
     * Day on which it was weighed.
     */
    vgmDate: string
  }[]
  /**
   * Company that is responsible for the weights (the shipper on the bill).
   */
  responsible: string
  /**
   * Person who signs for it.
   */
  signatory: string
  /**
   * Where the containers were weighed, for SM1.
   */
  weighedAt?: string
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface SubmitVgmOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface TakeOrderInput {
  /**
   * Order number.
   */
  omsOrderNo: string
}

export interface TakeOrderOutput {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * State after the change.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export interface TrackPageViewInput {
  /**
   * Template of the route.
   */
  route: string
  /**
   * Page shown.
   */
  page: string
}

export interface TrackPageViewOutput {
}

export interface UndoRateLoadInput {
  /**
   * Number of the load.
   */
  loadId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface UndoRateLoadOutput {
  loadId: string
  version: number
}

export interface UpdateProfileInput {
  /**
   * Name of the person, without digits.
   */
  name: string
  /**
   * Name in Latin letters, for readers of English.
   */
  latinName?: string
  /**
   * E-mail address.
   */
  email?: string
  /**
   * Language of mails.
   */
  language: ("zh" | "en")
  /**
   * Code that was sent to a changed address; asked for only then.
   */
  emailCode?: string
  /**
   * The present password; asked for only where the address changes.
   */
  password?: string
  /**
   * Version that the caller saw; left out, the newest counts.
   */
  version?: number
}

export interface UpdateProfileOutput {
  /**
   * Id of the person.
   */
  userId: string
  /**
   * What the person signs in with.
   */
  account: string
  /**
   * Name.
   */
  name: string
  /**
   * Name in Latin letters; empty where there is none.
   */
  latinName: string
  /**
   * Mobile number; empty where there is none.
   */
  phone: string
  /**
   * E-mail address; empty where there is none.
   */
  email: string
  /**
   * Language of mails.
   */
  language: ("zh" | "en")
  /**
   * Actor of the permission grid.
   */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /**
   * Company in the reader’s language; empty without one.
   */
  company: string
  /**
   * Version of the portrait; empty where there is none.
   */
  avatar: string
  /**
   * Whether a password was ever chosen.
   */
  hasPassword: boolean
  /**
   * Whether signing in asks for a code of the authenticator.
   */
  secondFactor: boolean
  /**
   * Recovery codes that were not used yet.
   */
  recoveryCodesLeft: number
  /**
   * Version of the account.
   */
  version: number
}

export interface UploadAvatarInput {
}

export interface UploadAvatarOutput {
  /**
   * Version of the portrait; empty where there is none.
   */
  avatar: string
}

export interface UploadBookingFileInput {
  /**
   * Kind of document.
   */
  purpose?: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
}

export interface UploadBookingFileOutput {
  fileId: string
  name: string
  size: number
}

export interface UploadLicenceInput {
}

export interface UploadLicenceOutput {
  fileId: string
  name: string
  size: number
}

export interface UploadMilestoneSheetInput {
}

export interface UploadMilestoneSheetOutput {
  fileId: string
  name: string
  size: number
}

export interface UploadRateSheetInput {
}

export interface UploadRateSheetOutput {
  fileId: string
  name: string
  size: number
}

export interface WithdrawApplicationInput {
}

export interface WithdrawApplicationOutput {
  /**
   * Request.
   */
  requestId: string
  /**
   * Version after the change.
   */
  version: number
  /**
   * What has become of it.
   */
  state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
  /**
   * Where the person stands now.
   */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
}

export interface WithdrawCertificationInput {
  /**
   * Why; the company’s people read it.
   */
  reason: string
  /**
   * Company.
   */
  companyId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface WithdrawCertificationOutput {
  /**
   * Id of the company.
   */
  companyId: string
  /**
   * Whether it is certified.
   */
  status: ("certified" | "withdrawn")
  /**
   * Counts the changes; a write names the one it saw.
   */
  version: number
}

export interface WithdrawRebatePayoutInput {
  /**
   * Number of the month's statement.
   */
  monthId: string
  /**
   * Version that the caller saw.
   */
  version: number
}

export interface WithdrawRebatePayoutOutput {
  /**
   * Its number.
   */
  monthId: string
  /**
   * State after it.
   */
  state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /**
   * Version after it.
   */
  version: number
}

export interface WithdrawStaffInvitationInput {
  /**
   * Id of the invitation.
   */
  invitationId: string
}

export interface WithdrawStaffInvitationOutput {
}

/** Every operation that schemas/ declares. */
export interface Operations {
  'accept-amendment': { input: AcceptAmendmentInput; output: AcceptAmendmentOutput }
  'accept-fees': { input: AcceptFeesInput; output: AcceptFeesOutput }
  'accept-invitation': { input: AcceptInvitationInput; output: AcceptInvitationOutput }
  'accept-staff-invitation': { input: AcceptStaffInvitationInput; output: AcceptStaffInvitationOutput }
  'add-exchange-rate': { input: AddExchangeRateInput; output: AddExchangeRateOutput }
  'add-order-file': { input: AddOrderFileInput; output: AddOrderFileOutput }
  'add-profit-agreement': { input: AddProfitAgreementInput; output: AddProfitAgreementOutput }
  'add-rebate-rule': { input: AddRebateRuleInput; output: AddRebateRuleOutput }
  'add-supplier': { input: AddSupplierInput; output: AddSupplierOutput }
  'apply-certification': { input: ApplyCertificationInput; output: ApplyCertificationOutput }
  'appoint-administrator': { input: AppointAdministratorInput; output: AppointAdministratorOutput }
  'approve-rebate-payout': { input: ApproveRebatePayoutInput; output: ApproveRebatePayoutOutput }
  'approve-second-factor-removal': { input: ApproveSecondFactorRemovalInput; output: ApproveSecondFactorRemovalOutput }
  'assign-containers': { input: AssignContainersInput; output: AssignContainersOutput }
  'attach-supplier-file': { input: AttachSupplierFileInput; output: AttachSupplierFileOutput }
  'cancel-order': { input: CancelOrderInput; output: CancelOrderOutput }
  'cancel-supplier-order': { input: CancelSupplierOrderInput; output: CancelSupplierOrderOutput }
  'change-facts': { input: ChangeFactsInput; output: ChangeFactsOutput }
  'change-filter': { input: ChangeFilterInput; output: ChangeFilterOutput }
  'change-member-role': { input: ChangeMemberRoleInput; output: ChangeMemberRoleOutput }
  'change-password': { input: ChangePasswordInput; output: ChangePasswordOutput }
  'change-profit-agreement': { input: ChangeProfitAgreementInput; output: ChangeProfitAgreementOutput }
  'change-staff-role': { input: ChangeStaffRoleInput; output: ChangeStaffRoleOutput }
  'change-supplier': { input: ChangeSupplierInput; output: ChangeSupplierOutput }
  'change-supplier-order': { input: ChangeSupplierOrderInput; output: ChangeSupplierOrderOutput }
  'check-release': { input: CheckReleaseInput; output: CheckReleaseOutput }
  'compare-sea-offers': { input: CompareSeaOffersInput; output: CompareSeaOffersOutput }
  'confirm-bill': { input: ConfirmBillInput; output: ConfirmBillOutput }
  'confirm-fees': { input: ConfirmFeesInput; output: ConfirmFeesOutput }
  'confirm-milestone-load': { input: ConfirmMilestoneLoadInput; output: ConfirmMilestoneLoadOutput }
  'confirm-payment': { input: ConfirmPaymentInput; output: ConfirmPaymentOutput }
  'confirm-rate-load': { input: ConfirmRateLoadInput; output: ConfirmRateLoadOutput }
  'confirm-second-factor': { input: ConfirmSecondFactorInput; output: ConfirmSecondFactorOutput }
  'confirm-supplier-order': { input: ConfirmSupplierOrderInput; output: ConfirmSupplierOrderOutput }
  'correct-exchange-rate': { input: CorrectExchangeRateInput; output: CorrectExchangeRateOutput }
  'count-booking-statuses': { input: CountBookingStatusesInput; output: CountBookingStatusesOutput }
  'count-notifications': { input: CountNotificationsInput; output: CountNotificationsOutput }
  'create-air-order': { input: CreateAirOrderInput; output: CreateAirOrderOutput }
  'create-customs-order': { input: CreateCustomsOrderInput; output: CreateCustomsOrderOutput }
  'create-entrust-order': { input: CreateEntrustOrderInput; output: CreateEntrustOrderOutput }
  'create-invitation': { input: CreateInvitationInput; output: CreateInvitationOutput }
  'create-lcl-order': { input: CreateLclOrderInput; output: CreateLclOrderOutput }
  'create-other-order': { input: CreateOtherOrderInput; output: CreateOtherOrderOutput }
  'create-overseas-order': { input: CreateOverseasOrderInput; output: CreateOverseasOrderOutput }
  'create-rail-order': { input: CreateRailOrderInput; output: CreateRailOrderOutput }
  'create-sea-order': { input: CreateSeaOrderInput; output: CreateSeaOrderOutput }
  'create-sea-rail-order': { input: CreateSeaRailOrderInput; output: CreateSeaRailOrderOutput }
  'create-sea-request-order': { input: CreateSeaRequestOrderInput; output: CreateSeaRequestOrderOutput }
  'create-shipping-order': { input: CreateShippingOrderInput; output: CreateShippingOrderOutput }
  'create-soc-order': { input: CreateSocOrderInput; output: CreateSocOrderOutput }
  'create-truck-order': { input: CreateTruckOrderInput; output: CreateTruckOrderOutput }
  'create-warehouse-order': { input: CreateWarehouseOrderInput; output: CreateWarehouseOrderOutput }
  'create-yard-order': { input: CreateYardOrderInput; output: CreateYardOrderOutput }
  'decide-certification': { input: DecideCertificationInput; output: DecideCertificationOutput }
  'decide-join': { input: DecideJoinInput; output: DecideJoinOutput }
  'decline-amendment': { input: DeclineAmendmentInput; output: DeclineAmendmentOutput }
  'discard-milestone-load': { input: DiscardMilestoneLoadInput; output: DiscardMilestoneLoadOutput }
  'discard-rate-load': { input: DiscardRateLoadInput; output: DiscardRateLoadOutput }
  'download-file': { input: DownloadFileInput; output: DownloadFileOutput }
  'download-licence': { input: DownloadLicenceInput; output: DownloadLicenceOutput }
  'download-milestone-sheet': { input: DownloadMilestoneSheetInput; output: DownloadMilestoneSheetOutput }
  'download-milestone-template': { input: DownloadMilestoneTemplateInput; output: DownloadMilestoneTemplateOutput }
  'download-milestone-wrong-rows': { input: DownloadMilestoneWrongRowsInput; output: DownloadMilestoneWrongRowsOutput }
  'download-rate-sheet': { input: DownloadRateSheetInput; output: DownloadRateSheetOutput }
  'download-rate-template': { input: DownloadRateTemplateInput; output: DownloadRateTemplateOutput }
  'download-supplier-file': { input: DownloadSupplierFileInput; output: DownloadSupplierFileOutput }
  'download-wrong-rows': { input: DownloadWrongRowsInput; output: DownloadWrongRowsOutput }
  'end-other-sessions': { input: EndOtherSessionsInput; output: EndOtherSessionsOutput }
  'end-profit-agreement': { input: EndProfitAgreementInput; output: EndProfitAgreementOutput }
  'end-rebate-rule': { input: EndRebateRuleInput; output: EndRebateRuleOutput }
  'end-session': { input: EndSessionInput; output: EndSessionOutput }
  'end-staff-session': { input: EndStaffSessionInput; output: EndStaffSessionOutput }
  'end-staff-sessions': { input: EndStaffSessionsInput; output: EndStaffSessionsOutput }
  'export-desk-statistics': { input: ExportDeskStatisticsInput; output: ExportDeskStatisticsOutput }
  'export-list': { input: ExportListInput; output: ExportListOutput }
  'finish-supplier-order': { input: FinishSupplierOrderInput; output: FinishSupplierOrderOutput }
  'generate-order': { input: GenerateOrderInput; output: GenerateOrderOutput }
  'hand-over-order': { input: HandOverOrderInput; output: HandOverOrderOutput }
  'hold-order': { input: HoldOrderInput; output: HoldOrderOutput }
  'invite-staff': { input: InviteStaffInput; output: InviteStaffOutput }
  'issue-bill-draft': { input: IssueBillDraftInput; output: IssueBillDraftOutput }
  'join-staff': { input: JoinStaffInput; output: JoinStaffOutput }
  'list-audit': { input: ListAuditInput; output: ListAuditOutput }
  'list-carrier-bookings': { input: ListCarrierBookingsInput; output: ListCarrierBookingsOutput }
  'list-carrier-offers': { input: ListCarrierOffersInput; output: ListCarrierOffersOutput }
  'list-certifications': { input: ListCertificationsInput; output: ListCertificationsOutput }
  'list-companies': { input: ListCompaniesInput; output: ListCompaniesOutput }
  'list-desk-ages': { input: ListDeskAgesInput; output: ListDeskAgesOutput }
  'list-desk-months': { input: ListDeskMonthsInput; output: ListDeskMonthsOutput }
  'list-desk-orders': { input: ListDeskOrdersInput; output: ListDeskOrdersOutput }
  'list-desk-owners': { input: ListDeskOwnersInput; output: ListDeskOwnersOutput }
  'list-desk-rebates': { input: ListDeskRebatesInput; output: ListDeskRebatesOutput }
  'list-desk-waits': { input: ListDeskWaitsInput; output: ListDeskWaitsOutput }
  'list-document-findings': { input: ListDocumentFindingsInput; output: ListDocumentFindingsOutput }
  'list-drafts': { input: ListDraftsInput; output: ListDraftsOutput }
  'list-exchange-holes': { input: ListExchangeHolesInput; output: ListExchangeHolesOutput }
  'list-exchange-rates': { input: ListExchangeRatesInput; output: ListExchangeRatesOutput }
  'list-failed-deliveries': { input: ListFailedDeliveriesInput; output: ListFailedDeliveriesOutput }
  'list-invitations': { input: ListInvitationsInput; output: ListInvitationsOutput }
  'list-invited-people': { input: ListInvitedPeopleInput; output: ListInvitedPeopleOutput }
  'list-load-rows': { input: ListLoadRowsInput; output: ListLoadRowsOutput }
  'list-mails': { input: ListMailsInput; output: ListMailsOutput }
  'list-members': { input: ListMembersInput; output: ListMembersOutput }
  'list-message-threads': { input: ListMessageThreadsInput; output: ListMessageThreadsOutput }
  'list-milestone-cells': { input: ListMilestoneCellsInput; output: ListMilestoneCellsOutput }
  'list-milestone-loads': { input: ListMilestoneLoadsInput; output: ListMilestoneLoadsOutput }
  'list-milestone-rows': { input: ListMilestoneRowsInput; output: ListMilestoneRowsOutput }
  'list-notifications': { input: ListNotificationsInput; output: ListNotificationsOutput }
  'list-order-messages': { input: ListOrderMessagesInput; output: ListOrderMessagesOutput }
  'list-order-months': { input: ListOrderMonthsInput; output: ListOrderMonthsOutput }
  'list-orders': { input: ListOrdersInput; output: ListOrdersOutput }
  'list-profit-agreements': { input: ListProfitAgreementsInput; output: ListProfitAgreementsOutput }
  'list-profit-lines': { input: ListProfitLinesInput; output: ListProfitLinesOutput }
  'list-profit-partners': { input: ListProfitPartnersInput; output: ListProfitPartnersOutput }
  'list-quote-links': { input: ListQuoteLinksInput; output: ListQuoteLinksOutput }
  'list-rate-loads': { input: ListRateLoadsInput; output: ListRateLoadsOutput }
  'list-rebate-months': { input: ListRebateMonthsInput; output: ListRebateMonthsOutput }
  'list-rebate-rules': { input: ListRebateRulesInput; output: ListRebateRulesOutput }
  'list-rebates': { input: ListRebatesInput; output: ListRebatesOutput }
  'list-release-switches': { input: ListReleaseSwitchesInput; output: ListReleaseSwitchesOutput }
  'list-releases': { input: ListReleasesInput; output: ListReleasesOutput }
  'list-saved-quotes': { input: ListSavedQuotesInput; output: ListSavedQuotesOutput }
  'list-second-factor-removals': { input: ListSecondFactorRemovalsInput; output: ListSecondFactorRemovalsOutput }
  'list-sessions': { input: ListSessionsInput; output: ListSessionsOutput }
  'list-staff': { input: ListStaffInput; output: ListStaffOutput }
  'list-staff-invitations': { input: ListStaffInvitationsInput; output: ListStaffInvitationsOutput }
  'list-staff-sessions': { input: ListStaffSessionsInput; output: ListStaffSessionsOutput }
  'list-supplier-orders': { input: ListSupplierOrdersInput; output: ListSupplierOrdersOutput }
  'list-suppliers': { input: ListSuppliersInput; output: ListSuppliersOutput }
  'list-tariff-lines': { input: ListTariffLinesInput; output: ListTariffLinesOutput }
  'list-tariff-terms': { input: ListTariffTermsInput; output: ListTariffTermsOutput }
  'list-tasks': { input: ListTasksInput; output: ListTasksOutput }
  'list-templates': { input: ListTemplatesInput; output: ListTemplatesOutput }
  'list-truck-prices': { input: ListTruckPricesInput; output: ListTruckPricesOutput }
  'list-warehouses': { input: ListWarehousesInput; output: ListWarehousesOutput }
  'list-wrong-cells': { input: ListWrongCellsInput; output: ListWrongCellsOutput }
  'list-yards': { input: ListYardsInput; output: ListYardsOutput }
  'mark-messages-read': { input: MarkMessagesReadInput; output: MarkMessagesReadOutput }
  'mark-notifications-read': { input: MarkNotificationsReadInput; output: MarkNotificationsReadOutput }
  'offer-amendment': { input: OfferAmendmentInput; output: OfferAmendmentOutput }
  'open-referral': { input: OpenReferralInput; output: OpenReferralOutput }
  'pay-rebate': { input: PayRebateInput; output: PayRebateOutput }
  'place-supplier-order': { input: PlaceSupplierOrderInput; output: PlaceSupplierOrderOutput }
  'preview-release': { input: PreviewReleaseInput; output: PreviewReleaseOutput }
  'price-box-cost': { input: PriceBoxCostInput; output: PriceBoxCostOutput }
  'price-customs': { input: PriceCustomsInput; output: PriceCustomsOutput }
  'price-entrust': { input: PriceEntrustInput; output: PriceEntrustOutput }
  'price-free-time': { input: PriceFreeTimeInput; output: PriceFreeTimeOutput }
  'price-lcl': { input: PriceLclInput; output: PriceLclOutput }
  'price-saved-quote': { input: PriceSavedQuoteInput; output: PriceSavedQuoteOutput }
  'price-sea-booking': { input: PriceSeaBookingInput; output: PriceSeaBookingOutput }
  'price-soc': { input: PriceSocInput; output: PriceSocOutput }
  'price-truck': { input: PriceTruckInput; output: PriceTruckOutput }
  'price-warehouse': { input: PriceWarehouseInput; output: PriceWarehouseOutput }
  'price-yard': { input: PriceYardInput; output: PriceYardOutput }
  'print-order-ticket': { input: PrintOrderTicketInput; output: PrintOrderTicketOutput }
  'print-saved-quote': { input: PrintSavedQuoteInput; output: PrintSavedQuoteOutput }
  'print-shared-quote': { input: PrintSharedQuoteInput; output: PrintSharedQuoteOutput }
  'print-supplier-order': { input: PrintSupplierOrderInput; output: PrintSupplierOrderOutput }
  'print-warehouse-sheet': { input: PrintWarehouseSheetInput; output: PrintWarehouseSheetOutput }
  'publish-release': { input: PublishReleaseInput; output: PublishReleaseOutput }
  'put-back-order': { input: PutBackOrderInput; output: PutBackOrderOutput }
  'query-activities': { input: QueryActivitiesInput; output: QueryActivitiesOutput }
  'query-dict-rows': { input: QueryDictRowsInput; output: QueryDictRowsOutput }
  'query-sea-rates': { input: QuerySeaRatesInput; output: QuerySeaRatesOutput }
  'query-service-contacts': { input: QueryServiceContactsInput; output: QueryServiceContactsOutput }
  'query-warehouse-dict-rows': { input: QueryWarehouseDictRowsInput; output: QueryWarehouseDictRowsOutput }
  'query-yard-boxes': { input: QueryYardBoxesInput; output: QueryYardBoxesOutput }
  'read-avatar': { input: ReadAvatarInput; output: ReadAvatarOutput }
  'read-certification': { input: ReadCertificationInput; output: ReadCertificationOutput }
  'read-company': { input: ReadCompanyInput; output: ReadCompanyOutput }
  'read-company-notifications': { input: ReadCompanyNotificationsInput; output: ReadCompanyNotificationsOutput }
  'read-desk-statistics': { input: ReadDeskStatisticsInput; output: ReadDeskStatisticsOutput }
  'read-draft': { input: ReadDraftInput; output: ReadDraftOutput }
  'read-health': { input: ReadHealthInput; output: ReadHealthOutput }
  'read-invitation': { input: ReadInvitationInput; output: ReadInvitationOutput }
  'read-inviter': { input: ReadInviterInput; output: ReadInviterOutput }
  'read-list-choices': { input: ReadListChoicesInput; output: ReadListChoicesOutput }
  'read-manual': { input: ReadManualInput; output: ReadManualOutput }
  'read-membership': { input: ReadMembershipInput; output: ReadMembershipOutput }
  'read-milestone-load': { input: ReadMilestoneLoadInput; output: ReadMilestoneLoadOutput }
  'read-notification-choices': { input: ReadNotificationChoicesInput; output: ReadNotificationChoicesOutput }
  'read-openapi': { input: ReadOpenapiInput; output: ReadOpenapiOutput }
  'read-order': { input: ReadOrderInput; output: ReadOrderOutput }
  'read-order-again': { input: ReadOrderAgainInput; output: ReadOrderAgainOutput }
  'read-profile': { input: ReadProfileInput; output: ReadProfileOutput }
  'read-purchasing': { input: ReadPurchasingInput; output: ReadPurchasingOutput }
  'read-quote-values': { input: ReadQuoteValuesInput; output: ReadQuoteValuesOutput }
  'read-rate-load': { input: ReadRateLoadInput; output: ReadRateLoadOutput }
  'read-readiness': { input: ReadReadinessInput; output: ReadReadinessOutput }
  'read-rebate-summary': { input: ReadRebateSummaryInput; output: ReadRebateSummaryOutput }
  'read-release': { input: ReadReleaseInput; output: ReadReleaseOutput }
  'read-saved-quote': { input: ReadSavedQuoteInput; output: ReadSavedQuoteOutput }
  'read-sea-rate': { input: ReadSeaRateInput; output: ReadSeaRateOutput }
  'read-served-release': { input: ReadServedReleaseInput; output: ReadServedReleaseOutput }
  'read-session': { input: ReadSessionInput; output: ReadSessionOutput }
  'read-shared-quote': { input: ReadSharedQuoteInput; output: ReadSharedQuoteOutput }
  'read-staff-invitation': { input: ReadStaffInvitationInput; output: ReadStaffInvitationOutput }
  'read-staff-person': { input: ReadStaffPersonInput; output: ReadStaffPersonOutput }
  'read-supplier-order': { input: ReadSupplierOrderInput; output: ReadSupplierOrderOutput }
  'read-tariff-document': { input: ReadTariffDocumentInput; output: ReadTariffDocumentOutput }
  'read-warehouse': { input: ReadWarehouseInput; output: ReadWarehouseOutput }
  'read-yard': { input: ReadYardInput; output: ReadYardOutput }
  'record-milestone': { input: RecordMilestoneInput; output: RecordMilestoneOutput }
  'refuse-rebate-payout': { input: RefuseRebatePayoutInput; output: RefuseRebatePayoutOutput }
  'refuse-second-factor-removal': { input: RefuseSecondFactorRemovalInput; output: RefuseSecondFactorRemovalOutput }
  'register': { input: RegisterInput; output: RegisterOutput }
  'reject-order': { input: RejectOrderInput; output: RejectOrderOutput }
  'release-hold': { input: ReleaseHoldInput; output: ReleaseHoldOutput }
  'remove-avatar': { input: RemoveAvatarInput; output: RemoveAvatarOutput }
  'remove-draft': { input: RemoveDraftInput; output: RemoveDraftOutput }
  'remove-filter': { input: RemoveFilterInput; output: RemoveFilterOutput }
  'remove-member': { input: RemoveMemberInput; output: RemoveMemberOutput }
  'remove-saved-quote': { input: RemoveSavedQuoteInput; output: RemoveSavedQuoteOutput }
  'remove-second-factor': { input: RemoveSecondFactorInput; output: RemoveSecondFactorOutput }
  'remove-template': { input: RemoveTemplateInput; output: RemoveTemplateOutput }
  'rename-saved-quote': { input: RenameSavedQuoteInput; output: RenameSavedQuoteOutput }
  'rename-template': { input: RenameTemplateInput; output: RenameTemplateOutput }
  'report-payment': { input: ReportPaymentInput; output: ReportPaymentOutput }
  'request-amendment': { input: RequestAmendmentInput; output: RequestAmendmentOutput }
  'request-bill-change': { input: RequestBillChangeInput; output: RequestBillChangeOutput }
  'request-rebate-payout': { input: RequestRebatePayoutInput; output: RequestRebatePayoutOutput }
  'request-second-factor-removal': { input: RequestSecondFactorRemovalInput; output: RequestSecondFactorRemovalOutput }
  'reset-password': { input: ResetPasswordInput; output: ResetPasswordOutput }
  'restore-saved-quote': { input: RestoreSavedQuoteInput; output: RestoreSavedQuoteOutput }
  'restore-template': { input: RestoreTemplateInput; output: RestoreTemplateOutput }
  'retry-delivery': { input: RetryDeliveryInput; output: RetryDeliveryOutput }
  'revoke-invitation': { input: RevokeInvitationInput; output: RevokeInvitationOutput }
  'revoke-quote-link': { input: RevokeQuoteLinkInput; output: RevokeQuoteLinkOutput }
  'rollback-release': { input: RollbackReleaseInput; output: RollbackReleaseOutput }
  'save-company-notifications': { input: SaveCompanyNotificationsInput; output: SaveCompanyNotificationsOutput }
  'save-draft': { input: SaveDraftInput; output: SaveDraftOutput }
  'save-filter': { input: SaveFilterInput; output: SaveFilterOutput }
  'save-list-columns': { input: SaveListColumnsInput; output: SaveListColumnsOutput }
  'save-notifications': { input: SaveNotificationsInput; output: SaveNotificationsOutput }
  'save-order-template': { input: SaveOrderTemplateInput; output: SaveOrderTemplateOutput }
  'save-quote': { input: SaveQuoteInput; output: SaveQuoteOutput }
  'save-template': { input: SaveTemplateInput; output: SaveTemplateOutput }
  'send-code': { input: SendCodeInput; output: SendCodeOutput }
  'send-order-message': { input: SendOrderMessageInput; output: SendOrderMessageOutput }
  'send-saved-quote': { input: SendSavedQuoteInput; output: SendSavedQuoteOutput }
  'send-supplier-order': { input: SendSupplierOrderInput; output: SendSupplierOrderOutput }
  'set-member-status': { input: SetMemberStatusInput; output: SetMemberStatusOutput }
  'set-staff-status': { input: SetStaffStatusInput; output: SetStaffStatusOutput }
  'settle-messages': { input: SettleMessagesInput; output: SettleMessagesOutput }
  'share-profit-again': { input: ShareProfitAgainInput; output: ShareProfitAgainOutput }
  'share-saved-quote': { input: ShareSavedQuoteInput; output: ShareSavedQuoteOutput }
  'sign-in': { input: SignInInput; output: SignInOutput }
  'sign-in-by-code': { input: SignInByCodeInput; output: SignInByCodeOutput }
  'sign-out': { input: SignOutInput; output: SignOutOutput }
  'start-from-template': { input: StartFromTemplateInput; output: StartFromTemplateOutput }
  'start-milestone-load': { input: StartMilestoneLoadInput; output: StartMilestoneLoadOutput }
  'start-rate-load': { input: StartRateLoadInput; output: StartRateLoadOutput }
  'start-second-factor': { input: StartSecondFactorInput; output: StartSecondFactorOutput }
  'submit-shipping-instruction': { input: SubmitShippingInstructionInput; output: SubmitShippingInstructionOutput }
  'submit-vgm': { input: SubmitVgmInput; output: SubmitVgmOutput }
  'take-order': { input: TakeOrderInput; output: TakeOrderOutput }
  'track-page-view': { input: TrackPageViewInput; output: TrackPageViewOutput }
  'undo-rate-load': { input: UndoRateLoadInput; output: UndoRateLoadOutput }
  'update-profile': { input: UpdateProfileInput; output: UpdateProfileOutput }
  'upload-avatar': { input: UploadAvatarInput; output: UploadAvatarOutput }
  'upload-booking-file': { input: UploadBookingFileInput; output: UploadBookingFileOutput }
  'upload-licence': { input: UploadLicenceInput; output: UploadLicenceOutput }
  'upload-milestone-sheet': { input: UploadMilestoneSheetInput; output: UploadMilestoneSheetOutput }
  'upload-rate-sheet': { input: UploadRateSheetInput; output: UploadRateSheetOutput }
  'withdraw-application': { input: WithdrawApplicationInput; output: WithdrawApplicationOutput }
  'withdraw-certification': { input: WithdrawCertificationInput; output: WithdrawCertificationOutput }
  'withdraw-rebate-payout': { input: WithdrawRebatePayoutInput; output: WithdrawRebatePayoutOutput }
  'withdraw-staff-invitation': { input: WithdrawStaffInvitationInput; output: WithdrawStaffInvitationOutput }
}

/** Operations that share a handler, and which. */
export interface SharedOperations {
  'create-air-order': 'create-order'
  'create-customs-order': 'create-order'
  'create-entrust-order': 'create-order'
  'create-lcl-order': 'create-order'
  'create-other-order': 'create-order'
  'create-overseas-order': 'create-order'
  'create-rail-order': 'create-order'
  'create-sea-rail-order': 'create-order'
  'create-sea-request-order': 'create-order'
  'create-shipping-order': 'create-order'
  'create-soc-order': 'create-order'
  'create-truck-order': 'create-order'
  'create-warehouse-order': 'create-order'
  'create-yard-order': 'create-order'
  'price-customs': 'price-order'
  'price-entrust': 'price-order'
  'price-lcl': 'price-order'
  'price-soc': 'price-order'
  'price-truck': 'price-order'
  'price-warehouse': 'price-order'
  'price-yard': 'price-order'
}
