/**
 * Events of containers, ships and shipments: facts with a source. The codes are those of DCSA Track & Trace 2.2; steps that only
 * Chinese ports report have the type PORT and the codes of the hubs there. Which events mean which milestone is declared in
 * `schemas/reference/event-milestone.json`.
 */
import type { Classifier } from '../order/milestones.ts'

export const eventTypes = ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT', 'PORT'] as const
export type TransportEventType = (typeof eventTypes)[number]

export type Seal = {
  readonly number: string
  /** DCSA seal source: CAR, SHI, PHY, VET or CUS. */
  readonly source?: string
  /** DCSA seal type: KLP, BLT or WIR. */
  readonly type?: string
}

/** Times are ISO, UTC. */
export type TransportEvent = {
  /** The source's event id; without one, what identifies the event (`eventKey`). Unique for a brand. */
  readonly key: string
  /** Row of the reference event-source, or how it came in: staff, sheet, upload. */
  readonly source: string
  readonly type: TransportEventType
  readonly code: string
  readonly classifier: Classifier
  readonly at: string
  /** When the source created it; the later of two reports counts. */
  readonly createdAt: string
  readonly container?: string
  /** Transport document (MBL) and carrier booking, in upper case, as the source writes them. */
  readonly mbl?: string
  readonly booking?: string
  /** UN/LOCODE; an id of the reference port where it has that port. */
  readonly place?: string
  /** Terminal or depot, by its SMDG or BIC code, and the DCSA type of that facility: POTE, DEPO ... */
  readonly facility?: string
  readonly facilityType?: string
  readonly isEmpty?: boolean
  /** VESSEL, RAIL, TRUCK or BARGE. */
  readonly mode?: string
  readonly imo?: string
  readonly vessel?: string
  readonly voyageIn?: string
  readonly voyageOut?: string
  readonly service?: string
  /** SCAC of the carrier that reports it. */
  readonly carrier?: string
  /** DCSA document type of a shipment event: CUS, BKG ... */
  readonly document?: string
  /** ISO 6346 size and type. */
  readonly isoType?: string
  readonly seals?: readonly Seal[]
  /** SMDG delay code, and remarks. */
  readonly delayReason?: string
  readonly remark?: string
}

/**
 * What identifies an event whose source gives no id. On one bill and voyage a move happens once: its corrected time replaces it
 * (`identifyReport` recognizes the exceptions). Plans and estimates also have their time, because their changes are shown; so have
 * papers, which are held and released repeatedly, and containers without a bill, whose earlier journeys must stay.
 */
export function eventKey(event: Omit<TransportEvent, 'key' | 'createdAt'>): string {
  const happensOnce = event.classifier === 'ACT' && event.type !== 'SHIPMENT' && isOnJourney(event)
  const voyage = event.voyageOut ?? event.voyageIn
  const isNamed = happensOnce && hasBill(event) && voyage !== undefined
  return [occurrenceOf(event), ...(isNamed ? [voyage] : []), event.classifier, ...(happensOnce ? [] : [event.at])].join('|')
}

/** What a source reports on, whatever the class and time it gives. */
function occurrenceOf(event: Omit<TransportEvent, 'key' | 'createdAt'>): string {
  const { source, container, mbl, booking, type, code, document, mode, isEmpty, facilityType, place } = event
  const bill = mbl ?? booking
  const ship = container ?? bill ?? [event.imo ?? event.vessel, event.voyageOut ?? event.voyageIn].join('/')
  const kind = [type, code, document, mode, isEmpty === undefined ? '' : isEmpty ? 'EMPTY' : 'LADEN', facilityType].join('.')
  return [source, ship, container === undefined ? '' : (bill ?? ''), kind, place ?? ''].join('|')
}

/** Whether the event itself says on which journey it happened. */
function isOnJourney(event: Omit<TransportEvent, 'key' | 'createdAt'>): boolean {
  if (hasBill(event)) return true
  return event.type === 'TRANSPORT' && event.container === undefined && (event.voyageOut ?? event.voyageIn) !== undefined
}

function hasBill({ mbl, booking }: Pick<TransportEvent, 'mbl' | 'booking'>): boolean {
  return mbl !== undefined || booking !== undefined
}

/**
 * Without what its own source took back: something that happened, of which the source later says that it is still to come. An old
 * estimate that arrives late takes nothing back.
 */
export function standing(events: readonly TransportEvent[]): readonly TransportEvent[] {
  const lastAhead = new Map<string, string>()
  for (const event of events) {
    if (event.classifier === 'ACT' || event.at <= event.createdAt || !isOnJourney(event)) continue
    const key = occurrenceOf(event)
    if ((lastAhead.get(key) ?? '') < event.createdAt) lastAhead.set(key, event.createdAt)
  }
  if (lastAhead.size === 0) return events
  return events.filter((event) => event.classifier !== 'ACT' || event.createdAt >= (lastAhead.get(occurrenceOf(event)) ?? ''))
}

/** Every number under which the event is found: container, MBL with and without its SCAC, booking; also without their hyphens. */
export function numbersOf({
  container,
  mbl,
  booking,
  carrier,
}: Pick<TransportEvent, 'container' | 'mbl' | 'booking' | 'carrier'>): string[] {
  const bare = mbl && carrier && mbl.startsWith(carrier) ? mbl.slice(carrier.length) : undefined
  const numbers = [container, mbl, bare, booking].filter((number) => number !== undefined)
  return [...new Set([...numbers, ...numbers.map(plainNumber)])].filter((number) => number !== '')
}

/** As users type it to track it: letters and digits only. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/**
 * Whether a report supersedes another of the same key: the later one does. Of two from the same moment, the one whose content is
 * greater in byte order does, so that the order of arrival never matters.
 */
export function supersedes(next: TransportEvent, known: TransportEvent): boolean {
  if (next.createdAt !== known.createdAt) return next.createdAt > known.createdAt
  return contentOf(next) > contentOf(known)
}

/** Byte order of `contentOf` is what `store.ts` of the server compares, too. */
export function contentOf(event: TransportEvent): string {
  return JSON.stringify(Object.fromEntries(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1))))
}
