/** When somebody should look after an order that is on its way. */
import { type MilestoneReport, milestoneLine } from './milestones.ts'

export interface NextDueOptions {
  /** Milestones of the order's type, in their order. */
  readonly steps: readonly string[]
  readonly reports: readonly MilestoneReport[]
  /** When the order was last heard of, ISO; without any word of what is to come it is asked after so many hours. */
  readonly heardAt: string
  readonly silentHours: number
}

const hourMs = 3_600_000

/** The earliest time that is expected of a step that has not happened. Undefined once nothing is to come. */
export function nextDue({ steps, reports, heardAt, silentHours }: NextDueOptions): string | undefined {
  const line = milestoneLine(steps, reports)
  const open = line.filter(({ report }) => report?.classifier !== 'ACT')
  if (open.length === 0) return undefined
  const expected = open.flatMap(({ report }) => (report ? [report.at] : [])).sort((a, b) => Date.parse(a) - Date.parse(b))
  return expected[0] ?? new Date(Date.parse(heardAt) + silentHours * hourMs).toISOString()
}
