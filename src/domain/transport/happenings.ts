/**
 * Whether a report corrects an earlier one or is about another happening: the same box is discharged at one port again and again.
 * Pure. Only for events without an id of the source; an id decides it.
 */
import { dayMs } from '#rules'
import { eventKey, type TransportEvent } from './transport-event.ts'

export interface ReportContext {
  /** Other events of the same box, or of the bill if the report names no box. */
  readonly others: readonly TransportEvent[]
  /** Reports that differ by no more than this many days are about one happening. */
  readonly correctionDays: number
  /** The source says that the report replaces an earlier one. */
  readonly isReplacement: boolean
}

/** The report under the key of its happening, or the known report from which it cannot be distinguished with certainty. */
export type Identified = { readonly event: TransportEvent } | { readonly unclear: TransportEvent }

/** Whether the event happens once on a journey, so that its key does not contain its time. */
export function isTimeless(event: TransportEvent): boolean {
  return event.key.endsWith('|ACT') && event.key === eventKey(event)
}

/** The box or bill that moves. */
export function subjectOf({ container, mbl, booking }: Pick<TransportEvent, 'container' | 'mbl' | 'booking'>): string | undefined {
  return container ?? mbl ?? booking
}

/**
 * Reports that are close in time are about one happening. Others are about two if the box moved on in between, even if the source
 * marks the later one as a replacement: some mark every message.
 */
export function identifyReport(report: TransportEvent, { others, correctionDays, isReplacement }: ReportContext): Identified {
  const earlier = others.filter(({ key }) => key === report.key || key.startsWith(`${report.key}|`))
  const nearest = [...earlier].sort((a, b) => distance(a, report) - distance(b, report) || (a.key < b.key ? -1 : 1))[0]
  if (!nearest) return { event: report }
  const correction = { event: { ...report, key: nearest.key } }
  if (distance(nearest, report) <= correctionDays * dayMs) return correction
  if (others.some((other) => isMoveBetween(other, nearest, report))) return { event: { ...report, key: `${report.key}|${report.at}` } }
  return isReplacement ? correction : { unclear: nearest }
}

function distance(one: TransportEvent, other: TransportEvent): number {
  return Math.abs(Date.parse(one.at) - Date.parse(other.at))
}

/** A box that was loaded, or discharged elsewhere, may be discharged here again. */
function isMoveBetween(move: TransportEvent, one: TransportEvent, other: TransportEvent): boolean {
  const [first, last] = one.at < other.at ? [one.at, other.at] : [other.at, one.at]
  const isOther = move.code !== other.code || move.place !== other.place || move.isEmpty !== other.isEmpty
  return move.classifier === 'ACT' && move.type === other.type && isOther && move.at > first && move.at < last
}
