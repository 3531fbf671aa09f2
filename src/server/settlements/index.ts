export { type SettlerParts, type Settling, settleBrand, settleInside, startSettler } from './run.ts'
export { listUnsettled } from './store.ts'
