/** Validates events that another system sent, and translates them. What cannot be read is refused with the path of its fault. */
import { latestOf, portByCode, type TransportEvent } from '#domain'
import type { Json, JsonObject } from '#rules'
import { isObject } from '../kernel/index.ts'
import type { Refused } from '../transport/index.ts'
import { type DcsaEvent, eventEntities } from './dcsa-event.ts'
import { isOfKnownCountry, type ReadContext, refuse, validateReceived } from './received.ts'
import { toTransportEvents } from './to-transport-events.ts'

export interface ReadEvents {
  readonly events: readonly TransportEvent[]
  readonly refusals: readonly Refused[]
}

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
  const faults = findUnknownCountries(given as JsonObject, at)
  if (invalid.length > 0) return [...invalid, ...faults]
  const event = given as unknown as DcsaEvent
  if (Date.parse(event.eventCreatedDateTime) > context.latest.getTime())
    faults.push(refuse(`${at}/eventCreatedDateTime`, 'invalid.inFuture'))
  if (event.eventID && ids.has(identityOf(event))) faults.push(refuse(`${at}/eventID`, 'invalid.unique'))
  return faults
}

/** A later report under the same id corrects the earlier one. */
function identityOf({ eventID, eventCreatedDateTime }: DcsaEvent): string {
  return `${eventID?.toLowerCase()} ${Date.parse(eventCreatedDateTime)}`
}

const placePaths = [
  ['transportCall', 'UNLocationCode'],
  ['transportCall', 'location', 'UNLocationCode'],
  ['eventLocation', 'UNLocationCode'],
] as const

/** Codes of another shape have been found already. */
function findUnknownCountries(event: JsonObject, at: string): Refused[] {
  return placePaths.flatMap((path) => {
    const code = path.reduce<Json | undefined>((found, name) => (isObject(found) ? found[name] : undefined), event)
    const isCode = typeof code === 'string' && /^[A-Z]{2}[A-Z0-9]{3}$/.test(code)
    return isCode && !isOfKnownCountry(code) ? [refuse(`${at}/${path.join('/')}`, 'invalid.unknownCountry')] : []
  })
}
