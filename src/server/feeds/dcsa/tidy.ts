/** Records as carriers write them, in the notation of the standard. What cannot be understood is left for the validators to refuse. */
import { isObject, type Json, type JsonObject } from '#rules'

/** No record of the standards is deeper. */
export const mostDepth = 12

/** Codes, which the standards write in upper case. */
const codes =
  /^(?:eventType|UNLocationCode|ISOEquipmentCode|facilityCode|modeOfTransport|sealSource|sealType|statusCode|eventClassifierCode|emptyIndicatorCode|\w*EventTypeCode|eventTypeCode|documentTypeCode|facilityTypeCode|documentReferenceType|referenceType|delayReasonCode|cutOffDateTimeCode|\w*CarrierCode|\w*CodeListProvider)$/

/**
 * Without null and empty text for what is absent, and without blanks around texts. An empty event id stays: without its id, a later
 * correction would be another event.
 */
export function tidyRecord(value: Json, depth = mostDepth): Json {
  if (depth === 0) return value
  if (Array.isArray(value)) return value.map((item: Json) => tidyRecord(item, depth - 1))
  if (!isObject(value)) return value
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const tidied = tidyField(name, field, value)
    const isAbsent = tidied === null || (tidied === '' && name !== 'eventID')
    return isAbsent ? [] : [[name, tidyRecord(tidied, depth - 1)] as const]
  })
  return Object.fromEntries(fields)
}

function tidyField(name: string, field: Json, { referenceType }: JsonObject): Json {
  if (name === 'vesselIMONumber') return tidyImo(field)
  if (typeof field !== 'string') return field
  const text = field.trim()
  const isContainer = name === 'equipmentReference' || (name === 'referenceValue' && String(referenceType).toUpperCase() === 'EQ')
  // ISO 6346 is also written as CSQU 305438-3.
  if (isContainer) return text.toUpperCase().replace(/[\s\-/.]/g, '')
  if (name === 'UNLocationCode') return text.toUpperCase().replace(/\s/g, '')
  if (codes.test(name)) return text.toUpperCase()
  return name.endsWith('DateTime') ? tidyMoment(text) : text
}

/** A number, or text with its prefix; zeros stand for a ship that is not known yet. */
function tidyImo(field: Json): Json {
  if (typeof field !== 'string' && typeof field !== 'number') return field
  const digits = String(field)
    .replace(/^\s*(?:IMO)?[\s:]*/i, '')
    .trim()
  return /^0+$/.test(digits) ? null : digits
}

/** ISO 8601 also allows offsets without a colon or minutes, and times without seconds. */
function tidyMoment(text: string): string {
  const parts = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)$/i.exec(text)
  if (!parts) return text
  const [, start = '', seconds = ':00', zone = ''] = parts
  const offset = zone.length === 3 ? `${zone}:00` : zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  return `${start.toUpperCase()}${seconds}${offset}`
}
