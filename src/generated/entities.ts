/* Do not edit: generated from schemas/ by npm run codegen. */

/** A campaign of the brand, written and published by staff. */
export type Activity = {
  /** Name of the activity. In Chinese. */
  titleZh: string
  /** Name of the activity. In English. */
  titleEn?: string
  /** Name of the activity. */
  title?: string
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Pages on which the activity is announced. */
  placement: string[]
  /** Page that the activity links to. */
  target?: ("activities" | "air-transport-services" | "bank-shipping" | "bank-shipping-detail" | "bank-booking" | "bank-entrust" | "bank-sign-in" | "truck-activity" | "truck-activity-detail" | "india-pakistan" | "eurmed-act" | "customs-act" | "warehouse-act" | "yard-act" | "financial" | "join-us" | "news" | "mails" | "booking-help" | "break-bulk" | "truck-batch" | "railway" | "cold-chain" | "express-service" | "import-detail" | "sea-service" | "coastal-order" | "ecom" | "land-carriage" | "clearance" | "fee-terms" | "box-cost" | "free-time" | "fujian-yards" | "fujian-containers" | "fujian-warehouses" | "fujian-booking" | "fujian-truck" | "fujian-logistics" | "tracking" | "copy-tracking" | "vessel-plan" | "schedule" | "backward-planner" | "sea-ways" | "lcl-sailings" | "city-delivery" | "sea-compare" | "sea-request" | "lcl" | "soc" | "air" | "rail" | "sea-rail" | "customs" | "entrust" | "shipping-order" | "other-service" | "overseas" | "overseas-agency" | "agent-join" | "overseas-location" | "port-express" | "pre-port-truck" | "pre-port-depots" | "pre-port-modes" | "pre-port-barge" | "pre-port-barge-order" | "pre-port-booking" | "pre-port-yard" | "pre-port-warehouse" | "about-us" | "contact-us" | "developers" | "agreement" | "tsl-agreement" | "policy" | "port-qingdao" | "port-shenzhen" | "sea-query" | "sea-booking" | "sea-batch" | "shipowner-area" | "supplier" | "supplier-guide" | "truck-quote" | "truck-detail" | "warehousing" | "warehouse-list" | "warehouse-detail" | "warehouse-track" | "yard-list" | "yard-detail" | "yard-service" | "warehouse-quote" | "yard-quote")
  /** Customers can sign up for it. */
  signUp?: boolean
  /** Maximum number of participants; if empty, unlimited. */
  places?: number
  /** Places left. */
  placesLeft?: number
  /** What customers get. In Chinese. */
  summaryZh?: string
  /** What customers get. In English. */
  summaryEn?: string
  /** What customers get. */
  summary?: string
  /** The terms, in Markdown. In Chinese. */
  bodyZh?: string
  /** The terms, in Markdown. In English. */
  bodyEn?: string
  /** The terms, in Markdown. */
  body?: string
  /** Id of the record. */
  activityId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type ActivityRow = Omit<
  Activity,
  | 'bodyZh'
  | 'bodyEn'
  | 'body'
>

/** A person's sign-up for an activity, with the number of participants. */
export type ActivitySignUp = {
  /** Name of the activity when the person signed up. In Chinese. */
  titleZh?: string
  /** Name of the activity when the person signed up. In English. */
  titleEn?: string
  /** Name of the activity when the person signed up. */
  title?: string
  /** The activity. */
  activityId: string
  /** Name of the company. */
  company: string
  /** Number of participants. */
  people: number
  /** Name of the contact. */
  contact: string
  /** Phone number of the contact. */
  phone: string
  /** The person's requests. */
  note?: string
  /** Id of the record. */
  activitySignUpId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** A company that wants to become an overseas agent, with its documents. Its fields have the same names as those of an agent, so that an accepted application can fill in the new agent. */
export type AgentApplication = {
  /** Name in English. */
  nameEn: string
  /** Name in Chinese. */
  nameZh?: string
  /** Country or region, as a two-letter ISO 3166 code. */
  country: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /**
   * Ports that it serves.
   *
   * Items: Port.
   */
  ports: string[]
  /** Services that it offers. */
  services?: ("customs" | "trucking" | "warehousing" | "lcl" | "air" | "project" | "reefer" | "dangerous")[]
  /** Networks and licences, as stated by the company. */
  memberships?: string
  /** Address of its office. */
  address?: string
  /** What the company says about itself. */
  aboutEn?: string
  /** Name of the contact person. */
  contact?: string
  /** Telephone number, with the country code. */
  phone?: string
  /** E-mail address. */
  email?: string
  /** Id of the uploaded proof of registration. */
  registration?: string
  /** Id of the uploaded licence or certificate. */
  certificate?: string
  /** Progress. */
  status: ("received" | "review" | "accepted" | "declined")
  /** Note on the decision, shown to the applicant. */
  answer?: string
  /** Internal note. */
  note?: string
  /** Id of the record. */
  agentApplicationId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type AgentApplicationRow = Omit<
  AgentApplication,
  | 'note'
>

/** A customer's inquiry to an overseas agent. Customer service contacts the agent and answers. */
export type AgentInquiry = {
  /** Goods to be shipped. */
  goods: string
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** How much is shipped, such as containers or cubic metres. */
  volume?: string
  /** Message. */
  message?: string
  /** Name of the customer. */
  contact?: string
  /** Telephone number of the customer. */
  phone?: string
  /** E-mail address of the customer. */
  email?: string
  /** Progress. */
  status: ("received" | "in-work" | "answered" | "closed")
  /** Answer for the customer. */
  answer?: string
  /** Note for colleagues; the customer does not see it. */
  note?: string
  /** Name of the agent when the inquiry was sent. In Chinese. */
  nameZh?: string
  /** Name of the agent when the inquiry was sent. In English. */
  nameEn?: string
  /** The agent. */
  overseasAgentId: string
  /** Name of the agent when the inquiry was sent. */
  name?: string
  /** Id of the record. */
  agentInquiryId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type AgentInquiryRow = Omit<
  AgentInquiry,
  | 'note'
>

/** A lane by air: airline, weekdays, transit time, cut-off and guide prices by weight; written and published by staff. */
export type AirLane = {
  /** Airport of departure. */
  origin: string
  /** Airport of destination. */
  destination: string
  /** Airline, by IATA code. */
  airline: ("CA" | "CK" | "CZ" | "CX" | "NH" | "KE" | "SQ" | "TG" | "EK" | "LH" | "CV" | "UA")
  /**
   * Weekdays of departure, Monday is 1.
   *
   * Items: One weekday.
   */
  days: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /** Days from departure to availability at the airport of destination. */
  transitDays: number
  /** Hours before departure by which cargo must reach the terminal. */
  cutOffHours?: number
  /** Guide price of the smallest shipment. */
  minimum?: string
  /** Guide price per kg of chargeable weight below 45 kg. */
  perKg0?: string
  /** Guide price per kg of chargeable weight from 45 kg. */
  perKg45?: string
  /** Guide price per kg of chargeable weight from 100 kg. */
  perKg100?: string
  /** Guide price per kg of chargeable weight from 300 kg. */
  perKg300?: string
  /** Guide price per kg of chargeable weight from 500 kg. */
  perKg500?: string
  /** Guide price per kg of chargeable weight from 1000 kg. */
  perKg1000?: string
  /** Currency of the guide prices. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Last day on which the guide prices apply. */
  validUntil: string
  /** What shippers should know. In Chinese. */
  noteZh?: string
  /** What shippers should know. In English. */
  noteEn?: string
  /** What shippers should know. */
  note?: string
  /** Id of the record. */
  airLaneId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Why some fields are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** One of the two weights of air cargo, of which the greater is charged. */
export type AirWeight = {
  /** How the weight is found. */
  basis: ("gross" | "volume")
  /** The weight. */
  weight: string
  /** Whether this weight is charged. */
  charged: boolean
}

/** An airport for air freight. Its records are rows of the reference document of the same name. */
export type Airport = {
  /** IATA code. */
  id: string
  /** Name of the airport. */
  name: string
}

/** Key with which a company’s system calls the API. The key itself is not stored. */
export type ApiKey = {
  /** Id of the record. */
  keyId: string
  /** Name given by the company. */
  name: string
  /** Its last characters. */
  hint: string
  /**
   * What it may do.
   *
   * Items: A scope.
   */
  scopes: ("orders" | "events" | "schedules")[]
  /** When it was created. */
  createdAt: string
  /** Valid until. */
  expiresAt: string
  /** When it was last used, to the minute. */
  usedAt?: string
  /** Status. */
  state: ("open" | "ended" | "revoked" | "orphaned")
}

/** A user's verdict on an answer of the assistant, for customer service. */
export type AssistantFeedback = {
  /** Whether the answer helped. */
  verdict: ("helpful" | "unhelpful")
  /** The question. */
  question: string
  /** The answer in words. */
  answer: string
  /** Tools that answered. */
  tool?: string
  /** What was wrong or missing. */
  comment?: string
  /** Id of the record. */
  assistantFeedbackId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** A field before and after a change. */
export type AuditChange = {
  /** The field that changed, or a detail of the event. */
  field: ("role" | "status" | "state" | "membership" | "name" | "latinName" | "email" | "phone" | "language" | "reason" | "requestId" | "companyName" | "uscc" | "kind" | "people" | "baseTotal" | "places" | "expiresAt" | "note" | "by" | "purpose" | "address" | "operation" | "error" | "session" | "count" | "invitation" | "invitedBy" | "madeBy" | "release" | "seconds" | "file" | "rows" | "replaced" | "leftOut" | "prices" | "remarks" | "currency" | "rate" | "validFrom" | "validTo" | "month" | "amount" | "payee" | "account" | "reference" | "paidOn" | "partner" | "share" | "unit" | "rule" | "code" | "supplier" | "service" | "order" | "tiers" | "active" | "contact" | "notifications" | "requestedBy" | "secondFactor")
  /** Value before. */
  before?: string
  /** Value after, or the detail. */
  after?: string
}

/** Who did what to whom, and when. */
export type AuditEntry = {
  /** Entry number. */
  entryId: string
  /** When it happened. */
  at: string
  /** Change or security. */
  kind: ("act" | "security")
  /** What happened. */
  event: ("signed-in" | "signed-out" | "sign-in-failed" | "sign-in-limited" | "code-sent" | "code-limited" | "code-refused" | "registered" | "password-changed" | "password-reset" | "second-factor-on" | "second-factor-off" | "session-ended" | "sessions-ended" | "session-cut" | "denied" | "limited" | "profile-changed" | "avatar-changed" | "avatar-removed" | "notifications-changed" | "certification-applied" | "certification-approved" | "certification-refused" | "certification-withdrawn" | "application-withdrawn" | "join-requested" | "join-approved" | "join-refused" | "administrator-appointed" | "member-role-changed" | "member-disabled" | "member-enabled" | "member-removed" | "invitation-created" | "invitation-revoked" | "invitation-accepted" | "referral-opened" | "referral-followed" | "order-submit" | "order-cancel" | "order-reject" | "order-request-amendment" | "order-decline-amendment" | "quote-saved" | "quote-removed" | "quote-restored" | "tracking-shared" | "tracking-link-revoked" | "quote-shared" | "quote-sent" | "quote-link-revoked" | "webhook-removed" | "api-key-revoked" | "api-key-added" | "calendar-revoked" | "calendar-opened" | "webhook-secret-rotated" | "webhook-changed" | "webhook-added" | "fees-confirmed" | "release-published" | "release-rolled-back" | "file-quarantined" | "rates-loaded" | "schedules-loaded" | "sheet-loaded" | "milestones-loaded" | "rates-undone" | "rate-corrected" | "rate-withdrawn" | "rate-restored" | "exchange-rate-added" | "exchange-rate-corrected" | "rebate-requested" | "rebate-withdrawn" | "rebate-approved" | "rebate-refused" | "rebate-paid" | "rebate-rule-added" | "rebate-rule-ended" | "profit-agreement-added" | "profit-agreement-changed" | "profit-agreement-ended" | "profit-shared-again" | "supplier-added" | "supplier-changed" | "supplier-accepted" | "supplier-retired" | "supplier-reinstated" | "supplier-order-placed" | "supplier-order-changed" | "supplier-order-sent" | "supplier-order-confirmed" | "supplier-order-finished" | "supplier-order-cancelled" | "supplier-file-attached" | "company-notifications-changed" | "staff-invited" | "staff-invitation-withdrawn" | "staff-joined" | "staff-role-changed" | "staff-suspended" | "staff-restored" | "staff-sessions-ended" | "second-factor-removal-requested" | "second-factor-removal-refused" | "second-factor-removed" | "record-created" | "record-changed" | "record-published" | "record-withdrawn" | "record-archived" | "record-restored")
  /** User who did it; empty if no one was signed in. */
  actor?: string
  /** Role at the time. */
  actorRole: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** Company concerned. */
  companyName?: string
  /** Name of the person or number of the record affected. */
  subject?: string
  /** Request number, which is also in the log. */
  requestId: string
  /** Changed fields and other details. */
  changes: AuditChange[]
}

/** A departure of a river feeder to a port area of Shanghai; kept up to date by staff. */
export type BargeDeparture = {
  /** River port. */
  city: string
  /** Port area of discharge. */
  portArea: string
  /** River vessel. */
  vessel: string
  /** Voyage. */
  voyage: string
  /** Last day for gate-in at the river port. */
  cutOff: string
  /** Estimated departure. */
  etd: string
  /** Estimated arrival at the port area. */
  eta: string
  /** Space left. */
  spaceTeu?: number
  /** Where the containers change to the ocean vessel. */
  transfer?: ("direct" | "via-waigaoqiao")
  /** Id of the record. */
  bargeDepartureId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** One booking of a list, with the sailing and total that it would be placed with. */
export type BatchRow = {
  /** Number of the row, from 1. */
  row?: number
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Carrier. */
  carrier?: string
  /** Service code of the carrier. */
  service?: string
  /** Departure. */
  etd?: string
  /** Total in the base currency. */
  amount?: string
  /** Base currency. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Why the row has no price. */
  fault?: string
}

/** A ship's call as a terminal's berth plan gives it. */
export type BerthRow = {
  /** English name of the vessel. */
  vesselName: string
  /** IMO number. */
  imo?: string
  /** Carrier. */
  carrier?: string
  /** Service code of the carrier. */
  service?: string
  /** Chinese name of the vessel. */
  vesselNameZh?: string
  /** Port of the call. */
  port: string
  /** Inbound voyage number. */
  voyageIn?: string
  /** Outbound voyage number. */
  voyageOut: string
  /** Terminal. */
  terminal?: string
  /** Berth at the terminal. */
  berthNo?: string
  /** Route code of the terminal. */
  routeCode?: string
  /** Operational status. */
  status?: ("BLNK" | "OMIT" | "SLID" | "ADHO" | "PHOT" | "PHIN" | "ROTC" | "CUTR" | "DRYD" | "BUNK" | "OOSV")
  /** Ship agent at the port. */
  agent?: string
  /** Gate-in opens, on the port's clock. */
  opensAt?: string
  /** CY cut-off, on the port's clock. */
  cyCutOffAt?: string
  /** Customs cut-off, on the port's clock. */
  customsCutOffAt?: string
  /** SI cut-off, on the port's clock. */
  siCutOffAt?: string
  /** VGM cut-off, on the port's clock. */
  vgmCutOffAt?: string
  /** Planned berthing (PTB), on the port's clock. */
  plannedBerth?: string
  /** ETB, on the port's clock. */
  etb?: string
  /** ATB, on the port's clock. */
  atb?: string
  /** Planned departure (PTD), on the port's clock. */
  plannedDeparture?: string
  /** Estimated or planned departure, on the clock of the port. */
  etd?: string
  /** ATD, on the port's clock. */
  atd?: string
  /** Planned arrival (PTA), on the port's clock. */
  plannedArrival?: string
  /** Estimated or planned arrival, on the clock of the port. */
  eta?: string
  /** ATA, on the port's clock. */
  ata?: string
}

/** Corrections that the customer requests to the draft. */
export type BillChange = {
  /** Requested corrections. */
  remarks: string
  /** Version of the draft concerned. */
  draft: number
  /** Id of the file with the corrections. */
  fileId?: string
  /** When it happened. */
  at: string
  /** Who did it. */
  by: string
}

/** A draft that customer service uploaded for the customer to confirm. */
export type BillDraft = {
  /** File id. */
  fileId: string
  /** File name. */
  name: string
  /** B/L number. */
  billNo?: string
  /** Number of packages, as the draft states it. */
  packages?: number
  /** Gross weight in kilograms, as the draft states it. */
  grossWeight?: string
  /** Measurement in cubic metres, as the draft states it. */
  volume?: string
  /** What the customer should check. */
  note?: string
  /** Version of the draft, counted from 1. */
  version: number
  /** When it happened. */
  at: string
  /** Who did it. */
  by: string
}

/** Containers of one type in a booking. */
export type BookedBox = {
  /** Container type. */
  boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** Number of containers of this type. */
  quantity?: number
  /** Weight of the goods in each container, in kilograms. */
  weightKg?: string
}

/** Containers and goods as booked, from which later documents are filled: fields of the order's form with the same names, unless the summary of the order type says otherwise. */
export type BookedCargo = {
  /** Container types and quantities. */
  boxes?: BookedBox[]
  /** Marks and numbers on the packages. */
  marks?: string
  /** Name of the goods. */
  goodsName?: string
  /** Code of the Harmonized System. */
  hsCode?: string
  /** Number of packages. */
  packages?: number
  /** Kind of packages. */
  packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
  /** Gross weight, in kilograms. */
  grossWeight?: string
  /** Measurement, in cubic metres. */
  volume?: string
  /** IMDG class of dangerous goods. */
  imdgClass?: ("1" | "1.1A" | "1.1B" | "1.1C" | "1.1D" | "1.1E" | "1.1F" | "1.1G" | "1.1J" | "1.1L" | "1.2B" | "1.2C" | "1.2D" | "1.2E" | "1.2F" | "1.2G" | "1.2H" | "1.2J" | "1.2K" | "1.2L" | "1.3C" | "1.3F" | "1.3G" | "1.3H" | "1.3J" | "1.3K" | "1.3L" | "1.4B" | "1.4C" | "1.4D" | "1.4E" | "1.4F" | "1.4G" | "1.4S" | "1.5D" | "1.6N" | "2.1" | "2.2" | "2.3" | "3" | "4.1" | "4.2" | "4.3" | "5.1" | "5.2" | "6.1" | "6.2" | "7" | "8" | "9")
  /** UN number of dangerous goods. */
  unNumber?: string
}

/** Private address at which a calendar program fetches cut-offs, ETD, ETA and ends of free time. */
export type Calendar = {
  /** Id of the record. */
  calendarId: string
  /** Whose dates it contains. */
  kind: ("person" | "company")
  /** Private address; anyone who has it can read the dates. */
  address: string
  /** When it was created. */
  createdAt: string
  /** When it was last fetched, to the hour. */
  usedAt?: string
}

/** A company's bookings with a carrier. */
export type CarrierBooking = {
  /** SCAC of the carrier. */
  carrier: string
  /** All orders, except cancelled ones. */
  orders: number
  /** To be confirmed. */
  pending: number
  /** In process. */
  executing: number
  /** Completed. */
  completed: number
  /** Next departure among orders that are not completed. */
  nextEtd?: string
  /** When the last order was placed. */
  lastOrderedAt: string
  /** Total of these orders in the base currency. */
  baseTotal: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** Codes that identify the carrier of a B/L or container number. Its records are rows of the reference document of the same name. */
export type CarrierCode = {
  /** SCAC of the carrier, or id of the lessor. */
  id?: string
  /** Name. */
  name?: string
  /** The carrier; absent for a lessor, whose containers sail with many carriers. */
  carrier?: string
  /** Where the entry comes from. */
  basis?: string
  /** Prefixes of its B/L and booking numbers, SCACs among them. */
  bills?: string[]
  /** Owner codes of its containers with the category: U, J or Z. */
  owners?: string[]
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
  /** Service code of the carrier. */
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

/** A carrier's services in the coming weeks, in figures. */
export type CarrierOffer = {
  /** Carrier of the offer. */
  carrier: string
  /** SCAC of the carrier. */
  scac: string
  /** Weekly loops. */
  services: number
  /** Vessel departures from a port of loading in these weeks. */
  sailings: number
  /** Port pairs served without transhipment. */
  direct: number
  /** Port pairs. */
  lanes: number
  /** Shortest transit time. */
  fastest: number
  /** Longest transit time. */
  slowest: number
  /** The next departure. */
  nextEtd: string
  /** Rate of the next departure. */
  nextRateId: string
  /** Next departures, earliest first. */
  departures: CarrierDeparture[]
  /** Currency of the lowest freight. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Lowest ocean freight for one 40HQ among these sailings. */
  lowest40HQ?: string
  /** Why prices are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
}

/** A company's application for verification, as customer service sees it. */
export type Certification = {
  /** Id of the request. */
  requestId: string
  /** Status. */
  state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
  /** Company. */
  companyName: string
  /** Unified social credit code. */
  uscc: string
  /** Who applied. */
  applicant: string
  /** Sign-in name. */
  account?: string
  /** Mobile number of the applicant. */
  phone?: string
  /** E-mail address. */
  email?: string
  /** When it was sent. */
  createdAt: string
  /** Hours it waited, or has been waiting. */
  waitingHours: number
  /** When it was decided. */
  decidedAt?: string
  /** Who decided. */
  decidedBy?: string
  /** Why it was rejected or ended. */
  reason?: string
  /** Version, which each change increments. */
  version: number
  /** The person's relation to the company. */
  membership?: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
  /** The reader's relation to the person, as the state machine uses it. */
  relation?: ("none" | "own" | "own-company" | "other")
  /** Membership state of the person. */
  role?: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** Whether the person is active. */
  active?: boolean
  /** Other active administrators of the company. */
  otherAdmins?: number
  /** File name of the licence. */
  licenceName?: string
  /** File size in bytes. */
  licenceSize?: number
  /** Earlier applications of the same person, latest first. */
  earlierRequests?: {
    /** When it was sent. */
    at: string
    /** Status. */
    state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
    /** Company. */
    companyName: string
    /** Why it was rejected or ended. */
    reason?: string
  }[]
  /** Other open applications with the same code; they become join requests when one is approved. */
  sameCodeOpen?: number
}

/** Kilometres by road between two districts. Its records are rows of the reference document of the same name. */
export type CityDistance = {
  /** Both codes. */
  id?: string
  /** Name. */
  name?: string
  /** District where the distance begins. */
  from?: string
  /** District where the distance ends. */
  to?: string
  /** Kilometres by road. */
  km?: number
}

/** Inputs of a same-city delivery tariff. */
export type CityFacts = {
  /** Vehicle class. */
  vehicle?: ("van" | "light" | "medium" | "heavy")
  /** Kilometres by road between the districts. */
  distanceKm?: number
  /** Stops after the first delivery. */
  extraStops?: number
  /** The driver loads and unloads. */
  handling?: boolean
}

/** A document that customs needs for a kind of cargo; written and published by staff. */
export type ClearancePaper = {
  /** Name of the document. In Chinese. */
  nameZh: string
  /** Name of the document. In English. */
  nameEn?: string
  /** Name of the document. */
  name?: string
  /**
   * Export, import or both.
   *
   * Items: One direction.
   */
  directions: ("export" | "import" | "domestic")[]
  /**
   * Kinds of cargo that need it.
   *
   * Items: One kind.
   */
  cargo: ("general" | "food" | "cosmetics" | "chemicals" | "battery" | "machinery" | "medical" | "wood")[]
  /** When it is needed. */
  need: ("always" | "if" | "before")
  /** Who issues it. In Chinese. */
  issuerZh?: string
  /** Who issues it. In English. */
  issuerEn?: string
  /** Who issues it. */
  issuer?: string
  /** Points to note. In Chinese. */
  noteZh?: string
  /** Points to note. In English. */
  noteEn?: string
  /** Points to note. */
  note?: string
  /** Position in the list. */
  place?: number
  /** Id of the record. */
  clearancePaperId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** Inputs of a coastal tariff. */
export type CoastalFacts = {
  /** Port of loading. */
  from?: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
  /** Port of discharge. */
  to?: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
  /** Distance of the pick-up. */
  pickUpZone?: ("50" | "100" | "200" | "300" | "500")
  /** Distance of the delivery. */
  deliveryZone?: ("50" | "100" | "200" | "300" | "500")
  /** Whether goods are picked up. */
  picksUp?: boolean
  /** Whether goods are delivered. */
  delivers?: boolean
}

/** One sailing of a coastal or Yangtze line; written and published by staff. */
export type CoastalSailing = {
  /** Line. */
  line: ("north" | "south" | "yangtze")
  /** Port of loading. */
  from: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
  /** Port of discharge. */
  to: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
  /** Vessel. */
  vessel: string
  /** Voyage number. */
  voyage: string
  /** Last day on which loaded containers are accepted. */
  cutOff?: string
  /** Estimated departure. */
  etd: string
  /** Estimated arrival. */
  eta?: string
  /** Days from departure to arrival. */
  transitDays: number
  /** Port where containers change vessel; empty: direct. */
  transhipment?: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
  /** What shippers should know. */
  note?: string
  /** What shippers should know. In Chinese. */
  noteZh?: string
  /** What shippers should know. In English. */
  noteEn?: string
  /** Id of the record. */
  coastalSailingId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type CoastalSailingRow = Omit<
  CoastalSailing,
  | 'note'
  | 'noteZh'
  | 'noteEn'
>

/** Inputs of a reefer transport tariff. */
export type ColdChainFacts = {
  /** Distance. */
  zone?: ("50" | "100" | "200" | "300" | "500")
  /** Days with a genset. */
  gensetDays?: number
  /** Hours plugged in. */
  plugInHours?: number
  /** Whether it is pre-cooled. */
  preCooling?: boolean
  /** Whether it has a logger. */
  logger?: boolean
  /** Whether the set point is -20 degrees or lower. */
  deepFrozen?: boolean
}

/** A customer's company, for customer service. */
export type Company = {
  /** Id of the company. */
  companyId: string
  /** Full name in the reader's language. */
  name: string
  /** Unified social credit code. */
  uscc?: string
  /** Status. */
  status: ("certified" | "withdrawn")
  /** Number of members. */
  members: number
  /** Number of active administrators. */
  admins: number
  /** Why its verification was withdrawn. */
  reason?: string
  /** When it joined the portal. */
  createdAt?: string
  /** Version, which each change increments. */
  version: number
}

/** An entry of a company's address book: a shipper, consignee, notify party or factory that its orders name again and again. */
export type CompanyAddress = {
  /** Role in a shipment. */
  kind: ("shipper" | "consignee" | "notify" | "factory")
  /** Company name, as on a bill of lading. */
  name: string
  /** Address, as on a bill of lading. */
  address: string
  /** District, as a GB/T 2260 code; for places in China where trucks load. */
  area?: string
  /** Person to contact. */
  contact?: string
  /** Mobile or telephone number. */
  mobile?: string
  /** E-mail address. */
  email?: string
  /** Registration or tax number that customs ask for, such as the USCC, EORI or VAT number. */
  taxId?: string
  /** Id of the record. */
  companyAddressId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** One way to carry a container to the port, compared with the others. */
export type ComparedMode = {
  /** Main mode. */
  mode: ("road" | "rail" | "barge" | "sea")
  /** Days from the factory to the terminal. */
  days: number
  /** Distance of all legs. */
  km: number
  /** Distance of the main leg. */
  mainKm: number
  /** Distance of the legs by truck before and after the main leg. */
  truckKm: number
  /** Greenhouse gases of all legs, well to wheel. */
  co2e?: string
  /** Emission factor of the main leg. */
  grams?: string
  /** Vehicle or vessel that the factor is for. */
  vehicle?: string
  /** Framework and edition of the factor. */
  basis?: string
  /** Price from the factory to the terminal. */
  price?: string
  /** Currency of the price. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Why prices are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
  /** Why the option has no price. */
  unpriced?: string
  /** Lowest price. */
  cheapest?: boolean
  /** Fewest days. */
  fastest: boolean
  /** Lowest emissions. */
  cleanest: boolean
  /** District for which the truck is priced. */
  area: string
  /** Terminal of the port area. */
  terminal: string
  /** Name of the city. */
  from: string
  /** Name of the port area. */
  to: string
}

/** A sea rate with its total for a given mix of containers, compared with others. */
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
  /** First day of validity. */
  validFrom?: string
  /** Last day of validity. */
  validTo?: string
  /** Days without charge. */
  freeDays?: number
  /** Maximum cargo weight of a 20-foot container, kg. */
  weightLimitKg?: string
  /** Kinds of goods that it does not cover. */
  onRequest?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")[]
  /** Other conditions, in the reader's language. */
  remarks?: string
  /** Why prices are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
  /** Whether it is a contract rate of the company. */
  contract?: boolean
  /** Whether it has sailed or can no longer be booked. */
  over?: boolean
  /** Total for all containers, in the base currency. */
  baseTotal?: string
  /** Base currency. */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Totals by currency. */
  totals?: MoneyTotal[]
  /** Totals by fee group, in the base currency. */
  groups?: FeeGroupTotal[]
  /** Containers that the total is for, such as 20GP*1,40HQ*2; absent if none were asked for. */
  boxes?: string
  /** Why there is no price, in the reader's language. */
  missing?: string
  /** Whether it is the cheapest. */
  cheapest?: boolean
  /** Whether it is the fastest. */
  fastest?: boolean
  /** Whether it is best on price and transit time together. */
  best?: boolean
}

/** One way by sea between two ports, compared with the shortest. */
export type ComparedSeaWay = {
  /** Ports and passage. */
  id: string
  /** The canal or cape that it passes. */
  name: string
  /** The two ports. */
  lane: string
  /** Whether it is the shortest. */
  usual: boolean
  /** Distance by sea. */
  nm: number
  /** The same distance in kilometres. */
  km: number
  /** Days at sea at the given speed, with waiting at canals, without calls at other ports. */
  days: string
  /** Days more than the shortest. */
  extraDays?: string
  /** Hours of waiting and transit at canals, included in the days. */
  waitingHours?: number
  /** Greenhouse gases of the containers, well to wake. */
  co2e?: string
  /** Greenhouse gases more than the shortest. */
  extraCo2e?: string
  /** Emission factors used, with framework and edition. */
  factors?: string
  /** Places along the way, in order. */
  line: {
    /** Degrees north. */
    latitude: string
    /** Degrees east. */
    longitude: string
  }[]
}

/** A stored conversation of a user with the assistant. */
export type Conversation = {
  /** Id of the conversation. */
  conversation: string
  /** Question. */
  title: string
  /** When it was last continued. */
  updatedAt: string
}

/** What the assistant says to one question, with the facts that it understood. */
export type ConversationPart = {
  /** Tool that answered. */
  tool: string
  /** Its name. */
  label: string
  /** answered: with what the operation returned. asks: a fact is missing. empty: nothing was found. refused: the user may not see it. unknown: no tool matches. */
  outcome: ("answered" | "asks" | "empty" | "refused" | "unknown")
  /** The answer in words. */
  text: string
  /** Why it was refused: text key. */
  refusal?: string
  /** Address of the page with the whole answer. */
  path?: string
  /** Query string that the blocks below the answer read. */
  query?: {
    /** Value. */
    [k: string]: string
  }
  /** The facts understood, in words. */
  facts?: {
    /** Name of the fact. */
    label: string
    /** Its value in words. */
    value: string
  }[]
  /** Tool and facts as JSON, for the next question. */
  before?: string
  /**
   * Suggested answers to a question about a missing fact.
   *
   * Items: A suggestion.
   */
  choices?: string[]
  /** What the operation returned, for blocks below the answer. */
  answer?: {
  }
}

/** Time zone of a country's seaports. Its records are rows of the reference document of the same name. */
export type CountryZone = {
  /** Id of the row. */
  id?: string
  /** Name. */
  name?: string
  /** Country, ISO 3166-1. */
  country?: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** Time zone, such as Asia/Shanghai. */
  timeZone?: string
}

/** Inputs of a customs tariff. */
export type CustomsFacts = {
  /** Declarations of the order. */
  declarations?: number
  /** Items of goods on the declaration. */
  goodsItems?: number
  /** Containers opened by customs. */
  inspectedBoxes?: number
  /** Amendments of a declaration. */
  amendments?: number
}

/** Offsets of the cut-offs of a country, port or terminal. Its records are rows of the reference document of the same name; a row's steps replace those of the rows above it. */
export type CutOffRule = {
  /** UN/LOCODE of a port, SMDG code of a terminal, or ISO code of a country. */
  id?: string
  /** Name. */
  name?: string
  /** Time zone of the local times. */
  timeZone?: string
  /** Departure time if only the date is known. */
  departure?: string
  /** The step whose day is the closing day of a carrier's rate; the other steps move with it. */
  closing?: ("etd" | "etb" | "gate-open" | "cy" | "customs" | "vgm" | "manifest" | "si" | "truck" | "stuffing" | "pick-up")
  /** Steps, each after the one it precedes. */
  steps?: CutOffStep[]
}

/** How one time follows from another. */
export type CutOffStep = {
  /** The time. */
  step?: ("etd" | "etb" | "gate-open" | "cy" | "customs" | "vgm" | "manifest" | "si" | "truck" | "stuffing" | "pick-up")
  /** The time it precedes: etd, or a step listed earlier. */
  before?: ("etd" | "etb" | "gate-open" | "cy" | "customs" | "vgm" | "manifest" | "si" | "truck" | "stuffing" | "pick-up")
  /** Hours before it. */
  hours?: number
  /** Calendar days before it, at a local time. */
  days?: number
  /** Local time on that day. */
  at?: string
  /** Shipper's hours to add: the journey to the terminal, or stuffing. */
  adds?: ("travel" | "stuffing")
  /** Opening time. */
  opens?: string
  /** Closing time; later times move back to it. */
  closes?: string
  /** Closed at weekends and on public holidays. */
  workingDays?: boolean
}

/** Address of a location, DCSA Track & Trace 2.2. */
export type DcsaAddress = {
  /** Name of the recipient. */
  name?: string
  /** Street. */
  street?: string
  /** Number in the street. */
  streetNumber?: string
  /** Floor. */
  floor?: string
  /** Postal code. */
  postCode?: string
  /** City. */
  city?: string
  /** State or region. */
  stateRegion?: string
  /** Country. */
  country?: string
}

/** Port and terminal, DCSA schedules. */
export type DcsaCallLocation = {
  /** Name of the place. */
  locationName?: string
  /** UN/LOCODE of the place. */
  UNLocationCode?: string
  /** SMDG code of the terminal. */
  facilitySMDGCode?: string
  /** Kind of location. */
  locationType?: string
}

/** Deadline of a sailing, DCSA Commercial Schedules. */
export type DcsaCutOff = {
  /** Kind of cut-off: DCO documents, VCO VGM, FCO full container ... */
  cutOffDateTimeCode: string
  /** The time. */
  cutOffDateTime: string
}

/** Booking or transport document to which an event belongs, DCSA Track & Trace 2.2. */
export type DcsaDocumentReference = {
  /** BKG booking, TRD transport document. */
  documentReferenceType?: ("BKG" | "TRD")
  /** Number of the document. */
  documentReferenceValue?: string
}

/** What happened to a container, DCSA Track & Trace 2.2. */
export type DcsaEquipmentEvent = {
  /** Id of the event. The standard asks for a UUID; carriers also send their own numbers. */
  eventID?: string
  /** When the carrier created the event. */
  eventCreatedDateTime: string
  /** Kind of event. */
  eventType: "EQUIPMENT"
  /** Class: PLN planned, EST estimated, ACT actual. */
  eventClassifierCode: ("PLN" | "EST" | "ACT")
  /** When it happened, or is planned or estimated to happen. */
  eventDateTime: string
  /** Loaded, discharged, gated in or out, stuffed, stripped, picked up, dropped off, inspected, resealed, removed. */
  equipmentEventTypeCode: ("LOAD" | "DISC" | "GTIN" | "GTOT" | "STUF" | "STRP" | "PICK" | "DROP" | "INSP" | "RSEA" | "RMVD")
  /** Container number, with the right check digit. */
  equipmentReference?: string
  /** Size and type, ISO 6346. */
  ISOEquipmentCode?: string
  /** Empty or laden. */
  emptyIndicatorCode: ("EMPTY" | "LADEN")
  /** Place of the event. */
  eventLocation?: DcsaLocation
  /** Id of the call. Deprecated by the standard. */
  transportCallID?: string
  /** The call. */
  transportCall?: DcsaTransportCall
  /** Deprecated by the standard. */
  eventTypeCode?: ("LOAD" | "DISC" | "GTIN" | "GTOT" | "STUF" | "STRP")
  /** Documents to which the event belongs. */
  documentReferences?: DcsaDocumentReference[]
  /** Numbers of the parties and of equipment. */
  references?: DcsaReference[]
  /** Seals of the container. */
  seals?: DcsaSeal[]
}

/** Terminal or depot, DCSA Commercial Schedules 1.0. */
export type DcsaFacility = {
  /** Code of the terminal or depot. */
  facilityCode: string
  /** List of that code. */
  facilityCodeListProvider: ("BIC" | "SMDG")
}

/** Part of a route by one means of transport, DCSA Commercial Schedules 1.0. */
export type DcsaLeg = {
  /** Number of the leg. */
  sequenceNumber?: number
  /** Means of transport. */
  transport?: DcsaLegTransport
  /** Departure. */
  departure: DcsaRoutePlace
  /** Arrival. */
  arrival: DcsaRoutePlace
}

/** Ship, barge or other means of transport, DCSA Commercial Schedules 1.0. */
export type DcsaLegTransport = {
  /** Means of transport. */
  modeOfTransport: ("VESSEL" | "BARGE" | "RAIL_TRUCK" | "BARGE_TRUCK" | "BARGE_RAIL" | "MULTIMODAL" | "RAIL" | "TRUCK")
  /** Visit of the port. */
  portVisitReference?: string
  /** Id of the call. */
  transportCallReference?: string
  /** Carriers. */
  servicePartners?: DcsaServicePartner[]
  /** Service, shared by all carriers. */
  universalServiceReference?: string
  /** Inbound voyage, shared by all carriers. */
  universalImportVoyageReference?: string
  /** Outbound voyage, shared by all carriers. */
  universalExportVoyageReference?: string
  /** The ship. */
  vessel?: DcsaScheduleVessel
  /** The barge. */
  barge?: DcsaScheduleVessel
}

/** Place of an event, DCSA Track & Trace 2.2. */
export type DcsaLocation = {
  /** Name of the place. */
  locationName?: string
  /** Degrees north. */
  latitude?: string
  /** Degrees east. */
  longitude?: string
  /** UN/LOCODE of the place. */
  UNLocationCode?: string
  /** Code of the terminal or depot. */
  facilityCode?: string
  /** List of that code. */
  facilityCodeListProvider?: ("BIC" | "SMDG")
  /** Address. */
  address?: DcsaAddress
}

/** Service with its ships, DCSA Operational Vessel Schedules 3.0. */
export type DcsaOperatedService = {
  /** Name of the service. */
  carrierServiceName: string
  /** Code of the service. */
  carrierServiceCode: string
  /** Service, shared by all carriers. */
  universalServiceReference?: string
  /** Ships. */
  vesselSchedules: DcsaOperatedShip[]
}

/** Ship with its calls, DCSA Operational Vessel Schedules 3.0. */
export type DcsaOperatedShip = {
  /** Carrier that operates it. */
  vesselOperatorSMDGLinerCode: string
  /** IMO number of the ship. */
  vesselIMONumber?: string
  /** MMSI number. */
  MMSINumber?: string
  /** Name of the ship. */
  vesselName?: string
  /** Call sign. */
  vesselCallSign?: string
  /** The ship is not decided yet. */
  isDummyVessel: boolean
  /** Calls. */
  transportCalls?: DcsaScheduleCall[]
}

/** Ships that call at a port, DCSA Commercial Schedules 1.0. */
export type DcsaPortSchedule = {
  /** Port and terminal. */
  location: DcsaCallLocation
  /** Ships. */
  vesselSchedules?: DcsaPortShip[]
}

/** Call of a ship at a port, DCSA Commercial Schedules 1.0. */
export type DcsaPortShip = {
  /** Service, shared by all carriers. */
  universalServiceReference?: string
  /**
   * Carriers.
   *
   * @minItems 1
   */
  servicePartners: DcsaServicePartner[]
  /** The ship. */
  vessel?: DcsaScheduleVessel
  /** The ship is not decided yet. */
  isDummyVessel: boolean
  /** Inbound voyage, shared by all carriers. */
  universalImportVoyageReference?: string
  /** Outbound voyage, shared by all carriers. */
  universalExportVoyageReference?: string
  /**
   * Arrivals and departures.
   *
   * @minItems 1
   */
  timestamps: DcsaTimestamp[]
  /** Cut-offs. */
  cutOffTimes?: DcsaCutOff[]
}

/** Number given by a party, or of equipment, DCSA Track & Trace 2.2. */
export type DcsaReference = {
  /** FF forwarder, SI shipper, PO purchase order, CR customer, AAO consignee, EQ equipment. */
  referenceType: ("FF" | "SI" | "PO" | "CR" | "AAO" | "EQ")
  /** The number. */
  referenceValue: string
}

/** Journey from place to place, DCSA Commercial Schedules 1.0. */
export type DcsaRoute = {
  /** Place of receipt. */
  placeOfReceipt: DcsaRoutePlace
  /** Place of delivery. */
  placeOfDelivery: DcsaRoutePlace
  /** Container yard, store door or freight station. */
  receiptTypeAtOrigin?: ("CY" | "SD" | "CFS")
  /** Container yard, store door or freight station. */
  deliveryTypeAtDestination?: ("CY" | "SD" | "CFS")
  /** Cut-offs. */
  cutOffTimes?: DcsaCutOff[]
  /** Number of the route in the answer. */
  solutionNumber?: number
  /** Reference of the route. */
  routingReference?: string
  /** Days on the way. */
  transitTime?: number
  /**
   * Legs.
   *
   * @minItems 1
   */
  legs: DcsaLeg[]
}

/** Place, DCSA Commercial Schedules 1.0. */
export type DcsaRouteLocation = {
  /** Name of the place. */
  locationName?: string
  /** UN/LOCODE of the place. */
  UNLocationCode?: string
  /** Terminal or depot. */
  facility?: DcsaFacility
}

/** Departure or arrival, DCSA Commercial Schedules 1.0. */
export type DcsaRoutePlace = {
  /** Kind of facility. */
  facilityTypeCode: string
  /** Place. */
  location: DcsaRouteLocation
  /** The time. */
  dateTime: string
}

/** Call of a ship, DCSA Operational Vessel Schedules 3.0 and Commercial Schedules 1.0. */
export type DcsaScheduleCall = {
  /** Visit of the port. */
  portVisitReference?: string
  /** Id of the call. */
  transportCallReference: string
  /** Inbound voyage. */
  carrierImportVoyageNumber: string
  /** Outbound voyage. */
  carrierExportVoyageNumber?: string
  /** Inbound voyage, shared by all carriers. */
  universalImportVoyageReference?: string
  /** Outbound voyage, shared by all carriers. */
  universalExportVoyageReference?: string
  /** Port and terminal. */
  location?: DcsaCallLocation
  /** Exception: OMIT, BLNK and the like. */
  statusCode?: string
  /**
   * Exceptions: OMIT, BLNK and the like.
   *
   * Items: Code of the exception.
   */
  statusCodes?: string[]
  /** Arrivals and departures. */
  timestamps?: DcsaTimestamp[]
  /** Cut-offs. */
  cutOffTimes?: DcsaCutOff[]
}

/** Ship, DCSA Commercial Schedules 1.0. */
export type DcsaScheduleVessel = {
  /** IMO number of the ship. */
  vesselIMONumber?: string
  /** MMSI number. */
  MMSINumber?: string
  /** Name of the ship. */
  name?: string
  /** Country of its flag. */
  flag?: string
  /** Call sign. */
  callSign?: string
  /** Carrier that operates it. */
  operatorCarrierCode?: string
  /** List of that code. */
  operatorCarrierCodeListProvider?: ("SMDG" | "NMFTA")
}

/** Service with its ships, DCSA Commercial Schedules 1.0. */
export type DcsaScheduledService = {
  /** Name of the service. */
  carrierServiceName: string
  /** Code of the service. */
  carrierServiceCode: string
  /** Service, shared by all carriers. */
  universalServiceReference?: string
  /**
   * Ships.
   *
   * @minItems 1
   */
  vesselSchedules: DcsaScheduledShip[]
}

/** Ship with its calls, DCSA Commercial Schedules 1.0. */
export type DcsaScheduledShip = {
  /** The ship. */
  vessel?: DcsaScheduleVessel
  /** The ship is not decided yet. */
  isDummyVessel: boolean
  /** Calls. */
  transportCalls?: DcsaScheduleCall[]
}

/** Seal of a container, DCSA Track & Trace 2.2. */
export type DcsaSeal = {
  /** Number of the seal. */
  sealNumber: string
  /** Who affixed it: carrier, shipper, phytosanitary or veterinary office, customs. */
  sealSource?: ("CAR" | "SHI" | "PHY" | "VET" | "CUS")
  /** KLP keyless padlock, BLT bolt, WIR wire. */
  sealType: ("KLP" | "BLT" | "WIR")
}

/** Carrier that sells a service, DCSA Commercial Schedules 1.0. */
export type DcsaServicePartner = {
  /** Carrier. */
  carrierCode?: string
  /** List of that code. */
  carrierCodeListProvider?: ("SMDG" | "NMFTA")
  /** Name of the service. */
  carrierServiceName?: string
  /** Code of the service. */
  carrierServiceCode?: string
  /** Inbound voyage. */
  carrierImportVoyageNumber?: string
  /** Outbound voyage. */
  carrierExportVoyageNumber?: string
}

/** What happened to a document of a shipment, DCSA Track & Trace 2.2. Such events are never planned or estimated. */
export type DcsaShipmentEvent = {
  /** Id of the event. The standard asks for a UUID; carriers also send their own numbers. */
  eventID?: string
  /** When the carrier created the event. */
  eventCreatedDateTime: string
  /** Kind of event. */
  eventType: "SHIPMENT"
  /** Class: PLN planned, EST estimated, ACT actual. */
  eventClassifierCode: "ACT"
  /** When it happened, or is planned or estimated to happen. */
  eventDateTime: string
  /** New status of the document. */
  shipmentEventTypeCode: ("RECE" | "DRFT" | "PENA" | "PENU" | "REJE" | "APPR" | "ISSU" | "SURR" | "SUBM" | "VOID" | "CONF" | "REQS" | "CMPL" | "HOLD" | "RELS")
  /** Number of the document. */
  documentID: string
  /** Kind of document. */
  documentTypeCode: ("CBR" | "BKG" | "SHI" | "SRM" | "TRD" | "ARN" | "VGM" | "CAS" | "CUS" | "DGD" | "OOG")
  /** Deprecated by the standard. */
  shipmentInformationTypeCode?: ("BOK" | "BKG" | "SHI" | "VGM" | "SRM" | "TRD" | "ARN")
  /** Reason of the status. */
  reason?: string
  /** Deprecated by the standard. */
  eventTypeCode?: ("RECE" | "CONF" | "ISSU" | "APPR" | "SUBM" | "SURR" | "REJE" | "PENA")
  /** Deprecated by the standard. */
  shipmentID?: string
  /** Numbers of the parties and of equipment. */
  references?: DcsaReference[]
}

/** Planned, estimated or actual arrival or departure, DCSA schedules. */
export type DcsaTimestamp = {
  /** Arrival or departure. */
  eventTypeCode: ("ARRI" | "DEPA")
  /** Class: PLN planned, EST estimated, ACT actual. */
  eventClassifierCode: ("PLN" | "EST" | "ACT")
  /** The time. */
  eventDateTime: string
  /** Reason of a delay, by its SMDG code. */
  delayReasonCode?: string
  /**
   * Reasons of a delay, by their SMDG codes.
   *
   * Items: SMDG code.
   */
  delayReasonCodes?: string[]
  /** Remark on a change. */
  changeRemark?: string
}

/** Call of a ship, train or truck at a place, DCSA Track & Trace 2.2. */
export type DcsaTransportCall = {
  /** Id of the call. */
  transportCallID: string
  /** Service of the carrier. */
  carrierServiceCode?: string
  /** Outbound voyage. Deprecated by the standard. */
  carrierVoyageNumber?: string
  /** Outbound voyage. */
  exportVoyageNumber?: string
  /** Inbound voyage. */
  importVoyageNumber?: string
  /** Number of the call on its voyage. */
  transportCallSequenceNumber?: number
  /** UN/LOCODE of the place. */
  UNLocationCode?: string
  /** Code of the terminal or depot. */
  facilityCode?: string
  /** List of that code. */
  facilityCodeListProvider?: ("BIC" | "SMDG")
  /** Kind of facility. */
  facilityTypeCode?: ("BOCR" | "CLOC" | "COFS" | "COYA" | "OFFD" | "DEPO" | "INTE" | "POTE" | "RAMP")
  /** Facility without a code. */
  otherFacility?: string
  /** Means of transport. */
  modeOfTransport: ("VESSEL" | "RAIL" | "TRUCK" | "BARGE")
  /** Place of the call. */
  location?: DcsaLocation
  /** The ship. */
  vessel?: DcsaVessel
}

/** Arrival or departure, DCSA Track & Trace 2.2. */
export type DcsaTransportEvent = {
  /** Id of the event. The standard asks for a UUID; carriers also send their own numbers. */
  eventID?: string
  /** When the carrier created the event. */
  eventCreatedDateTime: string
  /** Kind of event. */
  eventType: "TRANSPORT"
  /** Class: PLN planned, EST estimated, ACT actual. */
  eventClassifierCode: ("PLN" | "EST" | "ACT")
  /** When it happened, or is planned or estimated to happen. */
  eventDateTime: string
  /** Arrival or departure. */
  transportEventTypeCode: ("ARRI" | "DEPA")
  /** Reason of a delay, by its SMDG code. */
  delayReasonCode?: string
  /** Remark on a change. Deprecated by the standard. */
  vesselScheduleChangeRemark?: string
  /** Remark on a change. */
  changeRemark?: string
  /** Id of the call. Deprecated by the standard. */
  transportCallID?: string
  /** The call. */
  transportCall: DcsaTransportCall
  /** Deprecated by the standard. */
  eventTypeCode?: ("ARRI" | "DEPA")
  /** Documents to which the event belongs. */
  documentReferences?: DcsaDocumentReference[]
  /** Numbers of the parties and of equipment. */
  references?: DcsaReference[]
}

/** Ship of a transport call, DCSA Track & Trace 2.2. */
export type DcsaVessel = {
  /** IMO number of the ship. The standard requires it; carriers leave it out for feeders and barges. */
  vesselIMONumber?: string
  /** Name of the ship. */
  vesselName?: string
  /** Country of its flag. */
  vesselFlag?: string
  /** Call sign. */
  vesselCallSignNumber?: string
  /** Carrier that operates it. */
  vesselOperatorCarrierCode?: string
  /** List of that code. */
  vesselOperatorCarrierCodeListProvider?: ("SMDG" | "NMFTA")
}

/** Number of orders by waiting time. */
export type DeskAgeCount = {
  /** Queue. */
  queue: ("fees" | "payments" | "to-generate" | "amendments" | "bills" | "milestones" | "conflicts" | "messages")
  /** Name of the queue. */
  name: string
  /** Waiting time. */
  age: ("fresh" | "late" | "overdue")
  /** Number of orders. */
  orders: number
}

/** Orders of one kind placed in one month, with their total. */
export type DeskMonth = {
  /** Month, YYYY-MM, in the brand's time zone. */
  month: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Number of orders placed and not cancelled. */
  orders: number
  /** Of these, the orders that have no price yet; they are not included in the amount. */
  unpriced: number
  /** Total in the base currency. Omitted if none has a price. */
  amount?: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** Open work of a customer service member, and fees confirmed in the period. */
export type DeskOwnerCount = {
  /** Person; omitted for unassigned work. */
  ownerId: string
  /** Name; omitted for unassigned work. */
  owner?: string
  /** Open orders assigned to the person. */
  open: number
  /** Of these, the orders waiting at the desk. */
  waiting: number
  /** Of those, the orders that have waited too long. */
  overdue: number
  /** Orders for which the person first confirmed the fees in the period. */
  confirmed: number
}

/** A stored sea rate as staff see it, with its origin and last change. */
export type DeskRate = {
  /** Id of the rate. */
  rateId: string
  /** Whether customers find it: in force, upcoming, ended, withdrawn, or replaced by a later load. */
  state: ("in-force" | "upcoming" | "ended" | "withdrawn" | "replaced")
  /** Port of loading, UN/LOCODE as carriers use it. */
  pol: string
  /** Port of discharge, UN/LOCODE. */
  pod: string
  /** Place of receipt (POR), if the rate begins before the port of loading. UN/LOCODE, such as USCHI. */
  por?: string
  /** Place of delivery (PDL), if the rate ends beyond the port of discharge. UN/LOCODE, such as USCHI. */
  pdl?: string
  /** The only goods that the rate is for; absent for freight of all kinds (FAK). */
  commodity?: string
  /** Kinds of goods that the rate does not cover, such as dangerous. Customer service quote them. */
  onRequest?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")[]
  /** SCAC of the carrier. */
  carrier: string
  /** Service code of the carrier. */
  service: string
  /** direct or transit, for display. */
  routing?: ("direct" | "transit")
  /** Port of transhipment. */
  transitPort?: string
  /** Days from departure to arrival. */
  transitDays?: number
  /** Weekdays of departure, Monday is 1. */
  sailingDays?: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /** Weekdays of closing, Monday is 1. */
  closingDays?: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /** Vessel of the next sailing. */
  vessel?: string
  /** Voyage of the next sailing. */
  voyage?: string
  /** Estimated departure of the next sailing. */
  etd: string
  /** First day of validity. */
  validFrom: string
  /** Last day of validity. */
  validTo: string
  /** Currency of the freight. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Ocean freight for one 20GP. */
  price20GP?: string
  /** Ocean freight for one 40GP. */
  price40GP?: string
  /** Ocean freight for one 40HQ. */
  price40HQ?: string
  /** Ocean freight for one 45HQ. */
  price45HQ?: string
  /** Ocean freight for one 20RF. */
  price20RF?: string
  /** Ocean freight for one 40RH. */
  price40RH?: string
  /** Surcharges of the carrier. */
  surcharges?: Surcharge[]
  /** Days without charge. */
  freeDays?: number
  /** Maximum cargo weight of a 20-foot container, kg. */
  weightLimitKg?: string
  /** Other conditions, in the reader's language. */
  remarks?: string
  /** Other conditions, in Chinese or in the only language. */
  remarksZh?: string
  /** Other conditions, in English. */
  remarksEn?: string
  /** Contract customer; if omitted, the rates are for everyone. */
  company?: string
  /** Load that the rate came from. */
  loadId?: string
  /** File of that load. */
  fileName?: string
  /** Who loaded it. */
  loadedBy?: string
  /** When it was loaded. */
  loadedAt: string
  /** The later load that replaced it. */
  replacedBy?: string
  /** Who corrected, withdrew or restored it last. */
  changedBy?: string
  /** When it was last changed; missing if it is as it was loaded. */
  changedAt?: string
  /** Reason of the last change. */
  reason?: string
  /** Version, named by a change. */
  version: number
}

/** Time to confirm fees, and open work. */
export type DeskStatistics = {
  /** Orders placed in the period. */
  orders: number
  /** Orders whose fees were first confirmed in the period. */
  confirmed: number
  /** Hours from order to confirmed fees, median. */
  medianHours?: string
  /** Hours from order to confirmed fees, 90th percentile. */
  mostHours?: string
  /** Open orders. */
  open: number
  /** Orders waiting at the desk now. */
  waiting: number
  /** Of those, the orders that have waited too long. */
  overdue: number
}

/** Why an order is waiting for customer service, and when the wait began. */
export type DeskWait = {
  /** Queue. */
  queue: ("fees" | "payments" | "to-generate" | "amendments" | "bills" | "milestones" | "conflicts" | "messages")
  /** Start of the wait; may be in the future. */
  since: string
}

/** Inputs of a carrier's tariff for demurrage and detention at the port of discharge. */
export type DestinationFacts = {
  /** Container type, as the portal's code (40HQ) or the ISO 6346 code (45G1). */
  container?: string
  /** Days from discharge to gate-out, both included, with free days. */
  demurrageDays?: string
  /** Days from gate-out to empty return, both included, with free days. */
  detentionDays?: string
}

/** One choice of a dictionary. */
export type DictionaryRow = {
  /** Stored value. */
  value: string
  /** Label in the reader's language. */
  label: string
  /** Colour of its chip. */
  tone?: string
  /** Group of the row. */
  group?: string
}

/** A choice of the form for disputes. */
export type DisputableLine = {
  /** Position among the confirmed lines, from 1. */
  value?: string
  /** Fee, currency and amount. */
  label?: string
}

/** A line of the confirmed fees, and what the customer would accept for it. */
export type DisputedLine = {
  /** Position among the confirmed lines, from 1. */
  line?: number
  /** Fee code. */
  fee?: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
  /** Container type. */
  boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** ISO 4217 code of both amounts. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Confirmed amount. */
  amount?: string
  /** Amount that the customer would accept. */
  counter?: string
}

/** A finding about the documents on the server. */
export type DocumentFinding = {
  /** Place and code, unique among findings. */
  findingId: string
  /** File, line and column. */
  place: string
  /** error or warning. */
  severity: ("error" | "warning")
  /** Code, explained in the manual. */
  code: string
  /** What was found and what is allowed. */
  message: string
}

/** An EDIFACT file that was taken in or refused. */
export type EdifactReceipt = {
  /** Number of the receipt. */
  receiptId: string
  /** Source. */
  source: string
  /** Name of the file. */
  name?: string
  /** When it was received. */
  at: string
  /** Who uploaded it. */
  by?: string
  /** New or corrected events. */
  taken: number
  /** Events that were already known. */
  repeated: number
  /** Refused parts. */
  refused: number
  /** Refused parts, with the position of each. */
  refusals?: EdifactRefusal[]
}

/** Why a part of an EDIFACT file was refused. */
export type EdifactRefusal = {
  /** Number and tag of the segment. */
  position: string
  /** Why it was refused. */
  reason: string
}

/** The transport event that a status code in STS of an IFTSTA message means. Its records are rows of the reference document of the same name. */
export type EdifactStatus = {
  /** Id of the row. */
  id?: string
  /** Name. */
  name?: string
  /** Status code in STS. */
  code?: string
  /** Type of the event. */
  type?: ("SHIPMENT" | "TRANSPORT" | "EQUIPMENT" | "PORT")
  /** Code of the event. */
  event?: string
  /** DCSA document type of a shipment event. */
  document?: string
  /** Whether the container is empty. Omitted: as EQD says. */
  isEmpty?: boolean
  /** DCSA type of the facility. */
  facilityType?: string
}

/** Greenhouse gases emitted by a transport mode for each unit of transport activity. Its records are rows of the reference document of the same name. */
export type EmissionFactor = {
  /** Id of the factor. */
  id: string
  /** Vehicle or vessel. */
  name: string
  /** Transport mode. */
  mode: ("road" | "rail" | "barge" | "sea")
  /** Unit of activity. */
  per: ("tonne-km" | "teu-km")
  /** Grams of CO2e for each unit, well to wheel. */
  grams: string
  /** Publication that the factor follows. */
  framework: string
  /** Month of that edition. */
  edition: string
  /** Kind of container that the factor is for. Default: all. */
  cargo?: ("dry" | "reefer")
}

/** Inputs of a carrier's tariff for demurrage and detention. */
export type EquipmentFacts = {
  /** Container type, as the portal's code (40HQ) or the ISO 6346 code (45G1). */
  container?: string
  /** Days from discharge to empty return, both included, with free days. */
  equipmentDays?: string
}

/** Which milestone a transport event means. Its records are rows of the reference document of the same name; the first row that matches counts, and a property that is absent matches anything. */
export type EventMilestone = {
  /** Id of the row. */
  id?: string
  /** Name. */
  name?: string
  /** Milestone. */
  milestone?: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** Type of the event. */
  type?: ("SHIPMENT" | "TRANSPORT" | "EQUIPMENT" | "PORT")
  /** Code of the event. */
  code?: string
  /** DCSA document type of a shipment event. */
  document?: string
  /** Only events of this class. */
  classifier?: ("PLN" | "EST" | "ACT")
  /** The class under which the milestone is recorded, if it is not that of the event. */
  counts?: ("PLN" | "EST" | "ACT")
  /** Only empty, or only laden containers. */
  isEmpty?: boolean
  /** DCSA types of the facility. */
  facilityTypes?: string[]
  /** At which end of the journey. */
  end?: ("origin" | "destination")
}

/** Where transport events and schedules come from. Its records are rows of the reference document of the same name. */
export type EventSource = {
  /** Id of the source. */
  id?: string
  /** Name of the source. */
  name?: string
  /** How it delivers. upload: files that staff load. folder: EDIFACT files that appear in the inbox, in the folder of the brand and the source. dcsa-pull: asked regularly. dcsa-push: sends when something happens. */
  kind?: ("upload" | "folder" | "dcsa-pull" | "dcsa-push")
  /** SCAC of the carrier, if the source is one. */
  carrier?: string
  /** What is pulled: events of DCSA Track & Trace 2.2, service schedules of Operational Vessel Schedules 3.0, or port schedules, vessel schedules and routes of Commercial Schedules 1.0. */
  feed?: ("events" | "service-schedules" | "port-schedules" | "vessel-schedules" | "routes")
  /** Address of the interface, to which the path of the standard is added. Without https it only works in the demo. */
  address?: string
  /** Environment variable with the key of the source. For dcsa-push it is the secret of the subscription, in Base64. */
  keyName?: string
  /** Header that carries the key. Default: API-Key; Authorization carries it as a bearer token. */
  keyHeader?: string
  /** Pause between two requests. */
  everyMinutes?: number
  /** Records per page. */
  pageSize?: number
  /**
   * Ports whose schedules are pulled.
   *
   * Items: Port.
   */
  ports?: string[]
  /**
   * Port pairs whose routes are pulled.
   *
   * Items: Port pair.
   */
  lanes?: {
    /** Port of loading. */
    pol: string
    /** Port of discharge. */
    pod: string
  }[]
}

/** A currency has no rate on these days, so quotes in it are refused. */
export type ExchangeHole = {
  /** Currency and first day. */
  holeId: string
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** First day without a rate. */
  from: string
  /** Last day without a rate; omitted if open-ended. */
  to?: string
}

/** Value of one unit of a currency in the base currency, from a given day. Rates used by quotes are never overwritten. */
export type ExchangeRate = {
  /** Id of the record. */
  exchangeRateId: string
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Currency of the rate. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Value of one unit in the base currency. */
  rate: string
  /** First day. */
  validFrom: string
  /** Last day; if omitted, until the next rate starts. */
  validTo?: string
  /** Status. */
  state: ("in-force" | "coming" | "covered" | "past" | "corrected")
  /** Who entered it. */
  by?: string
  /** When it was entered. */
  createdAt: string
  /** Why it was entered or corrected. */
  note?: string
  /** Number of corrections of this entry. */
  revision: number
  /** Whether it can be corrected. */
  open: boolean
}

/** A message that could not be delivered after several attempts. */
export type FailedDelivery = {
  /** Number of the delivery. */
  deliveryId: string
  /** Channel. */
  channel: ("mail" | "sms")
  /** Event it is about; omitted for messages with their own purpose. */
  event?: ("order-submitted" | "fees-confirmed" | "dispute-declined" | "amendment-offered" | "amendment-declined" | "payment-received" | "payment-part-received" | "rest-waived" | "payment-refused" | "order-generated" | "milestone-recorded" | "milestone-withdrawn" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "tracking-changed" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "integration-orphaned" | "sailing-changed" | "price-changed" | "order-received" | "order-handed-over" | "fees-accepted" | "fees-disputed" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested" | "application-progress" | "job-application-received" | "agent-request-received" | "supplier-application-received" | "finance-application-received")
  /** Record it is about. */
  about?: string
  /** Recipient, mostly hidden. */
  recipient: string
  /** Its subject. */
  subject: string
  /** Number of attempts. */
  attempts: number
  /** Reason given by the receiving server. */
  failure: string
  /** When it was written. */
  at: string
}

/** The customer's counter-offer for the confirmed fees, and the answer. */
export type FeeDispute = {
  /** Total that the customer would accept, in the base currency. */
  counterTotal: string
  /** Currency of the counter-offer: the base currency. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** The disputed lines, from which the total follows. Omitted if the total is disputed. */
  lines?: DisputedLine[]
  /** What the customer disputes. */
  message: string
  /** Who disputed the fees. */
  by: string
  /** When. */
  at: string
  /** Why customer service keep the fees. Omitted until they answer. */
  answer?: string
  /** Who answered. */
  answeredBy?: string
  /** When they answered. */
  answeredAt?: string
}

/** Total of the fees in one group. */
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
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
  /** Fee group: freight, origin, destination or other. */
  group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
  /** Unit of the price, such as a container or an hour. */
  basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
  /** Container type of a line per container. */
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
  /** In a combined order, the service the fee belongs to. */
  part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Why the fee is higher than estimated, from customer service. */
  reason?: string
  /** Tax included in the amount or added to it. */
  tax?: FeeTax
  /** Tariff rule that produced the amount. */
  why?: FeeWhy
}

/** Fee lines with totals at a given time. */
export type FeeSheet = {
  /** Fee lines. */
  lines: FeeLine[]
  /** Total in each currency. */
  totals: MoneyTotal[]
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Sum of the base amounts. */
  baseTotal: string
  /** When it was created. */
  at: string
  /** Who created it. */
  by?: string
  /** Comment. */
  note?: string
}

/** Tax of one line, included in its amount or added to it. */
export type FeeTax = {
  /** Whether the amount includes the tax. */
  included: boolean
  /** Percent. */
  rate: string
  /** Amount without tax. */
  net: string
  /** Amount of the tax. */
  tax: string
  /** ISO 4217 code, if the tax sums up several lines. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** The tariff rule, where it is declared, its inputs and the deciding factor. */
export type FeeWhy = {
  /** Tariff used. */
  tariff: string
  /** Tariff line. */
  line: string
  /** File of the deciding value. */
  path: string
  /** Line in the file. */
  row: number
  /** Source of the figures. */
  source?: ("specification" | "standard" | "assumed")
  /** Parts of the rule that are assumed although its source is not. */
  assumed?: string[]
  /** Inputs of the rule. */
  inputs: {
    /** Input. */
    [k: string]: string
  }
  /** Charged units. */
  quantity?: string
  /** Free units deducted. */
  free?: string
  /** Tier, band or row of the price table. */
  tier?: string
  /** Deciding factor. */
  decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
}

/** A company's application for freight finance, with its documents and the answer. */
export type FinanceApplication = {
  /** Name of the company. */
  company: string
  /** Unified social credit code. */
  uscc: string
  /** Kind of finance. */
  product: ("freight" | "duty" | "receivable")
  /** Amount applied for, in yuan. */
  amount: number
  /** Term applied for, in days. */
  days: number
  /** Orders or lanes it is for. */
  purpose?: string
  /** Source of the repayment. */
  repayment?: string
  /** Freight spent in the last year, in yuan. */
  turnover?: number
  /** Contact person. */
  contact?: string
  /** Phone number of the contact. */
  phone?: string
  /** E-mail address of the contact. */
  email?: string
  /** Id of the uploaded business licence. */
  licence?: string
  /** Id of the uploaded financial statements. */
  statements?: string
  /** Id of the uploaded contract or orders. */
  contract?: string
  /** Consent to the credit check. */
  consent?: boolean
  /** Status. */
  status: ("received" | "answered" | "review" | "papers" | "approved" | "declined")
  /** Limit granted, in yuan. */
  approvedAmount?: number
  /** Longest term granted, in days. */
  approvedDays?: number
  /** Note to the applicant: which documents are missing, the conditions, or why it was declined. */
  message?: string
  /** Answer. */
  answer?: string
  /** Internal note. */
  note?: string
  /** When it was sent. */
  createdAt?: string
  /** Id of the record. */
  financeApplicationId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Counts changes. */
  version?: number
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type FinanceApplicationRow = Omit<
  FinanceApplication,
  | 'purpose'
  | 'repayment'
  | 'message'
  | 'answer'
  | 'note'
>

/** Inputs of a freight finance tariff. */
export type FinanceFacts = {
  /** Kind of finance. */
  product?: ("freight" | "duty" | "receivable")
  /** Amount, in yuan. */
  amount?: string
  /** Amount in yuan times days. */
  amountDays?: string
}

/** What an advance of a freight invoice costs under the finance offer. */
export type FinanceOffer = {
  /** Advanced amount. */
  advance?: string
  /** Fee for the whole term. */
  fee?: string
  /** Advance and fee. */
  repay?: string
  /** Day on which the advance is due. */
  due?: string
  /** Currency of the amounts. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** A lane and containers whose price a user follows. */
export type FollowedLane = {
  /** Lane and containers. */
  laneId: string
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** Types and quantities, such as 20GP*1,40HQ*2. */
  boxes: string
  /** Best total today, in the base currency. Omitted if there is no offer. */
  total?: string
  /** Base currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Carrier of the best offer. */
  carrier?: string
  /** Departure of the best offer. */
  etd?: string
  /** Total when it was followed, or last notified. */
  told?: string
}

/** A page of the portal that a search found. */
export type FoundPage = {
  /** Id of its route. */
  route: string
  /** Title of the page. */
  label: string
  /** What the page is for. */
  about?: string
  /** Its address. */
  path: string
}

/** A line of goods on a shipping instruction. */
export type GoodsLine = {
  /** Marks and numbers on the packages. */
  marks?: string
  /** Description of the goods, as on the B/L. */
  goodsName: string
  /** Code of the Harmonized System, 6 to 13 digits. */
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
  /** Number of the seal. */
  sealNo?: string
  /** IMDG class of dangerous goods. */
  imdgClass?: ("1" | "1.1A" | "1.1B" | "1.1C" | "1.1D" | "1.1E" | "1.1F" | "1.1G" | "1.1J" | "1.1L" | "1.2B" | "1.2C" | "1.2D" | "1.2E" | "1.2F" | "1.2G" | "1.2H" | "1.2J" | "1.2K" | "1.2L" | "1.3C" | "1.3F" | "1.3G" | "1.3H" | "1.3J" | "1.3K" | "1.3L" | "1.4B" | "1.4C" | "1.4D" | "1.4E" | "1.4F" | "1.4G" | "1.4S" | "1.5D" | "1.6N" | "2.1" | "2.2" | "2.3" | "3" | "4.1" | "4.2" | "4.3" | "5.1" | "5.2" | "6.1" | "6.2" | "7" | "8" | "9")
  /** UN number of dangerous goods. */
  unNumber?: string
}

/** The guide price of one lane for the cargo of a request; customer service confirms the price. */
export type GuidePrice = {
  /** Record of the lane. */
  id: string
  /** From where to where, in the caller's language. */
  lane: string
  /** Airline, train or carrier, in the caller's language. */
  carrier?: string
  /** Port of arrival, before the delivery to the door. */
  port?: string
  /** Transit time. */
  days: number
  /** Next day of departure of a train. */
  departure?: string
  /** Guide price of the cargo; absent if the lane has no price for it. */
  amount?: string
  /** Price of one charged kilogram. */
  perKg?: string
  /** Kilograms that are charged: the chargeable weight, or the weight of the next break if that is cheaper. */
  chargedWeight?: string
  /** Whether the minimum charge applies. */
  isMinimum?: boolean
  /** Cubic metres or tonnes that are charged, whichever is more, at least one. */
  revenueTons?: string
  /** Guide price of a 20-foot container. */
  price20?: string
  /** Guide price of a 40-foot container. */
  price40?: string
  /** Currency of the prices. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Last day on which the guide price applies. */
  validUntil?: string
  /** Whether no other lane costs less. */
  cheapest?: boolean
  /** Whether no other lane is faster. */
  fastest?: boolean
  /** Why prices are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
}

/** Usual hours by truck between a region and a port. Its records are rows of the reference document of the same name; the row with the longest matching code applies. */
export type HaulTime = {
  /** Port and region. */
  id: string
  /** Name. */
  name: string
  /** Port. */
  port: string
  /** Region, as a GB/T 2260 code of a province, city or district. */
  area: string
  /** Hours by truck, one way, with usual traffic. */
  hours: number
}

/** A public holiday, or a weekend day worked in exchange. Its records are rows of the reference document of the same name; the id is the date. */
export type Holiday = {
  /** Date. */
  id?: string
  /** Name. */
  name?: string
  /** Day off, or weekend day worked. */
  kind?: ("holiday" | "workday")
}

/** Inputs of an import tariff. */
export type ImportFacts = {
  /** Whether the B/L is exchanged for the delivery order. */
  exchange?: boolean
  /** Whether the containers are delivered. */
  delivers?: boolean
  /** Distance between port and consignee. */
  zone?: ("50" | "100" | "200" | "300" | "500")
}

/** A city from which containers are carried to a seaport. Its records are rows of the reference document of the same name. */
export type InlandCity = {
  /** UN/LOCODE of the city. */
  id: string
  /** Name of the city. */
  name: string
  /** District for which trucks are priced. */
  area: string
  /** Transport options to the port areas. */
  ways: InlandWay[]
}

/** An inland container terminal near Shanghai where containers are picked up, returned and stored; written by staff. */
export type InlandDepot = {
  /** Name of the depot. In Chinese. */
  nameZh: string
  /** Name of the depot. In English. */
  nameEn: string
  /** Name of the depot. */
  name?: string
  /** City or district. */
  region: string
  /** District for which trucks are priced. */
  area: string
  /** Port that the depot serves. */
  port: string
  /** Address of the gate. In Chinese. */
  addressZh?: string
  /** Address of the gate. In English. */
  addressEn?: string
  /** Address of the gate. */
  address?: string
  /** Hours of the gate. In Chinese. */
  gateHoursZh?: string
  /** Hours of the gate. In English. */
  gateHoursEn?: string
  /** Hours of the gate. */
  gateHours?: string
  /** Services that it offers. */
  services?: ("pick-up" | "return" | "laden" | "customs" | "reefer" | "repair" | "rail" | "barge")[]
  /** Days of storage without charge. */
  freeDays: number
  /** Lift-on or lift-off of a 20-foot container. */
  lift20?: string
  /** Lift-on or lift-off of a 40-foot container. */
  lift40?: string
  /** Storage of a 20-foot container per day after the free days. */
  day20?: string
  /** Storage of a 40-foot container per day after the free days. */
  day40?: string
  /** Currency of the fees. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Kilometres by road to Waigaoqiao. */
  kmWaigaoqiao?: number
  /** Kilometres by road to Yangshan. */
  kmYangshan?: number
  /** Telephone of the gate. */
  phone?: string
  /** Id of the record. */
  inlandDepotId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Why some fields are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** How a container gets from an inland city to a port area by one mode: distances and days. */
export type InlandWay = {
  /** Port area. */
  to: string
  /** Mode of the main leg. */
  mode: ("road" | "rail" | "barge" | "sea")
  /** Days from the factory to the terminal, including waiting for departure. */
  days: number
  /** Kilometres by truck from the factory to the station or river port. */
  firstKm?: number
  /** Kilometres of the main leg. */
  km: number
  /** Kilometres from the station or feeder berth to the terminal. */
  lastKm?: number
  /** Mode of the last leg. */
  lastMode?: ("road" | "rail" | "barge" | "sea")
}

/** Inputs of an insurance tariff. */
export type InsuranceFacts = {
  /** Insured value of the cargo, in the currency of the tariff. */
  cargoValue?: string
}

/** A link for joining a company. Its code is not stored. */
export type Invitation = {
  /** Id of the invitation. */
  invitationId: string
  /** Purpose, as entered by its creator. */
  note: string
  /** Status. */
  state: ("open" | "used-up" | "ended" | "revoked")
  /** Number of people who joined through it. */
  came: number
  /** Maximum number of people. */
  places: number
  /** Company to join. */
  companyName: string
  /** Who created it. */
  invitedBy: string
  /** When it was created. */
  createdAt: string
  /** Valid until. */
  expiresAt: string
  /** People who joined through it, latest first. */
  people: InvitedPerson[]
}

/** What the person opening a link sees. A link that is no longer valid shows nothing, not even whether it ever existed. */
export type InvitationOffer = {
  /** open; ended: no longer valid, for any reason; joined, awaiting: the reader has used it. */
  state: ("open" | "ended" | "joined" | "awaiting")
  /** Company. */
  companyName?: string
  /** Inviter. */
  invitedBy?: string
  /** Whether the administrator has already approved. */
  consented?: boolean
  /** Valid until. */
  expiresAt?: string
}

/** Someone who joined through an invitation or a referral link. */
export type InvitedPerson = {
  /** Id of the record. */
  useId: string
  /** Name of the invitee, in the reader's language. */
  name: string
  /** Company invitation or referral link. */
  kind: ("invitation" | "referral")
  /** Current state. */
  standing: ("joined" | "awaiting" | "registered")
  /** Inviter. */
  invitedBy: string
  /** Note of the invitation. */
  note?: string
  /** When the person joined. */
  at: string
}

/** The owner of a referral link, by name only. */
export type Inviter = {
  /** Name in the reader's language. */
  name?: string
  /** open: the link is active; ended: it is not. */
  state: ("open" | "ended")
}

/** An application for a vacancy, with the applicant's CV. */
export type JobApplication = {
  /** Name of the applicant. */
  applicant: string
  /** Phone number of the applicant. */
  phone?: string
  /** E-mail address of the applicant. */
  email?: string
  /** What the applicant writes. */
  letter?: string
  /** Id of the uploaded CV. */
  resume?: string
  /** Progress. */
  status: ("received" | "interview" | "accepted" | "declined")
  /** Internal note. */
  note?: string
  /** The vacancy. */
  vacancyId: string
  /** Position when the application was sent. In Chinese. */
  positionZh?: string
  /** Position when the application was sent. In English. */
  positionEn?: string
  /** Position when the application was sent. */
  position?: string
  /** When it was sent. */
  createdAt?: string
  /** Id of the record. */
  jobApplicationId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Counts changes. */
  version?: number
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type JobApplicationRow = Omit<
  JobApplication,
  | 'letter'
  | 'note'
>

/** A form that was started and not submitted. */
export type KeptDraft = {
  /** Page and block of the form. */
  place: string
  /** Page title. */
  title: string
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Types and quantities. */
  boxes?: string
  /** Goods or place, if the form has them. */
  about?: string
  /** Number of completed fields. */
  filled: number
  /** When it was last saved. */
  savedAt: string
  /** Hours since it was last saved. */
  ageHours: number
  /** Route of the page. */
  route: string
  /** Parameters of the page's address that the draft belongs to, such as its rate. */
  parameters?: {
    [k: string]: string
  }
}

/** Inputs of an LCL tariff. */
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

/** A consolidation sailing with its cut-offs; kept by staff. */
export type LclSailing = {
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** SCAC of the carrier. */
  carrier?: string
  /** Vessel. */
  vessel?: string
  /** Voyage. */
  voyage?: string
  /** Last day of delivery to the warehouse (DCSA LCO). */
  cargoCutOff?: string
  /** Local time of the cargo cut-off. */
  cutOffTime?: string
  /** Last day for the shipping instruction (DCSA DCO). */
  siCutOff?: string
  /** Last day for customs release (DCSA CUA). */
  customsCutOff?: string
  /** Estimated departure. */
  etd?: string
  /** Estimated arrival. */
  eta?: string
  /** Warehouse that consolidates the cargo. */
  warehouse?: string
  /** Id of the record. */
  lclSailingId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** Inputs of a long-haul tariff. */
export type LongHaulFacts = {
  /** Vehicle. */
  vehicle?: ("4.2" | "6.8" | "9.6" | "13" | "17.5")
  /** Distance times number of trucks. */
  truckKm?: number
  /** Extra stops of all trucks. */
  extraStops?: number
  /** Trucks with a tail lift. */
  liftTrucks?: number
  /** Whether the goods are insured. */
  insured?: boolean
  /** Insured value. */
  coverValue?: string
}

/** An e-mail or text message that the demonstration stores instead of sending. */
export type Mail = {
  /** Id of the message. */
  mailId: string
  /** Channel. */
  channel: ("mail" | "sms")
  /** E-mail address or mobile number. */
  to: string
  /** Subject. */
  subject: string
  /** Text. */
  body: string
  /** When it was queued. */
  at: string
  /** Status. */
  state: ("waiting" | "sent")
}

/** A member of a company, or someone requesting to join. Colleagues see phone and e-mail masked. */
export type Member = {
  /** Id of the person. */
  memberId: string
  /** Name in the reader's language. */
  name: string
  /** Version of the profile photo; omitted if there is none. */
  avatar?: string
  /** Mobile number; masked for colleagues. */
  phone?: string
  /** E-mail; masked for colleagues. */
  email?: string
  /** Whether the person may act for the company. */
  status: ("active" | "disabled" | "awaiting")
  /** The person's relation to the company. */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
  /** The reader's relation to the person, as the state machine uses it. */
  relation: ("none" | "own" | "own-company" | "other")
  /** Membership state of the person. */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** Whether the person is active. */
  active?: boolean
  /** Other active administrators of the company. */
  otherAdmins?: number
  /** When the person registered or requested to join. */
  since?: string
  /** Version, which each change increments. */
  version: number
  /** The join request, while it awaits approval. */
  requestId?: string
  /** Version of that request. */
  requestVersion?: number
}

/** The reader's relation to a company and the possible actions. */
export type Membership = {
  /** The person's relation to the company. */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
  /** The reader's relation to the person, as the state machine uses it. */
  relation: ("none" | "own" | "own-company" | "other")
  /** Membership state of the person. */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** Whether the person is active. */
  active: boolean
  /** Other active administrators of the company. */
  otherAdmins: number
  /** The reader's company; omitted if none. */
  companyName?: string
  /** Unified social credit code. */
  uscc?: string
  /** The open request, or else the last one. */
  request?: MembershipRequest
  /** Whether a request is open. */
  openRequest: boolean
}

/** A person's application or join request, as that person sees it. */
export type MembershipRequest = {
  /** Id of the request. */
  requestId: string
  /** Type of request. */
  kind: ("certification" | "join")
  /** Status. */
  state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
  /** Company. */
  companyName: string
  /** Unified social credit code. */
  uscc: string
  /** Why it was rejected or ended. */
  reason?: string
  /** When it was sent. */
  createdAt: string
  /** When it was decided. */
  decidedAt?: string
}

/** The messages of one order, as one row. */
export type MessageThread = {
  /** Order number. */
  omsOrderNo: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Status of the order. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /** Company that placed the order. */
  companyName: string
  /** Person who placed the order. */
  orderedBy: string
  /** Customer service member handling the order; omitted if unassigned. */
  owner?: string
  /** The last message, shortened. */
  last: string
  /** Who wrote it. */
  lastBy: string
  /** When it was sent. */
  lastAt: string
  /** Number of messages. */
  messages: number
  /** Number of unread messages. */
  unread: number
  /** When the customer's wait for a reply began; omitted if not waiting. */
  waitingSince?: string
  /** Full hours the customer has been waiting. */
  waitingHours?: number
}

/** A transport milestone: planned, estimated or actual. They can arrive in any order. */
export type Milestone = {
  /** Milestone. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** DCSA classifier: PLN, EST or ACT. */
  classifier: ("PLN" | "EST" | "ACT")
  /** When, UTC. */
  at: string
  /** Place. */
  place?: string
  /** Remarks. */
  note?: string
  /** Who recorded it. */
  by?: string
  /** When it was recorded. */
  recordedAt: string
  /** Source that reported it; absent if staff recorded it. */
  source?: string
}

/** A source reports another time for a milestone than staff recorded; customer service decide which one counts. */
export type MilestoneConflict = {
  /** Milestone. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** DCSA classifier: PLN, EST or ACT. */
  classifier: ("PLN" | "EST" | "ACT")
  /** Time that staff recorded, UTC. */
  staffAt?: string
  /** Who recorded it. */
  by?: string
  /** When staff recorded it. */
  recordedAt?: string
  /** Time that the source reports, UTC. */
  at: string
  /** Place. */
  place?: string
  /** Source of the report. */
  source: string
  /** When the source reported it. */
  reportedAt: string
  /** When the desk decided to keep its own time. */
  settledAt?: string
  /** Who decided. */
  settledBy?: string
}

/** A milestone sheet uploaded by customer service, with its progress and results. */
export type MilestoneLoad = {
  /** Number of the load. */
  loadId: string
  /** Status. */
  state: ("waiting" | "reading" | "checked" | "queued" | "loading" | "loaded" | "undone" | "failed" | "dropped")
  /** File name. */
  fileName: string
  /** Who uploaded it, or last acted on it. */
  by: string
  /** When it was uploaded. */
  createdAt: string
  /** When the check finished. */
  checkedAt?: string
  /** When all rows were processed. */
  loadedAt?: string
  /** Share, in percent. */
  share: number
  /** Correct rows. */
  rowsRight: number
  /** Incorrect rows. */
  rowsWrong: number
  /** Number of errors. */
  cellsWrong: number
  /** Rows that change milestones already recorded. */
  changing: number
  /** Milestones recorded or corrected. */
  loaded: number
  /** Rows without new information. */
  unchanged?: number
  /** Rows that the order no longer accepted. */
  refused?: number
  /** Why it failed, or what changed after the check. */
  failure?: string
  /** Version, which each change increments. */
  version: number
  /** Hidden rows of the file, and its sheets that were not read. */
  note?: string
}

/** A milestone of an order as given in a sheet, with its result. */
export type MilestoneReport = {
  /** Row of the sheet. */
  rowId: string
  /** Order or B/L number, as written. */
  order?: string
  /** The order found for it. */
  omsOrderNo: string
  /** Milestone. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** Planned, estimated or actual. */
  classifier: ("PLN" | "EST" | "ACT")
  /** When it happened. */
  at: string
  /** Place. */
  place?: string
  /** Remarks. */
  note?: string
  /** Previously recorded value, if the row changes it. */
  before?: string
  /** Outcome. */
  outcome: ("open" | "recorded" | "corrected" | "unchanged" | "refused")
  /** Why it was rejected. */
  why?: string
}

/** Sum of the lines in one currency. */
export type MoneyTotal = {
  /** ISO 4217 code. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Sum of the rounded lines. */
  amount: string
}

/** Returned once to the creator of an invitation; the code is not stored. */
export type NewInvitation = {
  /** Id of the invitation. */
  invitationId: string
  /** The token in the link; 192 random bits. */
  code: string
  /** Maximum number of people. */
  places: number
  /** Valid until. */
  expiresAt: string
  /** Address the link was e-mailed to; omitted if none. */
  mailedTo?: string
}

/** The new link. Returned only once, to the person who created it, and never stored. */
export type NewStaffInvitation = {
  /** Id of the invitation. */
  invitationId: string
  /** E-mail address. */
  email: string
  /** The token in the link; 256 random bits. */
  code: string
  /** Full link, using the brand's configured address. */
  link: string
  /** Valid until. */
  expiresAt: string
}

/** An item of news, written and published by staff. */
export type News = {
  /** Title of the item. In Chinese. */
  titleZh: string
  /** Title of the item. In English. */
  titleEn?: string
  /** Title of the item. */
  title?: string
  /** Category of the item. */
  category: ("notice" | "service" | "industry" | "company")
  /** Date shown on the item. */
  day: string
  /** Summary in a sentence or two. In Chinese. */
  summaryZh?: string
  /** Summary in a sentence or two. In English. */
  summaryEn?: string
  /** Summary in a sentence or two. */
  summary?: string
  /** Id of the cover picture. */
  cover?: string
  /** What the cover shows, for readers who cannot see it. In Chinese. */
  coverAltZh?: string
  /** What the cover shows, for readers who cannot see it. In English. */
  coverAltEn?: string
  /** What the cover shows, for readers who cannot see it. */
  coverAlt?: string
  /** Full text, in Markdown. In Chinese. */
  bodyZh?: string
  /** Full text, in Markdown. In English. */
  bodyEn?: string
  /** Full text, in Markdown. */
  body?: string
  /**
   * Files that readers can download.
   *
   * Items: A file.
   */
  attachments?: {
    /** Name shown to readers. */
    name: string
    /** Id of the upload. */
    fileId: string
  }[]
  /** Ids of related items. */
  related?: string[]
  /** Id of the record. */
  newsId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type NewsRow = Omit<
  News,
  | 'bodyZh'
  | 'bodyEn'
  | 'body'
  | 'attachments'
  | 'related'
>

/** A notification shown in the portal. */
export type Notification = {
  /** Number of the notification. */
  notificationId: string
  /** What happened. */
  event: ("order-submitted" | "fees-confirmed" | "dispute-declined" | "amendment-offered" | "amendment-declined" | "payment-received" | "payment-part-received" | "rest-waived" | "payment-refused" | "order-generated" | "milestone-recorded" | "milestone-withdrawn" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "tracking-changed" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "integration-orphaned" | "sailing-changed" | "price-changed" | "order-received" | "order-handed-over" | "fees-accepted" | "fees-disputed" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested" | "application-progress" | "job-application-received" | "agent-request-received" | "supplier-application-received" | "finance-application-received")
  /** What happened, in one line. */
  subject: string
  /** Details. */
  line: string
  /** Number of the record concerned; omitted if none. */
  about?: string
  /** When it was sent. */
  at: string
  /** Status. */
  state: ("unread" | "read")
  /** Page that it opens; omitted if that is the page of the order. */
  route?: string
  /** Parts of the address of that page, by name. */
  parts?: {
    [k: string]: string
  }
  /** Query of that page, by name. */
  query?: {
    [k: string]: string
  }
}

/** What a person, or an administrator for the company, wants to be notified about for one kind of event. */
export type NotificationChoice = {
  /** Event. */
  event: ("order-submitted" | "fees-confirmed" | "dispute-declined" | "amendment-offered" | "amendment-declined" | "payment-received" | "payment-part-received" | "rest-waived" | "payment-refused" | "order-generated" | "milestone-recorded" | "milestone-withdrawn" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "tracking-changed" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "integration-orphaned" | "sailing-changed" | "price-changed" | "order-received" | "order-handed-over" | "fees-accepted" | "fees-disputed" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested" | "application-progress" | "job-application-received" | "agent-request-received" | "supplier-application-received" | "finance-application-received")
  /** Name of the event, in the reader's language. */
  label: string
  /** Subject that the event belongs to, in the reader's language. */
  group?: string
  /** When it is sent. */
  hint?: string
  /** In the portal. */
  portal: boolean
  /** By e-mail. */
  mail: boolean
  /** Threshold for notifying. */
  threshold?: number
  /** Unit of the threshold. */
  unit?: string
  /** Smallest threshold. */
  least?: number
  /** Largest threshold. */
  most?: number
  /**
   * Selected rows of the list; omitted: all of them.
   *
   * Items: A selected row.
   */
  only?: string[]
  /**
   * List to choose from.
   *
   * Items: A row of the list.
   */
  options?: {
    /** Row id. */
    value?: string
    /** Label. */
    label?: string
  }[]
  /** Whether it was chosen explicitly instead of following the default. */
  chosen: boolean
}

/** A device on which a person is signed in. */
export type OpenSession = {
  /** Session id; it grants no access. */
  sessionId: string
  /** Browser and system, if known. */
  device: string
  /** When it was opened. */
  startedAt: string
  /** When it was used last. */
  usedAt: string
  /** Whether it is the current device. */
  current: boolean
}

/** An order, from submission to completion. */
export type Order = {
  /** Order number. */
  omsOrderNo: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Status of the order. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /** Why the order is read-only: this version of the portal does not recognise its state. Otherwise omitted. */
  problem?: string
  /** What the desk should check about dangerous goods: an undeclared UN number, or another class. Otherwise omitted. */
  goodsNote?: string
  /** An open change request. */
  openChange?: OrderChange
  /** Earlier changes, with what they replaced. */
  earlierChanges?: OrderChange[]
  /** Current and past holds. */
  holds?: OrderHold[]
  /** What is still due in each currency; only while payment is due. */
  due?: SumDue[]
  /** The same in the base currency. */
  dueTotal?: string
  /** The first amount due that has not been reported as paid. Omitted if there is none. */
  nextPayment?: SumDue
  /** What was paid in excess, in the base currency. Omitted if nothing was. */
  overpaid?: string
  /** Whether part of the fees has been received. */
  partPaid?: boolean
  /** Payment status. */
  payment: ("unpaid" | "part-paid" | "reported" | "received" | "overpaid")
  /** Status of the open change. Omitted if there is none. */
  amendment?: ("none" | "requested" | "offered")
  /** Status of the draft B/L. Omitted if there is none yet. */
  bill?: ("none" | "drafted" | "change-requested" | "confirmed")
  /** Company that placed the order. */
  companyId: string
  /** Name of the company. */
  companyName: string
  /** Person who placed the order. */
  orderedBy: string
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Carrier. */
  carrier?: string
  /** Service code of the carrier. */
  service?: string
  /** Vessel. */
  vessel?: string
  /** Voyage. */
  voyage?: string
  /** Estimated departure. */
  etd?: string
  /** Place of the service, in words. */
  place?: string
  /** Goods, in words. */
  goods?: string
  /** Types and quantities, such as 1*20GP 2*40HQ. */
  boxes?: string
  /** Master B/L number. */
  mblNo?: string
  /** Numbers of the assigned containers (ISO 6346), separated by spaces. */
  containerNos?: string
  /** Total in the base currency: confirmed, or else estimated. Omitted if there is neither. */
  baseTotal?: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** When it was ordered. */
  createdAt: string
  /** When it last changed. */
  updatedAt: string
  /** Version, which each change increments. */
  version: number
  /** When payment is due. */
  paymentTerms: ("before-generation" | "after-departure")
  /** Release of the documents in force when the order was placed. */
  release: string
  /** Form values entered by the customer. */
  booking: {
  }
  /** Accounts to pay into, with what is due in each currency; only while payment is due. */
  payees?: PayeeAccount[]
  /** Estimated fees when the order was placed; never changed. Omitted if quoted on request. */
  estimated?: FeeSheet
  /** Fees confirmed by customer service. */
  confirmed?: FeeSheet
  /** When the customer accepted the fees. */
  acceptedAt?: string
  /** Who accepted them. */
  acceptedBy?: string
  /** The customer's counter-offer for the confirmed fees. */
  feeDispute?: FeeDispute
  /** Confirmed lines that the customer may dispute, while the fees are not accepted. */
  disputableLines?: DisputableLine[]
  /** The fees as the customer would accept them, while lines are disputed. */
  counterLines?: FeeLine[]
  /** Payments as the customer reported them, oldest first. */
  payments?: PaymentReport[]
  /** What customer service waived after a part had been paid, oldest first. Omitted if nothing. */
  waivers?: Waiver[]
  /** The payment that customer service check next. Omitted if there is none. */
  paymentToCheck?: PaymentToCheck
  /** Milestones for which a source reports another time than staff. */
  milestoneConflicts?: MilestoneConflict[]
  /** Milestones. */
  milestones: Milestone[]
  /** Files. */
  files: OrderFile[]
  /** Event log. */
  events: OrderEvent[]
  /** Customer service member handling it. Omitted if unassigned. */
  ownerId?: string
  /** Name of the customer service member handling it. */
  owner?: string
  /** When it was assigned to them. */
  takenAt?: string
  /** Queues at the desk. */
  waits?: DeskWait[]
  /** Whether it is assigned to the reader. */
  isMine?: boolean
  /** Customer service members who could take it over. */
  colleagues?: {
    /** Staff member. */
    userId: string
    /** Name. */
    name: string
  }[]
  /** Expected time of the next milestone; if unknown, when to follow up. */
  nextDueAt?: string
  /** Customer service member who placed it on the company's behalf. */
  actedBy?: string
  /** The reader's relation to the order: placed it, colleague, or neither. */
  relation: ("own" | "own-company" | "other")
  /** Whether all milestones needed for completion are actual. */
  milestonesDone: boolean
  /** Milestones of the order type, in sequence. */
  steps: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")[]
  /** House bill of lading. */
  hblNo?: string
  /** Terminal of loading. */
  terminal?: string
  /** Booked day of departure, if the ship is now expected to leave on another, or has. */
  bookedEtd?: string
  /** Ship that arrives at the port of discharge, if the goods are transhipped and the carrier has published the route. */
  lastVessel?: string
  /** Its voyage. */
  lastVoyage?: string
  /** The booked day of departure in words, if it is another. */
  etdNote?: string
  /** Estimated arrival. */
  eta?: string
  /** Place where the carrier receives the goods. */
  placeOfReceipt?: string
  /** Place where the carrier delivers the goods. */
  placeOfDelivery?: string
  /** Port office handling the order. */
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
  /** Total gross weight in kilograms. */
  grossWeight?: string
  /** Total measurement in cubic metres. */
  volume?: string
  /** When the containers are stuffed. */
  stuffingAt?: string
  /** Stuffing warehouse. */
  warehouse?: string
  /** Original, telex release or waybill. */
  billType?: ("original" | "telex" | "waybill")
  /** Shipper, as on the bill. */
  shipper?: string
  /** Consignee, as on the bill. */
  consignee?: string
  /** Notify party, as on the bill. */
  notifyParty?: string
  /** When the fees were first confirmed. */
  acknowledgedAt?: string
  /** Last completed milestone. */
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
  /** Cut-offs that are calculated from rate and terminal until they are confirmed. */
  calculatedCutOffs?: ("customsCutOffAt" | "cyCutOffAt" | "siCutOffAt" | "vgmCutOffAt")[]
  /** Cut-offs that come from the plan of terminal or carrier. */
  publishedCutOffs?: ("customsCutOffAt" | "cyCutOffAt" | "siCutOffAt" | "vgmCutOffAt")[]
  /** Which cut-offs are calculated and which are published, in the reader's language. */
  cutOffNote?: string
  /** Where each cut-off comes from, in the reader's language. */
  cutOffNotes?: {
    [k: string]: string
  }
  /** Latest arrival at the port (DCSA PCO). */
  portCutOffAt?: string
  /** Inbound number for warehouse delivery. */
  inboundNo?: string
  /** Container freight station. */
  cfs?: string
  /** Address of the warehouse. */
  warehouseAddress?: string
  /** Loading time. */
  warehouseLoadingAt?: string
  /** Warehouse contact. */
  warehouseContact?: string
  /** Phone number of the warehouse. */
  warehousePhone?: string
  /** Number of the insurance policy. */
  policyNo?: string
  /** Cover. */
  insuranceCover?: ("all-risks" | "with-average" | "free-of-particular-average")
  /** First day of cover. */
  insuredFrom?: string
  /** Date a claim was paid. */
  compensationDate?: string
  /** Place where claims are payable. */
  payoutPlace?: string
  /** Insurance company. */
  insurer?: string
  /** Number of the customs declaration. */
  declarationNo?: string
  /** Number of packages on the customs declaration. */
  customsPackages?: number
  /** Gross weight on the customs declaration, in kilograms. */
  customsGrossWeight?: string
  /** Customs district of the declaration. */
  customsDistrict?: string
  /** When it was declared. */
  declaredAt?: string
  /** When customs inspected the goods. */
  inspectedAt?: string
  /** When customs released the goods. */
  customsReleasedAt?: string
  /** Number of the inspection. */
  inspectionNo?: string
  /** Trucks. */
  trucks?: OrderTruck[]
  /** Containers. */
  containers?: OrderContainer[]
  /** Containers and goods as booked; other documents are filled from them. */
  booked?: BookedCargo
  /** Weights, counts and volumes of the documents, compared. Omitted while there is nothing to compare. */
  quantityLines?: QuantityLine[]
  /** Party responsible for the verified gross mass. */
  vgmDeclaration?: VgmDeclaration
  /** Shipping instruction for the B/L. */
  shippingInstruction?: ShippingInstruction
  /** Latest draft B/L. */
  billDraft?: BillDraft
  /** Corrections that the customer requests to the draft. */
  billChange?: BillChange
  /** When the customer confirmed the draft. */
  billConfirmedAt?: string
  /** Who confirmed the draft. */
  billConfirmedBy?: string
  /** Documents required for this order type. */
  papers?: ("containers" | "vgm" | "shipping-instruction" | "bill")[]
  /** Open booking tasks; a booking can count in several. */
  bookingStatuses?: ("pending-booking" | "booking-to-be-confirmed" | "bill-being-changed" | "bill-to-be-confirmed" | "to-make-documents" | "vgm-to-submit")[]
  /** Forms for the details that staff maintain for this order type. */
  factGroups?: string[]
}

/** The fields that lists return. */
export type OrderRow = Omit<
  Order,
  | 'problem'
  | 'goodsNote'
  | 'openChange'
  | 'earlierChanges'
  | 'holds'
  | 'due'
  | 'dueTotal'
  | 'nextPayment'
  | 'overpaid'
  | 'partPaid'
  | 'amendment'
  | 'bill'
  | 'paymentTerms'
  | 'release'
  | 'booking'
  | 'payees'
  | 'estimated'
  | 'confirmed'
  | 'acceptedAt'
  | 'acceptedBy'
  | 'feeDispute'
  | 'disputableLines'
  | 'counterLines'
  | 'payments'
  | 'waivers'
  | 'paymentToCheck'
  | 'milestoneConflicts'
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
  | 'cutOffNote'
  | 'cutOffNotes'
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
  | 'customsPackages'
  | 'customsGrossWeight'
  | 'customsDistrict'
  | 'declaredAt'
  | 'inspectedAt'
  | 'customsReleasedAt'
  | 'inspectionNo'
  | 'trucks'
  | 'containers'
  | 'booked'
  | 'quantityLines'
  | 'vgmDeclaration'
  | 'shippingInstruction'
  | 'billDraft'
  | 'billChange'
  | 'billConfirmedAt'
  | 'billConfirmedBy'
  | 'papers'
  | 'factGroups'
>

/** Initial values and current cost of an order placed again. */
export type OrderAgain = {
  /** Original order. */
  omsOrderNo: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
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
  /** Initial form values. */
  values: {
  }
  /** Fields that are not copied and must be filled in again. */
  left: string[]
  /** Fields that the form no longer has. */
  unknown: string[]
  /** Original cost: confirmed, or else estimated. */
  before?: FeeSheet
  /** Cost today at the best available rate. */
  now?: Quote
  /** How the totals differ: same, lower or higher. */
  change?: ("same" | "lower" | "higher")
  /** Difference of the totals, in the base currency. */
  difference?: string
  /** Base currency. */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Why it cannot be priced now. */
  whyNot?: string
  /** Departure on which today's price is based. */
  etd?: string
}

/** A change requested after the fees were confirmed, with its price and decision. */
export type OrderChange = {
  /** Sequence number of the change within the order. */
  no: number
  /** The complete form after the change. */
  booking: {
  }
  /** Reason. */
  reason: string
  /** Requesting side. */
  side: ("customer" | "staff")
  /** Requester. */
  by: string
  /** When it happened. */
  at: string
  /** Note. */
  note?: string
  /** When it was decided. */
  settledAt?: string
  /** Total cost of the changed order. Omitted until priced. */
  fees?: FeeSheet
  /** Fees calculated by the server, for customer service. */
  suggested?: FeeSheet
  /** When it was priced. */
  offeredAt?: string
  /** Who priced it; omitted if the server did. */
  offeredBy?: string
  /** Outcome. Omitted while it is open. */
  outcome?: ("accepted" | "declined" | "withdrawn")
  /** Who decided. */
  settledBy?: string
  /** Why it was declined. */
  settledReason?: string
  /** Previous form and fees. */
  before?: {
    /** The complete form before the change. */
    booking: {
    }
    /** Total cost before the change. */
    fees?: FeeSheet
  }
}

/** A container carrying goods of the order. */
export type OrderContainer = {
  /** Container number with check digit. */
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

/** An entry in the order's append-only log. */
export type OrderEvent = {
  /** Position in the log. */
  seq: number
  /** What happened. */
  event: ("submit" | "confirm-fees" | "accept-fees" | "dispute-fees" | "decline-dispute" | "report-payment" | "confirm-payment" | "refuse-payment" | "waive-rest" | "generate" | "record-milestone" | "withdraw-milestone" | "complete" | "cancel" | "reject" | "take" | "hand-over" | "request-amendment" | "offer-amendment" | "accept-amendment" | "decline-amendment" | "submit-shipping-instruction" | "submit-vgm" | "issue-bill-draft" | "confirm-bill" | "request-bill-change" | "assign-containers" | "hold" | "release-hold" | "add-file" | "change-facts")
  /** When it happened. */
  at: string
  /** Who did it. */
  by: string
  /** Role at the time. */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** Status before. */
  from?: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /** Status after. */
  to: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /** Comment. */
  note?: string
  /** Changed fields, one line each. */
  changed?: string[]
}

/** A file of an order. */
export type OrderFile = {
  /** File id. */
  fileId: string
  /** Document type. */
  type?: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
  /** File name as uploaded. */
  name: string
  /** Result of the virus scan; omitted if files are not scanned. */
  scan?: ("pending" | "clean" | "quarantined")
  /** Size in bytes. */
  size: number
  /** When it was stored. */
  at: string
  /** Version of this type and name, counted from 1. */
  version: number
  /** Whether it is the latest version. */
  current: boolean
  /** Who uploaded it. */
  by?: string
  /** Whether customer service uploaded it. */
  byStaff?: boolean
}

/** A milestone on hold at customs, the carrier or the terminal. */
export type OrderHold = {
  /** Milestone. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** Reason. */
  reason: string
  /** Who recorded it. */
  by: string
  /** When the hold began. */
  heldAt: string
  /** When it was released. Omitted while on hold. */
  releasedAt?: string
  /** Who recorded the release. */
  releasedBy?: string
  /** Comment on the release. */
  releaseNote?: string
}

/** A message between the customer and customer service. */
export type OrderMessage = {
  /** Message number; later messages have higher numbers. */
  messageId: number
  /** Sender. */
  side: ("customer" | "desk")
  /** Name of the sender. */
  by: string
  /** Whether the reader sent it. */
  mine: boolean
  /** Text as typed. */
  body: string
  /** When it was sent. */
  at: string
  /** Attached file. */
  fileId?: string
  /** File name. */
  fileName?: string
  /** Size in bytes. */
  fileSize?: number
}

/** Orders of one kind placed in one month, with their total. */
export type OrderMonth = {
  /** Month, YYYY-MM, in the brand's time zone. */
  month: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Number of orders placed and not cancelled. */
  orders: number
  /** Of these, the orders that have no price yet; they are not included in the amount. */
  unpriced: number
  /** Total in the base currency. Omitted if none has a price. */
  amount?: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** A booking saved as a starting point for others. */
export type OrderTemplate = {
  /** Id of the template. */
  templateId: string
  /** Its name. */
  name: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Types and quantities. */
  boxes?: string
  /** Place of the service, in words. */
  place?: string
  /** Goods, in words. */
  goods?: string
  /** Who saved it. */
  savedBy: string
  /** When it was saved. */
  createdAt: string
  /** When an order was last started from it. */
  usedAt?: string
  /** Whether it is the reader's own. */
  own: boolean
}

/** A truck carrying a container of the order. */
export type OrderTruck = {
  /** Number plate. */
  plateNo: string
  /** Name of the driver. */
  driverName: string
  /** Driver's phone number. */
  driverPhone?: string
  /** Loading time. */
  loadingAt?: string
  /** Container on the truck. */
  containerNo?: string
}

/** A company that acts for the brand at overseas ports; written and published by staff. */
export type OverseasAgent = {
  /** Name of the company. In Chinese. */
  nameZh?: string
  /** Name of the company. In English. */
  nameEn: string
  /** Name of the company. */
  name?: string
  /** Country or region, as a two-letter ISO 3166 code. */
  country: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /**
   * Ports that it serves.
   *
   * Items: Port.
   */
  ports: string[]
  /** Services that it offers. */
  services?: ("customs" | "trucking" | "warehousing" | "lcl" | "air" | "project" | "reefer" | "dangerous")[]
  /** Networks and licences, as stated by the company. */
  memberships?: string
  /** What readers should know about it. In Chinese. */
  aboutZh?: string
  /** What readers should know about it. In English. */
  aboutEn?: string
  /** What readers should know about it. */
  about?: string
  /** Address of its office. */
  address?: string
  /** Name of the contact person. */
  contact?: string
  /** Telephone number, with the country code. */
  phone?: string
  /** E-mail address. */
  email?: string
  /** Id of the record. */
  overseasAgentId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Why some fields are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type OverseasAgentRow = Omit<
  OverseasAgent,
  | 'aboutZh'
  | 'aboutEn'
  | 'about'
>

/** A lane from a port in China to a door overseas: transit time, cut-off and guide prices; written and published by staff. */
export type OverseasLane = {
  /** Port of loading in China. */
  origin: string
  /** Port where the goods arrive. */
  port: string
  /** Country. */
  country: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** City of delivery. In Chinese. */
  cityZh: string
  /** City of delivery. In English. */
  cityEn?: string
  /** City of delivery. */
  city?: string
  /** Days from the port of loading to the door. */
  transitDays: number
  /** Days from arrival at the port to the door, customs included. */
  deliveryDays?: number
  /** Hours before the vessel leaves by which cargo must be delivered. */
  cutOffHours?: number
  /** Guide price of less than a container load per CBM, to the door. */
  perCbm?: string
  /** Guide price of a 20-foot container, from port to door, customs clearance included. */
  price20?: string
  /** Guide price of a 40-foot container, from port to door, customs clearance included. */
  price40?: string
  /** Currency of the guide prices. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Last day on which the guide prices apply. */
  validUntil: string
  /** What shippers should know. In Chinese. */
  noteZh?: string
  /** What shippers should know. In English. */
  noteEn?: string
  /** What shippers should know. */
  note?: string
  /** Id of the record. */
  overseasLaneId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Why some fields are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** An overseas warehouse; written and published by staff. */
export type OverseasWarehouse = {
  /** Name of the warehouse. In Chinese. */
  nameZh?: string
  /** Name of the warehouse. In English. */
  nameEn: string
  /** Name of the warehouse. */
  name?: string
  /** Country or region, as a two-letter ISO 3166 code. */
  country: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** City where it is. In Chinese. */
  cityZh?: string
  /** City where it is. In English. */
  cityEn?: string
  /** City where it is. */
  city?: string
  /** Port through which the warehouse is supplied. */
  port: string
  /** Degrees north of the equator, for the map. */
  latitude?: string
  /** Degrees east of Greenwich, for the map. */
  longitude?: string
  /** Floor area. */
  area?: string
  /** Services that it offers. */
  services?: ("receiving" | "storage" | "pick-pack" | "fba" | "returns" | "bonded" | "cold" | "delivery")[]
  /** What readers should know about it. In Chinese. */
  aboutZh?: string
  /** What readers should know about it. In English. */
  aboutEn?: string
  /** What readers should know about it. */
  about?: string
  /** Address for deliveries. */
  address?: string
  /** Name of the contact person. */
  contact?: string
  /** Telephone number, with the country code. */
  phone?: string
  /** E-mail address. */
  email?: string
  /** Id of the record. */
  overseasWarehouseId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Why some fields are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type OverseasWarehouseRow = Omit<
  OverseasWarehouse,
  | 'aboutZh'
  | 'aboutEn'
  | 'about'
>

/** How often a page was opened on one day. Who opened it is not stored. */
export type PageViewDay = {
  /** Day and page. */
  viewId: string
  /** Day, in the brand's time zone. */
  day: string
  /** Title of the page; its id if it is no longer declared. */
  name: string
  /** Id of the page; unknown for addresses that no route declares. */
  page: string
  /** How often the page was opened. */
  views: number
}

/** Sum of the page views that the filters select. */
export type PageViewFigures = {
  /** How often the page was opened. */
  views: number
  /** Number of different pages that were opened. */
  pages: number
  /** Days with at least one view. */
  days: number
}

/** How often a page was opened in one month. */
export type PageViewMonth = {
  /** Month, YYYY-MM, in the brand's time zone. */
  month: string
  /** Title of the page; its id if it is no longer declared. */
  name: string
  /** How often the page was opened. */
  views: number
}

/** Inputs of a parcel tariff. */
export type ParcelFacts = {
  /** Channel. */
  channel?: ("express" | "economy")
  /** Zone of the destination. */
  zone?: ("1" | "2" | "3" | "4" | "5" | "6")
  /** Chargeable weight of all parcels. */
  chargeableKg?: string
  /** Number of parcels. */
  parcels?: number
  /** Whether parcels contain batteries. */
  battery?: boolean
}

/** A passage of the portal's texts that answers a question. */
export type Passage = {
  /** Identifies the passage. */
  passageId: string
  /** Its heading. */
  title: string
  /** The text. */
  passage: string
  /** Title of the page that it is from. */
  source: string
  /** Address of that page. */
  path: string
}

/** The account that receives payments in one currency, and for an order what is due there. */
export type PayeeAccount = {
  /** Currency of the account. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Name of the account holder. */
  accountName?: string
  /** Name of the bank and its branch. */
  bank?: string
  /** Number of the account, or its IBAN. */
  accountNumber?: string
  /** BIC (SWIFT code, ISO 9362) of the bank; for payments from abroad. */
  swift?: string
  /** Amount due in this currency. */
  amount?: string
  /** Reference that the payment must carry. */
  reference?: string
  /** Source of the figures; assumed if they are not confirmed. */
  source?: string
}

/** One payment as reported by the customer, and what customer service decided. */
export type PaymentReport = {
  /** Number within the order, from 1. */
  no?: number
  /** Amount paid. */
  amount?: string
  /** ISO 4217 code. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Day of payment. */
  paidOn?: string
  /** Bank reference. */
  reference?: string
  /** Other payments with the same bank reference: order, amount, day and check. Omitted if there are none. */
  sameReference?: string
  /** Whether customer service have checked it. */
  check?: ("reported" | "confirmed" | "refused")
  /** What arrived, in the currency of the report. */
  received?: string
  /** Why the rest of the fees was waived. */
  waived?: string
  /** Why it was refused. */
  refusal?: string
  /** Name of the uploaded proof of payment; the file is among those of the order. */
  slipName?: string
  /** When it was reported. */
  reportedAt?: string
  /** Who reported it. */
  reportedBy?: string
  /** When staff confirmed the receipt. */
  confirmedAt?: string
  /** Who confirmed the receipt. */
  confirmedBy?: string
  /** When staff refused it. */
  refusedAt?: string
  /** Who refused it. */
  refusedBy?: string
}

/** The oldest unchecked payment report, used to prefill the confirmation form. */
export type PaymentToCheck = {
  /** Number within the order, from 1. */
  no?: number
  /** The reported amount. */
  received?: string
  /** Other payments with the same bank reference: order, amount, day and check. Omitted if there are none. */
  sameReference?: string
}

/** Fields shared by the forms about people, so that the same rules apply everywhere. */
export type Person = {
  /** Name of the person, without digits. */
  name?: string
  /** Name in Latin letters. */
  latinName?: string
  /** E-mail address. */
  email?: string
  /** New password: letters and digits, other printable ASCII signs allowed. */
  password?: string
  /** The new password again. */
  confirmation?: string
}

/** An area of a seaport with its terminals. Its records are rows of the reference document of the same name. */
export type PortArea = {
  /** Id of the port area. */
  id: string
  /** Name of the port area. */
  name: string
  /** Port that it belongs to. */
  parent: string
  /** Terminal for which inland prices are quoted. */
  terminal: string
}

/** Inputs of a port express tariff. */
export type PortExpressFacts = {
  /** Container type, as the portal's code (40HQ) or the ISO 6346 code (45G1). */
  container?: string
  /** Yard or station at the other end of the shuttle. */
  place?: string
  /** Terminal. */
  terminal?: string
  /** Gate-in within the express window. */
  express?: boolean
  /** Work at night. */
  night?: boolean
  /** Containers with dangerous goods. */
  dangerousBoxes?: number
}

/** A step of a container or bill of lading at a port, as a terminal or an agent reports it. */
export type PortStepRow = {
  /** Container no.. */
  container?: string
  /** Number of the bill of lading. */
  mbl?: string
  /** Carrier of the bill of lading. */
  carrier?: string
  /** The step. */
  code: ("EPRL" | "STSP" | "GTIN" | "PASS" | "TMPS" | "PRLD" | "DLPT" | "BDAR" | "GTOT" | "RCVE")
  /** When it happened, on the port's clock. */
  at: string
  /** Port where it happened. */
  place: string
  /** Terminal. */
  facility?: string
  /** Vessel of the step. */
  vessel?: string
  /** Outbound voyage number. */
  voyageOut?: string
  /** Remarks. */
  remark?: string
}

/** A user's own account. */
export type Profile = {
  /** Id of the person. */
  userId: string
  /** Sign-in name. */
  account: string
  /** Name. */
  name: string
  /** Name in Latin letters; empty if none. */
  latinName: string
  /** Mobile number; empty if none. */
  phone: string
  /** E-mail address; empty if none. */
  email: string
  /** Language for e-mails. */
  language: ("zh" | "en")
  /** Role in the permission grid. */
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
  /** Company in the reader's language; empty if none. */
  company: string
  /** Version of the profile photo; empty if none. */
  avatar: string
  /** Whether a password has been set. */
  hasPassword: boolean
  /** Whether two-step verification is on. */
  secondFactor: boolean
  /** Unused recovery codes. */
  recoveryCodesLeft: number
  /** Version of the account. */
  version: number
}

/** A partner's share of a company's completed orders, from a given day. */
export type ProfitAgreement = {
  /** Id of the agreement. */
  agreementId: string
  /** Company sharing profit. */
  companyName?: string
  /** Partner receiving the share. */
  partner: string
  /** Part of the business. */
  code: ("SEA" | "TRUCK" | "WH" | "CUS" | "AIR" | "RAIL")
  /** Unit of the share. */
  unit: ("per-box" | "per-bill" | "per-order" | "percent")
  /** Calculation rule. */
  rule: ("fixed" | "fee-share" | "margin-share")
  /** Amount per unit, or percent. */
  share: string
  /** Currency of a fixed amount. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Terms in words. */
  terms: string
  /** First day (order completion). */
  validFrom: string
  /** Last day (order completion). */
  validTo?: string
  /** Status. */
  state: ("in-force" | "coming" | "past")
  /** Remarks. */
  note?: string
  /** Who changed it last. */
  by?: string
  /** When it was changed last. */
  updatedAt: string
  /** Version, which each change increments. */
  version: number
}

/** A partner's share of one completed order, with its calculation. */
export type ProfitLine = {
  /** Id of the record. */
  lineId: string
  /** Order number. */
  omsOrderNo: string
  /** Service of the order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Company sharing profit. */
  companyName?: string
  /** Agreement applied. */
  agreementId: string
  /** Partner receiving the share. */
  partner: string
  /** Part of the business. */
  code: ("SEA" | "TRUCK" | "WH" | "CUS" | "AIR" | "RAIL")
  /** Unit of the share. */
  unit: ("per-box" | "per-bill" | "per-order" | "percent")
  /** Calculation rule. */
  rule: ("fixed" | "fee-share" | "margin-share")
  /** How the amount was calculated, or why nothing is shared. */
  why: string
  /** Partner's amount. */
  amount?: string
  /** Currency of the amount. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Amount in the base currency. */
  baseAmount?: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Status. */
  state: ("settled" | "refused")
  /** When the order was completed. */
  completedAt: string
}

/** Totals of a partner. */
export type ProfitPartner = {
  /** Partner receiving the share. */
  partner: string
  /** Orders shared. */
  orders: number
  /** Orders completed this month. */
  thisMonth: string
  /** Orders completed last month. */
  lastMonth: string
  /** Total. */
  total: string
  /** Base currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** A service that the brand wants to purchase; written and published by staff. */
export type PurchaseNotice = {
  /** What is purchased, in one line. In Chinese. */
  titleZh: string
  /** What is purchased, in one line. In English. */
  titleEn?: string
  /** What is purchased, in one line. */
  title?: string
  /** Kind of service. */
  category: ("trucking" | "warehousing" | "yard" | "customs-brokerage" | "coastal" | "rail" | "packing" | "it")
  /** Where the service is needed. */
  region: ("ningbo" | "yangtze" | "fujian" | "pearl" | "shandong" | "bohai" | "inland" | "overseas")
  /** How much is needed. In Chinese. */
  volumeZh?: string
  /** How much is needed. In English. */
  volumeEn?: string
  /** How much is needed. */
  volume?: string
  /** Requirements for suppliers, in Markdown. In Chinese. */
  requirementsZh?: string
  /** Requirements for suppliers, in Markdown. In English. */
  requirementsEn?: string
  /** Requirements for suppliers, in Markdown. */
  requirements?: string
  /** First day of the contract. */
  periodFrom?: string
  /** Last day of the contract. */
  periodUntil?: string
  /** Last day for applications. */
  closesOn?: string
  /** Purchasing department. In Chinese. */
  buyerZh?: string
  /** Purchasing department. In English. */
  buyerEn?: string
  /** Purchasing department. */
  buyer?: string
  /** Telephone number, with the country code. */
  buyerPhone?: string
  /** E-mail address. */
  buyerEmail?: string
  /** Id of the record. */
  purchaseNoticeId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type PurchaseNoticeRow = Omit<
  PurchaseNotice,
  | 'requirementsZh'
  | 'requirementsEn'
  | 'requirements'
>

/** Data for the supplier orders page. */
export type Purchasing = {
  /** Suppliers the company can order from. */
  suppliers: SupplierChoice[]
  /** Drafts. */
  drafts: number
  /** Sent, awaiting confirmation. */
  waiting: number
  /** Confirmed, not yet completed. */
  running: number
  /** Costs of sent and confirmed orders. */
  openCosts: string
  /** Base currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
}

/** A weight, count or volume that a document declares, beside the one that an earlier document declared. */
export type QuantityLine = {
  /** What is declared, in words. */
  quantity: string
  /** The container, if the value is of one. */
  containerNo?: string
  /** The document that declared it first, in words. */
  firstPaper: string
  /** What the first declares. Omitted if it declares none, or only a part. */
  firstValue?: string
  /** The later document, in words. */
  paper: string
  /** What the later one declares. Omitted if it declares none, or only a part. */
  value?: string
  /** Whether both agree within the tolerance, or one of them lacks the value. */
  outcome: ("agrees" | "differs" | "missing")
}

/** An order waiting at the desk, with the reason. */
export type QueuedOrder = {
  /** Order and queue. */
  waitId: string
  /** Order number. */
  omsOrderNo: string
  /** Queue. Omitted if a search found an order that waits for nothing. */
  queue?: ("fees" | "payments" | "to-generate" | "amendments" | "bills" | "milestones" | "conflicts" | "messages")
  /** When it began. */
  since?: string
  /** Full hours waiting. */
  waitingHours?: number
  /** Waiting time category. */
  age?: ("fresh" | "late" | "overdue")
  /** Customer service member handling it. */
  owner?: string
  /** Whether it is assigned to the reader. */
  isMine: boolean
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Status of the order. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /** Payment status. */
  payment: ("unpaid" | "part-paid" | "reported" | "received" | "overpaid")
  /** Name of the company. */
  companyName: string
  /** Person who placed the order. */
  orderedBy?: string
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Carrier. */
  carrier?: string
  /** Service code of the carrier. */
  service?: string
  /** Estimated departure. */
  etd?: string
  /** Place of the service, in words. */
  place?: string
  /** Types and quantities, such as 1*20GP 2*40HQ. */
  boxes?: string
  /** Master B/L number. */
  mblNo?: string
  /** Total in the base currency: confirmed, or else estimated. Omitted if there is neither. */
  baseTotal?: string
  /** Base currency. */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** When it was ordered. */
  createdAt: string
  /** Version, which each change increments. */
  version: number
}

/** Estimated cost of an order, line by line. Without lines and total, customer service quotes on request. */
export type Quote = {
  /** Rate on which the price is based. */
  rateId?: string
  /** Version of that rate. */
  rateVersion?: number
  /** The priced sailing with its cut-offs. */
  sailing?: RateSailing
  /** Later sailings of the carrier. */
  sailings?: RateSailing[]
  /** Fee lines. */
  lines: FeeLine[]
  /** Total in each currency. */
  totals: MoneyTotal[]
  /** Base currency of the brand. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Sum of the base amounts. */
  baseTotal?: string
  /** Last day of validity. */
  validTo?: string
  /** Departure of the rate's sailing. */
  etd?: string
  /** Date of the exchange rates used. */
  exchangeDate?: string
  /** Total by service of a combined order. */
  parts?: {
    /** The service. */
    part: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
    /** Its total in the base currency. Omitted: quoted on request. */
    baseTotal?: string
  }[]
  /** For a list of bookings: each with its sailing and total. */
  rows?: BatchRow[]
}

/** A temporary link to a saved quote. Its token is not stored. */
export type QuoteLink = {
  /** Id of the link. */
  linkId: string
  /** When it was created. */
  createdAt: string
  /** Valid until. */
  expiresAt: string
  /** Status. */
  state: ("open" | "ended" | "revoked")
  /** Recipient, if it was e-mailed. */
  sentTo?: string
}

/** A dated offer of a carrier on a lane, loaded by staff. */
export type Rate = {
  /** Id of the rate. */
  rateId: string
  /** Port of loading, UN/LOCODE as carriers use it. */
  pol: string
  /** Port of discharge, UN/LOCODE. */
  pod: string
  /** Place of receipt (POR), if the rate begins before the port of loading. UN/LOCODE, such as USCHI. */
  por?: string
  /** Place of delivery (PDL), if the rate ends beyond the port of discharge. UN/LOCODE, such as USCHI. */
  pdl?: string
  /** The only goods that the rate is for; absent for freight of all kinds (FAK). */
  commodity?: string
  /** Kinds of goods that the rate does not cover, such as dangerous. Customer service quote them. */
  onRequest?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")[]
  /** SCAC of the carrier. */
  carrier: string
  /** Service code of the carrier. */
  service: string
  /** Whether the sailing is direct. */
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
  /** Closing and departure of the next sailing with their dates, in the reader's language. */
  sailing?: string
  /** Closing of the next sailing with its date, in the reader's language. */
  closes?: string
  /** Its next sailings with their calculated cut-offs. */
  sailings?: RateSailing[]
  /** Vessel of the next sailing. */
  vessel?: string
  /** Voyage of the next sailing. */
  voyage?: string
  /** Estimated departure of the next sailing. */
  etd: string
  /** First day of validity. */
  validFrom: string
  /** Last day of validity. */
  validTo: string
  /** Currency of the freight. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Ocean freight for one 20GP. */
  price20GP?: string
  /** Ocean freight for one 40GP. */
  price40GP?: string
  /** Ocean freight for one 40HQ. */
  price40HQ?: string
  /** Total for the containers asked for, with all surcharges and local fees, in the base currency. */
  allIn?: string
  /** Base currency of the total. */
  allInCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** The same total by currency. */
  allInTotals?: MoneyTotal[]
  /** Fee lines of the total. */
  allInLines?: FeeLine[]
  /** Containers that the total is for, such as 20GP*1,40HQ*2; absent if none were asked for. */
  boxes?: string
  /** Why there is no total, in the reader's language. */
  allInMissing?: string
  /** Ocean freight for other container types. */
  otherPrices?: {
    [k: string]: string
  }
  /** Surcharges of the carrier. */
  surcharges?: Surcharge[]
  /** Days without charge. */
  freeDays: number
  /** Maximum cargo weight of a 20-foot container, kg. */
  weightLimitKg?: string
  /** Other conditions, in the reader's language. */
  remarks?: string
  /** Whether it is a contract rate of the reader's company (for staff: of any company) that replaces the public rate. */
  contract?: boolean
  /** Contract customer; if omitted, the rates are for everyone. */
  contractCompany?: string
  /** Version, which each change increments. */
  version: number
  /** Why prices are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
}

/** A step in the life of an offer: loaded, corrected, withdrawn or restored. */
export type RateChange = {
  /** Rate and version. */
  changeId: string
  /** The rate of the offer that changed. */
  rateId: string
  /** What happened. */
  event: ("loaded" | "corrected" | "withdrawn" | "restored")
  /** When. */
  at: string
  /** Who did it. */
  by: string
  /** Why. */
  reason?: string
  /** The load that brought the rate. */
  loadId?: string
  /** Version of the rate after the change. */
  version: number
  /** Values that changed. */
  changes: {
    /** Field. */
    field: string
    /** Earlier value. */
    before?: string
    /** Later value. */
    after?: string
  }[]
}

/** A rate sheet uploaded by customer service, with its progress, findings and results. */
export type RateLoad = {
  /** Number of the load. */
  loadId: string
  /** Status. */
  state: ("waiting" | "reading" | "checked" | "queued" | "loading" | "loaded" | "undone" | "failed" | "dropped")
  /** How existing rates for the same sailing are treated. */
  overlap: ("refuse" | "replace")
  /** Contract customer; if omitted, the rates are for everyone. */
  company?: string
  /** File name. */
  fileName: string
  /** Who uploaded it, or last acted on it. */
  by: string
  /** When it was uploaded. */
  createdAt: string
  /** When the check finished. */
  checkedAt?: string
  /** When its rates were loaded. */
  loadedAt?: string
  /** When it was undone. */
  undoneAt?: string
  /** Who undid it. */
  undoneBy?: string
  /** Share, in percent. */
  share: number
  /** Correct rows. */
  rowsRight: number
  /** Incorrect rows. */
  rowsWrong: number
  /** Number of errors. */
  cellsWrong: number
  /** Rates loaded. */
  loaded: number
  /** Rates replaced. */
  replaced: number
  /** Why it cannot continue. */
  failure?: string
  /** Hidden rows of the file, and its sheets that were not read. */
  note?: string
  /** Version, named by a decision. */
  version: number
}

/** A sailing of a carrier on a lane, with its cut-offs on the port's clock. They are calculated from the rate's closing day and the terminal's rule until confirmed. */
export type RateSailing = {
  /** Departure. */
  etd: string
  /** Closing and departure, in the reader's language. */
  sailing: string
  /** Departure, in the reader's language. */
  day: string
  /** Day of closing. */
  closesOn?: string
  /** After this time no container is accepted. */
  closesAt?: string
  /** Departure as carrier or terminal expect it, or as it happened. Absent if it is not known, or on the booked day. */
  departsAt?: string
  /** Whether it can still be booked in time. */
  closing: ("open" | "closing" | "closed")
  /** Customs cut-off. */
  customsCutOffAt?: string
  /** CY cut-off. */
  cyCutOffAt?: string
  /** SI cut-off. */
  siCutOffAt?: string
  /** VGM cut-off. */
  vgmCutOffAt?: string
  /** Cut-offs that come from the plan of terminal or carrier. */
  publishedCutOffs?: ("customsCutOffAt" | "cyCutOffAt" | "siCutOffAt" | "vgmCutOffAt")[]
  /** If the SI cut-off is published: when and by which source, and the calculated time if that was another, in words. */
  siCutOffNote?: string
  /** If the VGM cut-off is published: when and by which source, and the calculated time if that was another, in words. */
  vgmCutOffNote?: string
  /** If the CY cut-off is published: when and by which source, and the calculated time if that was another, in words. */
  cyCutOffNote?: string
  /** If the customs cut-off is published: when and by which source, and the calculated time if that was another, in words. */
  customsCutOffNote?: string
  /** SCAC of the carrier. */
  carrier?: string
  /** Service code of the carrier. */
  service?: string
  /** Vessel, if known. */
  vessel?: string
  /** Voyage, if known. */
  voyage?: string
  /** Rate that sells it. */
  rateId?: string
}

/** A company's rebate for one completed order. */
export type Rebate = {
  /** Order number. */
  omsOrderNo: string
  /** Service of the order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Company. */
  companyName?: string
  /** Person who placed the order. */
  orderedBy?: string
  /** Lane or place. */
  lane?: string
  /** Containers of the order. */
  boxes?: string
  /** Month it counts towards. */
  monthId: string
  /** The month. */
  month: string
  /** When the order was completed. */
  completedAt: string
  /** Status. */
  state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /** Sum of its lines. */
  amount: string
  /** Base currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Calculation in words. */
  why?: string
  /** Rules applied, with their calculation. */
  lines: RebateLine[]
}

/** Rebate of one order under one rule, with its calculation. */
export type RebateLine = {
  /** Id of the rule. */
  rule: string
  /** Name of the rule. */
  ruleName: string
  /** Unit of the rebate. */
  unit: ("per-teu" | "per-box" | "per-bill" | "percent")
  /** Volume that the tiers count. */
  volume: ("teu" | "boxes" | "bills")
  /** Volume of the month before this order. */
  before: string
  /** Volume of this order. */
  units: string
  /** Eligible fees for a percentage rebate. */
  feeBase?: string
  /** Allocation to tiers. */
  parts: RebatePart[]
  /** Deciding factor. */
  decided: ("tier" | "percent" | "minimum" | "most")
  /** Calculation in words. */
  why: string
  /** Amount in the rule's currency. */
  amount: string
  /** Currency of the rule. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Exchange rate to the base currency. */
  exchangeRate: string
  /** Amount in the base currency. */
  baseAmount: string
}

/** A company's rebates for one month, which are requested, approved and paid together. */
export type RebateMonth = {
  /** Statement number, used as transfer reference. */
  monthId: string
  /** The month, YYYY-MM. */
  month: string
  /** Company. */
  companyName?: string
  /** Status. */
  state: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /** Number of orders with rebates. */
  orders: number
  /** Total of its orders. */
  amount: string
  /** Base currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** When it was requested. */
  requestedAt?: string
  /** Who requested it. */
  requestedBy?: string
  /** Account holder. */
  payee?: string
  /** Bank. */
  bank?: string
  /** Account number. */
  account?: string
  /** Remarks by the administrator. */
  note?: string
  /** Why it was rejected. */
  reason?: string
  /** Who approved or rejected it. */
  decidedBy?: string
  /** When it was approved or rejected. */
  decidedAt?: string
  /** Day of the transfer. */
  paidOn?: string
  /** Reference of the transfer. */
  reference?: string
  /** Version, which each change increments. */
  version: number
}

/** Part of an order in one tier, and its rebate. */
export type RebatePart = {
  /** Upper end of the tier below. */
  above: string
  /** Volume of the order in this tier. */
  units: string
  /** Amount per unit, or percent. */
  value: string
  /** Amount. */
  amount: string
}

/** Rebate on completed orders, from a given day. Rules are cumulative; a rule can be ended but not changed. */
export type RebateRule = {
  /** Id of the rule. */
  ruleId: string
  /** Name. */
  name: string
  /** Name in English. */
  nameEn?: string
  /** Only this service. */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Only from this port. */
  pol?: string
  /** Only to this port. */
  pod?: string
  /** Only this company. */
  companyName?: string
  /** Unit of the rebate. */
  unit: ("per-teu" | "per-box" | "per-bill" | "percent")
  /** Fee group to which a percentage applies. */
  of?: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
  /** Volume that the tiers count. */
  volume: ("teu" | "boxes" | "bills")
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Tiers by monthly volume. */
  tiers: RebateTier[]
  /** Calculation in words. */
  terms: string
  /** Minimum per order. */
  minimum?: string
  /** Maximum per order. */
  most?: string
  /** Amounts are rounded to multiples of this value. */
  step?: string
  /** Rounding mode. */
  rounding?: ("half-up" | "up" | "down")
  /** First day (order completion). */
  validFrom: string
  /** Last day (order completion). */
  validTo?: string
  /** Status. */
  state: ("in-force" | "coming" | "past")
  /** Source of its figures. */
  source?: ("specification" | "standard" | "partly" | "assumed")
  /** Who entered it. */
  by?: string
  /** When it was entered. */
  createdAt: string
  /** Version, which each change increments. */
  version: number
}

/** Rebates by state. */
export type RebateSummary = {
  /** Current month. */
  accruing: string
  /** Completed months that can be requested, including rejected ones. */
  payable: string
  /** Requested or approved. */
  requested: string
  /** Paid so far. */
  paid: string
  /** Base currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Months with rebates. */
  months: number
}

/** Rebate per unit above a monthly volume. */
export type RebateTier = {
  /** Upper end of the tier below; volume above it earns this value. */
  above: string
  /** Amount per unit, or percent. */
  value: string
}

/** A photo that the warehouse took of goods it received. */
export type ReceiptPhoto = {
  /** What it shows. */
  name: string
  /** Id of the picture. */
  fileId: string
}

/** Usual carriage settings of a commodity in a reefer container; written and published by staff. */
export type ReeferSetting = {
  /** Commodity (Chinese). */
  nameZh: string
  /** Commodity (English). */
  nameEn?: string
  /** Commodity. */
  name?: string
  /** Category of cargo. */
  category: ("fruit" | "vegetables" | "meat" | "seafood" | "dairy" | "pharma")
  /** Set point in degrees Celsius. */
  temperature: string
  /** Relative humidity in percent; empty: not controlled. */
  humidity?: number
  /** Fresh air exchange in cubic metres per hour; 0: closed. */
  ventilation?: number
  /** Usual storage life under these settings. */
  lifeDays?: number
  /** Points to note when loading. In Chinese. */
  noteZh?: string
  /** Points to note when loading. In English. */
  noteEn?: string
  /** Points to note when loading. */
  note?: string
  /** Id of the record. */
  reeferSettingId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** What publishing documents would change: for whom, and which prices, drafts and orders are concerned. */
export type ReleaseImpact = {
  /** How many are cheaper. */
  cheaper: number
  /** How many are dearer. */
  dearer: number
  /** How many cost the same. */
  same: number
  /** How many have no price any more. */
  lost: number
  /** Whether the documents passed the check. If not, only documents and permissions are compared. */
  passed: boolean
  /** Whether the documents differ from those of the live release. */
  changed: boolean
  /** Documents that change, by kind. */
  documents: {
    /** How many there are. */
    count: number
    /** Kind of document. */
    kind: ("entity" | "operation" | "routes" | "page" | "form" | "list" | "limits" | "dictionary" | "texts" | "tariff" | "reference" | "grid" | "order-type" | "sheet" | "import" | "access" | "guide" | "demo" | "tool" | "vocabulary" | "part" | "brand" | "theme")
    /** What happens to them. */
    change: ("changed" | "added" | "removed")
    /**
     * Brands in which they change.
     *
     * Items: Brand.
     */
    brands: string[]
    /**
     * Their ids.
     *
     * Items: Id of the document.
     */
    names: string[]
    /**
     * The first five of them.
     *
     * Items: Id of the document.
     */
    first: string[]
  }[]
  /** Kinds of users who may do more or less. */
  access: {
    /** How many there are. */
    count: number
    /** Kind of user. */
    actor: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
    /** Whether they may do more or less. */
    access: ("more" | "less")
    /**
     * Places in the documents, as operation/query-rates#/grid.
     *
     * Items: Place.
     */
    names: string[]
    /**
     * The first five of them.
     *
     * Items: Place.
     */
    first: string[]
  }[]
  /** Worked cases of tariffs that both releases can calculate. */
  casesCompared: number
  /** Worked cases with another result. */
  cases: {
    /** Brand. */
    brand: string
    /** Id of the tariff. */
    tariff: string
    /** Id of the case. */
    example: string
    /** Amounts before. */
    before: string
    /** Amounts afterwards; empty without a price. */
    after: string
    /**
     * Fees without a price afterwards.
     *
     * Items: Fee.
     */
    refused: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")[]
  }[]
  /** Saved quotes and orders priced under both releases, of the latest 200. */
  quotesCompared: number
  /** How many of the latest quotes and orders cannot be priced today, whatever the release: on an expired rate, or in a base currency that the brand gives up. */
  unpriced: number
  /** Quotes whose price changes. */
  priceChanges: {
    /** Kind of order. */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
    /** Brand. */
    brand: string
    /** How many are cheaper. */
    cheaper: number
    /** How many are dearer. */
    dearer: number
    /** How many cost the same. */
    same: number
    /** How many have no price any more. */
    lost: number
    /** Base currency. */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Quotes compared. */
    compared: number
    /** Sum of all differences; negative if they are cheaper as a whole. */
    difference: string
    /** Greatest rise, in per cent of the earlier price. */
    greatestRise?: string
    /** Greatest fall, in per cent of the earlier price. */
    greatestFall?: string
  }[]
  /** Drafts of forms that change. */
  drafts: number
  /** Forms that change and have drafts. */
  forms: {
    /** Brand. */
    brand: string
    /** Id of the form. */
    form: string
    /** Name of a page with the form. */
    page: string
    /** Drafts of the form. */
    drafts: number
  }[]
  /** Open orders of order types that change. */
  openOrders: number
  /** Order types that change and have open orders. */
  orderTypes: {
    /** Kind of order. */
    orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
    /** Brand. */
    brand: string
    /** Open orders. */
    orders: number
  }[]
}

/** A history entry: which release went live, by whom and when. */
export type ReleaseSwitch = {
  /** Entry number; the oldest is 1. */
  switchId: string
  /** Hash of the release. */
  release: string
  /** First twelve characters of the hash. */
  shortRelease: string
  /** Trigger. */
  action: ("start" | "publish" | "rollback" | "watch")
  /** User; omitted if the server switched. */
  who?: string
  /** When it went live. */
  at: string
  /** Whether it is live, can be rolled back to, or is too old. */
  state: ("served" | "earlier" | "past")
  /** Number of rollback steps to reach it; omitted if it cannot be reached. */
  steps?: number
}

/** A saved quote's original cost and today's cost. */
export type RepricedQuote = {
  /** Id of the saved quote. */
  quoteId: string
  /** When saved. */
  before: Quote
  /** Today. */
  now: Quote
  /** How the totals differ: same, lower or higher. */
  change: ("same" | "lower" | "higher")
  /** Difference of the totals, in the base currency. */
  difference: string
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Whether the original rate can no longer be booked and another was used. */
  otherRate: boolean
  /** When it was repriced. */
  pricedAt: string
}

/** Inputs of a barge or rail tariff. */
export type RiverFacts = {
  /** Inland city. */
  city?: string
  /** Port area. */
  portArea?: string
  /** Whether a truck collects the container at the factory. */
  preCarriage?: boolean
}

/** A sailing from port to port with its status, punctuality and rate. Times are on the clocks of their ports, with their offset. */
export type Sailing = {
  /** Ship, ports and voyage. */
  sailingId: string
  /** IMO number or name of the first ship, as its calls name it. */
  ship: string
  /** SCAC of the carrier. */
  carrier: string
  /** Service code of the carrier. */
  service?: string
  /** Name of the first vessel. */
  vessel: string
  /** Voyage of the first vessel. */
  voyage: string
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** Direct, or via transhipment. */
  routing: ("direct" | "transit")
  /** Port of transhipment. */
  transitPort?: string
  /** Terminal of departure. */
  terminal?: string
  /** Planned day of departure. */
  weekday: ("1" | "2" | "3" | "4" | "5" | "6" | "7")
  /** Estimated or planned departure, on the clock of the port. */
  etd: string
  /** Actual departure. */
  atd?: string
  /** Estimated or planned arrival, on the clock of the port. */
  eta: string
  /** Actual arrival. */
  ata?: string
  /** Days from departure to arrival. */
  transitDays: number
  /** When the terminal starts to accept laden export containers. */
  opensAt?: string
  /** CY cut-off. */
  cyCutOffAt?: string
  /** Customs cut-off. */
  customsCutOffAt?: string
  /** SI cut-off. */
  siCutOffAt?: string
  /** VGM cut-off. */
  vgmCutOffAt?: string
  /** Whether the ship keeps its schedule. */
  status: ("Normal" | "Stop" | "Delay" | "Early" | "OnTime")
  /** Why the status is what it is: the difference from the plan and what the carrier reported. */
  reason?: string
  /** Share of the service's calls that took place as planned, percent. */
  serviceOnTime?: number
  /** Share of the carrier's calls that took place as planned, percent. */
  carrierOnTime?: number
  /** The rate of the sailing. */
  rateId?: string
  /** Currency of the prices. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Ocean freight for one 20GP. */
  price20GP?: string
  /** Ocean freight for one 40GP. */
  price40GP?: string
  /** Ocean freight for one 40HQ. */
  price40HQ?: string
  /** Why prices are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
  /** Whether the caller is notified of changes; absent if it cannot be watched. */
  watched?: boolean
}

/** A sailing as a carrier's schedule gives it. */
export type SailingRow = {
  /** English name of the vessel. */
  vesselName: string
  /** IMO number. */
  imo?: string
  /** Carrier. */
  carrier: string
  /** Service code of the carrier. */
  service?: string
  /** Voyage. */
  voyage: string
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** Port of transhipment. */
  transitPort?: string
  /** Vessel from the port of transhipment. */
  secondVesselName?: string
  /** IMO number of the second vessel. */
  secondImo?: string
  /** Voyage of the second vessel. */
  secondVoyage?: string
  /** Arrival at the port of transhipment, on its clock. */
  transitEta?: string
  /** Departure from the port of transhipment, on its clock. */
  transitEtd?: string
  /** Terminal of departure. */
  terminal?: string
  /** Estimated or planned departure, on the clock of the port. */
  etd: string
  /** Estimated or planned arrival, on the clock of the port. */
  eta: string
  /** Gate-in opens, on the port's clock. */
  opensAt?: string
  /** CY cut-off, on the port's clock. */
  cyCutOffAt?: string
  /** Customs cut-off, on the port's clock. */
  customsCutOffAt?: string
  /** SI cut-off, on the port's clock. */
  siCutOffAt?: string
  /** VGM cut-off, on the port's clock. */
  vgmCutOffAt?: string
}

/** A search of a list saved under a name. */
export type SavedFilter = {
  /** The saved filter. */
  filterId: string
  /** Name of the filter. */
  name: string
  /** Query string of the address, without the page number. */
  query: {
  }
  /** Whether the list opens with it. */
  isDefault: boolean
}

/** A calculated price saved line by line. */
export type SavedQuote = {
  /** Id of the saved quote. */
  quoteId?: string
  /** Quotation number, as printed. */
  number: string
  /** Name given by its owner. */
  name?: string
  /** Service that was priced. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** When it was saved. */
  createdAt: string
  /** Who saved it. */
  savedBy?: string
  /** Customer. */
  companyName?: string
  /** Last day the price is valid. */
  validTo?: string
  /** Whether it has expired. */
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
  /** Days without charge. */
  freeDays?: number
  /** Maximum cargo weight of a 20-foot container, kg. */
  weightLimitKg?: string
  /** Other conditions of the rate. */
  remarks?: string
  /** Date of the exchange rates used. */
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
  /** Status. */
  state?: ("kept" | "removed")
  /** Why prices are not shown: login, certify, consent, contract (of another company) or never. */
  hidden?: ("login" | "certify" | "consent" | "contract" | "never")
}

/** Inputs of a port's local charges. */
export type SeaFacts = {
  /** Terminal of loading. */
  terminal?: string
  /** Telex release of the bill of lading. */
  telex?: boolean
  /** Dangerous goods. */
  dangerous?: boolean
  /** Kind of cargo: rates name those that they do not cover. */
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /** 20-foot containers heavier than the rate's weight limit. */
  overweightBoxes?: number
}

/** A canal or cape that decides the way of a ship. Its records are rows of the reference document of the same name. */
export type SeaPassage = {
  /** Id of the passage. */
  id: string
  /** Name. */
  name: string
  /** Degrees north of its middle. */
  latitude: string
  /** Degrees east of its middle. */
  longitude: string
  /** A way that comes this close to the middle passes it; closing it closes this area. */
  radiusNm: number
  /** A canal can be closed or avoided; a cape cannot. */
  canal: boolean
  /** Hours of waiting and transit, in addition to sailing. */
  waitingHours: number
  /** A way through it is offered if it is at most this much longer than the shortest. */
  mostDetour: number
}

/** A lane by rail to the port and on by sea: station, ports, weekdays, transit time, cut-off and guide prices; written and published by staff. */
export type SeaRailLane = {
  /** City of the inland station. */
  origin: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** Inland station of the rail leg. In Chinese. */
  stationZh: string
  /** Inland station of the rail leg. In English. */
  stationEn?: string
  /** Inland station of the rail leg. */
  station?: string
  /** Port of loading, where the container goes on board. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** SCAC of the ocean carrier. */
  carrier?: string
  /**
   * Weekdays of departure, Monday is 1.
   *
   * Items: One weekday.
   */
  days: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /** Hours before the train leaves by which containers must be at the station. */
  cutOffHours?: number
  /** Days of the rail leg. */
  railDays?: number
  /** Days from the inland station to the port of discharge. */
  transitDays: number
  /** Guide price of a 20-foot container, from the inland station to the port of discharge. */
  price20?: string
  /** Guide price of a 40-foot container, from the inland station to the port of discharge. */
  price40?: string
  /** Currency of the guide prices. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Last day on which the guide prices apply. */
  validUntil: string
  /** What shippers should know. In Chinese. */
  noteZh?: string
  /** What shippers should know. In English. */
  noteEn?: string
  /** What shippers should know. */
  note?: string
  /** Id of the record. */
  seaRailLaneId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Why some fields are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** A group of results in the search box of the header. Its records are rows of the reference document of the same name; the row's note is shown below its results. */
export type SearchGroup = {
  /** Id of the row. */
  id?: string
  /** Name. */
  name?: string
  /** What it searches. orders: orders by number, container, B/L, vessel and voyage. numbers: a whole container or B/L number, which is handed to the route. ships: vessels and voyages of known port calls. reference: rows of reference data. quotes: saved quotes. pages: pages of the portal. */
  finder?: ("orders" | "numbers" | "ships" | "reference" | "quotes" | "pages")
  /** Maximum number of results. */
  most?: number
  /** Route that the results lead to. Without it in the brand, the group is left out. Omitted for pages, which lead to themselves. */
  route?: string
  /** Parameter of the route's query that takes the code of the result. Omitted: the only part of its address takes it. */
  parameter?: string
  /** For reference data: the reference document. */
  list?: string
  /** For reference data: a regular expression that the codes match. Omitted: all rows. */
  ids?: string
  /** Row of the permission grid: who sees the group, if not everyone who may open its route. */
  row?: string
}

/** A result of the search box in the header. */
export type SearchHit = {
  /** Group: a row of the reference search-group. */
  group: string
  /** Name of the group. */
  groupLabel: string
  /** What was found. */
  title: string
  /** More about it. */
  about?: string
  /** Its status, in words. */
  status?: string
  /** Address of its page. */
  address: string
}

/** One administrator requests, another approves; neither is the person concerned. */
export type SecondFactorRemoval = {
  /** Id of the record. */
  removalId: string
  /** Person concerned. */
  name: string
  /** How the request was verified. */
  reason: string
  /** Requester. */
  requestedBy: string
  /** When it was requested. */
  requestedAt: string
  /** Valid until. */
  expiresAt: string
  /** Whether the reader can approve: neither the requester nor the person concerned. */
  mayApprove: boolean
  /** Whether the reader requested it. */
  own: boolean
}

/** The live release, and the state of the documents on the server. */
export type ServedRelease = {
  /** Hash of the release. */
  release: string
  /** First twelve characters of the hash. */
  shortRelease: string
  /** Trigger. */
  action: ("start" | "publish" | "rollback" | "watch")
  /** User; omitted if the server switched. */
  who?: string
  /** When it went live. */
  at: string
  /** Documents of the release. */
  documents: number
  /** Brands of the release. */
  brands: number
  /** Errors in the documents on the server. */
  errors: number
  /** Warnings about the documents on the server. */
  warnings: number
}

/** A completed project of a warehouse. */
export type ServiceCase = {
  /** Goods. */
  goods: string
  /** Services provided. */
  work: string
}

/** A desk or person that customers can contact. The initial contacts come from the manifest. */
export type ServiceContact = {
  /** Name of the desk or person. In Chinese. */
  labelZh: string
  /** Name of the desk or person. In English. */
  labelEn?: string
  /** Name of the desk or person. */
  label?: string
  /** Telephone number. */
  phone: string
  /** E-mail address. */
  email?: string
  /** Opening hours. In Chinese. */
  hoursZh?: string
  /** Opening hours. In English. */
  hoursEn?: string
  /** Opening hours. */
  hours?: string
  /** Address. In Chinese. */
  addressZh?: string
  /** Address. In English. */
  addressEn?: string
  /** Address. */
  address?: string
  /** Pages that show the contact, besides the contact page. */
  pages?: string[]
  /** Contacts with lower numbers come first. */
  rank?: number
  /** Id of the record. */
  serviceContactId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** Fields shared by most service forms; each form lists those it uses. */
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
    /** Number of containers. */
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
  /** Contact person. */
  contact?: string
  /** Mobile number. */
  mobile?: string
  /** Landline with area code. */
  landline?: string
  /** Pick-up address. */
  factoryAddress?: string
  /** Remarks. */
  remark?: string
  /** Id of the uploaded document. */
  file?: string
  /** Planned date. */
  plannedDate?: string
  /** Estimated departure date. */
  etd?: string
  /** Export or import. */
  direction?: ("export" | "import")
  /** Trade mode of the declaration. */
  tradeMode?: ("0110" | "0214" | "0615" | "1210" | "9610")
  /** Master B/L number. */
  mblNo?: string
}

/** The signed-in user. */
export type Session = {
  /** Name in the reader's language. */
  name: string
  /** Role in the permission grid. */
  actor: ("registered" | "pending" | "member" | "admin" | "staff" | "analyst")
  /** Company in the reader's language; empty if none. */
  company: string
  /** Id of the person. */
  userId: string
  /** Version of the profile photo; empty if none. */
  avatar: string
  /** Whether the user administers the brand's staff. */
  staffAdmin: boolean
  /** How far a customer without a company has come, by their open or latest request; none for all others. */
  standing: ("none" | "under-review" | "awaiting-consent" | "refused" | "declined" | "ended")
}

/** A sheet about ships, containers or goods that customer service uploaded, with its progress and results. */
export type SheetLoad = {
  /** Number of the load. */
  loadId: string
  /** Status. */
  state: ("waiting" | "reading" | "checked" | "queued" | "loading" | "loaded" | "undone" | "failed" | "dropped")
  /** File name. */
  fileName: string
  /** Who uploaded it, or last acted on it. */
  by: string
  /** When it was uploaded. */
  createdAt: string
  /** When the check finished. */
  checkedAt?: string
  /** When all rows were processed. */
  loadedAt?: string
  /** Share, in percent. */
  share: number
  /** Correct rows. */
  rowsRight: number
  /** Incorrect rows. */
  rowsWrong: number
  /** Number of errors. */
  cellsWrong: number
  /** Rows that change something already known. */
  changing: number
  /** Rows loaded. */
  loaded: number
  /** Why it failed, or what changed after the check. */
  failure?: string
  /** Version, which each change increments. */
  version: number
  /** Hidden rows of the file, and its sheets that were not read. */
  note?: string
  /** What the sheet contains. */
  kind: ("berths" | "sailings" | "port-steps" | "warehouse-receipts")
}

/** Content of the B/L, as submitted by the customer. */
export type ShippingInstruction = {
  /** Shipper with address, as on the B/L. */
  shipper: string
  /** Consignee with address, as on the B/L. */
  consignee: string
  /** Party to notify of the arrival. */
  notifyParty: string
  /** Original, telex release or waybill. */
  billType: ("original" | "telex" | "waybill")
  /** Number of originals. */
  originals?: number
  /** Who pays the ocean freight. */
  freightTerms: ("prepaid" | "collect")
  /** Place where the carrier receives the goods. */
  placeOfReceipt?: string
  /** Place of delivery. */
  placeOfDelivery?: string
  /** Place of issue. */
  placeOfIssue?: string
  /** Goods lines. */
  goods: GoodsLine[]
  /** Other instructions. */
  remark?: string
  /** Version of the instruction, counted from 1. */
  version: number
  /** When it happened. */
  at: string
  /** Who did it. */
  by: string
}

/** Contact at a warehouse or yard. */
export type SiteContact = {
  /** The desk or person. */
  name: string
  /** Telephone. */
  phone: string
  /** E-mail address. */
  email?: string
}

/** A tariff line of a warehouse or yard. */
export type SiteFee = {
  /** Line of the tariff. */
  line: string
  /** What is charged. */
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
  /** Unit. */
  basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
  /** Free units deducted first. */
  free?: string
  /** First unit of the tier. */
  from?: string
  /** Last unit of the tier; omitted if open-ended. */
  to?: string
  /** Conditions of the price, such as a terminal and a pick-up yard. */
  at?: string
  /** Currency of the price. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Price of a unit. */
  price?: string
  /** Price of a unit by type or length of the container. */
  prices?: {
    [k: string]: string
  }
  /** Percentage of other fees. */
  percent?: string
  /** Source of the price. */
  source?: ("specification" | "standard" | "assumed")
}

/** Price of an order at one warehouse or yard, from the tariff in force. */
export type SiteOffer = {
  /** Id of the warehouse or yard. */
  id: string
  /** Warehouse. */
  warehouse?: string
  /** Yard. */
  yard?: string
  /** Port served. */
  port?: string
  /** What the site is suited for. */
  about?: string
  /** Yard for empty pick-up. */
  pickUpYard?: string
  /** Terminal for loaded containers. */
  terminal?: string
  /** Total in the base currency. */
  total?: string
  /** Base currency of the brand. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Fees of the total. */
  lines?: {
    /** Code of the fee. */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
    /** Unit of the price. */
    basis?: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
    /** Price of one unit. */
    unitPrice?: string
    /** How many units. */
    quantity?: string
    /** Unit price times quantity. */
    amount: string
    /** Currency of the fee. */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  }[]
  /** Why prices are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
}

/** Inputs of a tariff for shipper-owned containers. */
export type SocFacts = {
  /** Container type, as the portal's code (40HQ) or the ISO 6346 code (45G1). */
  container?: string
  /** Whether the container is loaded. */
  loaded?: boolean
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Containers to inspect for a valid safety plate. */
  inspections?: number
  /** Days in the yard, including free days. */
  storageDays?: string
}

/** What a source sent on a day. */
export type SourceDay = {
  /** Day and source. */
  dayId: string
  /** Day, in the time zone of the brand. */
  day: string
  /** Name of the source. */
  name: string
  /** Receipts. */
  receipts: number
  /** Records taken in. */
  taken: number
  /** Records that were known. */
  repeated: number
  /** Faults. */
  refused: number
}

/** What a source sent at once, and what became of it. */
export type SourceReceipt = {
  /** Number of the receipt. */
  receiptId: string
  /** Name of the source. */
  name: string
  /** What it contains. */
  kind: ("events" | "calls" | "schedules" | "edifact" | "sheet")
  /** Name of the file, if it was one. */
  file?: string
  /** When it came. */
  receivedAt: string
  /** What became of it. */
  state: ("taken" | "partly" | "refused")
  /** Records that were new or corrected known ones. */
  taken: number
  /** Records that were known. */
  repeated: number
  /** Faults. */
  refused: number
  /**
   * Refused parts, with the position of each.
   *
   * Items: A refused part.
   */
  refusals?: SourceRefusal[]
  /** Who loaded or replayed it. */
  byName?: string
  /** The receipt that was replayed. */
  replayOf?: string
  /** Whether its content is still kept. */
  canReplay: boolean
}

/** What a source sent that was refused, with its place and why. */
export type SourceRefusal = {
  /** JSON path or cell. */
  position: string
  /** Why it was refused. */
  reason: string
}

/** A source of transport events and schedules with its state, for the desk. */
export type SourceStatus = {
  /** Id of the source. */
  sourceId: string
  /** Name of the source. */
  name: string
  /** How it delivers. */
  kind: ("upload" | "folder" | "dcsa-pull" | "dcsa-push")
  /** SCAC of its carrier. */
  carrier?: string
  /** Status. */
  state: ("waiting" | "asking" | "failing" | "unused")
  /** What it did wrong last. */
  failure?: string
  /** Failures in sequence. */
  failures: number
  /** When it last answered or sent. */
  answeredAt?: string
  /** When it is asked next. */
  nextAt?: string
  /** Records taken in during the last 24 hours. */
  takenToday: number
  /** Records refused during the last 24 hours. */
  refusedToday: number
}

/** Loading limits of an open-top or flat-rack container. Its records are rows of the reference document of the same name; a projection limit of 0 means that cargo may not project there. */
export type SpecialEquipment = {
  /** Container type, as in the dictionary container-type where it has one. */
  id?: string
  /** Name. */
  name?: string
  /** Loadable length. */
  lengthCm?: number
  /** Loadable width. */
  widthCm?: number
  /** Loadable height. */
  heightCm?: number
  /** Maximum cargo weight. */
  payloadKg?: number
  /** Maximum weight per metre of floor. */
  kgPerMetre?: number
  /** Maximum projection at each end. */
  overLengthCm?: number
  /** Maximum projection at each side. */
  overWidthCm?: number
  /** Maximum projection above. */
  overHeightCm?: number
  /** Slot size. */
  teu?: number
}

/** A single-use link for joining the brand's staff. Its token is not stored. */
export type StaffInvitation = {
  /** Id of the invitation. */
  invitationId: string
  /** E-mail address. */
  email: string
  /** Role in the brand. */
  role: ("staff" | "staff-admin" | "analyst")
  /** Status. */
  state: ("open" | "used" | "expired" | "withdrawn")
  /** Who created it. */
  invitedBy: string
  /** When it was created. */
  createdAt: string
  /** Valid until. */
  expiresAt: string
  /** Who joined through it. */
  usedBy?: string
}

/** What the person opening the link sees. A link that is no longer valid only says why. */
export type StaffInvitationOffer = {
  /** unknown: no such link; joined: the reader has used it. */
  state: ("open" | "used" | "expired" | "withdrawn" | "unknown" | "joined")
  /** E-mail address. */
  email?: string
  /** Role in the brand. */
  role?: ("staff" | "staff-admin" | "analyst")
  /** Whether the address already has an account in this brand. */
  hasAccount?: boolean
  /** Whether the reader is signed in with that account. */
  own?: boolean
  /** Valid until. */
  expiresAt?: string
}

/** A customer service member or analyst, as staff administrators see them. */
export type StaffPerson = {
  /** Id of the person. */
  userId: string
  /** Name in the reader's language. */
  name: string
  /** Sign-in name. */
  account: string
  /** E-mail address. */
  email?: string
  /** Role in the brand. */
  role: ("staff" | "staff-admin" | "analyst")
  /** Whether the person may sign in. */
  status: ("active" | "disabled")
  /** Last sign-in; omitted if never. */
  lastSignInAt?: string
  /** Whether two-step verification is on. */
  secondFactor: boolean
  /** Whether removal of two-step verification awaits a second administrator. */
  removalOpen: boolean
  /** Whether it is the reader. */
  own: boolean
  /** When the account was created. */
  since: string
  /** Version, incremented with each change. */
  version: number
}

/** What is due in one currency. */
export type SumDue = {
  /** ISO 4217 code. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Amount in that currency. */
  amount?: string
}

/** A supplier from which a company orders services. */
export type Supplier = {
  /** Id of the supplier. */
  supplierId: string
  /** Company that it supplies; omitted for a supplier that all companies can use. */
  companyName?: string
  /** Name. */
  name: string
  /** Name in Latin letters. */
  nameEn?: string
  /** Supplier type. */
  kind: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
  /** Contact person. */
  contact?: string
  /** Telephone. */
  phone?: string
  /** E-mail address. */
  email?: string
  /** Language for e-mails. */
  mailLanguage?: ("zh" | "en")
  /** Remarks. */
  note?: string
  /** Orders placed with it, without cancelled ones. */
  orders?: number
  /** Whether new orders can be placed. */
  active: boolean
  /** Version, which each change increments. */
  version: number
  /** Whether the company added it, or an application was accepted for all companies. */
  source: ("company" | "approved")
  /** The accepted application. */
  applicationId?: string
}

/** A company's application to become a supplier, with its documents. Once accepted, the company becomes a supplier in the workbench. */
export type SupplierApplication = {
  /** Name of the company. */
  company: string
  /** Unified social credit code. */
  uscc: string
  /**
   * Services that the company offers.
   *
   * Items: One service.
   */
  categories?: ("trucking" | "warehousing" | "yard" | "customs-brokerage" | "coastal" | "rail" | "packing" | "it")[]
  /**
   * Regions in which it works.
   *
   * Items: One region.
   */
  regions?: ("ningbo" | "yangtze" | "fujian" | "pearl" | "shandong" | "bohai" | "inland" | "overseas")[]
  /** Fleet, space, staff or other capacity. */
  capacity?: string
  /** Contact person. */
  contact?: string
  /** Phone number of the contact. */
  phone?: string
  /** E-mail address of the contact; orders are sent to it. */
  email?: string
  /** Id of the uploaded business licence. */
  licence?: string
  /** Id of the uploaded permit or qualification. */
  qualification?: string
  /** Id of another uploaded document. */
  otherPaper?: string
  /** Acceptance of the code of conduct. */
  conduct?: boolean
  /** Status. */
  status: ("received" | "answered" | "review" | "papers" | "accepted" | "retired" | "declined")
  /** Note to the applicant: which documents are missing, or why the application was declined. */
  message?: string
  /** Answer. */
  answer?: string
  /** Type of the supplier in the workbench. */
  kind?: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
  /** Internal note. */
  note?: string
  /** The supplier that it became. */
  supplierId?: string
  /** When it was sent. */
  createdAt?: string
  /** Id of the record. */
  supplierApplicationId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Counts changes. */
  version?: number
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type SupplierApplicationRow = Omit<
  SupplierApplication,
  | 'capacity'
  | 'message'
  | 'answer'
  | 'note'
>

/** A supplier as a form option. */
export type SupplierChoice = {
  /** Supplier no.. */
  value: string
  /** Its name and type. */
  label: string
}

/** Cost of a supplier service. */
export type SupplierCost = {
  /** Fee. */
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
  /** Unit of the price. */
  basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
  /** Container type of a line per container. */
  boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** Price of one unit. */
  unitPrice: string
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** How many units. */
  quantity: string
  /** Unit price times quantity. */
  amount: string
  /** Exchange rate to the base currency. */
  exchangeRate: string
  /** Amount in the base currency. */
  baseAmount: string
}

/** A confirmation, an invoice, a proof of delivery. */
export type SupplierFile = {
  /** File id. */
  fileId: string
  /** Document type. */
  type: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
  /** Its name. */
  name: string
  /** Result of the virus scan; omitted if files are not scanned. */
  scan?: ("pending" | "clean" | "quarantined")
  /** Size in bytes. */
  size: number
  /** When it was uploaded. */
  at: string
}

/** An order that a company places with a supplier to fulfil its own order. */
export type SupplierOrder = {
  /** Supplier order number. */
  supplierOrderNo: string
  /** Order it helps to fulfil. */
  omsOrderNo: string
  /** Service of that order. */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Ordering company. */
  companyName?: string
  /** Id of the supplier. */
  supplierId: string
  /** The supplier. */
  supplierName: string
  /** Supplier type. */
  supplierKind?: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
  /** Contact at the supplier. */
  supplierContact?: string
  /** Telephone of the supplier. */
  supplierPhone?: string
  /** E-mail address. */
  supplierEmail?: string
  /** What is ordered. */
  service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Status. */
  state: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /** Date required. */
  neededOn?: string
  /** Place, such as a loading address. */
  place?: string
  /** Instructions for the supplier. */
  note?: string
  /** Subtotals by currency. */
  totals?: MoneyTotal[]
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Sum in the base currency. */
  baseTotal: string
  /** Whether it has cost lines. */
  priced: boolean
  /** Ports of the order. */
  lane?: string
  /** Containers of the order. */
  boxes?: string
  /** Vessel of the order. */
  vessel?: string
  /** Voyage of the order. */
  voyage?: string
  /** Estimated departure of the order. */
  etd?: string
  /** Bill of lading of the order. */
  mblNo?: string
  /** Customer's confirmed fees for the order. */
  customerTotal?: string
  /** Total of all supplier costs, without cancelled ones. */
  allCosts?: string
  /** Margin. */
  margin?: string
  /** Margin in percent of the customer's fees. */
  marginPercent?: string
  /** The supplier's own number. */
  reference?: string
  /** Why it was cancelled. */
  reason?: string
  /** Who placed it. */
  placedBy: string
  /** The caller's relation to it. */
  relation?: ("none" | "own" | "own-company" | "other")
  /** When it was created. */
  createdAt: string
  /** When it was sent. */
  sentAt?: string
  /** When it changed last. */
  updatedAt: string
  /** Its files. */
  files?: SupplierFile[]
  /** Events. */
  events?: SupplierOrderEvent[]
  /** Suppliers the company can order from. */
  suppliers?: SupplierChoice[]
  /** Version, which each change increments. */
  version: number
  /** Cost lines. */
  lines?: SupplierCost[]
}

/** Who did what, when. */
export type SupplierOrderEvent = {
  /** Position in the log. */
  seq: number
  /** Services provided. */
  event: ("place-supplier-order" | "change-supplier-order" | "send-supplier-order" | "confirm-supplier-order" | "finish-supplier-order" | "cancel-supplier-order" | "attach-supplier-file")
  /** When it happened. */
  at: string
  /** Who did it. */
  by: string
  /** Status. */
  to: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /** Comment. */
  note?: string
}

/** One surcharge that a carrier adds to a sea rate. */
export type Surcharge = {
  /** Code of the fee. */
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
  /** Fee group: freight, origin or destination. */
  group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
  /** Charged per container or per bill of lading. */
  basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
  /** ISO 4217 code. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** A single price per B/L, or for all container types. */
  price?: string
  /** Price by container type. */
  prices?: {
    [k: string]: string
  }
}

/** A tariff line as analysts see it. */
export type TariffLine = {
  /** Tariff and line. */
  key: string
  /** Id of the tariff. */
  tariff: string
  /** Name of the tariff. */
  label: string
  /** Service. */
  service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Ports. */
  ports?: string
  /** Fee. */
  fee: string
  /** The rule, in words. */
  rule: string
  /** Tax. */
  tax?: string
  /** Interpretation to which the line belongs. */
  variant?: string
  /** Source of the figures. */
  source: ("specification" | "standard" | "partly" | "assumed")
  /** Members without a confirmed value. */
  assumed?: string
  /** File and line. */
  place: string
  /** Line in the file. */
  row: number
  /** File. */
  path: string
}

/** A task of the reader. */
export type Task = {
  /** Unique key of the task. */
  taskId: string
  /** Task type. */
  task: ("accept-fees" | "accept-amendment" | "pay-before" | "pay-rest" | "pay-after" | "shipping-instruction" | "vgm" | "confirm-bill" | "join-requests")
  /** What to do, in a sentence. */
  about: string
  /** Order number, or the number of items. */
  subject: string
  /** Order concerned. */
  omsOrderNo?: string
  /** Kind of order. */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Place of the service. */
  place?: string
  /** When it began. */
  since: string
  /** Waiting time. */
  waitedHours: number
  /** Deadline. */
  dueAt?: string
  /** Hours left; negative if overdue. */
  hoursLeft?: number
  /** Route of the page where it can be done. */
  route: string
}

/** A container terminal of a port. Its records are rows of the reference document of the same name. */
export type Terminal = {
  /** SMDG code. */
  id: string
  /** Name. */
  name: string
  /** Its port. */
  parent: string
  /** Port area. */
  area?: string
  /** What truckers and shippers should know. */
  note?: string
}

/** Where one container or shipment is, as a row of a table. */
export type TrackedNumber = {
  /** Identifies the row. */
  rowId: string
  /** The number that was asked for. */
  number: string
  /** Container number. */
  container?: string
  /** Master bill of lading. */
  mbl?: string
  /** Carrier. */
  carrier?: string
  /** How the carrier was identified, in words. */
  carrierBy?: string
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Ship. */
  vessel?: string
  /** Voyage. */
  voyage?: string
  /** The latest step that has happened, or why nothing was found. */
  status: string
  /** When it happened, in local time. */
  statusTime?: string
  /** Departure from the port of loading, in local time. */
  departure?: string
  /** The departure in UTC. */
  departureAt?: string
  /** Arrival in the port of discharge, in local time. */
  arrival?: string
  /** The arrival in UTC. */
  arrivalAt?: string
  /** Last change of the arrival. */
  change?: string
  /** When the latest report reached this portal. */
  receivedAt?: string
}

/** The way of a ship between the ports of a shipment, for a map. */
export type TrackedRoute = {
  /** Id of the way. */
  id: string
  /** Bill of lading and ship. */
  name: string
  /** Places along the way, in degrees. */
  line: {
    /** Degrees north. */
    latitude: string
    /** Degrees east. */
    longitude: string
  }[]
  /** Percentage of the way that lies behind. */
  done: number
  /** Length in nautical miles. */
  miles: number
  /** Text beside the ship's position. */
  position?: string
}

/** A port area by which shipments are tracked. Its records are rows of the reference document of the same name. */
export type TrackingArea = {
  /** Id of the area. */
  id?: string
  /** Name. */
  name?: string
  /** Its port. */
  parent?: string
  /** Its terminals. */
  terminals?: string[]
}

/** A temporary link that shows where shipments are. Its token is not stored. */
export type TrackingLink = {
  /** Id of the link. */
  linkId: string
  /** What it shows. */
  numbers: string
  /** When it was created. */
  createdAt: string
  /** Valid until. */
  expiresAt: string
  /** Status. */
  state: ("open" | "ended" | "revoked")
}

/** A number whose changes a person is notified of. */
export type TrackingWatch = {
  /** Id of the record. */
  watchId: string
  /** The number. */
  number: string
  /** Carrier. */
  carrier?: string
  /** Port area. */
  portArea?: string
  /** Terminal. */
  terminal?: string
  /** Smallest change of the arrival that is reported. */
  hours: number
  /** Since when. */
  createdAt: string
}

/** One departure of a block train: stations, cut-off, transit time, guide prices and what it carries; written and published by staff. */
export type TrainDeparture = {
  /** Train number. */
  train: string
  /** Corridor. */
  corridor: ("europe" | "central-asia" | "russia" | "domestic")
  /** City of departure. */
  origin: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** City of arrival. */
  destination: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** Origin station (Chinese). */
  fromZh: string
  /** Origin station (English). */
  fromEn?: string
  /** Origin station. */
  from?: string
  /** Destination station (Chinese). */
  toZh: string
  /** Destination station (English). */
  toEn?: string
  /** Destination station. */
  to?: string
  /** Where the train crosses the border and containers change to wagons of the other gauge. */
  border?: ("alashankou" | "khorgos" | "manzhouli" | "erenhot")
  /** Last day on which containers are accepted at the station. */
  cutOff?: string
  /** Day of departure. */
  departure: string
  /** Estimated day of arrival. */
  arrival?: string
  /** Days from departure to arrival. */
  transitDays: number
  /**
   * Container types that it carries.
   *
   * Items: One type.
   */
  boxTypes?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")[]
  /**
   * Kinds of cargo that it carries.
   *
   * Items: One kind.
   */
  accepts?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")[]
  /** Largest gross weight of a loaded container. */
  maxWeight?: string
  /** Guide price of a 20-foot container, station to station; customer service confirms it. */
  price20?: string
  /** Guide price of a 40-foot container, station to station; customer service confirms it. */
  price40?: string
  /** Currency of the guide prices. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** What shippers should know. */
  note?: string
  /** What shippers should know. In Chinese. */
  noteZh?: string
  /** What shippers should know. In English. */
  noteEn?: string
  /** Id of the record. */
  trainDepartureId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Why some fields are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type TrainDepartureRow = Omit<
  TrainDeparture,
  | 'note'
  | 'noteZh'
  | 'noteEn'
>

/** Inputs of a trucking tariff. */
export type TruckFacts = {
  /** Container type, as the portal's code (40HQ) or the ISO 6346 code (45G1). */
  container?: string
  /** Whether the container is loaded. */
  loaded?: boolean
  /** District of the loading place, as a six-digit GB/T 2260 code; for a city without districts, the city's code. */
  deliveryArea?: string
  /** Terminal that the container goes to or comes from. */
  terminal?: string
  /** Weight of the cargo of one container. */
  weightTonnes?: string
  /** Number of loading points. */
  loadingPoints?: number
  /** Containers with dangerous goods. */
  dangerousBoxes?: number
  /** Hours at the loading point, including free time. */
  waitingHours?: string
  /** Arrival time of the truck, such as D0T09:00, where D0 is the loading day. */
  arrivedAt?: string
  /** Whether the truck stays overnight. */
  overnight?: boolean
  /** Nights that the truck stays. */
  nights?: number
  /** Days in the yard, including free days. */
  storageDays?: string
  /** Whether the truck made an empty run. */
  emptyRun?: boolean
  /** Cost of the empty run. */
  emptyRunCost?: string
  /** When the truck was cancelled, such as D-1T18:00, where D-1 is the day before loading. */
  cancelledAt?: string
  /** Whether the container was returned empty. */
  returnEmpty?: boolean
  /** Trucking freight of the order, if the tariff has no price table. */
  freight?: string
  /** Agreed amount, tax included. */
  grossAmount?: string
}

/** Price of a truck for one container from a place of loading to a terminal, from the tariff in force. */
export type TruckPrice = {
  /** Line and row of the tariff. */
  id: string
  /** Port of loading. */
  pol?: string
  /** Loading district. Omitted: any. */
  area?: string
  /** Terminal for loaded containers. Omitted: any. */
  terminal?: string
  /** For one container of 20 feet. */
  price20?: string
  /** For one container of 40 feet. */
  price40?: string
  /** For one container of 45 feet. */
  price45?: string
  /** Currency of the prices. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Why prices are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
}

/** A substance or article of the dangerous goods list. Its records are rows of the reference document of the same name. */
export type UnNumber = {
  /** The four digits. */
  id?: string
  /** Where the entry comes from. */
  basis?: string
  /** Proper shipping name, shortened. */
  name?: string
  /** Classes or divisions in which it is carried, explosives with their compatibility group. */
  classes?: ("1" | "1.1A" | "1.1B" | "1.1C" | "1.1D" | "1.1E" | "1.1F" | "1.1G" | "1.1J" | "1.1L" | "1.2B" | "1.2C" | "1.2D" | "1.2E" | "1.2F" | "1.2G" | "1.2H" | "1.2J" | "1.2K" | "1.2L" | "1.3C" | "1.3F" | "1.3G" | "1.3H" | "1.3J" | "1.3K" | "1.3L" | "1.4B" | "1.4C" | "1.4D" | "1.4E" | "1.4F" | "1.4G" | "1.4S" | "1.5D" | "1.6N" | "2.1" | "2.2" | "2.3" | "3" | "4.1" | "4.2" | "4.3" | "5.1" | "5.2" | "6.1" | "6.2" | "7" | "8" | "9")[]
}

/** An open position, written and published by staff. */
export type Vacancy = {
  /** Name of the position. In Chinese. */
  positionZh: string
  /** Name of the position. In English. */
  positionEn?: string
  /** Name of the position. */
  position?: string
  /** Department. */
  department?: ("sea" | "trucking" | "warehousing" | "documentation" | "customs" | "customer-service" | "sales" | "finance" | "digital")
  /** Place of work. */
  place?: ("ningbo-jiangbei" | "ningbo-beilun" | "zhoushan" | "yiwu" | "hangzhou")
  /** Number of people wanted. */
  headcount?: number
  /** Nature of the work. */
  nature: ("full-time" | "part-time" | "internship")
  /** Duties, in Markdown. In Chinese. */
  descriptionZh?: string
  /** Duties, in Markdown. In English. */
  descriptionEn?: string
  /** Duties, in Markdown. */
  description?: string
  /** Requirements, in Markdown. In Chinese. */
  requirementsZh?: string
  /** Requirements, in Markdown. In English. */
  requirementsEn?: string
  /** Requirements, in Markdown. */
  requirements?: string
  /** Where applications are sent. */
  contact?: string
  /** Id of the record. */
  vacancyId: string
  /** Status of the record, from draft to archive. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** When readers begin to see it. */
  publishFrom?: string
  /** When readers stop seeing it. */
  publishUntil?: string
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type VacancyRow = Omit<
  Vacancy,
  | 'descriptionZh'
  | 'descriptionEn'
  | 'description'
  | 'requirementsZh'
  | 'requirementsEn'
  | 'requirements'
>

/** A ship's call at a port in the vessel plan, merged from all sources. Times are on the port's clock, with its offset. */
export type VesselCall = {
  /** Ship, port and voyage. */
  callId: string
  /** Port of the call. */
  port: string
  /** English name of the vessel. */
  vesselName: string
  /** Chinese name of the vessel. */
  vesselNameZh?: string
  /** IMO number of the vessel. */
  imo?: string
  /** SCAC of the carrier. */
  carrier?: string
  /** Inbound voyage number. */
  voyageIn?: string
  /** Outbound voyage number. */
  voyageOut?: string
  /** Whether the ship keeps its schedule. */
  status: ("Normal" | "Stop" | "Delay" | "Early" | "OnTime")
  /** Why the status is what it is: the difference from the plan and what the carrier reported. */
  reason?: string
  /** Terminal where the ship berths. */
  terminal?: string
  /** Berth at the terminal. */
  berthNo?: string
  /** Service code of the carrier. */
  service?: string
  /** Route code of the terminal. */
  routeCode?: string
  /** When the terminal starts to accept laden export containers. */
  opensAt?: string
  /** CY cut-off. */
  cyCutOffAt?: string
  /** Customs cut-off. */
  customsCutOffAt?: string
  /** SI cut-off. */
  siCutOffAt?: string
  /** VGM cut-off. */
  vgmCutOffAt?: string
  /** Estimated or planned berthing, on the port's clock. */
  etb?: string
  /** Actual berthing. */
  atb?: string
  /** Estimated or planned departure, on the clock of the port. */
  etd?: string
  /** Actual departure. */
  atd?: string
  /** Estimated or planned arrival, on the clock of the port. */
  eta?: string
  /** Actual arrival. */
  ata?: string
  /** When the ship comes alongside, as far as known. */
  berthFrom?: string
  /** When the ship leaves the berth, as far as known. */
  berthTo?: string
  /** Ship agent at the port. */
  agent?: string
  /** Time zone of the port; all times are on its clock. */
  timeZone: string
  /** When the call was last reported. */
  updatedAt?: string
  /** Who reported the call. */
  sources?: string[]
  /** The company's own orders in process aboard. */
  orders?: string[]
  /** The first of them. */
  order?: string
}

/** Responsibility for the verified gross mass. */
export type VgmDeclaration = {
  /** Company responsible for the weights (the shipper on the B/L). */
  responsible: string
  /** Authorised signatory. */
  signatory: string
  /** Where the containers were weighed, for SM1. */
  weighedAt?: string
  /** Whether it was submitted after the cut-off. */
  late?: boolean
  /** Version of the declaration, counted from 1. */
  version: number
  /** When it happened. */
  at: string
  /** Who did it. */
  by: string
}

/** An amount that customer service waived after a part had been paid. */
export type Waiver = {
  /** What was waived. */
  amount?: string
  /** ISO 4217 code. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Why. */
  reason?: string
  /** Who waived it. */
  by?: string
  /** When. */
  at?: string
}

/** A warehouse with the details needed before sending goods there. Its records are rows of the reference document of the same name. */
export type Warehouse = {
  /** Id. */
  id: string
  /** Name of the site. */
  name: string
  /** City. */
  city: ("ningbo" | "shanghai" | "qingdao" | "shenzhen" | "hangzhou" | "suzhou" | "yiwu")
  /** Port that it serves. */
  parent: string
  /** Floor area. */
  area: string
  /** Whether parts of it can be let. */
  divisible?: boolean
  /** Smallest part that can be let. */
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
  /** Floor load capacity. */
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
  /** Video monitoring. */
  monitoring?: ("cctv-30" | "cctv-90" | "customs-linked")
  /** Kinds of business. */
  businessTypes: ("export-cfs" | "import-cfs" | "storage" | "stuffing")[]
  /** Services offered there. */
  services: ("storage" | "stuffing" | "unstuffing" | "consolidation" | "palletising" | "labelling" | "sorting" | "distribution" | "weighing")[]
  /** Completed projects. */
  cases?: ServiceCase[]
  /** Address of the gate. */
  address: string
  /** Degrees north of the equator, for the map. */
  latitude?: string
  /** Degrees east of Greenwich, for the map. */
  longitude?: string
  /** Receiving hours. */
  hours: string
  /** Contacts. */
  contacts: SiteContact[]
  /** Summary in one sentence. */
  about?: string
  /** Whether the site is made up for the demonstration. */
  demo?: boolean
  /** Drawing representing sites of this kind. */
  drawing?: ("warehouse" | "bonded-warehouse" | "high-bay" | "multi-storey" | "cold-store" | "yard" | "reefer-yard")
}

/** Inputs of a warehouse tariff. */
export type WarehouseFacts = {
  /** Container type, as the portal's code (40HQ) or the ISO 6346 code (45G1). */
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
  /** Days in the yard, including free days. */
  storageDays?: string
  /** Terminal that the container goes to. */
  terminal?: string
  /** Yard where the empty container is picked up. */
  pickUpYard?: string
  /** Containers with dangerous goods. */
  dangerousBoxes?: number
  /** Agreed amount, tax included. */
  grossAmount?: string
}

/** Goods that a warehouse received under an inbound number; recorded by staff. */
export type WarehouseReceipt = {
  /** Whether the goods leave or enter the country. */
  direction: ("export" | "import")
  /** Number under which the warehouse receives the goods. */
  inboundNo: string
  /** Order to which the goods belong; its company sees the receipt. */
  omsOrderNo: string
  /** Warehouse that received the goods. */
  warehouse: string
  /** When the goods were received. */
  receivedAt: string
  /** When the goods left; omitted while they are in the warehouse. */
  releasedAt?: string
  /** Number of packages that the customer announced. */
  announcedPieces: number
  /** Number of packages that the warehouse counted. */
  countedPieces: number
  /** Packages that arrived damaged. */
  damagedPieces?: number
  /** Packaging. */
  packaging?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
  /** Weight measured by the warehouse. */
  weight?: string
  /** Volume measured by the warehouse. */
  volume?: string
  /** Marks on the packages. */
  marks?: string
  /** Customs status of the goods. */
  customsState: ("not-declared" | "declared" | "inspection" | "released")
  /** When that status began. */
  customsAt?: string
  /** Number of the customs declaration. */
  declarationNo?: string
  /** Remark for the customer. */
  remark?: string
  /** Photos of the goods. */
  photos?: ReceiptPhoto[]
  /** Id of the record. */
  warehouseReceiptId: string
  /** active, or archived. */
  state?: ("draft" | "scheduled" | "published" | "ended" | "active" | "archived")
  /** Counts changes. */
  version?: number
  /** When it was added. */
  createdAt?: string
  /** When it was last changed. */
  updatedAt?: string
  /** Who changed it last. */
  updatedBy?: string
}

/** The fields that lists return. */
export type WarehouseReceiptRow = Omit<
  WarehouseReceipt,
  | 'marks'
  | 'declarationNo'
  | 'remark'
  | 'photos'
>

/** Details and tariff of a warehouse, for printing. */
export type WarehouseSheet = {
  /** Id. */
  id?: string
  /** Name of the site. */
  name?: string
  /** City. */
  city?: ("ningbo" | "shanghai" | "qingdao" | "shenzhen" | "hangzhou" | "suzhou" | "yiwu")
  /** Port that it serves. */
  parent?: string
  /** Floor area. */
  area?: string
  /** Whether parts of it can be let. */
  divisible?: boolean
  /** Smallest part that can be let. */
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
  /** Floor load capacity. */
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
  /** Video monitoring. */
  monitoring?: ("cctv-30" | "cctv-90" | "customs-linked")
  /** Kinds of business. */
  businessTypes?: ("export-cfs" | "import-cfs" | "storage" | "stuffing")[]
  /** Services offered there. */
  services?: ("storage" | "stuffing" | "unstuffing" | "consolidation" | "palletising" | "labelling" | "sorting" | "distribution" | "weighing")[]
  /** Completed projects. */
  cases?: ServiceCase[]
  /** Address of the gate. */
  address?: string
  /** Receiving hours. */
  hours?: string
  /** Contacts. */
  contacts?: SiteContact[]
  /** Summary in one sentence. */
  about?: string
  /** Whether the site is made up for the demonstration. */
  demo?: boolean
  /** Drawing representing sites of this kind. */
  drawing?: ("warehouse" | "bonded-warehouse" | "high-bay" | "multi-storey" | "cold-store" | "yard" | "reefer-yard")
  /** Date of the sheet. */
  printedOn?: string
  /** Currency of the prices. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Fees. */
  fees?: SiteFee[]
}

/** Goods received under an inbound number, with days in stock and the storage charge to date. */
export type WarehouseStay = {
  /** Whether the goods leave or enter the country. */
  direction?: ("export" | "import")
  /** Number under which the warehouse receives the goods. */
  inboundNo?: string
  /** Order to which the goods belong; its company sees the receipt. */
  omsOrderNo?: string
  /** Warehouse that received the goods. */
  warehouse?: string
  /** When the goods were received. */
  receivedAt?: string
  /** When the goods left; omitted while they are in the warehouse. */
  releasedAt?: string
  /** Number of packages that the customer announced. */
  announcedPieces?: number
  /** Number of packages that the warehouse counted. */
  countedPieces?: number
  /** Packages that arrived damaged. */
  damagedPieces?: number
  /** Packaging. */
  packaging?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
  /** Weight measured by the warehouse. */
  weight?: string
  /** Volume measured by the warehouse. */
  volume?: string
  /** Marks on the packages. */
  marks?: string
  /** Customs status of the goods. */
  customsState?: ("not-declared" | "declared" | "inspection" | "released")
  /** When that status began. */
  customsAt?: string
  /** Number of the customs declaration. */
  declarationNo?: string
  /** Remark for the customer. */
  remark?: string
  /** Id of the receipt. */
  receiptId?: string
  /** Packages counted minus packages announced; omitted if they agree. */
  difference?: number
  /** Whether the goods are in the warehouse. */
  there?: boolean
  /** Days in the warehouse; the day of receipt is day 1. */
  days?: number
  /** Free days. */
  freeDays?: number
  /** Free days left. */
  freeDaysLeft?: number
  /** Last free day; omitted without free days. */
  lastFreeDay?: string
  /** Currency of the charge. */
  baseCurrency?: string
  /** Storage charge until today, or until the goods left, including tax. */
  baseTotal?: string
  /** Charges to date, line by line. */
  lines?: YardCharge[]
  /** Photos of the goods. */
  photos?: ReceiptPhoto[]
}

/** The fields that lists return. */
export type WarehouseStayRow = Omit<
  WarehouseStay,
  | 'photos'
>

/** Where a company’s own system is called when something happens to its orders. */
export type Webhook = {
  /** Id of the webhook. */
  webhookId: string
  /** Name given by the company. */
  name: string
  /** Address that is called. */
  url: string
  /**
   * Events that are sent.
   *
   * Items: An event.
   */
  events: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "rest-waived" | "order-generated" | "milestone-recorded" | "milestone-withdrawn" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "order-completed" | "order-rejected" | "order-cancelled")[]
  /** Smallest change of ETD or ETA that is sent. */
  moveHours: number
  /** How many hours before a cut-off it is announced. */
  nearHours?: number
  /** Status. */
  state: ("active" | "paused" | "gone" | "orphaned")
  /** When it was added. */
  createdAt: string
  /** Until when messages are signed with the old secret as well; omitted without one. */
  oldSecretUntil?: string
}

/** One message to a company’s system. */
export type WebhookDelivery = {
  /** Number of the delivery. */
  deliveryId: string
  /** When it was queued. */
  at: string
  /** Name of the webhook. */
  webhook: string
  /** What it reports; omitted for a test. */
  event?: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "rest-waived" | "order-generated" | "milestone-recorded" | "milestone-withdrawn" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "order-completed" | "order-rejected" | "order-cancelled")
  /** Type of the message. */
  type: string
  /** Order that it is about. */
  omsOrderNo?: string
  /** Status. */
  state: ("queued" | "sent" | "failed")
  /** Number of attempts. */
  attempts: number
  /** Why the last attempt failed. */
  failure?: ("not-accepted" | "no-response" | "private-address" | "gone" | "switched-off" | "unreadable-secret")
  /** HTTP status of the last response. */
  status?: number
  /** When it is tried next. */
  nextAt?: string
  /** When it was accepted. */
  deliveredAt?: string
  /** Id of the message, the same on each attempt and replay. */
  messageId: string
  /** The message as sent. */
  body: string
}

/** The data of every message to a webhook: the order after the change. It contains no prices and no parties; systems read the order with an API key. */
export type WebhookOrder = {
  /** Order number. */
  omsOrderNo: string
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Status of the order. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
  /** Version of the order: grows with every change and never falls. */
  sequence: number
  /** Port of loading. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Carrier. */
  carrier?: string
  /** Vessel. */
  vessel?: string
  /** Voyage. */
  voyage?: string
  /** Master B/L number. */
  mblNo?: string
  /** House bill of lading. */
  hblNo?: string
  /** Estimated departure. */
  etd?: string
  /** Estimated arrival. */
  eta?: string
  /** Latest shipping instruction (DCSA DCO). */
  siCutOffAt?: string
  /** Latest verified gross mass (DCSA VCO). */
  vgmCutOffAt?: string
  /** Latest customs release (DCSA CUA). */
  customsCutOffAt?: string
  /** Latest delivery of full containers (DCSA FCO). */
  cyCutOffAt?: string
  /**
   * Container numbers.
   *
   * Items: Container number, ISO 6346.
   */
  containers?: string[]
  /** The milestone, in messages about one. */
  milestone?: {
    /** Milestone. */
    milestone?: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
    /** Planned, estimated or actual. */
    classifier?: ("PLN" | "EST" | "ACT")
    /** When, UTC. */
    at?: string
    /** Where. */
    place?: string
  }
  /** What is on hold, in messages about a hold. */
  hold?: {
    /** Milestone on hold. */
    milestone?: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
    /** Reason. */
    reason?: string
  }
  /** What moved since it was last reported, in messages about ETD or ETA. */
  moved?: {
    /** Field that moved. */
    field?: string
    /** Before. */
    from?: string
    /** Now. */
    to?: string
    /** By how many hours; negative if earlier. */
    hours?: number
  }
  /** The cut-off, in messages about one that is near. */
  cutOff?: {
    /** Field with the cut-off. */
    field?: string
    /** When, UTC. */
    at?: string
  }
}

/** An incorrect cell of a rate sheet, with the reason. */
export type WrongCell = {
  /** Sequence number of the error. */
  cellId: string
  /** Row of the sheet. */
  row: number
  /** Cell of the sheet, such as C17; a whole row by its number. */
  cell: string
  /** Sheet of the file. */
  sheet: string
  /** Column heading. */
  heading: string
  /** Cell value. */
  value: string
  /** What is wrong and what is allowed. */
  reason: string
}

/** A depot where containers are picked up, returned and stored. Its records are rows of the reference document of the same name. */
export type Yard = {
  /** Id. */
  id: string
  /** Name of the site. */
  name: string
  /** Port area. */
  site: ("beilun" | "daxie" | "meishan" | "waigaoqiao" | "yangshan" | "qianwan" | "yantian" | "shekou")
  /** Port that it serves. */
  parent: string
  /** Area. */
  area: string
  /** Capacity in TEU. */
  capacity: number
  /** Reach stackers and empty handlers. */
  stackers: number
  /** Repair shed. */
  repairArea?: string
  /** Sockets for reefers. */
  reeferSockets: number
  /** Services offered there. */
  services: ("storage" | "lift" | "repair" | "washing")[]
  /** Kinds of business. */
  businessTypes: ("empty-pick-up" | "empty-return" | "laden-storage")[]
  /** Whether dangerous goods are accepted. */
  dangerousGoods?: boolean
  /** Address of the gate. */
  address: string
  /** Degrees north of the equator, for the map. */
  latitude?: string
  /** Degrees east of Greenwich, for the map. */
  longitude?: string
  /** Receiving hours. */
  hours: string
  /** Contacts. */
  contacts: SiteContact[]
  /** Summary in one sentence. */
  about?: string
  /** Whether the site is made up for the demonstration. */
  demo?: boolean
  /** Drawing representing sites of this kind. */
  drawing?: ("warehouse" | "bonded-warehouse" | "high-bay" | "multi-storey" | "cold-store" | "yard" | "reefer-yard")
}

/** A container at a yard, with days and charges to date; in lists of all containers also those up to a later day. */
export type YardBox = {
  /** Container number. */
  containerNo: string
  /** Container type. */
  boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** Yard. */
  yard: string
  /** Bill of lading. */
  blNo: string
  /** Order concerned. */
  omsOrderNo?: string
  /** Whether it is loaded. */
  loaded: boolean
  /** Whether it contains dangerous goods. */
  dangerous: boolean
  /** When it was uploaded. */
  inAt: string
  /** Gate-out time; omitted while it is in the yard. */
  outAt?: string
  /** Whether it is still in the yard. */
  there: boolean
  /** Days in yard; the day of arrival is day 1. */
  days: number
  /** Free days. */
  freeDays?: number
  /** Free days left. */
  freeDaysLeft?: number
  /** Currency of the charges. */
  baseCurrency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Charges to date. */
  baseTotal?: string
  /** Last free day; omitted without free days. */
  lastFreeDay?: string
  /** Day up to which the charges are forecast. */
  untilDay?: string
  /** Days in the yard up to that day. */
  untilDays?: number
  /** Charges up to that day if the container stays. */
  untilTotal?: string
  /** Charges to date, line by line. */
  lines?: YardCharge[]
}

/** Sums over the containers of a list that are in yards. */
export type YardBoxTotal = {
  /** Containers in yards. */
  boxes: number
  /** Containers beyond their free days. */
  charged: number
  /** Currency of the sums. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Charges until today. */
  baseTotal: string
  /** Day up to which the charges are forecast. */
  untilDay: string
  /** Charges up to that day if all containers stay. */
  untilTotal: string
  /** Difference between the two sums. */
  growth: string
}

/** A container's charges to date under one tariff line, with the quantities. */
export type YardCharge = {
  /** What is charged. */
  fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
  /** Unit. */
  basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
  /** Units incurred. */
  counted?: string
  /** Free units. */
  free?: string
  /** Charged units. */
  quantity: string
  /** Tier or band applied. */
  tier?: string
  /** Price of a unit. */
  unitPrice: string
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Amount to date. */
  amount: string
}

/** Inputs of a yard tariff. */
export type YardFacts = {
  /** Container type, as the portal's code (40HQ) or the ISO 6346 code (45G1). */
  container?: string
  /** Whether the container is loaded. */
  loaded?: boolean
  /** Days in the yard, including free days. */
  storageDays?: string
  /** Gate-in time, such as D0T09:00. */
  arrivedAt?: string
  /** Containers with dangerous goods. */
  dangerousBoxes?: number
  /** Mechanical moves beyond gate-in and gate-out. */
  extraMoves?: number
  /** Lifts on and off a truck. */
  lifts?: number
  /** Days on reefer power. */
  reeferDays?: string
  /** Containers that are washed. */
  washes?: number
}
