/** Validates events that another system sent, and translates them. What cannot be read is refused with the path of its fault. */
import { containerCheckDigit, portByCode, type TransportEvent } from '#domain'
import { isObject, type Json, type JsonObject } from '#rules'
import type { Refused } from '../transport/index.ts'
import { type DcsaEvent, eventEntities } from './dcsa-event.ts'
import { findWrongShips, isActualAhead, isOfKnownCountry, type ReadContext, refuse, validateReceived } from './received.ts'
import { findOtherFeed, findOtherStandard, trackAndTrace } from './standards.ts'
import { tidyRecord } from './tidy.ts'
import { toTransportEvents } from './to-transport-events.ts'

export interface ReadEvents {
  readonly events: readonly TransportEvent[]
  readonly refusals: readonly Refused[]
}

/** `body` is a list of events, an object with such a list, or one event; paths are JSON pointers into it. */
export function readDcsaEvents(body: unknown, context: ReadContext): ReadEvents {
  if (!Array.isArray(body) && !isObject(body as Json)) return { events: [], refusals: [refuse('', 'invalid.type')] }
  const { list: sentEvents, pathOf } = listEvents(body as Json)
  const list = sentEvents.map((sent) => tidyRecord(sent))
  const other = findOtherFeed(list, trackAndTrace)
  if (other) return { events: [], refusals: [other] }
  const events: TransportEvent[] = []
  const refusals: Refused[] = []
  const ids = new Set<string>()
  for (const [index, sent] of list.entries()) {
    const read = readEvent(sent, pathOf(index), ids, context)
    if ('faults' in read) {
      refusals.push(...read.faults)
      continue
    }
    const { event } = read
    if (event.eventID) ids.add(identityOf(event))
    events.push(...toTransportEvents(event, { ...context, placeOf: (code) => portByCode(context.ports, code)?.id ?? code }))
  }
  return { events, refusals }
}

function listEvents(body: Json): { list: readonly Json[]; pathOf: (index: number) => string } {
  if (Array.isArray(body)) return { list: body, pathOf: (index) => `/${index}` }
  const events = isObject(body) ? body.events : undefined
  if (Array.isArray(events)) return { list: events, pathOf: (index) => `/events/${index}` }
  return { list: [body], pathOf: () => '' }
}

type Read = { readonly event: DcsaEvent } | { readonly faults: readonly Refused[] }

/** The event type is validated first: it decides which shape the rest must have. */
function readEvent(sent: Json, at: string, ids: ReadonlySet<string>, context: ReadContext): Read {
  if (!isObject(sent)) return { faults: [refuse(at, 'invalid.type')] }
  const other = findOtherStandard(sent, trackAndTrace, at)
  if (other) return { faults: [other] }
  const { eventType } = sent
  if (eventType === undefined) return { faults: [refuse(`${at}/eventType`, 'invalid.required')] }
  if (!isEventType(eventType)) return { faults: [refuse(`${at}/eventType`, 'invalid.enum')] }
  const received = validateReceived(eventEntities[eventType], sent, at, context)
  const faults = [...findUnknownCountries(sent, at), ...findWrongShips(sent, at), ...findWrongContainers(sent, at)]
  if ('faults' in received) return { faults: [...received.faults, ...faults] }
  const event = received.record
  if (Date.parse(event.eventCreatedDateTime) > context.latest.getTime())
    faults.push(refuse(`${at}/eventCreatedDateTime`, 'invalid.inFuture'))
  const latestYear = context.latest.getUTCFullYear() + mostYearsAhead
  if (new Date(event.eventDateTime).getUTCFullYear() > latestYear)
    faults.push(refuse(`${at}/eventDateTime`, 'invalid.maxYear', { limit: latestYear }))
  if (isActualAhead(event, context)) faults.push(refuse(`${at}/eventDateTime`, 'invalid.actualInFuture'))
  if (event.eventID && ids.has(identityOf(event))) faults.push(refuse(`${at}/eventID`, 'invalid.unique'))
  return faults.length > 0 ? { faults } : { event }
}

/** No carrier plans further. */
const mostYearsAhead = 2

function isEventType(value: Json): value is keyof typeof eventEntities {
  return typeof value === 'string' && Object.hasOwn(eventEntities, value)
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

/** Of the equipment that a ship's or a document's event names. Fields of a fault's shape have been found already. */
function findWrongContainers({ references }: JsonObject, at: string): Refused[] {
  if (!Array.isArray(references)) return []
  return references.flatMap((reference: Json, index) => {
    if (!isObject(reference) || reference.referenceType !== 'EQ' || typeof reference.referenceValue !== 'string') return []
    const path = `${at}/references/${index}/referenceValue`
    const expected = containerCheckDigit(reference.referenceValue)
    if (expected === undefined) return [refuse(path, 'invalid.format.container-number')]
    return expected === reference.referenceValue[10] ? [] : [refuse(path, 'invalid.containerCheck', { expected })]
  })
}
