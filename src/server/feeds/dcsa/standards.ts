/** Which standard a received record follows, by the fields that only it has: partners connect the wrong feed, or a newer version. */
import { isObject, type Json, type JsonObject } from '#rules'
import type { Refused } from '../transport/index.ts'
import { refuse } from './received.ts'
import { tidyRecord } from './tidy.ts'

export const trackAndTrace = 'DCSA Track & Trace 2.2'
export const vesselSchedules = 'DCSA Operational Vessel Schedules 3.0'
export const commercialSchedules = 'DCSA Commercial Schedules 1.0'

type Rule = readonly [standard: string, isFollowed: (record: JsonObject) => boolean]

const eventTypes: readonly unknown[] = ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT']
const hasAny = (record: JsonObject, ...names: readonly string[]) => names.some((name) => Object.hasOwn(record, name))
const isEvent = (record: JsonObject) => eventTypes.includes(record.eventType)

/** The first that applies. */
const rules: readonly Rule[] = [
  ['CloudEvents', (record) => hasAny(record, 'specversion')],
  ['DCSA Just in Time Port Call', (record) => record.eventType === 'OPERATIONS' || hasAny(record, 'operationsEventTypeCode')],
  ['DCSA Track & Trace 1', (record) => isEvent(record) && typeof record.eventTypeCode === 'string' && !hasSpecificCode(record)],
  ['DCSA Track & Trace 3.0', isNewerEvent],
  [trackAndTrace, (record) => isEvent(record) || hasSpecificCode(record)],
  [vesselSchedules, (record) => hasAny(firstSchedule(record), 'vesselIMONumber')],
  [commercialSchedules, (record) => hasAny(firstSchedule(record), 'vessel', 'servicePartners')],
  [commercialSchedules, (record) => hasAny(record, 'placeOfReceipt', 'solutionNumber') || Array.isArray(record.legs)],
  ['DCSA Booking', (record) => hasAny(record, 'bookingStatus', 'carrierBookingRequestReference')],
  [
    'DCSA Bill of Lading',
    (record) => hasAny(record, 'transportDocumentStatus', 'shippingInstructionsReference', 'shippingInstructionsStatus'),
  ],
]

function hasSpecificCode(record: JsonObject): boolean {
  return hasAny(record, 'shipmentEventTypeCode', 'transportEventTypeCode', 'equipmentEventTypeCode')
}

function firstSchedule({ vesselSchedules: schedules }: JsonObject): JsonObject {
  const [first] = Array.isArray(schedules) ? (schedules as Json[]) : []
  return isObject(first) ? first : {}
}

/** Version 3 wraps events, classifies their time, and says when they were updated instead of created. */
function isNewerEvent(record: JsonObject): boolean {
  if (isObject(record.metadata) && isObject(record.payload)) return true
  const isUpdated = hasAny(record, 'eventUpdatedDateTime') && !hasAny(record, 'eventCreatedDateTime')
  return isUpdated || isObject(record.eventDateTime) || hasAny(record, 'eventClassification', 'eventRouting', 'isRetracted')
}

/** A refusal that names the standard; undefined if none is recognized, or the expected one. */
export function findOtherStandard(record: Json | undefined, expected: string, at: string): Refused | undefined {
  if (!isObject(record)) return undefined
  const standard = rules.find(([, isFollowed]) => isFollowed(record))?.[0]
  if (standard === undefined || standard === expected) return undefined
  return refuse(at, 'invalid.otherStandard', { standard, expected })
}

/** The one refusal of a body whose records all follow another standard than the expected one. */
export function findOtherFeed(records: readonly Json[], expected: string): Refused | undefined {
  const others = records.map((record) => findOtherStandard(tidyRecord(record), expected, ''))
  return others.includes(undefined) ? undefined : others[0]
}
