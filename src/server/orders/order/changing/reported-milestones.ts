/** Milestones reported by carriers, terminals and ports. They move orders like reports by staff, but never overwrite those. */
import { minuteMs } from '#rules'
import type { Call, Handlers, Result } from '../../../kernel/index.ts'
import { limitOf } from '../../../kernel/index.ts'
import { readOrderType } from '../life.ts'
import { type Milestone, type MilestoneConflict, type OrderData, toJson } from '../record.ts'
import { changeOrder, type OrderMoved } from './change.ts'
import { findMilestone, type GivenMilestone, signatureOf, withMilestone, withoutMilestone } from './papers.ts'

/** The caller's name is that of the source. */
export interface ReportedMilestone extends GivenMilestone {
  readonly source: string
  /** When the source said so; ISO, UTC. */
  readonly reportedAt: string
}

/** agreed: the source now says what staff recorded. foreign: orders of this type have no such step. */
export type ReportOutcome = 'recorded' | 'unchanged' | 'conflict' | 'agreed' | 'foreign'

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
  const applied: { outcome?: ReportOutcome } = {}
  const recorded = await changeOrder(call, {
    ...order,
    event: 'record-milestone',
    apply: ({ data }) => {
      const { milestones } = readOrderType(call.brand.documents, data.orderType)
      applied.outcome = milestones.includes(report.milestone) ? outcomeOf(data, report, toleranceMinutes) : 'foreign'
      // Nothing to record: the refusal rolls the transaction back.
      if (applied.outcome !== 'recorded') return { ok: false, error: 'error.refused-move' }
      return { ok: true, value: withReport(call, data, report) }
    },
  })
  if (recorded.ok) return { ok: true, value: 'recorded' }
  // Undefined: refused before the report was looked at.
  if (applied.outcome === 'recorded' || applied.outcome === undefined) return recorded
  if (applied.outcome !== 'conflict' && applied.outcome !== 'agreed') return { ok: true, value: applied.outcome }
  const note = applied.outcome === 'conflict' ? withConflict : withoutConflict
  const noted = await changeOrder(call, {
    ...order,
    event: 'change-facts',
    apply: ({ data }) => ({ ok: true, value: { data: note(data, report), changes: {} } }),
  })
  return noted.ok ? { ok: true, value: applied.outcome } : noted
}

function outcomeOf(data: OrderData, report: ReportedMilestone, toleranceMinutes: number): ReportOutcome {
  const milestone = findMilestone(data, report)
  if (!milestone) return isTakenBack(data, report) ? 'unchanged' : 'recorded'
  if (milestone.source !== undefined) {
    const isSame = milestone.at === report.at && milestone.source === report.source && (milestone.place ?? '') === (report.place ?? '')
    return isSame ? 'unchanged' : 'recorded'
  }
  const noted = findConflict(data, report)
  if (isSameTime(milestone, report, toleranceMinutes)) return noted && noted.settledAt === undefined ? 'agreed' : 'unchanged'
  return noted?.at === report.at && noted.recordedAt === milestone.recordedAt ? 'unchanged' : 'conflict'
}

function isSameTime(one: { readonly at: string }, other: { readonly at: string }, toleranceMinutes: number): boolean {
  return Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= toleranceMinutes * minuteMs
}

/** The order's data with what staff record; an open conflict about it ends if they now agree with the source. */
export function withStaffMilestone(call: Call, data: OrderData, given: GivenMilestone): OrderData {
  const conflict = findOpenConflict(data, given)
  const written = withMilestone(data, given, signatureOf(call))
  if (!conflict) return written
  return isSameTime(given, conflict, limitOf(call.brand, 'milestoneConflictMinutes'))
    ? withoutConflict(written, conflict)
    : withConflict(written, conflict)
}

/** Whether staff have withdrawn this very report: a source repeats what it once said. */
function isTakenBack({ withdrawn = [] }: OrderData, { milestone, classifier, at, source }: ReportedMilestone): boolean {
  return withdrawn.some((one) => one.milestone === milestone && one.classifier === classifier && one.at === at && one.source === source)
}

/** The order's data without the report, and the entry of its log. Without what staff recorded, nothing is in conflict with it. */
export function withoutReport(data: OrderData, report: Milestone) {
  const conflict = findOpenConflict(data, report)
  const rest = withoutMilestone(conflict ? withoutConflict(data, conflict) : data, report)
  const withdrawn = report.source === undefined ? data.withdrawn : [...(data.withdrawn ?? []), report]
  return { data: withdrawn ? { ...rest, withdrawn } : rest, changes: { milestone: { before: toJson(report) } } }
}

/**
 * The order's data after its booking moved to another sailing: what was expected of steps that have not happened was expected of the
 * replaced one. Its sources do not record it again.
 */
