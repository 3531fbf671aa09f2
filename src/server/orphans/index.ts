export { startOrphanTeller, tellOrphans } from './tell-orphans.ts'
