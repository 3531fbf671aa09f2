/* Do not edit: made from schemas/ by npm run codegen. */

/** One field as it was and as it is. */
export type AuditChange = {
  /** What changed, or what is told beside it. */
  field: ("role" | "status" | "state" | "membership" | "name" | "latinName" | "email" | "phone" | "language" | "reason" | "requestId" | "companyName" | "uscc" | "kind" | "people" | "baseTotal" | "places" | "expiresAt" | "note" | "by" | "purpose" | "address" | "operation" | "error" | "session" | "count" | "invitation" | "invitedBy" | "madeBy" | "release" | "seconds" | "file" | "rows" | "replaced" | "leftOut" | "currency" | "rate" | "validFrom" | "validTo" | "month" | "amount" | "payee" | "account" | "reference" | "paidOn" | "partner" | "share" | "unit" | "rule" | "code" | "supplier" | "service" | "order" | "tiers" | "active" | "contact" | "notifications" | "requestedBy" | "secondFactor")
  /** As it was. */
  before?: string
  /** As it is, or what is told. */
  after?: string
}

/** Who did what to whom, and when. */
export type AuditEntry = {
  /** Number of the entry. */
  entryId: string
  /** When it happened. */
  at: string
  /** Change or security. */
  kind: ("act" | "security")
  /** What happened. */
  event: ("signed-in" | "signed-out" | "sign-in-failed" | "sign-in-limited" | "code-sent" | "code-limited" | "code-refused" | "registered" | "password-changed" | "password-reset" | "second-factor-on" | "second-factor-off" | "session-ended" | "sessions-ended" | "session-cut" | "denied" | "limited" | "profile-changed" | "avatar-changed" | "avatar-removed" | "notifications-changed" | "certification-applied" | "certification-approved" | "certification-refused" | "certification-withdrawn" | "application-withdrawn" | "join-requested" | "join-approved" | "join-refused" | "administrator-appointed" | "member-role-changed" | "member-disabled" | "member-enabled" | "member-removed" | "invitation-created" | "invitation-revoked" | "invitation-accepted" | "referral-opened" | "referral-followed" | "order-submit" | "order-cancel" | "order-reject" | "order-request-amendment" | "order-decline-amendment" | "quote-saved" | "quote-removed" | "quote-restored" | "quote-shared" | "quote-sent" | "quote-link-revoked" | "fees-confirmed" | "release-published" | "release-rolled-back" | "file-quarantined" | "rates-loaded" | "milestones-loaded" | "rates-undone" | "exchange-rate-added" | "exchange-rate-corrected" | "rebate-requested" | "rebate-withdrawn" | "rebate-approved" | "rebate-refused" | "rebate-paid" | "rebate-rule-added" | "rebate-rule-ended" | "profit-agreement-added" | "profit-agreement-changed" | "profit-agreement-ended" | "profit-shared-again" | "supplier-added" | "supplier-changed" | "supplier-order-placed" | "supplier-order-changed" | "supplier-order-sent" | "supplier-order-confirmed" | "supplier-order-finished" | "supplier-order-cancelled" | "supplier-file-attached" | "company-notifications-changed" | "staff-invited" | "staff-invitation-withdrawn" | "staff-joined" | "staff-role-changed" | "staff-suspended" | "staff-restored" | "staff-sessions-ended" | "second-factor-removal-requested" | "second-factor-removal-refused" | "second-factor-removed" | "record-created" | "record-changed" | "record-published" | "record-withdrawn" | "record-archived" | "record-restored")
  /** Who did it; empty where nobody was signed in. */
  actor?: string
  /** In which role. */
  actorRole: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** Company that it concerns. */
  companyName?: string
  /** Name of the person, or number of the record, that it happened to. */
  subject?: string
  /** Number of the request, which the log has too. */
  requestId: string
  /** What changed, and what is told beside it. */
  changes: AuditChange[]
}

/** What the customer wants the draft to say otherwise. */
export type BillChange = {
  /** What is to be changed. */
  remarks: string
  /** Version of the draft that it speaks of. */
  draft: number
  /** Id of a file with the corrections. */
  fileId?: string
  /** When. */
  at: string
  /** Who. */
  by: string
}

/** A draft that customer service uploaded for the customer to confirm. */
export type BillDraft = {
  /** Id of the file. */
  fileId: string
  /** Name of the file. */
  name: string
  /** Number of the bill. */
  billNo?: string
  /** What the customer should look at. */
  note?: string
  /** Which version of the draft, counted from 1. */
  version: number
  /** When. */
  at: string
  /** Who. */
  by: string
}

