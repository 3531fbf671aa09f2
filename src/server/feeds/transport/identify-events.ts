/** Reports of another time than a stored report of the same event: corrections, further happenings, or cases for the desk. */
import type { Kysely } from 'kysely'
import { identifyReport, isTimeless, subjectOf, supersedes, type TransportEvent } from '#domain'
import { writeMoment } from '#rules'
import type { Database } from '../../db/index.ts'
import { listEventsOf, listEventTimes } from './event-store.ts'
import type { Refused } from './receipt-store.ts'

export interface IdentifyOptions {
  readonly brand: string
  readonly reports: readonly TransportEvent[]
  /** Keys of reports that replace earlier ones, as their source says. */
  readonly replacements: readonly string[]
  readonly correctionDays?: number | undefined
}

export interface IdentifiedEvents {
  /** Each under the key of its happening. */
  readonly events: readonly TransportEvent[]
  /** Neither a correction nor certainly something else. */
  readonly refusals: readonly Refused[]
  /** Two times that were written at the same moment: one counts, and the desk sees both. */
  readonly contradictions: readonly Refused[]
}

export async function identifyEvents(
  db: Kysely<Database>,
  { brand, reports, replacements, correctionDays = Number.POSITIVE_INFINITY }: IdentifyOptions,
): Promise<IdentifiedEvents> {
  const ambiguous = await findAmbiguous(db, brand, reports)
  if (ambiguous.size === 0) return { events: reports, refusals: [], contradictions: [] }
  const [doubtful, certain] = [reports.filter(({ key }) => ambiguous.has(key)), reports.filter(({ key }) => !ambiguous.has(key))]
  const subjects = [...new Set(doubtful.flatMap((report) => subjectOf(report) ?? []))]
  const stored = (await listEventsOf(db, brand, subjects)).map(({ event }) => event)
  const eventsBySubject = groupBySubject([...stored, ...certain])
  const waiting = groupBySubject(doubtful)
  const events = [...certain]
  const refusals: Refused[] = []
  const contradictions: Refused[] = []
  for (const report of [...doubtful].sort(byCreation)) {
    const subject = subjectOf(report) ?? ''
    const moves = (waiting.get(subject) ?? []).filter(({ key }) => key !== report.key)
    const settled = eventsBySubject.get(subject) ?? []
    const context = { others: [...settled, ...moves], correctionDays, isReplacement: replacements.includes(report.key) }
    const identified = identifyReport(report, context)
    if ('unclear' in identified) {
      refusals.push(toRefusal('invalid.event.otherTime', report, identified.unclear))
      continue
    }
    const { event } = identified
    const other = settled.find(({ key, createdAt, at }) => key === event.key && createdAt === event.createdAt && at !== event.at)
    if (other) contradictions.push(toRefusal('invalid.event.contradicts', ...inForce(event, other)))
    events.push(event)
    eventsBySubject.set(subject, [...settled, event])
  }
  return { events, refusals, contradictions }
}

/** Keys under which there is another time, in the database or among the reports. */
async function findAmbiguous(db: Kysely<Database>, brand: string, reports: readonly TransportEvent[]): Promise<ReadonlySet<string>> {
  const times = new Map<string, string>()
  const ambiguous = new Set<string>()
  for (const { key, at } of reports.filter(isTimeless)) {
    if ((times.get(key) ?? at) !== at) ambiguous.add(key)
    times.set(key, at)
  }
  for (const [key, at] of await listEventTimes(db, brand, [...times.keys()])) if (times.get(key) !== at) ambiguous.add(key)
  return ambiguous
}

function groupBySubject(events: readonly TransportEvent[]): Map<string, readonly TransportEvent[]> {
  const groups = new Map<string, TransportEvent[]>()
  for (const event of events)
    for (const subject of new Set([event.container, event.mbl, event.booking])) {
      if (subject === undefined) continue
      const group = groups.get(subject)
      if (group) group.push(event)
      else groups.set(subject, [event])
    }
  return groups
}

function byCreation(a: TransportEvent, b: TransportEvent): number {
  const [one, other] = a.createdAt === b.createdAt ? [a.at, b.at] : [a.createdAt, b.createdAt]
  return one < other ? -1 : 1
}

/** The one that counts first. */
function inForce(one: TransportEvent, other: TransportEvent): [TransportEvent, TransportEvent] {
  return supersedes(one, other) ? [one, other] : [other, one]
}

function toRefusal(text: string, report: TransportEvent, other: TransportEvent): Refused {
  const path = [subjectOf(report), report.code, report.place].filter((part) => part !== undefined).join('/')
  return { path, text, params: { at: wordTime(report.at), other: wordTime(other.at) } }
}

function wordTime(at: string): string {
  return writeMoment(Date.parse(at), undefined)
}
