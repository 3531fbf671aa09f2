/** What an order waits for on the customer's side: worked out with each change, so that their tasks are read from an index. */
import type { BrandPlan } from '#config'
import { addDays, readMoment } from '#rules'
import type { OrderData, OrderTask } from '../record.ts'
import { type JudgedOrder, listHoldingRows } from './predicates.ts'

export const taskDictionary = 'order-task'

/** The order's data with its tasks. `updatedAt` is when it changed: a task that was there before goes on, another begins then. */
export function withTasks(brand: BrandPlan, order: JudgedOrder): OrderData {
  const { tasks: before = [], ...data } = order.data
  const at = order.updatedAt.toISOString()
  const tasks = listHoldingRows(brand, taskDictionary, order).map(({ id, since, due }): OrderTask => {
    const dueAt = due === undefined ? undefined : endOf(due, brand.timeZone)
    return { task: id, since: since ?? before.find(({ task }) => task === id)?.since ?? at, ...(dueAt === undefined ? {} : { dueAt }) }
  })
  return tasks.length === 0 ? data : { ...data, tasks }
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/

/** A day ends at midnight where the brand works; a moment is itself. */
function endOf(due: string, timeZone: string): string | undefined {
  if (!dayOnly.test(due)) return Number.isNaN(Date.parse(due)) ? undefined : new Date(due).toISOString()
  const { at } = readMoment(addDays(due, 1), timeZone)
  return at === undefined ? undefined : new Date(at).toISOString()
}
