export { applyNext, startApplier } from './apply-events.ts'
export type { Refused } from './receipt-store.ts'
export { findShips } from './call-store.ts'
export { type Intake, type TakenIn, takeIn } from './take-in.ts'
