/** From DCSA Track & Trace 2.2 to our events. */
import { eventKey, isIsoSizeType, type TransportEvent } from '#domain'
import type { DcsaEquipmentEvent, DcsaLocation, DcsaShipmentEvent, DcsaTransportCall, DcsaTransportEvent } from '#generated/entities.ts'
import type { DcsaEvent } from './dcsa-event.ts'

interface TranslateContext {
  readonly source: string
  readonly carrier?: string | undefined
  /** Our id of a UN/LOCODE. */
  readonly placeOf: (unLocode: string) => string
}

type Facts = { -readonly [Name in keyof TransportEvent]?: TransportEvent[Name] | undefined }

/**
 * One event; one for each container if a ship's or document's event names several. The event must have been validated.
 * An event id counts for its carrier, so that the same event pulled and pushed is one, and no source can replace the events of
 * another.
 */
export function toTransportEvents(event: DcsaEvent, { source, carrier, placeOf }: TranslateContext): TransportEvent[] {
  const facts: Facts = {
    source,
    type: event.eventType as TransportEvent['type'],
    classifier: event.eventClassifierCode as TransportEvent['classifier'],
    at: toUtc(event.eventDateTime),
    createdAt: toUtc(event.eventCreatedDateTime),
    carrier: carrier ?? operatorOf(event),
    ...factsOf(event, placeOf),
  }
  const containers = event.eventType === 'EQUIPMENT' ? [] : [...new Set(valuesOf(event.references, 'EQ'))]
  const subjects = containers.length > 0 ? containers : [facts.container]
  return subjects.map((container) => {
    const whole = present({ ...facts, container })
    const id = event.eventID && [carrier ?? source, event.eventID.toLowerCase(), ...(subjects.length > 1 ? [container] : [])].join('|')
    return { ...whole, key: id ?? eventKey(whole) }
  })
}

/** For a source that reports for many carriers. */
function operatorOf(event: DcsaEvent): string | undefined {
  const vessel = 'transportCall' in event ? event.transportCall?.vessel : undefined
  const code = vessel?.vesselOperatorCarrierCodeListProvider === 'NMFTA' ? vessel.vesselOperatorCarrierCode : undefined
  return code && /^[A-Z]{4}$/.test(code) ? code : undefined
}

function factsOf(event: DcsaEvent, placeOf: (code: string) => string): Facts {
  if (event.eventType === 'TRANSPORT') return ofTransport(event as DcsaTransportEvent, placeOf)
  if (event.eventType === 'EQUIPMENT') return ofEquipment(event as DcsaEquipmentEvent, placeOf)
  return ofShipment(event as DcsaShipmentEvent)
}

function ofTransport(event: DcsaTransportEvent, placeOf: (code: string) => string): Facts {
  return {
    code: event.transportEventTypeCode,
    ...documentsOf(event.documentReferences),
    ...ofCall(event.transportCall, undefined, placeOf),
    delayReason: event.delayReasonCode,
    remark: event.changeRemark ?? event.vesselScheduleChangeRemark,
  }
}

function ofEquipment(event: DcsaEquipmentEvent, placeOf: (code: string) => string): Facts {
  return {
    code: event.equipmentEventTypeCode,
    container: event.equipmentReference ?? valuesOf(event.references, 'EQ')[0],
    ...documentsOf(event.documentReferences),
    ...ofCall(event.transportCall, event.eventLocation, placeOf),
    isEmpty: event.emptyIndicatorCode === 'EMPTY',
    isoType: event.ISOEquipmentCode !== undefined && isIsoSizeType(event.ISOEquipmentCode) ? event.ISOEquipmentCode : undefined,
    seals: event.seals?.map(({ sealNumber, sealSource, sealType }) => ({
      number: sealNumber,
      ...(sealSource && { source: sealSource }),
      type: sealType,
    })),
  }
}

function ofShipment(event: DcsaShipmentEvent): Facts {
  const isBooking = event.documentTypeCode === 'BKG' || event.documentTypeCode === 'CBR'
  return {
    code: event.shipmentEventTypeCode,
    document: event.documentTypeCode,
    ...(isBooking && { booking: event.documentID.toUpperCase() }),
    ...(event.documentTypeCode === 'TRD' && { mbl: event.documentID.toUpperCase() }),
    remark: event.reason,
  }
}

/** Where it happened and on which voyage. A place of the event itself is more precise than that of the call. */
function ofCall(call: DcsaTransportCall | undefined, location: DcsaLocation | undefined, placeOf: (code: string) => string): Facts {
  const placeOfCall = call?.UNLocationCode ?? placeOfLocation(call?.location)
  const place = placeOfLocation(location) ?? placeOfCall
  // A terminal of the call is in the place of the call.
  const facilityOfCall = place === placeOfCall ? (call?.facilityCode ?? call?.location?.facilityCode) : undefined
  return {
    place: place && placeOf(place),
    facility: location?.facilityCode ?? facilityOfCall,
    facilityType: call?.facilityTypeCode,
    mode: call?.modeOfTransport,
    imo: call?.vessel?.vesselIMONumber,
    vessel: call?.vessel?.vesselName,
    voyageIn: call?.importVoyageNumber,
    voyageOut: call?.exportVoyageNumber ?? call?.carrierVoyageNumber,
    service: call?.carrierServiceCode,
  }
}

/** The nine characters of a facility code of the BIC begin with its UN/LOCODE. */
function placeOfLocation(location: DcsaLocation | undefined): string | undefined {
  const { UNLocationCode, facilityCode, facilityCodeListProvider } = location ?? {}
  const isWhole = facilityCodeListProvider === 'BIC' && /^[A-Z]{2}[A-Z2-9]{3}[A-Z0-9]{4}$/.test(facilityCode ?? '')
  return UNLocationCode ?? (isWhole ? facilityCode?.slice(0, 5) : undefined)
}

function documentsOf(references: DcsaTransportEvent['documentReferences']): Facts {
  const find = (type: string) => references?.find(({ documentReferenceType }) => documentReferenceType === type)?.documentReferenceValue
  return { mbl: find('TRD')?.toUpperCase(), booking: find('BKG')?.toUpperCase() }
}

function valuesOf(references: DcsaEvent['references'], type: string): string[] {
  return (references ?? []).flatMap(({ referenceType, referenceValue }) => (referenceType === type ? [referenceValue.toUpperCase()] : []))
}

function toUtc(time: string): string {
  return new Date(time).toISOString()
}

function present(facts: Facts): TransportEvent {
  // Absent facts must be absent keys: the stored content is compared byte by byte.
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== '')) as TransportEvent
}
