/* Do not edit: made from schemas/ by npm run codegen. */

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
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
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
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
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
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
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
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
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

export interface DownloadFileInput {
  fileId: string
}

export type DownloadFileOutput = { name: string; type: string; bytes: Uint8Array }

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
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
}

export interface ListDeskOrdersInput {
  /**
   * Tab of the workbench.
   */
  tab?: ("pending" | "executing" | "completed" | "cancelled")
  omsOrderNo?: string
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "other")
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
  omsOrderNo?: string
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "other")
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

export interface ReadHealthInput {
}

export interface ReadHealthOutput {
  status: string
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

export interface ReadReadinessInput {
}

export interface ReadReadinessOutput {
  status: string
  release?: string
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
}

export interface RecordMilestoneInput {
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
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
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
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
}

export interface RollbackReleaseInput {
  steps: number
}

export interface RollbackReleaseOutput {
  release: string
}

export interface SignInInput {
  /**
   * Account name or mobile number.
   */
  account: string
  /**
   * Password.
   */
  password: string
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
}

export interface SignOutInput {
}

export interface SignOutOutput {
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

export interface UploadBookingFileInput {
  /**
   * Kind of document.
   */
  purpose?: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "other")
}

export interface UploadBookingFileOutput {
  fileId: string
  name: string
  size: number
}

/** Every operation that schemas/ declares. */
export interface Operations {
  'accept-fees': { input: AcceptFeesInput; output: AcceptFeesOutput }
  'cancel-order': { input: CancelOrderInput; output: CancelOrderOutput }
  'check-release': { input: CheckReleaseInput; output: CheckReleaseOutput }
  'confirm-fees': { input: ConfirmFeesInput; output: ConfirmFeesOutput }
  'confirm-payment': { input: ConfirmPaymentInput; output: ConfirmPaymentOutput }
  'create-sea-order': { input: CreateSeaOrderInput; output: CreateSeaOrderOutput }
  'download-file': { input: DownloadFileInput; output: DownloadFileOutput }
  'generate-order': { input: GenerateOrderInput; output: GenerateOrderOutput }
  'list-desk-orders': { input: ListDeskOrdersInput; output: ListDeskOrdersOutput }
  'list-mails': { input: ListMailsInput; output: ListMailsOutput }
  'list-orders': { input: ListOrdersInput; output: ListOrdersOutput }
  'list-releases': { input: ListReleasesInput; output: ListReleasesOutput }
  'price-sea-booking': { input: PriceSeaBookingInput; output: PriceSeaBookingOutput }
  'publish-release': { input: PublishReleaseInput; output: PublishReleaseOutput }
  'query-activities': { input: QueryActivitiesInput; output: QueryActivitiesOutput }
  'query-dict-rows': { input: QueryDictRowsInput; output: QueryDictRowsOutput }
  'query-sea-rates': { input: QuerySeaRatesInput; output: QuerySeaRatesOutput }
  'query-service-contacts': { input: QueryServiceContactsInput; output: QueryServiceContactsOutput }
  'query-warehouse-dict-rows': { input: QueryWarehouseDictRowsInput; output: QueryWarehouseDictRowsOutput }
  'read-health': { input: ReadHealthInput; output: ReadHealthOutput }
  'read-openapi': { input: ReadOpenapiInput; output: ReadOpenapiOutput }
  'read-order': { input: ReadOrderInput; output: ReadOrderOutput }
  'read-readiness': { input: ReadReadinessInput; output: ReadReadinessOutput }
  'read-release': { input: ReadReleaseInput; output: ReadReleaseOutput }
  'read-sea-rate': { input: ReadSeaRateInput; output: ReadSeaRateOutput }
  'read-session': { input: ReadSessionInput; output: ReadSessionOutput }
  'record-milestone': { input: RecordMilestoneInput; output: RecordMilestoneOutput }
  'report-payment': { input: ReportPaymentInput; output: ReportPaymentOutput }
  'rollback-release': { input: RollbackReleaseInput; output: RollbackReleaseOutput }
  'sign-in': { input: SignInInput; output: SignInOutput }
  'sign-out': { input: SignOutInput; output: SignOutOutput }
  'track-page-view': { input: TrackPageViewInput; output: TrackPageViewOutput }
  'upload-booking-file': { input: UploadBookingFileInput; output: UploadBookingFileOutput }
}
