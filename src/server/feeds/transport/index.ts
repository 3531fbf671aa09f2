export { applyCallTimes } from './apply-call-times.ts'
export { type ApplierParts, applyNext, readEventMilestones } from './apply-events.ts'
export { findShips, listVoyageCalls, type PortCall } from './call-store.ts'
export { type EventFilter, listCompanyEvents } from './company-event-store.ts'
export { listEventsOf, listReferences, type StoredEvent } from './event-store.ts'
export {
  countSince,
  daysOf,
  type EdifactReceiptRow,
  edifactReceipts,
  findReceipt,
  lastReceipts,
  receiptsOf,
  sweepReceipts,
} from './journal-store.ts'
export { endsOf, journeyOf } from './journey.ts'
export { orderEvents } from './order-events.ts'
export { openReceipt, type Receipt, type Refused, settleReceipt } from './receipt-store.ts'
export { listRoutes, type SailingRoute, type StoredRoute, upsertRoutes } from './route-store.ts'
export { sweepTransport } from './sweep.ts'
export { type Intake, type TakenIn, takeIn } from './take-in.ts'
