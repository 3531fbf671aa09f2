/** Orders that do not fit this version of the portal: they open read-only. */

import { earlierPaymentState, type ReplayProblem, readStates, replayOrder } from '#domain'
import { isObject } from '#rules'
import type { OrderTypePlan } from '../life.ts'
import { type OrderEvent, type OrderRecord, toJson } from '../record.ts'

/** unknown-state: written by a version with other states. unknown-shape: its data lacks fields that every order has. */
export type OrderProblem = 'unknown-state' | 'unknown-shape' | `log-${ReplayProblem}` | 'log-elsewhere'

/** What prevents changes to the order; null if nothing does. */
export function problemOf(order: OrderRecord): Extract<OrderProblem, `unknown-${string}`> | null {
  if (!hasShape(order)) return 'unknown-shape'
  const { payment, amendment, bill } = order.data
  return readStates({ state: order.state, payment, amendment, bill }) ? null : 'unknown-state'
}

/** Whether replaying the log gives the stored order. */
export function auditLog(
  order: OrderRecord,
  events: readonly OrderEvent[],
  { completing }: Pick<OrderTypePlan, 'completing'>,
): OrderProblem | null {
  const problem = problemOf(order)
  if (problem) return problem
  const replayed = replayOrder(events, { terms: order.data.paymentTerms, completing })
  if (!replayed.ok) return `log-${replayed.problem}`
  const { payment, amendment = 'none', bill = 'none' } = order.data
  const { states, version } = replayed
  const agrees =
    states.state === order.state &&
    (states.payment === payment || earlierPaymentState(states.payment) === payment) &&
    states.amendment === amendment &&
    states.bill === bill &&
    version === order.version
  return agrees ? null : 'log-elsewhere'
}

/** An order with the fields that every reader relies on, whichever version wrote it. */
export function readable(order: OrderRecord): OrderRecord {
  if (hasShape(order)) return order
  const { data } = order
  const lists = { milestones: Array.isArray(data.milestones) ? data.milestones : [] }
  const booking = isObject(data.booking) ? data.booking : {}
  const texts = Object.fromEntries(neededTexts.map((name) => [name, String(toJson(data)[name] ?? '')]))
  return { ...order, data: { ...data, ...lists, ...texts, booking } }
}

const neededTexts = [
  'orderType',
  'payment',
  'paymentTerms',
  'companyName',
  'companyLatin',
  'orderedBy',
  'orderedByLatin',
  'orderedById',
  'baseCurrency',
]

function hasShape({ data }: OrderRecord): boolean {
  const stored = toJson(data)
  return neededTexts.every((name) => typeof stored[name] === 'string') && Array.isArray(stored.milestones) && isObject(stored.booking)
}
