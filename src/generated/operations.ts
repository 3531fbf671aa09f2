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

export interface AcceptInvitationInput {
  /**
   * What stands in the link.
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

export interface EndOtherSessionsInput {
}

export interface EndOtherSessionsOutput {
}

export interface EndSessionInput {
  /**
   * Session to end.
   */
  sessionId: string
}

export interface EndSessionOutput {
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
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled")
}

export interface ListAuditInput {
  /**
   * Only changes, or only security.
   */
  kind?: ("act" | "security")
  /**
   * Only this event.
   */
  event?: ("signed-in" | "signed-out" | "sign-in-failed" | "sign-in-limited" | "code-sent" | "code-limited" | "code-refused" | "registered" | "password-changed" | "password-reset" | "second-factor-on" | "second-factor-off" | "session-ended" | "sessions-ended" | "session-cut" | "denied" | "limited" | "profile-changed" | "avatar-changed" | "avatar-removed" | "notifications-changed" | "certification-applied" | "certification-approved" | "certification-refused" | "certification-withdrawn" | "application-withdrawn" | "join-requested" | "join-approved" | "join-refused" | "administrator-appointed" | "member-role-changed" | "member-disabled" | "member-enabled" | "member-removed" | "invitation-created" | "invitation-revoked" | "invitation-accepted" | "referral-opened" | "referral-followed" | "order-submit" | "order-cancel" | "fees-confirmed" | "release-published" | "release-rolled-back")
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

export interface OpenReferralInput {
}

export interface OpenReferralOutput {
  /**
   * What stands in the link.
   */
  inviteUser: string
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
   * What stands in the link.
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
   * What stands in the link.
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
   * Events that are told by mail.
   */
  mail: ("order-submitted" | "fees-confirmed" | "order-progress" | "order-cancelled" | "membership")[]
  /**
   * Version of the account.
   */
  version: number
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

export interface RollbackReleaseInput {
  steps: number
}

export interface RollbackReleaseOutput {
  release: string
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

export interface SaveNotificationsInput {
  /**
   * Events that are told by mail.
   *
   * @maxItems 50
   */
  mail?: ("order-submitted" | "fees-confirmed" | "order-progress" | "order-cancelled" | "membership")[]
}

export interface SaveNotificationsOutput {
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
}

export interface SignOutInput {
}

export interface SignOutOutput {
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
   * Events that are told by mail.
   */
  mail: ("order-submitted" | "fees-confirmed" | "order-progress" | "order-cancelled" | "membership")[]
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
  purpose?: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "other")
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

/** Every operation that schemas/ declares. */
export interface Operations {
  'accept-fees': { input: AcceptFeesInput; output: AcceptFeesOutput }
  'accept-invitation': { input: AcceptInvitationInput; output: AcceptInvitationOutput }
  'apply-certification': { input: ApplyCertificationInput; output: ApplyCertificationOutput }
  'appoint-administrator': { input: AppointAdministratorInput; output: AppointAdministratorOutput }
  'cancel-order': { input: CancelOrderInput; output: CancelOrderOutput }
  'change-member-role': { input: ChangeMemberRoleInput; output: ChangeMemberRoleOutput }
  'change-password': { input: ChangePasswordInput; output: ChangePasswordOutput }
  'check-release': { input: CheckReleaseInput; output: CheckReleaseOutput }
  'confirm-fees': { input: ConfirmFeesInput; output: ConfirmFeesOutput }
  'confirm-payment': { input: ConfirmPaymentInput; output: ConfirmPaymentOutput }
  'confirm-second-factor': { input: ConfirmSecondFactorInput; output: ConfirmSecondFactorOutput }
  'create-invitation': { input: CreateInvitationInput; output: CreateInvitationOutput }
  'create-sea-order': { input: CreateSeaOrderInput; output: CreateSeaOrderOutput }
  'decide-certification': { input: DecideCertificationInput; output: DecideCertificationOutput }
  'decide-join': { input: DecideJoinInput; output: DecideJoinOutput }
  'download-file': { input: DownloadFileInput; output: DownloadFileOutput }
  'download-licence': { input: DownloadLicenceInput; output: DownloadLicenceOutput }
  'end-other-sessions': { input: EndOtherSessionsInput; output: EndOtherSessionsOutput }
  'end-session': { input: EndSessionInput; output: EndSessionOutput }
  'generate-order': { input: GenerateOrderInput; output: GenerateOrderOutput }
  'list-audit': { input: ListAuditInput; output: ListAuditOutput }
  'list-carrier-bookings': { input: ListCarrierBookingsInput; output: ListCarrierBookingsOutput }
  'list-carrier-offers': { input: ListCarrierOffersInput; output: ListCarrierOffersOutput }
  'list-certifications': { input: ListCertificationsInput; output: ListCertificationsOutput }
  'list-companies': { input: ListCompaniesInput; output: ListCompaniesOutput }
  'list-desk-orders': { input: ListDeskOrdersInput; output: ListDeskOrdersOutput }
  'list-document-findings': { input: ListDocumentFindingsInput; output: ListDocumentFindingsOutput }
  'list-invitations': { input: ListInvitationsInput; output: ListInvitationsOutput }
  'list-invited-people': { input: ListInvitedPeopleInput; output: ListInvitedPeopleOutput }
  'list-mails': { input: ListMailsInput; output: ListMailsOutput }
  'list-members': { input: ListMembersInput; output: ListMembersOutput }
  'list-orders': { input: ListOrdersInput; output: ListOrdersOutput }
  'list-release-switches': { input: ListReleaseSwitchesInput; output: ListReleaseSwitchesOutput }
  'list-releases': { input: ListReleasesInput; output: ListReleasesOutput }
  'list-sessions': { input: ListSessionsInput; output: ListSessionsOutput }
  'open-referral': { input: OpenReferralInput; output: OpenReferralOutput }
  'preview-release': { input: PreviewReleaseInput; output: PreviewReleaseOutput }
  'price-sea-booking': { input: PriceSeaBookingInput; output: PriceSeaBookingOutput }
  'publish-release': { input: PublishReleaseInput; output: PublishReleaseOutput }
  'query-activities': { input: QueryActivitiesInput; output: QueryActivitiesOutput }
  'query-dict-rows': { input: QueryDictRowsInput; output: QueryDictRowsOutput }
  'query-sea-rates': { input: QuerySeaRatesInput; output: QuerySeaRatesOutput }
  'query-service-contacts': { input: QueryServiceContactsInput; output: QueryServiceContactsOutput }
  'query-warehouse-dict-rows': { input: QueryWarehouseDictRowsInput; output: QueryWarehouseDictRowsOutput }
  'read-avatar': { input: ReadAvatarInput; output: ReadAvatarOutput }
  'read-certification': { input: ReadCertificationInput; output: ReadCertificationOutput }
  'read-company': { input: ReadCompanyInput; output: ReadCompanyOutput }
  'read-draft': { input: ReadDraftInput; output: ReadDraftOutput }
  'read-health': { input: ReadHealthInput; output: ReadHealthOutput }
  'read-invitation': { input: ReadInvitationInput; output: ReadInvitationOutput }
  'read-inviter': { input: ReadInviterInput; output: ReadInviterOutput }
  'read-manual': { input: ReadManualInput; output: ReadManualOutput }
  'read-membership': { input: ReadMembershipInput; output: ReadMembershipOutput }
  'read-openapi': { input: ReadOpenapiInput; output: ReadOpenapiOutput }
  'read-order': { input: ReadOrderInput; output: ReadOrderOutput }
  'read-profile': { input: ReadProfileInput; output: ReadProfileOutput }
  'read-readiness': { input: ReadReadinessInput; output: ReadReadinessOutput }
  'read-release': { input: ReadReleaseInput; output: ReadReleaseOutput }
  'read-sea-rate': { input: ReadSeaRateInput; output: ReadSeaRateOutput }
  'read-served-release': { input: ReadServedReleaseInput; output: ReadServedReleaseOutput }
  'read-session': { input: ReadSessionInput; output: ReadSessionOutput }
  'record-milestone': { input: RecordMilestoneInput; output: RecordMilestoneOutput }
  'register': { input: RegisterInput; output: RegisterOutput }
  'remove-avatar': { input: RemoveAvatarInput; output: RemoveAvatarOutput }
  'remove-draft': { input: RemoveDraftInput; output: RemoveDraftOutput }
  'remove-member': { input: RemoveMemberInput; output: RemoveMemberOutput }
  'remove-second-factor': { input: RemoveSecondFactorInput; output: RemoveSecondFactorOutput }
  'report-payment': { input: ReportPaymentInput; output: ReportPaymentOutput }
  'reset-password': { input: ResetPasswordInput; output: ResetPasswordOutput }
  'revoke-invitation': { input: RevokeInvitationInput; output: RevokeInvitationOutput }
  'rollback-release': { input: RollbackReleaseInput; output: RollbackReleaseOutput }
  'save-draft': { input: SaveDraftInput; output: SaveDraftOutput }
  'save-notifications': { input: SaveNotificationsInput; output: SaveNotificationsOutput }
  'send-code': { input: SendCodeInput; output: SendCodeOutput }
  'set-member-status': { input: SetMemberStatusInput; output: SetMemberStatusOutput }
  'sign-in': { input: SignInInput; output: SignInOutput }
  'sign-in-by-code': { input: SignInByCodeInput; output: SignInByCodeOutput }
  'sign-out': { input: SignOutInput; output: SignOutOutput }
  'start-second-factor': { input: StartSecondFactorInput; output: StartSecondFactorOutput }
  'track-page-view': { input: TrackPageViewInput; output: TrackPageViewOutput }
  'update-profile': { input: UpdateProfileInput; output: UpdateProfileOutput }
  'upload-avatar': { input: UploadAvatarInput; output: UploadAvatarOutput }
  'upload-booking-file': { input: UploadBookingFileInput; output: UploadBookingFileOutput }
  'upload-licence': { input: UploadLicenceInput; output: UploadLicenceOutput }
  'withdraw-application': { input: WithdrawApplicationInput; output: WithdrawApplicationOutput }
  'withdraw-certification': { input: WithdrawCertificationInput; output: WithdrawCertificationOutput }
}
