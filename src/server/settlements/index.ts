export { type SettlerParts, type Settling, settleBrand, settleInside, startSettler } from './run.ts'
