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
  event?: ("signed-in" | "signed-out" | "sign-in-failed" | "sign-in-limited" | "code-sent" | "code-limited" | "code-refused" | "registered" | "password-changed" | "password-reset" | "second-factor-on" | "second-factor-off" | "session-ended" | "sessions-ended" | "session-cut" | "denied" | "limited" | "profile-changed" | "avatar-changed" | "avatar-removed" | "notifications-changed" | "certification-applied" | "certification-approved" | "certification-refused" | "certification-withdrawn" | "application-withdrawn" | "join-requested" | "join-approved" | "join-refused" | "administrator-appointed" | "member-role-changed" | "member-disabled" | "member-enabled" | "member-removed" | "invitation-created" | "invitation-revoked" | "invitation-accepted" | "referral-opened" | "referral-followed" | "order-submit" | "order-cancel" | "order-reject" | "order-request-amendment" | "order-decline-amendment" | "quote-saved" | "quote-removed" | "quote-restored" | "quote-shared" | "quote-sent" | "quote-link-revoked" | "fees-confirmed" | "release-published" | "release-rolled-back" | "file-quarantined" | "rates-loaded" | "milestones-loaded" | "rates-undone" | "exchange-rate-added" | "exchange-rate-corrected" | "rebate-requested" | "rebate-withdrawn" | "rebate-approved" | "rebate-refused" | "rebate-paid" | "rebate-rule-added" | "rebate-rule-ended" | "profit-agreement-added" | "profit-agreement-changed" | "profit-agreement-ended" | "profit-shared-again" | "supplier-added" | "supplier-changed" | "supplier-order-placed" | "supplier-order-changed" | "supplier-order-sent" | "supplier-order-confirmed" | "supplier-order-finished" | "supplier-order-cancelled" | "supplier-file-attached" | "company-notifications-changed" | "staff-invited" | "staff-invitation-withdrawn" | "staff-joined" | "staff-role-changed" | "staff-suspended" | "staff-restored" | "staff-sessions-ended" | "second-factor-removal-requested" | "second-factor-removal-refused" | "second-factor-removed")
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

export interface BillChange {
  /**
   * What is to be changed.
   */
  remarks: string
  /**
   * A file with the corrections.
   */
  file?: string
}

export interface BillDraft {
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
}

