/* Do not edit: made from schemas/ by npm run codegen. */

export interface Air {
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

export interface AuditSearch {
  /**
   * Only changes, or only security.
   */
  kind?: ("act" | "security")
  /**
   * Only this event.
   */
  event?: ("signed-in" | "signed-out" | "sign-in-failed" | "sign-in-limited" | "code-sent" | "code-limited" | "code-refused" | "registered" | "password-changed" | "password-reset" | "second-factor-on" | "second-factor-off" | "session-ended" | "sessions-ended" | "session-cut" | "denied" | "limited" | "profile-changed" | "avatar-changed" | "avatar-removed" | "notifications-changed" | "certification-applied" | "certification-approved" | "certification-refused" | "certification-withdrawn" | "application-withdrawn" | "join-requested" | "join-approved" | "join-refused" | "administrator-appointed" | "member-role-changed" | "member-disabled" | "member-enabled" | "member-removed" | "invitation-created" | "invitation-revoked" | "invitation-accepted" | "referral-opened" | "referral-followed" | "order-submit" | "order-cancel" | "quote-saved" | "quote-removed" | "quote-restored" | "quote-shared" | "quote-sent" | "quote-link-revoked" | "fees-confirmed" | "release-published" | "release-rolled-back" | "rates-loaded" | "rates-undone" | "exchange-rate-added" | "exchange-rate-corrected")
  /**
   * Part of the name of who did it.
   */
  actor?: string
  /**
   * Whom or what it concerns.
   */
  subject?: string
  /**
   * First day.
   */
  from?: string
  /**
   * Last day.
   */
  to?: string
}

export interface BoxCost {
  /**
   * Port of loading.
   */
  port: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
  /**
   * Terminal.
   */
  terminal?: string
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
}

export interface CancelOrder {
  /**
   * Why.
   */
  reason: string
}

export interface CarrierSearch {
  /**
   * Port of loading.
   */
  pol?: string
  /**
   * Port of discharge.
   */
  pod?: string
  /**
   * SCAC.
   */
  carrier?: string
}

/**
 * What a person says of their company. The same form asks to join where the company is certified already.
 */
export interface Certification {
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

export interface ChangePassword {
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

export interface CompareBoxes {
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
}

export interface ConfirmFees {
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
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
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
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "other")
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
}

export interface Customs {
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

export interface Entrust {
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

export interface ExchangeCorrection {
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
}

export interface ExchangeRate {
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

export interface FeeTerms {
  /**
   * Service.
   */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "other")
  /**
   * Port.
   */
  port?: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
}

export interface FreeTime {
  /**
   * Where the container stands or waits.
   */
  place: ("door" | "truck-yard" | "yard")
  /**
   * Port to which the place belongs.
   */
  port: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
  /**
   * Container type.
   */
  boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /**
   * The container is empty.
   */
  empty?: boolean
  /**
   * Day of arrival.
   */
  fromDay: string
  /**
   * Time of arrival, at the place.
   */
  fromTime: string
  /**
   * Day of departure.
   */
  toDay: string
  /**
   * Time of departure, at the place.
   */
  toTime: string
}

export interface Insurance {
  /**
   * Kind of cover.
   */
  cover: ("all-risks" | "with-average" | "free-of-particular-average")
  /**
   * Insured value in yuan, whole units.
   */
  insuredValue: string
}

export interface Invitation {
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

export interface Lcl {
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

export interface Notifications {
  /**
   * Events that are told by mail.
   *
   * @maxItems 50
   */
  mail?: ("order-submitted" | "fees-confirmed" | "order-progress" | "order-cancelled" | "membership")[]
}

export interface OrderSearch {
  /**
   * Order number.
   */
  omsOrderNo?: string
  /**
   * Kind of order.
   */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "other")
  /**
   * Port of loading.
   */
  pol?: string
  /**
   * Port of discharge.
   */
  pod?: string
  /**
   * Master bill of lading.
   */
  mblNo?: string
}

export interface Overseas {
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

export interface Preview {
  /**
   * The moment to look at.
   */
  at: string
}

export interface Profile {
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
}

export interface Rail {
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

export interface RateLoad {
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

export interface RecordMilestone {
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
}

/**
 * Asked before an application or a request to join is refused.
 */
export interface Refusal {
  /**
   * Why it is refused; the applicant reads it.
   */
  reason: string
}

export interface Register {
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

export interface RemoveMember {
  /**
   * Why; the member reads it.
   */
  reason?: string
}

export interface RemoveSecondFactor {
  /**
   * The present password.
   */
  password?: string
  /**
   * A code of the authenticator, or a recovery code.
   */
  code?: string
}

export interface RenameQuote {
  /**
   * What the quote is called.
   */
  name: string
}

export interface ReportPayment {
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
}

export interface ResetPassword {
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

export interface SeaBooking {
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

export interface SeaRail {
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

export interface SeaRequest {
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

export interface SeaSearch {
  /**
   * Port of loading.
   */
  pol?: string
  /**
   * Port of discharge.
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
}

export interface SecondFactor {
  /**
   * Proves that the authenticator holds the secret.
   */
  code: string
  /**
   * The present password, where the person has one.
   */
  password?: string
}

export interface SendQuote {
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
}

export interface ShareQuote {
  /**
   * How many days the link is open.
   */
  days: number
}

export interface SignIn {
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

export interface SignInByCode {
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

export interface Soc {
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

export interface TruckOrder {
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

export interface TruckQuote {
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

export interface WarehouseOrder {
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

export interface WarehouseSearch {
  /**
   * Port that is served.
   */
  parent?: string
  /**
   * Smallest floor area.
   */
  areaFrom?: number
  /**
   * Words.
   */
  q?: string
}

export interface WithdrawCertification {
  /**
   * Why; the company’s people read it.
   */
  reason: string
}

export interface YardBoxSearch {
  /**
   * Bill of lading.
   */
  blNo: string
}

export interface YardOrder {
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

export interface YardSearch {
  /**
   * Port that is served.
   */
  parent?: string
  /**
   * Words.
   */
  q?: string
}
