/** What an order waits for at the desk: derived with each change, so that queues are read from an index. */
import type { BrandPlan } from '#config'
import { endedStates, milestoneLine, nextDue } from '#domain'
import { addDays, readMoment } from '#rules'
import { readOrderType } from '../life.ts'
import type { DeskWait, OrderData, OrderTask } from '../record.ts'
import { listHoldingRows, type PredicateOrder } from './predicates.ts'

export const queueDictionary = 'desk-queue'
const usualSilentHours = 72

type Waiting = Pick<PredicateOrder, 'omsOrderNo' | 'companyId' | 'state' | 'createdAt' | 'updatedAt' | 'data'>

/** The order's data with its waits. `updatedAt` is when it changed: existing waits continue, new ones start then. */
export function withDerivedFields(brand: BrandPlan, order: Waiting): OrderData {
  const { waits: before = [], nextDueAt: _before, containerNos: _numbers, ...rest } = order.data
  const containerNos = (rest.containers ?? []).flatMap(({ containerNo }) => (containerNo ? [containerNo] : [])).join(' ')
  const due = order.state === 'in-process' ? dueOf(brand, order) : undefined
  const data: OrderData = { ...rest, ...(due === undefined ? {} : { nextDueAt: due }), ...(containerNos ? { containerNos } : {}) }
  const at = order.updatedAt.toISOString()
  const waits = listHoldingRows(brand, queueDictionary, { ...order, data }).map(
    ({ id, since }): DeskWait => ({ queue: id, since: since ?? before.find(({ queue }) => queue === id)?.since ?? at }),
  )
  const waiting = { ...order, data: waits.length === 0 ? data : { ...data, waits } }
  // Tasks depend on the booking status, so that is derived first.
  return withTasks(brand, { ...order, data: withBookingStatuses(brand, waiting) })
}

function dueOf(brand: BrandPlan, { data, updatedAt }: Waiting): string | undefined {
  const { milestones } = readOrderType(brand.documents, data.orderType)
  const recorded = data.milestones.map(({ recordedAt }) => recordedAt).sort()
  return nextDue({
    steps: milestones,
    reports: data.milestones,
    lastUpdateAt: recorded.at(-1) ?? updatedAt.toISOString(),
    // An order of a release without a desk is evaluated under the current conditions.
    silentHours: Number(brand.limits.deskSilentHours ?? usualSilentHours),
  })
}

export const bookingStatusDictionary = 'booking-status'

/** The order's data with its current statuses and last step. Empty ones are omitted. */
export function withBookingStatuses(brand: BrandPlan, order: PredicateOrder): OrderData {
  const { bookingStatuses: _statuses, task: _task, ...data } = order.data
  const task = lastStep(brand, data)
  const withTask: OrderData = task === undefined ? data : { ...data, task }
  if (endedStates.includes(order.state)) return withTask
  const candidate = { ...order, data: { ...withTask, papers: readOrderType(brand.documents, data.orderType).papers } as OrderData }
  const rowIds = listHoldingRows(brand, bookingStatusDictionary, candidate).map(({ id }) => id)
  return rowIds.length === 0 ? withTask : { ...withTask, bookingStatuses: rowIds }
}

/** The furthest step of the order's type that is reported as done. */
function lastStep(brand: BrandPlan, { orderType, milestones }: OrderData): OrderData['task'] {
  // Steps of the type are rows of the dictionary, as the check guarantees.
  const line = milestoneLine(readOrderType(brand.documents, orderType).milestones, milestones)
  return line.filter(({ report }) => report?.classifier === 'ACT').at(-1)?.milestone as OrderData['task']
}

export const taskDictionary = 'order-task'

/** The order's data with its tasks. `updatedAt` is when it changed: existing tasks continue, new ones start then. */
export function withTasks(brand: BrandPlan, order: PredicateOrder): OrderData {
  const { tasks: before = [], ...data } = order.data
  const at = order.updatedAt.toISOString()
  const tasks = listHoldingRows(brand, taskDictionary, order).map(({ id, since, due }): OrderTask => {
    const dueAt = due === undefined ? undefined : endOf(due, brand.timeZone)
    return { task: id, since: since ?? before.find(({ task }) => task === id)?.since ?? at, ...(dueAt === undefined ? {} : { dueAt }) }
  })
  return tasks.length === 0 ? data : { ...data, tasks }
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/

/** A date ends at midnight in the brand's time zone; a time is itself. */
function endOf(due: string, timeZone: string): string | undefined {
  if (!dayOnly.test(due)) return Number.isNaN(Date.parse(due)) ? undefined : new Date(due).toISOString()
  const { at } = readMoment(addDays(due, 1), timeZone)
  return at === undefined ? undefined : new Date(at).toISOString()
}
