export { decide, fieldAllowed, type ActorKind, type Decision, type FieldDecision, type Grid, type Relation } from './grid.ts'
export { errorEntry, errors, isErrorId, type ErrorEntry, type ErrorId, type ErrorKind } from './errors.ts'
export { identifierFormats, isChineseLandline, isChineseMobile, isContainerNumber, isSocialCreditCode } from './identifiers.ts'
export { portByCode } from './ports.ts'
export {
  isCustomer, lifeStates, orderEffects, orderEventTypes, orderMachine, paymentStates,
  type LifeState, type OrderActor, type OrderEffect, type OrderEventType, type OrderPapers, type PaymentState, type PaymentTerms
} from './order/machine.ts'
export { isLifeState, isPaymentState, moveOrder, type OrderFacts, type OrderMove, type OrderMoved, type OrderRefused } from './order/move-order.ts'
export { possibleMoves, type PossibleMove } from './order/possible-moves.ts'
export { areMilestonesDone, milestoneLine, type Classifier, type MilestonePlace, type MilestoneReport } from './order/milestones.ts'
export { orderNumber, type OrderNumberParts } from './order/order-number.ts'
export type { CurrencyDecimals, ExchangeRates, FeeLine, FeeTotals, Money, Priced, PriceRefusal } from './fees/money.ts'
export { exchangeRateOf, totalLines } from './fees/money.ts'
export { chooseTariff, type Tariff, type TariffLine } from './fees/tariffs.ts'
export { oceanFreight, priceSeaBooking, type BoxCount, type PriceSeaBookingOptions, type SeaQuote, type SeaRate, type Surcharge } from './fees/price-sea-booking.ts'
export { confirmLines, type ConfirmedFees, type ConfirmLinesOptions, type ConfirmLinesResult, type EnteredLine } from './fees/confirm-lines.ts'
