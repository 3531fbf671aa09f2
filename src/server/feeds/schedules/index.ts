import { sailingHandlers } from './sailing-handlers.ts'
import { planHandlers } from './vessel-plan.ts'
import { watchHandlers } from './watches.ts'

export { findSailings, judgeSailing } from './lane.ts'
export { sailingAlerts } from './sailing-alerts.ts'
export type { Sailing, SailingLeg } from './sailings.ts'
export { sweepWatches } from './watch-store.ts'

export const scheduleHandlers = { ...planHandlers, ...sailingHandlers, ...watchHandlers }
