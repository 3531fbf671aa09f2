/** Reads EDIFACT texts in a thread. */
import { type EdifactTask, readTask } from './read-edifact-text.ts'

export default (task: EdifactTask) => readTask(task)
