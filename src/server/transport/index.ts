export { type CallSearch, listCalls, listVoyageCalls, mergeCalls, type PortCall } from './call-store.ts'
export { listEventsOf, listOrdersWith, type StoredEvent } from './event-store.ts'
export { openReceipt, type Receipt, type ReceiptOutcome, type Refused, settleReceipt } from './receipt-store.ts'
export { type Intake, type TakenIn, takeIn } from './take-in.ts'
