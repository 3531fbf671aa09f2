/** What an order waits for at the desk: worked out with each change, so that queues are read from an index. */
import type { BrandPlan } from '#config'
import { nextDue } from '#domain'
import { readOrderType } from '../life.ts'
import type { DeskWait, OrderData } from '../record.ts'
import { withBookingStatuses } from './booking-statuses.ts'
import { type JudgedOrder, listHoldingRows } from './predicates.ts'
import { withTasks } from './tasks.ts'

export const queueDictionary = 'desk-queue'
const usualSilentHours = 72

type Waiting = Pick<JudgedOrder, 'omsOrderNo' | 'companyId' | 'state' | 'createdAt' | 'updatedAt' | 'data'>

/** The order's data with what it waits for. `updatedAt` is when it changed: a wait that was there before goes on, another begins then. */
export function withWaits(brand: BrandPlan, order: Waiting): OrderData {
  const { waits: before = [], nextDueAt: _before, ...rest } = order.data
  const due = order.state === 'in-process' ? dueOf(brand, order) : undefined
  const data: OrderData = { ...rest, ...(due === undefined ? {} : { nextDueAt: due }) }
  const at = order.updatedAt.toISOString()
  const waits = listHoldingRows(brand, queueDictionary, { ...order, data }).map(
    ({ id, since }): DeskWait => ({ queue: id, since: since ?? before.find(({ queue }) => queue === id)?.since ?? at }),
  )
  const waiting = { ...order, data: waits.length === 0 ? data : { ...data, waits } }
  // Tasks ask what of the booking is to be done, so that is found first.
  return withTasks(brand, { ...order, data: withBookingStatuses(brand, waiting) })
}

function dueOf(brand: BrandPlan, { data, updatedAt }: Waiting): string | undefined {
  const { milestones } = readOrderType(brand.documents, data.orderType)
  const heard = data.milestones.map(({ recordedAt }) => recordedAt).sort()
  return nextDue({
    steps: milestones,
    reports: data.milestones,
    heardAt: heard.at(-1) ?? updatedAt.toISOString(),
    // An order of a release that knew no desk is asked after as those of today.
    silentHours: Number(brand.limits.deskSilentHours ?? usualSilentHours),
  })
}
