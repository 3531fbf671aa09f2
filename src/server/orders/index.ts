export { orderHandlers } from './handlers.ts'
export { type OrderTypePlan, readOrderType } from './life.ts'
export {
  type GivenMilestone,
  type Signature,
  withAcceptance,
  withConfirmedFees,
  withMilestone,
  withPaymentReport,
  withReceipt,
} from './papers.ts'
export { type OrderData, toJson } from './record.ts'
export { findOrderRelease } from './store.ts'
