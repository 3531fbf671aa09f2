export { applyNext, startApplier } from './apply-events.ts'
export type { PortCall } from './call-store.ts'
export { listRoutes, type RouteLeg, type SailingRoute, type StoredRoute, upsertRoutes } from './route-store.ts'
export { type Intake, type TakenIn, takeIn } from './take-in.ts'
