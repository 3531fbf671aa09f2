import { sailingHandlers } from './sailing-handlers.ts'
import { planHandlers } from './vessel-plan.ts'
import { watchHandlers } from './watches.ts'

export { findSailings, judgeSailing } from './lane.ts'
export type { Sailing, SailingLeg } from './sailings.ts'
export { sailingAlerts } from './tell-changes.ts'
export { sweepWatches } from './watch-store.ts'

export const scheduleHandlers = { ...planHandlers, ...sailingHandlers, ...watchHandlers }
