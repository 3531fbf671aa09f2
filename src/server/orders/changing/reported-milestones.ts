/** Milestones reported by carriers, terminals and ports. They move orders like reports by staff, but never overwrite those. */
import type { Call, Handlers, Result } from '../../kernel/index.ts'
import { limitOf } from '../../kernel/index.ts'
import { readOrderType } from '../life.ts'
import { type Milestone, type MilestoneConflict, type OrderData, toJson } from '../record.ts'
import { changeOrder } from './change.ts'
import { findMilestone, type GivenMilestone, signatureOf, withMilestone } from './papers.ts'

/** The caller's name is that of the source. */
export interface ReportedMilestone extends GivenMilestone {
  readonly source: string
  /** When the source said so; ISO, UTC. */
  readonly reportedAt: string
}

export type ReportOutcome = 'recorded' | 'unchanged' | 'conflict'

/**
 * Records what a source reports. Where staff recorded another time, theirs stays and the desk decides; differences of a few
 * minutes are none. Repeating a report changes nothing.
 */
export async function recordReport(
  call: Call,
  { omsOrderNo, report }: { readonly omsOrderNo: string; readonly report: ReportedMilestone },
): Promise<Result<ReportOutcome>> {
  const toleranceMinutes = limitOf(call.brand, 'milestoneConflictMinutes')
  const order = { omsOrderNo, version: 'latest', grid: 'desk-orders' } as const
  const found: { outcome: ReportOutcome } = { outcome: 'unchanged' }
  const recorded = await changeOrder(call, {
    ...order,
    event: 'record-milestone',
    apply: ({ data }) => {
      found.outcome = outcomeOf(data, report, toleranceMinutes)
      if (found.outcome !== 'recorded' || !readOrderType(call.brand.documents, data.orderType).milestones.includes(report.milestone))
        return { ok: false, error: 'error.refused-move' }
      return { ok: true, value: withReport(call, data, report) }
    },
  })
  if (recorded.ok) return { ok: true, value: 'recorded' }
  if (found.outcome === 'recorded') return recorded
  if (found.outcome === 'unchanged') return { ok: true, value: 'unchanged' }
  const noted = await changeOrder(call, {
    ...order,
    event: 'change-facts',
    apply: ({ data }) => ({ ok: true, value: { data: withConflict(data, report), changes: {} } }),
  })
  return noted.ok ? { ok: true, value: 'conflict' } : noted
}

function outcomeOf(data: OrderData, report: ReportedMilestone, toleranceMinutes: number): ReportOutcome {
  const known = findMilestone(data, report)
  if (!known) return 'recorded'
  if (known.source !== undefined) return known.at === report.at && known.source === report.source ? 'unchanged' : 'recorded'
  if (Math.abs(Date.parse(known.at) - Date.parse(report.at)) <= toleranceMinutes * 60_000) return 'unchanged'
  const noted = findConflict(data, report)
  return noted?.at === report.at && noted.recordedAt === known.recordedAt ? 'unchanged' : 'conflict'
}

/** The order's data with the report, and the entry of its log. */
function withReport(call: Call, data: OrderData, report: ReportedMilestone) {
  const before = findMilestone(data, report)
  const written = withMilestone(data, report, signatureOf(call))
  const after = toJson(findMilestone(written, report) ?? {})
  return { data: written, changes: { milestone: { ...(before ? { before: toJson(before) } : {}), after } } }
}

function withConflict(data: OrderData, report: ReportedMilestone): OrderData {
  const { milestone, classifier, at, place, source, reportedAt } = report
  const known = findMilestone(data, report)
  const conflict: MilestoneConflict = {
    milestone,
    classifier,
    at,
    ...(place ? { place } : {}),
    source,
    reportedAt,
    ...(known && { staffAt: known.at, by: known.by, byLatin: known.byLatin, recordedAt: known.recordedAt }),
  }
  return { ...data, milestoneConflicts: [...(data.milestoneConflicts ?? []).filter((one) => one !== findConflict(data, report)), conflict] }
}

type Step = Pick<Milestone, 'milestone' | 'classifier'>

function findConflict({ milestoneConflicts = [] }: OrderData, { milestone, classifier }: Step): MilestoneConflict | undefined {
  return milestoneConflicts.find((conflict) => conflict.milestone === milestone && conflict.classifier === classifier)
}

export const reportHandlers: Pick<Handlers, 'settle-milestone-conflict'> = {
  'settle-milestone-conflict': ({ milestone, classifier, decision, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: decision === 'take' ? 'record-milestone' : 'change-facts',
      grid: 'desk-orders',
      apply: ({ data }) => {
        const conflict = findConflict(data, { milestone, classifier })
        if (!conflict || conflict.settledAt !== undefined) return { ok: false, error: 'error.no-conflict' }
        const { name, latinName, at } = signatureOf(call)
        // A settled conflict stays, so that the source's next repetition does not open it again.
        const settled = { ...conflict, settledAt: at, settledBy: name, settledByLatin: latinName }
        const others = (data.milestoneConflicts ?? []).filter((one) => one !== conflict)
        if (decision !== 'take') return { ok: true, value: { data: { ...data, milestoneConflicts: [...others, settled] }, changes: {} } }
        return { ok: true, value: withReport(call, { ...data, milestoneConflicts: others }, conflict) }
      },
    }),
}
