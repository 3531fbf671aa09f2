/** The timeline of a container or shipment: what is planned, estimated and actual, side by side. Pure, and the same in any order. */
import type { Classifier } from '../order/milestones.ts'
import { type EventMilestone, type JourneyEnds, milestoneOf } from './event-milestone.ts'
import { standing, supersedes, type TransportEvent } from './transport-event.ts'

/** One line: one event at one place, with its best report of each class. */
export interface TimelineLine {
  /** Row of the dictionary milestone; undefined if the event is not a milestone. */
  readonly milestone?: string
  readonly type: string
  readonly code: string
  readonly document?: string
  readonly place?: string
  readonly container?: string
  /** The latest report of each class. */
  readonly planned?: TransportEvent
  readonly estimated?: TransportEvent
  readonly actual?: TransportEvent
  /** The estimate, or else the plan, before the latest change; undefined if it never changed. */
  readonly before?: TransportEvent
}

export interface TimelineOptions {
  readonly events: readonly TransportEvent[]
  readonly milestones: readonly EventMilestone[]
  readonly ends: JourneyEnds
}

/** Lines by the time that counts: actual, else estimated, else planned. */
export function timelineOf({ events, milestones, ends }: TimelineOptions): TimelineLine[] {
  const groups = new Map<string, { row: EventMilestone | undefined; events: TransportEvent[] }>()
  for (const event of standing(latestOf(events))) {
    const row = milestoneOf(milestones, event, ends)
    // Ships move once for all boxes; everything else happens to one box.
    const subject = event.type === 'TRANSPORT' ? '' : (event.container ?? '')
    const what = row ? row.milestone : `${event.type}.${event.code}.${event.document ?? ''}`
    const key = [what, row ? '' : (event.place ?? ''), subject].join('|')
    const group = groups.get(key)
    if (group) group.events.push(event)
    else groups.set(key, { row, events: [event] })
  }
  return [...groups.values()].map(({ row, events: found }) => toLine(row, found)).sort(byTime)
}

/** The event that counts on a line. */
export function valid({ actual, estimated, planned }: TimelineLine): TransportEvent | undefined {
  return actual ?? estimated ?? planned
}

function toLine(row: EventMilestone | undefined, events: readonly TransportEvent[]): TimelineLine {
  const sorted = [...events].sort(latestFirst)
  const classOf = (event: TransportEvent) => (row?.counts ?? event.classifier) as Classifier
  const first = (wanted: Classifier) => sorted.find((event) => classOf(event) === wanted)
  const actual = first('ACT')
  const estimated = first('EST')
  const planned = first('PLN')
  const one = actual ?? estimated ?? planned ?? sorted[0]
  const expected = estimated ?? planned
  const before = expected && sorted.find((event) => classOf(event) === classOf(expected) && event.at !== expected.at)
  return {
    ...(row && { milestone: row.milestone }),
    type: one?.type ?? '',
    code: one?.code ?? '',
    ...(one?.document !== undefined && { document: one.document }),
    ...(one?.place !== undefined && { place: one.place }),
    ...(one?.container !== undefined && one.type !== 'TRANSPORT' && { container: one.container }),
    ...(planned && { planned }),
    ...(estimated && { estimated }),
    ...(actual && { actual }),
    ...(before && { before }),
  }
}

/** Of several reports under one key, the one that supersedes the others. */
export function latestOf(events: readonly TransportEvent[]): TransportEvent[] {
  const latest = new Map<string, TransportEvent>()
  for (const event of events) {
    const previous = latest.get(event.key)
    if (!previous || supersedes(event, previous)) latest.set(event.key, event)
  }
  return [...latest.values()]
}

function latestFirst(a: TransportEvent, b: TransportEvent): number {
  return a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : a.key < b.key ? 1 : -1
}

function byTime(a: TimelineLine, b: TimelineLine): number {
  const [atOfA, atOfB] = [valid(a)?.at ?? '', valid(b)?.at ?? '']
  if (atOfA !== atOfB) return atOfA < atOfB ? -1 : 1
  return subjectOf(a) < subjectOf(b) ? -1 : 1
}

/** Different for every line, so that lines with the same time keep their order. */
function subjectOf({ milestone = '', type, code, document = '', place = '', container = '' }: TimelineLine): string {
  return [type, code, document, milestone, place, container].join('|')
}
