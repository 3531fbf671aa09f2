export { listOrdersOfCalls } from './call-store.ts'
export { withContainers, withInstruction, withVgm } from './changing/booking-papers.ts'
export { withBookedEtd } from './changing/expected-dates.ts'
export { withFacts } from './changing/fact-groups.ts'
export {
  type GivenMilestone,
  type Signature,
  withAcceptance,
  withConfirmedFees,
  withMilestone,
  withPaymentReport,
  withReceipt,
} from './changing/papers.ts'
export { isNewToOrder, recordCallTimes } from './changing/published-times.ts'
export { listWithdrawn, type ReportedMilestone, recordReport, withdrawReports } from './changing/reported-milestones.ts'
export { recordMilestone } from './changing/sheet-milestone.ts'
export { countStranded, findOddOrders, type KnownReleases, type OddOrder, type StrandedOrders } from './checking/check-logs.ts'
export { type CompletedOrder, type CompletedRow, readCompleted, readTeu } from './completed-order.ts'
export { orderHandlers } from './handlers.ts'
export { type OrderTypePlan, readOrderType } from './life.ts'
export { describeOrder } from './notifying/describe.ts'
export { staffOf } from './notifying/notifications.ts'
export { remindAhead, reminders } from './notifying/reminders.ts'
export { paymentFacts } from './payments.ts'
export { closingAccepted } from './placing/closing.ts'
export { estimate, summarise } from './placing/compose.ts'
export { type ChangedOrders, listChangedOrders } from './reading/changed-store.ts'
export { type CompletedChange, listCompleted, type Watermark } from './reading/completed-store.ts'
export { firstConfirmations } from './reading/confirmation-store.ts'
export { cutOffNotes } from './reading/cut-off-notes.ts'
export { orderListSharing, orderRowStreams } from './reading/list.ts'
export { orderSummaries, toOrderSummary } from './reading/output.ts'
export { foldOrderCounts } from './reading/search-store.ts'
export { checkAccess, type OrderData, type OrderRecord, toJson } from './record.ts'
export { findNamedOrders, findOrder, findOrderRelease, listOrders, lockOrder, type NamedOrder } from './store.ts'
export { queueDictionary } from './waiting/derived-fields.ts'
export { deskQueues, requeueOrders } from './waiting/requeue.ts'
