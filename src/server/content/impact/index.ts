export { createImpactHandlers } from './handlers.ts'
export { type MeasuredRelease, type MeasureParts, measureRelease } from './measure.ts'
