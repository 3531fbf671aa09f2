/** What the simulated carrier answers: DCSA Track & Trace 2.2, Operational Vessel Schedules 3.0 and Commercial Schedules 1.0. */
import { dayMs, hourMs } from '#rules'
import { toDcsaEvent } from '../../feeds/dcsa/index.ts'
import { delayOf, eventsOf, type Shipment, type Voyage, voyagesOf } from './voyages.ts'

export interface SimulatorAnswer {
  readonly items: readonly object[]
  /** Cursor of the next page; null after the last one. */
  readonly next: string | null
}

const usualLimit = 100

/** Null for a path that the standards do not have. */
export function answerOf(url: URL, shipments: readonly Shipment[], now: number): SimulatorAnswer | null {
  const query = url.searchParams
  const all = itemsOf(url.pathname, query, shipments, now)
  if (all === null) return null
  const limit = Math.max(1, Number(query.get('limit') ?? usualLimit) || usualLimit)
  const from = Number(query.get('cursor') ?? 0) || 0
  return { items: all.slice(from, from + limit), next: from + limit < all.length ? String(from + limit) : null }
}

function itemsOf(path: string, query: URLSearchParams, shipments: readonly Shipment[], now: number): object[] | null {
  if (path === '/v2/events') return listEvents(query, shipments, now)
  const voyages = voyagesOf(shipments)
  if (path === '/v3/service-schedules') return voyages.map((voyage) => toServiceSchedule(voyage, now))
  if (path === '/v1/port-schedules') return listPortSchedules(query.get('UNLocationCode') ?? '', voyages)
  if (path === '/v1/point-to-point-routes')
    return voyages.filter(({ pol, pod }) => pol === query.get('placeOfReceipt') && pod === query.get('placeOfDelivery')).map(toRoute)
  return null
}

function listEvents(query: URLSearchParams, shipments: readonly Shipment[], now: number): object[] {
  const since = query.get('eventCreatedDateTime:gte')
  const from = since === null ? Number.NEGATIVE_INFINITY : Date.parse(since)
  return shipments
    .flatMap((shipment) => eventsOf(shipment, now))
    .filter(({ createdAt }) => Date.parse(createdAt) >= from)
    .sort((a, b) => (a.createdAt !== b.createdAt ? (a.createdAt < b.createdAt ? -1 : 1) : a.key < b.key ? -1 : 1))
    .flatMap((event) => toDcsaEvent(event) ?? [])
}

const iso = (time: number) => new Date(time).toISOString()

function timesOf(code: 'ARRI' | 'DEPA', { departs, arrives, leaves, lands }: Voyage, now: number) {
  const [planned, actual] = code === 'DEPA' ? [departs, leaves] : [arrives, lands]
  const isAnnounced = now >= departs - 72 * hourMs
  const delayReasonCode = delayOf(planned, actual)
  const estimate = {
    eventTypeCode: code,
    eventClassifierCode: 'EST',
    eventDateTime: iso(actual),
    ...(delayReasonCode && { delayReasonCode }),
  }
  return [
    { eventTypeCode: code, eventClassifierCode: 'PLN', eventDateTime: iso(planned) },
    ...(isAnnounced ? [estimate] : []),
    ...(now >= actual ? [{ eventTypeCode: code, eventClassifierCode: 'ACT', eventDateTime: iso(actual) }] : []),
  ]
}

function toServiceSchedule(voyage: Voyage, now: number): object {
  const { carrier, service, vessel, imo, pol, pod } = voyage
  const call = (place: string, timestamps: object[]) => ({
    transportCallReference: [imo, voyage.voyage, place].join('-'),
    carrierImportVoyageNumber: voyage.voyage,
    carrierExportVoyageNumber: voyage.voyage,
    location: { locationType: 'UNLO', UNLocationCode: place },
    timestamps,
  })
  const transportCalls = [call(pol, timesOf('DEPA', voyage, now)), call(pod, timesOf('ARRI', voyage, now))]
  const ship = { vesselOperatorSMDGLinerCode: carrier, vesselIMONumber: imo, vesselName: vessel, isDummyVessel: false, transportCalls }
  return { carrierServiceName: `${pol} - ${pod}`, carrierServiceCode: service, vesselSchedules: [ship] }
}

function listPortSchedules(port: string, voyages: readonly Voyage[]): object[] {
  const vesselSchedules = voyages
    .filter(({ pol }) => pol === port)
    .map((voyage) => ({
      servicePartners: [partnerOf(voyage)],
      vessel: { vesselIMONumber: voyage.imo, name: voyage.vessel },
      isDummyVessel: false,
      timestamps: [{ eventTypeCode: 'DEPA', eventClassifierCode: 'PLN', eventDateTime: iso(voyage.departs) }],
      cutOffTimes: cutOffsOf(voyage),
    }))
  return vesselSchedules.length > 0 ? [{ location: { UNLocationCode: port }, vesselSchedules }] : []
}

function cutOffsOf({ cutOffs }: Voyage): object[] {
  return Object.entries(cutOffs).map(([cutOffDateTimeCode, cutOffDateTime]) => ({ cutOffDateTimeCode, cutOffDateTime }))
}

function partnerOf({ carrier, service, pol, pod, voyage }: Voyage): object {
  return {
    carrierCode: carrier,
    carrierCodeListProvider: 'NMFTA',
    carrierServiceName: `${pol} - ${pod}`,
    carrierServiceCode: service,
    carrierImportVoyageNumber: voyage,
    carrierExportVoyageNumber: voyage,
  }
}

function toRoute(voyage: Voyage): object {
  const { pol, pod, departs, arrives, imo, vessel } = voyage
  const end = (place: string, time: number) => ({ facilityTypeCode: 'POTE', location: { UNLocationCode: place }, dateTime: iso(time) })
  const transport = { modeOfTransport: 'VESSEL', servicePartners: [partnerOf(voyage)], vessel: { vesselIMONumber: imo, name: vessel } }
  return {
    placeOfReceipt: end(pol, departs),
    placeOfDelivery: end(pod, arrives),
    receiptTypeAtOrigin: 'CY',
    deliveryTypeAtDestination: 'CY',
    cutOffTimes: cutOffsOf(voyage),
    transitTime: Math.round((arrives - departs) / dayMs),
    legs: [{ sequenceNumber: 1, transport, departure: end(pol, departs), arrival: end(pod, arrives) }],
  }
}
