/* Do not edit: made from schemas/ by npm run codegen. */

/**
 * One field as it was and as it is.
 */
export interface AuditChange {
  /**
   * What changed, or what is told beside it.
   */
  field: ("role" | "status" | "state" | "membership" | "name" | "latinName" | "email" | "phone" | "language" | "reason" | "requestId" | "companyName" | "uscc" | "kind" | "people" | "baseTotal" | "places" | "expiresAt" | "note" | "by" | "purpose" | "address" | "operation" | "error" | "session" | "count" | "invitation" | "invitedBy" | "madeBy" | "release" | "seconds")
  /**
   * As it was.
   */
  before?: string
  /**
   * As it is, or what is told.
   */
  after?: string
}

/**
 * Who did what to whom, and when.
 */
export interface AuditEntry {
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
  event: ("signed-in" | "signed-out" | "sign-in-failed" | "sign-in-limited" | "code-sent" | "code-limited" | "code-refused" | "registered" | "password-changed" | "password-reset" | "second-factor-on" | "second-factor-off" | "session-ended" | "sessions-ended" | "session-cut" | "denied" | "limited" | "profile-changed" | "avatar-changed" | "avatar-removed" | "notifications-changed" | "certification-applied" | "certification-approved" | "certification-refused" | "certification-withdrawn" | "application-withdrawn" | "join-requested" | "join-approved" | "join-refused" | "administrator-appointed" | "member-role-changed" | "member-disabled" | "member-enabled" | "member-removed" | "invitation-created" | "invitation-revoked" | "invitation-accepted" | "referral-opened" | "referral-followed" | "order-submit" | "order-cancel" | "fees-confirmed" | "release-published" | "release-rolled-back")
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
    field: ("role" | "status" | "state" | "membership" | "name" | "latinName" | "email" | "phone" | "language" | "reason" | "requestId" | "companyName" | "uscc" | "kind" | "people" | "baseTotal" | "places" | "expiresAt" | "note" | "by" | "purpose" | "address" | "operation" | "error" | "session" | "count" | "invitation" | "invitedBy" | "madeBy" | "release" | "seconds")
    /**
     * As it was.
     */
    before?: string
    /**
     * As it is, or what is told.
     */
    after?: string
  }[]
}

/**
 * What a company has booked with a carrier.
 */
export interface CarrierBooking {
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
}

/**
 * One of the next sailings of a carrier.
 */
export interface CarrierDeparture {
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
}

/**
 * What a carrier sails in the coming weeks, in figures.
 */
export interface CarrierOffer {
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
}

/**
 * An application for certification, for customer service.
 */
export interface Certification {
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

/**
 * A customer’s company, for customer service.
 */
export interface Company {
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
 * Something that the check says of the documents beside the server.
 */
export interface DocumentFinding {
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
 * A link that brings people into a company. The code in it is kept nowhere.
 */
export interface Invitation {
  /**
   * Id of the invitation.
   */
  invitationId: string
  /**
   * What it is for, as its maker wrote.
   */
  note: string
  /**
   * Whether it still brings somebody in.
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
}

/**
 * What a link tells whoever opens it. One that is no longer open tells nothing else, not even whether it ever was.
 */
export interface InvitationOffer {
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

/**
 * Somebody who came by an invitation or by a person’s own link.
 */
export interface InvitedPerson {
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
}

/**
 * Who shares a personal link: the name as they show it and nothing else.
 */
export interface Inviter {
  /**
   * open: somebody shares this link; ended: nobody does.
   */
  state: ("open" | "ended")
  /**
   * Name in the reader’s language.
   */
  name?: string
}

/**
 * A mail or text message that the demonstration keeps instead of sending.
 */
export interface Mail {
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
}

/**
 * A person of a company, or one who asks to join it. Colleagues see phone and e-mail masked.
 */
export interface Member {
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
}

/**
 * Where the reader stands with a company, and what they may do about it.
 */
export interface Membership {
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

/**
 * What a person asked of a company or of the portal, as that person sees it.
 */
export interface MembershipRequest {
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
 * What is answered once, to whoever made an invitation: its code, which is kept nowhere.
 */
export interface NewInvitation {
  /**
   * Id of the invitation.
   */
  invitationId: string
  /**
   * What stands in the link; 192 random bits.
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

/**
 * A device on which a person is signed in.
 */
export interface OpenSession {
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
    role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
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
  role: ("visitor" | "registered" | "pending" | "member" | "admin" | "staff" | "analyst" | "system")
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
 * Fields that the forms about people share, so that the same rules hold wherever they are filled in.
 */
export interface Person {
  /**
   * Name of the person, without digits.
   */
  name?: string
  /**
   * Name in Latin letters, for readers of English.
   */
  latinName?: string
  /**
   * E-mail address.
   */
  email?: string
  /**
   * New password: letters and digits, other printable ASCII signs allowed.
   */
  password?: string
  /**
   * The new password once more.
   */
  confirmation?: string
}

/**
 * What a person sees of their own account.
 */
export interface Profile {
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
   * Events that are told by mail.
   */
  mail: ("order-submitted" | "fees-confirmed" | "order-progress" | "order-cancelled" | "membership")[]
  /**
   * Version of the account.
   */
  version: number
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
 * One entry of the history: which release was switched to, by whom and when.
 */
export interface ReleaseSwitch {
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
}

/**
 * The release that is served, and how the documents beside the server are.
 */
export interface ServedRelease {
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
  /**
   * Id of the person.
   */
  userId: string
  /**
   * Version of the portrait; empty where there is none.
   */
  avatar: string
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
