export type { CompletedOrder, CompletedRow } from './completed-order.ts'
export { type SettlerParts, type Settling, settleBrand, settleInside, startSettler } from './run.ts'
