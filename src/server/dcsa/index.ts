export type { DcsaEvent } from './dcsa-event.ts'
export { type ReadEvents, readDcsaEvents } from './read-events.ts'
export type { Port, ReadContext } from './received.ts'
export { toDcsaEvent } from './to-dcsa-event.ts'
