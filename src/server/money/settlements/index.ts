export { type Settling, settleBrand, settleInside, settlements } from './run.ts'
export { listUnsettled } from './store.ts'
