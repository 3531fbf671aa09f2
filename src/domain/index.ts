export { type ErrorEntry, type ErrorId, type ErrorKind, errorEntry, errors, isErrorId } from './errors.ts'
export {
  type ConfirmedFees,
  type ConfirmLinesOptions,
  type ConfirmLinesResult,
  confirmLines,
  type EnteredLine,
} from './fees/confirm-lines.ts'
export type { CurrencyDecimals, ExchangeRates, FeeLine, FeeTotals, Money, Priced, PriceRefusal } from './fees/money.ts'
export { exchangeRateOf, totalLines } from './fees/money.ts'
export {
  type BoxCount,
  oceanFreight,
  type PriceSeaBookingOptions,
  priceSeaBooking,
  type SeaQuote,
  type SeaRate,
  type Surcharge,
} from './fees/price-sea-booking.ts'
export { chooseTariff, type Tariff, type TariffLine } from './fees/tariffs.ts'
export { type ActorKind, type Decision, decide, type FieldDecision, fieldAllowed, type Grid, type Relation } from './grid.ts'
export { identifierFormats, isChineseLandline, isChineseMobile, isContainerNumber, isSocialCreditCode } from './identifiers.ts'
export { maskEmail, maskPhone } from './masking.ts'
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
  moveMembership,
  possibleMembershipMoves,
} from './membership/move-membership.ts'
export { membershipOf, type Standing } from './membership/standing.ts'
export {
  isCustomer,
  type LifeState,
  lifeStates,
  type OrderActor,
  type OrderEffect,
  type OrderEventType,
  type OrderPapers,
  orderEffects,
  orderEventTypes,
  orderMachine,
  type PaymentState,
  type PaymentTerms,
  paymentStates,
} from './order/machine.ts'
export { areMilestonesDone, type Classifier, type MilestonePlace, type MilestoneReport, milestoneLine } from './order/milestones.ts'
export {
  isLifeState,
  isPaymentState,
  moveOrder,
  type OrderFacts,
  type OrderMove,
  type OrderMoved,
  type OrderRefused,
} from './order/move-order.ts'
export { type OrderNumberParts, orderNumber } from './order/order-number.ts'
export { type PossibleMove, possibleMoves } from './order/possible-moves.ts'
export { portByCode } from './ports.ts'
