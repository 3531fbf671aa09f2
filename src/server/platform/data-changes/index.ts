import { minuteMs } from '#rules'
import { defineJob, type JobContext } from '../../kernel/index.ts'
import { foldChanges } from './store.ts'

export { type CountedTable, countChanges, countShared } from './store.ts'

/** Each change since the last fold costs a row to read. */
export const changeCounts = defineJob<JobContext>({ name: 'change-counts', every: minuteMs, run: ({ db }) => foldChanges(db) })
