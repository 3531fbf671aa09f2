/** From our events to DCSA Track & Trace 2.2, for exports and for systems of customers. */
import { createHash } from 'node:crypto'
import type { TransportEvent } from '#domain'
import type { DcsaDocumentReference, DcsaSeal, DcsaTransportCall } from '#generated/entities.ts'
import { type DcsaEvent, eventEntities } from './dcsa-event.ts'

/**
 * Undefined for what the standard cannot say: steps that only Chinese ports report, gate moves without a report of whether
 * the container was empty, and ships of which only a part is known.
 */
export function toDcsaEvent(event: TransportEvent): DcsaEvent | undefined {
  const { type, code, classifier, at, createdAt } = event
  if (!Object.hasOwn(eventEntities, type) || !codes[type]?.has(code)) return undefined
  const base = {
    eventID: eventIdOf(event),
    eventCreatedDateTime: createdAt,
    eventType: type,
    eventClassifierCode: classifier,
    eventDateTime: at,
  }
  if (type === 'TRANSPORT') return toTransport(event, base)
  if (type === 'EQUIPMENT') return toEquipment(event, base)
  return toShipment(event, base)
}

type Base = Pick<DcsaEvent, 'eventID' | 'eventCreatedDateTime' | 'eventDateTime'> & { eventType: string; eventClassifierCode: string }

const codes: Readonly<Record<string, ReadonlySet<string>>> = {
  TRANSPORT: new Set(['ARRI', 'DEPA']),
  EQUIPMENT: new Set(['LOAD', 'DISC', 'GTIN', 'GTOT', 'STUF', 'STRP', 'PICK', 'DROP', 'INSP', 'RSEA', 'RMVD']),
  SHIPMENT: new Set('RECE DRFT PENA PENU REJE APPR ISSU SURR SUBM VOID CONF REQS CMPL HOLD RELS'.split(' ')),
}
const documents = new Set('CBR BKG SHI SRM TRD ARN VGM CAS CUS DGD OOG'.split(' '))
const facilityTypes = new Set('BOCR CLOC COFS COYA OFFD DEPO INTE POTE RAMP'.split(' '))
const modes = new Set(['VESSEL', 'RAIL', 'TRUCK', 'BARGE'])
/** Loaded containers are on ships; what is stuffed is laden afterwards, what is stripped is empty. */
const emptyAfter: Readonly<Record<string, boolean>> = { STUF: false, STRP: true, LOAD: false, DISC: false }

function toTransport(event: TransportEvent, base: Base): DcsaEvent {
  return {
    ...base,
    transportEventTypeCode: event.code,
    transportCall: toCall(event),
    ...limited('delayReasonCode', event.delayReason, 3),
    ...(event.remark && { changeRemark: event.remark.slice(0, 250) }),
    ...toDocuments(event),
    ...toReferences(event),
  } as DcsaEvent
}

function toEquipment(event: TransportEvent, base: Base): DcsaEvent | undefined {
  const isEmpty = event.isEmpty ?? emptyAfter[event.code]
  if (isEmpty === undefined) return undefined
  const location = unLocodeOf(event.place)
  const seals = (event.seals ?? []).flatMap(toSeal)
  return {
    ...base,
    equipmentEventTypeCode: event.code,
    ...limited('equipmentReference', event.container, 15),
    ...limited('ISOEquipmentCode', event.isoType, 4),
    emptyIndicatorCode: isEmpty ? 'EMPTY' : 'LADEN',
    ...(location && { eventLocation: { UNLocationCode: location, ...toFacility(event) } }),
    ...((event.mode || event.facilityType) && { transportCall: toCall(event) }),
    ...toDocuments(event),
    ...toReferences(event),
    ...(seals.length > 0 && { seals }),
  } as DcsaEvent
}

function toShipment(event: TransportEvent, base: Base): DcsaEvent | undefined {
  const { document, mbl, booking, container } = event
  if (document === undefined || !documents.has(document)) return undefined
  const isBooking = document === 'BKG' || document === 'CBR'
  return {
    ...base,
    shipmentEventTypeCode: event.code,
    documentID: (isBooking ? (booking ?? mbl) : (mbl ?? booking)) ?? container ?? event.key,
    documentTypeCode: document,
    ...(event.remark && { reason: event.remark }),
    ...toReferences(event),
  } as DcsaEvent
}

/** The standard requires an id of the call and a means of transport; containers move through gates on trucks. */
function toCall(event: TransportEvent): DcsaTransportCall {
  const { imo, vessel, voyageIn, voyageOut, place, mode, facilityType } = event
  const location = unLocodeOf(place)
  return {
    transportCallID: [imo ?? vessel, voyageOut ?? voyageIn, place, event.facility].filter(Boolean).join('-').slice(0, 100) || 'unknown',
    ...limited('carrierServiceCode', event.service, 5),
    ...limited('exportVoyageNumber', voyageOut, 50),
    ...limited('importVoyageNumber', voyageIn, 50),
    ...(location && { UNLocationCode: location }),
    ...toFacility(event),
    ...(facilityType && facilityTypes.has(facilityType) && { facilityTypeCode: facilityType }),
    modeOfTransport: mode && modes.has(mode) ? mode : 'TRUCK',
    ...(imo &&
      /^\d{7}$/.test(imo) && {
        vessel: { vesselIMONumber: imo, ...(vessel && { vesselName: vessel.slice(0, 35) }), ...operatorOf(event) },
      }),
  } as DcsaTransportCall
}

function operatorOf({ carrier }: TransportEvent) {
  return carrier && /^[A-Z]{4}$/.test(carrier) ? { vesselOperatorCarrierCode: carrier, vesselOperatorCarrierCodeListProvider: 'NMFTA' } : {}
}

/** Terminals are known by SMDG codes, depots by BIC codes. */
function toFacility({ facility, facilityType }: TransportEvent) {
  if (!facility || facility.length > 6) return {}
  return { facilityCode: facility, facilityCodeListProvider: facilityType === 'POTE' ? 'SMDG' : 'BIC' }
}

function toDocuments({ mbl, booking }: TransportEvent) {
  const list: DcsaDocumentReference[] = []
  if (booking) list.push({ documentReferenceType: 'BKG', documentReferenceValue: booking })
  if (mbl) list.push({ documentReferenceType: 'TRD', documentReferenceValue: mbl })
  return list.length > 0 ? { documentReferences: list } : {}
}

function toReferences({ container, type }: TransportEvent) {
  return container && type !== 'EQUIPMENT' ? { references: [{ referenceType: 'EQ', referenceValue: container }] } : {}
}

/** The standard requires the type of a seal: one without a reported type is left out. */
function toSeal({ number, source, type }: NonNullable<TransportEvent['seals']>[number]): DcsaSeal[] {
  if (type === undefined || number.length > 15) return []
  return [{ sealNumber: number, ...(source && { sealSource: source }), sealType: type } as DcsaSeal]
}

function unLocodeOf(place: string | undefined): string | undefined {
  return place && /^[A-Z]{2}[A-Z2-9]{3}$/.test(place) ? place : undefined
}

/** A text that fits the standard's limit; a cut code would be another code. */
function limited(name: string, value: string | undefined, most: number) {
  return value && value.length <= most ? { [name]: value } : {}
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The id that the carrier gave, or else a stable one made from the key (RFC 9562, version 8). */
function eventIdOf({ key }: TransportEvent): string {
  const givenId = uuid.exec(key)?.[0]
  if (givenId) return givenId
  const hash = createHash('sha256').update(key).digest('hex')
  const variant = ((Number.parseInt(hash[16] ?? '0', 16) & 3) | 8).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