export function withoutExpectations(data: OrderData): OrderData {
  const isExpected = ({ milestone, classifier }: Step) => classifier !== 'ACT' && !findMilestone(data, { milestone, classifier: 'ACT' })
  const { milestones, milestoneConflicts, withdrawn = [] } = data
  const reported = milestones.filter((one) => isExpected(one) && one.source !== undefined)
  return {
    ...data,
    milestones: milestones.filter((one) => !isExpected(one)),
    ...(milestoneConflicts ? { milestoneConflicts: milestoneConflicts.filter((one) => !isExpected(one)) } : {}),
    ...(reported.length > 0 ? { withdrawn: [...withdrawn, ...reported] } : {}),
  }
}

/** The order's data with the report, and the entry of its log. */
export function withReport(call: Call, data: OrderData, report: ReportedMilestone) {
  const before = findMilestone(data, report)
  const written = withMilestone(data, report, signatureOf(call))
  const after = toJson(findMilestone(written, report) ?? {})
  return { data: written, changes: { milestone: { ...(before ? { before: toJson(before) } : {}), after } } }
}

function withConflict(data: OrderData, report: Omit<ReportedMilestone, 'note'>): OrderData {
  const { milestone, classifier, at, place, source, reportedAt } = report
  const earlier = findMilestone(data, report)
  const conflict: MilestoneConflict = {
    milestone,
    classifier,
    at,
    ...(place ? { place } : {}),
    source,
    reportedAt,
    ...(earlier && { staffAt: earlier.at, by: earlier.by, byLatin: earlier.byLatin, recordedAt: earlier.recordedAt }),
  }
  return { ...data, milestoneConflicts: [...(data.milestoneConflicts ?? []).filter((one) => one !== findConflict(data, report)), conflict] }
}

function withoutConflict(data: OrderData, report: Step): OrderData {
  return { ...data, milestoneConflicts: (data.milestoneConflicts ?? []).filter((one) => one !== findConflict(data, report)) }
}

type Step = Pick<Milestone, 'milestone' | 'classifier'>

/** Sources of which the order has a milestone, or an open conflict, that no standing report says any more. */
export function listWithdrawn(data: OrderData, reports: readonly Step[]): string[] {
  const gone = [...data.milestones, ...(data.milestoneConflicts ?? [])].filter((one) => isWithdrawn(one, reports))
  return [...new Set(gone.flatMap(({ source }) => (source === undefined ? [] : [source])))].sort()
}

/** What staff recorded, and conflicts that they settled, stay. */
function isWithdrawn(one: Milestone | MilestoneConflict, reports: readonly Step[]): boolean {
  if (one.source === undefined || ('settledAt' in one && one.settledAt !== undefined)) return false
  return !reports.some(({ milestone, classifier }) => milestone === one.milestone && classifier === one.classifier)
}

interface Withdrawal {
  readonly omsOrderNo: string
  readonly source: string
  /** All that is reported now. */
  readonly reports: readonly Step[]
}

/** Takes back, one by one, what a source had reported and has withdrawn by a correction. */
export async function withdrawReports(call: Call, { omsOrderNo, source, reports }: Withdrawal): Promise<Result<null>> {
  const order = { omsOrderNo, version: 'latest', grid: 'desk-orders' } as const
  const isGone = (one: Milestone | MilestoneConflict) => one.source === source && isWithdrawn(one, reports)
  let taken: Result<OrderMoved>
  do {
    taken = await changeOrder(call, {
      ...order,
      event: 'withdraw-milestone',
      apply: ({ data }) => {
        const report = data.milestones.find(isGone)
        if (!report) return { ok: false, error: 'error.no-milestone' }
        return { ok: true, value: { data: withoutMilestone(data, report), changes: { milestone: { before: toJson(report) } } } }
      },
    })
  } while (taken.ok)
  if (taken.error !== 'error.no-milestone') return taken
  const settled = await changeOrder(call, {
    ...order,
    event: 'change-facts',
    apply: ({ data }) => {
      const { milestoneConflicts = [] } = data
      if (!milestoneConflicts.some(isGone)) return { ok: false, error: 'error.no-conflict' }
      return { ok: true, value: { data: { ...data, milestoneConflicts: milestoneConflicts.filter((one) => !isGone(one)) }, changes: {} } }
    },
  })
  return settled.ok || settled.error === 'error.no-conflict' ? { ok: true, value: null } : settled
}

export function findOpenConflict(data: OrderData, step: Step): MilestoneConflict | undefined {
  const conflict = findConflict(data, step)
  return conflict?.settledAt === undefined ? conflict : undefined
}

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
        const conflict = findOpenConflict(data, { milestone, classifier })
        if (!conflict) return { ok: false, error: 'error.no-conflict' }
        const { name, latinName, at } = signatureOf(call)
        // A settled conflict stays, so that the source's next repetition does not open it again.
        const settled = { ...conflict, settledAt: at, settledBy: name, settledByLatin: latinName }
        const others = (data.milestoneConflicts ?? []).filter((one) => one !== conflict)
        if (decision !== 'take') return { ok: true, value: { data: { ...data, milestoneConflicts: [...others, settled] }, changes: {} } }
        return { ok: true, value: withReport(call, { ...data, milestoneConflicts: others }, conflict) }
      },
    }),
}