export interface Containers {
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

export interface DeclineAmendment {
  /**
   * Why.
   */
  reason: string
}

export interface DeskPeriod {
  /**
   * How many days back.
   */
  period: ("30" | "90" | "180" | "365")
}

export interface EndRule {
  /**
   * Last day on which it holds.
   */
  validTo: string
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

export interface FactsCargo {
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
   * Export, import or domestic.
   */
  businessType?: ("export" | "import" | "domestic")
  /**
   * Customs trade mode.
   */
  tradeMode?: ("0110" | "0214" | "0615" | "1210" | "9610")
  /**
   * Original, telex release or waybill.
   */
  billType?: ("original" | "telex" | "waybill")
  /**
   * When the containers are stuffed.
   */
  stuffingAt?: string
  /**
   * Warehouse at which they are stuffed.
   */
  warehouse?: string
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
}

export interface FactsCustoms {
  /**
   * Number of the customs declaration.
   */
  declarationNo?: string
  /**
   * Customs district that it is declared at.
   */
  customsDistrict?: string
  /**
   * Customs trade mode.
   */
  tradeMode?: ("0110" | "0214" | "0615" | "1210" | "9610")
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
   * Latest customs release (DCSA CUA).
   */
  customsCutOffAt?: string
  /**
   * Number of the inspection.
   */
  inspectionNo?: string
}

export interface FactsCutOffs {
  /**
   * Earliest pick-up of the empty containers (DCSA ECP).
   */
  emptyPickUpAt?: string
  /**
   * Earliest delivery of full containers (DCSA EFC).
   */
  cyOpenAt?: string
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
}

export interface FactsInsurance {
  /**
   * Number of the insurance policy.
   */
  policyNo?: string
  /**
   * What is insured.
   */
  insuranceCover?: ("all-risks" | "with-average" | "free-of-particular-average")
  /**
   * Insurance company.
   */
  insurer?: string
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
}

export interface FactsJourney {
  /**
   * Carrier.
   */
  carrier?: string
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
   * Estimated arrival.
   */
  eta?: string
  /**
   * Master bill of lading.
   */
  mblNo?: string
  /**
   * House bill of lading.
   */
  hblNo?: string
  /**
   * Where the carrier takes the goods over.
   */
  placeOfReceipt?: string
  /**
   * Where the carrier hands the goods over.
   */
  placeOfDelivery?: string
}

export interface FactsLclCutOffs {
  /**
   * Latest delivery of loose cargo to the warehouse (DCSA LCO).
   */
  lclCutOffAt?: string
  /**
   * Latest shipping instruction (DCSA DCO).
   */
  siCutOffAt?: string
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
}

export interface FactsSailing {
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
   * Estimated arrival.
   */
  eta?: string
  /**
   * Terminal that the containers leave from.
   */
  terminal?: string
  /**
   * Master bill of lading.
   */
  mblNo?: string
  /**
   * House bill of lading.
   */
  hblNo?: string
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
}

export interface FactsTrucks {
  /**
   * Trucks that carry the containers.
   *
   * @maxItems 60
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
}

export interface FactsWarehouse {
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
}

export interface FeeTerms {
  /**
   * Service.
   */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
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

export interface HandOver {
  /**
   * Who has it from now on.
   */
  to: string
  /**
   * What the colleague should know.
   */
  note: string
}

export interface HoldOrder {
  /**
   * Which step.
   */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /**
   * Why.
   */
  reason: string
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

export interface JoinStaff {
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

export interface MilestoneLoad {
  /**
   * Id of the uploaded sheet.
   */
  file: string
}

export interface OrderFile {
  /**
   * Kind of document.
   */
  type: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
  /**
   * The file.
   */
  file: string
}

export interface OrderSearch {
  /**
   * Order number.
   */
  omsOrderNo?: string
  /**
   * Master bill of lading.
   */
  mblNo?: string
  /**
   * Port of loading.
   */
  pol?: string
  /**
   * Port of discharge.
   */
  pod?: string
  /**
   * First day of ordering.
   */
  from?: string
  /**
   * Last day of ordering.
   */
  to?: string
}

export interface OtherService {
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

export interface ProfitAgreement {
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

export interface ProfitChange {
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
}

export interface PutBack {
  /**
   * Why, or how far it has come.
   */
  note?: string
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

export interface RebatePayment {
  /**
   * Day of the transfer.
   */
  paidOn: string
  /**
   * Reference of the transfer.
   */
  reference: string
}

export interface RebatePayout {
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
}

export interface RebateRule {
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

export interface RejectOrder {
  /**
   * Why.
   */
  reason: string
}

export interface ReleaseHold {
  /**
   * Which step.
   */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /**
   * Why.
   */
  reason?: string
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

export interface RequestAmendment {
  /**
   * Why.
   */
  reason?: string
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

export interface SecondFactorRemoval {
  /**
   * How it was verified that the person asks; the second administrator reads it.
   */
  reason: string
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

export interface ShippingInstruction {
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
}

export interface ShippingOrder {
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

export interface StaffInvitation {
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

export interface Supplier {
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

export interface SupplierChange {
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
}

export interface SupplierConfirm {
  /**
   * The supplier's own number.
   */
  reference?: string
  /**
   * What the supplier said.
   */
  note?: string
}

export interface SupplierFile {
  /**
   * The file.
   */
  fileId: string
  /**
   * What it is.
   */
  note?: string
}

export interface SupplierOrder {
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

export interface SupplierOrderChange {
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

export interface TemplateName {
  /**
   * What the template is called.
   */
  name: string
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

export interface Vgm {
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
