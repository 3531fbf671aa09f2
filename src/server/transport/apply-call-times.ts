/** Gives orders the cut-offs that terminals and carriers publish for their ship's call, unless customer service entered them. */
import type { BrandPlan } from '#config'
import type { CallFacts } from '#domain'
import { inTransaction } from '../db/index.ts'
import { listOrdersOfCalls, recordCallTimes } from '../orders/index.ts'
import { type ApplierParts, openSourceCall } from './apply-events.ts'

const openStates = ['submitted', 'fees-confirmed', 'fees-accepted', 'in-process']

/** Applies the calls reported since; returns how many orders changed. Applying twice changes nothing. */
export async function applyCallTimes(parts: ApplierParts, brand: BrandPlan, since: Date): Promise<number> {
  let changed = 0
  for (const { omsOrderNo, facts } of await listOrdersOfCalls(parts.db, { brand: brand.id, states: openStates, since })) {
    const source = sourceOf(facts)
    if (source === undefined) continue
    const recorded = await inTransaction(parts.db, (tx) => recordCallTimes(openSourceCall(parts, tx, brand, source), { omsOrderNo, facts }))
    if (!recorded.ok) parts.log.warn({ order: omsOrderNo, error: recorded.error }, 'published cut-offs were refused')
    else if (recorded.value) changed += 1
  }
  return changed
}

/** Who reported cut-offs last; undefined if no one did. */
function sourceOf(facts: CallFacts): string | undefined {
  const said = Object.entries(facts).flatMap(([field, [latest]]) => (field.startsWith('cutOff.') && latest ? [latest] : []))
  return said.sort((one, other) => (one.reportedAt < other.reportedAt ? 1 : -1))[0]?.source
}
