/* Do not edit: made from schemas/ by npm run codegen. */

export interface AuditSearch {
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

export interface WithdrawCertification {
  /**
   * Why; the company’s people read it.
   */
  reason: string
}
