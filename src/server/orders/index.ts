export { judgeAccess } from './access.ts'
export { withContainers, withInstruction, withVgm } from './booking-papers.ts'
export { countStranded, findOddOrders, type KnownReleases, type OddOrder, type StrandedOrders } from './check-logs.ts'
export { type CompletedOrder, type CompletedRow, readCompleted, readTeu } from './completed-order.ts'
export { estimate, summarise } from './compose.ts'
export { describeOrder } from './describe.ts'
export { withFacts } from './facts.ts'
export { orderHandlers } from './handlers.ts'
export { type OrderTypePlan, readOrderType } from './life.ts'
export { orderRowStreams } from './list.ts'
export { staffOf } from './mails.ts'
export { toOrderSummary } from './output.ts'
export {
  type GivenMilestone,
  type Signature,
  withAcceptance,
  withConfirmedFees,
  withMilestone,
  withPaymentReport,
  withReceipt,
} from './papers.ts'
export { type OrderData, type OrderRecord, toJson } from './record.ts'
export { type ReminderParts, remindAhead, startReminders } from './reminders.ts'
export { requeueOrders, startRequeue } from './requeue.ts'
export { foldOrderCounts } from './search.ts'
export { recordMilestone } from './sheet-milestone.ts'
export { findOrder, findOrderRelease, toRecord } from './store.ts'
export { queueDictionary } from './waits.ts'
