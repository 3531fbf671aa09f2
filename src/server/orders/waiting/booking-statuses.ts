/** What of a booking is still to be done, and what was done last: worked out with each change, so that lists find it in an index. */
import type { BrandPlan } from '#config'
import { milestoneLine } from '#domain'
import { readOrderType } from '../life.ts'
import type { OrderData } from '../record.ts'
import { type JudgedOrder, listHoldingRows } from './predicates.ts'

export const bookingStatusDictionary = 'booking-status'

/** Nothing is to be done for an order that has ended. */
const ended: ReadonlySet<string> = new Set(['completed', 'cancelled', 'rejected'])

/** The order's data with every status it counts in now, and its last step. What there is none of is left out. */
export function withBookingStatuses(brand: BrandPlan, order: JudgedOrder): OrderData {
  const { bookingStatuses: _statuses, task: _task, ...data } = order.data
  const task = lastStep(brand, data)
  const told: OrderData = task === undefined ? data : { ...data, task }
  if (ended.has(order.state)) return told
  const judged = { ...order, data: { ...told, papers: readOrderType(brand.documents, data.orderType).papers } as OrderData }
  const found = listHoldingRows(brand, bookingStatusDictionary, judged).map(({ id }) => id)
  return found.length === 0 ? told : { ...told, bookingStatuses: found }
}

/** The furthest step of the order's type that is reported as done. */
function lastStep(brand: BrandPlan, { orderType, milestones }: OrderData): OrderData['task'] {
  // Steps of the type are rows of the dictionary: the check has seen to that.
  const line = milestoneLine(readOrderType(brand.documents, orderType).milestones, milestones)
  return line.filter(({ report }) => report?.classifier === 'ACT').at(-1)?.milestone as OrderData['task']
}
