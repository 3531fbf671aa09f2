/** Gives orders what is reported of their ship's calls: the cut-offs, unless customer service entered them, and the expected dates. */
import type { BrandPlan } from '#config'
import { type CallFacts, openStates } from '#domain'
import { inTransaction } from '../../db/index.ts'
import { isNewToOrder, listOrdersOfCalls, recordCallTimes } from '../../orders/order/index.ts'
import { type ApplierParts, openSourceCall } from './apply-events.ts'

/** Applies the calls reported since; returns how many orders changed. Applying twice changes nothing. */
export async function applyCallTimes(parts: ApplierParts, brand: BrandPlan, since: Date): Promise<number> {
  let changed = 0
  for (const order of await listOrdersOfCalls(parts.db, { brand: brand.id, states: openStates, since })) {
    const source = sourceOf({ ...order.discharge, ...order.loading })
    // Most orders have it already: no transaction for these.
    if (source === undefined || !isNewToOrder({ brand, now: parts.now }, order)) continue
    const recorded = await inTransaction(parts.db, (tx) => recordCallTimes(openSourceCall(parts, tx, brand, source), order))
    if (!recorded.ok) parts.log.warn({ order: order.omsOrderNo, error: recorded.error }, 'reported times of a call were refused')
    else if (recorded.value) changed += 1
  }
  return changed
}

/** Who reported times last; undefined if no one did. */
function sourceOf(facts: CallFacts): string | undefined {
  const reports = Object.entries(facts).flatMap(([field, [latest]]) =>
    /^(cutOff|departure|arrival)\./.test(field) && latest ? [latest] : [],
  )
  return reports.sort((one, other) => (one.reportedAt < other.reportedAt ? 1 : -1))[0]?.source
}
