/* Do not edit: made from schemas/ by npm run codegen. */

/**
 * One choice of a dictionary.
 */
export interface DictionaryRow {
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
}

/**
 * One fee of a quote or an order.
 */
export interface FeeLine {
  /**
   * Code of the fee.
   */
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "OWS" | "OTH")
  /**
   * Freight, origin, destination or other.
   */
  group: ("freight" | "origin" | "destination" | "other")
  /**
   * Unit: per box or per bill of lading.
   */
  basis: ("per-box" | "per-bill")
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
}

/**
 * Fee lines with totals as they stood at one moment.
 */
export interface FeeSheet {
  /**
   * Fee lines.
   *
   * Items: One fee of a quote or an order.
   */
  lines: {
    /**
     * Code of the fee.
     */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "OWS" | "OTH")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "other")
    /**
     * Unit: per box or per bill of lading.
     */
    basis: ("per-box" | "per-bill")
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
 * A mail that the demonstration keeps instead of sending.
 */
export interface Mail {
  /**
   * Id of the mail.
   */
  mailId: string
  /**
   * Address.
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
}

/**
 * A step of the carriage: planned, estimated or actual. They come in any order.
 */
export interface Milestone {
  /**
   * Which step.
   */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned")
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
}

/**
 * The sum of the lines in one currency.
 */
export interface MoneyTotal {
  /**
   * ISO 4217 code.
   */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /**
   * Sum of the rounded lines.
   */
  amount: string
}

/**
 * An order from entrusting to completion.
 */
export interface Order {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Kind of order.
   */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "other")
  /**
   * Where it stands in its life.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
  /**
   * Where payment stands.
   */
  payment: ("unpaid" | "reported" | "received")
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
  pol: string
  /**
   * Port of discharge.
   */
  pod: string
  /**
   * Carrier.
   */
  carrier: string
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
   * Types and quantities, such as 1*20GP 2*40HQ.
   */
  boxes: string
  /**
   * Master bill of lading.
   */
  mblNo?: string
  /**
   * Total in the base currency: confirmed, else estimated.
   */
  baseTotal: string
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
   * What the customer filled in.
   */
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
  /**
   * Fees as quoted when ordered; never changed.
   */
  estimated: {
    /**
     * Fee lines.
     *
     * Items: One fee of a quote or an order.
     */
    lines: {
      /**
       * Code of the fee.
       */
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "OWS" | "OTH")
      /**
       * Freight, origin, destination or other.
       */
      group: ("freight" | "origin" | "destination" | "other")
      /**
       * Unit: per box or per bill of lading.
       */
      basis: ("per-box" | "per-bill")
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
      fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "OWS" | "OTH")
      /**
       * Freight, origin, destination or other.
       */
      group: ("freight" | "origin" | "destination" | "other")
      /**
       * Unit: per box or per bill of lading.
       */
      basis: ("per-box" | "per-bill")
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
    milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned")
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
    type?: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "other")
    /**
     * Name as uploaded.
     */
    name: string
    /**
     * Bytes.
     */
    size: number
    /**
     * When it was stored.
     */
    at: string
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
    event: ("submit" | "confirm-fees" | "accept-fees" | "report-payment" | "confirm-payment" | "generate" | "record-milestone" | "complete" | "cancel")
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
    role: ("registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
    /**
     * State before.
     */
    from?: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
    /**
     * State after.
     */
    to: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
    /**
     * What was said with it.
     */
    note?: string
  }[]
  /**
   * What the reader is to the order: who ordered it, a colleague, or neither.
   */
  relation: ("own" | "own-company" | "other")
  /**
   * Whether all milestones that complete the order are actual.
   */
  milestonesDone: boolean
}

/**
 * An entry of the order’s append-only log.
 */
export interface OrderEvent {
  /**
   * Position in the log.
   */
  seq: number
  /**
   * What happened.
   */
  event: ("submit" | "confirm-fees" | "accept-fees" | "report-payment" | "confirm-payment" | "generate" | "record-milestone" | "complete" | "cancel")
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
  role: ("registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /**
   * State before.
   */
  from?: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
  /**
   * State after.
   */
  to: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
  /**
   * What was said with it.
   */
  note?: string
}

/**
 * A document that belongs to an order.
 */
export interface OrderFile {
  /**
   * Id of the file.
   */
  fileId: string
  /**
   * Kind of document.
   */
  type?: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "other")
  /**
   * Name as uploaded.
   */
  name: string
  /**
   * Bytes.
   */
  size: number
  /**
   * When it was stored.
   */
  at: string
}

/**
 * What a list shows of an order.
 */
export interface OrderSummary {
  /**
   * Order number.
   */
  omsOrderNo: string
  /**
   * Kind of order.
   */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "other")
  /**
   * Where it stands in its life.
   */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
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
  pol: string
  /**
   * Port of discharge.
   */
  pod: string
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
   * Types and quantities, such as 1*20GP 2*40HQ.
   */
  boxes: string
  /**
   * Master bill of lading.
   */
  mblNo?: string
  /**
   * Total in the base currency: confirmed, else estimated.
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
}

/**
 * What the customer says was paid; staff confirm the receipt.
 */
export interface PaymentReport {
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
 * What a booking would cost, line by line.
 */
export interface Quote {
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
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "OWS" | "OTH")
    /**
     * Freight, origin, destination or other.
     */
    group: ("freight" | "origin" | "destination" | "other")
    /**
     * Unit: per box or per bill of lading.
     */
    basis: ("per-box" | "per-bill")
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
}

/**
 * A dated offer of a carrier on a lane, loaded by staff.
 */
export interface Rate {
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
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "OWS" | "OTH")
    /**
     * Where it arises: freight, origin or destination.
     */
    group: ("freight" | "origin" | "destination" | "other")
    /**
     * Charged per box or per bill of lading.
     */
    basis: ("per-box" | "per-bill")
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
   * Counts the changes of the rate; an order names the one it saw.
   */
  version: number
  /**
   * Why prices are not shown: login or certify.
   */
  hidden?: ("login" | "certify")
}

/**
 * Who is signed in.
 */
export interface Session {
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
}

/**
 * One surcharge that a carrier adds to a sea rate.
 */
export interface Surcharge {
  /**
   * Code of the fee.
   */
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "OWS" | "OTH")
  /**
   * Where it arises: freight, origin or destination.
   */
  group: ("freight" | "origin" | "destination" | "other")
  /**
   * Charged per box or per bill of lading.
   */
  basis: ("per-box" | "per-bill")
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
}
