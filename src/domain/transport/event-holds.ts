import { type EventMilestone, type JourneyEnds, milestoneOf } from './event-milestone.ts'
import type { TransportEvent } from './transport-event.ts'

/** A shipment event HOLD, and the RELS of the same document that ended it. Times are ISO, UTC. */
export interface ReportedHold {
  /** The milestone that the hold delays; undefined if a release of this document means none. */
  readonly milestone?: string
  readonly document: string
  readonly heldAt: string
  readonly releasedAt?: string
  readonly event: TransportEvent
}

/** Holds of customs, carrier or terminal that were reported as events, oldest first. */
export function eventHolds(events: readonly TransportEvent[], milestones: readonly EventMilestone[], ends: JourneyEnds): ReportedHold[] {
  const ofShipment = events.filter(({ type, document }) => type === 'SHIPMENT' && document !== undefined)
  return ofShipment
    .filter(isHold)
    .sort((a, b) => (a.at !== b.at ? (a.at < b.at ? -1 : 1) : a.key < b.key ? -1 : 1))
    .map((event) => {
      const { document = '', at: heldAt } = event
      const row = milestoneOf(milestones, { ...event, code: 'RELS' }, ends)
      const released = ofShipment.filter((other) => other.document === document && other.code === 'RELS' && other.at > heldAt)
      const releasedAt = released.map(({ at }) => at).sort()[0]
      return { ...(row && { milestone: row.milestone }), document, heldAt, ...(releasedAt !== undefined && { releasedAt }), event }
    })
}

export function isHold({ type, code }: TransportEvent): boolean {
  return type === 'SHIPMENT' && code === 'HOLD'
}
