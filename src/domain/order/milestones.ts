/** Transport progress: reports arrive in any order, planned, estimated and actual. */

import { hourMs } from '#rules'
export type Classifier = 'PLN' | 'EST' | 'ACT'

export type MilestoneReport = {
  readonly milestone: string
  readonly classifier: string
  /** Time of the event, past or future, ISO. */
  readonly at: string
  readonly place?: string
  readonly note?: string
  /** When it was reported, ISO, UTC. */
  readonly recordedAt: string
}

/** One step on the milestone line; without a report it is unknown. */
export interface MilestonePlace<Report extends MilestoneReport> {
  readonly milestone: string
  readonly report?: Report
}

const weight: Readonly<Record<string, number>> = { PLN: 1, EST: 2, ACT: 3 }

/** The valid report of each milestone: actual before estimated before planned; within one class the latest. */
export function milestoneLine<Report extends MilestoneReport>(
  order: readonly string[],
  reports: readonly Report[],
): MilestonePlace<Report>[] {
  const best = new Map<string, Report>()
  for (const report of reports) {
    const milestone = best.get(report.milestone)
    if (!milestone || beats(report, milestone)) best.set(report.milestone, report)
  }
  return order.map((milestone) => {
    const report = best.get(milestone)
    return report ? { milestone, report } : { milestone }
  })
}

/** A milestone on hold; open until it is released. */
export type MilestoneHold = {
  readonly milestone: string
  readonly releasedAt?: string
}

/**
 * Whether all completing milestones are actual and nothing is on hold. Never inferred from sequence: customs may be declared in
 * advance. An order type without completing milestones is never done.
 */
export function areMilestonesDone(
  completing: readonly string[],
  reports: readonly MilestoneReport[],
  holds: readonly MilestoneHold[] = [],
): boolean {
  if (holds.some(({ releasedAt }) => releasedAt === undefined)) return false
  const actual = new Set(reports.filter(({ classifier }) => classifier === 'ACT').map(({ milestone }) => milestone))
  return completing.length > 0 && completing.every((milestone) => actual.has(milestone))
}

function beats(report: MilestoneReport, known: MilestoneReport): boolean {
  const difference = (weight[report.classifier] ?? 0) - (weight[known.classifier] ?? 0)
  return difference === 0 ? report.recordedAt >= known.recordedAt : difference > 0
}

export type NextDueOptions = {
  /** Milestones of the order's type, in sequence. */
  readonly steps: readonly string[]
  readonly reports: readonly MilestoneReport[]
  /** Last update of the order, ISO; without a future milestone, staff follow up after this many hours. */
  readonly lastUpdateAt: string
  readonly silentHours: number
}

/** The earliest expected time among steps that have not happened. Undefined once nothing is pending. */
export function nextDue({ steps, reports, lastUpdateAt, silentHours }: NextDueOptions): string | undefined {
  const line = milestoneLine(steps, reports)
  const open = line.filter(({ report }) => report?.classifier !== 'ACT')
  if (open.length === 0) return undefined
  const expected = open.flatMap(({ report }) => (report ? [report.at] : [])).sort((a, b) => Date.parse(a) - Date.parse(b))
  return expected[0] ?? new Date(Date.parse(lastUpdateAt) + silentHours * hourMs).toISOString()
}
