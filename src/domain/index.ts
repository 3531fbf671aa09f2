export { priceAirCargo } from './air-cargo/price-air-cargo.ts'
export { type AirPiece, type AirWeight, chargeAirWeight, type WeighAirCargoOptions, weighAirCargo } from './air-cargo/weigh-air-cargo.ts'
export { type ConfinedRoute, type Confinement, isClosed, isClosedAtOnce, isHouseOnly } from './confinement.ts'
export {
  type CutOffPlan,
  type CutOffRule,
  type CutOffStep,
  type CutOffTime,
  type CutOffWarning,
  mergeCutOffSteps,
  type PlanCutOffsOptions,
  type PlannedCutOff,
  planCutOffs,
  type WorkingCalendar,
} from './cut-offs/plan-cut-offs.ts'
export {
  type BookingCutOff,
  bookingCutOffs,
  type ClosingState,
  closingDayOf,
  closingOf,
  closingStateOf,
  departuresOf,
  sailingCutOffs,
  sailsOn,
  type WeeklySailing,
} from './cut-offs/sailing-dates.ts'
export { type CalendarEvent, toCalendar } from './cut-offs/to-calendar.ts'
export { type EdifactEvents, type EdifactStatus, type EdifactWorld, readEdifact } from './edifact/edifact-events.ts'
export type { EdifactBounds } from './edifact/read-interchange.ts'
export {
  type CalculateEmissionsOptions,
  calculateEmissions,
  type EmissionFactor,
  type Emissions,
  type TransportLeg,
} from './emissions/calculate-emissions.ts'
export { type ErrorEntry, type ErrorId, type ErrorKind, errorEntry, errors, isErrorId } from './errors.ts'
export {
  type AccessReason,
  type AccessStep,
  type CompanyStanding,
  companyError,
  companyStandings,
  errorOfReason,
  explainAccess,
  type LatestRequest,
  type Reader,
  reasonOfError,
  standingOf,
  stepFor,
} from './explain-access.ts'
export { findLoadFaults, type Load, type LoadedBox } from './fees/box-load.ts'
export { type Facts, minutesOf } from './fees/charge-factors.ts'
export {
  type ConfirmedFees,
  type ConfirmLinesOptions,
  type ConfirmLinesResult,
  confirmLines,
  type EnteredLine,
} from './fees/confirm-lines.ts'
export { type BoxCount, type Container, type ContainerTypes, priceField, readContainer, toContainerTypes } from './fees/containers.ts'
export { mergeFeeLines } from './fees/merge-lines.ts'
export type {
  CurrencyDecimals,
  Decided,
  ExchangeRates,
  FeeLine,
  FeeTax,
  FeeTotals,
  FeeWhy,
  Money,
  Priced,
  PriceRefusal,
} from './fees/money.ts'
export { exchangeRateOf, paymentFault, totalLines } from './fees/money.ts'
export {
  oceanFreight,
  type PriceSeaBookingOptions,
  priceSeaBooking,
  type SeaQuote,
  type SeaRate,
  type Surcharge,
} from './fees/price-sea-booking.ts'
export { type FeeSheet, type PriceServiceOptions, priceService } from './fees/price-service.ts'
export {
  type FeeOutcome,
  feeAmount,
  type PriceTariffOptions,
  priceTariff,
  type TariffResult,
  taxFee,
} from './fees/price-tariff.ts'
export { listTablePrices, type TablePrice } from './fees/table-prices.ts'
export { begunBases, chooseTariff, type LineOrigin, type Tariff, type TariffLine, tariffOn } from './fees/tariffs.ts'
export { type TaxTotal, taxOf, totalTaxes } from './fees/tax.ts'
export {
  type FreeTime,
  type FreeTimePlace,
  type FreeTimeUnit,
  freeTimePlaces,
  type PlanFreeTimeOptions,
  planFreeTime,
} from './free-time/plan-free-time.ts'
export {
  type ActorKind,
  type Asker,
  askerOf,
  type Decision,
  decide,
  type FieldDecision,
  fieldAllowed,
  type Grid,
  type GridRow,
  type HiddenReason,
  type Relation,
} from './grid.ts'
export {
  containerCheckDigit,
  identifierFormats,
  isChineseLandline,
  isChineseMobile,
  isContainerNumber,
  isImoNumber,
  isIsoSizeType,
  isSocialCreditCode,
  isUnCountry,
  maskEmail,
  maskPhone,
  type OrderNumberParts,
  orderNumber,
  portByCode,
} from './identifiers.ts'
export {
  isLastAdmin,
  type MembershipActor,
  type MembershipEffect,
  type MembershipEventType,
  type MembershipState,
  membershipEffects,
  membershipEventTypes,
  membershipMachine,
  membershipStates,
} from './membership/machine.ts'
export {
  type MembershipFacts,
  type MembershipMove,
  type MembershipMoved,
  type MembershipRefused,
  membershipOf,
  moveMembership,
  possibleMembershipMoves,
  type Standing,
} from './membership/move-membership.ts'
export { type OfferMarks, type RankedOffer, rankOffers } from './offers/rank-offers.ts'
export {
  compareBox,
  compareDeclarations,
  compareWeights,
  type Declaration,
  isBelowCargo,
  listUnmatchedBoxes,
  type QuantityLine,
  type Tolerances,
  type Totals,
  totalOf,
  type WeighedBox,
} from './order/declared-quantities.ts'
export { counterFault, counterLines, counterTotalOf, type DisputedLine, disputedLine } from './order/disputes.ts'
export {
  type AmendmentState,
  amendmentStates,
  type BillState,
  billStates,
  earlierPaymentState,
  effectsOfFacts,
  endedStates,
  isCustomer,
  isSettled,
  type LifeState,
  lifeStates,
  type OrderActor,
  type OrderDetails,
  type OrderEffect,
  openStates,
  orderEffects,
  type PaymentState,
  type PaymentTerms,
  paymentStates,
} from './order/events.ts'
export { orderMachine } from './order/machine.ts'
export {
  areMilestonesDone,
  type Classifier,
  type MilestoneHold,
  type MilestonePlace,
  type MilestoneReport,
  milestoneLine,
  type NextDueOptions,
  nextDue,
} from './order/milestones.ts'
export {
  isLifeState,
  isPaymentState,
  moveOrder,
  type OrderFacts,
  type OrderMove,
  type OrderMoved,
  type OrderRefused,
  type OrderStates,
  type PossibleMove,
  possibleMoves,
  readStates,
} from './order/move-order.ts'
export { type OrderEventType, orderEventTypes } from './order/moves.ts'
export { type Balance, balanceOf, type Credits, type PayableFees, type PaymentCredit, payingRate, referenceKey } from './order/payments.ts'
export { type DrawnMove, type DrawnRegion, drawLife } from './order/picture.ts'
export { type LoggedStep, type Replayed, type ReplayProblem, replayOrder } from './order/replay.ts'
export { type Equipment, type Fit, type FitReason, type FittedPiece, fitPieces, type Piece } from './oversize/fit-pieces.ts'
export {
  findOverShared,
  type ProfitAgreement,
  type ProfitOrder,
  type ProfitRule,
  type ProfitShare,
  type ProfitUnit,
  type SharedProfit,
  shareProfit,
} from './profit/share-profit.ts'
export {
  moveRebate,
  type RebateActor,
  type RebateEffect,
  type RebateEventType,
  type RebateState,
  rebateEventTypes,
  rebateStates,
} from './rebates/machine.ts'
export { type Rebate, type RebateOrder, type RebateRule, type RebateTier, rebateOrder } from './rebates/rebate-order.ts'
export { type CompareSeaWaysOptions, compareSeaWays, type SeaPassage, type SeaWay } from './sea-ways/compare-sea-ways.ts'
export { greatCircleLane } from './sea-ways/great-circle.ts'
export { buildSeaNetwork, findSeaLine, type LanePoint, type SeaLine, type SeaNetwork, type SeaPlace } from './sea-ways/sea-network.ts'
export {
  moveSupplierOrder,
  possibleSupplierOrderMoves,
  type SupplierOrderActor,
  type SupplierOrderEffect,
  type SupplierOrderEventType,
  type SupplierOrderState,
  supplierOrderEventTypes,
  supplierOrderStates,
} from './supplier-orders/machine.ts'
export {
  type BoxLine,
  type BoxTimeline,
  bestOf,
  boxTimeline,
  type LineHold,
  type LineReport,
  type RecordedMilestone,
  staffSource,
} from './transport/box-timeline.ts'
export { callTimesOf, cutOffCodes, findWrongCutOffs, type WrongCutOff } from './transport/call-times.ts'
export { type CarrierCodes, type CarrierOfNumber, carrierOfNumber } from './transport/carrier-codes.ts'
export { type EventMilestone, type JourneyEnds, milestoneOf } from './transport/event-milestone.ts'
export { type FollowedChange, followedChanges, type KnownBoxes } from './transport/followed-changes.ts'
export { identifyReport, isTimeless, subjectOf } from './transport/happenings.ts'
export { isOfJourney, type Journey } from './transport/journey-events.ts'
export { type JourneyMilestone, journeyMilestones } from './transport/journey-milestones.ts'
export {
  type CallFacts,
  type CallField,
  type CallMoment,
  type CallReport,
  callMoments,
  factOf,
  lastChangeOf,
  mergeCallFacts,
  reportOf,
  type Said,
  timeOf,
} from './transport/port-call.ts'
export { isStopped, type ScheduleStatus, type ScheduleVerdict, scheduleStatusOf } from './transport/schedule-status.ts'
export { latestOf, type TimelineLine, type TimelineOptions, timelineOf, valid as validEvent } from './transport/timeline.ts'
export { readTrackedList, type TrackedRow } from './transport/tracked-list.ts'
export { formsOfBill, readTrackedNumber, type TrackedNumber } from './transport/tracked-number.ts'
export {
  contentOf,
  eventKey,
  eventTypes,
  numbersOf,
  plainNumber,
  type Seal,
  supersedes,
  type TransportEvent,
  type TransportEventType,
} from './transport/transport-event.ts'
export { doneShare, type VoyageLeg } from './transport/voyage-progress.ts'
