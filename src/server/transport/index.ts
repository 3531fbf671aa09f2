export { applyNext, endsOf, readEventMilestones, startApplier } from './apply-events.ts'
export { listVoyageCalls, type PortCall } from './call-store.ts'
export { listEventsOf, listReferences, type StoredEvent } from './event-store.ts'
export { type Intake, type TakenIn, takeIn } from './take-in.ts'
