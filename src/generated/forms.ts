/* Do not edit: made from schemas/ by npm run codegen. */

export interface CancelOrder {
  /**
   * Why.
   */
  reason: string
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
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "OWS" | "OTH")
    /**
     * Group.
     */
    group: ("freight" | "origin" | "destination" | "other")
    /**
     * Unit.
     */
    basis: ("per-box" | "per-bill")
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
   * What the customer should know.
   */
  note?: string
}

export interface OrderSearch {
  /**
   * Order number.
   */
  omsOrderNo?: string
  /**
   * Kind of order.
   */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "other")
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

export interface RecordMilestone {
  /**
   * Which step.
   */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned")
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

export interface SignIn {
  /**
   * Account name or mobile number.
   */
  account: string
  /**
   * Password.
   */
  password: string
}
