/** What terminals and carriers report of a ship's calls after an order was placed: cut-offs, and the days of departure and arrival. */
import type { Json, JsonObject } from '#rules'
import { cutOffFields } from '../../../freight/cut-offs/index.ts'
import type { Call, Result } from '../../../kernel/index.ts'
import { findRateSchedule, type OrderOfCalls, type RateSchedule } from '../call-store.ts'
import { type OrderData, toJson } from '../record.ts'
import { changeOrder } from './change.ts'
import { type SailingCalls, withExpectedDates } from './expected-dates.ts'
import { withCutOffs } from './sailing-times.ts'

interface Reported {
  readonly data: OrderData
  /** Of each field that this changes, the values before and after. */
  readonly changes: JsonObject
}

type Reading = Pick<Call, 'brand' | 'now'>
type Calls = SailingCalls & RateSchedule

const marks = ['calculatedCutOffs', 'publishedCutOffs'] as const

/** The order with what is reported of its ship's calls; null if nothing changes. */
function withReports(reading: Reading, order: OrderData, calls: Calls): Reported | null {
  const dated = withExpectedDates(reading, order, calls)
  // Calls that were not reported anew are not looked up.
  const data = calls.loading ? withCutOffs(reading, dated, { ...calls, loading: calls.loading }) : dated
  const [before, after] = [toJson(order), toJson(data)]
  const changed = [...Object.values(cutOffFields), 'etd', 'eta'].filter((name) => before[name] !== after[name])
  if (changed.length === 0 && marks.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]))) return null
  return { data, changes: Object.fromEntries(changed.map((name) => [name, differenceOf(before[name], after[name])])) }
}

/** Whether the calls say something that the order does not have. */
export function isNewToOrder(reading: Reading, { data, ...calls }: OrderOfCalls): boolean {
  return withReports(reading, data, calls) !== null
}

/** Writes what was reported since; false if the order has it already. */
export async function recordCallTimes(
  call: Call,
  { omsOrderNo, ...calls }: SailingCalls & Pick<OrderOfCalls, 'omsOrderNo'>,
): Promise<Result<boolean>> {
  const update = { isNew: false }
  const recorded = await changeOrder(call, {
    omsOrderNo,
    version: 'latest',
    event: 'change-facts',
    grid: 'desk-orders',
    isDated: true,
    apply: async (order, tx) => {
      const rate = await findRateSchedule(tx, call.brand.id, order.data.rateId)
      const reported = withReports(call, order.data, { ...rate, ...calls })
      update.isNew = reported !== null
      if (!reported) return { ok: false, error: 'error.refused-move' }
      return { ok: true, value: { data: reported.data, changes: { facts: reported.changes } } }
    },
  })
  if (recorded.ok) return { ok: true, value: true }
  return update.isNew ? recorded : { ok: true, value: false }
}

function differenceOf(before: Json | undefined, after: Json | undefined): JsonObject {
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }
}
