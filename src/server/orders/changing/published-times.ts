/** What terminals and carriers report of a ship's calls after an order was placed: cut-offs, and the days of departure and arrival. */
import type { Json, JsonObject } from '#rules'
import { cutOffFields } from '../../cut-offs/index.ts'
import type { Call, Result } from '../../kernel/index.ts'
import type { OrderOfCalls } from '../call-store.ts'
import { toJson } from '../record.ts'
import { changeOrder } from './change.ts'
import { type SailingCalls, withExpectedDates } from './expected-dates.ts'
import { withPublishedTimes } from './sailing-times.ts'

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
    apply: ({ data }) => {
      const published = calls.loading ? withPublishedTimes(data, calls.loading) : data
      const reported = withExpectedDates(call, published, calls)
      const [before, after] = [toJson(data), toJson(reported)]
      const changes = Object.fromEntries(
        [...Object.values(cutOffFields), 'etd', 'eta']
          .filter((name) => before[name] !== after[name])
          .map((name) => [name, differenceOf(before[name], after[name])]),
      )
      found.isNew = Object.keys(changes).length > 0
      return found.isNew ? { ok: true, value: { data: reported, changes: { facts: changes } } } : { ok: false, error: 'error.refused-move' }
    },
  })
  if (recorded.ok) return { ok: true, value: true }
  return found.isNew ? recorded : { ok: true, value: false }
}

function differenceOf(before: Json | undefined, after: Json | undefined): JsonObject {
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }
}
