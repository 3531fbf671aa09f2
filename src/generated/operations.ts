/* Do not edit: generated from schemas/ by npm run codegen. */

import type { Activity, ActivityRow, ActivitySignUp, AgentApplication, AgentApplicationRow, AgentInquiry, AgentInquiryRow, AirLane, AirWeight, ApiKey, AssistantFeedback, AuditEntry, BargeDeparture, Calendar, CarrierBooking, CarrierOffer, Certification, ClearancePaper, CoastalSailing, CoastalSailingRow, Company, CompanyAddress, ComparedMode, ComparedOffer, ComparedSeaWay, Conversation, ConversationPart, DeskAgeCount, DeskMonth, DeskOwnerCount, DeskRate, DeskStatistics, DictionaryRow, DocumentFinding, EdifactReceipt, ExchangeHole, ExchangeRate, FailedDelivery, FinanceApplication, FinanceApplicationRow, FollowedLane, FoundPage, GuidePrice, InlandDepot, Invitation, InvitationOffer, InvitedPerson, Inviter, JobApplication, JobApplicationRow, KeptDraft, LclSailing, Mail, Member, Membership, MessageThread, MilestoneLoad, MilestoneReport, NewInvitation, NewStaffInvitation, News, NewsRow, Notification, NotificationChoice, OpenSession, Order, OrderAgain, OrderMessage, OrderMonth, OrderRow, OrderTemplate, OverseasAgent, OverseasAgentRow, OverseasLane, OverseasWarehouse, OverseasWarehouseRow, PageViewDay, PageViewFigures, PageViewMonth, Passage, Profile, ProfitAgreement, ProfitLine, ProfitPartner, PurchaseNotice, PurchaseNoticeRow, Purchasing, QueuedOrder, Quote, QuoteLink, Rate, RateChange, RateLoad, Rebate, RebateMonth, RebateRule, RebateSummary, ReeferSetting, ReleaseImpact, ReleaseSwitch, RepricedQuote, Sailing, SavedFilter, SavedQuote, SeaRailLane, SearchHit, SecondFactorRemoval, ServedRelease, ServiceContact, Session, SheetLoad, SiteFee, SiteOffer, SourceDay, SourceReceipt, SourceStatus, StaffInvitation, StaffInvitationOffer, StaffPerson, Supplier, SupplierApplication, SupplierApplicationRow, SupplierOrder, TariffLine, Task, Terminal, TrackedNumber, TrackedRoute, TrackingLink, TrackingWatch, TrainDeparture, TrainDepartureRow, TruckPrice, Vacancy, VacancyRow, VesselCall, Warehouse, WarehouseReceipt, WarehouseReceiptRow, WarehouseStay, Webhook, WebhookDelivery, WrongCell, Yard, YardBox, YardBoxTotal } from './entities.ts'

export type AcceptAmendmentInput = {
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type AcceptAmendmentOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type AcceptFeesInput = {
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type AcceptFeesOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type AcceptInvitationInput = {
  /** The token in the link. */
  invitation: string
}

export type AcceptInvitationOutput = InvitationOffer

export type AcceptStaffInvitationInput = {
  /** The token in the link. */
  invitation: string
}

export type AcceptStaffInvitationOutput = StaffInvitationOffer

export type AddApiKeyInput = {
  /** Name of the key. */
  name: string
  /** Days the link is valid. */
  days: number
  /**
   * What it may do.
   *
   * @minItems 1
   *
   * Items: A scope.
   */
  scopes: ("orders" | "events" | "schedules")[]
}

export type AddApiKeyOutput = {
  /** Id of the record. */
  keyId: string
  /** The key. Returned once and not stored. */
  key: string
  /** Valid until. */
  expiresAt: string
}

export type AddExchangeRateInput = {
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Value of one unit in the base currency. */
  rate: string
  /** First day. */
  validFrom: string
  /** Last day. */
  validTo?: string
  /** Source of the rate. */
  note?: string
  /** Confirms an unusually large change. */
  sure?: boolean
}

export type AddExchangeRateOutput = Pick<ExchangeRate, 'exchangeRateId'>

export type AddOrderFileInput = {
  /** Document type. */
  type: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
  /** The file. */
  file: string
  /** Order number. */
  omsOrderNo: string
}

export type AddOrderFileOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type AddProfitAgreementInput = {
  /** Partner receiving the share. */
  partner: string
  /** Part of the business. */
  code: ("SEA" | "TRUCK" | "WH" | "CUS" | "AIR" | "RAIL")
  /** Calculation rule. */
  rule: ("fixed" | "fee-share" | "margin-share")
  /** Unit of the share. */
  unit: ("per-box" | "per-bill" | "per-order" | "percent")
  /** Amount per unit, or percent. */
  share: string
  /** Currency of a fixed amount. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** First day (order completion). */
  validFrom: string
  /** Last day (order completion). */
  validTo?: string
  /** Remarks. */
  note?: string
}

export type AddProfitAgreementOutput = {
  /** Id of the agreement. */
  agreementId: string
  /** Version, which each change increments. */
  version: number
}

export type AddRebateRuleInput = {
  /** Name. */
  name: string
  /** Name in English. */
  nameEn?: string
  /** Only this service. */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Unit of the rebate. */
  unit: ("per-teu" | "per-box" | "per-bill" | "percent")
  /** Fee group to which a percentage applies. */
  of?: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
  /** Volume that the tiers count. */
  volume?: ("teu" | "boxes" | "bills")
  /** Currency. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Only from this port. */
  pol?: string
  /** Only to this port. */
  pod?: string
  /**
   * Tiers by monthly volume.
   *
   * @minItems 1
   * @maxItems 8
   */
  tiers: {
    /** Upper end of the tier below. */
    above: string
    /** Amount per unit, or percent. */
    value: string
  }[]
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
}

export type AddRebateRuleOutput = Pick<RebateRule, 'ruleId'>

export type AddSupplierInput = {
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
  /** E-mail address for orders. */
  email?: string
  /** Language for e-mails. */
  mailLanguage?: ("zh" | "en")
  /** Remarks. */
  note?: string
}

export type AddSupplierOutput = {
  /** Id of the supplier. */
  supplierId: string
  /** Version, which each change increments. */
  version: number
}

export type AddWebhookInput = {
  /** Name of the webhook. */
  name: string
  /** Smallest change of ETD or ETA that is sent. */
  moveHours: number
  /** Address that is called. */
  url: string
  /**
   * Events that are sent.
   *
   * @minItems 1
   *
   * Items: An event.
   */
  events: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "rest-waived" | "order-generated" | "milestone-recorded" | "milestone-withdrawn" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "order-completed" | "order-rejected" | "order-cancelled")[]
  /** How many hours before a cut-off it is announced. */
  nearHours?: number
}

export type AddWebhookOutput = {
  /** Id of the webhook. */
  webhookId: string
  /** Signing secret. Returned once; the portal shows it at no other time. */
  secret: string
}

export type AnswerFinanceApplicationInput = {
  /** Your answer. */
  answer: string
  /** Id of the uploaded business licence. */
  licence?: string
  /** Id of the uploaded financial statements. */
  statements?: string
  /** Id of the uploaded contract or orders. */
  contract?: string
  /** Id of the record. */
  financeApplicationId: string
}

export type AnswerFinanceApplicationOutput = {
  /** Id of the record. */
  financeApplicationId: string
}

export type AnswerSupplierApplicationInput = {
  /** Your answer. */
  answer: string
  /** Id of the uploaded business licence. */
  licence?: string
  /** Id of the uploaded permit or qualification. */
  qualification?: string
  /** Id of another uploaded document. */
  otherPaper?: string
  /** Id of the record. */
  supplierApplicationId: string
}

export type AnswerSupplierApplicationOutput = {
  /** Id of the record. */
  supplierApplicationId: string
}

export type ApplyCertificationInput = {
  /** Full name of the company. */
  companyName: string
  /** Unified social credit code. */
  uscc: string
  /** Id of the uploaded licence. */
  licence: string
}

export type ApplyCertificationOutput = {
  /** Request. */
  requestId: string
  /** Type of request. */
  kind: ("certification" | "join")
  /** The caller's new membership state. */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
  /** Message for the caller. */
  message: string
}

export type AppointAdministratorInput = {
  /** Company. */
  companyId: string
  /** Person. */
  memberId: string
  /** Version the caller read. */
  version: number
}

export type AppointAdministratorOutput = Pick<Company, 'companyId' | 'status' | 'version'>

export type ApproveRebatePayoutInput = {
  /** Number of the month's statement. */
  monthId: string
  /** Version the caller read. */
  version: number
}

export type ApproveRebatePayoutOutput = Pick<RebateMonth, 'monthId' | 'state' | 'version'>

export type ApproveSecondFactorRemovalInput = {
  /** Id of the record. */
  removalId: string
}

export type ApproveSecondFactorRemovalOutput = {
}

export type ArchiveActivityInput = {
  /** Id of the record. */
  activityId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveActivityOutput = {
  /** Id of the record. */
  activityId: string
  /** Version after the change. */
  version: number
}

export type ArchiveActivitySignUpInput = {
  /** Id of the record. */
  activitySignUpId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveActivitySignUpOutput = {
  /** Id of the record. */
  activitySignUpId: string
  /** Version after the change. */
  version: number
}

export type ArchiveAgentApplicationInput = {
  /** Id of the record. */
  agentApplicationId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveAgentApplicationOutput = {
  /** Id of the record. */
  agentApplicationId: string
  /** Version after the change. */
  version: number
}

export type ArchiveAgentInquiryInput = {
  /** Id of the record. */
  agentInquiryId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveAgentInquiryOutput = {
  /** Id of the record. */
  agentInquiryId: string
  /** Version after the change. */
  version: number
}

export type ArchiveAirLaneInput = {
  /** Id of the record. */
  airLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveAirLaneOutput = {
  /** Id of the record. */
  airLaneId: string
  /** Version after the change. */
  version: number
}

export type ArchiveAssistantFeedbackInput = {
  /** Id of the record. */
  assistantFeedbackId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveAssistantFeedbackOutput = {
  /** Id of the record. */
  assistantFeedbackId: string
  /** Version after the change. */
  version: number
}

export type ArchiveBargeDepartureInput = {
  /** Id of the record. */
  bargeDepartureId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveBargeDepartureOutput = {
  /** Id of the record. */
  bargeDepartureId: string
  /** Version after the change. */
  version: number
}

export type ArchiveClearancePaperInput = {
  /** Id of the record. */
  clearancePaperId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveClearancePaperOutput = {
  /** Id of the record. */
  clearancePaperId: string
  /** Version after the change. */
  version: number
}

export type ArchiveCoastalSailingInput = {
  /** Id of the record. */
  coastalSailingId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveCoastalSailingOutput = {
  /** Id of the record. */
  coastalSailingId: string
  /** Version after the change. */
  version: number
}

export type ArchiveCompanyAddressInput = {
  /** Id of the record. */
  companyAddressId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveCompanyAddressOutput = {
  /** Id of the record. */
  companyAddressId: string
  /** Version after the change. */
  version: number
}

export type ArchiveFinanceApplicationInput = {
  /** Id of the record. */
  financeApplicationId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveFinanceApplicationOutput = {
  /** Id of the record. */
  financeApplicationId: string
  /** Version after the change. */
  version: number
}

export type ArchiveInlandDepotInput = {
  /** Id of the record. */
  inlandDepotId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveInlandDepotOutput = {
  /** Id of the record. */
  inlandDepotId: string
  /** Version after the change. */
  version: number
}

export type ArchiveJobApplicationInput = {
  /** Id of the record. */
  jobApplicationId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveJobApplicationOutput = {
  /** Id of the record. */
  jobApplicationId: string
  /** Version after the change. */
  version: number
}

export type ArchiveLclSailingInput = {
  /** Id of the record. */
  lclSailingId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveLclSailingOutput = {
  /** Id of the record. */
  lclSailingId: string
  /** Version after the change. */
  version: number
}

export type ArchiveNewsInput = {
  /** Id of the record. */
  newsId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveNewsOutput = {
  /** Id of the record. */
  newsId: string
  /** Version after the change. */
  version: number
}

export type ArchiveOverseasAgentInput = {
  /** Id of the record. */
  overseasAgentId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveOverseasAgentOutput = {
  /** Id of the record. */
  overseasAgentId: string
  /** Version after the change. */
  version: number
}

export type ArchiveOverseasLaneInput = {
  /** Id of the record. */
  overseasLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveOverseasLaneOutput = {
  /** Id of the record. */
  overseasLaneId: string
  /** Version after the change. */
  version: number
}

export type ArchiveOverseasWarehouseInput = {
  /** Id of the record. */
  overseasWarehouseId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveOverseasWarehouseOutput = {
  /** Id of the record. */
  overseasWarehouseId: string
  /** Version after the change. */
  version: number
}

export type ArchivePurchaseNoticeInput = {
  /** Id of the record. */
  purchaseNoticeId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchivePurchaseNoticeOutput = {
  /** Id of the record. */
  purchaseNoticeId: string
  /** Version after the change. */
  version: number
}

export type ArchiveReeferSettingInput = {
  /** Id of the record. */
  reeferSettingId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveReeferSettingOutput = {
  /** Id of the record. */
  reeferSettingId: string
  /** Version after the change. */
  version: number
}

export type ArchiveSeaRailLaneInput = {
  /** Id of the record. */
  seaRailLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveSeaRailLaneOutput = {
  /** Id of the record. */
  seaRailLaneId: string
  /** Version after the change. */
  version: number
}

export type ArchiveServiceContactInput = {
  /** Id of the record. */
  serviceContactId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveServiceContactOutput = {
  /** Id of the record. */
  serviceContactId: string
  /** Version after the change. */
  version: number
}

export type ArchiveSupplierApplicationInput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveSupplierApplicationOutput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Version after the change. */
  version: number
}

export type ArchiveTrainDepartureInput = {
  /** Id of the record. */
  trainDepartureId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveTrainDepartureOutput = {
  /** Id of the record. */
  trainDepartureId: string
  /** Version after the change. */
  version: number
}

export type ArchiveVacancyInput = {
  /** Id of the record. */
  vacancyId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveVacancyOutput = {
  /** Id of the record. */
  vacancyId: string
  /** Version after the change. */
  version: number
}

export type ArchiveWarehouseReceiptInput = {
  /** Id of the record. */
  warehouseReceiptId: string
  /** Version that the caller saw. */
  version: number
}

export type ArchiveWarehouseReceiptOutput = {
  /** Id of the record. */
  warehouseReceiptId: string
  /** Version after the change. */
  version: number
}

export type AskAssistantInput = {
  /** Question. */
  words: string
  /** Id of the conversation. */
  conversation?: string
  /** For callers without an account: tool and facts of the question before, as JSON. */
  before?: string
}

export type AskAssistantOutput = { name: string; type: string; bytes: Uint8Array }

export type AssignContainersInput = {
  /**
   * The containers that carry the goods.
   *
   * @minItems 1
   * @maxItems 200
   */
  containers: {
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
  }[]
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type AssignContainersOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type AttachSupplierFileInput = {
  /** The file. */
  fileId: string
  /** Note. */
  note?: string
  /** Number of the supplier order. */
  supplierOrderNo: string
}

export type AttachSupplierFileOutput = Pick<SupplierOrder, 'supplierOrderNo' | 'state' | 'version'>

export type CancelOrderInput = {
  /** Reason. */
  reason: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type CancelOrderOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type CancelSupplierOrderInput = {
  /** Reason. */
  reason: string
  /** Number of the supplier order. */
  supplierOrderNo: string
  /** Version the caller read. */
  version: number
}

export type CancelSupplierOrderOutput = Pick<SupplierOrder, 'supplierOrderNo' | 'state' | 'version'>

export type ChangeActivityInput = {
  /** Name of the activity. In Chinese. */
  titleZh: string
  /** Name of the activity. In English. */
  titleEn: string
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /**
   * Pages on which the activity is announced.
   *
   * @minItems 1
   * @maxItems 5
   */
  placement: string[]
  /** Page that the activity links to. */
  target?: ("activities" | "air-transport-services" | "bank-shipping" | "bank-shipping-detail" | "bank-booking" | "bank-entrust" | "bank-sign-in" | "truck-activity" | "truck-activity-detail" | "india-pakistan" | "eurmed-act" | "customs-act" | "warehouse-act" | "yard-act" | "financial" | "join-us" | "news" | "mails" | "booking-help" | "break-bulk" | "truck-batch" | "railway" | "cold-chain" | "express-service" | "import-detail" | "sea-service" | "coastal-order" | "ecom" | "land-carriage" | "clearance" | "fee-terms" | "box-cost" | "free-time" | "fujian-yards" | "fujian-containers" | "fujian-warehouses" | "fujian-booking" | "fujian-truck" | "fujian-logistics" | "tracking" | "copy-tracking" | "vessel-plan" | "schedule" | "backward-planner" | "sea-ways" | "lcl-sailings" | "city-delivery" | "sea-compare" | "sea-request" | "lcl" | "soc" | "air" | "rail" | "sea-rail" | "customs" | "entrust" | "shipping-order" | "other-service" | "overseas" | "overseas-agency" | "agent-join" | "overseas-location" | "port-express" | "pre-port-truck" | "pre-port-depots" | "pre-port-modes" | "pre-port-barge" | "pre-port-barge-order" | "pre-port-booking" | "pre-port-yard" | "pre-port-warehouse" | "about-us" | "contact-us" | "developers" | "agreement" | "tsl-agreement" | "policy" | "port-qingdao" | "port-shenzhen" | "sea-query" | "sea-booking" | "sea-batch" | "shipowner-area" | "supplier" | "supplier-guide" | "truck-quote" | "truck-detail" | "warehousing" | "warehouse-list" | "warehouse-detail" | "warehouse-track" | "yard-list" | "yard-detail" | "yard-service" | "warehouse-quote" | "yard-quote")
  /** Customers can sign up for it. */
  signUp?: boolean
  /** Maximum number of participants. */
  places?: number
  /** What customers get. In Chinese. */
  summaryZh: string
  /** What customers get. In English. */
  summaryEn?: string
  /** The terms, in Markdown. In Chinese. */
  bodyZh: string
  /** The terms, in Markdown. In English. */
  bodyEn?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  activityId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeActivityOutput = {
  /** Id of the record. */
  activityId: string
  /** Version after the change. */
  version: number
}

export type ChangeActivitySignUpInput = {
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
  /** Version that the caller saw. */
  version: number
}

export type ChangeActivitySignUpOutput = {
  /** Id of the record. */
  activitySignUpId: string
  /** Version after the change. */
  version: number
}

export type ChangeAgentApplicationInput = {
  /** Progress. */
  status: ("received" | "review" | "accepted" | "declined")
  /** Note on the decision, shown to the applicant. */
  answer?: string
  /** Internal note. */
  note?: string
  /** Id of the record. */
  agentApplicationId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeAgentApplicationOutput = {
  /** Id of the record. */
  agentApplicationId: string
  /** Version after the change. */
  version: number
}

export type ChangeAgentInquiryInput = {
  /** Progress. */
  status: ("received" | "in-work" | "answered" | "closed")
  /** Answer for the customer. */
  answer?: string
  /** Note for colleagues; the customer does not see it. */
  note?: string
  /** Id of the record. */
  agentInquiryId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeAgentInquiryOutput = {
  /** Id of the record. */
  agentInquiryId: string
  /** Version after the change. */
  version: number
}

export type ChangeAirLaneInput = {
  /** Airport of departure. */
  origin: string
  /** Airport of destination. */
  destination: string
  /** Airline, by IATA code. */
  airline: ("CA" | "CK" | "CZ" | "CX" | "NH" | "KE" | "SQ" | "TG" | "EK" | "LH" | "CV" | "UA")
  /**
   * Weekdays of departure, Monday is 1.
   *
   * @minItems 1
   *
   * Items: One weekday.
   */
  days: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /** Days from departure to availability at the airport of destination. */
  transitDays: number
  /** Hours before departure by which cargo must reach the terminal. */
  cutOffHours: number
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
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  airLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeAirLaneOutput = {
  /** Id of the record. */
  airLaneId: string
  /** Version after the change. */
  version: number
}

export type ChangeBargeDepartureInput = {
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
  transfer: ("direct" | "via-waigaoqiao")
  /** Id of the record. */
  bargeDepartureId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeBargeDepartureOutput = {
  /** Id of the record. */
  bargeDepartureId: string
  /** Version after the change. */
  version: number
}

export type ChangeClearancePaperInput = {
  /** Name of the document. In Chinese. */
  nameZh: string
  /** Name of the document. In English. */
  nameEn: string
  /**
   * Export, import or both.
   *
   * @minItems 1
   *
   * Items: One direction.
   */
  directions: ("export" | "import")[]
  /**
   * Kinds of cargo that need it.
   *
   * @minItems 1
   *
   * Items: One kind.
   */
  cargo: ("general" | "food" | "cosmetics" | "chemicals" | "battery" | "machinery" | "medical" | "wood")[]
  /** When it is needed. */
  need: ("always" | "if" | "before")
  /** Position in the list. */
  place: number
  /** Who issues it. In Chinese. */
  issuerZh?: string
  /** Who issues it. In English. */
  issuerEn?: string
  /** Points to note. In Chinese. */
  noteZh?: string
  /** Points to note. In English. */
  noteEn?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  clearancePaperId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeClearancePaperOutput = {
  /** Id of the record. */
  clearancePaperId: string
  /** Version after the change. */
  version: number
}

export type ChangeCoastalSailingInput = {
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
  cutOff: string
  /** Estimated departure. */
  etd: string
  /** Estimated arrival. */
  eta: string
  /** Days from departure to arrival. */
  transitDays: number
  /** Port where containers change vessel; empty: direct. */
  transhipment?: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
  /** What shippers should know about this sailing. In Chinese. */
  noteZh?: string
  /** What shippers should know about this sailing. In English. */
  noteEn?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  coastalSailingId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeCoastalSailingOutput = {
  /** Id of the record. */
  coastalSailingId: string
  /** Version after the change. */
  version: number
}

export type ChangeCompanyAddressInput = {
  /** Role in a shipment. */
  kind: ("shipper" | "consignee" | "notify" | "factory")
  /** Company name. */
  name: string
  /** District in China. */
  area?: string
  /** Address. */
  address: string
  /** Person to contact. */
  contact?: string
  /** Mobile or telephone number. */
  mobile?: string
  /** E-mail address. */
  email?: string
  /** Registration or tax number. */
  taxId?: string
  /** Id of the record. */
  companyAddressId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeCompanyAddressOutput = {
  /** Id of the record. */
  companyAddressId: string
  /** Version after the change. */
  version: number
}

export type ChangeFactsInput = {
  /** Order number. */
  omsOrderNo: string
  /** Group of details: a form named by the order type. */
  group?: string
  /** All details of the group; those omitted are removed. */
  facts?: {
  }
  /** Version the caller read. */
  version: number
}

export type ChangeFactsOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type ChangeFilterInput = {
  /** The saved filter. */
  filterId: string
  /** Name of the filter. */
  name?: string
  /** Query string of the address, without the page number. */
  query?: {
  }
  /** Whether the list opens with it. */
  isDefault?: boolean
}

export type ChangeFilterOutput = {
}

export type ChangeFinanceApplicationInput = {
  /** Status. */
  status: ("received" | "answered" | "review" | "papers" | "approved" | "declined")
  /** Limit granted, in yuan. */
  approvedAmount?: number
  /** Longest term granted, in days. */
  approvedDays?: number
  /** Note to the applicant: which documents are missing, the conditions, or why it was declined. */
  message?: string
  /** Internal note. */
  note?: string
  /** Id of the record. */
  financeApplicationId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeFinanceApplicationOutput = {
  /** Id of the record. */
  financeApplicationId: string
  /** Version after the change. */
  version: number
}

export type ChangeInlandDepotInput = {
  /** Name of the depot. In Chinese. */
  nameZh: string
  /** Name of the depot. In English. */
  nameEn: string
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
  /** Hours of the gate. In Chinese. */
  gateHoursZh?: string
  /** Hours of the gate. In English. */
  gateHoursEn?: string
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
  /** Services that it offers. */
  services?: ("pick-up" | "return" | "laden" | "customs" | "reefer" | "repair" | "rail" | "barge")[]
  /** Id of the record. */
  inlandDepotId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeInlandDepotOutput = {
  /** Id of the record. */
  inlandDepotId: string
  /** Version after the change. */
  version: number
}

export type ChangeJobApplicationInput = {
  /** Progress. */
  status: ("received" | "interview" | "accepted" | "declined")
  /** Internal note. */
  note?: string
  /** Id of the record. */
  jobApplicationId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeJobApplicationOutput = {
  /** Id of the record. */
  jobApplicationId: string
  /** Version after the change. */
  version: number
}

export type ChangeLclSailingInput = {
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** SCAC of the carrier. */
  carrier?: string
  /** Vessel. */
  vessel: string
  /** Voyage. */
  voyage: string
  /** Estimated departure. */
  etd: string
  /** Estimated arrival. */
  eta?: string
  /** Last day of delivery to the warehouse (DCSA LCO). */
  cargoCutOff: string
  /** Local time of the cargo cut-off. */
  cutOffTime: string
  /** Last day for the shipping instruction (DCSA DCO). */
  siCutOff?: string
  /** Last day for customs release (DCSA CUA). */
  customsCutOff?: string
  /** Warehouse that consolidates the cargo. */
  warehouse?: string
  /** Id of the record. */
  lclSailingId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeLclSailingOutput = {
  /** Id of the record. */
  lclSailingId: string
  /** Version after the change. */
  version: number
}

export type ChangeMemberRoleInput = {
  /** Person. */
  memberId: string
  /** Role in the company. */
  role: ("member" | "admin")
  /** Version the caller read. */
  version: number
}

export type ChangeMemberRoleOutput = Pick<Member, 'memberId' | 'role' | 'status' | 'version'>

export type ChangeNewsInput = {
  /** Title of the item. In Chinese. */
  titleZh: string
  /** Title of the item. In English. */
  titleEn: string
  /** Category of the item. */
  category: ("notice" | "service" | "industry" | "company")
  /** Date shown on the item. */
  day: string
  /** Summary in a sentence or two. In Chinese. */
  summaryZh: string
  /** Summary in a sentence or two. In English. */
  summaryEn?: string
  /** Id of the cover picture. */
  cover?: string
  /** What the cover picture shows. In Chinese. */
  coverAltZh?: string
  /** What the cover picture shows. In English. */
  coverAltEn?: string
  /** Full text, in Markdown. In Chinese. */
  bodyZh: string
  /** Full text, in Markdown. In English. */
  bodyEn?: string
  /**
   * Files that readers can download.
   *
   * @maxItems 8
   *
   * Items: A file.
   */
  attachments?: {
    /** Name shown to readers. */
    name: string
    /** Id of the upload. */
    fileId: string
  }[]
  /**
   * Related items, by their title.
   *
   * @maxItems 5
   */
  related?: string[]
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  newsId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeNewsOutput = {
  /** Id of the record. */
  newsId: string
  /** Version after the change. */
  version: number
}

export type ChangeOverseasAgentInput = {
  /** Name of the company. In Chinese. */
  nameZh?: string
  /** Name of the company. In English. */
  nameEn: string
  /** Country or region, as a two-letter ISO 3166 code. */
  country: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** Networks and licences, as stated by the company. */
  memberships?: string
  /**
   * Ports that it serves.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Port.
   */
  ports: string[]
  /** Services that it offers. */
  services: ("customs" | "trucking" | "warehousing" | "lcl" | "air" | "project" | "reefer" | "dangerous")[]
  /** What readers should know about it. In Chinese. */
  aboutZh?: string
  /** What readers should know about it. In English. */
  aboutEn?: string
  /** Address of its office. */
  address?: string
  /** Name of the contact person. */
  contact: string
  /** Telephone number, with the country code. */
  phone?: string
  /** E-mail address. */
  email: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  overseasAgentId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeOverseasAgentOutput = {
  /** Id of the record. */
  overseasAgentId: string
  /** Version after the change. */
  version: number
}

export type ChangeOverseasLaneInput = {
  /** Port of loading in China. */
  origin: string
  /** Port where the goods arrive. */
  port: string
  /** Country. */
  country: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** City of delivery. In Chinese. */
  cityZh: string
  /** City of delivery. In English. */
  cityEn: string
  /** Hours before the vessel leaves by which cargo must be delivered. */
  cutOffHours: number
  /** Days from arrival at the port to the door, customs included. */
  deliveryDays: number
  /** Days from the port of loading to the door. */
  transitDays: number
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
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  overseasLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeOverseasLaneOutput = {
  /** Id of the record. */
  overseasLaneId: string
  /** Version after the change. */
  version: number
}

export type ChangeOverseasWarehouseInput = {
  /** Name of the warehouse. In Chinese. */
  nameZh?: string
  /** Name of the warehouse. In English. */
  nameEn: string
  /** Country or region, as a two-letter ISO 3166 code. */
  country: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** Port through which the warehouse is supplied. */
  port: string
  /** City where it is. In Chinese. */
  cityZh?: string
  /** City where it is. In English. */
  cityEn?: string
  /** Degrees north of the equator, for the map. */
  latitude?: string
  /** Degrees east of Greenwich, for the map. */
  longitude?: string
  /** Floor area. */
  area?: string
  /** Address for deliveries. */
  address?: string
  /** Services that it offers. */
  services: ("receiving" | "storage" | "pick-pack" | "fba" | "returns" | "bonded" | "cold" | "delivery")[]
  /** What readers should know about it. In Chinese. */
  aboutZh?: string
  /** What readers should know about it. In English. */
  aboutEn?: string
  /** Name of the contact person. */
  contact: string
  /** Telephone number, with the country code. */
  phone?: string
  /** E-mail address. */
  email: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  overseasWarehouseId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeOverseasWarehouseOutput = {
  /** Id of the record. */
  overseasWarehouseId: string
  /** Version after the change. */
  version: number
}

export type ChangePasswordInput = {
  /** Mobile number or e-mail address for the code, if the person never set a password. The server uses its own record. */
  account?: string
  /** The current password. */
  oldPassword?: string
  /** Confirms the identity of a person who never set a password. */
  code?: string
  /** New password: letters and digits, other printable ASCII signs allowed. */
  password: string
  /** The new password again. */
  confirmation: string
}

export type ChangePasswordOutput = {
}

export type ChangeProfitAgreementInput = {
  /** Partner receiving the share. */
  partner: string
  /** Calculation rule. */
  rule: ("fixed" | "fee-share" | "margin-share")
  /** Unit of the share. */
  unit: ("per-box" | "per-bill" | "per-order" | "percent")
  /** Amount per unit, or percent. */
  share: string
  /** Currency of a fixed amount. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Last day (order completion). */
  validTo?: string
  /** Remarks. */
  note?: string
  /** Id of the agreement. */
  agreementId: string
  /** Version the caller read. */
  version: number
}

export type ChangeProfitAgreementOutput = {
  /** Id of the agreement. */
  agreementId: string
  /** Version, which each change increments. */
  version: number
}

export type ChangePurchaseNoticeInput = {
  /** What is purchased, in one line. In Chinese. */
  titleZh: string
  /** What is purchased, in one line. In English. */
  titleEn: string
  /** Kind of service. */
  category: ("trucking" | "warehousing" | "yard" | "customs-brokerage" | "coastal" | "rail" | "packing" | "it")
  /** Where the service is needed. */
  region: ("ningbo" | "yangtze" | "fujian" | "pearl" | "shandong" | "bohai" | "inland" | "overseas")
  /** How much is needed. In Chinese. */
  volumeZh?: string
  /** How much is needed. In English. */
  volumeEn?: string
  /** First day of the contract. */
  periodFrom?: string
  /** Last day of the contract. */
  periodUntil?: string
  /** Last day for applications. */
  closesOn: string
  /** Requirements for suppliers, in Markdown. In Chinese. */
  requirementsZh: string
  /** Requirements for suppliers, in Markdown. In English. */
  requirementsEn?: string
  /** Purchasing department. In Chinese. */
  buyerZh?: string
  /** Purchasing department. In English. */
  buyerEn?: string
  /** Telephone number, with the country code. */
  buyerPhone?: string
  /** E-mail address. */
  buyerEmail?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  purchaseNoticeId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangePurchaseNoticeOutput = {
  /** Id of the record. */
  purchaseNoticeId: string
  /** Version after the change. */
  version: number
}

export type ChangeReeferSettingInput = {
  /** Commodity (Chinese). */
  nameZh: string
  /** Commodity (English). */
  nameEn: string
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
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  reeferSettingId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeReeferSettingOutput = {
  /** Id of the record. */
  reeferSettingId: string
  /** Version after the change. */
  version: number
}

export type ChangeSeaRailLaneInput = {
  /** City of the inland station. */
  origin: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** Inland station of the rail leg. In Chinese. */
  stationZh: string
  /** Inland station of the rail leg. In English. */
  stationEn: string
  /** Port of loading, where the container goes on board. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** SCAC of the ocean carrier. */
  carrier?: string
  /**
   * Weekdays of departure, Monday is 1.
   *
   * @minItems 1
   *
   * Items: One weekday.
   */
  days: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /** Hours before the train leaves by which containers must be at the station. */
  cutOffHours: number
  /** Days of the rail leg. */
  railDays: number
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
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  seaRailLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeSeaRailLaneOutput = {
  /** Id of the record. */
  seaRailLaneId: string
  /** Version after the change. */
  version: number
}

export type ChangeServiceContactInput = {
  /** Name of the desk or person. In Chinese. */
  labelZh: string
  /** Name of the desk or person. In English. */
  labelEn: string
  /** Telephone number. */
  phone: string
  /** E-mail address. */
  email?: string
  /** Opening hours. In Chinese. */
  hoursZh?: string
  /** Opening hours. In English. */
  hoursEn?: string
  /** Address. In Chinese. */
  addressZh?: string
  /** Address. In English. */
  addressEn?: string
  /**
   * Pages that show the contact, besides the contact page.
   *
   * @maxItems 10
   */
  pages?: string[]
  /** Contacts with lower numbers come first. */
  rank?: number
  /** Id of the record. */
  serviceContactId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeServiceContactOutput = {
  /** Id of the record. */
  serviceContactId: string
  /** Version after the change. */
  version: number
}

export type ChangeStaffRoleInput = {
  /** Staff member. */
  userId: string
  /** Role in the brand. */
  role: ("staff" | "staff-admin" | "analyst")
  /** Version the caller read. */
  version: number
}

export type ChangeStaffRoleOutput = Pick<StaffPerson, 'userId' | 'role' | 'status' | 'version'>

export type ChangeSupplierInput = {
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
  /** E-mail address for orders. */
  email?: string
  /** Language for e-mails. */
  mailLanguage?: ("zh" | "en")
  /** Remarks. */
  note?: string
  /** Whether new orders can be placed. */
  active?: boolean
  /** Id of the supplier. */
  supplierId: string
  /** Version the caller read. */
  version: number
}

export type ChangeSupplierOutput = {
  /** Id of the supplier. */
  supplierId: string
  /** Version, which each change increments. */
  version: number
}

export type ChangeSupplierOrderInput = {
  /** The supplier. */
  supplierId: string
  /** What is ordered. */
  service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Date required. */
  neededOn?: string
  /** Place, such as a loading address. */
  place?: string
  /** Instructions for the supplier. */
  note?: string
  /**
   * Cost lines.
   *
   * @maxItems 60
   */
  lines?: {
    /** Fee. */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
    /** Unit of the price. */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
    /** Container type. */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Price of one unit. */
    unitPrice: string
    /** Currency. */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** How many units. */
    quantity: string
  }[]
  /** Number of the supplier order. */
  supplierOrderNo: string
  /** Version the caller read. */
  version: number
}

export type ChangeSupplierOrderOutput = Pick<SupplierOrder, 'supplierOrderNo' | 'state' | 'version'>

export type ChangeTrainDepartureInput = {
  /** Train number. */
  train: string
  /** Corridor. */
  corridor: ("europe" | "central-asia" | "russia" | "domestic")
  /** Where the train crosses the border and containers change to wagons of the other gauge. */
  border?: ("alashankou" | "khorgos" | "manzhouli" | "erenhot")
  /** City of departure. */
  origin: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** City of arrival. */
  destination: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** Origin station (Chinese). */
  fromZh: string
  /** Origin station (English). */
  fromEn: string
  /** Destination station (Chinese). */
  toZh: string
  /** Destination station (English). */
  toEn: string
  /** Last day on which containers are accepted at the station. */
  cutOff: string
  /** Day of departure. */
  departure: string
  /** Estimated day of arrival. */
  arrival: string
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
  /** What shippers should know about this train. In Chinese. */
  noteZh?: string
  /** What shippers should know about this train. In English. */
  noteEn?: string
  /** Whether all brands show it. */
  shared?: boolean
  /** Id of the record. */
  trainDepartureId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeTrainDepartureOutput = {
  /** Id of the record. */
  trainDepartureId: string
  /** Version after the change. */
  version: number
}

export type ChangeVacancyInput = {
  /** Name of the position. In Chinese. */
  positionZh: string
  /** Name of the position. In English. */
  positionEn: string
  /** Department. */
  department?: ("sea" | "trucking" | "warehousing" | "documentation" | "customs" | "customer-service" | "sales" | "finance" | "digital")
  /** Place of work. */
  place: ("ningbo-jiangbei" | "ningbo-beilun" | "zhoushan" | "yiwu" | "hangzhou")
  /** Number of people wanted. */
  headcount: number
  /** Nature of the work. */
  nature: ("full-time" | "part-time" | "internship")
  /** Duties, in Markdown. In Chinese. */
  descriptionZh: string
  /** Duties, in Markdown. In English. */
  descriptionEn?: string
  /** Requirements, in Markdown. In Chinese. */
  requirementsZh: string
  /** Requirements, in Markdown. In English. */
  requirementsEn?: string
  /** Where applications are sent. */
  contact: string
  /** Id of the record. */
  vacancyId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeVacancyOutput = {
  /** Id of the record. */
  vacancyId: string
  /** Version after the change. */
  version: number
}

export type ChangeWarehouseReceiptInput = {
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
  /**
   * Photos of the goods.
   *
   * @maxItems 12
   *
   * Items: A photo.
   */
  photos?: {
    /** What it shows. */
    name: string
    /** Id of the upload. */
    fileId: string
  }[]
  /** Id of the record. */
  warehouseReceiptId: string
  /** Version that the caller saw. */
  version: number
}

export type ChangeWarehouseReceiptOutput = {
  /** Id of the record. */
  warehouseReceiptId: string
  /** Version after the change. */
  version: number
}

export type ChangeWebhookInput = {
  /** Name of the webhook. */
  name: string
  /** Smallest change of ETD or ETA that is sent. */
  moveHours: number
  /** Address that is called. */
  url: string
  /**
   * Events that are sent.
   *
   * @minItems 1
   *
   * Items: An event.
   */
  events: ("order-submitted" | "fees-confirmed" | "amendment-offered" | "amendment-declined" | "payment-received" | "rest-waived" | "order-generated" | "milestone-recorded" | "milestone-withdrawn" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "order-completed" | "order-rejected" | "order-cancelled")[]
  /** How many hours before a cut-off it is announced. */
  nearHours?: number
  /** Id of the webhook. */
  webhookId: string
}

export type ChangeWebhookOutput = {
  /** Id of the webhook. */
  webhookId: string
}

export type CheckPiecesInput = {
  /**
   * Pieces.
   *
   * @minItems 1
   * @maxItems 20
   */
  pieces: {
    /** Length, centimetres. */
    lengthCm: number
    /** Width, centimetres. */
    widthCm: number
    /** Height, centimetres. */
    heightCm: number
    /** Weight of one piece, kilograms. */
    weightKg: number
    /** Number of pieces of this size. */
    quantity: number
  }[]
}

export type CheckPiecesOutput = {
  /** Equipment with its limits. */
  equipment: {
    /** Type. */
    id: string
    /** Name. */
    label: string
    /** Loadable length. */
    lengthCm: number
    /** Loadable width. */
    widthCm: number
    /** Loadable height. */
    heightCm: number
    /** Payload. */
    payloadKg: number
    /** Load per metre. */
    kgPerMetre: number
    /** Over-length limit per end. */
    overLengthCm: number
    /** Over-width limit per side. */
    overWidthCm: number
    /** Over-height limit. */
    overHeightCm: number
    /** Slot size. */
    teu: number
  }[]
  /** The pieces in the order given. */
  pieces: {
    /** Length, centimetres. */
    lengthCm: number
    /** Width, centimetres. */
    widthCm: number
    /** Height, centimetres. */
    heightCm: number
    /** Weight of one piece, kilograms. */
    weightKg: number
    /** Number of pieces of this size. */
    quantity: number
    /** Dimension along the container. */
    alongCm: number
    /** Dimension across it. */
    acrossCm: number
    /** Suggested equipment. */
    best?: string
    /** Result for each type of equipment. */
    fits: {
      /** Equipment. */
      equipment: string
      /** Whether the piece fits. */
      fits: boolean
      /**
       * Limits exceeded.
       *
       * Items: Limit.
       */
      reasons: ("length" | "width" | "height" | "payload")[]
      /** Projection lengthwise, in total. */
      overLengthCm: number
      /** Projection at each side. */
      overWidthCm: number
      /** Projection above. */
      overHeightCm: number
      /** Slots lost, in TEU. */
      lostTeu: number
      /** Pieces in one container. */
      piecesEach: number
      /** Containers for all pieces. */
      containers: number
      /** Whether the floor needs bedding. */
      bedding: boolean
    }[]
  }[]
  /** Containers suggested, by type. */
  containers: {
    /** Type. */
    equipment: string
    /** Number. */
    quantity: number
  }[]
  /** Total slots lost, in TEU. */
  lostTeu: number
  /** Rows that fit no container. */
  breakBulk: number
}

export type CheckReleaseInput = {
  /** Text of every document by path. If omitted, the files on the server are checked. */
  documents?: {
    [k: string]: string
  }
}

export type CheckReleaseOutput = {
  findings: {
    /** File. */
    path: string
    line: number
    column: number
    severity: string
    /** Code of the finding. */
    code: string
    /** What is wrong, and where. */
    message: string
  }[]
}

export type CompareModesInput = {
  /** Inland city. */
  city: string
  /** Port area. */
  portArea: string
  /** Container type. */
  boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** Weight of the cargo in the container. */
  weight: string
  /** Day whose prices apply. Default: today. */
  loadingDate?: string
}

export type CompareModesOutput = {
  /** The transport options. */
  ways: ComparedMode[]
  /** Whether the emission factors are unconfirmed. */
  assumed: boolean
}

export type CompareSeaOffersInput = {
  /** Rate ids, separated by commas. */
  rates: string
  /** Types and quantities, such as 20GP*1,40HQ*2. */
  boxes: string
}

export type CompareSeaOffersOutput = {
  rows: ComparedOffer[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of rates that no longer exist. */
  missing: number
}

export type CompareSeaWaysInput = {
  /** Port of loading; with pod, unless rates is given. */
  pol?: string
  /** Port of discharge. */
  pod?: string
  /** Rate ids, separated by commas: the ways of their ports. */
  rates?: string
  /** Types and quantities, such as 20GP*1,40HQ*2. */
  boxes: string
  /** Speed between ports. Default: the limit seaServiceKnots. */
  knots?: number
}

export type CompareSeaWaysOutput = {
  /** The ways; the shortest of each pair of ports first. */
  ways: ComparedSeaWay[]
  /** The ports. */
  stops: {
    /** Port. */
    id: string
    /** Its name in the reader's language. */
    label: string
    /** Degrees north. */
    latitude: string
    /** Degrees east. */
    longitude: string
  }[]
  /** Speed used. */
  knots: number
  /** Whether the emission factors are unconfirmed. */
  assumed: boolean
}

export type ConfirmBillInput = {
  /** Order number. */
  omsOrderNo: string
  /** Version of the draft reviewed. */
  draft: number
  /** Version the caller read. */
  version: number
}

export type ConfirmBillOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type ConfirmFeesInput = {
  /**
   * Fee lines to be charged.
   *
   * @minItems 1
   * @maxItems 60
   */
  lines: {
    /** Fee code. */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
    /** Group. */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /** Unit. */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
    /** Container type; a charge for containers of several types, such as an overweight surcharge, has none. */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** In a combined order, the service the fee belongs to. */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
    /** Price of one unit. */
    unitPrice: string
    /** Currency. */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** How many units. */
    quantity: string
    /** Why the fee is higher than estimated; the customer sees it. */
    reason?: string
  }[]
  /** Comment for the customer. */
  note?: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type ConfirmFeesOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type ConfirmMilestoneLoadInput = {
  /** Number of the load. */
  loadId: string
  /** Whether to skip the incorrect rows. */
  leaveOut?: boolean
  /** Version the caller read. */
  version: number
}

export type ConfirmMilestoneLoadOutput = {
  /** Number of the load. */
  loadId: string
  /** Version, which each change increments. */
  version: number
}

export type ConfirmPaymentInput = {
  /** Number of the payment within the order. Default: the oldest that is not checked. */
  no?: number
  /** What arrived, in the currency of the report. Default: the reported amount. */
  received?: string
  /** Whether the rest of the fees, if they are not covered, is waived. Default: it stays due. */
  waives?: boolean
  /** Why the rest is waived; the customer sees it. */
  waived?: string
  /** Confirms that the same bank reference belongs to several payments. */
  sharedReference?: boolean
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type ConfirmPaymentOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type ConfirmRateLoadInput = {
  /** Number of the load. */
  loadId: string
  /** Whether to skip the incorrect rows. */
  leaveOut?: boolean
  /** Version the caller read. */
  version: number
}

export type ConfirmRateLoadOutput = {
  /** Number of the load. */
  loadId: string
  /** Version, which each change increments. */
  version: number
}

export type ConfirmSecondFactorInput = {
  /** Proves that the authenticator app has the key. */
  code: string
  /** The current password. */
  password?: string
}

export type ConfirmSecondFactorOutput = {
  /** Each can be used once in place of a code. */
  recoveryCodes: string[]
}

export type ConfirmSheetLoadInput = {
  /** Number of the load. */
  loadId: string
  /** Whether to skip the incorrect rows. */
  leaveOut?: boolean
  /** Version the caller read. */
  version: number
}

export type ConfirmSheetLoadOutput = {
  /** Number of the load. */
  loadId: string
  /** Version, which each change increments. */
  version: number
}

export type ConfirmSupplierOrderInput = {
  /** The supplier's own number. */
  reference?: string
  /** Supplier's comment. */
  note?: string
  /** Number of the supplier order. */
  supplierOrderNo: string
  /** Version the caller read. */
  version: number
}

export type ConfirmSupplierOrderOutput = Pick<SupplierOrder, 'supplierOrderNo' | 'state' | 'version'>

export type CorrectExchangeRateInput = {
  /** Value of one unit in the base currency. */
  rate: string
  /** Reason for the correction. */
  note: string
  /** Confirms an unusually large change. */
  sure?: boolean
  /** Entry to correct. */
  exchangeRateId: string
}

export type CorrectExchangeRateOutput = Pick<ExchangeRate, 'exchangeRateId'>

export type CorrectRateInput = {
  /** Ocean freight for one 20GP; empty if the type is not offered. */
  price20GP?: string
  /** Ocean freight for one 40GP; empty if the type is not offered. */
  price40GP?: string
  /** Ocean freight for one 40HQ; empty if the type is not offered. */
  price40HQ?: string
  /** Ocean freight for one 45HQ; empty if the type is not offered. */
  price45HQ?: string
  /** Ocean freight for one 20RF; empty if the type is not offered. */
  price20RF?: string
  /** Ocean freight for one 40RH; empty if the type is not offered. */
  price40RH?: string
  /** Currency of the freight. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** First day of validity. */
  validFrom: string
  /** Last day on which the rate may be booked. */
  validTo: string
  /** Other conditions, in Chinese or in the only language. */
  remarksZh?: string
  /** Other conditions, in English. */
  remarksEn?: string
  /** Reason for the correction, shown in the history. */
  reason: string
  /** Rate. */
  rateId: string
  /** Version the caller read. */
  version: number
}

export type CorrectRateOutput = Pick<DeskRate, 'rateId' | 'version'>

export type CountBookingStatusesInput = {
}

export type CountBookingStatusesOutput = {
  /** Number by status. */
  counts: {
    [k: string]: number
  }
}

export type CountNotificationsInput = {
}

export type CountNotificationsOutput = {
  /** Number of unread notifications. */
  unread: number
}

export type CreateActivityInput = {
  /** Name of the activity. In Chinese. */
  titleZh: string
  /** Name of the activity. In English. */
  titleEn: string
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /**
   * Pages on which the activity is announced.
   *
   * @minItems 1
   * @maxItems 5
   */
  placement: string[]
  /** Page that the activity links to. */
  target?: ("activities" | "air-transport-services" | "bank-shipping" | "bank-shipping-detail" | "bank-booking" | "bank-entrust" | "bank-sign-in" | "truck-activity" | "truck-activity-detail" | "india-pakistan" | "eurmed-act" | "customs-act" | "warehouse-act" | "yard-act" | "financial" | "join-us" | "news" | "mails" | "booking-help" | "break-bulk" | "truck-batch" | "railway" | "cold-chain" | "express-service" | "import-detail" | "sea-service" | "coastal-order" | "ecom" | "land-carriage" | "clearance" | "fee-terms" | "box-cost" | "free-time" | "fujian-yards" | "fujian-containers" | "fujian-warehouses" | "fujian-booking" | "fujian-truck" | "fujian-logistics" | "tracking" | "copy-tracking" | "vessel-plan" | "schedule" | "backward-planner" | "sea-ways" | "lcl-sailings" | "city-delivery" | "sea-compare" | "sea-request" | "lcl" | "soc" | "air" | "rail" | "sea-rail" | "customs" | "entrust" | "shipping-order" | "other-service" | "overseas" | "overseas-agency" | "agent-join" | "overseas-location" | "port-express" | "pre-port-truck" | "pre-port-depots" | "pre-port-modes" | "pre-port-barge" | "pre-port-barge-order" | "pre-port-booking" | "pre-port-yard" | "pre-port-warehouse" | "about-us" | "contact-us" | "developers" | "agreement" | "tsl-agreement" | "policy" | "port-qingdao" | "port-shenzhen" | "sea-query" | "sea-booking" | "sea-batch" | "shipowner-area" | "supplier" | "supplier-guide" | "truck-quote" | "truck-detail" | "warehousing" | "warehouse-list" | "warehouse-detail" | "warehouse-track" | "yard-list" | "yard-detail" | "yard-service" | "warehouse-quote" | "yard-quote")
  /** Customers can sign up for it. */
  signUp?: boolean
  /** Maximum number of participants. */
  places?: number
  /** What customers get. In Chinese. */
  summaryZh: string
  /** What customers get. In English. */
  summaryEn?: string
  /** The terms, in Markdown. In Chinese. */
  bodyZh: string
  /** The terms, in Markdown. In English. */
  bodyEn?: string
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreateActivityOutput = {
  /** Id of the record. */
  activityId: string
  /** Version after the change. */
  version: number
}

export type CreateActivitySignUpInput = {
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
  activityId: string
}

export type CreateActivitySignUpOutput = {
  /** Id of the record. */
  activitySignUpId: string
  /** Version after the change. */
  version: number
}

export type CreateAgentApplicationInput = {
  /** Name in English. */
  nameEn: string
  /** Name in Chinese. */
  nameZh?: string
  /** Country or region, as a two-letter ISO 3166 code. */
  country: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** Address of its office. */
  address?: string
  /**
   * Ports that it serves.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Port.
   */
  ports: string[]
  /**
   * Services that it offers.
   *
   * @minItems 1
   */
  services: ("customs" | "trucking" | "warehousing" | "lcl" | "air" | "project" | "reefer" | "dangerous")[]
  /** Networks and licences, as stated by the company. */
  memberships?: string
  /** What the company says about itself. */
  aboutEn?: string
  /** Name of the contact person. */
  contact: string
  /** Telephone number, with the country code. */
  phone: string
  /** E-mail address. */
  email: string
  /** Id of the uploaded proof of registration. */
  registration: string
  /** Id of the uploaded licence or certificate. */
  certificate?: string
}

export type CreateAgentApplicationOutput = {
  /** Id of the record. */
  agentApplicationId: string
  /** Version after the change. */
  version: number
}

export type CreateAgentInquiryInput = {
  /** Goods to be shipped. */
  goods: string
  /** How much is shipped, such as containers or cubic metres. */
  volume: string
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** Message. */
  message?: string
  /** Name of the customer. */
  contact: string
  /** Telephone number of the customer. */
  phone?: string
  /** E-mail address of the customer. */
  email: string
  /** Id of the record. */
  overseasAgentId: string
}

export type CreateAgentInquiryOutput = {
  /** Id of the record. */
  agentInquiryId: string
  /** Version after the change. */
  version: number
}

export type CreateAirLaneInput = {
  /** Airport of departure. */
  origin: string
  /** Airport of destination. */
  destination: string
  /** Airline, by IATA code. */
  airline: ("CA" | "CK" | "CZ" | "CX" | "NH" | "KE" | "SQ" | "TG" | "EK" | "LH" | "CV" | "UA")
  /**
   * Weekdays of departure, Monday is 1.
   *
   * @minItems 1
   *
   * Items: One weekday.
   */
  days: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /** Days from departure to availability at the airport of destination. */
  transitDays: number
  /** Hours before departure by which cargo must reach the terminal. */
  cutOffHours: number
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
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreateAirLaneOutput = {
  /** Id of the record. */
  airLaneId: string
  /** Version after the change. */
  version: number
}

export type CreateAirOrderInput = {
  booking: {
    /** Where the goods are sent from. */
    from: string
    /** Where the goods are sent to. */
    to: string
    /** Airline that the customer chose. */
    airline?: ("CA" | "CK" | "CZ" | "CX" | "NH" | "KE" | "SQ" | "TG" | "EK" | "LH" | "CV" | "UA")
    /** Planned date. */
    plannedDate: string
    /** Export or import. */
    direction: ("export" | "import")
    /** Name of the goods. */
    goodsName: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** How much of the goods. */
    goodsAmount: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight: string
    /** Measurement in cubic metres. */
    volume: string
    /** Contact person. */
    contact: string
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
  }
  /** Number of the company. */
  companyId?: string
}

export type CreateAirOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateAssistantFeedbackInput = {
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
}

export type CreateAssistantFeedbackOutput = {
  /** Id of the record. */
  assistantFeedbackId: string
  /** Version after the change. */
  version: number
}

export type CreateBargeDepartureInput = {
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
  transfer: ("direct" | "via-waigaoqiao")
}

export type CreateBargeDepartureOutput = {
  /** Id of the record. */
  bargeDepartureId: string
  /** Version after the change. */
  version: number
}

export type CreateBargeOrderInput = {
  booking: {
    /** River port. */
    city: string
    /** Port area where the ocean vessel loads. */
    portArea: string
    /** Estimated departure date. */
    etd: string
    /** River vessel. */
    bargeVessel?: string
    /** Voyage of the river vessel. */
    bargeVoyage?: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
    }[]
    /** Whether a truck collects the container at the factory. */
    preCarriage?: boolean
    /** Pick-up address. */
    factoryAddress?: string
    /** SCAC. */
    carrier?: string
    /** Ocean vessel. */
    vessel?: string
    /** Voyage of the ocean vessel. */
    voyage?: string
    /** Name of the goods. */
    goodsName: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** How much of the goods. */
    goodsAmount: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages?: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateBargeOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateBreakBulkOrderInput = {
  booking: {
    /**
     * Pieces, one row for each size.
     *
     * @minItems 1
     * @maxItems 20
     */
    pieces: {
      /** Length, centimetres. */
      lengthCm: number
      /** Width, centimetres. */
      widthCm: number
      /** Height, centimetres. */
      heightCm: number
      /** Weight of one piece, kilograms. */
      weightKg: number
      /** Number of pieces of this size. */
      quantity: number
    }[]
    /** How the pieces are lifted. */
    lifting?: ("eyes" | "slings" | "forklift" | "cradle")
    /** Pieces may be stacked. */
    stackable?: boolean
    /** Port of loading. */
    pol: string
    /** Port of discharge. */
    pod: string
    /** Planned date. */
    plannedDate: string
    /** SCAC. */
    carrier?: string
    /** Name of the goods. */
    goodsName: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    drawing?: string
  }
  /** Number of the company. */
  companyId?: string
}

export type CreateBreakBulkOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateCityDeliveryOrderInput = {
  booking: {
    /** City. */
    city: ("330200" | "310000" | "350200")
    /** District of pick-up. */
    fromArea: string
    /** Pick-up address. */
    fromAddress: string
    /** District of delivery. */
    toArea: string
    /** Delivery address. */
    toAddress: string
    /** Planned date. */
    plannedDate: string
    /** Local time of pick-up. */
    pickUpTime: string
    /** Vehicle class. */
    vehicle: ("van" | "light" | "medium" | "heavy")
    /** Name of the goods. */
    goodsName: string
    /** Gross weight in kilograms. */
    grossWeight: string
    /** Measurement in cubic metres. */
    volume?: string
    /** Number of packages. */
    packages?: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Stops after the first delivery. */
    extraStops?: number
    /** The driver loads and unloads. */
    handling?: boolean
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Person who receives the goods. */
    receiver: string
    /** Mobile of the receiver. */
    receiverMobile: string
    /** Remarks. */
    remark?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateCityDeliveryOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateClearancePaperInput = {
  /** Name of the document. In Chinese. */
  nameZh: string
  /** Name of the document. In English. */
  nameEn: string
  /**
   * Export, import or both.
   *
   * @minItems 1
   *
   * Items: One direction.
   */
  directions: ("export" | "import")[]
  /**
   * Kinds of cargo that need it.
   *
   * @minItems 1
   *
   * Items: One kind.
   */
  cargo: ("general" | "food" | "cosmetics" | "chemicals" | "battery" | "machinery" | "medical" | "wood")[]
  /** When it is needed. */
  need: ("always" | "if" | "before")
  /** Position in the list. */
  place: number
  /** Who issues it. In Chinese. */
  issuerZh?: string
  /** Who issues it. In English. */
  issuerEn?: string
  /** Points to note. In Chinese. */
  noteZh?: string
  /** Points to note. In English. */
  noteEn?: string
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreateClearancePaperOutput = {
  /** Id of the record. */
  clearancePaperId: string
  /** Version after the change. */
  version: number
}

export type CreateCoastalOrderInput = {
  booking: {
    /** Port of loading. */
    from: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
    /** Port of discharge. */
    to: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
    /** Day of departure. */
    etd: string
    /** Vessel and voyage. */
    sailing?: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 3
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ")
      /** Number of containers. */
      quantity: number
    }[]
    /** Terms of carriage. */
    term: ("cy-cy" | "door-cy" | "cy-door" | "door-door")
    /** Distance between the loading place and the port of loading. */
    pickUpZone?: ("50" | "100" | "200" | "300" | "500")
    /** Loading address. */
    pickUpAddress?: string
    /** Distance between the port of discharge and the consignee. */
    deliveryZone?: ("50" | "100" | "200" | "300" | "500")
    /** Delivery address. */
    deliveryAddress?: string
    /** Name of the goods. */
    goodsName: string
    /** Number of packages. */
    packages?: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateCoastalOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateCoastalSailingInput = {
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
  cutOff: string
  /** Estimated departure. */
  etd: string
  /** Estimated arrival. */
  eta: string
  /** Days from departure to arrival. */
  transitDays: number
  /** Port where containers change vessel; empty: direct. */
  transhipment?: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
  /** What shippers should know about this sailing. In Chinese. */
  noteZh?: string
  /** What shippers should know about this sailing. In English. */
  noteEn?: string
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreateCoastalSailingOutput = {
  /** Id of the record. */
  coastalSailingId: string
  /** Version after the change. */
  version: number
}

export type CreateColdChainOrderInput = {
  booking: {
    /**
     * Reefer containers.
     *
     * @minItems 1
     * @maxItems 2
     */
    boxes: {
      /** Container type. */
      boxType: ("20RF" | "40RH")
      /** Number of containers. */
      quantity: number
    }[]
    /** Set point in degrees Celsius. */
    temperature: string
    /** Relative humidity in percent. */
    humidity?: number
    /** Fresh air exchange in cubic metres per hour; 0: closed. */
    ventilation: number
    /** Whether the container is inspected and pre-cooled. */
    preCooling?: boolean
    /** Whether a temperature logger is placed in the container. */
    logger?: boolean
    /** Whether the truck runs a genset. */
    genset?: boolean
    /** Days for which the genset is hired. */
    gensetDays?: number
    /** Hours plugged in at the yard or terminal. */
    plugInHours: number
    /** Port. */
    port: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
    /** Distance between port and loading place. */
    zone: ("50" | "100" | "200" | "300" | "500")
    /** Planned date. */
    plannedDate: string
    /** Loading or delivery address. */
    address: string
    /** Name of the goods. */
    goodsName: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages?: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateColdChainOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateCompanyAddressInput = {
  /** Role in a shipment. */
  kind: ("shipper" | "consignee" | "notify" | "factory")
  /** Company name. */
  name: string
  /** District in China. */
  area?: string
  /** Address. */
  address: string
  /** Person to contact. */
  contact?: string
  /** Mobile or telephone number. */
  mobile?: string
  /** E-mail address. */
  email?: string
  /** Registration or tax number. */
  taxId?: string
}

export type CreateCompanyAddressOutput = {
  /** Id of the record. */
  companyAddressId: string
  /** Version after the change. */
  version: number
}

export type CreateCustomsOrderInput = {
  booking: {
    /** Export or import. */
    direction: ("export" | "import")
    /** Port of entry or exit. */
    port: string
    /** Trade mode of the declaration. */
    tradeMode: ("0110" | "0214" | "0615" | "1210" | "9610")
    /** Planned date. */
    plannedDate: string
    /** Declarations to be made. */
    declarations: number
    /** Total number of goods items on all declarations. */
    goodsItems: number
    /** Master B/L number. */
    mblNo?: string
    /** Name of the goods. */
    goodsName: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages?: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateCustomsOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateEntrustOrderInput = {
  booking: {
    /** Includes sea freight. */
    wantsSea?: boolean
    /** Includes trucking. */
    wantsTruck?: boolean
    /** Includes warehousing. */
    wantsWarehouse?: boolean
    /** Includes customs clearance. */
    wantsCustoms?: boolean
    /** Includes cargo insurance. */
    wantsInsurance?: boolean
    /** Includes yard storage. */
    wantsYard?: boolean
    /** Port of loading. */
    pol: string
    /** Port of discharge. */
    pod: string
    /** Estimated departure date. */
    etd: string
    /** Who pays the freight. */
    paymentTerms: ("prepaid" | "collect")
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
    }[]
    /** Rate the customer chose. */
    rateId?: string
    /** Name of the goods. */
    goodsName: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** How much of the goods. */
    goodsAmount: string
    /** Value of the cargo in yuan, whole units. */
    cargoValue: string
    /** Gross weight in kilograms. */
    grossWeight?: string
    /** Measurement in cubic metres. */
    volume?: string
    /** The customer has read the limits of carrier's liability insurance. */
    liabilityNoted?: true
    /** SCAC. */
    carrier?: string
    /** Direct sailings only, or with transhipment. */
    routing?: ("direct" | "transit")
    /** Terminal for loaded containers. */
    terminal?: string
    /** Stuffing date. */
    loadingDate?: string
    /** Gross weight of the cargo in the heaviest container, in kilograms. */
    weightPerBox?: string
    /**
     * Loading points in sequence; the first one sets the price.
     *
     * @minItems 1
     * @maxItems 3
     */
    points?: {
      /** District of the loading place, as a GB/T 2260 code; for a city without districts, the city's code. */
      area: string
      /** Stuffing address. */
      address: string
    }[]
    /** Warehouse. */
    warehouse?: string
    /** Yard for empty pick-up. */
    pickUpYard?: string
    /** Planned stuffing date. */
    plannedDate?: string
    /** Pallets to build. */
    pallets?: number
    /** Days of storage in the warehouse. */
    storageDays?: number
    /** Trade mode of the declaration. */
    tradeMode?: ("0110" | "0214" | "0615" | "1210" | "9610")
    /** Declarations to be made. */
    declarations?: number
    /** Total number of goods items on all declarations. */
    goodsItems?: number
    /** Cover. */
    cover?: ("all-risks" | "with-average" | "free-of-particular-average")
    /** Insured value in yuan, whole units. */
    insuredValue?: string
    /** Yard. */
    yard?: string
    /** Planned arrival of the containers. */
    arrivalDate?: string
    /** Days of storage, including the first day. */
    yardDays?: number
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
  /** Rate shown to the customer. */
  rateId?: string
  /** Version of that rate. */
  rateVersion?: number
}

export type CreateEntrustOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateFinanceApplicationInput = {
  /** Kind of finance. */
  product: ("freight" | "duty" | "receivable")
  /** Amount applied for, in yuan. */
  amount: number
  /** Term applied for, in days. */
  days: number
  /** Orders or lanes it is for. */
  purpose: string
  /** Source of the repayment. */
  repayment: string
  /** Freight spent in the last year, in yuan. */
  turnover?: number
  /** Name of the company. */
  company: string
  /** Unified social credit code. */
  uscc: string
  /** Contact person. */
  contact: string
  /** Phone number of the contact. */
  phone: string
  /** E-mail address of the contact. */
  email: string
  /** Id of the uploaded business licence. */
  licence: string
  /** Id of the uploaded financial statements. */
  statements: string
  /** Id of the uploaded contract or orders. */
  contract?: string
  /** Consent to the credit check. */
  consent: true
}

export type CreateFinanceApplicationOutput = {
  /** Id of the record. */
  financeApplicationId: string
  /** Version after the change. */
  version: number
}

export type CreateImportOrderInput = {
  booking: {
    /** Master B/L number. */
    mblNo: string
    /** Kind of the bill of lading. */
    billKind: ("original" | "telex" | "waybill")
    /** Port of discharge. */
    port: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
    /** Estimated arrival of the vessel. */
    eta: string
    /** SCAC. */
    carrier?: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
    }[]
    /** Whether the B/L is exchanged for the delivery order. */
    exchange: boolean
    /** Whether the goods are declared. */
    clears: boolean
    /** Whether the containers are delivered. */
    delivers: boolean
    /** Trade mode of the declaration. */
    tradeMode?: ("0110" | "0214" | "0615" | "1210" | "9610")
    /** HS code of the main goods. */
    hsCode?: string
    /** Declarations to be made. */
    declarations?: number
    /** Total number of goods items on all declarations. */
    goodsItems?: number
    /** Distance between port and consignee. */
    zone?: ("50" | "100" | "200" | "300" | "500")
    /** Day on which the goods are wanted. */
    deliveryDate?: string
    /** Delivery address. */
    address?: string
    /** Name of the goods. */
    goodsName: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages?: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateImportOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateInlandDepotInput = {
  /** Name of the depot. In Chinese. */
  nameZh: string
  /** Name of the depot. In English. */
  nameEn: string
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
  /** Hours of the gate. In Chinese. */
  gateHoursZh?: string
  /** Hours of the gate. In English. */
  gateHoursEn?: string
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
  /** Services that it offers. */
  services?: ("pick-up" | "return" | "laden" | "customs" | "reefer" | "repair" | "rail" | "barge")[]
}

export type CreateInlandDepotOutput = {
  /** Id of the record. */
  inlandDepotId: string
  /** Version after the change. */
  version: number
}

export type CreateInvitationInput = {
  /** Purpose of the invitation; visible to its creator and the administrators. */
  note?: string
  /** Maximum number of people who can join through the link. */
  places: number
  /** Days the link is valid. */
  days: number
  /** E-mail address for the link. */
  email?: string
  /** Language of the e-mail. */
  mailLanguage?: ("zh" | "en")
}

export type CreateInvitationOutput = NewInvitation

export type CreateJobApplicationInput = {
  /** Name of the applicant. */
  applicant: string
  /** Phone number of the applicant. */
  phone: string
  /** E-mail address of the applicant. */
  email: string
  /** What the applicant writes. */
  letter?: string
  /** Id of the uploaded CV. */
  resume: string
  /** Id of the record. */
  vacancyId: string
}

export type CreateJobApplicationOutput = {
  /** Id of the record. */
  jobApplicationId: string
  /** Version after the change. */
  version: number
}

export type CreateLclOrderInput = {
  booking: {
    /** Port of loading. */
    pol: string
    /** Port of discharge. */
    pod: string
    /** Estimated departure date. */
    etd: string
    /** Who pays the freight. */
    paymentTerms: ("prepaid" | "collect")
    /** Vessel of the chosen sailing. */
    vessel?: string
    /** Voyage of the chosen sailing. */
    voyage?: string
    /** Name of the goods. */
    goodsName: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** How much of the goods. */
    goodsAmount: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight: string
    /** Measurement in cubic metres. */
    volume: string
    /** Contact person. */
    contact: string
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
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateLclOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateLclSailingInput = {
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** SCAC of the carrier. */
  carrier?: string
  /** Vessel. */
  vessel: string
  /** Voyage. */
  voyage: string
  /** Estimated departure. */
  etd: string
  /** Estimated arrival. */
  eta?: string
  /** Last day of delivery to the warehouse (DCSA LCO). */
  cargoCutOff: string
  /** Local time of the cargo cut-off. */
  cutOffTime: string
  /** Last day for the shipping instruction (DCSA DCO). */
  siCutOff?: string
  /** Last day for customs release (DCSA CUA). */
  customsCutOff?: string
  /** Warehouse that consolidates the cargo. */
  warehouse?: string
}

export type CreateLclSailingOutput = {
  /** Id of the record. */
  lclSailingId: string
  /** Version after the change. */
  version: number
}

export type CreateLongHaulOrderInput = {
  booking: {
    /** Lane. */
    lane: ("shanghai-beijing" | "shanghai-guangzhou" | "shanghai-chengdu" | "shanghai-xian" | "ningbo-wuhan" | "ningbo-chongqing" | "ningbo-zhengzhou" | "ningbo-shenzhen" | "hangzhou-changsha" | "qingdao-urumqi" | "guangzhou-kunming" | "shenzhen-harbin")
    /** Distance of the lane by road. */
    distance?: number
    /** Vehicle. */
    vehicle: ("4.2" | "6.8" | "9.6" | "13" | "17.5")
    /** Number of trucks. */
    trucks: number
    /** Extra loading or unloading places per truck. */
    stops?: number
    /** Whether trucks need a tail lift. */
    tailLift?: boolean
    /** Whether the goods travel in the opposite direction. */
    reverse?: boolean
    /** Planned date. */
    plannedDate: string
    /** Loading address. */
    loadingAddress: string
    /** Unloading address. */
    unloadingAddress: string
    /** Name of the goods. */
    goodsName: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** Gross weight in kilograms. */
    grossWeight: string
    /** Measurement in cubic metres. */
    volume?: string
    /** Value of the goods to insure, in yuan. */
    coverValue?: number
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateLongHaulOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateNewsInput = {
  /** Title of the item. In Chinese. */
  titleZh: string
  /** Title of the item. In English. */
  titleEn: string
  /** Category of the item. */
  category: ("notice" | "service" | "industry" | "company")
  /** Date shown on the item. */
  day: string
  /** Summary in a sentence or two. In Chinese. */
  summaryZh: string
  /** Summary in a sentence or two. In English. */
  summaryEn?: string
  /** Id of the cover picture. */
  cover?: string
  /** What the cover picture shows. In Chinese. */
  coverAltZh?: string
  /** What the cover picture shows. In English. */
  coverAltEn?: string
  /** Full text, in Markdown. In Chinese. */
  bodyZh: string
  /** Full text, in Markdown. In English. */
  bodyEn?: string
  /**
   * Files that readers can download.
   *
   * @maxItems 8
   *
   * Items: A file.
   */
  attachments?: {
    /** Name shown to readers. */
    name: string
    /** Id of the upload. */
    fileId: string
  }[]
  /**
   * Related items, by their title.
   *
   * @maxItems 5
   */
  related?: string[]
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreateNewsOutput = {
  /** Id of the record. */
  newsId: string
  /** Version after the change. */
  version: number
}

export type CreateOtherOrderInput = {
  booking: {
    /** Service requested, in a few words. */
    subject: string
    /** Detailed requirements. */
    details: string
    /** Place of the service. */
    place?: string
    /** Planned date. */
    plannedDate?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Number of the company. */
  companyId?: string
}

export type CreateOtherOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateOverseasAgentInput = {
  /** Name of the company. In Chinese. */
  nameZh?: string
  /** Name of the company. In English. */
  nameEn: string
  /** Country or region, as a two-letter ISO 3166 code. */
  country: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** Networks and licences, as stated by the company. */
  memberships?: string
  /**
   * Ports that it serves.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Port.
   */
  ports: string[]
  /** Services that it offers. */
  services: ("customs" | "trucking" | "warehousing" | "lcl" | "air" | "project" | "reefer" | "dangerous")[]
  /** What readers should know about it. In Chinese. */
  aboutZh?: string
  /** What readers should know about it. In English. */
  aboutEn?: string
  /** Address of its office. */
  address?: string
  /** Name of the contact person. */
  contact: string
  /** Telephone number, with the country code. */
  phone?: string
  /** E-mail address. */
  email: string
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreateOverseasAgentOutput = {
  /** Id of the record. */
  overseasAgentId: string
  /** Version after the change. */
  version: number
}

export type CreateOverseasLaneInput = {
  /** Port of loading in China. */
  origin: string
  /** Port where the goods arrive. */
  port: string
  /** Country. */
  country: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** City of delivery. In Chinese. */
  cityZh: string
  /** City of delivery. In English. */
  cityEn: string
  /** Hours before the vessel leaves by which cargo must be delivered. */
  cutOffHours: number
  /** Days from arrival at the port to the door, customs included. */
  deliveryDays: number
  /** Days from the port of loading to the door. */
  transitDays: number
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
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreateOverseasLaneOutput = {
  /** Id of the record. */
  overseasLaneId: string
  /** Version after the change. */
  version: number
}

export type CreateOverseasOrderInput = {
  booking: {
    /** Where the goods are sent from. */
    from: string
    /** Where the goods are sent to. */
    to: string
    /** Planned date. */
    plannedDate: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** Delivery address. */
    deliveryAddress?: string
    /** Name of the goods. */
    goodsName: string
    /** How much of the goods. */
    goodsAmount: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight: string
    /** Measurement in cubic metres. */
    volume?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Number of the company. */
  companyId?: string
}

export type CreateOverseasOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateOverseasWarehouseInput = {
  /** Name of the warehouse. In Chinese. */
  nameZh?: string
  /** Name of the warehouse. In English. */
  nameEn: string
  /** Country or region, as a two-letter ISO 3166 code. */
  country: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** Port through which the warehouse is supplied. */
  port: string
  /** City where it is. In Chinese. */
  cityZh?: string
  /** City where it is. In English. */
  cityEn?: string
  /** Degrees north of the equator, for the map. */
  latitude?: string
  /** Degrees east of Greenwich, for the map. */
  longitude?: string
  /** Floor area. */
  area?: string
  /** Address for deliveries. */
  address?: string
  /** Services that it offers. */
  services: ("receiving" | "storage" | "pick-pack" | "fba" | "returns" | "bonded" | "cold" | "delivery")[]
  /** What readers should know about it. In Chinese. */
  aboutZh?: string
  /** What readers should know about it. In English. */
  aboutEn?: string
  /** Name of the contact person. */
  contact: string
  /** Telephone number, with the country code. */
  phone?: string
  /** E-mail address. */
  email: string
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreateOverseasWarehouseOutput = {
  /** Id of the record. */
  overseasWarehouseId: string
  /** Version after the change. */
  version: number
}

export type CreateParcelOrderInput = {
  booking: {
    /** Channel. */
    channel: ("express" | "economy")
    /** Zone of the destination. */
    zone: ("1" | "2" | "3" | "4" | "5" | "6")
    /**
     * Parcels, one row for each size and weight.
     *
     * @minItems 1
     * @maxItems 50
     */
    parcels: {
      /** Length in centimetres. */
      length: number
      /** Width in centimetres. */
      width: number
      /** Height in centimetres. */
      height: number
      /** Actual weight of one parcel. */
      weight: string
      /** Parcels. */
      quantity: number
    }[]
    /** Chargeable weight of all parcels. */
    chargeable?: string
    /** Whether parcels contain batteries. */
    battery?: boolean
    /** Name of the goods. */
    goodsName: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Who pays duties and taxes. */
    taxes: ("ddp" | "dap")
    /** IOSS or VAT number of the seller. */
    ioss?: string
    /** Planned date. */
    plannedDate: string
    /** Where parcels are collected. */
    address: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateParcelOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreatePortExpressOrderInput = {
  booking: {
    /** Port of the shuttle. */
    port: string
    /** To or from the terminal. */
    direction: ("to-terminal" | "from-terminal")
    /** Yard or station at the other end. */
    place: string
    /** Terminal. */
    terminal: string
    /** Day of the shuttle. */
    workDate: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** Work between evening and morning. */
    night?: boolean
    /** Gate-in within the express window. */
    express?: boolean
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
    }[]
    /** Containers with dangerous goods. */
    dangerousBoxes?: number
    /** Container numbers, if known. */
    containerNos?: string
    /** Vessel. */
    vessel?: string
    /** Voyage. */
    voyage?: string
    /** Master bill of lading, if there is one. */
    mblNo?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreatePortExpressOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreatePurchaseNoticeInput = {
  /** What is purchased, in one line. In Chinese. */
  titleZh: string
  /** What is purchased, in one line. In English. */
  titleEn: string
  /** Kind of service. */
  category: ("trucking" | "warehousing" | "yard" | "customs-brokerage" | "coastal" | "rail" | "packing" | "it")
  /** Where the service is needed. */
  region: ("ningbo" | "yangtze" | "fujian" | "pearl" | "shandong" | "bohai" | "inland" | "overseas")
  /** How much is needed. In Chinese. */
  volumeZh?: string
  /** How much is needed. In English. */
  volumeEn?: string
  /** First day of the contract. */
  periodFrom?: string
  /** Last day of the contract. */
  periodUntil?: string
  /** Last day for applications. */
  closesOn: string
  /** Requirements for suppliers, in Markdown. In Chinese. */
  requirementsZh: string
  /** Requirements for suppliers, in Markdown. In English. */
  requirementsEn?: string
  /** Purchasing department. In Chinese. */
  buyerZh?: string
  /** Purchasing department. In English. */
  buyerEn?: string
  /** Telephone number, with the country code. */
  buyerPhone?: string
  /** E-mail address. */
  buyerEmail?: string
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreatePurchaseNoticeOutput = {
  /** Id of the record. */
  purchaseNoticeId: string
  /** Version after the change. */
  version: number
}

export type CreateRailOrderInput = {
  booking: {
    /** Where the goods are sent from. */
    from: string
    /** Where the goods are sent to. */
    to: string
    /** Block train that the customer chose. */
    train?: string
    /** Planned date. */
    plannedDate: string
    /** Export or import. */
    direction: ("export" | "import")
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
    }[]
    /** Name of the goods. */
    goodsName: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** How much of the goods. */
    goodsAmount: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages?: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight?: string
    /** Measurement in cubic metres. */
    volume?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Number of the company. */
  companyId?: string
}

export type CreateRailOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateReeferSettingInput = {
  /** Commodity (Chinese). */
  nameZh: string
  /** Commodity (English). */
  nameEn: string
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
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreateReeferSettingOutput = {
  /** Id of the record. */
  reeferSettingId: string
  /** Version after the change. */
  version: number
}

export type CreateSeaOrderInput = {
  booking: {
    /** Port of loading. */
    pol: string
    /** Port of discharge. */
    pod: string
    /** SCAC. */
    carrier: string
    /** Who pays the freight. */
    paymentTerms: ("prepaid" | "collect")
    /** Terms of sale. */
    incoterm?: ("EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CIF" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP")
    /** Original, telex release or waybill. */
    billType?: ("original" | "telex" | "waybill")
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
      /** Weight of the goods in each container, in kilograms. */
      weightKg?: string
    }[]
    /** Rate the customer chose. */
    rateId?: string
    /** Estimated departure date. */
    etd: string
    /** Vessel. */
    vessel?: string
    /** Voyage. */
    voyage?: string
    /** Terminal at the port of loading. */
    terminal?: string
    /** Pick-up area. */
    pickUpArea?: ("port-area" | "city" | "suburb" | "province" | "other-province")
    /** Book although the sailing has closed. Asked only then. */
    closingAccepted?: boolean
    /** Name of the goods. */
    goodsName: string
    /** HS code of the main goods. */
    hsCode?: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** IMDG class of dangerous goods. */
    imdgClass?: ("1" | "1.1A" | "1.1B" | "1.1C" | "1.1D" | "1.1E" | "1.1F" | "1.1G" | "1.1J" | "1.1L" | "1.2B" | "1.2C" | "1.2D" | "1.2E" | "1.2F" | "1.2G" | "1.2H" | "1.2J" | "1.2K" | "1.2L" | "1.3C" | "1.3F" | "1.3G" | "1.3H" | "1.3J" | "1.3K" | "1.3L" | "1.4B" | "1.4C" | "1.4D" | "1.4E" | "1.4F" | "1.4G" | "1.4S" | "1.5D" | "1.6N" | "2.1" | "2.2" | "2.3" | "3" | "4.1" | "4.2" | "4.3" | "5.1" | "5.2" | "6.1" | "6.2" | "7" | "8" | "9")
    /** UN number of dangerous goods. */
    unNumber?: string
    /** How much of the goods. */
    goodsAmount: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages?: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight?: string
    /** Measurement in cubic metres. */
    volume?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Stuffing address. */
    factoryAddress?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded booking note or shipping instruction. */
    file?: string
  }
  /** Rate. */
  rateId: string
  /** Version of that rate. */
  rateVersion: number
  /** Total shown to the customer. */
  shownTotal: string
  /** Number of the company. */
  companyId?: string
}

export type CreateSeaOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateSeaOrdersInput = {
  booking: {
    /**
     * Bookings, one row each.
     *
     * @minItems 1
     * @maxItems 50
     */
    bookings: {
      /** Port of loading. */
      pol: string
      /** Port of discharge. */
      pod: string
      /** SCAC. */
      carrier: string
      /** Estimated departure date. */
      etd: string
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
      /** Weight of the goods in each container, in kilograms. */
      weightKg?: string
      /** Name of the goods. */
      goodsName: string
      /** How much of the goods. */
      goodsAmount: string
      /** Value of the goods, whole units. */
      goodsValue: string
    }[]
    /** Who pays the freight. */
    paymentTerms: ("prepaid" | "collect")
    /** Original, telex release or waybill. */
    billType?: ("original" | "telex" | "waybill")
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateSeaOrdersOutput = {
  /** The orders, in the sequence of the rows. */
  orders: {
    /** Order number. */
    omsOrderNo: string
  }[]
  /** Number of orders. */
  count: number
}

export type CreateSeaRailLaneInput = {
  /** City of the inland station. */
  origin: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** Inland station of the rail leg. In Chinese. */
  stationZh: string
  /** Inland station of the rail leg. In English. */
  stationEn: string
  /** Port of loading, where the container goes on board. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** SCAC of the ocean carrier. */
  carrier?: string
  /**
   * Weekdays of departure, Monday is 1.
   *
   * @minItems 1
   *
   * Items: One weekday.
   */
  days: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[]
  /** Hours before the train leaves by which containers must be at the station. */
  cutOffHours: number
  /** Days of the rail leg. */
  railDays: number
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
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreateSeaRailLaneOutput = {
  /** Id of the record. */
  seaRailLaneId: string
  /** Version after the change. */
  version: number
}

export type CreateSeaRailOrderInput = {
  booking: {
    /** Inland station of the rail leg. */
    station: string
    /** Export or import. */
    direction: ("export" | "import")
    /** Port of loading. */
    pol: string
    /** Port of discharge. */
    pod: string
    /** Estimated departure date. */
    etd: string
    /** SCAC. */
    carrier?: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
    }[]
    /** Name of the goods. */
    goodsName: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** How much of the goods. */
    goodsAmount: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages?: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight?: string
    /** Measurement in cubic metres. */
    volume?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Number of the company. */
  companyId?: string
}

export type CreateSeaRailOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateSeaRequestOrderInput = {
  booking: {
    /** Port of loading. */
    pol: string
    /** Port of discharge. */
    pod: string
    /** FCL, LCL or break bulk. */
    freightType: ("fcl" | "lcl" | "bulk")
    /** Estimated departure date. */
    etd: string
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
    /** Name of the goods. */
    goodsName: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** How much of the goods. */
    goodsAmount: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages?: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight?: string
    /** Measurement in cubic metres. */
    volume?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Number of the company. */
  companyId?: string
}

export type CreateSeaRequestOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateServiceContactInput = {
  /** Name of the desk or person. In Chinese. */
  labelZh: string
  /** Name of the desk or person. In English. */
  labelEn: string
  /** Telephone number. */
  phone: string
  /** E-mail address. */
  email?: string
  /** Opening hours. In Chinese. */
  hoursZh?: string
  /** Opening hours. In English. */
  hoursEn?: string
  /** Address. In Chinese. */
  addressZh?: string
  /** Address. In English. */
  addressEn?: string
  /**
   * Pages that show the contact, besides the contact page.
   *
   * @maxItems 10
   */
  pages?: string[]
  /** Contacts with lower numbers come first. */
  rank?: number
}

export type CreateServiceContactOutput = {
  /** Id of the record. */
  serviceContactId: string
  /** Version after the change. */
  version: number
}

export type CreateShippingOrderInput = {
  booking: {
    /** Chosen carrier. */
    carrier: string
    /** Port of loading. */
    pol: string
    /** Port of discharge. */
    pod: string
    /** Estimated departure date. */
    etd: string
    /** Vessel. */
    vessel?: string
    /** Voyage. */
    voyage?: string
    /** Place of receipt, if different from the port of loading. */
    placeOfReceipt?: string
    /** Place of delivery, if different from the port of discharge. */
    placeOfDelivery?: string
    /** Master B/L number. */
    mblNo?: string
    /** Who pays the freight. */
    terms: ("prepaid" | "collect")
    /** Shipper, as on the B/L. */
    shipper: string
    /** Consignee, as on the B/L. */
    consignee: string
    /** Notify party, as on the B/L. */
    notifyParty: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
    }[]
    /** Name of the goods. */
    goodsName: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** Number of packages. */
    packages: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight: string
    /** Measurement in cubic metres. */
    volume: string
    /** Shipping marks. */
    marks?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Number of the company. */
  companyId?: string
}

export type CreateShippingOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateSocOrderInput = {
  booking: {
    /** Port of loading. */
    pol: string
    /** Port of discharge. */
    pod: string
    /** SCAC. */
    carrier?: string
    /** Estimated departure date. */
    etd: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
    }[]
    /** Who pays the freight. */
    paymentTerms: ("prepaid" | "collect")
    /** Whether the container is shipped loaded. */
    loaded?: boolean
    /** Numbers of the shipper's own containers. */
    containerNumbers?: string
    /** Containers to inspect for a valid safety plate. */
    inspections?: number
    /** Name of the goods. */
    goodsName: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** How much of the goods. */
    goodsAmount: string
    /** Value of the goods, whole units. */
    goodsValue: string
    /** Currency of the value. */
    goodsCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Number of packages. */
    packages?: number
    /** Kind of package. */
    packageUnit?: ("cartons" | "pallets" | "wooden-cases" | "bags" | "drums" | "bales" | "rolls" | "sets" | "pieces")
    /** Gross weight in kilograms. */
    grossWeight?: string
    /** Measurement in cubic metres. */
    volume?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded document. */
    file?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateSocOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateSupplierApplicationInput = {
  /** Name of the company. */
  company: string
  /** Unified social credit code. */
  uscc: string
  /**
   * Services that the company offers.
   *
   * @minItems 1
   *
   * Items: One service.
   */
  categories: ("trucking" | "warehousing" | "yard" | "customs-brokerage" | "coastal" | "rail" | "packing" | "it")[]
  /**
   * Regions in which it works.
   *
   * @minItems 1
   *
   * Items: One region.
   */
  regions: ("ningbo" | "yangtze" | "fujian" | "pearl" | "shandong" | "bohai" | "inland" | "overseas")[]
  /** Fleet, space, staff or other capacity. */
  capacity: string
  /** Contact person. */
  contact: string
  /** Phone number of the contact. */
  phone: string
  /** E-mail address of the contact; orders are sent to it. */
  email: string
  /** Id of the uploaded business licence. */
  licence: string
  /** Id of the uploaded permit or qualification. */
  qualification: string
  /** Id of another uploaded document. */
  otherPaper?: string
  /** Acceptance of the code of conduct. */
  conduct: true
}

export type CreateSupplierApplicationOutput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Version after the change. */
  version: number
}

export type CreateTrainDepartureInput = {
  /** Train number. */
  train: string
  /** Corridor. */
  corridor: ("europe" | "central-asia" | "russia" | "domestic")
  /** Where the train crosses the border and containers change to wagons of the other gauge. */
  border?: ("alashankou" | "khorgos" | "manzhouli" | "erenhot")
  /** City of departure. */
  origin: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** City of arrival. */
  destination: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** Origin station (Chinese). */
  fromZh: string
  /** Origin station (English). */
  fromEn: string
  /** Destination station (Chinese). */
  toZh: string
  /** Destination station (English). */
  toEn: string
  /** Last day on which containers are accepted at the station. */
  cutOff: string
  /** Day of departure. */
  departure: string
  /** Estimated day of arrival. */
  arrival: string
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
  /** What shippers should know about this train. In Chinese. */
  noteZh?: string
  /** What shippers should know about this train. In English. */
  noteEn?: string
  /** Whether all brands show it. */
  shared?: boolean
}

export type CreateTrainDepartureOutput = {
  /** Id of the record. */
  trainDepartureId: string
  /** Version after the change. */
  version: number
}

export type CreateTruckOrderInput = {
  booking: {
    /** Port of loading. */
    pol: string
    /** Terminal for loaded containers. */
    terminal: string
    /** Port for empty pick-up, if different. */
    pickUpPort?: string
    /** Yard for empty pick-up. */
    pickUpYard?: string
    /** SCAC of the carrier. */
    carrier: string
    /** Master B/L number for container pick-up. */
    mblNo: string
    /** Vessel. */
    vessel: string
    /** Voyage. */
    voyage: string
    /** Port of transhipment. */
    transitPort?: string
    /** Port of discharge. */
    pod?: string
    /**
     * Loading points in sequence; the first one sets the price.
     *
     * @minItems 1
     * @maxItems 3
     */
    points: {
      /** District of the loading place, as a GB/T 2260 code; for a city without districts, the city's code. */
      area: string
      /** Stuffing address. */
      address: string
    }[]
    /** Stuffing date. */
    loadingDate: string
    /** Local arrival time at the place of loading. */
    loadingTime?: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
    }[]
    /** Total gross weight in kilograms. */
    grossWeight: string
    /** Gross weight of the cargo in the heaviest container, in kilograms. */
    weightPerBox?: string
    /** Number of packages. */
    packages?: number
    /** Measurement in cubic metres. */
    volume?: string
    /** Whether there are dangerous goods. */
    dangerous?: boolean
    /** Containers with dangerous goods. */
    dangerousBoxes?: number
    /** UN number of the dangerous goods. */
    unNumber?: string
    /** Contact at the place of loading. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** E-mail address for updates on the truck. */
    email?: string
    /** WeChat ID of the contact. */
    weChat?: string
    /** Remarks. */
    remark?: string
    /** Id of the uploaded booking note or loading list. */
    file?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateTruckOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateTruckOrdersInput = {
  booking: {
    /** Port of loading. */
    pol: string
    /** Terminal for loaded containers. */
    terminal: string
    /** Stuffing date. */
    loadingDate: string
    /**
     * Trucks, one row for each address.
     *
     * @minItems 1
     * @maxItems 60
     */
    trucks: {
      /** District of the loading place: its name or GB/T 2260 code. */
      area: string
      /** Stuffing address. */
      address: string
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Cargo weight of each container, in kilograms. */
      weightPerBox: string
      /** Number of trucks. */
      quantity: number
    }[]
    /** SCAC of the carrier. */
    carrier: string
    /** Vessel. */
    vessel: string
    /** Voyage. */
    voyage: string
    /** Master B/L number for container pick-up. */
    mblNo: string
    /** Port of discharge. */
    pod?: string
    /** Contact at the place of loading. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateTruckOrdersOutput = {
  /** The orders, in the sequence of the rows. */
  orders: {
    /** Order number. */
    omsOrderNo: string
  }[]
  /** Number of orders. */
  count: number
}

export type CreateVacancyInput = {
  /** Name of the position. In Chinese. */
  positionZh: string
  /** Name of the position. In English. */
  positionEn: string
  /** Department. */
  department?: ("sea" | "trucking" | "warehousing" | "documentation" | "customs" | "customer-service" | "sales" | "finance" | "digital")
  /** Place of work. */
  place: ("ningbo-jiangbei" | "ningbo-beilun" | "zhoushan" | "yiwu" | "hangzhou")
  /** Number of people wanted. */
  headcount: number
  /** Nature of the work. */
  nature: ("full-time" | "part-time" | "internship")
  /** Duties, in Markdown. In Chinese. */
  descriptionZh: string
  /** Duties, in Markdown. In English. */
  descriptionEn?: string
  /** Requirements, in Markdown. In Chinese. */
  requirementsZh: string
  /** Requirements, in Markdown. In English. */
  requirementsEn?: string
  /** Where applications are sent. */
  contact: string
}

export type CreateVacancyOutput = {
  /** Id of the record. */
  vacancyId: string
  /** Version after the change. */
  version: number
}

export type CreateWarehouseOrderInput = {
  booking: {
    /** City, by its port. */
    city: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
    /** Warehouse. */
    warehouse: string
    /** Terminal where the containers are gated in. */
    terminal: string
    /** Yard for empty pick-up. */
    pickUpYard: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
    }[]
    /** Planned stuffing date. */
    plannedDate: string
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** Name of the goods. */
    goodsName?: string
    /** Inbound volume of the goods, in cubic metres. */
    volume?: string
    /** Pallets to build. */
    pallets?: number
    /** Days of storage in the warehouse. */
    storageDays?: number
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateWarehouseOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type CreateWarehouseReceiptInput = {
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
  /**
   * Photos of the goods.
   *
   * @maxItems 12
   *
   * Items: A photo.
   */
  photos?: {
    /** What it shows. */
    name: string
    /** Id of the upload. */
    fileId: string
  }[]
}

export type CreateWarehouseReceiptOutput = {
  /** Id of the record. */
  warehouseReceiptId: string
  /** Version after the change. */
  version: number
}

export type CreateYardOrderInput = {
  booking: {
    /** Port. */
    port: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
    /** Yard. */
    yard: string
    /**
     * Container types and quantities.
     *
     * @minItems 1
     * @maxItems 8
     */
    boxes: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Number of containers. */
      quantity: number
    }[]
    /** Planned arrival of the containers. */
    arrivalDate: string
    /** Days of storage, including the first day. */
    storageDays: number
    /** Kind of cargo. */
    cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
    /** The containers are loaded. */
    loaded?: boolean
    /** Containers with dangerous goods. */
    dangerousBoxes?: number
    /** Number of lifts requested, on and off. */
    lifts?: number
    /** Extra mechanical moves. */
    extraMoves?: number
    /** Days of reefer plug-in. */
    reeferDays?: number
    /** Containers to be washed. */
    washes?: number
    /** Master bill of lading, if there is one. */
    mblNo?: string
    /** Contact person. */
    contact: string
    /** Mobile number. */
    mobile?: string
    /** Landline with area code. */
    landline?: string
    /** Remarks. */
    remark?: string
  }
  /** Total shown to the customer. */
  shownTotal?: string
  /** Number of the company. */
  companyId?: string
}

export type CreateYardOrderOutput = {
  /** Order number. */
  omsOrderNo: string
}

export type DecideCertificationInput = {
  /** Request. */
  requestId: string
  /** Decision. */
  decision: ("approve" | "refuse")
  /** Reason. */
  reason?: string
  /** Version the caller read. */
  version: number
}

export type DecideCertificationOutput = {
  /** Request. */
  requestId: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
  /** The person's new membership state. */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
}

export type DecideJoinInput = {
  /** Request. */
  requestId: string
  /** Decision. */
  decision: ("approve" | "refuse")
  /** Reason. */
  reason?: string
  /** Version the caller read. */
  version: number
}

export type DecideJoinOutput = {
  /** Request. */
  requestId: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
  /** The person's new membership state. */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
}

export type DecideSupplierApplicationInput = {
  /** Status. */
  status: ("received" | "answered" | "review" | "papers" | "accepted" | "retired" | "declined")
  /** Type of the supplier in the workbench. */
  kind?: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
  /** Note to the applicant: which documents are missing, or why the application was declined. */
  message?: string
  /** Internal note. */
  note?: string
  /** Id of the record. */
  supplierApplicationId: string
  /** Version the caller read. */
  version: number
}

export type DecideSupplierApplicationOutput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Version, which each change increments. */
  version: number
}

export type DeclineAmendmentInput = {
  /** Reason. */
  reason: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type DeclineAmendmentOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type DeclineDisputeInput = {
  /** Why the fees stay as they are; the customer sees it. */
  answer: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type DeclineDisputeOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type DiscardMilestoneLoadInput = {
  /** Number of the load. */
  loadId: string
  /** Version the caller read. */
  version: number
}

export type DiscardMilestoneLoadOutput = {
  /** Number of the load. */
  loadId: string
  /** Version, which each change increments. */
  version: number
}

export type DiscardRateLoadInput = {
  /** Number of the load. */
  loadId: string
  /** Version the caller read. */
  version: number
}

export type DiscardRateLoadOutput = {
  /** Number of the load. */
  loadId: string
  /** Version, which each change increments. */
  version: number
}

export type DiscardSheetLoadInput = {
  /** Number of the load. */
  loadId: string
  /** Version the caller read. */
  version: number
}

export type DiscardSheetLoadOutput = {
  /** Number of the load. */
  loadId: string
  /** Version, which each change increments. */
  version: number
}

export type DisputeFeesInput = {
  /** Position of the disputed line among the confirmed ones, from 1. Default: the total is disputed. */
  line?: string
  /** Amount that the customer would accept for the line, in its currency: at most its amount. */
  counter?: string
  /** Total that the customer would accept, in the base currency: at most the confirmed total. */
  counterTotal?: string
  /** What the customer disputes. */
  message: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type DisputeFeesOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type DownloadAgentApplicationFileInput = {
  /** Id of the record. */
  agentApplicationId: string
  /** Field that holds the file. */
  field: string
  /** Which file, if the field holds several. */
  fileId?: string
}

export type DownloadAgentApplicationFileOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadBerthTemplateInput = {
}

export type DownloadBerthTemplateOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadCutOffsInput = {
  /** IMO number or name of the first ship. */
  ship: string
  /** Its voyage. */
  voyage: string
  /** Port of loading, by any of its codes. */
  pol: string
}

export type DownloadCutOffsOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadFileInput = {
  /** File number. */
  fileId: string
}

export type DownloadFileOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadFinanceApplicationFileInput = {
  /** Id of the record. */
  financeApplicationId: string
  /** Field that holds the file. */
  field: string
  /** Which file, if the field holds several. */
  fileId?: string
}

export type DownloadFinanceApplicationFileOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadJobApplicationFileInput = {
  /** Id of the record. */
  jobApplicationId: string
  /** Field that holds the file. */
  field: string
  /** Which file, if the field holds several. */
  fileId?: string
}

export type DownloadJobApplicationFileOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadLicenceInput = {
  /** Request. */
  requestId: string
}

export type DownloadLicenceOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadLoadSheetInput = {
  /** Number of the load. */
  loadId: string
}

export type DownloadLoadSheetOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadLoadTemplateInput = {
  /** What the sheet contains. */
  kind: ("berths" | "sailings" | "port-steps" | "warehouse-receipts")
}

export type DownloadLoadTemplateOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadMilestoneSheetInput = {
  /** Number of the load. */
  loadId: string
}

export type DownloadMilestoneSheetOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadMilestoneTemplateInput = {
}

export type DownloadMilestoneTemplateOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadMilestoneWrongRowsInput = {
  /** Number of the load. */
  loadId: string
}

export type DownloadMilestoneWrongRowsOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadNewsFileInput = {
  /** Id of the record. */
  newsId: string
  /** Field that holds the file. */
  field: string
  /** Which file, if the field holds several. */
  fileId?: string
  /** Pass from the link of a preview. */
  preview?: string
}

export type DownloadNewsFileOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadRateSheetInput = {
  /** Number of the load. */
  loadId: string
}

export type DownloadRateSheetOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadRateTemplateInput = {
}

export type DownloadRateTemplateOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadReceiptPhotoInput = {
  /** Id of the receipt. */
  receiptId: string
  /** Id of the photo. */
  fileId: string
}

export type DownloadReceiptPhotoOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadSailingTemplateInput = {
}

export type DownloadSailingTemplateOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadSheetWrongRowsInput = {
  /** Number of the load. */
  loadId: string
}

export type DownloadSheetWrongRowsOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadSupplierApplicationFileInput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Field that holds the file. */
  field: string
  /** Which file, if the field holds several. */
  fileId?: string
}

export type DownloadSupplierApplicationFileOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadSupplierFileInput = {
  /** File id. */
  fileId: string
}

export type DownloadSupplierFileOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadWarehouseReceiptFileInput = {
  /** Id of the record. */
  warehouseReceiptId: string
  /** Field that holds the file. */
  field: string
  /** Which file, if the field holds several. */
  fileId?: string
}

export type DownloadWarehouseReceiptFileOutput = { name: string; type: string; bytes: Uint8Array }

export type DownloadWrongRowsInput = {
  /** Number of the load. */
  loadId: string
}

export type DownloadWrongRowsOutput = { name: string; type: string; bytes: Uint8Array }

export type DrawCardInput = {
  /** The title of the page. */
  title: string
  /** Language of the page. */
  language: string
  /** Proof that the server has written this title. */
  seal: string
}

export type DrawCardOutput = { name: string; type: string; bytes: Uint8Array }

export type EndOtherSessionsInput = {
}

export type EndOtherSessionsOutput = {
}

export type EndProfitAgreementInput = {
  /** Last day on which the rule applies. */
  validTo: string
  /** Id of the agreement. */
  agreementId: string
  /** Version the caller read. */
  version: number
}

export type EndProfitAgreementOutput = {
  /** Id of the agreement. */
  agreementId: string
  /** Version, which each change increments. */
  version: number
}

export type EndRebateRuleInput = {
  /** Last day on which the rule applies. */
  validTo: string
  /** Id of the rule. */
  ruleId: string
  /** Version the caller read. */
  version: number
}

export type EndRebateRuleOutput = Pick<RebateRule, 'ruleId'>

export type EndSessionInput = {
  /** Id of the record. */
  sessionId: string
}

export type EndSessionOutput = {
}

export type EndStaffSessionInput = {
  /** Staff member. */
  userId: string
  /** Id of the record. */
  sessionId: string
}

export type EndStaffSessionOutput = {
}

export type EndStaffSessionsInput = {
  /** Staff member. */
  userId: string
}

export type EndStaffSessionsOutput = {
}

export type EstimateGuidePricesInput = {
  /** Whose lanes. */
  service: ("air" | "rail" | "sea-rail" | "overseas")
  /** Code or name of the place of departure, in any language. */
  from: string
  /** Code or name of the place of arrival, in any language. */
  to: string
  /** Planned day; prices and departures from then on. Default: today. */
  day?: string
  /** Gross weight of all packages. */
  grossWeight?: string
  /** Volume of all packages. */
  volume?: string
  /**
   * Container types and quantities.
   *
   * @maxItems 8
   */
  boxes?: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Quantity. */
    quantity: number
  }[]
}

export type EstimateGuidePricesOutput = {
  /** Lanes that fit, the cheapest first. */
  lanes: GuidePrice[]
}

export type ExportDeskStatisticsInput = {
  /** Days back from today; 90 if omitted. */
  period?: ("30" | "90" | "180" | "365")
}

export type ExportDeskStatisticsOutput = { name: string; type: string; bytes: Uint8Array }

export type ExportListInput = {
  /** Id of the list document. */
  list: string
  /**
   * Column ids; if omitted, the list's default columns.
   *
   * @maxItems 100
   */
  columns?: string[]
  /** Input of the list's operation, without paging. */
  query: {
  }
  /** The file is sent in frames that report progress: four bytes for the rows written so far, four for the length, then that many bytes of the file. The header export-rows gives the total. */
  progress?: boolean
}

export type ExportListOutput = { name: string; type: string; bytes: Uint8Array }

export type ExportTrackingInput = {
  /** Bill of lading, booking or container number. */
  number: string
  /** Port area. */
  portArea?: string
  /** Terminal. */
  terminal?: string
  /** Carrier. */
  carrier?: string
}

export type ExportTrackingOutput = { name: string; type: string; bytes: Uint8Array }

export type FeedNewsInput = {
  /** Language of the feed. */
  language?: ("zh" | "en")
}

export type FeedNewsOutput = { name: string; type: string; bytes: Uint8Array }

export type FindPagesInput = {
  /** Words, or an address that starts with a slash. */
  words?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type FindPagesOutput = {
  rows: FoundPage[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type FindPassagesInput = {
  /** A question or words. */
  words?: string
  /** Only this passage of a page: page, block and paragraph. */
  passage?: string
  /** Only terms of this fee. */
  fee?: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
  /** Only terms that apply at this port. */
  port?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type FindPassagesOutput = {
  rows: Passage[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type FinishSupplierOrderInput = {
  /** Number of the supplier order. */
  supplierOrderNo: string
  /** Version the caller read. */
  version: number
}

export type FinishSupplierOrderOutput = Pick<SupplierOrder, 'supplierOrderNo' | 'state' | 'version'>

export type FollowLaneInput = {
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** Types and quantities, such as 20GP*1,40HQ*2. */
  boxes: string
}

export type FollowLaneOutput = {
}

export type GenerateOrderInput = {
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type GenerateOrderOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type HandOverOrderInput = {
  /** New owner. */
  to: string
  /** Handover notes. */
  note: string
  /** Order number. */
  omsOrderNo: string
  /** Owner the caller saw. Omit if there was none. */
  from?: string
}

export type HandOverOrderOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type HoldOrderInput = {
  /** Milestone. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** Reason. */
  reason: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type HoldOrderOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type InviteStaffInput = {
  /** Invited e-mail address; the link is sent there. */
  email: string
  /** Role in the brand. */
  role: ("staff" | "staff-admin" | "analyst")
  /** Language of the e-mail. */
  mailLanguage?: ("zh" | "en")
}

export type InviteStaffOutput = NewStaffInvitation

export type IssueBillDraftInput = {
  /** The draft. */
  file: string
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
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type IssueBillDraftOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type JoinStaffInput = {
  /** Name of the person, without digits. */
  name: string
  /** Name in Latin letters. */
  latinName?: string
  /** New password: letters and digits, other printable ASCII signs allowed. */
  password: string
  /** The new password again. */
  confirmation: string
  /** Acceptance of the service agreement. */
  agreement: true
  /** Acceptance of the privacy policy. */
  policy: true
  /** The token in the link. */
  invitation: string
}

export type JoinStaffOutput = Session

export type ListActivityEventsInput = {
  /** Id of the record. */
  activityId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListActivityEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListActivitySignUpEventsInput = {
  /** Id of the record. */
  activitySignUpId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListActivitySignUpEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListAgentApplicationEventsInput = {
  /** Id of the record. */
  agentApplicationId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListAgentApplicationEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListAgentInquiryEventsInput = {
  /** Id of the record. */
  agentInquiryId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListAgentInquiryEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListAirLaneEventsInput = {
  /** Id of the record. */
  airLaneId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListAirLaneEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListApiKeysInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListApiKeysOutput = {
  rows: ApiKey[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListAuditInput = {
  /** Limits the search to changes or security events. */
  kind?: ("act" | "security")
  /** What happened. */
  event?: ("signed-in" | "signed-out" | "sign-in-failed" | "sign-in-limited" | "code-sent" | "code-limited" | "code-refused" | "registered" | "password-changed" | "password-reset" | "second-factor-on" | "second-factor-off" | "session-ended" | "sessions-ended" | "session-cut" | "denied" | "limited" | "profile-changed" | "avatar-changed" | "avatar-removed" | "notifications-changed" | "certification-applied" | "certification-approved" | "certification-refused" | "certification-withdrawn" | "application-withdrawn" | "join-requested" | "join-approved" | "join-refused" | "administrator-appointed" | "member-role-changed" | "member-disabled" | "member-enabled" | "member-removed" | "invitation-created" | "invitation-revoked" | "invitation-accepted" | "referral-opened" | "referral-followed" | "order-submit" | "order-cancel" | "order-reject" | "order-request-amendment" | "order-decline-amendment" | "quote-saved" | "quote-removed" | "quote-restored" | "tracking-shared" | "tracking-link-revoked" | "quote-shared" | "quote-sent" | "quote-link-revoked" | "webhook-removed" | "api-key-revoked" | "api-key-added" | "calendar-revoked" | "calendar-opened" | "webhook-secret-rotated" | "webhook-changed" | "webhook-added" | "fees-confirmed" | "release-published" | "release-rolled-back" | "file-quarantined" | "rates-loaded" | "schedules-loaded" | "sheet-loaded" | "milestones-loaded" | "rates-undone" | "rate-corrected" | "rate-withdrawn" | "rate-restored" | "exchange-rate-added" | "exchange-rate-corrected" | "rebate-requested" | "rebate-withdrawn" | "rebate-approved" | "rebate-refused" | "rebate-paid" | "rebate-rule-added" | "rebate-rule-ended" | "profit-agreement-added" | "profit-agreement-changed" | "profit-agreement-ended" | "profit-shared-again" | "supplier-added" | "supplier-changed" | "supplier-accepted" | "supplier-retired" | "supplier-reinstated" | "supplier-order-placed" | "supplier-order-changed" | "supplier-order-sent" | "supplier-order-confirmed" | "supplier-order-finished" | "supplier-order-cancelled" | "supplier-file-attached" | "company-notifications-changed" | "staff-invited" | "staff-invitation-withdrawn" | "staff-joined" | "staff-role-changed" | "staff-suspended" | "staff-restored" | "staff-sessions-ended" | "second-factor-removal-requested" | "second-factor-removal-refused" | "second-factor-removed" | "record-created" | "record-changed" | "record-published" | "record-withdrawn" | "record-archived" | "record-restored")
  /** Part of the name of the person who did it. */
  actor?: string
  /** Part of a person's name, or the number of a record. */
  subject?: string
  /** First day, in the brand's time zone. */
  from?: string
  /** Last day. */
  to?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListAuditOutput = {
  rows: AuditEntry[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListBargeDepartureEventsInput = {
  /** Id of the record. */
  bargeDepartureId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListBargeDepartureEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListBestSeaRatesInput = {
  /** Port of loading, by any of its codes. Default: any. */
  pol?: string
  /**
   * Ports of discharge, by any of their codes.
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: Port of discharge.
   */
  pods: string[]
  /** Container type whose price is compared. Default: the usual one. */
  boxType?: ("20GP" | "40GP" | "40HQ")
  /** Only sailings up to this day. */
  until?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListBestSeaRatesOutput = {
  rows: Rate[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListBestTruckPricesInput = {
  /** Port of loading, by any of its codes. Default: each port with a tariff. */
  pol?: string
  /** Container length whose price is compared, in feet. Default: 40. */
  length?: ("20" | "40" | "45")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListBestTruckPricesOutput = {
  rows: TruckPrice[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListCalendarsInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListCalendarsOutput = {
  rows: Calendar[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListCarrierBookingsInput = {
  /** SCAC. */
  carrier?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListCarrierBookingsOutput = {
  rows: CarrierBooking[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListCarrierOffersInput = {
  /** Port of loading, by any of its codes. */
  pol?: string
  /** Port of discharge, by any of its codes. */
  pod?: string
  /** SCAC. */
  carrier?: string
  /** Field to sort by. */
  sort?: ("carrier" | "sailings" | "fastest" | "nextEtd")
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListCarrierOffersOutput = {
  rows: CarrierOffer[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListCertificationsInput = {
  /** Tab of the list. */
  tab?: ("open" | "approved" | "refused" | "closed")
  /** Part of a name, number or address. */
  search?: string
  /** Field to sort by. */
  sort?: ("createdAt" | "decidedAt" | "companyName")
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListCertificationsOutput = {
  rows: Pick<Certification, 'requestId' | 'state' | 'companyName' | 'uscc' | 'applicant' | 'account' | 'phone' | 'createdAt' | 'waitingHours' | 'decidedAt' | 'decidedBy' | 'reason' | 'version'>[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of rows by tab. */
  counts?: {
    [k: string]: number
  }
}

export type ListClearancePaperEventsInput = {
  /** Id of the record. */
  clearancePaperId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListClearancePaperEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListCoastalSailingEventsInput = {
  /** Id of the record. */
  coastalSailingId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListCoastalSailingEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListCompaniesInput = {
  /** Tab of the list. */
  tab?: ("certified" | "withdrawn")
  /** Part of a name, number or address. */
  search?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListCompaniesOutput = {
  rows: Company[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of rows by tab. */
  counts?: {
    [k: string]: number
  }
}

export type ListCompanyAddressEventsInput = {
  /** Id of the record. */
  companyAddressId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListCompanyAddressEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListConversationsInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListConversationsOutput = {
  rows: Conversation[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListDcsaEventsInput = {
  /**
   * Types of events; several by comma.
   *
   * Items: A code.
   */
  eventType?: ("SHIPMENT" | "TRANSPORT" | "EQUIPMENT")[]
  /**
   * Of shipment events; several by comma.
   *
   * Items: A code.
   */
  shipmentEventTypeCode?: ("RECE" | "DRFT" | "PENA" | "PENU" | "REJE" | "APPR" | "ISSU" | "SURR" | "SUBM" | "VOID" | "CONF" | "REQS" | "CMPL" | "HOLD" | "RELS")[]
  /**
   * Of shipment events: documents; several by comma.
   *
   * Items: A code.
   */
  documentTypeCode?: ("CBR" | "BKG" | "SHI" | "SRM" | "TRD" | "ARN" | "VGM" | "CAS" | "CUS" | "DGD" | "OOG")[]
  /** Booking number of the carrier. */
  carrierBookingReference?: string
  /** Number of the bill of lading. */
  transportDocumentReference?: string
  /**
   * Of transport events; several by comma.
   *
   * Items: A code.
   */
  transportEventTypeCode?: ("ARRI" | "DEPA")[]
  /** IMO number of the vessel. */
  vesselIMONumber?: string
  /** Outbound voyage. */
  exportVoyageNumber?: string
  /** Outbound voyage; deprecated by the standard. */
  carrierVoyageNumber?: string
  /** Service code of the carrier. */
  carrierServiceCode?: string
  /** Place. */
  UNLocationCode?: string
  /**
   * Of equipment events; several by comma.
   *
   * Items: A code.
   */
  equipmentEventTypeCode?: ("LOAD" | "DISC" | "GTIN" | "GTOT" | "STUF" | "STRP" | "PICK" | "DROP" | "INSP" | "RSEA" | "RMVD")[]
  /** Container number. */
  equipmentReference?: string
  /** When the event was created, exactly. */
  eventCreatedDateTime?: string
  /** Created at or after this moment. */
  "eventCreatedDateTime:gte"?: string
  /** Created after this moment. */
  "eventCreatedDateTime:gt"?: string
  /** Created at or before this moment. */
  "eventCreatedDateTime:lte"?: string
  /** Created before this moment. */
  "eventCreatedDateTime:lt"?: string
  /** Created exactly at this moment. */
  "eventCreatedDateTime:eq"?: string
  /** Maximum number of items. */
  limit?: number
  /** Where to continue: from Next-Page of the previous page. */
  cursor?: string
}

/** Items: A transport, equipment or shipment event of DCSA Track & Trace 2.2. */
export type ListDcsaEventsOutput = {
}[]

export type ListDcsaRoutesInput = {
  /** Port of loading, UN/LOCODE. */
  placeOfReceipt: string
  /** Port of discharge, UN/LOCODE. */
  placeOfDelivery: string
  /** First day of departure; default: today. */
  departureStartDate?: string
  /** Last day of departure; default: four weeks after the first. */
  departureEndDate?: string
  /** First day of arrival. */
  arrivalStartDate?: string
  /** Last day of arrival. */
  arrivalEndDate?: string
  /** Maximum number of transhipments; 0 for direct routes only. */
  maxTranshipment?: number
  /** Only CY, at the origin. */
  receiptTypeAtOrigin?: "CY"
  /** Only CY, at the destination. */
  deliveryTypeAtDestination?: "CY"
  /** Maximum number of items. */
  limit?: number
  /** Where to continue: from Next-Page of the previous page. */
  cursor?: string
}

/** Items: A route of DCSA Commercial Schedules 1.0. */
export type ListDcsaRoutesOutput = {
}[]

export type ListDeskAgesInput = {
  /** Days back from today; 90 if omitted. */
  period?: ("30" | "90" | "180" | "365")
}

export type ListDeskAgesOutput = {
  rows: DeskAgeCount[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListDeskMonthsInput = {
  /** Days back from today; 90 if omitted. */
  period?: ("30" | "90" | "180" | "365")
}

export type ListDeskMonthsOutput = {
  rows: DeskMonth[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListDeskOrdersInput = {
  /** Tab of the workbench. */
  tab?: ("pending" | "executing" | "completed" | "cancelled")
  /** Part of the order number. */
  omsOrderNo?: string
  /** Kind of order. */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Port of loading, by any of its codes. */
  pol?: string
  /** Port of discharge, by any of its codes. */
  pod?: string
  /** Master B/L number. */
  mblNo?: string
  /** Field to sort by. */
  sort?: string
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Company. */
  companyName?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListDeskOrdersOutput = {
  rows: OrderRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of orders by tab. */
  counts?: {
    [k: string]: number
  }
}

export type ListDeskOwnersInput = {
  /** Days back from today; 90 if omitted. */
  period?: ("30" | "90" | "180" | "365")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListDeskOwnersOutput = {
  rows: DeskOwnerCount[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListDeskRatesInput = {
  /** Only rates in this state. */
  tab?: ("in-force" | "upcoming" | "ended" | "withdrawn" | "replaced")
  /** Port of loading, by any of its codes. */
  pol?: string
  /** Port of discharge, by any of its codes. */
  pod?: string
  /** SCAC. */
  carrier?: string
  /** Only rates that are valid on this day. */
  validOn?: string
  /** Words in the number, load, service, vessel, voyage, commodity, customer or remarks, or in the name of a port or carrier. */
  words?: string
  /** Field to sort by. */
  sort?: string
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListDeskRatesOutput = {
  rows: DeskRate[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of rates by tab. */
  counts?: {
    [k: string]: number
  }
}

export type ListDeskRebatesInput = {
  /** Tab of the list. */
  tab?: ("open" | "approved" | "paid" | "all")
  /** Part of a company's name. */
  companyName?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListDeskRebatesOutput = {
  rows: RebateMonth[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of months by tab. */
  counts?: {
    [k: string]: number
  }
}

export type ListDeskWaitsInput = {
  /** Queue, a row of the dictionary desk-queue; if omitted or "all", every queue. */
  queue?: string
  /** Owner filter. */
  owner?: ("mine" | "nobody" | "others")
  /** Kind of order. */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Order number, B/L number, or part of a company's name. */
  search?: string
  /** Field to sort by. */
  sort?: "since"
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListDeskWaitsOutput = {
  rows: QueuedOrder[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of orders by queue. */
  counts?: {
    [k: string]: number
  }
}

export type ListDocumentFindingsInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListDocumentFindingsOutput = {
  rows: DocumentFinding[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListDraftsInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListDraftsOutput = {
  rows: KeptDraft[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListEdifactReceiptsInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListEdifactReceiptsOutput = {
  rows: EdifactReceipt[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListEventSourcesInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListEventSourcesOutput = {
  rows: SourceStatus[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListExchangeHolesInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListExchangeHolesOutput = {
  rows: ExchangeHole[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListExchangeRatesInput = {
  /** Only this currency. */
  currency?: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** used: current and upcoming rates. */
  tab?: ("used" | "all")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListExchangeRatesOutput = {
  rows: ExchangeRate[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListFailedDeliveriesInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListFailedDeliveriesOutput = {
  rows: FailedDelivery[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListFinanceApplicationEventsInput = {
  /** Id of the record. */
  financeApplicationId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListFinanceApplicationEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListFinanceApplicationProgressInput = {
  /** Id of the record. */
  financeApplicationId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListFinanceApplicationProgressOutput = {
  rows: {
    /** Number of the change. */
    step: number
    /** When. */
    at: string
    /** Status. */
    status?: ("received" | "answered" | "review" | "papers" | "approved" | "declined")
    /** Note to the applicant: which documents are missing, the conditions, or why it was declined. */
    message?: string
    /** Answer. */
    answer?: string
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListFollowedLanesInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListFollowedLanesOutput = {
  rows: FollowedLane[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListInlandDepotEventsInput = {
  /** Id of the record. */
  inlandDepotId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListInlandDepotEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListInvitationsInput = {
  /** Only those in this state. */
  state?: ("open" | "used-up" | "ended" | "revoked")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListInvitationsOutput = {
  rows: Invitation[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListInvitedPeopleInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListInvitedPeopleOutput = {
  rows: InvitedPerson[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListJobApplicationEventsInput = {
  /** Id of the record. */
  jobApplicationId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListJobApplicationEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListJobApplicationProgressInput = {
  /** Id of the record. */
  jobApplicationId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListJobApplicationProgressOutput = {
  rows: {
    /** Number of the change. */
    step: number
    /** When. */
    at: string
    /** Progress. */
    status?: ("received" | "interview" | "accepted" | "declined")
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListLclSailingEventsInput = {
  /** Id of the record. */
  lclSailingId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListLclSailingEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListLoadRowsInput = {
  /** Number of the load. */
  loadId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListLoadRowsOutput = {
  rows: Pick<Rate, 'rateId' | 'pol' | 'pod' | 'carrier' | 'service' | 'transitPort' | 'direct' | 'routing' | 'transitDays' | 'sailingDays' | 'closingDays' | 'validFrom' | 'validTo' | 'etd' | 'vessel' | 'voyage' | 'currency' | 'price20GP' | 'price40GP' | 'price40HQ' | 'otherPrices' | 'surcharges' | 'freeDays'>[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListMailsInput = {
  /** Part of the recipient's e-mail address or mobile number. */
  to?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListMailsOutput = {
  rows: Mail[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListMembersInput = {
  /** Company. */
  companyId?: string
  /** Tab of the list. */
  tab?: ("active" | "disabled" | "awaiting")
  /** Part of a name, number or address. */
  search?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListMembersOutput = {
  rows: Member[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of rows by tab. */
  counts?: {
    [k: string]: number
  }
}

export type ListMessageThreadsInput = {
  /** Part of the order number. */
  omsOrderNo?: string
  /** Which messages to show. */
  show?: ("waiting" | "unread" | "all")
  /** At the desk: only orders assigned to the caller. */
  mine?: boolean
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListMessageThreadsOutput = {
  rows: MessageThread[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of orders by tab. */
  counts?: {
    [k: string]: number
  }
}

export type ListMilestoneCellsInput = {
  /** Number of the load. */
  loadId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListMilestoneCellsOutput = {
  rows: WrongCell[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListMilestoneLoadsInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListMilestoneLoadsOutput = {
  rows: MilestoneLoad[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListMilestoneRowsInput = {
  /** Number of the load. */
  loadId: string
  /** Only rows with this result. */
  outcome?: ("open" | "recorded" | "corrected" | "unchanged" | "refused")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListMilestoneRowsOutput = {
  rows: MilestoneReport[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListNewsEventsInput = {
  /** Id of the record. */
  newsId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListNewsEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListNotificationsInput = {
  /** Only unread ones, or all. */
  show?: ("unread" | "all")
  /** Only this event. */
  event?: ("order-submitted" | "fees-confirmed" | "dispute-declined" | "amendment-offered" | "amendment-declined" | "payment-received" | "payment-part-received" | "rest-waived" | "payment-refused" | "order-generated" | "milestone-recorded" | "milestone-withdrawn" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "tracking-changed" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "integration-orphaned" | "sailing-changed" | "price-changed" | "order-received" | "order-handed-over" | "fees-accepted" | "fees-disputed" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested" | "application-progress" | "job-application-received" | "agent-request-received" | "supplier-application-received" | "finance-application-received")
  /** Part of the number of the record. */
  about?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListNotificationsOutput = {
  rows: Notification[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of orders by tab. */
  counts?: {
    [k: string]: number
  }
}

export type ListOrderMessagesInput = {
  /** Order number. */
  omsOrderNo: string
  /** Only later messages. */
  after?: number
  /** Only earlier messages. */
  before?: number
}

export type ListOrderMessagesOutput = {
  /** The messages. */
  rows: OrderMessage[]
  /** Whether there are earlier messages. */
  more: boolean
  /** Number of unread messages. */
  unread: number
  /** The last message read by the other side. */
  readTo: number
  /** Who read it on the other side; omitted if no one has. */
  readBy?: string
  /** When it was read. */
  readAt?: string
  /** When the customer's wait for a reply began. */
  waitingSince?: string
}

export type ListOrderMonthsInput = {
  /** Number of months, including the current one. */
  months?: number
}

export type ListOrderMonthsOutput = {
  rows: OrderMonth[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListOrdersInput = {
  /** Tab of the workbench. */
  tab?: ("pending" | "executing" | "completed" | "cancelled")
  /** Workbench list: only order kinds shown in it. */
  list?: ("booking" | "truck" | "shipping-order" | "other")
  /** Part of the order number. */
  omsOrderNo?: string
  /** Only orders of this kind. */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Port of loading, by any of its codes. */
  pol?: string
  /** Port of discharge, by any of its codes. */
  pod?: string
  /** Only orders whose B/L number contains this. */
  mblNo?: string
  /** Only orders with this booking status. */
  bookingStatus?: ("pending-booking" | "booking-to-be-confirmed" | "bill-being-changed" | "bill-to-be-confirmed" | "to-make-documents" | "vgm-to-submit")
  /** First order date, in the brand's time zone. */
  from?: string
  /** Last order date. */
  to?: string
  /** Field to sort by. */
  sort?: string
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListOrdersOutput = {
  rows: OrderRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of orders by tab. */
  counts?: {
    [k: string]: number
  }
  /** Number of orders per filter choice, within the open tab. */
  facets?: {
    [k: string]: {
      [k: string]: number
    }
  }
}

export type ListOverseasAgentEventsInput = {
  /** Id of the record. */
  overseasAgentId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListOverseasAgentEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListOverseasLaneEventsInput = {
  /** Id of the record. */
  overseasLaneId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListOverseasLaneEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListOverseasWarehouseEventsInput = {
  /** Id of the record. */
  overseasWarehouseId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListOverseasWarehouseEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListPageViewMonthsInput = {
  /** Days back from today; 90 if omitted. */
  period?: ("30" | "90" | "180" | "365")
  /** Part of the page's title or id. */
  pageName?: string
}

export type ListPageViewMonthsOutput = {
  rows: PageViewMonth[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListPageViewsInput = {
  /** Days back from today; 90 if omitted. */
  period?: ("30" | "90" | "180" | "365")
  /** Part of the page's title or id. */
  pageName?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListPageViewsOutput = {
  rows: PageViewDay[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListProfitAgreementsInput = {
  /** held: current and upcoming ones. all: also those that have ended. */
  tab?: ("held" | "all")
  /** Part of the business. */
  code?: ("SEA" | "TRUCK" | "WH" | "CUS" | "AIR" | "RAIL")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListProfitAgreementsOutput = {
  rows: ProfitAgreement[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListProfitLinesInput = {
  /** Part of the order number. */
  omsOrderNo?: string
  /** Part of the partner's name. */
  partner?: string
  /** Only those in this state. */
  state?: ("settled" | "refused")
  /** Only orders completed in this month, YYYY-MM. */
  month?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListProfitLinesOutput = {
  rows: ProfitLine[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListProfitPartnersInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListProfitPartnersOutput = {
  rows: ProfitPartner[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListPurchaseNoticeEventsInput = {
  /** Id of the record. */
  purchaseNoticeId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListPurchaseNoticeEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListQuoteLinksInput = {
  /** Id of the saved quote. */
  quoteId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListQuoteLinksOutput = {
  rows: QuoteLink[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListRateChangesInput = {
  /** Rate. */
  rateId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListRateChangesOutput = {
  rows: RateChange[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListRateLoadsInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListRateLoadsOutput = {
  rows: RateLoad[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListRebateMonthsInput = {
  /** Only those in this state. */
  state?: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListRebateMonthsOutput = {
  rows: RebateMonth[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListRebateRulesInput = {
  /** held: current and upcoming ones. all: also those that have ended. */
  tab?: ("held" | "all")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListRebateRulesOutput = {
  rows: RebateRule[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListRebatesInput = {
  /** Only of this month. */
  monthId?: string
  /** Only of this month, YYYY-MM. */
  month?: string
  /** Only those in this state. */
  state?: ("accruing" | "payable" | "requested" | "approved" | "refused" | "paid")
  /** Part of the order number. */
  omsOrderNo?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListRebatesOutput = {
  rows: Rebate[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListReeferSettingEventsInput = {
  /** Id of the record. */
  reeferSettingId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListReeferSettingEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListReleaseSwitchesInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListReleaseSwitchesOutput = {
  rows: ReleaseSwitch[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListReleasesInput = {
}

export type ListReleasesOutput = {
  releases: {
    /** Release. */
    release: string
    action: string
    /** User; omitted if the server switched. */
    who: string
    at: string
  }[]
}

export type ListSavedQuotesInput = {
  /** Only those in this state; if omitted, saved ones. */
  state?: ("kept" | "removed")
  /** Only this service. */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSavedQuotesOutput = {
  rows: SavedQuote[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListSeaRailLaneEventsInput = {
  /** Id of the record. */
  seaRailLaneId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSeaRailLaneEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListSecondFactorRemovalsInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSecondFactorRemovalsOutput = {
  rows: SecondFactorRemoval[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListServiceContactEventsInput = {
  /** Id of the record. */
  serviceContactId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListServiceContactEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListSessionsInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSessionsOutput = {
  rows: OpenSession[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListSheetCellsInput = {
  /** Number of the load. */
  loadId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSheetCellsOutput = {
  rows: WrongCell[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListSheetLoadsInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSheetLoadsOutput = {
  rows: SheetLoad[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListSourceDaysInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSourceDaysOutput = {
  rows: SourceDay[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListSourceReceiptsInput = {
  /** Only receipts with this result. */
  state?: ("taken" | "partly" | "refused")
  /** Only what this source sent. */
  source?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSourceReceiptsOutput = {
  rows: SourceReceipt[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListStaffInput = {
  /** Tab of the list. */
  tab?: ("active" | "disabled")
  /** Part of a name, an account or an address. */
  search?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListStaffOutput = {
  rows: StaffPerson[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of rows by tab. */
  counts?: {
    [k: string]: number
  }
}

export type ListStaffInvitationsInput = {
  /** Only those in this state. */
  state?: ("open" | "used" | "expired" | "withdrawn")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListStaffInvitationsOutput = {
  rows: StaffInvitation[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListStaffSessionsInput = {
  /** Staff member. */
  userId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListStaffSessionsOutput = {
  rows: OpenSession[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListSupplierApplicationEventsInput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSupplierApplicationEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListSupplierApplicationProgressInput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSupplierApplicationProgressOutput = {
  rows: {
    /** Number of the change. */
    step: number
    /** When. */
    at: string
    /** Status. */
    status?: ("received" | "answered" | "review" | "papers" | "accepted" | "retired" | "declined")
    /** Note to the applicant: which documents are missing, or why the application was declined. */
    message?: string
    /** Answer. */
    answer?: string
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListSupplierOrdersInput = {
  /** Tab of the list. */
  tab?: ("draft" | "sent" | "confirmed" | "done" | "cancelled")
  /** Part of its number. */
  supplierOrderNo?: string
  /** Part of the order number. */
  omsOrderNo?: string
  /** Part of the supplier's name. */
  supplier?: string
  /** Only this service. */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Field to sort by. */
  sort?: ("createdAt" | "neededOn" | "baseTotal" | "supplierName")
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSupplierOrdersOutput = {
  rows: SupplierOrder[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of orders by tab. */
  counts?: {
    [k: string]: number
  }
}

export type ListSuppliersInput = {
  /** Part of the name. */
  name?: string
  /** Only of this kind. */
  kind?: ("carrier" | "trucker" | "yard" | "warehouse" | "customs-broker" | "insurer" | "other")
  /** used: active ones. all: also inactive ones. */
  tab?: ("used" | "all")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListSuppliersOutput = {
  rows: Supplier[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListTariffLinesInput = {
  /** Only tariffs of this service. */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Only lines with figures of this source. */
  source?: ("specification" | "standard" | "partly" | "assumed")
  /** Part of the tariff, the fee or the file. */
  words?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListTariffLinesOutput = {
  rows: TariffLine[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListTariffTermsInput = {
  /** Only tariffs of this service. */
  service?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Only tariffs of this port, or valid for every port. */
  port?: string
}

export type ListTariffTermsOutput = {
  /** Tariffs with their terms. */
  tariffs: {
    /** Id of the tariff. */
    tariff: string
    /** Name. */
    label: string
    /** Service of the tariff. */
    service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
    /**
     * Ports of the tariff; if there are none, it applies to every port.
     *
     * Items: Port.
     */
    ports: string[]
    /** Interpretation applied; empty if there is only one. */
    variant: string
    /** Days on which the tariff applies, in words. */
    validity: string
    /** Why this tariff applies to the requested port, in words; empty without a port. */
    reason: string
    /** Source of its figures. */
    source?: ("specification" | "standard" | "partly" | "assumed")
    /** Its fees, in order. */
    terms: {
      /** Id of the line. */
      line: string
      /** Name of the fee. */
      fee: string
      /** Unit counted. */
      parameter: string
      /** Unit of the price. */
      unit: string
      /** The rule, in words. */
      explanation: string
      /** Tax in the price; empty if not stated. */
      tax: string
      /** Quotation format. */
      format: string
      /**
       * Members of the line without a confirmed value.
       *
       * Items: Name of a member of the line.
       */
      assumed?: string[]
    }[]
  }[]
  /**
   * Services that have tariffs.
   *
   * Items: Service.
   */
  services: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")[]
}

export type ListTasksInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListTasksOutput = {
  rows: Task[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListTemplatesInput = {
  /** Only this service. */
  orderType?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListTemplatesOutput = {
  rows: OrderTemplate[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListTerminalsInput = {
  /**
   * Ports, by any of their codes. Default: all.
   *
   * @maxItems 20
   */
  ports?: string[]
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListTerminalsOutput = {
  rows: Terminal[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListTrackingLinksInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListTrackingLinksOutput = {
  rows: TrackingLink[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListTrackingWatchesInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListTrackingWatchesOutput = {
  rows: TrackingWatch[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListTrainDepartureEventsInput = {
  /** Id of the record. */
  trainDepartureId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListTrainDepartureEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListTruckPricesInput = {
  /** Port of loading, by any of its codes. */
  pol: string
  /** Only prices to this terminal. */
  terminal?: string
  /** Part of the name of the district, its city or its province. */
  words?: string
  /** Field to sort by. */
  sort?: ("price20" | "price40" | "price45")
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListTruckPricesOutput = {
  rows: TruckPrice[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListVacancyEventsInput = {
  /** Id of the record. */
  vacancyId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListVacancyEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListWarehouseOffersInput = {
  /** City of the warehouses, by its port. Default: all. */
  city?: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
  /** Container type. Default: the usual one. */
  boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** Containers. Default: 1. */
  quantity?: number
  /** Inbound volume of the goods, in cubic metres. */
  volume?: string
  /** Days of storage. */
  storageDays?: number
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListWarehouseOffersOutput = {
  rows: SiteOffer[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListWarehouseReceiptEventsInput = {
  /** Id of the record. */
  warehouseReceiptId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListWarehouseReceiptEventsOutput = {
  rows: {
    /** When. */
    at: string
    /** What happened. */
    event: ("created" | "changed" | "published" | "withdrawn" | "archived" | "restored")
    /** Who did it. */
    who: string
    /** Version after the change. */
    version: number
    /**
     * Fields that changed and that the caller may see.
     *
     * Items: One field.
     */
    changes: {
      /** Name of the field, in the language of the caller. */
      field: string
      /** Value before; omitted if there was none. */
      before?: string
      /** Value after; omitted if there is none. */
      after?: string
    }[]
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListWarehousesInput = {
  /** Keywords in name, address or summary, pinyin included. */
  q?: string
  /** Port served, by any of its codes. */
  parent?: string
  /**
   * Ports served; any of them, by any of their codes.
   *
   * @maxItems 20
   */
  ports?: string[]
  /**
   * Cities.
   *
   * @maxItems 20
   */
  city?: ("ningbo" | "shanghai" | "qingdao" | "shenzhen" | "hangzhou" | "suzhou" | "yiwu")[]
  /**
   * Customs supervision.
   *
   * @maxItems 20
   */
  customsType?: ("general" | "bonded" | "supervised")[]
  /**
   * Temperatures.
   *
   * @maxItems 20
   */
  temperature?: ("ambient" | "cool" | "cold" | "frozen")[]
  /**
   * Kinds of business; any of them.
   *
   * @maxItems 20
   */
  businessTypes?: ("export-cfs" | "import-cfs" | "storage" | "stuffing")[]
  /** Smallest floor area, in square metres. */
  areaFrom?: number
  /** Field to sort by. */
  sort?: ("name" | "area" | "clearHeight" | "floorLoad" | "city")
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListWarehousesOutput = {
  rows: Warehouse[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of rows for each choice of each filter, given the other filters. Choices without sites are omitted. */
  facets?: {
    [k: string]: {
      [k: string]: number
    }
  }
}

export type ListWatchedSailingsInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListWatchedSailingsOutput = {
  rows: Sailing[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListWebhookDeliveriesInput = {
  /** Id of the webhook. */
  webhookId?: string
  /** Only those in this state. */
  state?: ("queued" | "sent" | "failed")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListWebhookDeliveriesOutput = {
  rows: WebhookDelivery[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListWebhooksInput = {
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListWebhooksOutput = {
  rows: Webhook[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListWrongCellsInput = {
  /** Number of the load. */
  loadId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListWrongCellsOutput = {
  rows: WrongCell[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListYardBoxesInput = {
  /** Day up to which charges are forecast. Default: a few days from today. Earlier days count as today. */
  until?: string
  /** Part of a container number, B/L number or order number. */
  words?: string
  /** Only yards of this port. */
  port?: string
  /** Only containers at this stage of their free time. */
  stay?: ("all" | "free" | "ending" | "charged")
  /** Field to sort by. */
  sort?: ("containerNo" | "yard" | "inAt" | "days" | "lastFreeDay" | "baseTotal" | "untilTotal")
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListYardBoxesOutput = {
  rows: YardBox[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Sums over all containers of the list, not only this page. */
  totals?: YardBoxTotal
  /** Number of rows for each choice of each filter, given the other filters. Choices without sites are omitted. */
  facets?: {
    [k: string]: {
      [k: string]: number
    }
  }
  /** Number of containers at each stage. */
  counts?: {
    [k: string]: number
  }
}

export type ListYardOffersInput = {
  /** Port of the yards. Default: all. */
  port?: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
  /** Container type. Default: the usual one. */
  boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** Containers. Default: 1. */
  quantity?: number
  /** Days of storage. */
  storageDays?: number
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListYardOffersOutput = {
  rows: SiteOffer[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ListYardsInput = {
  /** Keywords in name, address or summary, pinyin included. */
  q?: string
  /** Port served, by any of its codes. */
  parent?: string
  /**
   * Ports served; any of them, by any of their codes.
   *
   * @maxItems 20
   */
  ports?: string[]
  /**
   * Port areas.
   *
   * @maxItems 20
   */
  site?: ("beilun" | "daxie" | "meishan" | "waigaoqiao" | "yangshan" | "qianwan" | "yantian" | "shekou")[]
  /**
   * Services; any of them.
   *
   * @maxItems 20
   */
  services?: ("storage" | "lift" | "repair" | "washing")[]
  /**
   * Kinds of business; any of them.
   *
   * @maxItems 20
   */
  businessTypes?: ("empty-pick-up" | "empty-return" | "laden-storage")[]
  /** Field to sort by. */
  sort?: ("name" | "capacity" | "area" | "stackers" | "reeferSockets" | "site")
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type ListYardsOutput = {
  rows: Yard[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of rows for each choice of each filter, given the other filters. Choices without sites are omitted. */
  facets?: {
    [k: string]: {
      [k: string]: number
    }
  }
}

export type MarkMessagesReadInput = {
  /** Order number. */
  omsOrderNo: string
  /** The last message read. */
  upTo: number
}

export type MarkMessagesReadOutput = {
  /** Number of unread messages left. */
  unread: number
}

export type MarkNotificationsReadInput = {
  /** Only this one. */
  notificationId?: string
  /** Only those about this record. */
  about?: string
}

export type MarkNotificationsReadOutput = {
  /** Number of unread messages left. */
  unread: number
}

export type MeasureImpactInput = {
  /** Text of every document by path. If omitted, the files on the server are checked. */
  documents?: {
    [k: string]: string
  }
}

export type MeasureImpactOutput = ReleaseImpact

export type OfferAmendmentInput = {
  /**
   * Fee lines to be charged.
   *
   * @minItems 1
   * @maxItems 60
   */
  lines: {
    /** Fee code. */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
    /** Group. */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /** Unit. */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
    /** Container type; a charge for containers of several types, such as an overweight surcharge, has none. */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** In a combined order, the service the fee belongs to. */
    part?: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
    /** Price of one unit. */
    unitPrice: string
    /** Currency. */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** How many units. */
    quantity: string
    /** Why the fee is higher than estimated; the customer sees it. */
    reason?: string
  }[]
  /** Comment for the customer. */
  note?: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type OfferAmendmentOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type OpenCalendarInput = {
  /** Whose dates it contains. */
  kind: ("person" | "company")
}

export type OpenCalendarOutput = Pick<Calendar, 'calendarId' | 'address'>

export type OpenReferralInput = {
}

export type OpenReferralOutput = {
  /** The token in the link. */
  inviteUser: string
}

export type PayRebateInput = {
  /** Day of the transfer. */
  paidOn: string
  /** Reference of the transfer. */
  reference: string
  /** Number of the month's statement. */
  monthId: string
  /** Version the caller read. */
  version: number
}

export type PayRebateOutput = Pick<RebateMonth, 'monthId' | 'state' | 'version'>

export type PlaceSupplierOrderInput = {
  /** Order it helps to fulfil. */
  omsOrderNo: string
  /** The supplier. */
  supplierId: string
  /** What is ordered. */
  service: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Date required. */
  neededOn?: string
  /** Place, such as a loading address. */
  place?: string
  /** Instructions for the supplier. */
  note?: string
  /**
   * Cost lines.
   *
   * @maxItems 60
   */
  lines?: {
    /** Fee. */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
    /** Unit of the price. */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
    /** Container type. */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Price of one unit. */
    unitPrice: string
    /** Currency. */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** How many units. */
    quantity: string
  }[]
}

export type PlaceSupplierOrderOutput = Pick<SupplierOrder, 'supplierOrderNo' | 'state' | 'version'>

export type PlanCutOffsInput = {
  /** Port of loading. */
  port: string
  /** Terminal. */
  terminal?: string
  /** Departure date. */
  etdDay?: string
  /** Local departure time. */
  etdTime?: string
  /** Date on which the cargo is ready. */
  readyDay?: string
  /** Local time. */
  readyTime?: string
  /** Hours by truck from factory to terminal. */
  travelHours?: number
  /** Hours needed for stuffing. */
  stuffingHours: number
  /** Region of the loading place, as a GB/T 2260 code. Without travelHours, the hours come from the haul times. */
  area?: string
  /** Published SI cut-off. Replaces that of the rule. */
  siAt?: string
  /** Published VGM cut-off. Replaces that of the rule. */
  vgmAt?: string
  /** Published manifest cut-off. Replaces that of the rule. */
  manifestAt?: string
  /** Published customs cut-off. Replaces that of the rule. */
  customsAt?: string
  /** Published CY cut-off. Replaces that of the rule. */
  cyAt?: string
  /** Published opening of gate-in. Replaces that of the rule. */
  gateOpenAt?: string
}

export type PlanCutOffsOutput = {
  /** Port of loading. */
  port: string
  /** Place whose rule applies. */
  rule: string
  /** Time zone of the local times. */
  timeZone: string
  /** Departure date. */
  etdDay: string
  /** Date of the latest stuffing. */
  loadingDay?: string
  /** Whether the departure was derived from the cargo-ready date. */
  found: boolean
  /** Hours between cargo ready and the latest start of stuffing. */
  readySlackHours?: number
  /** Points to note. */
  warnings: {
    /** Warning. */
    warning: ("passed" | "soon" | "cargo-late" | "cargo-tight" | "cargo-early" | "moved" | "night" | "gate-closed")
    /** The warning in the reader's language. */
    label: string
  }[]
  /** The times in order. */
  steps: {
    /** The time. */
    step: ("etd" | "etb" | "gate-open" | "cy" | "customs" | "vgm" | "manifest" | "si" | "truck" | "stuffing" | "pick-up")
    /** Its name in the reader's language. */
    label: string
    /** Local time at the port: 2026-11-27T18:00. */
    at: string
    /** The same moment in UTC. */
    instant: string
    /** Hours left; negative if it has passed. */
    slackHours: number
    /** passed, soon or ahead. */
    state: ("passed" | "soon" | "ahead")
    /** Local time before it was moved to opening hours or a working day. */
    movedFrom?: string
    /** Why it was moved. */
    movedFor?: ("hours" | "weekend" | "holiday")
    /** Whether the time was published, not derived from the rule. */
    published?: boolean
  }[]
  /** Local time of the latest start of stuffing. */
  loadingTime?: string
  /** Hours by truck used. */
  travelHours: number
  /** Row of the haul times that the hours come from, in the reader's language. */
  travelFrom?: string
}

export type PreviewActivityInput = {
  /** Id of the record. */
  activityId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type PreviewActivityOutput = {
  rows: {
    /** Brand and language. */
    id: string
    /** Name of the brand. */
    brand: string
    /** Language of the page. */
    language: ("zh" | "en")
    /** Address of the page, with a pass that expires. */
    address: string
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type PreviewNewsInput = {
  /** Id of the record. */
  newsId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type PreviewNewsOutput = {
  rows: {
    /** Brand and language. */
    id: string
    /** Name of the brand. */
    brand: string
    /** Language of the page. */
    language: ("zh" | "en")
    /** Address of the page, with a pass that expires. */
    address: string
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type PreviewReleaseInput = {
  /** Date and time to preview. */
  at: string
}

export type PreviewReleaseOutput = {
  /** Random name of the preview. */
  previewId: string
  /** Address that opens the preview. */
  link: string
  /** When the preview expires. */
  until: string
}

export type PreviewVacancyInput = {
  /** Id of the record. */
  vacancyId: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type PreviewVacancyOutput = {
  rows: {
    /** Brand and language. */
    id: string
    /** Name of the brand. */
    brand: string
    /** Language of the page. */
    language: ("zh" | "en")
    /** Address of the page, with a pass that expires. */
    address: string
  }[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type PriceBargeInput = {
  /** River port. */
  city: string
  /** Port area where the ocean vessel loads. */
  portArea: string
  /** Estimated departure date. */
  etd?: string
  /**
   * Container types and quantities.
   *
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Number of containers. */
    quantity: number
  }[]
  /** Whether a truck collects the container at the factory. */
  preCarriage?: boolean
}

export type PriceBargeOutput = Quote

export type PriceBoxCostInput = {
  /** Port. */
  port: string
  /** Terminal. */
  terminal?: string
  /** Sailing date; today if omitted. */
  day?: string
  /**
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Quantity. */
    quantity: number
  }[]
}

export type PriceBoxCostOutput = {
  /** Fees. */
  lines: {
    /** Fee. */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
    /** Group. */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /** Unit. */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
    /** Container type. */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Price of a unit. */
    unitPrice: string
    /** Currency. */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** How many units. */
    quantity: string
    /** Amount. */
    amount: string
    /** Base currency for one unit of the currency. */
    exchangeRate: string
    /** Amount in the base currency. */
    baseAmount: string
    /** Source of the price. */
    source: ("rate" | "tariff" | "staff")
    /** Tax. */
    tax?: {
      /** Whether the amount includes the tax. */
      included: boolean
      /** Percent. */
      rate: string
      /** Without tax. */
      net: string
      /** Tax. */
      tax: string
    }
    /** Calculation of the amount. */
    why?: {
      /** Tariff. */
      tariff: string
      /** Line of the tariff. */
      line: string
      /** File. */
      path: string
      /** Line in the file. */
      row: number
      /** Source of the figure. */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Members of the line without a confirmed value.
       *
       * Items: Name of a member of the line.
       */
      assumed?: string[]
      /** Inputs. */
      inputs: {
        /** Input. */
        [k: string]: string
      }
      /** Quantity before free units. */
      quantity?: string
      /** Units that are free. */
      free?: string
      /** Tier applied. */
      tier?: string
      /** Deciding factor. */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /** Sums by currency. */
  totals: {
    /** Currency. */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Sum. */
    amount: string
  }[]
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Sum in the base currency. */
  baseTotal: string
  /** Day of the exchange rates. */
  exchangeDate: string
  /** Port. */
  port: string
  /** Trucking and yard rules of the port. */
  rules: {
    /** Tariff. */
    tariff: string
    /** Name of the tariff. */
    label: string
    /** Name of the fee. */
    fee: string
    /** Unit. */
    unit: string
    /** The rule, in words. */
    explanation: string
    /** Prices by container type; empty if they do not differ. */
    prices: {
      /** Container type. */
      boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
      /** Unit price for that type. */
      price: string
    }[]
    /**
     * Members of the line without a confirmed value.
     *
     * Items: Name of a member of the line.
     */
    assumed?: string[]
  }[]
}

export type PriceCityDeliveryInput = {
  /** District of pick-up. */
  fromArea: string
  /** District of delivery. */
  toArea: string
  /** Planned date. */
  plannedDate?: string
  /** Vehicle class. */
  vehicle: ("van" | "light" | "medium" | "heavy")
  /** Stops after the first delivery. */
  extraStops?: number
  /** The driver loads and unloads. */
  handling?: boolean
}

export type PriceCityDeliveryOutput = Quote

export type PriceCoastalInput = {
  /** Port of loading. */
  from: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
  /** Port of discharge. */
  to: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
  /** Day of departure. */
  etd?: string
  /**
   * Container types and quantities.
   *
   * @minItems 1
   * @maxItems 3
   */
  boxes: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ")
    /** Number of containers. */
    quantity: number
  }[]
  /** Terms of carriage. */
  term: ("cy-cy" | "door-cy" | "cy-door" | "door-door")
  /** Distance between the loading place and the port of loading. */
  pickUpZone?: ("50" | "100" | "200" | "300" | "500")
  /** Distance between the port of discharge and the consignee. */
  deliveryZone?: ("50" | "100" | "200" | "300" | "500")
}

export type PriceCoastalOutput = Quote

export type PriceColdChainInput = {
  /**
   * Reefer containers.
   *
   * @minItems 1
   * @maxItems 2
   */
  boxes: {
    /** Container type. */
    boxType: ("20RF" | "40RH")
    /** Number of containers. */
    quantity: number
  }[]
  /** Set point in degrees Celsius. */
  temperature: string
  /** Whether the container is inspected and pre-cooled. */
  preCooling?: boolean
  /** Whether a temperature logger is placed in the container. */
  logger?: boolean
  /** Whether the truck runs a genset. */
  genset?: boolean
  /** Days for which the genset is hired. */
  gensetDays?: number
  /** Hours plugged in at the yard or terminal. */
  plugInHours: number
  /** Port. */
  port: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
  /** Distance between port and loading place. */
  zone: ("50" | "100" | "200" | "300" | "500")
  /** Planned date. */
  plannedDate?: string
}

export type PriceColdChainOutput = Quote

export type PriceCustomsInput = {
  /** Planned date. */
  plannedDate?: string
  /** Declarations to be made. */
  declarations: number
  /** Total number of goods items on all declarations. */
  goodsItems: number
}

export type PriceCustomsOutput = Quote

export type PriceEntrustInput = {
  /** Rate. */
  rateId?: string
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** Estimated departure. */
  etd?: string
  /** Kind of cargo. */
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /** Measurement, in cubic metres. */
  volume?: string
  /** Includes sea freight. */
  wantsSea?: boolean
  /** Includes trucking. */
  wantsTruck?: boolean
  /** Includes warehousing. */
  wantsWarehouse?: boolean
  /** Includes customs clearance. */
  wantsCustoms?: boolean
  /** Includes cargo insurance. */
  wantsInsurance?: boolean
  /** Includes yard storage. */
  wantsYard?: boolean
  /** Carrier. */
  carrier?: string
  /** Terminal. */
  terminal?: string
  /** Stuffing date. */
  loadingDate?: string
  /** Gross weight of the cargo in the heaviest container, in kilograms. */
  weightPerBox?: string
  /**
   * Loading points in sequence; the first one sets the price.
   *
   * @minItems 1
   * @maxItems 3
   */
  points?: {
    area: string
  }[]
  /** Warehouse. */
  warehouse?: string
  /** Yard for empty pick-up. */
  pickUpYard?: string
  /** Planned stuffing date. */
  plannedDate?: string
  /** Pallets to build. */
  pallets?: number
  /** Days of storage. */
  storageDays?: number
  /** Declarations to be made. */
  declarations?: number
  /** Total number of goods items on all declarations. */
  goodsItems?: number
  /** Cover. */
  cover?: ("all-risks" | "with-average" | "free-of-particular-average")
  /** Insured value in yuan, whole units. */
  insuredValue?: string
  /** Yard. */
  yard?: string
  /** Planned arrival of the containers. */
  arrivalDate?: string
  /** Days of storage, including the first day. */
  yardDays?: number
  /**
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Quantity. */
    quantity: number
  }[]
}

export type PriceEntrustOutput = Quote

export type PriceFinanceInput = {
  /** Kind of finance. */
  product: ("freight" | "duty" | "receivable")
  /** Amount applied for, in yuan. */
  amount: number
  /** Term applied for, in days. */
  days: number
}

export type PriceFinanceOutput = Quote

export type PriceFreeTimeInput = {
  /** Location of the container. */
  place: ("door" | "truck-yard" | "yard" | "carrier" | "demurrage" | "detention")
  /** Port. */
  port: string
  /** Owner of the container, for its demurrage and detention. */
  carrier?: string
  /** Container type. */
  boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** The container is empty. */
  empty?: boolean
  /** Day of arrival. */
  fromDay: string
  /** Local time of arrival. */
  fromTime: string
  /** Day of departure. */
  toDay: string
  /** Local time of departure. */
  toTime: string
}

export type PriceFreeTimeOutput = {
  /** Fees. */
  lines: {
    /** Fee. */
    fee: ("OF" | "THC" | "ORC" | "DOC" | "TLX" | "SEAL" | "EIR" | "BKG" | "INF" | "BAF" | "EBS" | "LSS" | "CAF" | "PSS" | "GRI" | "PCS" | "CIC" | "AMS" | "ENS" | "DTHC" | "CUS" | "INSP" | "AMD" | "TSC" | "OWS" | "freight" | "baseFee" | "loadingPoint" | "waiting" | "overnight" | "storage" | "equipmentDetention" | "demurrage" | "detention" | "overweight" | "emptyRun" | "cancellation" | "returnEmpty" | "dangerousGoods" | "extraMove" | "liftOnOff" | "reeferPower" | "washing" | "handlingIn" | "handlingOut" | "stuffing" | "warehousing" | "pickUp" | "nightWork" | "expressGateIn" | "portShuttle" | "continuationSheet" | "premium" | "AF" | "RF" | "lclFreight" | "cfs" | "socHandling" | "socInspection" | "palletising" | "cityBase" | "cityDistance" | "cityLoading" | "reeferTrucking" | "pti" | "genset" | "tempLogger" | "deepFrozen" | "financeCharge" | "financeHandling" | "deliveryOrder" | "importDelivery" | "emptyReturn" | "coastalFreight" | "coastalHandling" | "coastalBunker" | "coastalPickUp" | "coastalDelivery" | "parcelFreight" | "parcelHandling" | "longHaul" | "unloadingPoint" | "tailLift" | "cargoCover" | "parcelFuel" | "OTH" | "VAT" | "bargeFreight" | "railFreight" | "preCarriage" | "areaTransfer")
    /** Group. */
    group: ("freight" | "origin" | "destination" | "truck" | "warehouse" | "yard" | "customs" | "insurance" | "other")
    /** Unit. */
    basis: ("per-box" | "per-bill" | "per-tonne" | "per-hour" | "per-day" | "per-night" | "per-cbm" | "per-kg" | "per-revenue-tonne" | "per-place" | "per-time" | "per-declaration" | "per-pallet" | "per-cbm-day" | "per-km" | "percent" | "flat")
    /** Container type. */
    boxType?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Price of a unit. */
    unitPrice: string
    /** Currency. */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** How many units. */
    quantity: string
    /** Amount. */
    amount: string
    /** Base currency for one unit of the currency. */
    exchangeRate: string
    /** Amount in the base currency. */
    baseAmount: string
    /** Source of the price. */
    source: ("rate" | "tariff" | "staff")
    /** Tax. */
    tax?: {
      /** Whether the amount includes the tax. */
      included: boolean
      /** Percent. */
      rate: string
      /** Without tax. */
      net: string
      /** Tax. */
      tax: string
    }
    /** Calculation of the amount. */
    why?: {
      /** Tariff. */
      tariff: string
      /** Line of the tariff. */
      line: string
      /** File. */
      path: string
      /** Line in the file. */
      row: number
      /** Source of the figure. */
      source?: ("specification" | "standard" | "assumed")
      /**
       * Members of the line without a confirmed value.
       *
       * Items: Name of a member of the line.
       */
      assumed?: string[]
      /** Inputs. */
      inputs: {
        /** Input. */
        [k: string]: string
      }
      /** Quantity before free units. */
      quantity?: string
      /** Units that are free. */
      free?: string
      /** Tier applied. */
      tier?: string
      /** Deciding factor. */
      decided: ("price" | "tier" | "band" | "table" | "percent" | "stated" | "minimum" | "cap")
    }
  }[]
  /** Sums by currency. */
  totals: {
    /** Currency. */
    currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
    /** Sum. */
    amount: string
  }[]
  /** Base currency. */
  baseCurrency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Sum in the base currency. */
  baseTotal: string
  /** Name of the tariff. */
  label: string
  /** Unit counted. */
  counts: ("days" | "hours")
  /** Units incurred. */
  quantity: string
  /** Free units. */
  freeQuantity: string
  /** End of free time, local; empty if there is none. */
  freeUntil: string
  /** Nights that the truck stays. */
  nights: string
  /**
   * The rules, in words.
   *
   * Items: Rule.
   */
  rules: string[]
  /** Days or hours, one by one. */
  units: {
    /** Local start time. */
    at: string
    /** free, charged or capped. */
    kind: ("free" | "charged" | "capped")
    /** Amount added. */
    amount: string
    /** Tier. */
    tier?: string
  }[]
  /**
   * Members of the line without a confirmed value.
   *
   * Items: Name of a member of the line.
   */
  assumed?: string[]
  /** Period in which the tariff applies, in words. */
  validity: string
}

export type PriceImportInput = {
  /** Port of discharge. */
  port: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
  /** Estimated arrival of the vessel. */
  eta?: string
  /**
   * Container types and quantities.
   *
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Number of containers. */
    quantity: number
  }[]
  /** Whether the B/L is exchanged for the delivery order. */
  exchange: boolean
  /** Whether the goods are declared. */
  clears: boolean
  /** Whether the containers are delivered. */
  delivers: boolean
  /** Declarations to be made. */
  declarations?: number
  /** Total number of goods items on all declarations. */
  goodsItems?: number
  /** Distance between port and consignee. */
  zone?: ("50" | "100" | "200" | "300" | "500")
}

export type PriceImportOutput = Quote

export type PriceLclInput = {
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** Estimated departure date. */
  etd?: string
  /** Kind of cargo. */
  cargoType: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /** Gross weight in kilograms. */
  grossWeight: string
  /** Measurement in cubic metres. */
  volume: string
}

export type PriceLclOutput = Quote

export type PriceLongHaulInput = {
  /** Lane. */
  lane: ("shanghai-beijing" | "shanghai-guangzhou" | "shanghai-chengdu" | "shanghai-xian" | "ningbo-wuhan" | "ningbo-chongqing" | "ningbo-zhengzhou" | "ningbo-shenzhen" | "hangzhou-changsha" | "qingdao-urumqi" | "guangzhou-kunming" | "shenzhen-harbin")
  /** Vehicle. */
  vehicle: ("4.2" | "6.8" | "9.6" | "13" | "17.5")
  /** Number of trucks. */
  trucks: number
  /** Extra loading or unloading places per truck. */
  stops?: number
  /** Whether trucks need a tail lift. */
  tailLift?: boolean
  /** Planned date. */
  plannedDate?: string
  /** Value of the goods to insure, in yuan. */
  coverValue?: number
}

export type PriceLongHaulOutput = Quote

export type PriceParcelInput = {
  /** Channel. */
  channel: ("express" | "economy")
  /** Zone of the destination. */
  zone: ("1" | "2" | "3" | "4" | "5" | "6")
  /**
   * Parcels, one row for each size and weight.
   *
   * @minItems 1
   * @maxItems 50
   */
  parcels: {
    /** Length in centimetres. */
    length: number
    /** Width in centimetres. */
    width: number
    /** Height in centimetres. */
    height: number
    /** Actual weight of one parcel. */
    weight: string
    /** Parcels. */
    quantity: number
  }[]
  /** Whether parcels contain batteries. */
  battery?: boolean
  /** Planned date. */
  plannedDate?: string
}

export type PriceParcelOutput = Quote

export type PricePortExpressInput = {
  /** Port of the shuttle. */
  port: string
  /** To or from the terminal. */
  direction?: ("to-terminal" | "from-terminal")
  /** Yard or station at the other end. */
  place: string
  /** Terminal. */
  terminal: string
  /** Day of the shuttle. */
  workDate?: string
  /** Kind of cargo. */
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /** Work between evening and morning. */
  night?: boolean
  /** Gate-in within the express window. */
  express?: boolean
  /**
   * Container types and quantities.
   *
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Number of containers. */
    quantity: number
  }[]
  /** Containers with dangerous goods. */
  dangerousBoxes?: number
}

export type PricePortExpressOutput = Quote

export type PriceSavedQuoteInput = {
  /** Id of the saved quote. */
  quoteId: string
}

export type PriceSavedQuoteOutput = RepricedQuote

export type PriceSeaBookingInput = {
  /** Rate the customer chose. */
  rateId?: string
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** Carrier. */
  carrier?: string
  /** Estimated departure. */
  etd?: string
  /** Terminal whose cut-off rule counts. */
  terminal?: string
  /** Who pays the freight. */
  paymentTerms?: ("prepaid" | "collect")
  /**
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Quantity. */
    quantity: number
    /** Weight of the goods in each container, in kilograms. */
    weightKg?: string
  }[]
  /** Decides whether telex release is charged. */
  billType?: ("original" | "telex" | "waybill")
  /** Decides whether a surcharge for dangerous goods applies. */
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /** Of all goods, in kilograms. */
  grossWeight?: string
  /** Of all goods, in cubic metres. */
  volume?: string
}

export type PriceSeaBookingOutput = (Quote & Required<Pick<Quote, 'rateId' | 'rateVersion' | 'baseTotal' | 'validTo' | 'etd' | 'exchangeDate'>>)

export type PriceSeaBookingsInput = {
  /**
   * Rows.
   *
   * @minItems 1
   * @maxItems 50
   */
  bookings: {
    /** Port of loading. An unknown one is a fault of its row. */
    pol?: string
    /** Port of discharge. An unknown one is a fault of its row. */
    pod?: string
    /** SCAC. An unknown one is a fault of its row. */
    carrier?: string
    /** Estimated departure date. An unknown one is a fault of its row. */
    etd?: string
    /** Container type. An unknown one is a fault of its row. */
    boxType?: string
    /** Number of orders. */
    quantity?: number
    /** Weight of the goods in each container, in kilograms. */
    weightKg?: string
    /** Name of the goods. Does not affect the price. */
    goodsName?: string
    /** How much of the goods. Does not affect the price. */
    goodsAmount?: string
    /** Value of the goods, whole units. Does not affect the price. */
    goodsValue?: string
  }[]
  /** Decides whether telex release is charged. */
  billType?: ("original" | "telex" | "waybill")
}

export type PriceSeaBookingsOutput = Quote

export type PriceSocInput = {
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** Estimated departure date. */
  etd?: string
  /**
   * Container types and quantities.
   *
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Number of containers. */
    quantity: number
  }[]
  /** Whether the container is shipped loaded. */
  loaded?: boolean
  /** Containers to inspect for a valid safety plate. */
  inspections?: number
}

export type PriceSocOutput = Quote

export type PriceTruckInput = {
  /** Port of loading. */
  pol: string
  /** Terminal for loaded containers. */
  terminal: string
  /** Port for empty pick-up, if different. */
  pickUpPort?: string
  /** Yard for empty pick-up. */
  pickUpYard?: string
  /**
   * Loading points in sequence; the first one sets the price.
   *
   * @minItems 1
   * @maxItems 3
   */
  points: {
    /** District of the loading place, as a GB/T 2260 code; for a city without districts, the city's code. */
    area: string
  }[]
  /** Stuffing date. */
  loadingDate?: string
  /** Gross weight of the cargo in the heaviest container, in kilograms. */
  weightPerBox?: string
  /**
   * Container types and quantities.
   *
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Number of containers. */
    quantity: number
  }[]
  /** Whether there are dangerous goods. */
  dangerous?: boolean
  /** Containers with dangerous goods. */
  dangerousBoxes?: number
}

export type PriceTruckOutput = Quote

export type PriceTrucksInput = {
  /** Port of loading. */
  pol: string
  /** Terminal. */
  terminal: string
  /** Stuffing date. */
  loadingDate?: string
  /**
   * Rows.
   *
   * @minItems 1
   * @maxItems 60
   */
  trucks: {
    /** District of the loading place: its name or GB/T 2260 code. */
    area: string
    /** Stuffing address. */
    address?: string
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Cargo weight of each container, in kilograms. */
    weightPerBox?: string
    /** Number of trucks. */
    quantity: number
  }[]
}

export type PriceTrucksOutput = Quote

export type PriceWarehouseInput = {
  /** City, by its port. */
  city: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
  /** Warehouse. */
  warehouse: string
  /** Terminal where the containers are gated in. */
  terminal: string
  /** Yard for empty pick-up. */
  pickUpYard: string
  /**
   * Container types and quantities.
   *
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Number of containers. */
    quantity: number
  }[]
  /** Planned stuffing date. */
  plannedDate?: string
  /** Kind of cargo. */
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /** Inbound volume of the goods, in cubic metres. */
  volume?: string
  /** Pallets to build. */
  pallets?: number
  /** Days of storage in the warehouse. */
  storageDays?: number
}

export type PriceWarehouseOutput = Quote

export type PriceYardInput = {
  /** Port. */
  port: ("CNNGB" | "CNSHA" | "CNTAO" | "CNSHK" | "CNYTN")
  /** Yard. */
  yard: string
  /**
   * Container types and quantities.
   *
   * @minItems 1
   * @maxItems 8
   */
  boxes: {
    /** Container type. */
    boxType: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
    /** Number of containers. */
    quantity: number
  }[]
  /** Planned arrival of the containers. */
  arrivalDate?: string
  /** Days of storage, including the first day. */
  storageDays: number
  /** Kind of cargo. */
  cargoType?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /** The containers are loaded. */
  loaded?: boolean
  /** Containers with dangerous goods. */
  dangerousBoxes?: number
  /** Number of lifts requested, on and off. */
  lifts?: number
  /** Extra mechanical moves. */
  extraMoves?: number
  /** Days of reefer plug-in. */
  reeferDays?: number
  /** Containers to be washed. */
  washes?: number
}

export type PriceYardOutput = Quote

export type PrintOrderTicketInput = {
  /** Order number. */
  omsOrderNo: string
  /** both: in all languages of the brand. reader: only in the reader's. If omitted, as declared in the sheet. */
  words?: ("both" | "reader")
}

export type PrintOrderTicketOutput = { name: string; type: string; bytes: Uint8Array }

export type PrintSavedQuoteInput = {
  /** Id of the saved quote. */
  quoteId: string
  /** both: in all languages of the brand. reader: only in the reader's. If omitted, as declared in the sheet. */
  words?: ("both" | "reader")
}

export type PrintSavedQuoteOutput = { name: string; type: string; bytes: Uint8Array }

export type PrintSharedQuoteInput = {
  /** The token in the link. */
  code: string
  /** both: in all languages of the brand. reader: only in the reader's. If omitted, as declared in the sheet. */
  words?: ("both" | "reader")
}

export type PrintSharedQuoteOutput = { name: string; type: string; bytes: Uint8Array }

export type PrintSupplierOrderInput = {
  /** Number of the supplier order. */
  supplierOrderNo: string
  /** both: in all languages of the brand. reader: only in the reader's. If omitted, as declared in the sheet. */
  words?: ("both" | "reader")
}

export type PrintSupplierOrderOutput = { name: string; type: string; bytes: Uint8Array }

export type PrintWarehouseSheetInput = {
  /** Id of the warehouse. */
  id: string
}

export type PrintWarehouseSheetOutput = { name: string; type: string; bytes: Uint8Array }

export type PublishActivityInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  activityId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishActivityOutput = {
  /** Id of the record. */
  activityId: string
  /** Version after the change. */
  version: number
}

export type PublishAirLaneInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  airLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishAirLaneOutput = {
  /** Id of the record. */
  airLaneId: string
  /** Version after the change. */
  version: number
}

export type PublishClearancePaperInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  clearancePaperId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishClearancePaperOutput = {
  /** Id of the record. */
  clearancePaperId: string
  /** Version after the change. */
  version: number
}

export type PublishCoastalSailingInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  coastalSailingId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishCoastalSailingOutput = {
  /** Id of the record. */
  coastalSailingId: string
  /** Version after the change. */
  version: number
}

export type PublishLclSailingInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  lclSailingId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishLclSailingOutput = {
  /** Id of the record. */
  lclSailingId: string
  /** Version after the change. */
  version: number
}

export type PublishNewsInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  newsId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishNewsOutput = {
  /** Id of the record. */
  newsId: string
  /** Version after the change. */
  version: number
}

export type PublishOverseasAgentInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  overseasAgentId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishOverseasAgentOutput = {
  /** Id of the record. */
  overseasAgentId: string
  /** Version after the change. */
  version: number
}

export type PublishOverseasLaneInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  overseasLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishOverseasLaneOutput = {
  /** Id of the record. */
  overseasLaneId: string
  /** Version after the change. */
  version: number
}

export type PublishOverseasWarehouseInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  overseasWarehouseId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishOverseasWarehouseOutput = {
  /** Id of the record. */
  overseasWarehouseId: string
  /** Version after the change. */
  version: number
}

export type PublishPurchaseNoticeInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  purchaseNoticeId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishPurchaseNoticeOutput = {
  /** Id of the record. */
  purchaseNoticeId: string
  /** Version after the change. */
  version: number
}

export type PublishReeferSettingInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  reeferSettingId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishReeferSettingOutput = {
  /** Id of the record. */
  reeferSettingId: string
  /** Version after the change. */
  version: number
}

export type PublishReleaseInput = {
  /** Text of every document by path. If omitted, the files on the server are checked. */
  documents?: {
    [k: string]: string
  }
  /** Release that the author started from; publishing is refused if another one has been published since. If omitted, this is not checked. */
  basedOn?: string
}

export type PublishReleaseOutput = {
  /** Release. */
  release: string
  findings: {
    /** File. */
    path: string
    line: number
    column: number
    severity: string
    /** Code of the finding. */
    code: string
    /** What is wrong, and where. */
    message: string
  }[]
}

export type PublishSeaRailLaneInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  seaRailLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishSeaRailLaneOutput = {
  /** Id of the record. */
  seaRailLaneId: string
  /** Version after the change. */
  version: number
}

export type PublishTrainDepartureInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  trainDepartureId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishTrainDepartureOutput = {
  /** Id of the record. */
  trainDepartureId: string
  /** Version after the change. */
  version: number
}

export type PublishVacancyInput = {
  /** When it becomes visible. */
  publishFrom?: string
  /** When it stops being visible. */
  publishUntil?: string
  /** Id of the record. */
  vacancyId: string
  /** Version that the caller saw. */
  version: number
}

export type PublishVacancyOutput = {
  /** Id of the record. */
  vacancyId: string
  /** Version after the change. */
  version: number
}

export type PutBackOrderInput = {
  /** Reason or current progress. */
  note?: string
  /** Order number. */
  omsOrderNo: string
  /** Owner the caller saw. Omit if there was none. */
  from?: string
}

export type PutBackOrderOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type QueryActivitiesInput = {
  /** Only activities announced on this page. */
  place?: ("home" | "sea" | "truck" | "warehouse" | "yard")
}

export type QueryActivitiesOutput = {
  /** Activities. */
  opsActivityConfigurationVo: {
    id: string
    /** Name. */
    label: string
    text?: string
    from?: string
    to?: string
    /** Pages on which it is announced. */
    placement?: string[]
    /** Address of the page that it links to. */
    target?: string
    /** Number of places; omitted if there is no limit. */
    places?: number
    /** Places left; omitted if there is no limit. */
    placesLeft?: number
  }[]
}

export type QueryDictRowsInput = {
  /** Dictionary ids, separated by commas. */
  keys: string
}

export type QueryDictRowsOutput = {
  [k: string]: DictionaryRow[]
}

export type QuerySailingsInput = {
  /** Port of loading, by any of its codes. */
  pol: string
  /** Port of discharge, by any of its codes. */
  pod: string
  /** Weeks of departure. Default: this week. */
  range?: ("this-week" | "next-week" | "next-two-weeks" | "next-three-weeks")
  /** First day of departure, instead of weeks. */
  etdFrom?: string
  /** Last day of departure, at most 92 days. Default: as many. */
  etdTo?: string
  /**
   * Carriers by SCAC. Default: all.
   *
   * @maxItems 20
   */
  carriers?: string[]
  /** direct or transit. */
  direct?: ("direct" | "transit")
  /** Terminal of departure. */
  terminal?: string
  /** Planned day of departure. */
  weekday?: ("1" | "2" | "3" | "4" | "5" | "6" | "7")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type QuerySailingsOutput = {
  rows: Sailing[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type QuerySeaRatesInput = {
  /** Port of loading, by any of its codes. */
  pol?: string
  /** Port of discharge, by any of its codes. */
  pod?: string
  /** SCAC. */
  carrier?: string
  /** direct or transit. */
  direct?: ("direct" | "transit")
  /** Day of departure. */
  weekday?: ("1" | "2" | "3" | "4" | "5" | "6" | "7")
  /** First day of departure. */
  etdFrom?: string
  /** Last day of departure. */
  etdTo?: string
  /** Goods: finds rates for them and those of all kinds. */
  commodity?: string
  /** Place of receipt: part of its name or UN/LOCODE. */
  por?: string
  /** Place of delivery: part of its name or UN/LOCODE. */
  pdl?: string
  /** Types and quantities, such as 20GP*1,40HQ*2. Each rate then has its total for them. */
  boxes?: string
  /** Field to sort by. */
  sort?: string
  /** Direction. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type QuerySeaRatesOutput = {
  rows: Rate[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type QueryServiceContactsInput = {
  /** Product code of the brand. */
  platformName: string
}

export type QueryServiceContactsOutput = {
  id: string
  /** Name. */
  label: string
  /** Telephone number, with the country code. */
  phone: string
  email?: string
  hours?: string
}[]

export type QueryVesselPlanInput = {
  /** Port of the call, by any of its codes. */
  port?: string
  /** IMO number, beginning of the English name, or part of the Chinese name. */
  vessel?: string
  /** in: by arrival. out: by departure. Default: out. */
  direction?: ("out" | "in")
  /** Terminal. */
  terminal?: string
  /** First day on the port's clock. Default: today. */
  from?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type QueryVesselPlanOutput = {
  rows: VesselCall[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type QueryWarehouseDictRowsInput = {
  /** Dictionary ids, separated by commas. */
  keys: string
  /** Language of the labels. */
  language?: ("zh" | "en")
}

export type QueryWarehouseDictRowsOutput = {
  [k: string]: DictionaryRow[]
}

export type QueryYardBoxesInput = {
  /** B/L number, case-insensitive. */
  blNo: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type QueryYardBoxesOutput = {
  rows: YardBox[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type ReadActivityInput = {
  /** Id of the record. */
  activityId: string
  /** Pass from the link of a preview. */
  preview?: string
}

export type ReadActivityOutput = Activity

export type ReadActivitySignUpInput = {
  /** Id of the record. */
  activitySignUpId: string
}

export type ReadActivitySignUpOutput = ActivitySignUp

export type ReadAgentApplicationInput = {
  /** Id of the record. */
  agentApplicationId: string
}

export type ReadAgentApplicationOutput = AgentApplication

export type ReadAgentInquiryInput = {
  /** Id of the record. */
  agentInquiryId: string
}

export type ReadAgentInquiryOutput = AgentInquiry

export type ReadAirLaneInput = {
  /** Id of the record. */
  airLaneId: string
}

export type ReadAirLaneOutput = AirLane

export type ReadApiReferenceInput = {
}

export type ReadApiReferenceOutput = {
  /**
   * Calls that API keys may make.
   *
   * Items: A call.
   */
  operations: {
    /** Id of the operation. */
    operationId: string
    /** HTTP method. */
    method: string
    /** Path. */
    path: string
    /** Name. */
    title: string
    /** What it does. */
    description: string
    /** Scope that a key needs. */
    scope: string
    /**
     * Parameters.
     *
     * Items: A parameter.
     */
    parameters: {
      /** Name. */
      name: string
      /** path, query or header. */
      place: string
      /** Whether it must be given. */
      required: boolean
      /** Meaning. */
      description: string
    }[]
    /** An example request. */
    request: string
    /** An example response. */
    example: string
  }[]
  /**
   * Messages to webhooks.
   *
   * Items: A message.
   */
  webhooks: {
    /** Type of the message. */
    type: string
    /** Name of the event. */
    label: string
    /** An example message. */
    example: string
  }[]
}

export type ReadAssistantFeedbackInput = {
  /** Id of the record. */
  assistantFeedbackId: string
}

export type ReadAssistantFeedbackOutput = AssistantFeedback

export type ReadAvatarInput = {
  /** Staff member. */
  userId: string
  /** Version of the photo, for browser caching. */
  version?: string
}

export type ReadAvatarOutput = { name: string; type: string; bytes: Uint8Array }

export type ReadBargeDepartureInput = {
  /** Id of the record. */
  bargeDepartureId: string
}

export type ReadBargeDepartureOutput = BargeDeparture

export type ReadCalendarInput = {
  /** The token of the address. */
  token: string
}

export type ReadCalendarOutput = { name: string; type: string; bytes: Uint8Array }

export type ReadCertificationInput = {
  /** Request. */
  requestId: string
}

export type ReadCertificationOutput = Certification

export type ReadClearancePaperInput = {
  /** Id of the record. */
  clearancePaperId: string
}

export type ReadClearancePaperOutput = ClearancePaper

export type ReadCoastalSailingInput = {
  /** Id of the record. */
  coastalSailingId: string
}

export type ReadCoastalSailingOutput = CoastalSailing

export type ReadCompanyInput = {
  /** Company. */
  companyId: string
}

export type ReadCompanyOutput = Company

export type ReadCompanyNotificationsInput = {
}

export type ReadCompanyNotificationsOutput = {
  /** Available notifications and current settings. */
  events: NotificationChoice[]
  /** Scope of the records. */
  scope?: string
  /** Allowed scopes. */
  scopes?: {
    value?: string
    /** Name. */
    label?: string
  }[]
}

export type ReadConversationInput = {
  /** Id of the conversation. */
  conversation: string
}

export type ReadConversationOutput = {
  /** Id of the conversation. */
  conversation: string
  /** Its first question. */
  title: string
  /** Its questions. */
  turns: {
    /** Number of the question, from 1. */
    turn: number
    /** The question. */
    words: string
    /** When it was asked. */
    at: string
    /** The answers. */
    parts: ConversationPart[]
    /** Words of a language model; empty without one. */
    said: string
  }[]
}

export type ReadDeskRateInput = {
  /** Rate. */
  rateId: string
}

export type ReadDeskRateOutput = DeskRate

export type ReadDeskStatisticsInput = {
  /** Days back from today; 90 if omitted. */
  period?: ("30" | "90" | "180" | "365")
}

export type ReadDeskStatisticsOutput = DeskStatistics

export type ReadDraftInput = {
  /** Place of the form, such as its page and block. */
  place: string
}

export type ReadDraftOutput = {
  /** Version of the draft; 0 if there is none. */
  version: number
  /** Release. */
  release?: string
  /** Values entered so far, by field. */
  data?: {
  }
  /** When it was saved. */
  savedAt?: string
}

export type ReadFinanceApplicationInput = {
  /** Id of the record. */
  financeApplicationId: string
}

export type ReadFinanceApplicationOutput = FinanceApplication

export type ReadHealthInput = {
}

export type ReadHealthOutput = {
  /** The latest step that has happened. */
  status: string
}

export type ReadImpactProgressInput = {
}

export type ReadImpactProgressOutput = {
  /** What it is doing, in the language of the caller. */
  text?: string
  /** What it is doing. */
  stage?: ("checking" | "compiling" | "comparing" | "repricing")
}

export type ReadInlandDepotInput = {
  /** Id of the record. */
  inlandDepotId: string
}

export type ReadInlandDepotOutput = InlandDepot

export type ReadInvitationInput = {
  /** The token in the link. */
  invitation: string
}

export type ReadInvitationOutput = InvitationOffer

export type ReadInviterInput = {
  /** The token in the link. */
  inviteUser: string
}

export type ReadInviterOutput = Inviter

export type ReadJobApplicationInput = {
  /** Id of the record. */
  jobApplicationId: string
}

export type ReadJobApplicationOutput = JobApplication

export type ReadLclSailingInput = {
  /** Id of the record. */
  lclSailingId: string
}

export type ReadLclSailingOutput = LclSailing

export type ReadListChoicesInput = {
  /** Id of the list document. */
  list: string
}

export type ReadListChoicesOutput = {
  /**
   * Ids of the visible columns; if omitted, the list's default.
   *
   * @maxItems 100
   */
  columns?: string[]
  /** Saved filters, oldest first. */
  filters: SavedFilter[]
}

export type ReadManualInput = {
  /** Tab of the list. */
  part: ("reference" | "findings" | "guide")
  /** Topic to read, or place to open. */
  topic?: string
}

export type ReadManualOutput = {
  /** Topic returned. */
  topic: string
  /** Id of the requested section; empty if none. */
  opens: string
  /** Heading of the topic. */
  title: string
  /** About the topic. */
  text: string
  /** All topics of the part. */
  topics: {
    /** Id of the topic. */
    id: string
    /** Name. */
    label: string
    /** Group of the kind. */
    group: string
    /** Further search words: the names it explains. */
    words: string
  }[]
  /** Sections of the topic. */
  sections: {
    /** Section id, used in the address. */
    id: string
    /** Heading. */
    title: string
    /** Whether the heading is code. */
    form: ("words" | "code")
    /** Paragraphs, separated by empty lines. */
    text: string
    /** Short facts. */
    notes: string[]
    /** Allowed values. */
    values: string[]
    /** Topic with more details; empty if none. */
    see: string
    /** Labelled sentences. */
    points: {
      /** Name. */
      label: string
      /** Sentence. */
      text: string
    }[]
    /** Pieces of code. */
    samples: {
      /** Caption of the code. */
      label: string
      /** File of the example. Empty if none. */
      path: string
      /** Code. */
      text: string
    }[]
  }[]
}

export type ReadMembershipInput = {
}

export type ReadMembershipOutput = Membership

export type ReadMilestoneLoadInput = {
  /** Number of the load. */
  loadId: string
}

export type ReadMilestoneLoadOutput = MilestoneLoad

export type ReadNewsInput = {
  /** Id of the record. */
  newsId: string
  /** Pass from the link of a preview. */
  preview?: string
}

export type ReadNewsOutput = News

export type ReadNotificationChoicesInput = {
}

export type ReadNotificationChoicesOutput = {
  /** Available notifications and current settings. */
  events: NotificationChoice[]
  /** Scope of the records. */
  scope?: string
  /** Allowed scopes. */
  scopes?: {
    value?: string
    /** Name. */
    label?: string
  }[]
}

export type ReadOpenapiInput = {
}

export type ReadOpenapiOutput = {
  [k: string]: {
    [k: string]: string
  }
}

export type ReadOrderInput = {
  /** Order number. */
  omsOrderNo: string
}

export type ReadOrderOutput = Order

export type ReadOrderAgainInput = {
  /** Order number. */
  omsOrderNo: string
}

export type ReadOrderAgainOutput = OrderAgain

export type ReadOverseasAgentInput = {
  /** Id of the record. */
  overseasAgentId: string
}

export type ReadOverseasAgentOutput = OverseasAgent

export type ReadOverseasLaneInput = {
  /** Id of the record. */
  overseasLaneId: string
}

export type ReadOverseasLaneOutput = OverseasLane

export type ReadOverseasWarehouseInput = {
  /** Id of the record. */
  overseasWarehouseId: string
}

export type ReadOverseasWarehouseOutput = OverseasWarehouse

export type ReadPageViewsInput = {
  /** Days back from today; 90 if omitted. */
  period?: ("30" | "90" | "180" | "365")
  /** Part of the page's title or id. */
  pageName?: string
}

export type ReadPageViewsOutput = PageViewFigures

export type ReadProfileInput = {
}

export type ReadProfileOutput = Profile

export type ReadPublishingInput = {
}

export type ReadPublishingOutput = {
  /** User who publishes. */
  who?: string
  /** What it is doing and for how long, in the language of the caller. */
  text?: string
  /** What it is doing. */
  stage?: ("checking" | "compiling" | "loading" | "switching")
  /** Number of files to publish. */
  documents?: number
}

export type ReadPurchaseNoticeInput = {
  /** Id of the record. */
  purchaseNoticeId: string
}

export type ReadPurchaseNoticeOutput = PurchaseNotice

export type ReadPurchasingInput = {
}

export type ReadPurchasingOutput = Purchasing

export type ReadQuoteValuesInput = {
  /** Id of the saved quote. */
  quoteId: string
}

export type ReadQuoteValuesOutput = {
  /** Service that was priced. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Form values. */
  values: {
  }
}

export type ReadRateLoadInput = {
  /** Number of the load. */
  loadId: string
}

export type ReadRateLoadOutput = RateLoad

export type ReadReadinessInput = {
}

export type ReadReadinessOutput = {
  /** The latest step that has happened. */
  status: string
  /** Release. */
  release?: string
}

export type ReadRebateSummaryInput = {
}

export type ReadRebateSummaryOutput = RebateSummary

export type ReadReeferSettingInput = {
  /** Id of the record. */
  reeferSettingId: string
}

export type ReadReeferSettingOutput = ReeferSetting

export type ReadReleaseInput = {
  /** Hash of the release. */
  release: string
}

export type ReadReleaseOutput = {
  /** Text of every document, by path. */
  documents: {
    [k: string]: string
  }
  /** SHA-256 of every picture, by path. */
  assets: {
    [k: string]: string
  }
}

export type ReadRobotsInput = {
}

export type ReadRobotsOutput = { name: string; type: string; bytes: Uint8Array }

export type ReadSavedQuoteInput = {
  /** Id of the saved quote. */
  quoteId: string
}

export type ReadSavedQuoteOutput = SavedQuote

export type ReadSeaRailLaneInput = {
  /** Id of the record. */
  seaRailLaneId: string
}

export type ReadSeaRailLaneOutput = SeaRailLane

export type ReadSeaRateInput = {
  /** Rate. */
  rateId: string
}

export type ReadSeaRateOutput = Rate

export type ReadServedReleaseInput = {
}

export type ReadServedReleaseOutput = ServedRelease

export type ReadServiceContactInput = {
  /** Id of the record. */
  serviceContactId: string
}

export type ReadServiceContactOutput = ServiceContact

export type ReadSessionInput = {
}

export type ReadSessionOutput = Session

export type ReadSharedQuoteInput = {
  /** The token in the link. */
  code: string
}

export type ReadSharedQuoteOutput = SavedQuote

export type ReadSharedTrackingInput = {
  /** The token in the link. */
  code: string
}

export type ReadSharedTrackingOutput = {
  /** Whether anything was found. */
  outcome: ("found" | "none")
  /** The outcome in the reader's language. */
  message: string
  /** The shipments. */
  shipments: {
    /** The order, if it is one of this portal. */
    omsOrderNo?: string
    /** Master bill of lading. */
    mbl?: string
    /** Carrier. */
    carrier?: string
    /** Name of the carrier. */
    carrierName?: string
    /** Ship. */
    vessel?: string
    /** IMO number of the ship. */
    imo?: string
    /** Voyage. */
    voyage?: string
    /** Message if no ship is known. */
    noVessel?: string
    /** Port of loading. */
    pol?: string
    /** Its name. */
    polName?: string
    /** Port of discharge. */
    pod?: string
    /** Its name. */
    podName?: string
    /** When the latest report reached this portal. */
    receivedAt?: string
    /** Its containers; one without a number if none is known. */
    boxes: {
      /** Container number. */
      container?: string
      /** Container type, or ISO size and type. */
      boxType?: string
      /** Seals, the latest reported. */
      seals: {
        /** Seal number. */
        number: string
        /** Who put it on, in words. */
        by?: string
      }[]
      /** The latest step that has happened. */
      status?: string
      /** When it happened. */
      statusAt?: {
        /** The moment in UTC. */
        at: string
        /** Local time at the place: 2026-12-01T16:00. */
        local: string
        /** Offset of the place's zone at that time: UTC+8. */
        offset: string
        /** Name of the source. */
        source: string
        /** When the source reported it. */
        reportedAt: string
        /** When it reached this portal. */
        receivedAt: string
      }
      /** When the empty container was picked up. */
      pickedUp?: {
        /** The moment in UTC. */
        at: string
        /** Local time at the place: 2026-12-01T16:00. */
        local: string
        /** Offset of the place's zone at that time: UTC+8. */
        offset: string
        /** Name of the source. */
        source: string
        /** When the source reported it. */
        reportedAt: string
        /** When it reached this portal. */
        receivedAt: string
      }
      /** Arrival in the port of discharge. */
      eta?: {
        /** The moment in UTC. */
        at: string
        /** Local time at the place: 2026-12-01T16:00. */
        local: string
        /** Offset of the place's zone at that time: UTC+8. */
        offset: string
        /** Whether it has arrived. */
        isActual: boolean
      }
      /** The last change of an estimate. */
      change?: {
        /** The previous time. */
        from: {
          /** The moment in UTC. */
          at: string
          /** Local time at the place: 2026-12-01T16:00. */
          local: string
          /** Offset of the place's zone at that time: UTC+8. */
          offset: string
        }
        /** The new time. */
        to: {
          /** The moment in UTC. */
          at: string
          /** Local time at the place: 2026-12-01T16:00. */
          local: string
          /** Offset of the place's zone at that time: UTC+8. */
          offset: string
        }
        /** Hours later; negative if earlier. */
        hours: number
        /** Name of the source. */
        source: string
        /** When the source reported it. */
        reportedAt: string
      }
      /** The timeline in order of time; steps to come where they usually are. */
      lines: {
        /** Id of the line in its timeline. */
        id: string
        /** The milestone, if it is one. */
        milestone?: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
        /** What happens, in the reader's language. */
        label: string
        /** done: reported as actual. expected: planned or estimated. overdue: should have happened by now. open: not reported. cancelled: the ship does not call. */
        state: ("done" | "expected" | "overdue" | "open" | "cancelled")
        /** Why the ship does not call. */
        cancelled?: {
          /** Status of the call, such as a blank sailing, in words. */
          label: string
          /** When the source reported it. */
          reportedAt: string
          /** Name of the source. */
          source: string
        }
        /** UN/LOCODE of the place. */
        place?: string
        /** Name of the place. */
        placeName?: string
        /** Name of the terminal or depot. */
        facility?: string
        /** Whether a ship arrives or departs. */
        kind?: ("arrival" | "departure")
        /** Ship that moves. */
        vessel?: string
        /** Planned time. */
        planned?: {
          /** The moment in UTC. */
          at: string
          /** Local time at the place: 2026-12-01T16:00. */
          local: string
          /** Offset of the place's zone at that time: UTC+8. */
          offset: string
          /** Name of the source. */
          source: string
          /** When the source reported it. */
          reportedAt: string
          /** When it reached this portal. */
          receivedAt: string
        }
        /** Estimated time. */
        estimated?: {
          /** The moment in UTC. */
          at: string
          /** Local time at the place: 2026-12-01T16:00. */
          local: string
          /** Offset of the place's zone at that time: UTC+8. */
          offset: string
          /** Name of the source. */
          source: string
          /** When the source reported it. */
          reportedAt: string
          /** When it reached this portal. */
          receivedAt: string
        }
        /** Actual time. */
        actual?: {
          /** The moment in UTC. */
          at: string
          /** Local time at the place: 2026-12-01T16:00. */
          local: string
          /** Offset of the place's zone at that time: UTC+8. */
          offset: string
          /** Name of the source. */
          source: string
          /** When the source reported it. */
          reportedAt: string
          /** When it reached this portal. */
          receivedAt: string
        }
        /** The last change of an estimate. */
        change?: {
          /** The previous time. */
          from: {
            /** The moment in UTC. */
            at: string
            /** Local time at the place: 2026-12-01T16:00. */
            local: string
            /** Offset of the place's zone at that time: UTC+8. */
            offset: string
          }
          /** The new time. */
          to: {
            /** The moment in UTC. */
            at: string
            /** Local time at the place: 2026-12-01T16:00. */
            local: string
            /** Offset of the place's zone at that time: UTC+8. */
            offset: string
          }
          /** Hours later; negative if earlier. */
          hours: number
          /** Name of the source. */
          source: string
          /** When the source reported it. */
          reportedAt: string
        }
        /** Remark of the source. */
        remark?: string
        /** Holds by customs, carrier or terminal. */
        holds: {
          /** Since when. */
          heldAt: string
          /** Why it is held. */
          reason: string
          /** When it was released. */
          releasedAt?: string
        }[]
      }[]
      /** Holds by customs, carrier or terminal. */
      holds: {
        /** Since when. */
        heldAt: string
        /** Why it is held. */
        reason: string
        /** When it was released. */
        releasedAt?: string
      }[]
    }[]
  }[]
  /** Sources that were asked, if nothing was found. */
  asked: {
    /** Name of the source. */
    source: string
    /** When it last delivered anything. */
    receivedAt?: string
    /** When it is asked again. */
    nextAt?: string
  }[]
  /** Ways of the shipments, for a map. */
  routes?: TrackedRoute[]
  /** Ports on these ways. */
  stops?: {
    /** UN/LOCODE. */
    id: string
    /** Name. */
    label: string
    /** Degrees north. */
    latitude: string
    /** Degrees east. */
    longitude: string
    /** Arrival and departure. */
    note?: string
  }[]
  /** Valid until. */
  expiresAt: string
}

export type ReadSheetLoadInput = {
  /** Number of the load. */
  loadId: string
}

export type ReadSheetLoadOutput = SheetLoad

export type ReadSitemapInput = {
  /** Language of the pages; without it, the sitemaps of all languages are listed. */
  language?: string
}

export type ReadSitemapOutput = { name: string; type: string; bytes: Uint8Array }

export type ReadStaffInvitationInput = {
  /** The token in the link. */
  invitation: string
}

export type ReadStaffInvitationOutput = StaffInvitationOffer

export type ReadStaffPersonInput = {
  /** Staff member. */
  userId: string
}

export type ReadStaffPersonOutput = StaffPerson

export type ReadSupplierApplicationInput = {
  /** Id of the record. */
  supplierApplicationId: string
}

export type ReadSupplierApplicationOutput = SupplierApplication

export type ReadSupplierOrderInput = {
  /** Number of the supplier order. */
  supplierOrderNo: string
}

export type ReadSupplierOrderOutput = SupplierOrder

export type ReadTariffDocumentInput = {
  /** Id of the tariff. */
  tariff: string
  /** Id of the line to highlight. */
  line?: string
}

export type ReadTariffDocumentOutput = {
  /** File. */
  path: string
  /** Name of the tariff. */
  label: string
  /** Number of the line to highlight; 0 if none. */
  row: number
  /**
   * Lines of the file.
   *
   * Items: Line.
   */
  lines: string[]
}

export type ReadTrainDepartureInput = {
  /** Id of the record. */
  trainDepartureId: string
}

export type ReadTrainDepartureOutput = TrainDeparture

export type ReadVacancyInput = {
  /** Id of the record. */
  vacancyId: string
  /** Pass from the link of a preview. */
  preview?: string
}

export type ReadVacancyOutput = Vacancy

export type ReadWarehouseInput = {
  /** Id of the site. */
  id: string
}

export type ReadWarehouseOutput = (Warehouse & {
  /** Whether a tariff is available; otherwise prices are on request. */
  priced?: boolean
  /** Tariff lines of the site. */
  fees?: SiteFee[]
  /** Why prices are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
})

export type ReadWarehouseReceiptInput = {
  /** Id of the record. */
  warehouseReceiptId: string
}

export type ReadWarehouseReceiptOutput = WarehouseReceipt

export type ReadWebhookInput = {
  /** Id of the webhook. */
  webhookId: string
}

export type ReadWebhookOutput = Webhook

export type ReadYardInput = {
  /** Id of the site. */
  id: string
}

export type ReadYardOutput = (Yard & {
  /** Whether a tariff is available; otherwise prices are on request. */
  priced?: boolean
  /** Tariff lines of the site. */
  fees?: SiteFee[]
  /** Why prices are not shown: login, certify or consent. */
  hidden?: ("login" | "certify" | "consent")
})

export type RecordMilestoneInput = {
  /** Milestone. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** Planned, estimated or actual. */
  classifier: ("PLN" | "EST" | "ACT")
  /** Time. */
  at: string
  /** Place. */
  place?: string
  /** Remarks. */
  note?: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type RecordMilestoneOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type RefusePaymentInput = {
  /** Number of the payment within the order. Default: the oldest that is not checked. */
  no?: number
  /** Why it is refused; the customer sees it. */
  refusal: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type RefusePaymentOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type RefuseRebatePayoutInput = {
  /** Reason for rejection; shown to the applicant. */
  reason: string
  /** Number of the month's statement. */
  monthId: string
  /** Version the caller read. */
  version: number
}

export type RefuseRebatePayoutOutput = Pick<RebateMonth, 'monthId' | 'state' | 'version'>

export type RefuseSecondFactorRemovalInput = {
  /** Id of the record. */
  removalId: string
}

export type RefuseSecondFactorRemovalOutput = {
}

export type RegisterInput = {
  /** Mobile number or e-mail address. */
  account: string
  /** Verification code. */
  code: string
  /** Name of the person, without digits. */
  name: string
  /** New password: letters and digits, other printable ASCII signs allowed. */
  password: string
  /** The new password again. */
  confirmation: string
  /** Acceptance of the service agreement. */
  agreement: true
  /** Acceptance of the privacy policy. */
  policy: true
  /** Code of the invitation used. */
  invitation?: string
  /** Referral code of the link used. */
  inviter?: string
}

export type RegisterOutput = Session

export type ReinstateSupplierInput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Version the caller read. */
  version: number
}

export type ReinstateSupplierOutput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Version, which each change increments. */
  version: number
}

export type RejectOrderInput = {
  /** Reason. */
  reason: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type RejectOrderOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type ReleaseHoldInput = {
  /** Milestone. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** Reason. */
  reason?: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type ReleaseHoldOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type RemoveAvatarInput = {
}

export type RemoveAvatarOutput = {
  /** Version of the profile photo; empty if none. */
  avatar: string
}

export type RemoveConversationInput = {
  /** Id of the conversation. Default: all. */
  conversation?: string
}

export type RemoveConversationOutput = {
}

export type RemoveDraftInput = {
  /** Place of the form, such as its page and block. */
  place: string
}

export type RemoveDraftOutput = {
}

export type RemoveFilterInput = {
  /** The saved filter. */
  filterId: string
}

export type RemoveFilterOutput = {
}

export type RemoveMemberInput = {
  /** Reason; shown to the member. */
  reason?: string
  /** Person. */
  memberId: string
  /** Version the caller read. */
  version: number
}

export type RemoveMemberOutput = {
  /** Person. */
  memberId: string
}

export type RemoveSavedQuoteInput = {
  /** Id of the saved quote. */
  quoteId: string
}

export type RemoveSavedQuoteOutput = {
  /** Id of the saved quote. */
  quoteId: string
  /** Status. */
  state: ("kept" | "removed")
}

export type RemoveSecondFactorInput = {
  /** The current password. */
  password?: string
  /** An authenticator code or a recovery code. */
  code?: string
}

export type RemoveSecondFactorOutput = {
}

export type RemoveTemplateInput = {
  /** Id of the template. */
  templateId: string
}

export type RemoveTemplateOutput = {
  /** Id of the template. */
  templateId: string
}

export type RemoveWebhookInput = {
  /** Id of the webhook. */
  webhookId: string
}

export type RemoveWebhookOutput = {
  /** Id of the webhook. */
  webhookId: string
}

export type RenameSavedQuoteInput = {
  /** Name. */
  name: string
  /** Id of the saved quote. */
  quoteId: string
}

export type RenameSavedQuoteOutput = {
  /** Id of the saved quote. */
  quoteId: string
  /** New name. */
  name: string
}

export type RenameTemplateInput = {
  /** Name of the template. */
  name: string
  /** Id of the template. */
  templateId: string
}

export type RenameTemplateOutput = {
  /** Id of the template. */
  templateId: string
  /** New name. */
  name: string
}

export type ReplaySourceReceiptInput = {
  /** Number of the receipt. */
  receiptId: string
}

export type ReplaySourceReceiptOutput = {
  /** Records that were new or corrected known ones. */
  taken: number
  /** Records that were known. */
  repeated: number
  /** Faults. */
  refused: number
}

export type ReplayWebhookDeliveryInput = {
  /** Number of the delivery. */
  deliveryId: string
}

export type ReplayWebhookDeliveryOutput = {
  /** Number of the delivery. */
  deliveryId: string
}

export type ReportPaymentInput = {
  /** Amount paid. */
  amount: string
  /** Currency. */
  currency: ("CNY" | "USD" | "EUR" | "HKD" | "GBP" | "SGD" | "JPY" | "KRW")
  /** Day of payment. */
  paidOn: string
  /** Bank reference. */
  reference: string
  /** Confirms that the same bank reference belongs to several payments. */
  sharedReference?: boolean
  /** Proof of payment: the bank's receipt or a photo of it. */
  slip?: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type ReportPaymentOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type RequestAmendmentInput = {
  /** Reason. */
  reason?: string
  /** Order number. */
  omsOrderNo: string
  /** The complete form of the order type after the change. */
  booking: {
  }
  /** Version the caller read. */
  version: number
}

export type RequestAmendmentOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type RequestBillChangeInput = {
  /** Requested corrections. */
  remarks: string
  /** A file with the corrections. */
  file?: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type RequestBillChangeOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type RequestRebatePayoutInput = {
  /** Account holder. */
  payee: string
  /** Bank. */
  bank: string
  /** Account number. */
  account: string
  /** Remarks for customer service. */
  note?: string
  /** Number of the month's statement. */
  monthId: string
  /** Version the caller read. */
  version: number
}

export type RequestRebatePayoutOutput = Pick<RebateMonth, 'monthId' | 'state' | 'version'>

export type RequestSecondFactorRemovalInput = {
  /** How the person's identity was verified; shown to the second administrator. */
  reason: string
  /** Staff member. */
  userId: string
}

export type RequestSecondFactorRemovalOutput = {
  /** removed: removed at once, by the command. */
  state: ("requested" | "removed")
}

export type ResetPasswordInput = {
  /** Mobile number or e-mail address. */
  account: string
  /** Verification code. */
  code: string
  /** New password: letters and digits, other printable ASCII signs allowed. */
  password: string
  /** The new password again. */
  confirmation: string
}

export type ResetPasswordOutput = {
}

export type RestoreActivityInput = {
  /** Id of the record. */
  activityId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreActivityOutput = {
  /** Id of the record. */
  activityId: string
  /** Version after the change. */
  version: number
}

export type RestoreActivitySignUpInput = {
  /** Id of the record. */
  activitySignUpId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreActivitySignUpOutput = {
  /** Id of the record. */
  activitySignUpId: string
  /** Version after the change. */
  version: number
}

export type RestoreAgentApplicationInput = {
  /** Id of the record. */
  agentApplicationId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreAgentApplicationOutput = {
  /** Id of the record. */
  agentApplicationId: string
  /** Version after the change. */
  version: number
}

export type RestoreAgentInquiryInput = {
  /** Id of the record. */
  agentInquiryId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreAgentInquiryOutput = {
  /** Id of the record. */
  agentInquiryId: string
  /** Version after the change. */
  version: number
}

export type RestoreAirLaneInput = {
  /** Id of the record. */
  airLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreAirLaneOutput = {
  /** Id of the record. */
  airLaneId: string
  /** Version after the change. */
  version: number
}

export type RestoreAssistantFeedbackInput = {
  /** Id of the record. */
  assistantFeedbackId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreAssistantFeedbackOutput = {
  /** Id of the record. */
  assistantFeedbackId: string
  /** Version after the change. */
  version: number
}

export type RestoreBargeDepartureInput = {
  /** Id of the record. */
  bargeDepartureId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreBargeDepartureOutput = {
  /** Id of the record. */
  bargeDepartureId: string
  /** Version after the change. */
  version: number
}

export type RestoreClearancePaperInput = {
  /** Id of the record. */
  clearancePaperId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreClearancePaperOutput = {
  /** Id of the record. */
  clearancePaperId: string
  /** Version after the change. */
  version: number
}

export type RestoreCoastalSailingInput = {
  /** Id of the record. */
  coastalSailingId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreCoastalSailingOutput = {
  /** Id of the record. */
  coastalSailingId: string
  /** Version after the change. */
  version: number
}

export type RestoreCompanyAddressInput = {
  /** Id of the record. */
  companyAddressId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreCompanyAddressOutput = {
  /** Id of the record. */
  companyAddressId: string
  /** Version after the change. */
  version: number
}

export type RestoreFinanceApplicationInput = {
  /** Id of the record. */
  financeApplicationId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreFinanceApplicationOutput = {
  /** Id of the record. */
  financeApplicationId: string
  /** Version after the change. */
  version: number
}

export type RestoreInlandDepotInput = {
  /** Id of the record. */
  inlandDepotId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreInlandDepotOutput = {
  /** Id of the record. */
  inlandDepotId: string
  /** Version after the change. */
  version: number
}

export type RestoreJobApplicationInput = {
  /** Id of the record. */
  jobApplicationId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreJobApplicationOutput = {
  /** Id of the record. */
  jobApplicationId: string
  /** Version after the change. */
  version: number
}

export type RestoreLclSailingInput = {
  /** Id of the record. */
  lclSailingId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreLclSailingOutput = {
  /** Id of the record. */
  lclSailingId: string
  /** Version after the change. */
  version: number
}

export type RestoreNewsInput = {
  /** Id of the record. */
  newsId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreNewsOutput = {
  /** Id of the record. */
  newsId: string
  /** Version after the change. */
  version: number
}

export type RestoreOverseasAgentInput = {
  /** Id of the record. */
  overseasAgentId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreOverseasAgentOutput = {
  /** Id of the record. */
  overseasAgentId: string
  /** Version after the change. */
  version: number
}

export type RestoreOverseasLaneInput = {
  /** Id of the record. */
  overseasLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreOverseasLaneOutput = {
  /** Id of the record. */
  overseasLaneId: string
  /** Version after the change. */
  version: number
}

export type RestoreOverseasWarehouseInput = {
  /** Id of the record. */
  overseasWarehouseId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreOverseasWarehouseOutput = {
  /** Id of the record. */
  overseasWarehouseId: string
  /** Version after the change. */
  version: number
}

export type RestorePurchaseNoticeInput = {
  /** Id of the record. */
  purchaseNoticeId: string
  /** Version that the caller saw. */
  version: number
}

export type RestorePurchaseNoticeOutput = {
  /** Id of the record. */
  purchaseNoticeId: string
  /** Version after the change. */
  version: number
}

export type RestoreRateInput = {
  /** Rate. */
  rateId: string
  /** Version the caller read. */
  version: number
}

export type RestoreRateOutput = Pick<DeskRate, 'rateId' | 'version'>

export type RestoreReeferSettingInput = {
  /** Id of the record. */
  reeferSettingId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreReeferSettingOutput = {
  /** Id of the record. */
  reeferSettingId: string
  /** Version after the change. */
  version: number
}

export type RestoreSavedQuoteInput = {
  /** Id of the saved quote. */
  quoteId: string
}

export type RestoreSavedQuoteOutput = {
  /** Id of the saved quote. */
  quoteId: string
  /** Status. */
  state: ("kept" | "removed")
}

export type RestoreSeaRailLaneInput = {
  /** Id of the record. */
  seaRailLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreSeaRailLaneOutput = {
  /** Id of the record. */
  seaRailLaneId: string
  /** Version after the change. */
  version: number
}

export type RestoreServiceContactInput = {
  /** Id of the record. */
  serviceContactId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreServiceContactOutput = {
  /** Id of the record. */
  serviceContactId: string
  /** Version after the change. */
  version: number
}

export type RestoreSupplierApplicationInput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreSupplierApplicationOutput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Version after the change. */
  version: number
}

export type RestoreTemplateInput = {
  /** Id of the template. */
  templateId: string
}

export type RestoreTemplateOutput = {
  /** Id of the template. */
  templateId: string
}

export type RestoreTrainDepartureInput = {
  /** Id of the record. */
  trainDepartureId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreTrainDepartureOutput = {
  /** Id of the record. */
  trainDepartureId: string
  /** Version after the change. */
  version: number
}

export type RestoreVacancyInput = {
  /** Id of the record. */
  vacancyId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreVacancyOutput = {
  /** Id of the record. */
  vacancyId: string
  /** Version after the change. */
  version: number
}

export type RestoreWarehouseReceiptInput = {
  /** Id of the record. */
  warehouseReceiptId: string
  /** Version that the caller saw. */
  version: number
}

export type RestoreWarehouseReceiptOutput = {
  /** Id of the record. */
  warehouseReceiptId: string
  /** Version after the change. */
  version: number
}

export type RetireSupplierInput = {
  /** Reason, which the supplier sees. */
  message: string
  /** Id of the record. */
  supplierApplicationId: string
  /** Version the caller read. */
  version: number
}

export type RetireSupplierOutput = {
  /** Id of the record. */
  supplierApplicationId: string
  /** Version, which each change increments. */
  version: number
}

export type RetryDeliveryInput = {
  /** Number of the delivery. */
  deliveryId: string
}

export type RetryDeliveryOutput = {
}

export type RevokeApiKeyInput = {
  /** Id of the record. */
  keyId: string
}

export type RevokeApiKeyOutput = {
  /** Id of the record. */
  keyId: string
}

export type RevokeCalendarInput = {
  /** Id of the record. */
  calendarId: string
}

export type RevokeCalendarOutput = {
  /** Id of the record. */
  calendarId: string
}

export type RevokeInvitationInput = {
  /** Id of the invitation. */
  invitationId: string
}

export type RevokeInvitationOutput = Pick<Invitation, 'invitationId' | 'state'>

export type RevokeQuoteLinkInput = {
  /** Id of the link. */
  linkId: string
}

export type RevokeQuoteLinkOutput = Pick<QuoteLink, 'linkId' | 'state'>

export type RevokeTrackingLinkInput = {
  /** Id of the link. */
  linkId: string
}

export type RevokeTrackingLinkOutput = Pick<TrackingLink, 'linkId' | 'state'>

export type RollbackReleaseInput = {
  steps: number
}

export type RollbackReleaseOutput = {
  /** Release. */
  release: string
}

export type RotateWebhookSecretInput = {
  /** Id of the webhook. */
  webhookId: string
}

export type RotateWebhookSecretOutput = {
  /** Id of the webhook. */
  webhookId: string
  /** Signing secret. Returned once; the portal shows it at no other time. */
  secret: string
  /** Until when messages are signed with the old secret as well. */
  oldSecretUntil: string
}

export type SaveCompanyNotificationsInput = {
  /**
   * By event.
   *
   * @maxItems 100
   *
   * Items: Settings of one event.
   */
  events: {
    /** Event. */
    event: ("order-submitted" | "fees-confirmed" | "dispute-declined" | "amendment-offered" | "amendment-declined" | "payment-received" | "payment-part-received" | "rest-waived" | "payment-refused" | "order-generated" | "milestone-recorded" | "milestone-withdrawn" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "tracking-changed" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "integration-orphaned" | "sailing-changed" | "price-changed" | "order-received" | "order-handed-over" | "fees-accepted" | "fees-disputed" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested" | "application-progress" | "job-application-received" | "agent-request-received" | "supplier-application-received" | "finance-application-received")
    /** In the portal. */
    portal: boolean
    /** By e-mail. */
    mail: boolean
    /** Threshold. */
    threshold?: number
    /**
     * Rows of the event's list.
     *
     * @maxItems 100
     *
     * Items: A selected row.
     */
    only?: string[]
  }[]
}

export type SaveCompanyNotificationsOutput = {
  /** Available notifications and current settings. */
  events: NotificationChoice[]
  /** Scope of the records. */
  scope?: string
  /** Allowed scopes. */
  scopes?: {
    value?: string
    /** Name. */
    label?: string
  }[]
}

export type SaveDraftInput = {
  /** Place of the form, such as its page and block. */
  place: string
  /** Form being filled in. */
  form: string
  /** Release. */
  release: string
  /** Version of the draft; 0 if there is none. */
  version: number
  /** Values entered so far. */
  data: {
    /** Values by field. Values without a field and secret values are not stored. */
    values: {
    }
    /** Values that the page passed to the form. */
    given: string
    /**
     * Fields of the form at that time: name, label and inner fields.
     *
     * @maxItems 500
     */
    fields: {
    }[]
    /** Time of the last keystroke. */
    at: string
    /**
     * Versions entered elsewhere at the same time that can be restored, newest last.
     *
     * @maxItems 5
     */
    others?: {
      /** Values by field. Values without a field and secret values are not stored. */
      values: {
      }
      /** Values that the page passed to the form. */
      given: string
      /**
       * Fields of the form at that time: name, label and inner fields.
       *
       * @maxItems 500
       */
      fields: {
      }[]
      /** Time of the last keystroke. */
      at: string
    }[]
  }
}

export type SaveDraftOutput = {
  /** Version of the draft; 0 if there is none. */
  version: number
  /** When it was saved. */
  savedAt: string
}

export type SaveFilterInput = {
  /** Id of the list document. */
  list: string
  /** Name of the filter. */
  name: string
  /** Query string of the address, without the page number. */
  query: {
  }
}

export type SaveFilterOutput = {
  /** The saved filter. */
  filterId: string
}

export type SaveListColumnsInput = {
  /** Id of the list document. */
  list: string
  /**
   * Ids of the visible columns, in the order of the list.
   *
   * @maxItems 100
   */
  columns: string[]
}

export type SaveListColumnsOutput = {
}

export type SaveNotificationsInput = {
  /**
   * By event.
   *
   * @maxItems 100
   *
   * Items: Settings of one event.
   */
  events: {
    /** Event. */
    event: ("order-submitted" | "fees-confirmed" | "dispute-declined" | "amendment-offered" | "amendment-declined" | "payment-received" | "payment-part-received" | "rest-waived" | "payment-refused" | "order-generated" | "milestone-recorded" | "milestone-withdrawn" | "on-hold" | "hold-released" | "etd-moved" | "eta-moved" | "tracking-changed" | "cut-off-moved" | "cut-off-near" | "vessel-changed" | "bill-drafted" | "message-received" | "order-completed" | "order-rejected" | "order-cancelled" | "membership" | "integration-orphaned" | "sailing-changed" | "price-changed" | "order-received" | "order-handed-over" | "fees-accepted" | "fees-disputed" | "payment-reported" | "amendment-requested" | "amendment-accepted" | "shipping-instruction" | "vgm-submitted" | "bill-confirmed" | "bill-change-requested" | "application-progress" | "job-application-received" | "agent-request-received" | "supplier-application-received" | "finance-application-received")
    /** In the portal. */
    portal: boolean
    /** By e-mail. */
    mail: boolean
    /** Threshold. */
    threshold?: number
    /**
     * Rows of the event's list.
     *
     * @maxItems 100
     *
     * Items: A selected row.
     */
    only?: string[]
  }[]
  /** Scope of the records. */
  scope?: ("usual" | "own" | "all")
}

export type SaveNotificationsOutput = {
  /** Available notifications and current settings. */
  events: NotificationChoice[]
  /** Scope of the records. */
  scope?: string
  /** Allowed scopes. */
  scopes?: {
    value?: string
    /** Name. */
    label?: string
  }[]
}

export type SaveOrderTemplateInput = {
  /** Name of the template. */
  name: string
  /** Order number. */
  omsOrderNo: string
}

export type SaveOrderTemplateOutput = {
  /** Id of the template. */
  templateId: string
}

export type SaveQuoteInput = {
  /** Service to price. */
  orderType: string
  /** Form values of the service. Values without a field are not stored. */
  values: {
  }
  /** Name. */
  name?: string
}

export type SaveQuoteOutput = {
  /** Id of the saved quote. */
  quoteId: string
  /** Number of the quote. */
  number: string
}

export type SaveTemplateInput = {
  /** Name of the template. */
  name: string
  /** Kind of order. */
  orderType: string
  /** Form values. Values without a field are not stored. */
  values: {
  }
}

export type SaveTemplateOutput = {
  /** Id of the template. */
  templateId: string
}

export type SearchActivityInput = {
  /** Keywords to search for. */
  words?: string
  /** Not below this. */
  fromFrom?: string
  /** Not above this. */
  fromTo?: string
  /** Earlier than this. */
  fromBefore?: string
  /** Not below this. */
  toFrom?: string
  /** Not above this. */
  toTo?: string
  /** Earlier than this. */
  toBefore?: string
  /** Only with this value. */
  placement?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("from" | "to" | "placement" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchActivityOutput = {
  rows: ActivityRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchActivitySignUpInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  activityId?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("activityId" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchActivitySignUpOutput = {
  rows: ActivitySignUp[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchAgentApplicationInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  country?: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** Only with this value. */
  ports?: string
  /** Only with this value. */
  services?: ("customs" | "trucking" | "warehousing" | "lcl" | "air" | "project" | "reefer" | "dangerous")
  /** Only with this value. */
  status?: ("received" | "review" | "accepted" | "declined")
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("country" | "ports" | "services" | "status" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchAgentApplicationOutput = {
  rows: AgentApplicationRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchAgentInquiryInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  status?: ("received" | "in-work" | "answered" | "closed")
  /** Only with this value. */
  overseasAgentId?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("status" | "overseasAgentId" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchAgentInquiryOutput = {
  rows: AgentInquiryRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchAirLaneInput = {
  /** Only with this value. */
  origin?: string
  /** Only with this value. */
  destination?: string
  /** Only with this value. */
  airline?: ("CA" | "CK" | "CZ" | "CX" | "NH" | "KE" | "SQ" | "TG" | "EK" | "LH" | "CV" | "UA")
  /** Not below this. */
  transitDaysFrom?: number
  /** Not above this. */
  transitDaysTo?: number
  /** Not below this. */
  validUntilFrom?: string
  /** Not above this. */
  validUntilTo?: string
  /** Earlier than this. */
  validUntilBefore?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("origin" | "destination" | "airline" | "transitDays" | "validUntil" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchAirLaneOutput = {
  rows: AirLane[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchAssistantFeedbackInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  verdict?: ("helpful" | "unhelpful")
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("verdict" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchAssistantFeedbackOutput = {
  rows: AssistantFeedback[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchBargeDepartureInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  city?: string
  /** Only with this value. */
  portArea?: string
  /** Not below this. */
  cutOffFrom?: string
  /** Not above this. */
  cutOffTo?: string
  /** Earlier than this. */
  cutOffBefore?: string
  /** Not below this. */
  etdFrom?: string
  /** Not above this. */
  etdTo?: string
  /** Earlier than this. */
  etdBefore?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("city" | "portArea" | "cutOff" | "etd" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchBargeDepartureOutput = {
  rows: BargeDeparture[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchClearancePaperInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  directions?: ("export" | "import" | "domestic")
  /** Only with this value. */
  cargo?: ("general" | "food" | "cosmetics" | "chemicals" | "battery" | "machinery" | "medical" | "wood")
  /** Only with this value. */
  need?: ("always" | "if" | "before")
  /** Not below this. */
  placeFrom?: number
  /** Not above this. */
  placeTo?: number
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("directions" | "cargo" | "need" | "place" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchClearancePaperOutput = {
  rows: ClearancePaper[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchCoastalSailingInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  line?: ("north" | "south" | "yangtze")
  /** Only with this value. */
  from?: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
  /** Only with this value. */
  to?: ("CNYIK" | "CNDLC" | "CNTXG" | "CNTAO" | "CNSHA" | "CNTAC" | "CNNGB" | "CNXMN" | "CNNSA" | "CNHAK" | "CNZJG" | "CNNKG" | "CNWUH" | "CNCKG")
  /** Not below this. */
  cutOffFrom?: string
  /** Not above this. */
  cutOffTo?: string
  /** Earlier than this. */
  cutOffBefore?: string
  /** Not below this. */
  etdFrom?: string
  /** Not above this. */
  etdTo?: string
  /** Earlier than this. */
  etdBefore?: string
  /** Not below this. */
  etaFrom?: string
  /** Not above this. */
  etaTo?: string
  /** Earlier than this. */
  etaBefore?: string
  /** Not below this. */
  transitDaysFrom?: number
  /** Not above this. */
  transitDaysTo?: number
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("line" | "from" | "to" | "cutOff" | "etd" | "eta" | "transitDays" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchCoastalSailingOutput = {
  rows: CoastalSailingRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchCompanyAddressInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  kind?: ("shipper" | "consignee" | "notify" | "factory")
  /** Only with this value. */
  name?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("kind" | "name" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchCompanyAddressOutput = {
  rows: CompanyAddress[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchFinanceApplicationInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  uscc?: string
  /** Only with this value. */
  product?: ("freight" | "duty" | "receivable")
  /** Not below this. */
  amountFrom?: number
  /** Not above this. */
  amountTo?: number
  /** Not below this. */
  daysFrom?: number
  /** Not above this. */
  daysTo?: number
  /** Only with this value. */
  status?: ("received" | "answered" | "review" | "papers" | "approved" | "declined")
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("uscc" | "product" | "amount" | "days" | "status" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchFinanceApplicationOutput = {
  rows: FinanceApplicationRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of records by value. */
  counts?: {
    [k: string]: number
  }
}

export type SearchInlandDepotInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  region?: string
  /** Only with this value. */
  port?: string
  /** Only with this value. */
  services?: ("pick-up" | "return" | "laden" | "customs" | "reefer" | "repair" | "rail" | "barge")
  /** Not below this. */
  freeDaysFrom?: number
  /** Not above this. */
  freeDaysTo?: number
  /** Not below this. */
  kmWaigaoqiaoFrom?: number
  /** Not above this. */
  kmWaigaoqiaoTo?: number
  /** Not below this. */
  kmYangshanFrom?: number
  /** Not above this. */
  kmYangshanTo?: number
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("region" | "port" | "services" | "freeDays" | "kmWaigaoqiao" | "kmYangshan" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchInlandDepotOutput = {
  rows: InlandDepot[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchJobApplicationInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  status?: ("received" | "interview" | "accepted" | "declined")
  /** Only with this value. */
  vacancyId?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("status" | "vacancyId" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchJobApplicationOutput = {
  rows: JobApplicationRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of records by value. */
  counts?: {
    [k: string]: number
  }
}

export type SearchLclSailingInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  pol?: string
  /** Only with this value. */
  pod?: string
  /** Not below this. */
  cargoCutOffFrom?: string
  /** Not above this. */
  cargoCutOffTo?: string
  /** Earlier than this. */
  cargoCutOffBefore?: string
  /** Not below this. */
  etdFrom?: string
  /** Not above this. */
  etdTo?: string
  /** Earlier than this. */
  etdBefore?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("pol" | "pod" | "cargoCutOff" | "etd" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchLclSailingOutput = {
  rows: LclSailing[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchNewsInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  category?: ("notice" | "service" | "industry" | "company")
  /** Not below this. */
  dayFrom?: string
  /** Not above this. */
  dayTo?: string
  /** Earlier than this. */
  dayBefore?: string
  /** Only in this month. */
  dayMonth?: string
  /** Only records that this one lists. */
  listedIn?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("category" | "day" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchNewsOutput = {
  rows: NewsRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of records for each choice of each filter, given the other filters. */
  facets?: {
    [k: string]: {
      [k: string]: number
    }
  }
}

export type SearchOverseasAgentInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  country?: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** Only with this value. */
  ports?: string
  /** Only with this value. */
  services?: ("customs" | "trucking" | "warehousing" | "lcl" | "air" | "project" | "reefer" | "dangerous")
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("country" | "ports" | "services" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchOverseasAgentOutput = {
  rows: OverseasAgentRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchOverseasLaneInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  origin?: string
  /** Only with this value. */
  port?: string
  /** Only with this value. */
  country?: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** Not below this. */
  transitDaysFrom?: number
  /** Not above this. */
  transitDaysTo?: number
  /** Not below this. */
  validUntilFrom?: string
  /** Not above this. */
  validUntilTo?: string
  /** Earlier than this. */
  validUntilBefore?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("origin" | "port" | "country" | "transitDays" | "validUntil" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchOverseasLaneOutput = {
  rows: OverseasLane[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchOverseasWarehouseInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  country?: ("CN" | "HK" | "TW" | "JP" | "KR" | "RU" | "KZ" | "SG" | "MY" | "TH" | "VN" | "ID" | "PH" | "KH" | "MM" | "IN" | "LK" | "PK" | "BD" | "AE" | "SA" | "OM" | "QA" | "KW" | "EG" | "TR" | "GR" | "IT" | "ES" | "PT" | "FR" | "NL" | "BE" | "DE" | "GB" | "IE" | "DK" | "SE" | "PL" | "CZ" | "HU" | "US" | "CA" | "MX" | "PA" | "CO" | "EC" | "PE" | "CL" | "BR" | "AR" | "UY" | "ZA" | "KE" | "TZ" | "NG" | "GH" | "CI" | "MA" | "AU" | "NZ")
  /** Only with this value. */
  port?: string
  /** Only with this value. */
  services?: ("receiving" | "storage" | "pick-pack" | "fba" | "returns" | "bonded" | "cold" | "delivery")
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("country" | "port" | "services" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchOverseasWarehouseOutput = {
  rows: OverseasWarehouseRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchPortalInput = {
  /** What the user typed. */
  words?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchPortalOutput = {
  rows: SearchHit[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** What is wrong with the number that the user typed. */
  hint?: string
  /** The number that they may have meant. */
  instead?: string
}

export type SearchPurchaseNoticeInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  category?: ("trucking" | "warehousing" | "yard" | "customs-brokerage" | "coastal" | "rail" | "packing" | "it")
  /** Only with this value. */
  region?: ("ningbo" | "yangtze" | "fujian" | "pearl" | "shandong" | "bohai" | "inland" | "overseas")
  /** Not below this. */
  closesOnFrom?: string
  /** Not above this. */
  closesOnTo?: string
  /** Earlier than this. */
  closesOnBefore?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("category" | "region" | "closesOn" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchPurchaseNoticeOutput = {
  rows: PurchaseNoticeRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchReeferSettingInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  category?: ("fruit" | "vegetables" | "meat" | "seafood" | "dairy" | "pharma")
  /** Not below this. */
  temperatureFrom?: string
  /** Not above this. */
  temperatureTo?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("category" | "temperature" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchReeferSettingOutput = {
  rows: ReeferSetting[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchSeaRailLaneInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  origin?: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** Only with this value. */
  pol?: string
  /** Only with this value. */
  pod?: string
  /** Only with this value. */
  carrier?: string
  /** Not below this. */
  transitDaysFrom?: number
  /** Not above this. */
  transitDaysTo?: number
  /** Not below this. */
  validUntilFrom?: string
  /** Not above this. */
  validUntilTo?: string
  /** Earlier than this. */
  validUntilBefore?: string
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("origin" | "pol" | "pod" | "carrier" | "transitDays" | "validUntil" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchSeaRailLaneOutput = {
  rows: SeaRailLane[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchServiceContactInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  pages?: string
  /** Not below this. */
  rankFrom?: number
  /** Not above this. */
  rankTo?: number
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("pages" | "rank" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchServiceContactOutput = {
  rows: ServiceContact[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchSupplierApplicationInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  uscc?: string
  /** Only with this value. */
  categories?: ("trucking" | "warehousing" | "yard" | "customs-brokerage" | "coastal" | "rail" | "packing" | "it")
  /** Only with this value. */
  regions?: ("ningbo" | "yangtze" | "fujian" | "pearl" | "shandong" | "bohai" | "inland" | "overseas")
  /** Only with this value. */
  status?: ("received" | "answered" | "review" | "papers" | "accepted" | "retired" | "declined")
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("uscc" | "categories" | "regions" | "status" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchSupplierApplicationOutput = {
  rows: SupplierApplicationRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of records by value. */
  counts?: {
    [k: string]: number
  }
}

export type SearchTrainDepartureInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  corridor?: ("europe" | "central-asia" | "russia" | "domestic")
  /** Only with this value. */
  origin?: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** Only with this value. */
  destination?: ("yiwu" | "xian" | "chengdu" | "chongqing" | "zhengzhou" | "wuhan" | "hefei" | "jinan" | "ningbo" | "qingdao" | "duisburg" | "hamburg" | "malaszewicze" | "budapest" | "madrid" | "moscow" | "almaty" | "tashkent")
  /** Only with this value. */
  border?: ("alashankou" | "khorgos" | "manzhouli" | "erenhot")
  /** Not below this. */
  cutOffFrom?: string
  /** Not above this. */
  cutOffTo?: string
  /** Earlier than this. */
  cutOffBefore?: string
  /** Not below this. */
  departureFrom?: string
  /** Not above this. */
  departureTo?: string
  /** Earlier than this. */
  departureBefore?: string
  /** Not below this. */
  arrivalFrom?: string
  /** Not above this. */
  arrivalTo?: string
  /** Earlier than this. */
  arrivalBefore?: string
  /** Not below this. */
  transitDaysFrom?: number
  /** Not above this. */
  transitDaysTo?: number
  /** Only with this value. */
  boxTypes?: ("20GP" | "40GP" | "40HQ" | "45HQ" | "20RF" | "40RH" | "20OT" | "40OT" | "20FR" | "40FR" | "20TK")
  /** Only with this value. */
  accepts?: ("general" | "dangerous" | "reefer" | "oversize" | "battery" | "liquid")
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("corridor" | "origin" | "destination" | "border" | "cutOff" | "departure" | "arrival" | "transitDays" | "boxTypes" | "accepts" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchTrainDepartureOutput = {
  rows: TrainDepartureRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SearchVacancyInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  department?: ("sea" | "trucking" | "warehousing" | "documentation" | "customs" | "customer-service" | "sales" | "finance" | "digital")
  /** Only with this value. */
  place?: ("ningbo-jiangbei" | "ningbo-beilun" | "zhoushan" | "yiwu" | "hangzhou")
  /** Only with this value. */
  nature?: ("full-time" | "part-time" | "internship")
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "draft" | "scheduled" | "published" | "ended" | "archived")
  /** Field to sort by. */
  sort?: ("department" | "place" | "nature" | "createdAt" | "updatedAt" | "publishFrom")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchVacancyOutput = {
  rows: VacancyRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
  /** Number of records for each choice of each filter, given the other filters. */
  facets?: {
    [k: string]: {
      [k: string]: number
    }
  }
}

export type SearchWarehouseReceiptInput = {
  /** Keywords to search for. */
  words?: string
  /** Only with this value. */
  direction?: ("export" | "import")
  /** Only with this value. */
  inboundNo?: string
  /** Only with this value. */
  omsOrderNo?: string
  /** Only with this value. */
  warehouse?: string
  /** Not below this. */
  receivedAtFrom?: string
  /** Not above this. */
  receivedAtTo?: string
  /** Only with this value. */
  customsState?: ("not-declared" | "declared" | "inspection" | "released")
  /** Only records in this state; for users who may write. If omitted: what readers see. */
  recordState?: ("all" | "active" | "archived")
  /** Field to sort by. */
  sort?: ("direction" | "inboundNo" | "omsOrderNo" | "warehouse" | "receivedAt" | "customsState" | "createdAt" | "updatedAt")
  /** Direction of the sort. */
  order?: ("ascending" | "descending")
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type SearchWarehouseReceiptOutput = {
  rows: WarehouseReceiptRow[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type SendCodeInput = {
  /** Mobile number or e-mail address. */
  account: string
  /** Purpose of the code; it is valid for nothing else. confirm: a signed-in person confirms their identity. */
  purpose: ("register" | "sign-in" | "reset" | "confirm")
}

export type SendCodeOutput = {
  /** Seconds until another code can be requested. */
  seconds: number
}

export type SendOrderMessageInput = {
  /** Order number. */
  omsOrderNo: string
  /** Text. */
  body: string
  /** Attached file. */
  fileId?: string
}

export type SendOrderMessageOutput = OrderMessage

export type SendSavedQuoteInput = {
  /** E-mail address of a colleague; if empty, the sender's own. */
  email?: string
  /** Note. */
  note?: string
  /** Days the link is valid. */
  days: number
  /** Id of the saved quote. */
  quoteId: string
}

export type SendSavedQuoteOutput = {
  /** Id of the link. */
  linkId: string
  /** Recipient, if it was e-mailed. */
  sentTo: string
  /** Validity of the link. */
  expiresAt: string
}

export type SendSupplierOrderInput = {
  /** Number of the supplier order. */
  supplierOrderNo: string
  /** Version the caller read. */
  version: number
}

export type SendSupplierOrderOutput = Pick<SupplierOrder, 'supplierOrderNo' | 'state' | 'version'>

export type SetMemberStatusInput = {
  /** Person. */
  memberId: string
  /** New status. */
  status: ("active" | "disabled")
  /** Version the caller read. */
  version: number
}

export type SetMemberStatusOutput = Pick<Member, 'memberId' | 'role' | 'status' | 'version'>

export type SetStaffStatusInput = {
  /** Staff member. */
  userId: string
  /** New status. */
  status: ("active" | "disabled")
  /** Version the caller read. */
  version: number
}

export type SetStaffStatusOutput = Pick<StaffPerson, 'userId' | 'role' | 'status' | 'version'>

export type SetWebhookStateInput = {
  /** Id of the webhook. */
  webhookId: string
  /** New state. */
  state: ("active" | "paused")
}

export type SetWebhookStateOutput = Pick<Webhook, 'webhookId' | 'state'>

export type SettleMessagesInput = {
  /** Order number. */
  omsOrderNo: string
}

export type SettleMessagesOutput = {
}

export type SettleMilestoneConflictInput = {
  /** Milestone. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** Status of the report. */
  classifier: ("PLN" | "EST" | "ACT")
  /** Which time counts. */
  decision: ("keep" | "take")
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type SettleMilestoneConflictOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type ShareProfitAgainInput = {
  /** Order number. */
  omsOrderNo: string
}

export type ShareProfitAgainOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Number of share lines. */
  lines: number
}

export type ShareSavedQuoteInput = {
  /** Days the link is valid. */
  days: number
  /** Id of the saved quote. */
  quoteId: string
}

export type ShareSavedQuoteOutput = {
  /** Id of the link. */
  linkId: string
  /** The token in the link. Returned once and not stored. */
  code: string
  /** Valid until. */
  expiresAt: string
}

export type ShareTrackingInput = {
  /** Numbers, one a line or separated by commas; a carrier, port area or terminal may stand beside each. */
  numbers: string
  /** Port area. */
  portArea?: string
  /** Terminal. */
  terminal?: string
  /** Carrier. */
  carrier?: string
  /** Days the link is valid. */
  days: number
}

export type ShareTrackingOutput = {
  /** Id of the link. */
  linkId: string
  /** The token in the link. */
  code: string
  /** Valid until. */
  expiresAt: string
}

export type SignInInput = {
  /** Account name, mobile number or e-mail address. */
  account: string
  /** Password. */
  password: string
  /** Authenticator code or recovery code; required if two-step verification is on. */
  totp?: string
}

export type SignInOutput = Session

export type SignInByCodeInput = {
  /** Mobile number or e-mail address. */
  account: string
  /** Verification code. */
  code: string
  /** Authenticator code or recovery code; required if two-step verification is on. */
  totp?: string
}

export type SignInByCodeOutput = Session

export type SignInByTokenInput = {
  /** The token, as the site appended it to the address. */
  token: string
}

export type SignInByTokenOutput = Session

export type SignOutInput = {
}

export type SignOutOutput = {
}

export type StartFromTemplateInput = {
  /** Id of the template. */
  templateId: string
}

export type StartFromTemplateOutput = {
  /** Kind of order. */
  orderType: ("sea-booking" | "lcl" | "truck" | "warehouse" | "yard" | "port-express" | "air" | "rail" | "customs" | "soc" | "sea-rail" | "sea-request" | "insurance" | "overseas" | "entrust" | "shipping-order" | "break-bulk" | "city-delivery" | "cold-chain" | "coastal" | "import" | "destination" | "parcel" | "long-haul" | "finance" | "other" | "barge")
  /** Page and block of the form. */
  place: string
  /** Route of the page. */
  route: string
  /** Initial form values. */
  values: {
  }
}

export type StartMilestoneLoadInput = {
  /** Id of the uploaded sheet. */
  file: string
}

export type StartMilestoneLoadOutput = {
  /** Number of the load. */
  loadId: string
}

export type StartRateLoadInput = {
  /** Id of the uploaded sheet. */
  file: string
  /** How existing rates for the same sailing are treated. */
  overlap: ("refuse" | "replace")
  /** Contract customer; if omitted, the rates are for everyone. */
  company?: string
}

export type StartRateLoadOutput = {
  /** Number of the load. */
  loadId: string
}

export type StartSecondFactorInput = {
}

export type StartSecondFactorOutput = {
  /** Secret in Base32, for manual entry. */
  secret: string
  /** Secret as an address for a QR code. */
  uri: string
}

export type StartSheetLoadInput = {
  /** What the sheet contains. */
  kind: ("berths" | "sailings" | "port-steps" | "warehouse-receipts")
  /** Id of the uploaded sheet. */
  file: string
}

export type StartSheetLoadOutput = {
  /** Number of the load. */
  loadId: string
}

export type SubmitShippingInstructionInput = {
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
  /**
   * Goods lines.
   *
   * @minItems 1
   * @maxItems 100
   */
  goods: {
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
  }[]
  /** Other instructions. */
  remark?: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type SubmitShippingInstructionOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type SubmitVgmInput = {
  /**
   * Verified gross mass of each container.
   *
   * @minItems 1
   * @maxItems 200
   */
  containers: {
    /** Container number with check digit. */
    containerNo: string
    /** Number of the seal. */
    sealNo?: string
    /** Gross weight of the cargo, in kilograms. */
    grossWeight?: string
    /** Verified gross mass of the packed container, in kilograms. */
    vgm: string
    /** How it was weighed: SM1 or SM2. */
    vgmMethod: ("SM1" | "SM2")
    /** Day on which it was weighed. */
    vgmDate: string
  }[]
  /** Company responsible for the weights (the shipper on the B/L). */
  responsible: string
  /** Authorised signatory. */
  signatory: string
  /** Where the containers were weighed, for SM1. */
  weighedAt?: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type SubmitVgmOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type TakeEdifactFileInput = {
  /** Id of the uploaded file. */
  file: string
}

export type TakeEdifactFileOutput = EdifactReceipt

export type TakeOrderInput = {
  /** Order number. */
  omsOrderNo: string
}

export type TakeOrderOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type TestWebhookInput = {
  /** Id of the webhook. */
  webhookId: string
}

export type TestWebhookOutput = {
  /** Number of the delivery. */
  deliveryId: string
}

export type TrackManyInput = {
  /** Numbers, one a line or separated by commas; a carrier, port area or terminal may stand beside each. */
  numbers: string
  /** Port area of the numbers whose carrier nothing else identifies. */
  portArea?: string
  /** Terminal of the numbers whose carrier nothing else identifies. */
  terminal?: string
  /** Carrier of the numbers whose carrier nothing else identifies. */
  carrier?: string
  /** Page, from 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}

export type TrackManyOutput = {
  rows: TrackedNumber[]
  total: number
  /** There are more rows than `total`: counting stopped there. */
  more?: boolean
  page: number
  pageSize: number
}

export type TrackPageViewInput = {
  /** Template of the route. */
  route: string
  /** Page shown. */
  page: string
}

export type TrackPageViewOutput = {
}

export type TrackShipmentInput = {
  /** Bill of lading, booking or container number, in any notation. */
  number: string
  /** Port area. */
  portArea?: string
  /** Terminal. */
  terminal?: string
  /** Carrier. */
  carrier?: string
}

export type TrackShipmentOutput = {
  /** The number as sources write it. */
  number: string
  /** A container number, or that of a bill or booking. */
  kind: ("container" | "bill")
  /** Whether anything was found; ask: a carrier, port area or terminal must be chosen. */
  outcome: ("found" | "none" | "ask")
  /** The outcome in the reader's language. */
  message: string
  /** Carrier of the number; absent if unknown, or if its shipments are with several. */
  carrier?: string
  /** Its name. */
  carrierName?: string
  /** How the carrier was identified, in words: by an order, the B/L prefix, the owner code, or the choice. */
  carrierBy?: string
  /** What may be wrong with the number or the place. */
  hint?: string
  /** The container number with the right check digit. */
  meant?: string
  /** Newest first. */
  shipments: {
    /** The order, if it is one of this portal. */
    omsOrderNo?: string
    /** Master bill of lading. */
    mbl?: string
    /** Carrier. */
    carrier?: string
    /** Name of the carrier. */
    carrierName?: string
    /** Ship. */
    vessel?: string
    /** IMO number of the ship. */
    imo?: string
    /** Voyage. */
    voyage?: string
    /** Message if no ship is known. */
    noVessel?: string
    /** Port of loading. */
    pol?: string
    /** Its name. */
    polName?: string
    /** Port of discharge. */
    pod?: string
    /** Its name. */
    podName?: string
    /** When the latest report reached this portal. */
    receivedAt?: string
    /** Its containers; one without a number if none is known. */
    boxes: {
      /** Container number. */
      container?: string
      /** Container type, or ISO size and type. */
      boxType?: string
      /** Seals, the latest reported. */
      seals: {
        /** Seal number. */
        number: string
        /** Who put it on, in words. */
        by?: string
      }[]
      /** The latest step that has happened. */
      status?: string
      /** When it happened. */
      statusAt?: {
        /** The moment in UTC. */
        at: string
        /** Local time at the place: 2026-12-01T16:00. */
        local: string
        /** Offset of the place's zone at that time: UTC+8. */
        offset: string
        /** Name of the source. */
        source: string
        /** When the source reported it. */
        reportedAt: string
        /** When it reached this portal. */
        receivedAt: string
      }
      /** When the empty container was picked up. */
      pickedUp?: {
        /** The moment in UTC. */
        at: string
        /** Local time at the place: 2026-12-01T16:00. */
        local: string
        /** Offset of the place's zone at that time: UTC+8. */
        offset: string
        /** Name of the source. */
        source: string
        /** When the source reported it. */
        reportedAt: string
        /** When it reached this portal. */
        receivedAt: string
      }
      /** Arrival in the port of discharge. */
      eta?: {
        /** The moment in UTC. */
        at: string
        /** Local time at the place: 2026-12-01T16:00. */
        local: string
        /** Offset of the place's zone at that time: UTC+8. */
        offset: string
        /** Whether it has arrived. */
        isActual: boolean
      }
      /** The last change of an estimate. */
      change?: {
        /** The previous time. */
        from: {
          /** The moment in UTC. */
          at: string
          /** Local time at the place: 2026-12-01T16:00. */
          local: string
          /** Offset of the place's zone at that time: UTC+8. */
          offset: string
        }
        /** The new time. */
        to: {
          /** The moment in UTC. */
          at: string
          /** Local time at the place: 2026-12-01T16:00. */
          local: string
          /** Offset of the place's zone at that time: UTC+8. */
          offset: string
        }
        /** Hours later; negative if earlier. */
        hours: number
        /** Name of the source. */
        source: string
        /** When the source reported it. */
        reportedAt: string
      }
      /** The timeline in order of time; steps to come where they usually are. */
      lines: {
        /** Id of the line in its timeline. */
        id: string
        /** The milestone, if it is one. */
        milestone?: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
        /** What happens, in the reader's language. */
        label: string
        /** done: reported as actual. expected: planned or estimated. overdue: should have happened by now. open: not reported. cancelled: the ship does not call. */
        state: ("done" | "expected" | "overdue" | "open" | "cancelled")
        /** Why the ship does not call. */
        cancelled?: {
          /** Status of the call, such as a blank sailing, in words. */
          label: string
          /** When the source reported it. */
          reportedAt: string
          /** Name of the source. */
          source: string
        }
        /** UN/LOCODE of the place. */
        place?: string
        /** Name of the place. */
        placeName?: string
        /** Name of the terminal or depot. */
        facility?: string
        /** Whether a ship arrives or departs. */
        kind?: ("arrival" | "departure")
        /** Ship that moves. */
        vessel?: string
        /** Planned time. */
        planned?: {
          /** The moment in UTC. */
          at: string
          /** Local time at the place: 2026-12-01T16:00. */
          local: string
          /** Offset of the place's zone at that time: UTC+8. */
          offset: string
          /** Name of the source. */
          source: string
          /** When the source reported it. */
          reportedAt: string
          /** When it reached this portal. */
          receivedAt: string
        }
        /** Estimated time. */
        estimated?: {
          /** The moment in UTC. */
          at: string
          /** Local time at the place: 2026-12-01T16:00. */
          local: string
          /** Offset of the place's zone at that time: UTC+8. */
          offset: string
          /** Name of the source. */
          source: string
          /** When the source reported it. */
          reportedAt: string
          /** When it reached this portal. */
          receivedAt: string
        }
        /** Actual time. */
        actual?: {
          /** The moment in UTC. */
          at: string
          /** Local time at the place: 2026-12-01T16:00. */
          local: string
          /** Offset of the place's zone at that time: UTC+8. */
          offset: string
          /** Name of the source. */
          source: string
          /** When the source reported it. */
          reportedAt: string
          /** When it reached this portal. */
          receivedAt: string
        }
        /** The last change of an estimate. */
        change?: {
          /** The previous time. */
          from: {
            /** The moment in UTC. */
            at: string
            /** Local time at the place: 2026-12-01T16:00. */
            local: string
            /** Offset of the place's zone at that time: UTC+8. */
            offset: string
          }
          /** The new time. */
          to: {
            /** The moment in UTC. */
            at: string
            /** Local time at the place: 2026-12-01T16:00. */
            local: string
            /** Offset of the place's zone at that time: UTC+8. */
            offset: string
          }
          /** Hours later; negative if earlier. */
          hours: number
          /** Name of the source. */
          source: string
          /** When the source reported it. */
          reportedAt: string
        }
        /** Remark of the source. */
        remark?: string
        /** Holds by customs, carrier or terminal. */
        holds: {
          /** Since when. */
          heldAt: string
          /** Why it is held. */
          reason: string
          /** When it was released. */
          releasedAt?: string
        }[]
      }[]
      /** Holds by customs, carrier or terminal. */
      holds: {
        /** Since when. */
        heldAt: string
        /** Why it is held. */
        reason: string
        /** When it was released. */
        releasedAt?: string
      }[]
    }[]
  }[]
  /** Sources that were asked, if nothing was found. */
  asked: {
    /** Name of the source. */
    source: string
    /** When it last delivered anything. */
    receivedAt?: string
    /** When it is asked again. */
    nextAt?: string
  }[]
  /** When it is worth trying again. */
  tryAt?: string
  /** Ways of the shipments, for a map. */
  routes?: TrackedRoute[]
  /** Ports on these ways. */
  stops?: {
    /** UN/LOCODE. */
    id: string
    /** Name. */
    label: string
    /** Degrees north. */
    latitude: string
    /** Degrees east. */
    longitude: string
    /** Arrival and departure. */
    note?: string
  }[]
}

export type TrackWarehouseReceiptInput = {
  /** Whether the goods leave or enter the country. */
  direction: ("export" | "import")
  /** Inbound number, case-insensitive. */
  inboundNo: string
}

export type TrackWarehouseReceiptOutput = WarehouseStay

export type UndoRateLoadInput = {
  /** Number of the load. */
  loadId: string
  /** Version the caller read. */
  version: number
}

export type UndoRateLoadOutput = {
  /** Number of the load. */
  loadId: string
  /** Version, which each change increments. */
  version: number
}

export type UnfollowLaneInput = {
  /** Port of loading. */
  pol: string
  /** Port of discharge. */
  pod: string
  /** Types and quantities, such as 20GP*1,40HQ*2. */
  boxes: string
}

export type UnfollowLaneOutput = {
}

export type UnwatchSailingInput = {
  /** IMO number or name of the first ship. */
  ship: string
  /** Its voyage. */
  voyage: string
  /** Port of loading, by any of its codes. */
  pol: string
  /** Port of discharge, by any of its codes. */
  pod: string
}

export type UnwatchSailingOutput = {
}

export type UnwatchTrackingInput = {
  /** Id of the record. */
  watchId: string
}

export type UnwatchTrackingOutput = {
  /** Id of the record. */
  watchId: string
}

export type UpdateProfileInput = {
  /** Name of the person, without digits. */
  name: string
  /** Name in Latin letters. */
  latinName?: string
  /** E-mail address. */
  email?: string
  /** Language for e-mails. */
  language: ("zh" | "en")
  /** Code sent to a new e-mail address; required only if it changes. */
  emailCode?: string
  /** Current password; required only if the e-mail address changes. */
  password?: string
  /** Version the caller read; if omitted, the latest. */
  version?: number
}

export type UpdateProfileOutput = Profile

export type UploadAttachmentInput = {
}

export type UploadAttachmentOutput = {
  /** File number. */
  fileId: string
  /** Name. */
  name: string
  /** Size in bytes. */
  size: number
}

export type UploadAvatarInput = {
}

export type UploadAvatarOutput = {
  /** Version of the profile photo; empty if none. */
  avatar: string
}

export type UploadBookingFileInput = {
  /** Document type. */
  purpose?: ("booking-note" | "shipping-instruction" | "shipping-order" | "draft-bill" | "bill-of-lading" | "payment-proof" | "purchase-order" | "supplier-document" | "other" | "message-file")
}

export type UploadBookingFileOutput = {
  /** File number. */
  fileId: string
  /** Name. */
  name: string
  /** Size in bytes. */
  size: number
}

export type UploadContentFileInput = {
}

export type UploadContentFileOutput = {
  /** File number. */
  fileId: string
  /** Name. */
  name: string
  /** Size in bytes. */
  size: number
}

export type UploadContentPictureInput = {
}

export type UploadContentPictureOutput = {
  /** File number. */
  fileId: string
  /** Name. */
  name: string
  /** Size in bytes. */
  size: number
}

export type UploadEdifactFileInput = {
}

export type UploadEdifactFileOutput = {
  /** File number. */
  fileId: string
  /** Name. */
  name: string
  /** Size in bytes. */
  size: number
}

export type UploadLicenceInput = {
}

export type UploadLicenceOutput = {
  /** File number. */
  fileId: string
  /** Name. */
  name: string
  /** Size in bytes. */
  size: number
}

export type UploadLoadSheetInput = {
}

export type UploadLoadSheetOutput = {
  /** File number. */
  fileId: string
  /** Name. */
  name: string
  /** Size in bytes. */
  size: number
}

export type UploadMilestoneSheetInput = {
}

export type UploadMilestoneSheetOutput = {
  /** File number. */
  fileId: string
  /** Name. */
  name: string
  /** Size in bytes. */
  size: number
}

export type UploadPaperInput = {
}

export type UploadPaperOutput = {
  /** File number. */
  fileId: string
  /** Name. */
  name: string
  /** Size in bytes. */
  size: number
}

export type UploadRateSheetInput = {
}

export type UploadRateSheetOutput = {
  /** File number. */
  fileId: string
  /** Name. */
  name: string
  /** Size in bytes. */
  size: number
}

export type WaiveRestInput = {
  /** Why the rest is waived; the customer sees it. */
  reason: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type WaiveRestOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type WatchSailingInput = {
  /** IMO number or name of the first ship. */
  ship: string
  /** Its voyage. */
  voyage: string
  /** Port of loading, by any of its codes. */
  pol: string
  /** Port of discharge, by any of its codes. */
  pod: string
}

export type WatchSailingOutput = {
}

export type WatchTrackingInput = {
  /** Bill of lading, booking or container number. */
  number: string
  /** Port area. */
  portArea?: string
  /** Terminal. */
  terminal?: string
  /** Carrier. */
  carrier?: string
  /** Smallest change of the arrival that is reported, in hours. */
  hours: number
}

export type WatchTrackingOutput = {
  /** Id of the record. */
  watchId: string
  /** The number as sources write it. */
  number: string
}

export type WeighAirCargoInput = {
  /**
   * Pieces by size.
   *
   * @minItems 1
   * @maxItems 100
   */
  pieces: {
    /** Pieces of this size. */
    quantity: number
    /** Length of a piece. */
    length: string
    /** Width of a piece. */
    width: string
    /** Height of a piece. */
    height: string
    /** Weight of a piece. */
    weight: string
  }[]
}

export type WeighAirCargoOutput = {
  /** All pieces. */
  pieces: number
  /** Gross weight. */
  grossWeight: string
  /** Volume. */
  volume: string
  /** Chargeable weight. */
  chargeableWeight: string
  /** Both weights. */
  weights: AirWeight[]
}

export type WithdrawActivityInput = {
  /** Id of the record. */
  activityId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawActivityOutput = {
  /** Id of the record. */
  activityId: string
  /** Version after the change. */
  version: number
}

export type WithdrawAirLaneInput = {
  /** Id of the record. */
  airLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawAirLaneOutput = {
  /** Id of the record. */
  airLaneId: string
  /** Version after the change. */
  version: number
}

export type WithdrawApplicationInput = {
}

export type WithdrawApplicationOutput = {
  /** Request. */
  requestId: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("open" | "approved" | "refused" | "withdrawn" | "ended")
  /** The person's new membership state. */
  membership: ("not-certified" | "under-review" | "awaiting-consent" | "certified")
}

export type WithdrawCertificationInput = {
  /** Reason; shown to the company's members. */
  reason: string
  /** Company. */
  companyId: string
  /** Version the caller read. */
  version: number
}

export type WithdrawCertificationOutput = Pick<Company, 'companyId' | 'status' | 'version'>

export type WithdrawClearancePaperInput = {
  /** Id of the record. */
  clearancePaperId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawClearancePaperOutput = {
  /** Id of the record. */
  clearancePaperId: string
  /** Version after the change. */
  version: number
}

export type WithdrawCoastalSailingInput = {
  /** Id of the record. */
  coastalSailingId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawCoastalSailingOutput = {
  /** Id of the record. */
  coastalSailingId: string
  /** Version after the change. */
  version: number
}

export type WithdrawLclSailingInput = {
  /** Id of the record. */
  lclSailingId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawLclSailingOutput = {
  /** Id of the record. */
  lclSailingId: string
  /** Version after the change. */
  version: number
}

export type WithdrawMilestoneInput = {
  /** Milestone that is withdrawn. */
  milestone: ("container-released" | "empty-picked-up" | "gate-in" | "customs-released" | "terminal-released" | "allocation" | "departure" | "arrival" | "gate-out" | "container-returned" | "documents-received" | "goods-received" | "picked-up" | "customs-declared" | "customs-inspected" | "delivered" | "truck-dispatched" | "door-arrived" | "stuffed" | "policy-issued")
  /** Planned, estimated or actual. */
  classifier: ("PLN" | "EST" | "ACT")
  /** Why it is withdrawn; the customer sees it. */
  reason: string
  /** Order number. */
  omsOrderNo: string
  /** Version the caller read. */
  version: number
}

export type WithdrawMilestoneOutput = {
  /** Order number. */
  omsOrderNo: string
  /** Version, which each change increments. */
  version: number
  /** Status. */
  state: ("submitted" | "fees-confirmed" | "fees-accepted" | "in-process" | "completed" | "cancelled" | "rejected")
}

export type WithdrawNewsInput = {
  /** Id of the record. */
  newsId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawNewsOutput = {
  /** Id of the record. */
  newsId: string
  /** Version after the change. */
  version: number
}

export type WithdrawOverseasAgentInput = {
  /** Id of the record. */
  overseasAgentId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawOverseasAgentOutput = {
  /** Id of the record. */
  overseasAgentId: string
  /** Version after the change. */
  version: number
}

export type WithdrawOverseasLaneInput = {
  /** Id of the record. */
  overseasLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawOverseasLaneOutput = {
  /** Id of the record. */
  overseasLaneId: string
  /** Version after the change. */
  version: number
}

export type WithdrawOverseasWarehouseInput = {
  /** Id of the record. */
  overseasWarehouseId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawOverseasWarehouseOutput = {
  /** Id of the record. */
  overseasWarehouseId: string
  /** Version after the change. */
  version: number
}

export type WithdrawPurchaseNoticeInput = {
  /** Id of the record. */
  purchaseNoticeId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawPurchaseNoticeOutput = {
  /** Id of the record. */
  purchaseNoticeId: string
  /** Version after the change. */
  version: number
}

export type WithdrawRateInput = {
  /** Reason for the withdrawal, shown in the history. */
  reason: string
  /** Rate. */
  rateId: string
  /** Version the caller read. */
  version: number
}

export type WithdrawRateOutput = Pick<DeskRate, 'rateId' | 'version'>

export type WithdrawRebatePayoutInput = {
  /** Number of the month's statement. */
  monthId: string
  /** Version the caller read. */
  version: number
}

export type WithdrawRebatePayoutOutput = Pick<RebateMonth, 'monthId' | 'state' | 'version'>

export type WithdrawReeferSettingInput = {
  /** Id of the record. */
  reeferSettingId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawReeferSettingOutput = {
  /** Id of the record. */
  reeferSettingId: string
  /** Version after the change. */
  version: number
}

export type WithdrawSeaRailLaneInput = {
  /** Id of the record. */
  seaRailLaneId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawSeaRailLaneOutput = {
  /** Id of the record. */
  seaRailLaneId: string
  /** Version after the change. */
  version: number
}

export type WithdrawStaffInvitationInput = {
  /** Id of the invitation. */
  invitationId: string
}

export type WithdrawStaffInvitationOutput = {
}

export type WithdrawTrainDepartureInput = {
  /** Id of the record. */
  trainDepartureId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawTrainDepartureOutput = {
  /** Id of the record. */
  trainDepartureId: string
  /** Version after the change. */
  version: number
}

export type WithdrawVacancyInput = {
  /** Id of the record. */
  vacancyId: string
  /** Version that the caller saw. */
  version: number
}

export type WithdrawVacancyOutput = {
  /** Id of the record. */
  vacancyId: string
  /** Version after the change. */
  version: number
}

/** Every operation that schemas/ declares. */
export interface Operations {
  'accept-amendment': { input: AcceptAmendmentInput; output: AcceptAmendmentOutput }
  'accept-fees': { input: AcceptFeesInput; output: AcceptFeesOutput }
  'accept-invitation': { input: AcceptInvitationInput; output: AcceptInvitationOutput }
  'accept-staff-invitation': { input: AcceptStaffInvitationInput; output: AcceptStaffInvitationOutput }
  'add-api-key': { input: AddApiKeyInput; output: AddApiKeyOutput }
  'add-exchange-rate': { input: AddExchangeRateInput; output: AddExchangeRateOutput }
  'add-order-file': { input: AddOrderFileInput; output: AddOrderFileOutput }
  'add-profit-agreement': { input: AddProfitAgreementInput; output: AddProfitAgreementOutput }
  'add-rebate-rule': { input: AddRebateRuleInput; output: AddRebateRuleOutput }
  'add-supplier': { input: AddSupplierInput; output: AddSupplierOutput }
  'add-webhook': { input: AddWebhookInput; output: AddWebhookOutput }
  'answer-finance-application': { input: AnswerFinanceApplicationInput; output: AnswerFinanceApplicationOutput }
  'answer-supplier-application': { input: AnswerSupplierApplicationInput; output: AnswerSupplierApplicationOutput }
  'apply-certification': { input: ApplyCertificationInput; output: ApplyCertificationOutput }
  'appoint-administrator': { input: AppointAdministratorInput; output: AppointAdministratorOutput }
  'approve-rebate-payout': { input: ApproveRebatePayoutInput; output: ApproveRebatePayoutOutput }
  'approve-second-factor-removal': { input: ApproveSecondFactorRemovalInput; output: ApproveSecondFactorRemovalOutput }
  'archive-activity': { input: ArchiveActivityInput; output: ArchiveActivityOutput }
  'archive-activity-sign-up': { input: ArchiveActivitySignUpInput; output: ArchiveActivitySignUpOutput }
  'archive-agent-application': { input: ArchiveAgentApplicationInput; output: ArchiveAgentApplicationOutput }
  'archive-agent-inquiry': { input: ArchiveAgentInquiryInput; output: ArchiveAgentInquiryOutput }
  'archive-air-lane': { input: ArchiveAirLaneInput; output: ArchiveAirLaneOutput }
  'archive-assistant-feedback': { input: ArchiveAssistantFeedbackInput; output: ArchiveAssistantFeedbackOutput }
  'archive-barge-departure': { input: ArchiveBargeDepartureInput; output: ArchiveBargeDepartureOutput }
  'archive-clearance-paper': { input: ArchiveClearancePaperInput; output: ArchiveClearancePaperOutput }
  'archive-coastal-sailing': { input: ArchiveCoastalSailingInput; output: ArchiveCoastalSailingOutput }
  'archive-company-address': { input: ArchiveCompanyAddressInput; output: ArchiveCompanyAddressOutput }
  'archive-finance-application': { input: ArchiveFinanceApplicationInput; output: ArchiveFinanceApplicationOutput }
  'archive-inland-depot': { input: ArchiveInlandDepotInput; output: ArchiveInlandDepotOutput }
  'archive-job-application': { input: ArchiveJobApplicationInput; output: ArchiveJobApplicationOutput }
  'archive-lcl-sailing': { input: ArchiveLclSailingInput; output: ArchiveLclSailingOutput }
  'archive-news': { input: ArchiveNewsInput; output: ArchiveNewsOutput }
  'archive-overseas-agent': { input: ArchiveOverseasAgentInput; output: ArchiveOverseasAgentOutput }
  'archive-overseas-lane': { input: ArchiveOverseasLaneInput; output: ArchiveOverseasLaneOutput }
  'archive-overseas-warehouse': { input: ArchiveOverseasWarehouseInput; output: ArchiveOverseasWarehouseOutput }
  'archive-purchase-notice': { input: ArchivePurchaseNoticeInput; output: ArchivePurchaseNoticeOutput }
  'archive-reefer-setting': { input: ArchiveReeferSettingInput; output: ArchiveReeferSettingOutput }
  'archive-sea-rail-lane': { input: ArchiveSeaRailLaneInput; output: ArchiveSeaRailLaneOutput }
  'archive-service-contact': { input: ArchiveServiceContactInput; output: ArchiveServiceContactOutput }
  'archive-supplier-application': { input: ArchiveSupplierApplicationInput; output: ArchiveSupplierApplicationOutput }
  'archive-train-departure': { input: ArchiveTrainDepartureInput; output: ArchiveTrainDepartureOutput }
  'archive-vacancy': { input: ArchiveVacancyInput; output: ArchiveVacancyOutput }
  'archive-warehouse-receipt': { input: ArchiveWarehouseReceiptInput; output: ArchiveWarehouseReceiptOutput }
  'ask-assistant': { input: AskAssistantInput; output: AskAssistantOutput }
  'assign-containers': { input: AssignContainersInput; output: AssignContainersOutput }
  'attach-supplier-file': { input: AttachSupplierFileInput; output: AttachSupplierFileOutput }
  'cancel-order': { input: CancelOrderInput; output: CancelOrderOutput }
  'cancel-supplier-order': { input: CancelSupplierOrderInput; output: CancelSupplierOrderOutput }
  'change-activity': { input: ChangeActivityInput; output: ChangeActivityOutput }
  'change-activity-sign-up': { input: ChangeActivitySignUpInput; output: ChangeActivitySignUpOutput }
  'change-agent-application': { input: ChangeAgentApplicationInput; output: ChangeAgentApplicationOutput }
  'change-agent-inquiry': { input: ChangeAgentInquiryInput; output: ChangeAgentInquiryOutput }
  'change-air-lane': { input: ChangeAirLaneInput; output: ChangeAirLaneOutput }
  'change-barge-departure': { input: ChangeBargeDepartureInput; output: ChangeBargeDepartureOutput }
  'change-clearance-paper': { input: ChangeClearancePaperInput; output: ChangeClearancePaperOutput }
  'change-coastal-sailing': { input: ChangeCoastalSailingInput; output: ChangeCoastalSailingOutput }
  'change-company-address': { input: ChangeCompanyAddressInput; output: ChangeCompanyAddressOutput }
  'change-facts': { input: ChangeFactsInput; output: ChangeFactsOutput }
  'change-filter': { input: ChangeFilterInput; output: ChangeFilterOutput }
  'change-finance-application': { input: ChangeFinanceApplicationInput; output: ChangeFinanceApplicationOutput }
  'change-inland-depot': { input: ChangeInlandDepotInput; output: ChangeInlandDepotOutput }
  'change-job-application': { input: ChangeJobApplicationInput; output: ChangeJobApplicationOutput }
  'change-lcl-sailing': { input: ChangeLclSailingInput; output: ChangeLclSailingOutput }
  'change-member-role': { input: ChangeMemberRoleInput; output: ChangeMemberRoleOutput }
  'change-news': { input: ChangeNewsInput; output: ChangeNewsOutput }
  'change-overseas-agent': { input: ChangeOverseasAgentInput; output: ChangeOverseasAgentOutput }
  'change-overseas-lane': { input: ChangeOverseasLaneInput; output: ChangeOverseasLaneOutput }
  'change-overseas-warehouse': { input: ChangeOverseasWarehouseInput; output: ChangeOverseasWarehouseOutput }
  'change-password': { input: ChangePasswordInput; output: ChangePasswordOutput }
  'change-profit-agreement': { input: ChangeProfitAgreementInput; output: ChangeProfitAgreementOutput }
  'change-purchase-notice': { input: ChangePurchaseNoticeInput; output: ChangePurchaseNoticeOutput }
  'change-reefer-setting': { input: ChangeReeferSettingInput; output: ChangeReeferSettingOutput }
  'change-sea-rail-lane': { input: ChangeSeaRailLaneInput; output: ChangeSeaRailLaneOutput }
  'change-service-contact': { input: ChangeServiceContactInput; output: ChangeServiceContactOutput }
  'change-staff-role': { input: ChangeStaffRoleInput; output: ChangeStaffRoleOutput }
  'change-supplier': { input: ChangeSupplierInput; output: ChangeSupplierOutput }
  'change-supplier-order': { input: ChangeSupplierOrderInput; output: ChangeSupplierOrderOutput }
  'change-train-departure': { input: ChangeTrainDepartureInput; output: ChangeTrainDepartureOutput }
  'change-vacancy': { input: ChangeVacancyInput; output: ChangeVacancyOutput }
  'change-warehouse-receipt': { input: ChangeWarehouseReceiptInput; output: ChangeWarehouseReceiptOutput }
  'change-webhook': { input: ChangeWebhookInput; output: ChangeWebhookOutput }
  'check-pieces': { input: CheckPiecesInput; output: CheckPiecesOutput }
  'check-release': { input: CheckReleaseInput; output: CheckReleaseOutput }
  'compare-modes': { input: CompareModesInput; output: CompareModesOutput }
  'compare-sea-offers': { input: CompareSeaOffersInput; output: CompareSeaOffersOutput }
  'compare-sea-ways': { input: CompareSeaWaysInput; output: CompareSeaWaysOutput }
  'confirm-bill': { input: ConfirmBillInput; output: ConfirmBillOutput }
  'confirm-fees': { input: ConfirmFeesInput; output: ConfirmFeesOutput }
  'confirm-milestone-load': { input: ConfirmMilestoneLoadInput; output: ConfirmMilestoneLoadOutput }
  'confirm-payment': { input: ConfirmPaymentInput; output: ConfirmPaymentOutput }
  'confirm-rate-load': { input: ConfirmRateLoadInput; output: ConfirmRateLoadOutput }
  'confirm-second-factor': { input: ConfirmSecondFactorInput; output: ConfirmSecondFactorOutput }
  'confirm-sheet-load': { input: ConfirmSheetLoadInput; output: ConfirmSheetLoadOutput }
  'confirm-supplier-order': { input: ConfirmSupplierOrderInput; output: ConfirmSupplierOrderOutput }
  'correct-exchange-rate': { input: CorrectExchangeRateInput; output: CorrectExchangeRateOutput }
  'correct-rate': { input: CorrectRateInput; output: CorrectRateOutput }
  'count-booking-statuses': { input: CountBookingStatusesInput; output: CountBookingStatusesOutput }
  'count-notifications': { input: CountNotificationsInput; output: CountNotificationsOutput }
  'create-activity': { input: CreateActivityInput; output: CreateActivityOutput }
  'create-activity-sign-up': { input: CreateActivitySignUpInput; output: CreateActivitySignUpOutput }
  'create-agent-application': { input: CreateAgentApplicationInput; output: CreateAgentApplicationOutput }
  'create-agent-inquiry': { input: CreateAgentInquiryInput; output: CreateAgentInquiryOutput }
  'create-air-lane': { input: CreateAirLaneInput; output: CreateAirLaneOutput }
  'create-air-order': { input: CreateAirOrderInput; output: CreateAirOrderOutput }
  'create-assistant-feedback': { input: CreateAssistantFeedbackInput; output: CreateAssistantFeedbackOutput }
  'create-barge-departure': { input: CreateBargeDepartureInput; output: CreateBargeDepartureOutput }
  'create-barge-order': { input: CreateBargeOrderInput; output: CreateBargeOrderOutput }
  'create-break-bulk-order': { input: CreateBreakBulkOrderInput; output: CreateBreakBulkOrderOutput }
  'create-city-delivery-order': { input: CreateCityDeliveryOrderInput; output: CreateCityDeliveryOrderOutput }
  'create-clearance-paper': { input: CreateClearancePaperInput; output: CreateClearancePaperOutput }
  'create-coastal-order': { input: CreateCoastalOrderInput; output: CreateCoastalOrderOutput }
  'create-coastal-sailing': { input: CreateCoastalSailingInput; output: CreateCoastalSailingOutput }
  'create-cold-chain-order': { input: CreateColdChainOrderInput; output: CreateColdChainOrderOutput }
  'create-company-address': { input: CreateCompanyAddressInput; output: CreateCompanyAddressOutput }
  'create-customs-order': { input: CreateCustomsOrderInput; output: CreateCustomsOrderOutput }
  'create-entrust-order': { input: CreateEntrustOrderInput; output: CreateEntrustOrderOutput }
  'create-finance-application': { input: CreateFinanceApplicationInput; output: CreateFinanceApplicationOutput }
  'create-import-order': { input: CreateImportOrderInput; output: CreateImportOrderOutput }
  'create-inland-depot': { input: CreateInlandDepotInput; output: CreateInlandDepotOutput }
  'create-invitation': { input: CreateInvitationInput; output: CreateInvitationOutput }
  'create-job-application': { input: CreateJobApplicationInput; output: CreateJobApplicationOutput }
  'create-lcl-order': { input: CreateLclOrderInput; output: CreateLclOrderOutput }
  'create-lcl-sailing': { input: CreateLclSailingInput; output: CreateLclSailingOutput }
  'create-long-haul-order': { input: CreateLongHaulOrderInput; output: CreateLongHaulOrderOutput }
  'create-news': { input: CreateNewsInput; output: CreateNewsOutput }
  'create-other-order': { input: CreateOtherOrderInput; output: CreateOtherOrderOutput }
  'create-overseas-agent': { input: CreateOverseasAgentInput; output: CreateOverseasAgentOutput }
  'create-overseas-lane': { input: CreateOverseasLaneInput; output: CreateOverseasLaneOutput }
  'create-overseas-order': { input: CreateOverseasOrderInput; output: CreateOverseasOrderOutput }
  'create-overseas-warehouse': { input: CreateOverseasWarehouseInput; output: CreateOverseasWarehouseOutput }
  'create-parcel-order': { input: CreateParcelOrderInput; output: CreateParcelOrderOutput }
  'create-port-express-order': { input: CreatePortExpressOrderInput; output: CreatePortExpressOrderOutput }
  'create-purchase-notice': { input: CreatePurchaseNoticeInput; output: CreatePurchaseNoticeOutput }
  'create-rail-order': { input: CreateRailOrderInput; output: CreateRailOrderOutput }
  'create-reefer-setting': { input: CreateReeferSettingInput; output: CreateReeferSettingOutput }
  'create-sea-order': { input: CreateSeaOrderInput; output: CreateSeaOrderOutput }
  'create-sea-orders': { input: CreateSeaOrdersInput; output: CreateSeaOrdersOutput }
  'create-sea-rail-lane': { input: CreateSeaRailLaneInput; output: CreateSeaRailLaneOutput }
  'create-sea-rail-order': { input: CreateSeaRailOrderInput; output: CreateSeaRailOrderOutput }
  'create-sea-request-order': { input: CreateSeaRequestOrderInput; output: CreateSeaRequestOrderOutput }
  'create-service-contact': { input: CreateServiceContactInput; output: CreateServiceContactOutput }
  'create-shipping-order': { input: CreateShippingOrderInput; output: CreateShippingOrderOutput }
  'create-soc-order': { input: CreateSocOrderInput; output: CreateSocOrderOutput }
  'create-supplier-application': { input: CreateSupplierApplicationInput; output: CreateSupplierApplicationOutput }
  'create-train-departure': { input: CreateTrainDepartureInput; output: CreateTrainDepartureOutput }
  'create-truck-order': { input: CreateTruckOrderInput; output: CreateTruckOrderOutput }
  'create-truck-orders': { input: CreateTruckOrdersInput; output: CreateTruckOrdersOutput }
  'create-vacancy': { input: CreateVacancyInput; output: CreateVacancyOutput }
  'create-warehouse-order': { input: CreateWarehouseOrderInput; output: CreateWarehouseOrderOutput }
  'create-warehouse-receipt': { input: CreateWarehouseReceiptInput; output: CreateWarehouseReceiptOutput }
  'create-yard-order': { input: CreateYardOrderInput; output: CreateYardOrderOutput }
  'decide-certification': { input: DecideCertificationInput; output: DecideCertificationOutput }
  'decide-join': { input: DecideJoinInput; output: DecideJoinOutput }
  'decide-supplier-application': { input: DecideSupplierApplicationInput; output: DecideSupplierApplicationOutput }
  'decline-amendment': { input: DeclineAmendmentInput; output: DeclineAmendmentOutput }
  'decline-dispute': { input: DeclineDisputeInput; output: DeclineDisputeOutput }
  'discard-milestone-load': { input: DiscardMilestoneLoadInput; output: DiscardMilestoneLoadOutput }
  'discard-rate-load': { input: DiscardRateLoadInput; output: DiscardRateLoadOutput }
  'discard-sheet-load': { input: DiscardSheetLoadInput; output: DiscardSheetLoadOutput }
  'dispute-fees': { input: DisputeFeesInput; output: DisputeFeesOutput }
  'download-agent-application-file': { input: DownloadAgentApplicationFileInput; output: DownloadAgentApplicationFileOutput }
  'download-berth-template': { input: DownloadBerthTemplateInput; output: DownloadBerthTemplateOutput }
  'download-cut-offs': { input: DownloadCutOffsInput; output: DownloadCutOffsOutput }
  'download-file': { input: DownloadFileInput; output: DownloadFileOutput }
  'download-finance-application-file': { input: DownloadFinanceApplicationFileInput; output: DownloadFinanceApplicationFileOutput }
  'download-job-application-file': { input: DownloadJobApplicationFileInput; output: DownloadJobApplicationFileOutput }
  'download-licence': { input: DownloadLicenceInput; output: DownloadLicenceOutput }
  'download-load-sheet': { input: DownloadLoadSheetInput; output: DownloadLoadSheetOutput }
  'download-load-template': { input: DownloadLoadTemplateInput; output: DownloadLoadTemplateOutput }
  'download-milestone-sheet': { input: DownloadMilestoneSheetInput; output: DownloadMilestoneSheetOutput }
  'download-milestone-template': { input: DownloadMilestoneTemplateInput; output: DownloadMilestoneTemplateOutput }
  'download-milestone-wrong-rows': { input: DownloadMilestoneWrongRowsInput; output: DownloadMilestoneWrongRowsOutput }
  'download-news-file': { input: DownloadNewsFileInput; output: DownloadNewsFileOutput }
  'download-rate-sheet': { input: DownloadRateSheetInput; output: DownloadRateSheetOutput }
  'download-rate-template': { input: DownloadRateTemplateInput; output: DownloadRateTemplateOutput }
  'download-receipt-photo': { input: DownloadReceiptPhotoInput; output: DownloadReceiptPhotoOutput }
  'download-sailing-template': { input: DownloadSailingTemplateInput; output: DownloadSailingTemplateOutput }
  'download-sheet-wrong-rows': { input: DownloadSheetWrongRowsInput; output: DownloadSheetWrongRowsOutput }
  'download-supplier-application-file': { input: DownloadSupplierApplicationFileInput; output: DownloadSupplierApplicationFileOutput }
  'download-supplier-file': { input: DownloadSupplierFileInput; output: DownloadSupplierFileOutput }
  'download-warehouse-receipt-file': { input: DownloadWarehouseReceiptFileInput; output: DownloadWarehouseReceiptFileOutput }
  'download-wrong-rows': { input: DownloadWrongRowsInput; output: DownloadWrongRowsOutput }
  'draw-card': { input: DrawCardInput; output: DrawCardOutput }
  'end-other-sessions': { input: EndOtherSessionsInput; output: EndOtherSessionsOutput }
  'end-profit-agreement': { input: EndProfitAgreementInput; output: EndProfitAgreementOutput }
  'end-rebate-rule': { input: EndRebateRuleInput; output: EndRebateRuleOutput }
  'end-session': { input: EndSessionInput; output: EndSessionOutput }
  'end-staff-session': { input: EndStaffSessionInput; output: EndStaffSessionOutput }
  'end-staff-sessions': { input: EndStaffSessionsInput; output: EndStaffSessionsOutput }
  'estimate-guide-prices': { input: EstimateGuidePricesInput; output: EstimateGuidePricesOutput }
  'export-desk-statistics': { input: ExportDeskStatisticsInput; output: ExportDeskStatisticsOutput }
  'export-list': { input: ExportListInput; output: ExportListOutput }
  'export-tracking': { input: ExportTrackingInput; output: ExportTrackingOutput }
  'feed-news': { input: FeedNewsInput; output: FeedNewsOutput }
  'find-pages': { input: FindPagesInput; output: FindPagesOutput }
  'find-passages': { input: FindPassagesInput; output: FindPassagesOutput }
  'finish-supplier-order': { input: FinishSupplierOrderInput; output: FinishSupplierOrderOutput }
  'follow-lane': { input: FollowLaneInput; output: FollowLaneOutput }
  'generate-order': { input: GenerateOrderInput; output: GenerateOrderOutput }
  'hand-over-order': { input: HandOverOrderInput; output: HandOverOrderOutput }
  'hold-order': { input: HoldOrderInput; output: HoldOrderOutput }
  'invite-staff': { input: InviteStaffInput; output: InviteStaffOutput }
  'issue-bill-draft': { input: IssueBillDraftInput; output: IssueBillDraftOutput }
  'join-staff': { input: JoinStaffInput; output: JoinStaffOutput }
  'list-activity-events': { input: ListActivityEventsInput; output: ListActivityEventsOutput }
  'list-activity-sign-up-events': { input: ListActivitySignUpEventsInput; output: ListActivitySignUpEventsOutput }
  'list-agent-application-events': { input: ListAgentApplicationEventsInput; output: ListAgentApplicationEventsOutput }
  'list-agent-inquiry-events': { input: ListAgentInquiryEventsInput; output: ListAgentInquiryEventsOutput }
  'list-air-lane-events': { input: ListAirLaneEventsInput; output: ListAirLaneEventsOutput }
  'list-api-keys': { input: ListApiKeysInput; output: ListApiKeysOutput }
  'list-audit': { input: ListAuditInput; output: ListAuditOutput }
  'list-barge-departure-events': { input: ListBargeDepartureEventsInput; output: ListBargeDepartureEventsOutput }
  'list-best-sea-rates': { input: ListBestSeaRatesInput; output: ListBestSeaRatesOutput }
  'list-best-truck-prices': { input: ListBestTruckPricesInput; output: ListBestTruckPricesOutput }
  'list-calendars': { input: ListCalendarsInput; output: ListCalendarsOutput }
  'list-carrier-bookings': { input: ListCarrierBookingsInput; output: ListCarrierBookingsOutput }
  'list-carrier-offers': { input: ListCarrierOffersInput; output: ListCarrierOffersOutput }
  'list-certifications': { input: ListCertificationsInput; output: ListCertificationsOutput }
  'list-clearance-paper-events': { input: ListClearancePaperEventsInput; output: ListClearancePaperEventsOutput }
  'list-coastal-sailing-events': { input: ListCoastalSailingEventsInput; output: ListCoastalSailingEventsOutput }
  'list-companies': { input: ListCompaniesInput; output: ListCompaniesOutput }
  'list-company-address-events': { input: ListCompanyAddressEventsInput; output: ListCompanyAddressEventsOutput }
  'list-conversations': { input: ListConversationsInput; output: ListConversationsOutput }
  'list-dcsa-events': { input: ListDcsaEventsInput; output: ListDcsaEventsOutput }
  'list-dcsa-routes': { input: ListDcsaRoutesInput; output: ListDcsaRoutesOutput }
  'list-desk-ages': { input: ListDeskAgesInput; output: ListDeskAgesOutput }
  'list-desk-months': { input: ListDeskMonthsInput; output: ListDeskMonthsOutput }
  'list-desk-orders': { input: ListDeskOrdersInput; output: ListDeskOrdersOutput }
  'list-desk-owners': { input: ListDeskOwnersInput; output: ListDeskOwnersOutput }
  'list-desk-rates': { input: ListDeskRatesInput; output: ListDeskRatesOutput }
  'list-desk-rebates': { input: ListDeskRebatesInput; output: ListDeskRebatesOutput }
  'list-desk-waits': { input: ListDeskWaitsInput; output: ListDeskWaitsOutput }
  'list-document-findings': { input: ListDocumentFindingsInput; output: ListDocumentFindingsOutput }
  'list-drafts': { input: ListDraftsInput; output: ListDraftsOutput }
  'list-edifact-receipts': { input: ListEdifactReceiptsInput; output: ListEdifactReceiptsOutput }
  'list-event-sources': { input: ListEventSourcesInput; output: ListEventSourcesOutput }
  'list-exchange-holes': { input: ListExchangeHolesInput; output: ListExchangeHolesOutput }
  'list-exchange-rates': { input: ListExchangeRatesInput; output: ListExchangeRatesOutput }
  'list-failed-deliveries': { input: ListFailedDeliveriesInput; output: ListFailedDeliveriesOutput }
  'list-finance-application-events': { input: ListFinanceApplicationEventsInput; output: ListFinanceApplicationEventsOutput }
  'list-finance-application-progress': { input: ListFinanceApplicationProgressInput; output: ListFinanceApplicationProgressOutput }
  'list-followed-lanes': { input: ListFollowedLanesInput; output: ListFollowedLanesOutput }
  'list-inland-depot-events': { input: ListInlandDepotEventsInput; output: ListInlandDepotEventsOutput }
  'list-invitations': { input: ListInvitationsInput; output: ListInvitationsOutput }
  'list-invited-people': { input: ListInvitedPeopleInput; output: ListInvitedPeopleOutput }
  'list-job-application-events': { input: ListJobApplicationEventsInput; output: ListJobApplicationEventsOutput }
  'list-job-application-progress': { input: ListJobApplicationProgressInput; output: ListJobApplicationProgressOutput }
  'list-lcl-sailing-events': { input: ListLclSailingEventsInput; output: ListLclSailingEventsOutput }
  'list-load-rows': { input: ListLoadRowsInput; output: ListLoadRowsOutput }
  'list-mails': { input: ListMailsInput; output: ListMailsOutput }
  'list-members': { input: ListMembersInput; output: ListMembersOutput }
  'list-message-threads': { input: ListMessageThreadsInput; output: ListMessageThreadsOutput }
  'list-milestone-cells': { input: ListMilestoneCellsInput; output: ListMilestoneCellsOutput }
  'list-milestone-loads': { input: ListMilestoneLoadsInput; output: ListMilestoneLoadsOutput }
  'list-milestone-rows': { input: ListMilestoneRowsInput; output: ListMilestoneRowsOutput }
  'list-news-events': { input: ListNewsEventsInput; output: ListNewsEventsOutput }
  'list-notifications': { input: ListNotificationsInput; output: ListNotificationsOutput }
  'list-order-messages': { input: ListOrderMessagesInput; output: ListOrderMessagesOutput }
  'list-order-months': { input: ListOrderMonthsInput; output: ListOrderMonthsOutput }
  'list-orders': { input: ListOrdersInput; output: ListOrdersOutput }
  'list-overseas-agent-events': { input: ListOverseasAgentEventsInput; output: ListOverseasAgentEventsOutput }
  'list-overseas-lane-events': { input: ListOverseasLaneEventsInput; output: ListOverseasLaneEventsOutput }
  'list-overseas-warehouse-events': { input: ListOverseasWarehouseEventsInput; output: ListOverseasWarehouseEventsOutput }
  'list-page-view-months': { input: ListPageViewMonthsInput; output: ListPageViewMonthsOutput }
  'list-page-views': { input: ListPageViewsInput; output: ListPageViewsOutput }
  'list-profit-agreements': { input: ListProfitAgreementsInput; output: ListProfitAgreementsOutput }
  'list-profit-lines': { input: ListProfitLinesInput; output: ListProfitLinesOutput }
  'list-profit-partners': { input: ListProfitPartnersInput; output: ListProfitPartnersOutput }
  'list-purchase-notice-events': { input: ListPurchaseNoticeEventsInput; output: ListPurchaseNoticeEventsOutput }
  'list-quote-links': { input: ListQuoteLinksInput; output: ListQuoteLinksOutput }
  'list-rate-changes': { input: ListRateChangesInput; output: ListRateChangesOutput }
  'list-rate-loads': { input: ListRateLoadsInput; output: ListRateLoadsOutput }
  'list-rebate-months': { input: ListRebateMonthsInput; output: ListRebateMonthsOutput }
  'list-rebate-rules': { input: ListRebateRulesInput; output: ListRebateRulesOutput }
  'list-rebates': { input: ListRebatesInput; output: ListRebatesOutput }
  'list-reefer-setting-events': { input: ListReeferSettingEventsInput; output: ListReeferSettingEventsOutput }
  'list-release-switches': { input: ListReleaseSwitchesInput; output: ListReleaseSwitchesOutput }
  'list-releases': { input: ListReleasesInput; output: ListReleasesOutput }
  'list-saved-quotes': { input: ListSavedQuotesInput; output: ListSavedQuotesOutput }
  'list-sea-rail-lane-events': { input: ListSeaRailLaneEventsInput; output: ListSeaRailLaneEventsOutput }
  'list-second-factor-removals': { input: ListSecondFactorRemovalsInput; output: ListSecondFactorRemovalsOutput }
  'list-service-contact-events': { input: ListServiceContactEventsInput; output: ListServiceContactEventsOutput }
  'list-sessions': { input: ListSessionsInput; output: ListSessionsOutput }
  'list-sheet-cells': { input: ListSheetCellsInput; output: ListSheetCellsOutput }
  'list-sheet-loads': { input: ListSheetLoadsInput; output: ListSheetLoadsOutput }
  'list-source-days': { input: ListSourceDaysInput; output: ListSourceDaysOutput }
  'list-source-receipts': { input: ListSourceReceiptsInput; output: ListSourceReceiptsOutput }
  'list-staff': { input: ListStaffInput; output: ListStaffOutput }
  'list-staff-invitations': { input: ListStaffInvitationsInput; output: ListStaffInvitationsOutput }
  'list-staff-sessions': { input: ListStaffSessionsInput; output: ListStaffSessionsOutput }
  'list-supplier-application-events': { input: ListSupplierApplicationEventsInput; output: ListSupplierApplicationEventsOutput }
  'list-supplier-application-progress': { input: ListSupplierApplicationProgressInput; output: ListSupplierApplicationProgressOutput }
  'list-supplier-orders': { input: ListSupplierOrdersInput; output: ListSupplierOrdersOutput }
  'list-suppliers': { input: ListSuppliersInput; output: ListSuppliersOutput }
  'list-tariff-lines': { input: ListTariffLinesInput; output: ListTariffLinesOutput }
  'list-tariff-terms': { input: ListTariffTermsInput; output: ListTariffTermsOutput }
  'list-tasks': { input: ListTasksInput; output: ListTasksOutput }
  'list-templates': { input: ListTemplatesInput; output: ListTemplatesOutput }
  'list-terminals': { input: ListTerminalsInput; output: ListTerminalsOutput }
  'list-tracking-links': { input: ListTrackingLinksInput; output: ListTrackingLinksOutput }
  'list-tracking-watches': { input: ListTrackingWatchesInput; output: ListTrackingWatchesOutput }
  'list-train-departure-events': { input: ListTrainDepartureEventsInput; output: ListTrainDepartureEventsOutput }
  'list-truck-prices': { input: ListTruckPricesInput; output: ListTruckPricesOutput }
  'list-vacancy-events': { input: ListVacancyEventsInput; output: ListVacancyEventsOutput }
  'list-warehouse-offers': { input: ListWarehouseOffersInput; output: ListWarehouseOffersOutput }
  'list-warehouse-receipt-events': { input: ListWarehouseReceiptEventsInput; output: ListWarehouseReceiptEventsOutput }
  'list-warehouses': { input: ListWarehousesInput; output: ListWarehousesOutput }
  'list-watched-sailings': { input: ListWatchedSailingsInput; output: ListWatchedSailingsOutput }
  'list-webhook-deliveries': { input: ListWebhookDeliveriesInput; output: ListWebhookDeliveriesOutput }
  'list-webhooks': { input: ListWebhooksInput; output: ListWebhooksOutput }
  'list-wrong-cells': { input: ListWrongCellsInput; output: ListWrongCellsOutput }
  'list-yard-boxes': { input: ListYardBoxesInput; output: ListYardBoxesOutput }
  'list-yard-offers': { input: ListYardOffersInput; output: ListYardOffersOutput }
  'list-yards': { input: ListYardsInput; output: ListYardsOutput }
  'mark-messages-read': { input: MarkMessagesReadInput; output: MarkMessagesReadOutput }
  'mark-notifications-read': { input: MarkNotificationsReadInput; output: MarkNotificationsReadOutput }
  'measure-impact': { input: MeasureImpactInput; output: MeasureImpactOutput }
  'offer-amendment': { input: OfferAmendmentInput; output: OfferAmendmentOutput }
  'open-calendar': { input: OpenCalendarInput; output: OpenCalendarOutput }
  'open-referral': { input: OpenReferralInput; output: OpenReferralOutput }
  'pay-rebate': { input: PayRebateInput; output: PayRebateOutput }
  'place-supplier-order': { input: PlaceSupplierOrderInput; output: PlaceSupplierOrderOutput }
  'plan-cut-offs': { input: PlanCutOffsInput; output: PlanCutOffsOutput }
  'preview-activity': { input: PreviewActivityInput; output: PreviewActivityOutput }
  'preview-news': { input: PreviewNewsInput; output: PreviewNewsOutput }
  'preview-release': { input: PreviewReleaseInput; output: PreviewReleaseOutput }
  'preview-vacancy': { input: PreviewVacancyInput; output: PreviewVacancyOutput }
  'price-barge': { input: PriceBargeInput; output: PriceBargeOutput }
  'price-box-cost': { input: PriceBoxCostInput; output: PriceBoxCostOutput }
  'price-city-delivery': { input: PriceCityDeliveryInput; output: PriceCityDeliveryOutput }
  'price-coastal': { input: PriceCoastalInput; output: PriceCoastalOutput }
  'price-cold-chain': { input: PriceColdChainInput; output: PriceColdChainOutput }
  'price-customs': { input: PriceCustomsInput; output: PriceCustomsOutput }
  'price-entrust': { input: PriceEntrustInput; output: PriceEntrustOutput }
  'price-finance': { input: PriceFinanceInput; output: PriceFinanceOutput }
  'price-free-time': { input: PriceFreeTimeInput; output: PriceFreeTimeOutput }
  'price-import': { input: PriceImportInput; output: PriceImportOutput }
  'price-lcl': { input: PriceLclInput; output: PriceLclOutput }
  'price-long-haul': { input: PriceLongHaulInput; output: PriceLongHaulOutput }
  'price-parcel': { input: PriceParcelInput; output: PriceParcelOutput }
  'price-port-express': { input: PricePortExpressInput; output: PricePortExpressOutput }
  'price-saved-quote': { input: PriceSavedQuoteInput; output: PriceSavedQuoteOutput }
  'price-sea-booking': { input: PriceSeaBookingInput; output: PriceSeaBookingOutput }
  'price-sea-bookings': { input: PriceSeaBookingsInput; output: PriceSeaBookingsOutput }
  'price-soc': { input: PriceSocInput; output: PriceSocOutput }
  'price-truck': { input: PriceTruckInput; output: PriceTruckOutput }
  'price-trucks': { input: PriceTrucksInput; output: PriceTrucksOutput }
  'price-warehouse': { input: PriceWarehouseInput; output: PriceWarehouseOutput }
  'price-yard': { input: PriceYardInput; output: PriceYardOutput }
  'print-order-ticket': { input: PrintOrderTicketInput; output: PrintOrderTicketOutput }
  'print-saved-quote': { input: PrintSavedQuoteInput; output: PrintSavedQuoteOutput }
  'print-shared-quote': { input: PrintSharedQuoteInput; output: PrintSharedQuoteOutput }
  'print-supplier-order': { input: PrintSupplierOrderInput; output: PrintSupplierOrderOutput }
  'print-warehouse-sheet': { input: PrintWarehouseSheetInput; output: PrintWarehouseSheetOutput }
  'publish-activity': { input: PublishActivityInput; output: PublishActivityOutput }
  'publish-air-lane': { input: PublishAirLaneInput; output: PublishAirLaneOutput }
  'publish-clearance-paper': { input: PublishClearancePaperInput; output: PublishClearancePaperOutput }
  'publish-coastal-sailing': { input: PublishCoastalSailingInput; output: PublishCoastalSailingOutput }
  'publish-lcl-sailing': { input: PublishLclSailingInput; output: PublishLclSailingOutput }
  'publish-news': { input: PublishNewsInput; output: PublishNewsOutput }
  'publish-overseas-agent': { input: PublishOverseasAgentInput; output: PublishOverseasAgentOutput }
  'publish-overseas-lane': { input: PublishOverseasLaneInput; output: PublishOverseasLaneOutput }
  'publish-overseas-warehouse': { input: PublishOverseasWarehouseInput; output: PublishOverseasWarehouseOutput }
  'publish-purchase-notice': { input: PublishPurchaseNoticeInput; output: PublishPurchaseNoticeOutput }
  'publish-reefer-setting': { input: PublishReeferSettingInput; output: PublishReeferSettingOutput }
  'publish-release': { input: PublishReleaseInput; output: PublishReleaseOutput }
  'publish-sea-rail-lane': { input: PublishSeaRailLaneInput; output: PublishSeaRailLaneOutput }
  'publish-train-departure': { input: PublishTrainDepartureInput; output: PublishTrainDepartureOutput }
  'publish-vacancy': { input: PublishVacancyInput; output: PublishVacancyOutput }
  'put-back-order': { input: PutBackOrderInput; output: PutBackOrderOutput }
  'query-activities': { input: QueryActivitiesInput; output: QueryActivitiesOutput }
  'query-dict-rows': { input: QueryDictRowsInput; output: QueryDictRowsOutput }
  'query-sailings': { input: QuerySailingsInput; output: QuerySailingsOutput }
  'query-sea-rates': { input: QuerySeaRatesInput; output: QuerySeaRatesOutput }
  'query-service-contacts': { input: QueryServiceContactsInput; output: QueryServiceContactsOutput }
  'query-vessel-plan': { input: QueryVesselPlanInput; output: QueryVesselPlanOutput }
  'query-warehouse-dict-rows': { input: QueryWarehouseDictRowsInput; output: QueryWarehouseDictRowsOutput }
  'query-yard-boxes': { input: QueryYardBoxesInput; output: QueryYardBoxesOutput }
  'read-activity': { input: ReadActivityInput; output: ReadActivityOutput }
  'read-activity-sign-up': { input: ReadActivitySignUpInput; output: ReadActivitySignUpOutput }
  'read-agent-application': { input: ReadAgentApplicationInput; output: ReadAgentApplicationOutput }
  'read-agent-inquiry': { input: ReadAgentInquiryInput; output: ReadAgentInquiryOutput }
  'read-air-lane': { input: ReadAirLaneInput; output: ReadAirLaneOutput }
  'read-api-reference': { input: ReadApiReferenceInput; output: ReadApiReferenceOutput }
  'read-assistant-feedback': { input: ReadAssistantFeedbackInput; output: ReadAssistantFeedbackOutput }
  'read-avatar': { input: ReadAvatarInput; output: ReadAvatarOutput }
  'read-barge-departure': { input: ReadBargeDepartureInput; output: ReadBargeDepartureOutput }
  'read-calendar': { input: ReadCalendarInput; output: ReadCalendarOutput }
  'read-certification': { input: ReadCertificationInput; output: ReadCertificationOutput }
  'read-clearance-paper': { input: ReadClearancePaperInput; output: ReadClearancePaperOutput }
  'read-coastal-sailing': { input: ReadCoastalSailingInput; output: ReadCoastalSailingOutput }
  'read-company': { input: ReadCompanyInput; output: ReadCompanyOutput }
  'read-company-notifications': { input: ReadCompanyNotificationsInput; output: ReadCompanyNotificationsOutput }
  'read-conversation': { input: ReadConversationInput; output: ReadConversationOutput }
  'read-desk-rate': { input: ReadDeskRateInput; output: ReadDeskRateOutput }
  'read-desk-statistics': { input: ReadDeskStatisticsInput; output: ReadDeskStatisticsOutput }
  'read-draft': { input: ReadDraftInput; output: ReadDraftOutput }
  'read-finance-application': { input: ReadFinanceApplicationInput; output: ReadFinanceApplicationOutput }
  'read-health': { input: ReadHealthInput; output: ReadHealthOutput }
  'read-impact-progress': { input: ReadImpactProgressInput; output: ReadImpactProgressOutput }
  'read-inland-depot': { input: ReadInlandDepotInput; output: ReadInlandDepotOutput }
  'read-invitation': { input: ReadInvitationInput; output: ReadInvitationOutput }
  'read-inviter': { input: ReadInviterInput; output: ReadInviterOutput }
  'read-job-application': { input: ReadJobApplicationInput; output: ReadJobApplicationOutput }
  'read-lcl-sailing': { input: ReadLclSailingInput; output: ReadLclSailingOutput }
  'read-list-choices': { input: ReadListChoicesInput; output: ReadListChoicesOutput }
  'read-manual': { input: ReadManualInput; output: ReadManualOutput }
  'read-membership': { input: ReadMembershipInput; output: ReadMembershipOutput }
  'read-milestone-load': { input: ReadMilestoneLoadInput; output: ReadMilestoneLoadOutput }
  'read-news': { input: ReadNewsInput; output: ReadNewsOutput }
  'read-notification-choices': { input: ReadNotificationChoicesInput; output: ReadNotificationChoicesOutput }
  'read-openapi': { input: ReadOpenapiInput; output: ReadOpenapiOutput }
  'read-order': { input: ReadOrderInput; output: ReadOrderOutput }
  'read-order-again': { input: ReadOrderAgainInput; output: ReadOrderAgainOutput }
  'read-overseas-agent': { input: ReadOverseasAgentInput; output: ReadOverseasAgentOutput }
  'read-overseas-lane': { input: ReadOverseasLaneInput; output: ReadOverseasLaneOutput }
  'read-overseas-warehouse': { input: ReadOverseasWarehouseInput; output: ReadOverseasWarehouseOutput }
  'read-page-views': { input: ReadPageViewsInput; output: ReadPageViewsOutput }
  'read-profile': { input: ReadProfileInput; output: ReadProfileOutput }
  'read-publishing': { input: ReadPublishingInput; output: ReadPublishingOutput }
  'read-purchase-notice': { input: ReadPurchaseNoticeInput; output: ReadPurchaseNoticeOutput }
  'read-purchasing': { input: ReadPurchasingInput; output: ReadPurchasingOutput }
  'read-quote-values': { input: ReadQuoteValuesInput; output: ReadQuoteValuesOutput }
  'read-rate-load': { input: ReadRateLoadInput; output: ReadRateLoadOutput }
  'read-readiness': { input: ReadReadinessInput; output: ReadReadinessOutput }
  'read-rebate-summary': { input: ReadRebateSummaryInput; output: ReadRebateSummaryOutput }
  'read-reefer-setting': { input: ReadReeferSettingInput; output: ReadReeferSettingOutput }
  'read-release': { input: ReadReleaseInput; output: ReadReleaseOutput }
  'read-robots': { input: ReadRobotsInput; output: ReadRobotsOutput }
  'read-saved-quote': { input: ReadSavedQuoteInput; output: ReadSavedQuoteOutput }
  'read-sea-rail-lane': { input: ReadSeaRailLaneInput; output: ReadSeaRailLaneOutput }
  'read-sea-rate': { input: ReadSeaRateInput; output: ReadSeaRateOutput }
  'read-served-release': { input: ReadServedReleaseInput; output: ReadServedReleaseOutput }
  'read-service-contact': { input: ReadServiceContactInput; output: ReadServiceContactOutput }
  'read-session': { input: ReadSessionInput; output: ReadSessionOutput }
  'read-shared-quote': { input: ReadSharedQuoteInput; output: ReadSharedQuoteOutput }
  'read-shared-tracking': { input: ReadSharedTrackingInput; output: ReadSharedTrackingOutput }
  'read-sheet-load': { input: ReadSheetLoadInput; output: ReadSheetLoadOutput }
  'read-sitemap': { input: ReadSitemapInput; output: ReadSitemapOutput }
  'read-staff-invitation': { input: ReadStaffInvitationInput; output: ReadStaffInvitationOutput }
  'read-staff-person': { input: ReadStaffPersonInput; output: ReadStaffPersonOutput }
  'read-supplier-application': { input: ReadSupplierApplicationInput; output: ReadSupplierApplicationOutput }
  'read-supplier-order': { input: ReadSupplierOrderInput; output: ReadSupplierOrderOutput }
  'read-tariff-document': { input: ReadTariffDocumentInput; output: ReadTariffDocumentOutput }
  'read-train-departure': { input: ReadTrainDepartureInput; output: ReadTrainDepartureOutput }
  'read-vacancy': { input: ReadVacancyInput; output: ReadVacancyOutput }
  'read-warehouse': { input: ReadWarehouseInput; output: ReadWarehouseOutput }
  'read-warehouse-receipt': { input: ReadWarehouseReceiptInput; output: ReadWarehouseReceiptOutput }
  'read-webhook': { input: ReadWebhookInput; output: ReadWebhookOutput }
  'read-yard': { input: ReadYardInput; output: ReadYardOutput }
  'record-milestone': { input: RecordMilestoneInput; output: RecordMilestoneOutput }
  'refuse-payment': { input: RefusePaymentInput; output: RefusePaymentOutput }
  'refuse-rebate-payout': { input: RefuseRebatePayoutInput; output: RefuseRebatePayoutOutput }
  'refuse-second-factor-removal': { input: RefuseSecondFactorRemovalInput; output: RefuseSecondFactorRemovalOutput }
  'register': { input: RegisterInput; output: RegisterOutput }
  'reinstate-supplier': { input: ReinstateSupplierInput; output: ReinstateSupplierOutput }
  'reject-order': { input: RejectOrderInput; output: RejectOrderOutput }
  'release-hold': { input: ReleaseHoldInput; output: ReleaseHoldOutput }
  'remove-avatar': { input: RemoveAvatarInput; output: RemoveAvatarOutput }
  'remove-conversation': { input: RemoveConversationInput; output: RemoveConversationOutput }
  'remove-draft': { input: RemoveDraftInput; output: RemoveDraftOutput }
  'remove-filter': { input: RemoveFilterInput; output: RemoveFilterOutput }
  'remove-member': { input: RemoveMemberInput; output: RemoveMemberOutput }
  'remove-saved-quote': { input: RemoveSavedQuoteInput; output: RemoveSavedQuoteOutput }
  'remove-second-factor': { input: RemoveSecondFactorInput; output: RemoveSecondFactorOutput }
  'remove-template': { input: RemoveTemplateInput; output: RemoveTemplateOutput }
  'remove-webhook': { input: RemoveWebhookInput; output: RemoveWebhookOutput }
  'rename-saved-quote': { input: RenameSavedQuoteInput; output: RenameSavedQuoteOutput }
  'rename-template': { input: RenameTemplateInput; output: RenameTemplateOutput }
  'replay-source-receipt': { input: ReplaySourceReceiptInput; output: ReplaySourceReceiptOutput }
  'replay-webhook-delivery': { input: ReplayWebhookDeliveryInput; output: ReplayWebhookDeliveryOutput }
  'report-payment': { input: ReportPaymentInput; output: ReportPaymentOutput }
  'request-amendment': { input: RequestAmendmentInput; output: RequestAmendmentOutput }
  'request-bill-change': { input: RequestBillChangeInput; output: RequestBillChangeOutput }
  'request-rebate-payout': { input: RequestRebatePayoutInput; output: RequestRebatePayoutOutput }
  'request-second-factor-removal': { input: RequestSecondFactorRemovalInput; output: RequestSecondFactorRemovalOutput }
  'reset-password': { input: ResetPasswordInput; output: ResetPasswordOutput }
  'restore-activity': { input: RestoreActivityInput; output: RestoreActivityOutput }
  'restore-activity-sign-up': { input: RestoreActivitySignUpInput; output: RestoreActivitySignUpOutput }
  'restore-agent-application': { input: RestoreAgentApplicationInput; output: RestoreAgentApplicationOutput }
  'restore-agent-inquiry': { input: RestoreAgentInquiryInput; output: RestoreAgentInquiryOutput }
  'restore-air-lane': { input: RestoreAirLaneInput; output: RestoreAirLaneOutput }
  'restore-assistant-feedback': { input: RestoreAssistantFeedbackInput; output: RestoreAssistantFeedbackOutput }
  'restore-barge-departure': { input: RestoreBargeDepartureInput; output: RestoreBargeDepartureOutput }
  'restore-clearance-paper': { input: RestoreClearancePaperInput; output: RestoreClearancePaperOutput }
  'restore-coastal-sailing': { input: RestoreCoastalSailingInput; output: RestoreCoastalSailingOutput }
  'restore-company-address': { input: RestoreCompanyAddressInput; output: RestoreCompanyAddressOutput }
  'restore-finance-application': { input: RestoreFinanceApplicationInput; output: RestoreFinanceApplicationOutput }
  'restore-inland-depot': { input: RestoreInlandDepotInput; output: RestoreInlandDepotOutput }
  'restore-job-application': { input: RestoreJobApplicationInput; output: RestoreJobApplicationOutput }
  'restore-lcl-sailing': { input: RestoreLclSailingInput; output: RestoreLclSailingOutput }
  'restore-news': { input: RestoreNewsInput; output: RestoreNewsOutput }
  'restore-overseas-agent': { input: RestoreOverseasAgentInput; output: RestoreOverseasAgentOutput }
  'restore-overseas-lane': { input: RestoreOverseasLaneInput; output: RestoreOverseasLaneOutput }
  'restore-overseas-warehouse': { input: RestoreOverseasWarehouseInput; output: RestoreOverseasWarehouseOutput }
  'restore-purchase-notice': { input: RestorePurchaseNoticeInput; output: RestorePurchaseNoticeOutput }
  'restore-rate': { input: RestoreRateInput; output: RestoreRateOutput }
  'restore-reefer-setting': { input: RestoreReeferSettingInput; output: RestoreReeferSettingOutput }
  'restore-saved-quote': { input: RestoreSavedQuoteInput; output: RestoreSavedQuoteOutput }
  'restore-sea-rail-lane': { input: RestoreSeaRailLaneInput; output: RestoreSeaRailLaneOutput }
  'restore-service-contact': { input: RestoreServiceContactInput; output: RestoreServiceContactOutput }
  'restore-supplier-application': { input: RestoreSupplierApplicationInput; output: RestoreSupplierApplicationOutput }
  'restore-template': { input: RestoreTemplateInput; output: RestoreTemplateOutput }
  'restore-train-departure': { input: RestoreTrainDepartureInput; output: RestoreTrainDepartureOutput }
  'restore-vacancy': { input: RestoreVacancyInput; output: RestoreVacancyOutput }
  'restore-warehouse-receipt': { input: RestoreWarehouseReceiptInput; output: RestoreWarehouseReceiptOutput }
  'retire-supplier': { input: RetireSupplierInput; output: RetireSupplierOutput }
  'retry-delivery': { input: RetryDeliveryInput; output: RetryDeliveryOutput }
  'revoke-api-key': { input: RevokeApiKeyInput; output: RevokeApiKeyOutput }
  'revoke-calendar': { input: RevokeCalendarInput; output: RevokeCalendarOutput }
  'revoke-invitation': { input: RevokeInvitationInput; output: RevokeInvitationOutput }
  'revoke-quote-link': { input: RevokeQuoteLinkInput; output: RevokeQuoteLinkOutput }
  'revoke-tracking-link': { input: RevokeTrackingLinkInput; output: RevokeTrackingLinkOutput }
  'rollback-release': { input: RollbackReleaseInput; output: RollbackReleaseOutput }
  'rotate-webhook-secret': { input: RotateWebhookSecretInput; output: RotateWebhookSecretOutput }
  'save-company-notifications': { input: SaveCompanyNotificationsInput; output: SaveCompanyNotificationsOutput }
  'save-draft': { input: SaveDraftInput; output: SaveDraftOutput }
  'save-filter': { input: SaveFilterInput; output: SaveFilterOutput }
  'save-list-columns': { input: SaveListColumnsInput; output: SaveListColumnsOutput }
  'save-notifications': { input: SaveNotificationsInput; output: SaveNotificationsOutput }
  'save-order-template': { input: SaveOrderTemplateInput; output: SaveOrderTemplateOutput }
  'save-quote': { input: SaveQuoteInput; output: SaveQuoteOutput }
  'save-template': { input: SaveTemplateInput; output: SaveTemplateOutput }
  'search-activity': { input: SearchActivityInput; output: SearchActivityOutput }
  'search-activity-sign-up': { input: SearchActivitySignUpInput; output: SearchActivitySignUpOutput }
  'search-agent-application': { input: SearchAgentApplicationInput; output: SearchAgentApplicationOutput }
  'search-agent-inquiry': { input: SearchAgentInquiryInput; output: SearchAgentInquiryOutput }
  'search-air-lane': { input: SearchAirLaneInput; output: SearchAirLaneOutput }
  'search-assistant-feedback': { input: SearchAssistantFeedbackInput; output: SearchAssistantFeedbackOutput }
  'search-barge-departure': { input: SearchBargeDepartureInput; output: SearchBargeDepartureOutput }
  'search-clearance-paper': { input: SearchClearancePaperInput; output: SearchClearancePaperOutput }
  'search-coastal-sailing': { input: SearchCoastalSailingInput; output: SearchCoastalSailingOutput }
  'search-company-address': { input: SearchCompanyAddressInput; output: SearchCompanyAddressOutput }
  'search-finance-application': { input: SearchFinanceApplicationInput; output: SearchFinanceApplicationOutput }
  'search-inland-depot': { input: SearchInlandDepotInput; output: SearchInlandDepotOutput }
  'search-job-application': { input: SearchJobApplicationInput; output: SearchJobApplicationOutput }
  'search-lcl-sailing': { input: SearchLclSailingInput; output: SearchLclSailingOutput }
  'search-news': { input: SearchNewsInput; output: SearchNewsOutput }
  'search-overseas-agent': { input: SearchOverseasAgentInput; output: SearchOverseasAgentOutput }
  'search-overseas-lane': { input: SearchOverseasLaneInput; output: SearchOverseasLaneOutput }
  'search-overseas-warehouse': { input: SearchOverseasWarehouseInput; output: SearchOverseasWarehouseOutput }
  'search-portal': { input: SearchPortalInput; output: SearchPortalOutput }
  'search-purchase-notice': { input: SearchPurchaseNoticeInput; output: SearchPurchaseNoticeOutput }
  'search-reefer-setting': { input: SearchReeferSettingInput; output: SearchReeferSettingOutput }
  'search-sea-rail-lane': { input: SearchSeaRailLaneInput; output: SearchSeaRailLaneOutput }
  'search-service-contact': { input: SearchServiceContactInput; output: SearchServiceContactOutput }
  'search-supplier-application': { input: SearchSupplierApplicationInput; output: SearchSupplierApplicationOutput }
  'search-train-departure': { input: SearchTrainDepartureInput; output: SearchTrainDepartureOutput }
  'search-vacancy': { input: SearchVacancyInput; output: SearchVacancyOutput }
  'search-warehouse-receipt': { input: SearchWarehouseReceiptInput; output: SearchWarehouseReceiptOutput }
  'send-code': { input: SendCodeInput; output: SendCodeOutput }
  'send-order-message': { input: SendOrderMessageInput; output: SendOrderMessageOutput }
  'send-saved-quote': { input: SendSavedQuoteInput; output: SendSavedQuoteOutput }
  'send-supplier-order': { input: SendSupplierOrderInput; output: SendSupplierOrderOutput }
  'set-member-status': { input: SetMemberStatusInput; output: SetMemberStatusOutput }
  'set-staff-status': { input: SetStaffStatusInput; output: SetStaffStatusOutput }
  'set-webhook-state': { input: SetWebhookStateInput; output: SetWebhookStateOutput }
  'settle-messages': { input: SettleMessagesInput; output: SettleMessagesOutput }
  'settle-milestone-conflict': { input: SettleMilestoneConflictInput; output: SettleMilestoneConflictOutput }
  'share-profit-again': { input: ShareProfitAgainInput; output: ShareProfitAgainOutput }
  'share-saved-quote': { input: ShareSavedQuoteInput; output: ShareSavedQuoteOutput }
  'share-tracking': { input: ShareTrackingInput; output: ShareTrackingOutput }
  'sign-in': { input: SignInInput; output: SignInOutput }
  'sign-in-by-code': { input: SignInByCodeInput; output: SignInByCodeOutput }
  'sign-in-by-token': { input: SignInByTokenInput; output: SignInByTokenOutput }
  'sign-out': { input: SignOutInput; output: SignOutOutput }
  'start-from-template': { input: StartFromTemplateInput; output: StartFromTemplateOutput }
  'start-milestone-load': { input: StartMilestoneLoadInput; output: StartMilestoneLoadOutput }
  'start-rate-load': { input: StartRateLoadInput; output: StartRateLoadOutput }
  'start-second-factor': { input: StartSecondFactorInput; output: StartSecondFactorOutput }
  'start-sheet-load': { input: StartSheetLoadInput; output: StartSheetLoadOutput }
  'submit-shipping-instruction': { input: SubmitShippingInstructionInput; output: SubmitShippingInstructionOutput }
  'submit-vgm': { input: SubmitVgmInput; output: SubmitVgmOutput }
  'take-edifact-file': { input: TakeEdifactFileInput; output: TakeEdifactFileOutput }
  'take-order': { input: TakeOrderInput; output: TakeOrderOutput }
  'test-webhook': { input: TestWebhookInput; output: TestWebhookOutput }
  'track-many': { input: TrackManyInput; output: TrackManyOutput }
  'track-page-view': { input: TrackPageViewInput; output: TrackPageViewOutput }
  'track-shipment': { input: TrackShipmentInput; output: TrackShipmentOutput }
  'track-warehouse-receipt': { input: TrackWarehouseReceiptInput; output: TrackWarehouseReceiptOutput }
  'undo-rate-load': { input: UndoRateLoadInput; output: UndoRateLoadOutput }
  'unfollow-lane': { input: UnfollowLaneInput; output: UnfollowLaneOutput }
  'unwatch-sailing': { input: UnwatchSailingInput; output: UnwatchSailingOutput }
  'unwatch-tracking': { input: UnwatchTrackingInput; output: UnwatchTrackingOutput }
  'update-profile': { input: UpdateProfileInput; output: UpdateProfileOutput }
  'upload-attachment': { input: UploadAttachmentInput; output: UploadAttachmentOutput }
  'upload-avatar': { input: UploadAvatarInput; output: UploadAvatarOutput }
  'upload-booking-file': { input: UploadBookingFileInput; output: UploadBookingFileOutput }
  'upload-content-file': { input: UploadContentFileInput; output: UploadContentFileOutput }
  'upload-content-picture': { input: UploadContentPictureInput; output: UploadContentPictureOutput }
  'upload-edifact-file': { input: UploadEdifactFileInput; output: UploadEdifactFileOutput }
  'upload-licence': { input: UploadLicenceInput; output: UploadLicenceOutput }
  'upload-load-sheet': { input: UploadLoadSheetInput; output: UploadLoadSheetOutput }
  'upload-milestone-sheet': { input: UploadMilestoneSheetInput; output: UploadMilestoneSheetOutput }
  'upload-paper': { input: UploadPaperInput; output: UploadPaperOutput }
  'upload-rate-sheet': { input: UploadRateSheetInput; output: UploadRateSheetOutput }
  'waive-rest': { input: WaiveRestInput; output: WaiveRestOutput }
  'watch-sailing': { input: WatchSailingInput; output: WatchSailingOutput }
  'watch-tracking': { input: WatchTrackingInput; output: WatchTrackingOutput }
  'weigh-air-cargo': { input: WeighAirCargoInput; output: WeighAirCargoOutput }
  'withdraw-activity': { input: WithdrawActivityInput; output: WithdrawActivityOutput }
  'withdraw-air-lane': { input: WithdrawAirLaneInput; output: WithdrawAirLaneOutput }
  'withdraw-application': { input: WithdrawApplicationInput; output: WithdrawApplicationOutput }
  'withdraw-certification': { input: WithdrawCertificationInput; output: WithdrawCertificationOutput }
  'withdraw-clearance-paper': { input: WithdrawClearancePaperInput; output: WithdrawClearancePaperOutput }
  'withdraw-coastal-sailing': { input: WithdrawCoastalSailingInput; output: WithdrawCoastalSailingOutput }
  'withdraw-lcl-sailing': { input: WithdrawLclSailingInput; output: WithdrawLclSailingOutput }
  'withdraw-milestone': { input: WithdrawMilestoneInput; output: WithdrawMilestoneOutput }
  'withdraw-news': { input: WithdrawNewsInput; output: WithdrawNewsOutput }
  'withdraw-overseas-agent': { input: WithdrawOverseasAgentInput; output: WithdrawOverseasAgentOutput }
  'withdraw-overseas-lane': { input: WithdrawOverseasLaneInput; output: WithdrawOverseasLaneOutput }
  'withdraw-overseas-warehouse': { input: WithdrawOverseasWarehouseInput; output: WithdrawOverseasWarehouseOutput }
  'withdraw-purchase-notice': { input: WithdrawPurchaseNoticeInput; output: WithdrawPurchaseNoticeOutput }
  'withdraw-rate': { input: WithdrawRateInput; output: WithdrawRateOutput }
  'withdraw-rebate-payout': { input: WithdrawRebatePayoutInput; output: WithdrawRebatePayoutOutput }
  'withdraw-reefer-setting': { input: WithdrawReeferSettingInput; output: WithdrawReeferSettingOutput }
  'withdraw-sea-rail-lane': { input: WithdrawSeaRailLaneInput; output: WithdrawSeaRailLaneOutput }
  'withdraw-staff-invitation': { input: WithdrawStaffInvitationInput; output: WithdrawStaffInvitationOutput }
  'withdraw-train-departure': { input: WithdrawTrainDepartureInput; output: WithdrawTrainDepartureOutput }
  'withdraw-vacancy': { input: WithdrawVacancyInput; output: WithdrawVacancyOutput }
}

/** Operations that share a handler, with the name of the handler. */
export interface SharedOperations {
  'answer-finance-application': 'answer-record'
  'answer-supplier-application': 'answer-record'
  'archive-activity': 'archive-record'
  'archive-activity-sign-up': 'archive-record'
  'archive-agent-application': 'archive-record'
  'archive-agent-inquiry': 'archive-record'
  'archive-air-lane': 'archive-record'
  'archive-assistant-feedback': 'archive-record'
  'archive-barge-departure': 'archive-record'
  'archive-clearance-paper': 'archive-record'
  'archive-coastal-sailing': 'archive-record'
  'archive-company-address': 'archive-record'
  'archive-finance-application': 'archive-record'
  'archive-inland-depot': 'archive-record'
  'archive-job-application': 'archive-record'
  'archive-lcl-sailing': 'archive-record'
  'archive-news': 'archive-record'
  'archive-overseas-agent': 'archive-record'
  'archive-overseas-lane': 'archive-record'
  'archive-overseas-warehouse': 'archive-record'
  'archive-purchase-notice': 'archive-record'
  'archive-reefer-setting': 'archive-record'
  'archive-sea-rail-lane': 'archive-record'
  'archive-service-contact': 'archive-record'
  'archive-supplier-application': 'archive-record'
  'archive-train-departure': 'archive-record'
  'archive-vacancy': 'archive-record'
  'archive-warehouse-receipt': 'archive-record'
  'change-activity': 'change-record'
  'change-activity-sign-up': 'change-record'
  'change-agent-application': 'change-record'
  'change-agent-inquiry': 'change-record'
  'change-air-lane': 'change-record'
  'change-barge-departure': 'change-record'
  'change-clearance-paper': 'change-record'
  'change-coastal-sailing': 'change-record'
  'change-company-address': 'change-record'
  'change-finance-application': 'change-record'
  'change-inland-depot': 'change-record'
  'change-job-application': 'change-record'
  'change-lcl-sailing': 'change-record'
  'change-news': 'change-record'
  'change-overseas-agent': 'change-record'
  'change-overseas-lane': 'change-record'
  'change-overseas-warehouse': 'change-record'
  'change-purchase-notice': 'change-record'
  'change-reefer-setting': 'change-record'
  'change-sea-rail-lane': 'change-record'
  'change-service-contact': 'change-record'
  'change-train-departure': 'change-record'
  'change-vacancy': 'change-record'
  'change-warehouse-receipt': 'change-record'
  'create-activity': 'create-record'
  'create-activity-sign-up': 'create-record'
  'create-agent-application': 'create-record'
  'create-agent-inquiry': 'create-record'
  'create-air-lane': 'create-record'
  'create-air-order': 'create-order'
  'create-assistant-feedback': 'create-record'
  'create-barge-departure': 'create-record'
  'create-barge-order': 'create-order'
  'create-break-bulk-order': 'create-order'
  'create-city-delivery-order': 'create-order'
  'create-clearance-paper': 'create-record'
  'create-coastal-order': 'create-order'
  'create-coastal-sailing': 'create-record'
  'create-cold-chain-order': 'create-order'
  'create-company-address': 'create-record'
  'create-customs-order': 'create-order'
  'create-entrust-order': 'create-order'
  'create-finance-application': 'create-record'
  'create-import-order': 'create-order'
  'create-inland-depot': 'create-record'
  'create-job-application': 'create-record'
  'create-lcl-order': 'create-order'
  'create-lcl-sailing': 'create-record'
  'create-long-haul-order': 'create-order'
  'create-news': 'create-record'
  'create-other-order': 'create-order'
  'create-overseas-agent': 'create-record'
  'create-overseas-lane': 'create-record'
  'create-overseas-order': 'create-order'
  'create-overseas-warehouse': 'create-record'
  'create-parcel-order': 'create-order'
  'create-port-express-order': 'create-order'
  'create-purchase-notice': 'create-record'
  'create-rail-order': 'create-order'
  'create-reefer-setting': 'create-record'
  'create-sea-rail-lane': 'create-record'
  'create-sea-rail-order': 'create-order'
  'create-sea-request-order': 'create-order'
  'create-service-contact': 'create-record'
  'create-shipping-order': 'create-order'
  'create-soc-order': 'create-order'
  'create-supplier-application': 'create-record'
  'create-train-departure': 'create-record'
  'create-truck-order': 'create-order'
  'create-vacancy': 'create-record'
  'create-warehouse-order': 'create-order'
  'create-warehouse-receipt': 'create-record'
  'create-yard-order': 'create-order'
  'download-agent-application-file': 'download-record-file'
  'download-finance-application-file': 'download-record-file'
  'download-job-application-file': 'download-record-file'
  'download-news-file': 'download-record-file'
  'download-supplier-application-file': 'download-record-file'
  'download-warehouse-receipt-file': 'download-record-file'
  'feed-news': 'feed-records'
  'list-activity-events': 'list-record-events'
  'list-activity-sign-up-events': 'list-record-events'
  'list-agent-application-events': 'list-record-events'
  'list-agent-inquiry-events': 'list-record-events'
  'list-air-lane-events': 'list-record-events'
  'list-barge-departure-events': 'list-record-events'
  'list-clearance-paper-events': 'list-record-events'
  'list-coastal-sailing-events': 'list-record-events'
  'list-company-address-events': 'list-record-events'
  'list-finance-application-events': 'list-record-events'
  'list-finance-application-progress': 'list-record-progress'
  'list-inland-depot-events': 'list-record-events'
  'list-job-application-events': 'list-record-events'
  'list-job-application-progress': 'list-record-progress'
  'list-lcl-sailing-events': 'list-record-events'
  'list-news-events': 'list-record-events'
  'list-overseas-agent-events': 'list-record-events'
  'list-overseas-lane-events': 'list-record-events'
  'list-overseas-warehouse-events': 'list-record-events'
  'list-purchase-notice-events': 'list-record-events'
  'list-reefer-setting-events': 'list-record-events'
  'list-sea-rail-lane-events': 'list-record-events'
  'list-service-contact-events': 'list-record-events'
  'list-supplier-application-events': 'list-record-events'
  'list-supplier-application-progress': 'list-record-progress'
  'list-train-departure-events': 'list-record-events'
  'list-vacancy-events': 'list-record-events'
  'list-warehouse-receipt-events': 'list-record-events'
  'preview-activity': 'preview-record'
  'preview-news': 'preview-record'
  'preview-vacancy': 'preview-record'
  'price-barge': 'price-order'
  'price-city-delivery': 'price-order'
  'price-coastal': 'price-order'
  'price-cold-chain': 'price-order'
  'price-customs': 'price-order'
  'price-entrust': 'price-order'
  'price-finance': 'price-order'
  'price-import': 'price-order'
  'price-lcl': 'price-order'
  'price-long-haul': 'price-order'
  'price-parcel': 'price-order'
  'price-port-express': 'price-order'
  'price-soc': 'price-order'
  'price-truck': 'price-order'
  'price-warehouse': 'price-order'
  'price-yard': 'price-order'
  'publish-activity': 'publish-record'
  'publish-air-lane': 'publish-record'
  'publish-clearance-paper': 'publish-record'
  'publish-coastal-sailing': 'publish-record'
  'publish-lcl-sailing': 'publish-record'
  'publish-news': 'publish-record'
  'publish-overseas-agent': 'publish-record'
  'publish-overseas-lane': 'publish-record'
  'publish-overseas-warehouse': 'publish-record'
  'publish-purchase-notice': 'publish-record'
  'publish-reefer-setting': 'publish-record'
  'publish-sea-rail-lane': 'publish-record'
  'publish-train-departure': 'publish-record'
  'publish-vacancy': 'publish-record'
  'read-activity': 'read-record'
  'read-activity-sign-up': 'read-record'
  'read-agent-application': 'read-record'
  'read-agent-inquiry': 'read-record'
  'read-air-lane': 'read-record'
  'read-assistant-feedback': 'read-record'
  'read-barge-departure': 'read-record'
  'read-clearance-paper': 'read-record'
  'read-coastal-sailing': 'read-record'
  'read-finance-application': 'read-record'
  'read-inland-depot': 'read-record'
  'read-job-application': 'read-record'
  'read-lcl-sailing': 'read-record'
  'read-news': 'read-record'
  'read-overseas-agent': 'read-record'
  'read-overseas-lane': 'read-record'
  'read-overseas-warehouse': 'read-record'
  'read-purchase-notice': 'read-record'
  'read-reefer-setting': 'read-record'
  'read-sea-rail-lane': 'read-record'
  'read-service-contact': 'read-record'
  'read-supplier-application': 'read-record'
  'read-train-departure': 'read-record'
  'read-vacancy': 'read-record'
  'read-warehouse-receipt': 'read-record'
  'restore-activity': 'restore-record'
  'restore-activity-sign-up': 'restore-record'
  'restore-agent-application': 'restore-record'
  'restore-agent-inquiry': 'restore-record'
  'restore-air-lane': 'restore-record'
  'restore-assistant-feedback': 'restore-record'
  'restore-barge-departure': 'restore-record'
  'restore-clearance-paper': 'restore-record'
  'restore-coastal-sailing': 'restore-record'
  'restore-company-address': 'restore-record'
  'restore-finance-application': 'restore-record'
  'restore-inland-depot': 'restore-record'
  'restore-job-application': 'restore-record'
  'restore-lcl-sailing': 'restore-record'
  'restore-news': 'restore-record'
  'restore-overseas-agent': 'restore-record'
  'restore-overseas-lane': 'restore-record'
  'restore-overseas-warehouse': 'restore-record'
  'restore-purchase-notice': 'restore-record'
  'restore-reefer-setting': 'restore-record'
  'restore-sea-rail-lane': 'restore-record'
  'restore-service-contact': 'restore-record'
  'restore-supplier-application': 'restore-record'
  'restore-train-departure': 'restore-record'
  'restore-vacancy': 'restore-record'
  'restore-warehouse-receipt': 'restore-record'
  'search-activity': 'search-records'
  'search-activity-sign-up': 'search-records'
  'search-agent-application': 'search-records'
  'search-agent-inquiry': 'search-records'
  'search-air-lane': 'search-records'
  'search-assistant-feedback': 'search-records'
  'search-barge-departure': 'search-records'
  'search-clearance-paper': 'search-records'
  'search-coastal-sailing': 'search-records'
  'search-company-address': 'search-records'
  'search-finance-application': 'search-records'
  'search-inland-depot': 'search-records'
  'search-job-application': 'search-records'
  'search-lcl-sailing': 'search-records'
  'search-news': 'search-records'
  'search-overseas-agent': 'search-records'
  'search-overseas-lane': 'search-records'
  'search-overseas-warehouse': 'search-records'
  'search-purchase-notice': 'search-records'
  'search-reefer-setting': 'search-records'
  'search-sea-rail-lane': 'search-records'
  'search-service-contact': 'search-records'
  'search-supplier-application': 'search-records'
  'search-train-departure': 'search-records'
  'search-vacancy': 'search-records'
  'search-warehouse-receipt': 'search-records'
  'withdraw-activity': 'withdraw-record'
  'withdraw-air-lane': 'withdraw-record'
  'withdraw-clearance-paper': 'withdraw-record'
  'withdraw-coastal-sailing': 'withdraw-record'
  'withdraw-lcl-sailing': 'withdraw-record'
  'withdraw-news': 'withdraw-record'
  'withdraw-overseas-agent': 'withdraw-record'
  'withdraw-overseas-lane': 'withdraw-record'
  'withdraw-overseas-warehouse': 'withdraw-record'
  'withdraw-purchase-notice': 'withdraw-record'
  'withdraw-reefer-setting': 'withdraw-record'
  'withdraw-sea-rail-lane': 'withdraw-record'
  'withdraw-train-departure': 'withdraw-record'
  'withdraw-vacancy': 'withdraw-record'
}
