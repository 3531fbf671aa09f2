import type { TransportEvent } from './transport-event.ts'

/** A row of the reference event-milestone. A property that is absent matches anything. */
export interface EventMilestone {
  readonly milestone: string
  readonly type: string
  readonly code: string
  readonly document?: string
  readonly classifier?: string
  readonly facilityTypes?: readonly string[]
  readonly isEmpty?: boolean
  /** At which end of the journey: at its port of loading or of discharge. Inland places count by their side (`isBefore`). */
  readonly end?: 'origin' | 'destination'
  /** The class under which it counts; default: its own. */
  readonly counts?: string
}

/** The journey to which an event belongs: UN/LOCODEs of its ports, and when it leaves and arrives, if known; ISO, UTC. */
export interface JourneyEnds {
  readonly pol?: string
  readonly pod?: string
  readonly departsAt?: string
  readonly arrivesAt?: string
}

/**
 * The milestone that an event means for a journey; undefined if it means none. A gate move alone is ambiguous: it takes
 * empty or laden and the end of the journey. An arrival in a port of transhipment is no arrival.
 */
export function milestoneOf(rows: readonly EventMilestone[], event: TransportEvent, ends: JourneyEnds): EventMilestone | undefined {
  const end = endOf(event, ends)
  return rows.find(
    (row) =>
      row.type === event.type &&
      row.code === event.code &&
      (row.document === undefined || row.document === event.document) &&
      (row.classifier === undefined || row.classifier === event.classifier) &&
      (row.isEmpty === undefined || row.isEmpty === event.isEmpty) &&
      (row.facilityTypes === undefined || event.facilityType === undefined || row.facilityTypes.includes(event.facilityType)) &&
      (row.end === undefined || row.end === end),
  )
}

/** The event's end of the journey: by its port, else by country, else by time. Undefined between the two. */
function endOf({ place, at }: TransportEvent, { pol, pod, departsAt, arrivesAt }: JourneyEnds): 'origin' | 'destination' | undefined {
  if (place !== undefined && place === pol) return 'origin'
  if (place !== undefined && place === pod) return 'destination'
  const isDomestic = pol !== undefined && pod !== undefined && pol.slice(0, 2) === pod.slice(0, 2)
  if (place !== undefined && pol !== undefined && pod !== undefined && !isDomestic) {
    if (place.slice(0, 2) === pol.slice(0, 2)) return 'origin'
    if (place.slice(0, 2) === pod.slice(0, 2)) return 'destination'
    return undefined
  }
  if (departsAt !== undefined && at <= departsAt) return 'origin'
  if (arrivesAt !== undefined && at >= arrivesAt) return 'destination'
  return undefined
}
