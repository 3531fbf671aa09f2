/** What terminals and carriers report of a ship's calls after an order was placed: cut-offs, and the days of departure and arrival. */
import type { Json, JsonObject } from '#rules'
import { cutOffFields } from '../../cut-offs/index.ts'
import type { Call, Result } from '../../kernel/index.ts'
import type { OrderOfCalls } from '../call-store.ts'
import { type OrderData, toJson } from '../record.ts'
import { changeOrder } from './change.ts'
import { type SailingCalls, withExpectedDates } from './expected-dates.ts'
import { withPublishedTimes } from './sailing-times.ts'

interface Reported {
  readonly data: OrderData
  /** Of each field that this changes, the values before and after. */
  readonly changes: JsonObject
}

/** The order with what is reported of its ship's calls. */
function withReports(reading: Pick<Call, 'brand'>, order: OrderData, calls: SailingCalls): Reported {
  const published = calls.loading ? withPublishedTimes(order, calls.loading) : order
  const data = withExpectedDates(reading, published, calls)
  const [before, after] = [toJson(order), toJson(data)]
  const changed = [...Object.values(cutOffFields), 'etd', 'eta'].filter((name) => before[name] !== after[name])
  return { data, changes: Object.fromEntries(changed.map((name) => [name, differenceOf(before[name], after[name])])) }
}

/** Whether the calls say something that the order does not have. */
export function isNewToOrder(reading: Pick<Call, 'brand'>, { data, ...calls }: OrderOfCalls): boolean {
  return Object.keys(withReports(reading, data, calls).changes).length > 0
}

/** Writes what was reported since; false if the order has it already. */
export async function recordCallTimes(
  call: Call,
  { omsOrderNo, ...calls }: SailingCalls & Pick<OrderOfCalls, 'omsOrderNo'>,
): Promise<Result<boolean>> {
  const found = { isNew: false }
  const recorded = await changeOrder(call, {
    omsOrderNo,
    version: 'latest',
    event: 'change-facts',
    grid: 'desk-orders',
    apply: (order) => {
      const { data, changes } = withReports(call, order.data, calls)
      found.isNew = Object.keys(changes).length > 0
      return found.isNew ? { ok: true, value: { data, changes: { facts: changes } } } : { ok: false, error: 'error.refused-move' }
    },
  })
  if (recorded.ok) return { ok: true, value: true }
  return found.isNew ? recorded : { ok: true, value: false }
}

function differenceOf(before: Json | undefined, after: Json | undefined): JsonObject {
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }
}
