/** Validates events that another system sent, and translates them. What cannot be read is refused with the path of its fault. */
import { latestOf, portByCode, type TransportEvent } from '#domain'
import type { Json } from '#rules'
import { isObject } from '../kernel/index.ts'
import type { Refused } from '../transport/index.ts'
import { type DcsaEvent, eventEntities } from './dcsa-event.ts'
import { isOfKnownCountry, type ReadContext, refuse, validateReceived } from './received.ts'
import { toTransportEvents } from './to-transport-events.ts'

export interface ReadEvents {
  readonly events: readonly TransportEvent[]
  readonly refusals: readonly Refused[]
}

/** Clocks differ; an event may be created this long after we received it. An event from the far future could never be corrected. */
const clockToleranceMs = 24 * 3_600_000

/** `body` is a list of events, or one event; paths are JSON pointers into it. */
export function readDcsaEvents(body: unknown, context: ReadContext): ReadEvents {
  if (!Array.isArray(body) && !isObject(body as Json)) return { events: [], refusals: [refuse('', 'invalid.type')] }
  const list: readonly unknown[] = Array.isArray(body) ? body : [body]
  const events: TransportEvent[] = []
  const refusals: Refused[] = []
  const ids = new Set<string>()
  for (const [index, given] of list.entries()) {
    const at = Array.isArray(body) ? `/${index}` : ''
    const faults = findFaults(given, at, ids, context)
    refusals.push(...faults)
    if (faults.length > 0) continue
    // The validator of its event type has accepted it.
    const event = given as DcsaEvent
    if (event.eventID) ids.add(identityOf(event))
    events.push(...toTransportEvents(event, { ...context, placeOf: (code) => portByCode(context.ports, code)?.id ?? code }))
  }
  return { events: latestOf(events), refusals }
}

/** The event type is validated first: it decides which shape the rest must have. */
function findFaults(given: unknown, at: string, ids: ReadonlySet<string>, context: ReadContext): Refused[] {
  if (!isObject(given as Json)) return [refuse(at, 'invalid.type')]
  const { eventType } = given as { readonly eventType?: unknown }
  if (eventType === undefined) return [refuse(`${at}/eventType`, 'invalid.required')]
  const entity = typeof eventType === 'string' && Object.hasOwn(eventEntities, eventType) ? eventEntities[eventType] : undefined
  if (!entity) return [refuse(`${at}/eventType`, 'invalid.enum')]
  const invalid = validateReceived(entity, given as Json, at, context)
  if (invalid.length > 0) return invalid
  const event = given as unknown as DcsaEvent
  const faults = findUnknownCountries(event, at)
  if (Date.parse(event.eventCreatedDateTime) > context.now.getTime() + clockToleranceMs)
    faults.push(refuse(`${at}/eventCreatedDateTime`, 'invalid.inFuture'))
  if (event.eventID && ids.has(identityOf(event))) faults.push(refuse(`${at}/eventID`, 'invalid.unique'))
  return faults
}

/** A later report under the same id corrects the earlier one. */
function identityOf({ eventID, eventCreatedDateTime }: DcsaEvent): string {
  return `${eventID?.toLowerCase()} ${Date.parse(eventCreatedDateTime)}`
}

function findUnknownCountries(event: DcsaEvent, at: string): Refused[] {
  const call = 'transportCall' in event ? event.transportCall : undefined
  const codes = {
    '/transportCall/UNLocationCode': call?.UNLocationCode,
    '/transportCall/location/UNLocationCode': call?.location?.UNLocationCode,
    '/eventLocation/UNLocationCode': 'eventLocation' in event ? event.eventLocation?.UNLocationCode : undefined,
  }
  return Object.entries(codes).flatMap(([path, code]) =>
    code === undefined || isOfKnownCountry(code) ? [] : [refuse(`${at}${path}`, 'invalid.unknownCountry')],
  )
}
