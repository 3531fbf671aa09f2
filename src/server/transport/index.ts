export { applyNext, startApplier } from './apply-events.ts'
export { openReceipt, type Receipt, type Refused, settleReceipt } from './receipt-store.ts'
export { type RouteLeg, type SailingRoute, upsertRoutes } from './route-store.ts'
export { type Intake, type TakenIn, takeIn } from './take-in.ts'
