import type { Call, Result } from '../../../kernel/index.ts'
import { readOrderType } from '../life.ts'
import { type Milestone, toJson } from '../record.ts'
import { changeOrder } from './change.ts'
import { findMilestone, type GivenMilestone } from './papers.ts'
import { withStaffMilestone } from './reported-milestones.ts'

export interface SheetMilestone extends GivenMilestone {
  readonly omsOrderNo: string
}

/**
 * Records a row of a milestone sheet, regardless of the order's version: the later one wins. Repeating a row changes nothing,
 * so that a sheet can be uploaded again.
 */
export async function recordMilestone(
  call: Call,
  { omsOrderNo, ...given }: SheetMilestone,
): Promise<Result<'recorded' | 'corrected' | 'unchanged'>> {
  const applied: { outcome: 'recorded' | 'corrected' | 'unchanged' } = { outcome: 'recorded' }
  const changed = await changeOrder(call, {
    omsOrderNo,
    version: 'latest',
    event: 'record-milestone',
    grid: 'desk-orders',
    note: given.note,
    apply: (order) => {
      const { milestones } = readOrderType(call.brand.documents, order.data.orderType)
      if (!milestones.includes(given.milestone)) return { ok: false, error: 'error.invalid' }
      const before = findMilestone(order.data, given)
      applied.outcome = before ? (isSame(before, given) ? 'unchanged' : 'corrected') : 'recorded'
      // A known value changes nothing: the refusal rolls the transaction back.
      if (applied.outcome === 'unchanged') return { ok: false, error: 'error.refused-move' }
      const data = withStaffMilestone(call, order.data, given)
      const after = toJson(findMilestone(data, given) ?? {})
      return { ok: true, value: { data, changes: { milestone: { ...(before ? { before: toJson(before) } : {}), after } } } }
    },
  })
  return changed.ok || applied.outcome === 'unchanged' ? { ok: true, value: applied.outcome } : changed
}

function isSame(known: Milestone, { at, place = '', note = '' }: GivenMilestone): boolean {
  return known.at === at && (known.place ?? '') === place && (known.note ?? '') === note
}