/** What a company has booked with a carrier. */
export type CarrierBooking = {
  /** SCAC of the carrier. */
  carrier: string
  /** Orders in all, without cancelled ones. */
  orders: number
  /** To be confirmed. */
  pending: number
  /** In process. */
  executing: number
  /** Completed. */
  completed: number
  /** The next departure of an order that is not completed. */
  nextEtd?: string
  /** When the last order was made. */
  lastOrderedAt: string
  /** Total of these orders in the base currency. */
  baseTotal: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** One of the next sailings of a carrier. */
export type CarrierDeparture = {
  /** Rate of the sailing. */
  rateId: string
  /** Estimated departure. */
  etd: string
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** Service code. */
  service: string
  /** Vessel. */
  vessel?: string
  /** Voyage. */
  voyage?: string
  /** Days from departure to arrival. */
  transitDays: number
  /** direct or transit. */
  routing: ("direct" | "transit")
  /** Currency of the freight. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Ocean freight for one 40HQ. */
  price40HQ?: string
}

/** What a carrier sails in the coming weeks, in figures. */
export type CarrierOffer = {
  /** SCAC of the carrier. */
  carrier: string
  /** The four letters by which the trade knows the carrier. */
  scac: string
  /** Weekly loops. */
  services: number
  /** Departures of a vessel from a port of loading in these weeks. */
  sailings: number
  /** Pairs of ports that are reached without transhipment. */
  direct: number
  /** Pairs of ports. */
  lanes: number
  /** Shortest transit time. */
  fastest: number
  /** Longest transit time. */
  slowest: number
  /** The next departure. */
  nextEtd: string
  /** Rate of the next departure. */
  nextRateId: string
  /** The next departures, the first ones first. */
  departures: CarrierDeparture[]
  /** Currency of the lowest freight. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Lowest ocean freight for one 40HQ among these sailings. */
  lowest40HQ?: string
  /** Why prices are not shown: login or certify. */
  hidden?: ("login" | "certify")
}

/** An application for certification, for customer service. */
export type Certification = {
  /** Id of the request. */
  requestId: string
  /** What has become of it. */
  state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
  /** Company as the applicant wrote it. */
  companyName: string
  /** Unified social credit code. */
  uscc: string
  /** Who applied. */
  applicant: string
  /** Account of the applicant. */
  account?: string
  /** Mobile number of the applicant. */
  phone?: string
  /** E-mail of the applicant. */
  email?: string
  /** When it was sent. */
  createdAt: string
  /** Hours that it waited, or waits still. */
  waitingHours: number
  /** When it was decided. */
  decidedAt?: string
  /** Who decided. */
  decidedBy?: string
  /** Why it was refused or ended. */
  reason?: string
  /** Counts the changes; a write names the one it saw. */
  version: number
  /** Where the person stands. */
  membership?: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
  /** How the reader stands to the person, as the machine asks it. */
  relation?: ("none" | "own" | "own-company" | "other")
  /** Standing of the person. */
  role?: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** Whether the person is not disabled. */
  active?: boolean
  /** Active administrators of the company beside this person. */
  otherAdmins?: number
  /** Name of the licence’s file. */
  licenceName?: string
  /** Its bytes. */
  licenceSize?: number
  /** What the same person asked before, latest first. */
  earlierRequests?: {
    /** When it was sent. */
    at: string
    /** What became of it. */
    state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
    /** Company as written then. */
    companyName: string
    /** Why it was refused or ended. */
    reason?: string
  }[]
  /** Other open applications with the same code; they turn into requests to join once one is approved. */
  sameCodeOpen?: number
}

/** A customer’s company, for customer service. */
export type Company = {
  /** Id of the company. */
  companyId: string
  /** Full name in the reader’s language. */
  name: string
  /** Unified social credit code. */
  uscc?: string
  /** Whether it is certified. */
  status: ("certified" | "withdrawn")
  /** People who belong to it. */
  members: number
  /** Those of them who administer it and are not disabled. */
  admins: number
  /** Why its certification was withdrawn. */
  reason?: string
  /** When it came to the portal. */
  createdAt?: string
  /** Counts the changes; a write names the one it saw. */
  version: number
}

/** A sea rate with what it comes to for one mix of boxes, beside others. */
export type ComparedOffer = {
  /** Id of the rate. */
  rateId: string
  /** Port of loading, UN/LOCODE as carriers use it. */
  pol: string
  /** Port of discharge, UN/LOCODE. */
  pod: string
  /** SCAC of the carrier. */
  carrier: string
  /** Service code of the carrier. */
  service?: string
  /** direct or transit, for display. */
  routing?: ("direct" | "transit")
  /** Port of transhipment. */
  transitPort?: string
  /** Days from departure to arrival. */
  transitDays?: number
  /** Vessel of the next sailing. */
  vessel?: string
  /** Voyage of the next sailing. */
  voyage?: string
  /** Estimated departure of the next sailing. */
  etd: string
  /** First day on which the rate may be booked. */
  validFrom?: string
  /** Last day on which the rate may be booked. */
  validTo?: string
  /** Free demurrage and detention at destination, days. */
  freeDays?: number
  /** Greatest cargo weight of a 20-foot box, kg. */
  weightLimitKg?: string
  /** What else holds, in the reader’s language. */
  remarks?: string
  /** Why prices are not shown: login or certify. */
  hidden?: ("login" | "certify")
  /** Whether it is a rate of the company's contract. */
  contract?: boolean
  /** Whether it has sailed or can no longer be booked. */
  over?: boolean
  /** What all boxes cost, in the base currency. */
  baseTotal?: string
  /** Base currency. */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** What they cost in each currency. */
  totals?: MoneyTotal[]
  /** What each group of fees comes to in the base currency. */
  groups?: FeeGroupTotal[]
  /** Why there is no price, in the reader's words. */
  missing?: string
  /** Whether no other costs less. */
  cheapest?: boolean
  /** Whether no other arrives sooner. */
  fastest?: boolean
  /** Whether price and days together are the best. */
  best?: boolean
}

/** What a customs tariff may ask. */
export type CustomsFacts = {
  /** Declarations of the order. */
  declarations?: number
  /** Items of goods on the declaration. */
  goodsItems?: number
  /** Containers that customs open. */
  inspectedBoxes?: number
  /** Amendments of a declaration. */
  amendments?: number
}

/** How many orders wait for something so long. */
export type DeskAgeCount = {
  /** What they wait for. */
  queue: ("fees" | "payments" | "to-generate" | "amendments" | "bills" | "milestones" | "messages")
  /** What they wait for, in words. */
  name: string
  /** How long. */
  age: ("fresh" | "late" | "overdue")
  /** How many. */
  orders: number
}

/** Orders of one kind that were placed in one month, and what they come to. */
export type DeskMonth = {
  /** Month, YYYY-MM, where the brand works. */
  month: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** How many were placed and not cancelled. */
  orders: number
  /** How many of them have no price yet; they are not in the amount. */
  unpriced: number
  /** What they come to in the base currency. Left out where none is priced. */
  amount?: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** What somebody of customer service has at hand, and has confirmed in the period. */
export type DeskOwnerCount = {
  /** Who; none for what nobody has taken. */
  ownerId: string
  /** Their name; left out for what nobody has taken. */
  owner?: string
  /** Orders that are theirs and not ended. */
  open: number
  /** Of what waits at the desk, theirs. */
  waiting: number
  /** Of that, what has waited too long. */
  overdue: number
  /** Orders whose fees they were first to confirm in the period. */
  confirmed: number
}

/** How long customers wait for their fees, and how much is open. */
export type DeskStatistics = {
  /** Orders placed in the period. */
  orders: number
  /** Orders whose fees were first confirmed in the period. */
  confirmed: number
  /** Hours from order to confirmed fees that half of them took at most. */
  medianHours?: string
  /** Hours that nine of ten took at most. */
  mostHours?: string
  /** Orders that are not ended. */
  open: number
  /** What waits at the desk now. */
  waiting: number
  /** Of that, what has waited too long. */
  overdue: number
}

/** Why an order waits for customer service, and since when. */
export type DeskWait = {
  /** What it waits for. */
  queue: ("fees" | "payments" | "to-generate" | "amendments" | "bills" | "milestones" | "messages")
  /** Since when; a moment to come is when it begins to wait. */
  since: string
}

/** One choice of a dictionary. */
export type DictionaryRow = {
  /** What is stored. */
  value: string
  /** What is shown, in the reader’s language. */
  label: string
  /** Colour of its chip. */
  tone?: string
  /** Group it belongs to. */
  group?: string
}

/** Something that the check says of the documents beside the server. */
export type DocumentFinding = {
  /** Place and code, which no other finding shares. */
  findingId: string
  /** File, line and column. */
  place: string
  /** error or warning. */
  severity: ("error" | "warning")
  /** Code, which the manual explains. */
  code: string
  /** What was found and what is allowed. */
  message: string
}

/** A currency has no rate on these days: quotes in it are refused. */
export type ExchangeHole = {
  /** Currency and first day. */
  holeId: string
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** First day without a rate. */
  from: string
  /** Last day without a rate; without one, it does not end. */
  to?: string
}

/** What one unit of a currency is worth in the base currency, from a day on. Nothing that a quote used is ever rewritten. */
export type ExchangeRate = {
  /** Id of the entry. */
  exchangeRateId: string
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Currency that it is told in. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Worth of one unit in the base currency. */
  rate: string
  /** First day. */
  validFrom: string
  /** Last day; without one, until the next begins. */
  validTo?: string
  /** Whether quotes of today use it. */
  state: ("in-force" | "coming" | "covered" | "past" | "corrected")
  /** Who entered it. */
  by?: string
  /** When it was entered. */
  createdAt: string
  /** Why it was entered or corrected. */
  note?: string
  /** Counts corrections of the same beginning. */
  revision: number
  /** Whether it can be corrected. */
  open: boolean
}

/** What could not be sent, however often it was tried. */
export type FailedDelivery = {
  /** Number of the delivery. */
  deliveryId: string
  /** How it was to leave. */
  channel: ("mail" | "sms")
  /** What it tells of; left out for what has a purpose of its own. */
  event?: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
  /** What it is about. */
  about?: string
  /** Whom it was for, mostly hidden. */
  recipient: string
  /** Its subject. */
  subject: string
  /** How often it was tried. */
  attempts: number
  /** Why it was not taken, as the receiver said. */
  failure: string
  /** When it was written. */
  at: string
}

/** What the fees of one group come to. */
export type FeeGroupTotal = {
  /** Group of fees. */
  group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
  /** Sum in the base currency. */
  baseAmount: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** One fee of a quote or an order. */
export type FeeLine = {
  /** Code of the fee. */
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
  /** Freight, origin, destination or other. */
  group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
  /** Unit of the price, such as a box or a begun hour. */
  basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
  /** Box type of a line per box. */
  boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** Price of one unit. */
  unitPrice: string
  /** ISO 4217 code. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** How many units. */
  quantity: string
  /** Unit price times quantity, rounded to the minor unit. */
  amount: string
  /** Base currency for one unit of the currency. */
  exchangeRate: string
  /** Amount in the base currency, rounded. */
  baseAmount: string
  /** Where the price comes from: rate, tariff or staff. */
  source: ("rate" | "tariff" | "staff")
  /** Of a combined order: the service that the fee belongs to. */
  part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Tax inside the amount, or on top of it. */
  tax?: FeeTax
  /** The rule of the tariff that made the amount. */
  why?: FeeWhy
}

/** Fee lines with totals as they stood at one moment. */
export type FeeSheet = {
  /** Fee lines. */
  lines: FeeLine[]
  /** Total in each currency. */
  totals: MoneyTotal[]
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Sum of the base amounts. */
  baseTotal: string
  /** When it was made. */
  at: string
  /** Who made it. */
  by?: string
  /** What was said with it. */
  note?: string
}

/** The tax on one line: inside its amount, or to be paid on top of it. */
export type FeeTax = {
  /** Whether the amount includes the tax. */
  included: boolean
  /** Percent. */
  rate: string
  /** Amount without tax. */
  net: string
  /** The tax itself. */
  tax: string
  /** ISO 4217 code, where the tax is a sum of several lines. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** The rule of a tariff, where it stands, what it was given, and what decided. */
export type FeeWhy = {
  /** Tariff that was used. */
  tariff: string
  /** Its line. */
  line: string
  /** File that says what decided. */
  path: string
  /** Line of the file. */
  row: number
  /** Where the figures come from. */
  source?: ("specification" | "standard" | "assumed")
  /** Parts of the rule that are assumed although its source is not. */
  assumed?: string[]
  /** What the rule was given. */
  inputs: {
    [k: string]: string
  }
  /** Units charged. */
  quantity?: string
  /** Units that came off first. */
  free?: string
  /** Tier, band or row of the price table. */
  tier?: string
  /** What decided the amount. */
  decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
}

/** A line of goods on a shipping instruction. */
export type GoodsLine = {
  /** Marks and numbers on the packages. */
  marks?: string
  /** Description of the goods, as it stands on the bill. */
  goodsName: string
  /** Code of the Harmonized System, 6 to 10 digits. */
  hsCode?: string
  /** Number of packages. */
  packages: number
  /** Kind of packages. */
  packageUnit: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
  /** Gross weight, in kilograms. */
  grossWeight: string
  /** Measurement, in cubic metres. */
  volume: string
  /** Container that the goods are in. */
  containerNo?: string
}

/** What an insurance tariff may ask. */
export type InsuranceFacts = {
  /** Insured value of the cargo, in the currency of the tariff. */
  cargoValue?: string
}

/** A link that brings people into a company. The code in it is kept nowhere. */
export type Invitation = {
  /** Id of the invitation. */
  invitationId: string
  /** What it is for, as its maker wrote. */
  note: string
  /** Whether it can still be used. */
  state: ("open" | "used-up" | "ended" | "revoked")
  /** How many came by it. */
  came: number
  /** How many may come by it in all. */
  places: number
  /** Company that it leads to. */
  companyName: string
  /** Who made it. */
  invitedBy: string
  /** When it was made. */
  createdAt: string
  /** Until when it is open. */
  expiresAt: string
  /** Who came by it, the last first. */
  people: InvitedPerson[]
}

/** What the person who opens a link sees. A link that can no longer be used shows nothing, not even whether it ever existed. */
export type InvitationOffer = {
  /** open; ended: no longer open, whatever the reason; joined, awaiting: the reader came by it. */
  state: ("open" | "ended" | "joined" | "awaiting")
  /** Company that invites, in the reader’s language. */
  companyName?: string
  /** Who invites. */
  invitedBy?: string
  /** Whether the administrator’s consent is given with it. */
  consented?: boolean
  /** Until when it is open. */
  expiresAt?: string
}

/** Somebody who came by an invitation or by a person’s own link. */
export type InvitedPerson = {
  /** Id of the entry. */
  useId: string
  /** Name of whoever came, in the reader’s language. */
  name: string
  /** By an invitation to the company, or by a person’s own link. */
  kind: ("invitation" | "referral")
  /** What became of them. */
  standing: ("joined" | "awaiting" | "registered")
  /** Who had invited them. */
  invitedBy: string
  /** Note of the invitation. */
  note?: string
  /** When they came. */
  at: string
}

/** Who shares a personal link: the name as they show it and nothing else. */
export type Inviter = {
  /** open: somebody shares this link; ended: nobody does. */
  state: ("open" | "ended")
  /** Name in the reader’s language. */
  name?: string
}

/** A form that somebody has begun to fill in and not sent. */
export type KeptDraft = {
  /** Page and block of the form. */
  place: string
  /** What the page is called. */
  title: string
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Types and quantities. */
  boxes?: string
  /** Goods or place, where the form says so. */
  about?: string
  /** How many fields are filled in. */
  filled: number
  /** When it was last saved. */
  savedAt: string
  /** Hours since it was last saved. */
  ageHours: number
  /** Route of the page. */
  route: string
}

/** What an LCL tariff may ask. */
export type LclFacts = {
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Volume of the goods. */
  volumeCbm?: string
  /** Weight of the goods. */
  weightTonnes?: string
  /** The greater of cubic metres and tonnes. */
  revenueTonnes?: string
  /** Whether the goods are dangerous. */
  dangerousGoods?: boolean
}

/** A mail or text message that the demonstration keeps instead of sending. */
export type Mail = {
  /** Id of the mail. */
  mailId: string
  /** How it would travel. */
  channel: ("mail" | "sms")
  /** E-mail address or mobile number. */
  to: string
  /** Subject. */
  subject: string
  /** Text. */
  body: string
  /** When it was queued. */
  at: string
  /** waiting or sent. */
  state: ("waiting" | "sent")
}

/** A person of a company, or one who asks to join it. Colleagues see phone and e-mail masked. */
export type Member = {
  /** Id of the person. */
  memberId: string
  /** Name in the reader’s language. */
  name: string
  /** Version of the portrait; left out where there is none. */
  avatar?: string
  /** Mobile number; masked for colleagues. */
  phone?: string
  /** E-mail; masked for colleagues. */
  email?: string
  /** Whether the person may act for the company. */
  status: ("active" | "disabled" | "awaiting")
  /** Where the person stands. */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
  /** How the reader stands to the person, as the machine asks it. */
  relation: ("none" | "own" | "own-company" | "other")
  /** Standing of the person. */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** Whether the person is not disabled. */
  active?: boolean
  /** Active administrators of the company beside this person. */
  otherAdmins?: number
  /** When the person registered, or asked to join. */
  since?: string
  /** Counts the changes; a write names the one it saw. */
  version: number
  /** The request to join; only of who awaits consent. */
  requestId?: string
  /** Version of that request. */
  requestVersion?: number
}

/** Where the reader stands with a company, and what they may do about it. */
export type Membership = {
  /** Where the person stands. */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
  /** How the reader stands to the person, as the machine asks it. */
  relation: ("none" | "own" | "own-company" | "other")
  /** Standing of the person. */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** Whether the person is not disabled. */
  active: boolean
  /** Active administrators of the company beside this person. */
  otherAdmins: number
  /** The reader’s company; absent until they belong to it. */
  companyName?: string
  /** Its unified social credit code. */
  uscc?: string
  /** The open request, else the last one. */
  request?: MembershipRequest
  /** Whether a request is open. */
  openRequest: boolean
}

/** What a person asked of a company or of the portal, as that person sees it. */
export type MembershipRequest = {
  /** Id of the request. */
  requestId: string
  /** What was asked for. */
  kind: ("certification" | "join")
  /** What has become of it. */
  state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
  /** Company as the applicant wrote it. */
  companyName: string
  /** Unified social credit code. */
  uscc: string
  /** Why it was refused or ended. */
  reason?: string
  /** When it was sent. */
  createdAt: string
  /** When it was decided. */
  decidedAt?: string
}

/** The messages of one order, in a line. */
export type MessageThread = {
  /** Order number. */
  omsOrderNo: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Where the order stands in its life. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /** Company that ordered. */
  companyName: string
  /** Who ordered. */
  orderedBy: string
  /** Who of customer service has taken the order; left out where nobody has. */
  owner?: string
  /** The last message, shortened. */
  last: string
  /** Who wrote it. */
  lastBy: string
  /** When it was sent. */
  lastAt: string
  /** How many messages there are. */
  messages: number
  /** How many the reader has not seen. */
  unread: number
  /** Since when the customer waits for an answer; left out where nobody waits. */
  waitingSince?: string
  /** For how many full hours the customer has waited. */
  waitingHours?: number
}

/** A step of the carriage: planned, estimated or actual. They come in any order. */
export type Milestone = {
  /** Which step. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** DCSA classifier: PLN, EST or ACT. */
  classifier: ("PLN" | "EST" | "ACT")
  /** When, UTC. */
  at: string
  /** Where. */
  place?: string
  /** What else. */
  note?: string
  /** Who recorded it. */
  by?: string
  /** When it was recorded. */
  recordedAt?: string
}

/** A sheet of milestones that customer service hand in: how far it is, and what became of its rows. */
export type MilestoneLoad = {
  /** Number of the load. */
  loadId: string
  /** How far it is. */
  state: ("waiting" | "reading" | "checked" | "queued" | "loading" | "loaded" | "undone" | "failed" | "dropped")
  /** Name of the file. */
  fileName: string
  /** Who handed it in, or decided last. */
  by: string
  /** When it was handed in. */
  createdAt: string
  /** When it had been checked. */
  checkedAt?: string
  /** When all its rows were done. */
  loadedAt?: string
  /** How much of the present step is done, percent. */
  share: number
  /** Rows without a mistake. */
  rowsRight: number
  /** Rows with a mistake. */
  rowsWrong: number
  /** Mistakes in all. */
  cellsWrong: number
  /** Rows that change what is known already. */
  changing: number
  /** Milestones that were recorded or corrected. */
  loaded: number
  /** Rows that told nothing new. */
  unchanged?: number
  /** Rows that the order did not take any more. */
  refused?: number
  /** Why it failed, or what has changed since the check. */
  failure?: string
  /** Counts the changes; a decision names the one it saw. */
  version: number
}

/** A step of an order as a sheet tells it, and what became of it. */
export type MilestoneReport = {
  /** Row of the sheet. */
  rowId: string
  /** Order or B/L number, as written. */
  order?: string
  /** The order that it means. */
  omsOrderNo: string
  /** Which step. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** Planned, estimated or actual. */
  classifier: ("PLN" | "EST" | "ACT")
  /** When. */
  at: string
  /** Where. */
  place?: string
  /** What else. */
  note?: string
  /** What was known of the step before, where the row changes it. */
  before?: string
  /** What became of it. */
  outcome: ("open" | "recorded" | "corrected" | "unchanged" | "refused")
  /** Why it was refused. */
  why?: string
}

/** The sum of the lines in one currency. */
export type MoneyTotal = {
  /** ISO 4217 code. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Sum of the rounded lines. */
  amount: string
}

/** What is answered once, to whoever made an invitation: its code, which is kept nowhere. */
export type NewInvitation = {
  /** Id of the invitation. */
  invitationId: string
  /** The token in the link; 192 random bits. */
  code: string
  /** How many may come by it. */
  places: number
  /** Until when it is open. */
  expiresAt: string
  /** Where the link was mailed to; absent where nowhere. */
  mailedTo?: string
}

/** The new link. Returned only once, to the person who created it, and never stored. */
export type NewStaffInvitation = {
  /** Id of the invitation. */
  invitationId: string
  /** Who is invited. */
  email: string
  /** The token in the link; 256 random bits. */
  code: string
  /** The whole link, by the address of the brand as it is configured. */
  link: string
  /** Until when it is open. */
  expiresAt: string
}

/** What a person was told in the portal. */
export type Notification = {
  /** Number of the notification. */
  notificationId: string
  /** What happened. */
  event: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
  /** What happened, in a line. */
  subject: string
  /** What there is to say of it. */
  line: string
  /** Number of the record that it is about; left out where it is about none. */
  about?: string
  /** When it was told. */
  at: string
  /** Whether it was read. */
  state: ("unread" | "read")
}

/** What a person, or the administrators for their company, want to be told of one kind of event. */
export type NotificationChoice = {
  /** What is told. */
  event: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "order-generated" | "milestone-recorded" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "order-received" | "order-handed-over" | "fees-accepted" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested")
  /** What is told, in the reader's language. */
  label: string
  /** When it is told. */
  hint?: string
  /** In the portal. */
  portal: boolean
  /** By mail. */
  mail: boolean
  /** From how much on it is told. */
  threshold?: number
  /** What the threshold counts. */
  unit?: string
  /** Smallest threshold. */
  least?: number
  /** Largest threshold. */
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
    /** Id of the row. */
    value?: string
    /** What people read. */
    label?: string
  }[]
  /** Whether somebody chose it, so that it no longer follows what is usual. */
  chosen: boolean
}

/** A device on which a person is signed in. */
export type OpenSession = {
  /** Names the session; it opens nothing. */
  sessionId: string
  /** Browser and system, as far as they are known. */
  device: string
  /** When it was opened. */
  startedAt: string
  /** When it was used last. */
  usedAt: string
  /** Whether it is the one that asks. */
  current: boolean
}

/** An order from entrusting to completion. */
export type Order = {
  /** Order number. */
  omsOrderNo: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Where it stands in its life. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /** Why nobody can change the order: this version of the portal does not understand it. Left out where it does. */
  problem?: string
  /** A change that is asked for and not decided yet. */
  openChange?: OrderChange
  /** Changes that were decided, with what they took the place of. */
  earlierChanges?: OrderChange[]
  /** Steps that are or were held. */
  holds?: OrderHold[]
  /** What a change made due after the payment was received, in the base currency. */
  balance?: string
  /** Where payment stands. */
  payment: ("unpaid" | "reported" | "received")
  /** Where a change of what was booked stands. Left out: none is open. */
  amendment?: ("none" | "requested" | "offered")
  /** Where the draft of the bill of lading stands. Left out: there is none yet. */
  bill?: ("none" | "drafted" | "change-requested" | "confirmed")
  /** Company that ordered. */
  companyId: string
  /** Name of the company. */
  companyName: string
  /** Who ordered. */
  orderedBy: string
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Carrier. */
  carrier?: string
  /** Service code. */
  service?: string
  /** Vessel. */
  vessel?: string
  /** Voyage. */
  voyage?: string
  /** Estimated departure. */
  etd?: string
  /** Where the service is done, in words. */
  place?: string
  /** What it is done with, in words. */
  goods?: string
  /** Types and quantities, such as 1*20GP 2*40HQ. */
  boxes?: string
  /** Master bill of lading. */
  mblNo?: string
  /** Total in the base currency: confirmed, else estimated. Left out until there is either. */
  baseTotal?: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** When it was ordered. */
  createdAt: string
  /** When it last changed. */
  updatedAt: string
  /** Counts the changes; a write names the one it saw. */
  version: number
  /** When payment is due. */
  paymentTerms: ("before-generation" | "after-departure")
  /** Release of the documents that the order was made under. */
  release: string
  /** What the customer filled in: the form of the order's type. */
  booking: {
  }
  /** Fees as quoted when ordered; never changed. Left out where customer service quote on request. */
  estimated?: FeeSheet
  /** Fees as customer service confirmed them. */
  confirmed?: FeeSheet
  /** When the customer accepted the fees. */
  acceptedAt?: string
  /** Who accepted them. */
  acceptedBy?: string
  /** What the customer reported as paid. */
  paymentReport?: PaymentReport
  /** Steps of the carriage. */
  milestones: Milestone[]
  /** Documents. */
  files: OrderFile[]
  /** The log. */
  events: OrderEvent[]
  /** Who of customer service has taken it. Left out while nobody has. */
  ownerId?: string
  /** Name of who of customer service has taken it. */
  owner?: string
  /** Since when it is theirs. */
  takenAt?: string
  /** What it waits for at the desk. */
  waits?: DeskWait[]
  /** Whether the reader has taken it. */
  isMine?: boolean
  /** Who of customer service could take it over. */
  colleagues?: {
    userId: string
    name: string
  }[]
  /** When the next of its steps is expected; where nobody has said, when it is time to ask. */
  nextDueAt?: string
  /** Who of customer service ordered it for the company. */
  actedBy?: string
  /** What the reader is to the order: who ordered it, a colleague, or neither. */
  relation: ("own" | "own-company" | "other")
  /** Whether all milestones that complete the order are actual. */
  milestonesDone: boolean
  /** Milestones of the order's type, in their order. */
  steps: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")[]
  /** House bill of lading. */
  hblNo?: string
  /** Terminal that the containers leave from. */
  terminal?: string
  /** Estimated arrival. */
  eta?: string
  /** Where the carrier takes the goods over. */
  placeOfReceipt?: string
  /** Where the carrier hands the goods over. */
  placeOfDelivery?: string
  /** Port whose office handles the order. */
  businessPort?: string
  /** Export, import or domestic. */
  businessType?: ("export" | "import" | "domestic")
  /** Customs trade mode. */
  tradeMode?: ("0110" | "0214" | "0615" | "1210" | "9610")
  /** Kind of cargo. */
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /** Number of packages. */
  packages?: number
  /** Kind of packages. */
  packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
  /** Gross weight of all the cargo, in kilograms. */
  grossWeight?: string
  /** Measurement of all the cargo, in cubic metres. */
  volume?: string
  /** When the containers are stuffed. */
  stuffingAt?: string
  /** Warehouse at which they are stuffed. */
  warehouse?: string
  /** Original, telex release or waybill. */
  billType?: ("original" | "telex" | "waybill")
  /** Shipper, as on the bill. */
  shipper?: string
  /** Consignee, as on the bill. */
  consignee?: string
  /** Notify party, as on the bill. */
  notifyParty?: string
  /** When customer service first confirmed the fees. */
  acknowledgedAt?: string
  /** The last step that is reported as done. */
  task?: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** Earliest pick-up of the empty containers (DCSA ECP). */
  emptyPickUpAt?: string
  /** Earliest delivery of full containers (DCSA EFC). */
  cyOpenAt?: string
  /** Latest delivery of loose cargo to the warehouse (DCSA LCO). */
  lclCutOffAt?: string
  /** Latest shipping instruction (DCSA DCO). */
  siCutOffAt?: string
  /** Latest verified gross mass (DCSA VCO). */
  vgmCutOffAt?: string
  /** Latest advance manifest filing (DCSA AFC). */
  manifestCutOffAt?: string
  /** Latest customs release (DCSA CUA). */
  customsCutOffAt?: string
  /** Latest delivery of full containers (DCSA FCO). */
  cyCutOffAt?: string
  /** Latest arrival at the port (DCSA PCO). */
  portCutOffAt?: string
  /** Number under which the goods enter the warehouse. */
  inboundNo?: string
  /** Container freight station. */
  cfs?: string
  /** Address of the warehouse. */
  warehouseAddress?: string
  /** When the goods are loaded at the warehouse. */
  warehouseLoadingAt?: string
  /** Whom to ask for at the warehouse. */
  warehouseContact?: string
  /** Phone of the warehouse. */
  warehousePhone?: string
  /** Number of the insurance policy. */
  policyNo?: string
  /** What is insured. */
  insuranceCover?: ("all-risks" | "with-average" | "free-of-particular-average")
  /** Day from which the cover holds. */
  insuredFrom?: string
  /** Day on which a claim was paid. */
  compensationDate?: string
  /** Where a claim is paid. */
  payoutPlace?: string
  /** Insurance company. */
  insurer?: string
  /** Number of the customs declaration. */
  declarationNo?: string
  /** Customs district that it is declared at. */
  customsDistrict?: string
  /** When it was declared. */
  declaredAt?: string
  /** When customs inspected the goods. */
  inspectedAt?: string
  /** When customs released the goods. */
  customsReleasedAt?: string
  /** Number of the inspection. */
  inspectionNo?: string
  /** Trucks that carry the containers. */
  trucks?: OrderTruck[]
  /** Containers that carry the goods. */
  containers?: OrderContainer[]
  /** Who stands by the verified gross mass. */
  vgmDeclaration?: VgmDeclaration
  /** What the bill of lading shall say. */
  shippingInstruction?: ShippingInstruction
  /** The last draft of the bill of lading. */
  billDraft?: BillDraft
  /** What the customer wants the draft to say otherwise. */
  billChange?: BillChange
  /** When the customer confirmed the draft. */
  billConfirmedAt?: string
  /** Who confirmed the draft. */
  billConfirmedBy?: string
  /** Booking papers that orders of this type have. */
  papers?: ("containers" | "vgm" | "shipping-instruction" | "bill")[]
  /** What of the booking is still to be done; a booking may count in several. */
  bookingStatuses?: ("pending-booking" | "booking-to-be-confirmed" | "bill-being-changed" | "bill-to-be-confirmed" | "to-make-documents" | "vgm-to-submit")[]
  /** Forms of the facts that staff keep up to date about orders of this type. */
  factGroups?: string[]
}

/** What lists have of it. */
export type OrderRow = Omit<
  Order,
  | 'problem'
  | 'openChange'
  | 'earlierChanges'
  | 'holds'
  | 'balance'
  | 'amendment'
  | 'bill'
  | 'paymentTerms'
  | 'release'
  | 'booking'
  | 'estimated'
  | 'confirmed'
  | 'acceptedAt'
  | 'acceptedBy'
  | 'paymentReport'
  | 'milestones'
  | 'files'
  | 'events'
  | 'ownerId'
  | 'owner'
  | 'takenAt'
  | 'waits'
  | 'isMine'
  | 'colleagues'
  | 'nextDueAt'
  | 'actedBy'
  | 'relation'
  | 'milestonesDone'
  | 'steps'
  | 'placeOfReceipt'
  | 'placeOfDelivery'
  | 'businessPort'
  | 'businessType'
  | 'tradeMode'
  | 'cargoType'
  | 'packageUnit'
  | 'warehouse'
  | 'billType'
  | 'shipper'
  | 'consignee'
  | 'notifyParty'
  | 'acknowledgedAt'
  | 'task'
  | 'emptyPickUpAt'
  | 'cyOpenAt'
  | 'lclCutOffAt'
  | 'manifestCutOffAt'
  | 'customsCutOffAt'
  | 'portCutOffAt'
  | 'inboundNo'
  | 'cfs'
  | 'warehouseAddress'
  | 'warehouseLoadingAt'
  | 'warehouseContact'
  | 'warehousePhone'
  | 'policyNo'
  | 'insuranceCover'
  | 'insuredFrom'
  | 'compensationDate'
  | 'payoutPlace'
  | 'insurer'
  | 'declarationNo'
  | 'customsDistrict'
  | 'declaredAt'
  | 'inspectedAt'
  | 'customsReleasedAt'
  | 'inspectionNo'
  | 'trucks'
  | 'containers'
  | 'vgmDeclaration'
  | 'shippingInstruction'
  | 'billDraft'
  | 'billChange'
  | 'billConfirmedAt'
  | 'billConfirmedBy'
  | 'papers'
  | 'factGroups'
>

/** What an order would start with if it were placed again, and what it would cost now. */
export type OrderAgain = {
  /** Order that it is taken from. */
  omsOrderNo: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Types and quantities. */
  boxes?: string
  /** Page and block of the form. */
  place: string
  /** Route of the page. */
  route: string
  /** What the form starts with. */
  values: {
  }
  /** Fields that are not taken over and must be filled in anew. */
  left: string[]
  /** Fields that were filled in then and that the form no longer has. */
  unknown: string[]
  /** What it cost: as confirmed, else as estimated. */
  before?: FeeSheet
  /** What the same costs today on the best rate there is. */
  now?: Quote
  /** How the totals differ. */
  change?: ("same" | "lower" | "higher")
  /** What the total is higher or lower by, in the base currency. */
  difference?: string
  /** Base currency. */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Why the same cannot be priced now. */
  whyNot?: string
  /** Departure that today's price rests on. */
  etd?: string
}

/** What is to be otherwise after the fees were confirmed: asked for, priced, decided. */
export type OrderChange = {
  /** Counts the changes of the order. */
  no: number
  /** The whole form as it is to be. */
  booking: {
  }
  /** Why. */
  reason: string
  /** Who asks. */
  side: ("customer" | "staff")
  /** Who asked. */
  by: string
  /** When. */
  at: string
  /** What the changed order costs as a whole. Left out until it is priced. */
  fees?: FeeSheet
  /** What the server would charge, for customer service who price it. */
  suggested?: FeeSheet
  /** When it was priced. */
  offeredAt?: string
  /** Who priced it; left out where the server did. */
  offeredBy?: string
  /** What customer service said with the price. */
  note?: string
  /** Accepting it makes the order dearer than what is paid or agreed. */
  moreToPay?: boolean
  /** What was received covers the order once the change holds. */
  covered?: boolean
  /** What became of it. Left out while it is open. */
  outcome?: ("accepted" | "declined" | "withdrawn")
  /** When it was decided. */
  settledAt?: string
  /** Who decided. */
  settledBy?: string
  /** Why it was declined. */
  settledReason?: string
  /** Form and fees that it took the place of. */
  before?: {
  }
}

/** A container that carries goods of the order. */
export type OrderContainer = {
  /** Number of the container, with its check digit. */
  containerNo: string
  /** Container type. */
  boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** Number of the seal. */
  sealNo?: string
  /** Gross weight of the cargo, in kilograms. */
  grossWeight?: string
  /** Number of packages. */
  packages?: number
  /** Measurement, in cubic metres. */
  volume?: string
  /** Verified gross mass of the packed container, in kilograms. */
  vgm?: string
  /** How it was weighed: SM1 or SM2. */
  vgmMethod?: ("SM1" | "SM2")
  /** Day on which it was weighed. */
  vgmDate?: string
}

/** An entry of the order’s append-only log. */
export type OrderEvent = {
  /** Position in the log. */
  seq: number
  /** What happened. */
  event: ("submit" | "confirm-fees" | "accept-fees" | "report-payment" | "confirm-payment" | "generate" | "record-milestone" | "complete" | "cancel" | "reject" | "take" | "hand-over" | "request-amendment" | "offer-amendment" | "accept-amendment" | "decline-amendment" | "submit-shipping-instruction" | "submit-vgm" | "issue-bill-draft" | "confirm-bill" | "request-bill-change" | "assign-containers" | "hold" | "release-hold" | "add-file" | "change-facts")
  /** When. */
  at: string
  /** Who. */
  by: string
  /** In which role. */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** State before. */
  from?: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /** State after. */
  to: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /** What was said with it. */
  note?: string
  /** What it changed, a line for each field. */
  changed?: string[]
}

/** A document that belongs to an order. */
export type OrderFile = {
  /** Id of the file. */
  fileId: string
  /** Kind of document. */
  type?: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
  /** Name as uploaded. */
  name: string
  /** What the virus scan has come to; absent where files are not scanned. */
  scan?: ("pending" | "clean" | "quarantined")
  /** Bytes. */
  size: number
  /** When it was stored. */
  at: string
  /** Which version of this type and name, counted from 1. */
  version: number
  /** There is no later version of it. */
  current: boolean
  /** Who sent it. */
  by?: string
  /** Customer service sent it. */
  byStaff?: boolean
}

/** A step that cannot go on: customs, the carrier or the terminal keep it. */
export type OrderHold = {
  /** Which step. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** Why. */
  reason: string
  /** Who wrote it down. */
  by: string
  /** Since when. */
  heldAt: string
  /** When it went on. Left out while it is held. */
  releasedAt?: string
  /** Who wrote the release down. */
  releasedBy?: string
  /** What was said with the release. */
  releaseNote?: string
}

/** What the customer and customer service write to each other. */
export type OrderMessage = {
  /** Number of the message; later ones are larger. */
  messageId: number
  /** Who writes. */
  side: ("customer" | "desk")
  /** Name of the person. */
  by: string
  /** Whether the reader wrote it. */
  mine: boolean
  /** The words, as they were typed. */
  body: string
  /** When it was sent. */
  at: string
  /** File that came with it. */
  fileId?: string
  /** Name of the file. */
  fileName?: string
  /** Bytes of the file. */
  fileSize?: number
}

/** Orders of one kind that were placed in one month, and what they come to. */
export type OrderMonth = {
  /** Month, YYYY-MM, where the brand works. */
  month: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** How many were placed and not cancelled. */
  orders: number
  /** How many of them have no price yet; they are not in the amount. */
  unpriced: number
  /** What they come to in the base currency. Left out where none is priced. */
  amount?: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** A booking that is kept to start others from. */
export type OrderTemplate = {
  /** Id of the template. */
  templateId: string
  /** Its name. */
  name: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Types and quantities. */
  boxes?: string
  /** Where the service is done, in words. */
  place?: string
  /** What it is done with, in words. */
  goods?: string
  /** Who keeps it. */
  savedBy: string
  /** When it was saved. */
  createdAt: string
  /** When an order was last started from it. */
  usedAt?: string
  /** Whether it is the reader's own. */
  own: boolean
}

/** A truck that carries a container of the order. */
export type OrderTruck = {
  /** Number plate. */
  plateNo: string
  /** Name of the driver. */
  driverName: string
  /** Phone of the driver. */
  driverPhone?: string
  /** When it loads. */
  loadingAt?: string
  /** Container that it carries. */
  containerNo?: string
}

/** What the customer says was paid; staff confirm the receipt. */
export type PaymentReport = {
  /** Amount paid. */
  amount?: string
  /** ISO 4217 code. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Day of payment. */
  paidOn?: string
  /** Bank reference. */
  reference?: string
  /** When it was reported. */
  reportedAt?: string
  /** Who reported it. */
  reportedBy?: string
  /** When staff confirmed the receipt. */
  confirmedAt?: string
  /** Who confirmed the receipt. */
  confirmedBy?: string
}

/** Fields that the forms about people share, so that the same rules hold wherever they are filled in. */
export type Person = {
  /** Name of the person, without digits. */
  name?: string
  /** Name in Latin letters, for readers of English. */
  latinName?: string
  /** E-mail address. */
  email?: string
  /** New password: letters and digits, other printable ASCII signs allowed. */
  password?: string
  /** The new password once more. */
  confirmation?: string
}

/** What a person sees of their own account. */
export type Profile = {
  /** Id of the person. */
  userId: string
  /** What the person signs in with. */
  account: string
  /** Name. */
  name: string
  /** Name in Latin letters; empty where there is none. */
  latinName: string
  /** Mobile number; empty where there is none. */
  phone: string
  /** E-mail address; empty where there is none. */
  email: string
  /** Language of mails. */
  language: ("zh" | "en")
  /** Actor of the permission grid. */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** Company in the reader’s language; empty without one. */
  company: string
  /** Version of the portrait; empty where there is none. */
  avatar: string
  /** Whether a password was ever chosen. */
  hasPassword: boolean
  /** Whether signing in asks for a code of the authenticator. */
  secondFactor: boolean
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: number
  /** Version of the account. */
  version: number
}

/** What a partner gets of completed orders of a company, from a day on. */
export type ProfitAgreement = {
  /** Id of the agreement. */
  agreementId: string
  /** Company that shares. */
  companyName?: string
  /** Who gets it. */
  partner: string
  /** Which part of the business. */
  code: ("SEA" | "TRUCK" | "WH" | "CUS" | "AIR" | "RAIL")
  /** What it is counted by. */
  unit: ("per-box" | "per-bill" | "per-order" | "percent")
  /** How it is worked out. */
  rule: ("fixed" | "fee-share" | "margin-share")
  /** Amount for a unit, or percent. */
  share: string
  /** Currency of a fixed amount. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** The same in words. */
  terms: string
  /** First day of completion. */
  validFrom: string
  /** Last day of completion. */
  validTo?: string
  /** Whether it holds today. */
  state: ("in-force" | "coming" | "past")
  /** What was agreed besides. */
  note?: string
  /** Who wrote it last. */
  by?: string
  /** When it was written last. */
  updatedAt: string
  /** Counts changes. */
  version: number
}

/** What a partner gets of one completed order, and why. */
export type ProfitLine = {
  /** Id of the line. */
  lineId: string
  /** Order number. */
  omsOrderNo: string
  /** Service of the order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Company that shares. */
  companyName?: string
  /** Agreement that it follows. */
  agreementId: string
  /** Who gets it. */
  partner: string
  /** Which part of the business. */
  code: ("SEA" | "TRUCK" | "WH" | "CUS" | "AIR" | "RAIL")
  /** What it is counted by. */
  unit: ("per-box" | "per-bill" | "per-order" | "percent")
  /** How it is worked out. */
  rule: ("fixed" | "fee-share" | "margin-share")
  /** How the amount came about, or why nothing is shared. */
  why: string
  /** What the partner gets. */
  amount?: string
  /** Currency of the amount. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** The same in the base currency. */
  baseAmount?: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Whether it was shared. */
  state: ("settled" | "refused")
  /** When the order was completed. */
  completedAt: string
}

/** What a partner got so far. */
export type ProfitPartner = {
  /** Who gets it. */
  partner: string
  /** Orders that were shared. */
  orders: number
  /** Of orders completed in this month. */
  thisMonth: string
  /** Of orders completed in the month before. */
  lastMonth: string
  /** In all. */
  total: string
  /** Base currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** What the page of supplier orders needs. */
export type Purchasing = {
  /** Whom the company may order from. */
  suppliers: SupplierChoice[]
  /** Not yet sent. */
  drafts: number
  /** Sent and not yet confirmed. */
  waiting: number
  /** Confirmed and not yet done. */
  running: number
  /** Costs of what is sent or confirmed. */
  openCosts: string
  /** Base currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** An order that waits at the desk, and why. */
export type QueuedOrder = {
  /** Order and queue. */
  waitId: string
  /** Order number. */
  omsOrderNo: string
  /** What it waits for. */
  queue: ("fees" | "payments" | "to-generate" | "amendments" | "bills" | "milestones" | "messages")
  /** Since when. */
  since: string
  /** Whole hours that it has waited. */
  waitingHours: number
  /** Whether that is long. */
  age: ("fresh" | "late" | "overdue")
  /** Who has taken it. */
  owner?: string
  /** Whether the reader has taken it. */
  isMine: boolean
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Where it stands in its life. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /** Where payment stands. */
  payment: ("unpaid" | "reported" | "received")
  /** Name of the company. */
  companyName: string
  /** Who ordered. */
  orderedBy?: string
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Carrier. */
  carrier?: string
  /** Service code. */
  service?: string
  /** Estimated departure. */
  etd?: string
  /** Where the service is done, in words. */
  place?: string
  /** Types and quantities, such as 1*20GP 2*40HQ. */
  boxes?: string
  /** Master bill of lading. */
  mblNo?: string
  /** Total in the base currency: confirmed, else estimated. Left out until there is either. */
  baseTotal?: string
  /** Base currency. */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** When it was ordered. */
  createdAt: string
  /** Counts the changes; a write names the one it saw. */
  version: number
}

/** What an order would cost, line by line. Without lines and total, customer service quote on request. */
export type Quote = {
  /** Rate that the price rests on. */
  rateId?: string
  /** Version of that rate. */
  rateVersion?: number
  /** Fee lines. */
  lines: FeeLine[]
  /** Total in each currency. */
  totals: MoneyTotal[]
  /** Base currency of the brand. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Sum of the base amounts. */
  baseTotal?: string
  /** Last day on which the rate may be booked. */
  validTo?: string
  /** Departure of the sailing that the rate names. */
  etd?: string
  /** Day of the exchange rates used. */
  exchangeDate?: string
  /** What each service of a combined order comes to. */
  parts?: {
    /** The service. */
    part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
    /** Its total in the base currency. Left out: quoted on request. */
    baseTotal?: string
  }[]
}

/** A link under which a saved quote can be seen for a while. The token in it is never stored. */
export type QuoteLink = {
  /** Id of the link. */
  linkId: string
  /** When it was made. */
  createdAt: string
  /** Until when it is open. */
  expiresAt: string
  /** Who was sent it by mail. */
  sentTo?: string
  /** Whether it still opens. */
  state: ("open" | "ended" | "revoked")
}

/** A dated offer of a carrier on a lane, loaded by staff. */
export type Rate = {
  /** Id of the rate. */
  rateId: string
  /** Port of loading, UN/LOCODE as carriers use it. */
  pol: string
  /** Port of discharge, UN/LOCODE. */
  pod: string
  /** SCAC of the carrier. */
  carrier: string
  /** Service code of the carrier. */
  service: string
  /** Whether the box stays on one vessel. */
  direct: boolean
  /** direct or transit, for display. */
  routing: ("direct" | "transit")
  /** Port of transhipment. */
  transitPort?: string
  /** Days from departure to arrival. */
  transitDays: number
  /** Weekdays of departure, Monday is 1. */
  sailingDays: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /** Weekdays of closing, Monday is 1. */
  closingDays: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /** Vessel of the next sailing. */
  vessel?: string
  /** Voyage of the next sailing. */
  voyage?: string
  /** Estimated departure of the next sailing. */
  etd: string
  /** First day on which the rate may be booked. */
  validFrom: string
  /** Last day on which the rate may be booked. */
  validTo: string
  /** Currency of the freight. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Ocean freight for one 20GP. */
  price20GP?: string
  /** Ocean freight for one 40GP. */
  price40GP?: string
  /** Ocean freight for one 40HQ. */
  price40HQ?: string
  /** Ocean freight for other box types. */
  otherPrices?: {
    [k: string]: string
  }
  /** What the carrier adds. */
  surcharges?: Surcharge[]
  /** Free demurrage and detention at destination, days. */
  freeDays: number
  /** Greatest cargo weight of a 20-foot box, kg. */
  weightLimitKg?: string
  /** What else holds, in the reader’s language. */
  remarks?: string
  /** Whether it was agreed with the reader's company, or for staff with some company, and takes the place of the public rate. */
  contract?: boolean
  /** Company that it was agreed with. */
  contractCompany?: string
  /** Counts the changes of the rate; an order names the one it saw. */
  version: number
  /** Why prices are not shown: login or certify. */
  hidden?: ("login" | "certify")
}

/** A rate sheet that customer service hand in: how far it is, what was found in it, and what it brought. */
export type RateLoad = {
  /** Number of the load. */
  loadId: string
  /** How far it is. */
  state: ("waiting" | "reading" | "checked" | "queued" | "loading" | "loaded" | "undone" | "failed" | "dropped")
  /** What becomes of rates of the same sailing. */
  overlap: ("refuse" | "replace")
  /** Company that the rates are agreed with; without one they are for everyone. */
  company?: string
  /** Name of the file. */
  fileName: string
  /** Who handed it in, or decided last. */
  by: string
  /** When it was handed in. */
  createdAt: string
  /** When it had been checked. */
  checkedAt?: string
  /** Since when its rates are there. */
  loadedAt?: string
  /** When it was undone. */
  undoneAt?: string
  /** Who undid it. */
  undoneBy?: string
  /** How much of the present step is done, percent. */
  share: number
  /** Rows without a mistake. */
  rowsRight: number
  /** Rows with a mistake. */
  rowsWrong: number
  /** Mistakes in all. */
  cellsWrong: number
  /** Rates that it brought. */
  loaded: number
  /** Rates whose place it takes. */
  replaced: number
  /** Why it cannot go on. */
  failure?: string
  /** Version that a decision names. */
  version: number
}

/** What a company earned back on one completed order. */
export type Rebate = {
  /** Order number. */
  omsOrderNo: string
  /** Service of the order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Company that earned it. */
  companyName?: string
  /** Who ordered. */
  orderedBy?: string
  /** Ports, or place. */
  lane?: string
  /** Boxes of the order. */
  boxes?: string
  /** Month that it counts into. */
  monthId: string
  /** The month. */
  month: string
  /** When the order was completed. */
  completedAt: string
  /** State of its month. */
  state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /** Sum of its lines. */
  amount: string
  /** Base currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** How it came about, in a sentence for each rule. */
  why?: string
  /** By which rules, and why. */
  lines: RebateLine[]
}

/** What one rule paid for one order, and why. */
export type RebateLine = {
  /** Id of the rule. */
  rule: string
  /** What the rule is called. */
  ruleName: string
  /** What it is paid for. */
  unit: ("per-teu" | "per-box" | "per-bill" | "percent")
  /** What its tiers count. */
  volume: ("teu" | "boxes" | "bills")
  /** Volume of the month before this order. */
  before: string
  /** Volume of this order. */
  units: string
  /** Fees that a percent was taken of. */
  feeBase?: string
  /** How it fell into the tiers. */
  parts: RebatePart[]
  /** What decided the amount. */
  decided: ("tier" | "percent" | "minimum" | "most")
  /** The same in a sentence. */
  why: string
  /** Amount in the rule's currency. */
  amount: string
  /** Currency of the rule. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Base currency for one unit. */
  exchangeRate: string
  /** Amount in the base currency. */
  baseAmount: string
}

/** What a company earned back in one month: asked for, approved and paid as a whole. */
export type RebateMonth = {
  /** Number, as the transfer names it. */
  monthId: string
  /** The month, YYYY-MM. */
  month: string
  /** Company that earned it. */
  companyName?: string
  /** Where it stands. */
  state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /** How many orders earned it. */
  orders: number
  /** Sum of its orders. */
  amount: string
  /** Base currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** When it was asked for. */
  requestedAt?: string
  /** Who asked for it. */
  requestedBy?: string
  /** Name of the account. */
  payee?: string
  /** Bank of the account. */
  bank?: string
  /** Number of the account. */
  account?: string
  /** What the administrator wrote. */
  note?: string
  /** Why it was refused. */
  reason?: string
  /** Who approved or refused. */
  decidedBy?: string
  /** When it was approved or refused. */
  decidedAt?: string
  /** Day of the transfer. */
  paidOn?: string
  /** Reference of the transfer. */
  reference?: string
  /** Counts changes. */
  version: number
}

/** How much of an order fell into one tier, and what it earned there. */
export type RebatePart = {
  /** End of the tier below. */
  above: string
  /** Volume of the order in this tier. */
  units: string
  /** Amount for a unit, or percent. */
  value: string
  /** What it came to. */
  amount: string
}

/** By what companies earn back on completed orders, from a day on. Rules add up; one is ended, never rewritten. */
export type RebateRule = {
  /** Id of the rule. */
  ruleId: string
  /** What it is called. */
  name: string
  /** The same in English. */
  nameEn?: string
  /** Only this service. */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Only from this port. */
  pol?: string
  /** Only to this port. */
  pod?: string
  /** Only this company. */
  companyName?: string
  /** What it is paid for. */
  unit: ("per-teu" | "per-box" | "per-bill" | "percent")
  /** Group of fees that a percent is taken of. */
  of?: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
  /** What its tiers count. */
  volume: ("teu" | "boxes" | "bills")
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Tiers by the month's volume. */
  tiers: RebateTier[]
  /** The same in a sentence. */
  terms: string
  /** Least that an order earns. */
  minimum?: string
  /** Most that an order earns. */
  most?: string
  /** Amounts are whole multiples of it. */
  step?: string
  /** How. */
  rounding?: ("half-up" | "up" | "down")
  /** First day of completion. */
  validFrom: string
  /** Last day of completion. */
  validTo?: string
  /** Whether it holds today. */
  state: ("in-force" | "coming" | "past")
  /** Where its figures come from. */
  source?: ("specification" | "standard" | "partly" | "assumed")
  /** Who entered it. */
  by?: string
  /** When it was entered. */
  createdAt: string
  /** Counts changes. */
  version: number
}

/** What was earned back, by where it stands. */
export type RebateSummary = {
  /** Of the running month. */
  accruing: string
  /** Of months that are over and can be asked for, refused ones included. */
  payable: string
  /** Asked for or approved. */
  requested: string
  /** Paid so far. */
  paid: string
  /** Base currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Months with rebates. */
  months: number
}

/** From a volume of the month on, each unit earns so much. */
export type RebateTier = {
  /** End of the tier below: what lies above it earns the value. */
  above: string
  /** Amount for a unit, or percent. */
  value: string
}

/** One entry of the history: which release was switched to, by whom and when. */
export type ReleaseSwitch = {
  /** Number of the entry, the oldest is 1. */
  switchId: string
  /** Hash of the release. */
  release: string
  /** The first twelve characters of the hash, as people say it. */
  shortRelease: string
  /** What switched to it. */
  action: ("start" | "publish" | "rollback" | "watch")
  /** Who switched to it; absent where the server did. */
  who?: string
  /** When it was switched to. */
  at: string
  /** Whether it is served, can be gone back to, or is past. */
  state: ("served" | "earlier" | "past")
  /** How many steps a rollback to it takes; absent where it cannot be gone back to. */
  steps?: number
}

/** What a saved quote cost and what the same costs today. */
export type RepricedQuote = {
  /** Id of the saved quote. */
  quoteId: string
  /** As it was saved. */
  before: Quote
  /** As it is today. */
  now: Quote
  /** How the totals differ: same, lower or higher. */
  change: ("same" | "lower" | "higher")
  /** What the total is higher or lower by, in the base currency. */
  difference: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Whether the rate that it rested on can no longer be booked, and another was taken. */
  otherRate: boolean
  /** When it was priced again. */
  pricedAt: string
}

/** A search of a list that somebody keeps under a name. */
export type SavedFilter = {
  /** The kept filter. */
  filterId: string
  /** What the person calls it. */
  name: string
  /** What stands behind the question mark of the address, without the page. */
  query: {
  }
  /** The list opens with it. */
  isDefault: boolean
}

/** A price that was worked out for somebody and kept, line by line. */
export type SavedQuote = {
  /** Id of the saved quote. */
  quoteId?: string
  /** Number of the quote, as its paper bears it. */
  number: string
  /** What its owner calls it. */
  name?: string
  /** Service that was priced. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** When it was saved. */
  createdAt: string
  /** Who saved it. */
  savedBy?: string
  /** For whom it was priced. */
  companyName?: string
  /** Last day on which the price holds. */
  validTo?: string
  /** Whether that day has passed. */
  over: boolean
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Carrier. */
  carrier?: string
  /** Service code of the carrier. */
  service?: string
  /** Direct or with transhipment. */
  routing?: ("direct" | "transit")
  /** Port of transhipment. */
  transitPort?: string
  /** Days from departure to arrival. */
  transitDays?: number
  /** Vessel. */
  vessel?: string
  /** Voyage. */
  voyage?: string
  /** Estimated departure. */
  etd?: string
  /** Types and quantities, such as 1*20GP 2*40HQ. */
  boxes?: string
  /** Free demurrage and detention at destination, days. */
  freeDays?: number
  /** Greatest cargo weight of a 20-foot box, kg. */
  weightLimitKg?: string
  /** What else holds of the rate. */
  remarks?: string
  /** Day of the exchange rates used. */
  exchangeDate?: string
  /** Fee lines. */
  lines?: FeeLine[]
  /** Total in each currency. */
  totals?: MoneyTotal[]
  /** Taxes of all lines, by currency, rate and whether they are included. */
  taxes?: FeeTax[]
  /** Base currency of the brand. */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Sum of the base amounts. */
  baseTotal?: string
  /** Why prices are not shown: login, certify, contract (of another company) or never. */
  hidden?: ("login" | "certify" | "contract" | "never")
  /** Kept, or removed and still to be had back. */
  state?: ("kept" | "removed")
}

/** What the local charges of a port may ask. */
export type SeaFacts = {
  /** Terminal that the containers leave from. */
  terminal?: string
}

/** One administrator asks, another consents; neither is the person concerned. */
export type SecondFactorRemoval = {
  /** Id of the request. */
  removalId: string
  /** Whose second factor was lost. */
  name: string
  /** How the request was verified. */
  reason: string
  /** Who asked. */
  requestedBy: string
  /** When it was asked. */
  requestedAt: string
  /** Until when it waits. */
  expiresAt: string
  /** Whether the reader may consent: neither who asked nor the person concerned. */
  mayApprove: boolean
  /** Whether the reader asked. */
  own: boolean
}

/** The release that is served, and how the documents beside the server are. */
export type ServedRelease = {
  /** Hash of the release. */
  release: string
  /** The first twelve characters of the hash, as people say it. */
  shortRelease: string
  /** What switched to it. */
  action: ("start" | "publish" | "rollback" | "watch")
  /** Who switched to it; absent where the server did. */
  who?: string
  /** When it was switched to. */
  at: string
  /** Documents of the release. */
  documents: number
  /** Brands of the release. */
  brands: number
  /** Errors in the documents beside the server. */
  errors: number
  /** Warnings about the documents beside the server. */
  warnings: number
}

/** What a warehouse has done for somebody. */
export type ServiceCase = {
  /** What kind of goods. */
  goods: string
  /** What was done. */
  work: string
}

/** Fields that the forms of most services share; a form names those that it asks for. */
export type ServiceRequest = {
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** SCAC. */
  carrier?: string
  /**
   * Container types and quantities.
   *
   * @minItems 1
   * @maxItems 8
   */
  boxes?: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** How many. */
    quantity: number
  }[]
  /** Kind of cargo. */
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /** Name of the goods. */
  goodsName?: string
  /** How much of the goods. */
  goodsAmount?: string
  /** Value of the goods, whole units. */
  goodsValue?: string
  /** Currency of the value. */
  goodsCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Number of packages. */
  packages?: number
  /** Kind of package. */
  packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
  /** Gross weight in kilograms. */
  grossWeight?: string
  /** Measurement in cubic metres. */
  volume?: string
  /** Person to talk to. */
  contact?: string
  /** Mobile number. */
  mobile?: string
  /** Landline with area code. */
  landline?: string
  /** Where the goods are fetched. */
  factoryAddress?: string
  /** What else to know. */
  remark?: string
  /** Id of the uploaded paper. */
  file?: string
  /** Day on which it is planned to begin. */
  plannedDate?: string
  /** Estimated departure date. */
  etd?: string
  /** Whether the goods leave or enter the country. */
  direction?: ("export" | "import")
  /** Trade mode of the declaration. */
  tradeMode?: ("0110" | "0214" | "0615" | "1210" | "9610")
  /** Master bill of lading. */
  mblNo?: string
}

/** Who is signed in. */
export type Session = {
  /** Name in the reader’s language. */
  name: string
  /** Actor of the permission grid. */
  actor: ("registered" | "pending" | "member" | "admin" | "staff" | "analyst")
  /** Company in the reader’s language; empty without one. */
  company: string
  /** Id of the person. */
  userId: string
  /** Version of the portrait; empty where there is none. */
  avatar: string
  /** Whether the person administers the staff of the brand. */
  staffAdmin: boolean
}

/** What the bill of lading shall say, as the customer submitted it. */
export type ShippingInstruction = {
  /** Shipper, with address, as it stands on the bill. */
  shipper: string
  /** Consignee, with address, as it stands on the bill. */
  consignee: string
  /** Whom the carrier tells of the arrival. */
  notifyParty: string
  /** Original, telex release or waybill. */
  billType: ("original" | "telex" | "waybill")
  /** How many originals are issued. */
  originals?: number
  /** Who pays the ocean freight. */
  freightTerms: ("prepaid" | "collect")
  /** Where the carrier takes the goods over. */
  placeOfReceipt?: string
  /** Where the carrier hands them over. */
  placeOfDelivery?: string
  /** Where the bill is issued. */
  placeOfIssue?: string
  /** Goods, line by line. */
  goods: GoodsLine[]
  /** What else the carrier must know. */
  remark?: string
  /** Which version of the instruction, counted from 1. */
  version: number
  /** When. */
  at: string
  /** Who. */
  by: string
}

/** Whom to talk to at a warehouse or a yard. */
export type SiteContact = {
  /** The desk or person. */
  name: string
  /** Telephone. */
  phone: string
  /** Mail address. */
  email?: string
}

/** A line of the tariff of a warehouse or a yard. */
export type SiteFee = {
  /** Line of the tariff. */
  line: string
  /** What is charged. */
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
  /** Per what. */
  basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
  /** Units that come off first. */
  free?: string
  /** First unit of the tier. */
  from?: string
  /** Last unit of the tier; absent where it goes on. */
  to?: string
  /** Where the price holds, such as a terminal and a pick-up yard. */
  at?: string
  /** Currency of the price. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Price of a unit. */
  price?: string
  /** Price of a unit by type or length of the container. */
  prices?: {
    [k: string]: string
  }
  /** Share of other fees, in percent. */
  percent?: string
  /** Where the price comes from. */
  source?: ("specification" | "standard" | "assumed")
}

/** What a tariff for shipper-owned containers may ask. */
export type SocFacts = {
  /** One container, by the type of the portal (40HQ) or by its ISO 6346 code (45G1). */
  container?: string
  /** Whether the container is loaded. */
  loaded?: boolean
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Containers whose safety plate is inspected. */
  inspections?: number
  /** Days in the yard, the free ones included. */
  storageDays?: string
}

/** A link by which one person joins the brand's staff. The token in it is never stored. */
export type StaffInvitation = {
  /** Id of the invitation. */
  invitationId: string
  /** Who is invited. */
  email: string
  /** Role that the person will have. */
  role: ("staff" | "staff-admin" | "analyst")
  /** Whether it can still be used. */
  state: ("open" | "used" | "expired" | "withdrawn")
  /** Who made it. */
  invitedBy: string
  /** When it was made. */
  createdAt: string
  /** Until when it is open. */
  expiresAt: string
  /** Who came by it. */
  usedBy?: string
}

/** What the person who opens the link sees. A link that can no longer be used only says why. */
export type StaffInvitationOffer = {
  /** unknown: there is no such link; joined: the reader came by it. */
  state: ("open" | "used" | "expired" | "withdrawn" | "unknown" | "joined")
  /** Who is invited. */
  email?: string
  /** Role that the person will have. */
  role?: ("staff" | "staff-admin" | "analyst")
  /** Whether the address has an account in this brand. */
  hasAccount?: boolean
  /** Whether the reader is signed in with that account. */
  own?: boolean
  /** Until when it is open. */
  expiresAt?: string
}

/** A member of customer service or an analyst, as staff administrators see them. */
export type StaffPerson = {
  /** Id of the person. */
  userId: string
  /** Name in the reader’s language. */
  name: string
  /** Name of the account. */
  account: string
  /** E-mail address. */
  email?: string
  /** Role in the brand. */
  role: ("staff" | "staff-admin" | "analyst")
  /** Whether the person may sign in. */
  status: ("active" | "disabled")
  /** When the person signed in last; left out where never. */
  lastSignInAt?: string
  /** Whether signing in asks for a code as well. */
  secondFactor: boolean
  /** Whether removing the second factor waits for a second administrator. */
  removalOpen: boolean
  /** Whether it is the reader. */
  own: boolean
  /** When the account was made. */
  since: string
  /** Counts the changes. */
  version: number
}

/** Whom a company places orders with to fulfil those of its own. */
export type Supplier = {
  /** Id of the supplier. */
  supplierId: string
  /** Company that it supplies. */
  companyName?: string
  /** What it is called. */
  name: string
  /** The same in Latin letters. */
  nameEn?: string
  /** What it does. */
  kind: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
  /** Whom to ask for. */
  contact?: string
  /** Telephone. */
  phone?: string
  /** Where orders go. */
  email?: string
  /** Language of its mails. */
  mailLanguage?: ("zh" | "en")
  /** What is worth knowing. */
  note?: string
  /** Orders placed with it, cancelled ones left out. */
  orders?: number
  /** New orders can be placed. */
  active: boolean
  /** Counts changes. */
  version: number
}

/** A supplier as a choice of a form. */
export type SupplierChoice = {
  /** Id of the supplier. */
  value: string
  /** Its name and what it does. */
  label: string
}

/** What a supplier is paid for. */
export type SupplierCost = {
  /** What for. */
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
  /** Unit of the price. */
  basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
  /** Box type of a line per box. */
  boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** Price of one unit. */
  unitPrice: string
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** How many units. */
  quantity: string
  /** Unit price times quantity. */
  amount: string
  /** Base currency for one unit. */
  exchangeRate: string
  /** Amount in the base currency. */
  baseAmount: string
}

/** A confirmation, an invoice, a proof of delivery. */
export type SupplierFile = {
  /** Id of the file. */
  fileId: string
  /** Kind of document. */
  type: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
  /** Its name. */
  name: string
  /** What the virus scan has come to; absent where files are not scanned. */
  scan?: ("pending" | "clean" | "quarantined")
  /** Bytes. */
  size: number
  /** When it came. */
  at: string
}

/** What a company orders from a supplier to fulfil an order of its own. */
export type SupplierOrder = {
  /** Its number. */
  supplierOrderNo: string
  /** Order that it helps to fulfil. */
  omsOrderNo: string
  /** Service of that order. */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Company that orders. */
  companyName?: string
  /** Id of the supplier. */
  supplierId: string
  /** The supplier. */
  supplierName: string
  /** What the supplier does. */
  supplierKind?: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
  /** Whom to ask for there. */
  supplierContact?: string
  /** Telephone of the supplier. */
  supplierPhone?: string
  /** Where it was or will be sent. */
  supplierEmail?: string
  /** What is ordered. */
  service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Where it stands. */
  state: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /** Day on which it is needed. */
  neededOn?: string
  /** Where, such as a loading address. */
  place?: string
  /** What the supplier should know. */
  note?: string
  /** What it costs. */
  lines?: SupplierCost[]
  /** Sum in each currency. */
  totals?: MoneyTotal[]
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Sum in the base currency. */
  baseTotal: string
  /** It has cost lines. */
  priced: boolean
  /** Ports of the order. */
  lane?: string
  /** Boxes of the order. */
  boxes?: string
  /** Vessel of the order. */
  vessel?: string
  /** Voyage of the order. */
  voyage?: string
  /** Estimated departure of the order. */
  etd?: string
  /** Bill of lading of the order. */
  mblNo?: string
  /** What the customer pays for the order, as confirmed. */
  customerTotal?: string
  /** What all suppliers of the order cost, cancelled ones left out. */
  allCosts?: string
  /** What is left. */
  margin?: string
  /** The same in percent of the customer's fees. */
  marginPercent?: string
  /** The supplier's own number. */
  reference?: string
  /** Why it was cancelled. */
  reason?: string
  /** Who placed it. */
  placedBy: string
  /** How the caller stands to it. */
  relation?: ("none" | "own" | "own-company" | "other")
  /** When it was made. */
  createdAt: string
  /** When it was sent. */
  sentAt?: string
  /** When it changed last. */
  updatedAt: string
  /** Its files. */
  files?: SupplierFile[]
  /** What was done with it. */
  events?: SupplierOrderEvent[]
  /** Whom the company may order from. */
  suppliers?: SupplierChoice[]
  /** Counts changes. */
  version: number
}

/** Who did what when. */
export type SupplierOrderEvent = {
  /** Counts events. */
  seq: number
  /** What was done. */
  event: ("place-supplier-order" | "change-supplier-order" | "send-supplier-order" | "confirm-supplier-order" | "finish-supplier-order" | "cancel-supplier-order" | "attach-supplier-file")
  /** When. */
  at: string
  /** Who. */
  by: string
  /** State after it. */
  to: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /** What was said. */
  note?: string
}

/** One surcharge that a carrier adds to a sea rate. */
export type Surcharge = {
  /** Code of the fee. */
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
  /** Where it arises: freight, origin or destination. */
  group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
  /** Charged per box or per bill of lading. */
  basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
  /** ISO 4217 code. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** One price for the bill, or for every box type. */
  price?: string
  /** Price for each box type. */
  prices?: {
    [k: string]: string
  }
}

/** One line of a tariff as analysts see it. */
export type TariffLine = {
  /** Tariff and line. */
  key: string
  /** Id of the tariff. */
  tariff: string
  /** What the tariff is called. */
  label: string
  /** Service. */
  service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Ports. */
  ports?: string
  /** Fee. */
  fee: string
  /** The rule, in words. */
  rule: string
  /** Tax. */
  tax?: string
  /** Reading to which the line belongs. */
  variant?: string
  /** Where the figures come from. */
  source: ("specification" | "standard" | "partly" | "assumed")
  /** Members still without a value. */
  assumed?: string
  /** File and line. */
  place: string
  /** Line in the file. */
  row: number
  /** File. */
  path: string
}

/** Something that waits for the reader. */
export type Task = {
  /** Tells one task from the others. */
  taskId: string
  /** What is to be done. */
  task: ("accept-fees" | "accept-amendment" | "pay-before" | "pay-after" | "shipping-instruction" | "vgm" | "confirm-bill" | "join-requests")
  /** What to do, in a sentence. */
  about: string
  /** Number of the order, or how many there are of what waits. */
  subject: string
  /** Order that waits. */
  omsOrderNo?: string
  /** Kind of order. */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "other")
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Where the service is done. */
  place?: string
  /** Since when it waits. */
  since: string
  /** How long it has waited. */
  waitedHours: number
  /** By when it must be done. */
  dueAt?: string
  /** Hours until then; below zero it is overdue. */
  hoursLeft?: number
  /** Route of the page where it is done. */
  route: string
}

/** What a trucking tariff may ask. */
export type TruckFacts = {
  /** One container, by the type of the portal (40HQ) or by its ISO 6346 code (45G1). */
  container?: string
  /** Whether the container is loaded. */
  loaded?: boolean
  /** District of the loading place, six digits of GB/T 2260; a city without districts by its own code. */
  deliveryArea?: string
  /** Terminal that the container goes to or comes from. */
  terminal?: string
  /** Weight of the cargo of one container. */
  weightTonnes?: string
  /** Places at which the truck loads. */
  loadingPoints?: number
  /** Containers with dangerous goods. */
  dangerousBoxes?: number
  /** Hours at the door, the free ones included. */
  waitingHours?: string
  /** When the truck arrived, such as D0T09:00: D0 is the loading day. */
  arrivedAt?: string
  /** Whether the truck stays overnight. */
  overnight?: boolean
  /** Nights that the truck stays. */
  nights?: number
  /** Days in the yard, the free ones included. */
  storageDays?: string
  /** Whether the truck came for nothing. */
  emptyRun?: boolean
  /** What the run for nothing cost. */
  emptyRunCost?: string
  /** When the truck was cancelled, such as D-1T18:00: D-1 is the day before loading. */
  cancelledAt?: string
  /** Whether the container came back empty. */
  returnEmpty?: boolean
  /** Trucking freight of the order, where no table of the tariff says it. */
  freight?: string
  /** Agreed amount, tax included. */
  grossAmount?: string
}

/** What a truck costs for one container from a place of loading to a terminal, out of the tariff in force. */
export type TruckPrice = {
  /** Line and row of the tariff. */
  id: string
  /** Port of loading. */
  pol?: string
  /** District of the loading place. Left out: any. */
  area?: string
  /** Terminal that the loaded boxes go to. Left out: any. */
  terminal?: string
  /** For one container of 20 feet. */
  price20?: string
  /** For one container of 40 feet. */
  price40?: string
  /** For one container of 45 feet. */
  price45?: string
  /** Currency of the prices. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Why prices are not shown: login or certify. */
  hidden?: ("login" | "certify")
}

/** Who stands by the verified gross mass of the containers. */
export type VgmDeclaration = {
  /** Company that is responsible for the weights (the shipper on the bill). */
  responsible: string
  /** Person who signs for it. */
  signatory: string
  /** Where the containers were weighed, for SM1. */
  weighedAt?: string
  /** It came after the cut-off. */
  late?: boolean
  /** Which version of the declaration, counted from 1. */
  version: number
  /** When. */
  at: string
  /** Who. */
  by: string
}

/** A warehouse with all that one asks before sending goods there. Its records are rows of the reference document of its name. */
export type Warehouse = {
  /** Names the site; it stands in addresses and orders. */
  id: string
  /** Name of the site. */
  name: string
  /** City. */
  city: ("ningbo" | "shanghai" | "qingdao" | "shenzhen" | "hangzhou" | "suzhou" | "yiwu")
  /** Port that it serves. */
  parent: string
  /** Floor area. */
  area: string
  /** Parts of it can be let. */
  divisible?: boolean
  /** Smallest part that is let. */
  leastArea?: string
  /** Building type. */
  buildingType: ("single-storey" | "multi-storey" | "high-bay")
  /** Structure. */
  structure?: ("steel" | "concrete" | "portal")
  /** Building standard. */
  standard?: ("general" | "modern" | "cold")
  /** Free height below the roof. */
  clearHeight: string
  /** Distance between columns, both ways. */
  columnSpacing?: string
  /** What the floor carries. */
  floorLoad: string
  /** Floor material. */
  floor?: ("epoxy" | "hardened" | "concrete")
  /** Racking. */
  racking?: ("none" | "selective" | "drive-in" | "shuttle" | "automatic")
  /** How trucks are unloaded. */
  unloading?: ("rear" | "side")[]
  /** Loading platform. */
  platform?: ("inner" | "outer" | "none")
  /** Crane. */
  crane?: string
  /** Temperature. */
  temperature: ("ambient" | "cool" | "cold" | "frozen")
  /** Fire rating of the goods that may be stored. */
  fireRating?: ("c1" | "c2" | "d" | "e")
  /** Fire facilities. */
  fireFacilities?: ("sprinkler" | "hydrant" | "smoke-detector" | "extinguisher" | "smoke-exhaust")[]
  /** Customs supervision. */
  customsType: ("general" | "bonded" | "supervised")
  /** Licences and certificates. */
  qualifications?: ("bonded-licence" | "supervised-licence" | "food" | "iso-9001" | "fire-approval")[]
  /** Largest vehicle that can enter. */
  maxVehicle?: string
  /** Open yard beside the building. */
  yardArea?: string
  /** Gates of the park. */
  gate?: ("one" | "two" | "two-weighbridge")
  /** Security of the park. */
  security?: ("day" | "round-the-clock")
  /** Video. */
  monitoring?: ("cctv-30" | "cctv-90" | "customs-linked")
  /** Kinds of business. */
  businessTypes: ("export-cfs" | "import-cfs" | "storage" | "stuffing")[]
  /** What is done there. */
  services: ("storage" | "stuffing" | "unstuffing" | "consolidation" | "palletising" | "labelling" | "sorting" | "distribution" | "weighing")[]
  /** What it has done. */
  cases?: ServiceCase[]
  /** Where the gate is. */
  address: string
  /** When goods are taken in. */
  hours: string
  /** Whom to talk to. */
  contacts: SiteContact[]
  /** What it is good for, in a sentence. */
  about?: string
  /** The site is made up for the demonstration; its facts are assumed. */
  demo?: boolean
  /** Drawing that stands for sites of this kind. */
  drawing?: ("warehouse" | "bonded-warehouse" | "high-bay" | "multi-storey" | "cold-store" | "yard" | "reefer-yard")
}

/** What a warehouse tariff may ask. */
export type WarehouseFacts = {
  /** One container, by the type of the portal (40HQ) or by its ISO 6346 code (45G1). */
  container?: string
  /** Whether the container is loaded. */
  loaded?: boolean
  /** Kind of goods. */
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /** Volume of the goods. */
  volumeCbm?: string
  /** Weight of the goods. */
  weightTonnes?: string
  /** Pallets of goods. */
  pallets?: number
  /** Days in the yard, the free ones included. */
  storageDays?: string
  /** Terminal that the container goes to. */
  terminal?: string
  /** Yard from which the empty container comes. */
  pickUpYard?: string
  /** Containers with dangerous goods. */
  dangerousBoxes?: number
  /** Agreed amount, tax included. */
  grossAmount?: string
}

/** What the paper of a warehouse says: its facts and its tariff. */
export type WarehouseSheet = {
  /** Names the site; it stands in addresses and orders. */
  id?: string
  /** Name of the site. */
  name?: string
  /** City. */
  city?: ("ningbo" | "shanghai" | "qingdao" | "shenzhen" | "hangzhou" | "suzhou" | "yiwu")
  /** Port that it serves. */
  parent?: string
  /** Floor area. */
  area?: string
  /** Parts of it can be let. */
  divisible?: boolean
  /** Smallest part that is let. */
  leastArea?: string
  /** Building type. */
  buildingType?: ("single-storey" | "multi-storey" | "high-bay")
  /** Structure. */
  structure?: ("steel" | "concrete" | "portal")
  /** Building standard. */
  standard?: ("general" | "modern" | "cold")
  /** Free height below the roof. */
  clearHeight?: string
  /** Distance between columns, both ways. */
  columnSpacing?: string
  /** What the floor carries. */
  floorLoad?: string
  /** Floor material. */
  floor?: ("epoxy" | "hardened" | "concrete")
  /** Racking. */
  racking?: ("none" | "selective" | "drive-in" | "shuttle" | "automatic")
  /** How trucks are unloaded. */
  unloading?: ("rear" | "side")[]
  /** Loading platform. */
  platform?: ("inner" | "outer" | "none")
  /** Crane. */
  crane?: string
  /** Temperature. */
  temperature?: ("ambient" | "cool" | "cold" | "frozen")
  /** Fire rating of the goods that may be stored. */
  fireRating?: ("c1" | "c2" | "d" | "e")
  /** Fire facilities. */
  fireFacilities?: ("sprinkler" | "hydrant" | "smoke-detector" | "extinguisher" | "smoke-exhaust")[]
  /** Customs supervision. */
  customsType?: ("general" | "bonded" | "supervised")
  /** Licences and certificates. */
  qualifications?: ("bonded-licence" | "supervised-licence" | "food" | "iso-9001" | "fire-approval")[]
  /** Largest vehicle that can enter. */
  maxVehicle?: string
  /** Open yard beside the building. */
  yardArea?: string
  /** Gates of the park. */
  gate?: ("one" | "two" | "two-weighbridge")
  /** Security of the park. */
  security?: ("day" | "round-the-clock")
  /** Video. */
  monitoring?: ("cctv-30" | "cctv-90" | "customs-linked")
  /** Kinds of business. */
  businessTypes?: ("export-cfs" | "import-cfs" | "storage" | "stuffing")[]
  /** What is done there. */
  services?: ("storage" | "stuffing" | "unstuffing" | "consolidation" | "palletising" | "labelling" | "sorting" | "distribution" | "weighing")[]
  /** What it has done. */
  cases?: ServiceCase[]
  /** Where the gate is. */
  address?: string
  /** When goods are taken in. */
  hours?: string
  /** Whom to talk to. */
  contacts?: SiteContact[]
  /** What it is good for, in a sentence. */
  about?: string
  /** The site is made up for the demonstration; its facts are assumed. */
  demo?: boolean
  /** Drawing that stands for sites of this kind. */
  drawing?: ("warehouse" | "bonded-warehouse" | "high-bay" | "multi-storey" | "cold-store" | "yard" | "reefer-yard")
  /** Day of the sheet. */
  printedOn?: string
  /** Currency of the prices. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Fees. */
  fees?: SiteFee[]
}

/** A cell of a rate sheet that is not right, and why. */
export type WrongCell = {
  /** Counts the mistakes. */
  cellId: string
  /** Row of the sheet. */
  row: number
  /** Cell of the sheet, such as C17; a whole row by its number. */
  cell: string
  /** Sheet of the file. */
  sheet: string
  /** What stands above it. */
  heading: string
  /** What stands in it. */
  value: string
  /** What is wrong and what is allowed. */
  reason: string
}

/** A depot where containers are fetched, returned and stored. Its records are rows of the reference document of its name. */
export type Yard = {
  /** Names the site; it stands in addresses and orders. */
  id: string
  /** Name of the site. */
  name: string
  /** Port area. */
  site: ("beilun" | "daxie" | "meishan" | "waigaoqiao" | "yangshan" | "qianwan" | "yantian" | "shekou")
  /** Port that it serves. */
  parent: string
  /** Area. */
  area: string
  /** How many containers it holds, in units of twenty feet. */
  capacity: number
  /** Reach stackers and empty handlers. */
  stackers: number
  /** Shed for repairs. */
  repairArea?: string
  /** Sockets for reefers. */
  reeferSockets: number
  /** What is done there. */
  services: ("storage" | "lift" | "repair" | "washing")[]
  /** Kinds of business. */
  businessTypes: ("empty-pick-up" | "empty-return" | "laden-storage")[]
  /** Takes dangerous goods. */
  dangerousGoods?: boolean
  /** Where the gate is. */
  address: string
  /** When goods are taken in. */
  hours: string
  /** Whom to talk to. */
  contacts: SiteContact[]
  /** What it is good for, in a sentence. */
  about?: string
  /** The site is made up for the demonstration; its facts are assumed. */
  demo?: boolean
  /** Drawing that stands for sites of this kind. */
  drawing?: ("warehouse" | "bonded-warehouse" | "high-bay" | "multi-storey" | "cold-store" | "yard" | "reefer-yard")
}

/** A container of one bill of lading at a yard, with its days and what they have come to. */
export type YardBox = {
  /** Container number. */
  containerNo: string
  /** Container type. */
  boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** Yard where it is. */
  yard: string
  /** Bill of lading. */
  blNo: string
  /** Order that it was stored for. */
  omsOrderNo?: string
  /** With goods in it. */
  loaded: boolean
  /** With dangerous goods in it. */
  dangerous: boolean
  /** When it came. */
  inAt: string
  /** When it left; absent while it is there. */
  outAt?: string
  /** Still at the yard. */
  there: boolean
  /** Days begun; the day on which it came is the first. */
  days: number
  /** Days that cost nothing. */
  freeDays?: number
  /** Free days that are left. */
  freeDaysLeft?: number
  /** Currency of what it has come to. */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** What it has come to by today. */
  baseTotal?: string
  /** What it has come to, line by line. */
  lines?: YardCharge[]
}

/** What a container has come to by today by one line of the yard's tariff, and what was counted. */
export type YardCharge = {
  /** What is charged. */
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "OTH" | "VAT")
  /** Per what. */
  basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "percent" | "flat")
  /** Units that have begun. */
  counted?: string
  /** Units of them that cost nothing. */
  free?: string
  /** Units charged. */
  quantity: string
  /** Tier or band of the tariff that holds. */
  tier?: string
  /** Price of a unit. */
  unitPrice: string
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Amount so far. */
  amount: string
}

/** What a yard tariff may ask. */
export type YardFacts = {
  /** One container, by the type of the portal (40HQ) or by its ISO 6346 code (45G1). */
  container?: string
  /** Whether the container is loaded. */
  loaded?: boolean
  /** Days in the yard, the free ones included. */
  storageDays?: string
  /** When the container came in, such as D0T09:00. */
  arrivedAt?: string
  /** Containers with dangerous goods. */
  dangerousBoxes?: number
  /** Mechanical moves beyond those in and out. */
  extraMoves?: number
  /** Lifts on and off a truck. */
  lifts?: number
  /** Days on which a reefer is plugged in. */
  reeferDays?: string
  /** Containers that are washed. */
  washes?: number
}
