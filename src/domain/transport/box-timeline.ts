/** The one timeline of a container: what carriers, ports and staff reported, and the steps that are still to come. Pure. */
import { minuteMs } from '#rules'
import type { Classifier } from '../order/milestones.ts'
import { eventHolds, isHold } from './event-holds.ts'
import type { EventMilestone, JourneyEnds } from './event-milestone.ts'
import { type TimelineLine, timelineOf } from './timeline.ts'
import type { TransportEvent } from './transport-event.ts'

/** Source of what staff recorded on the order. */
export const staffSource = 'staff'

/** One report on a line. Times are ISO, UTC. */
export interface LineReport {
  readonly at: string
  /** Row of the reference event-source, or `staff`. */
  readonly source: string
  readonly reportedAt: string
  readonly event?: TransportEvent
}

/** A milestone that staff recorded. */
export interface RecordedMilestone {
  readonly milestone: string
  readonly classifier: Classifier
  readonly at: string
  readonly place?: string | undefined
  readonly recordedAt: string
}

export interface LineHold {
  /** Row of the dictionary transport-document, or what staff wrote. */
  readonly document?: string
  readonly reason?: string
  readonly heldAt: string
  readonly releasedAt?: string
}

/** A milestone or another step; without reports it has yet to come. */
export interface BoxLine {
  readonly milestone?: string
  /** `TYPE-CODE` of a step that is no milestone: a row of the dictionary tracking-step. */
  readonly step?: string
  readonly document?: string
  readonly place?: string
  readonly planned?: LineReport
  readonly estimated?: LineReport
  readonly actual?: LineReport
  /** The previous estimate, or plan. */
  readonly before?: LineReport
  readonly holds: readonly LineHold[]
}

export interface BoxTimelineOptions {
  /** All about one container: its own, and those of its ship and bill. */
  readonly events: readonly TransportEvent[]
  readonly milestones: readonly EventMilestone[]
  readonly ends: JourneyEnds
  /** Milestones that such a shipment has, in their usual order. */
  readonly steps: readonly string[]
  readonly recorded: readonly RecordedMilestone[]
  /** Reports that differ this little from what staff recorded confirm it. */
  readonly toleranceMinutes: number
  readonly holds: readonly (LineHold & { readonly milestone: string })[]
}

export interface BoxTimeline {
  readonly lines: readonly BoxLine[]
  /** Holds that belong to no line. */
  readonly holds: readonly LineHold[]
}

export function boxTimeline({ events, milestones, ends, steps, recorded, toleranceMinutes, holds }: BoxTimelineOptions): BoxTimeline {
  // Without its number, what the bill and what the container reports of one milestone is one line.
  const anonymous = events.filter((event) => !isHold(event)).map(({ container: _container, ...event }) => event)
  const reported = timelineOf({ events: anonymous, milestones, ends }).map(toLine)
  const withStaff = recorded.reduce((known, one) => addRecorded(known, one, toleranceMinutes), reported)
  const reportedHolds = eventHolds(events, milestones, ends)
  const lines = addOpenSteps(withStaff.sort(byTime), steps).map((line) => ({
    ...line,
    holds: [
      ...holds.filter(({ milestone }) => milestone === line.milestone).map(({ milestone: _milestone, ...hold }) => hold),
      ...reportedHolds.filter(({ milestone }) => milestone !== undefined && milestone === line.milestone).map(toHold),
    ],
  }))
  const named = new Set(lines.map(({ milestone }) => milestone))
  return { lines, holds: reportedHolds.filter(({ milestone }) => milestone === undefined || !named.has(milestone)).map(toHold) }
}

type Draft = Omit<BoxLine, 'holds'>

function toLine({ milestone, type, code, document, place, planned, estimated, actual, before }: TimelineLine): Draft {
  return {
    ...(milestone === undefined ? { step: `${type}-${code}` } : { milestone }),
    ...(document !== undefined && { document }),
    ...(place !== undefined && { place }),
    ...(planned && { planned: toReport(planned) }),
    ...(estimated && { estimated: toReport(estimated) }),
    ...(actual && { actual: toReport(actual) }),
    ...(before && { before: toReport(before) }),
  }
}

function toReport(event: TransportEvent): LineReport {
  return { at: event.at, source: event.source, reportedAt: event.createdAt, event }
}

const slots = { PLN: 'planned', EST: 'estimated', ACT: 'actual' } as const

/** What staff recorded overrides reports of the same class, unless a report confirms it. */
function addRecorded(
  lines: Draft[],
  { milestone, classifier, at, place, recordedAt }: RecordedMilestone,
  toleranceMinutes: number,
): Draft[] {
  const slot = slots[classifier]
  const report = { [slot]: { at, source: staffSource, reportedAt: recordedAt } }
  const lineIndex = lines.findIndex((drawn) => drawn.milestone === milestone)
  const line = lines[lineIndex]
  if (!line) return [...lines, { milestone, ...(place ? { place } : {}), ...report }]
  const same = line[slot]
  if (same && Math.abs(Date.parse(same.at) - Date.parse(at)) <= toleranceMinutes * minuteMs) return lines
  return lines.map((other) => (other === line ? { ...line, ...report } : other))
}

function byTime(a: Draft, b: Draft): number {
  const [atOfA, atOfB] = [bestOf(a)?.at ?? '', bestOf(b)?.at ?? '']
  return atOfA < atOfB ? -1 : atOfA > atOfB ? 1 : 0
}

/** Actual before estimated before planned. */
export function bestOf({ actual, estimated, planned }: Pick<BoxLine, 'actual' | 'estimated' | 'planned'>): LineReport | undefined {
  return actual ?? estimated ?? planned
}

/** Steps without a report stand where they usually come: before the first later milestone that is known. */
function addOpenSteps(lines: readonly Draft[], steps: readonly string[]): Draft[] {
  const whole = [...lines]
  for (const [index, milestone] of steps.entries()) {
    if (whole.some((line) => line.milestone === milestone)) continue
    const next = whole.findIndex((line) => line.milestone !== undefined && steps.indexOf(line.milestone) > index)
    whole.splice(next < 0 ? whole.length : next, 0, { milestone })
  }
  return whole
}

function toHold({ document, heldAt, releasedAt }: ReturnType<typeof eventHolds>[number]): LineHold {
  return { document, heldAt, ...(releasedAt !== undefined && { releasedAt }) }
}
