/**
 * GET /v1/point-to-point-routes of DCSA Commercial Schedules 1.0: routings that carriers published, and direct sailings with a rate
 * that the caller may book.
 */
import type { Operations } from '#generated/operations.ts'
import { addDays, readMoment, writeMoment } from '#rules'
import { type Call, isObject, listObjects, type Result, todayOf } from '../kernel/index.ts'
import { audienceOf, resolvePort, searchRates } from '../rates/index.ts'
import { cursorOf, pageHeader, readCursor } from './cursor.ts'
import { listCarrierRoutes } from './store.ts'

type Input = Operations['list-dcsa-routes']['input']
type Output = Operations['list-dcsa-routes']['output']

interface Sailing {
  readonly carrier: string
  /** ISO with the offset of the port. */
  readonly departs: string
  readonly arrives: string
  readonly vessel?: string | undefined
  readonly voyage?: string | undefined
  readonly service?: string | undefined
}

const usualLimit = 100
const usualDays = 28
/** More than a lane has in the longest period. */
const mostSailings = 500

export async function listDcsaRoutes(input: Input, call: Call): Promise<Result<Output>> {
  const { brand } = call
  const [pol, pod] = [resolvePort(brand, input.placeOfReceipt) ?? '', resolvePort(brand, input.placeOfDelivery) ?? '']
  const from = input.departureStartDate ?? todayOf(call)
  const to = input.departureEndDate ?? addDays(from, usualDays)
  const zones = { pol: timeZoneOf(call, pol), pod: timeZoneOf(call, pod) }
  const [published, rated] = await Promise.all([
    listPublished(call, { pol, pod, from, to, zones }),
    listRated(call, { pol, pod, from, to, zones }),
  ])
  // The carrier's own word counts more than our rate sheet.
  const known = new Set(published.map(keyOf))
  const sailings = [...published, ...rated.filter((sailing) => !known.has(keyOf(sailing)))]
    .filter(({ arrives }) => isWithin(arrives.slice(0, 10), input.arrivalStartDate, input.arrivalEndDate))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const start = Number(readCursor(input.cursor))
  const end = start + (input.limit ?? usualLimit)
  call.setHeader('API-Version', '1.0.0')
  call.setHeader('Current-Page', pageHeader(call, '/v1/point-to-point-routes', input, input.cursor))
  if (end < sailings.length) call.setHeader('Next-Page', pageHeader(call, '/v1/point-to-point-routes', input, cursorOf(String(end))))
  const value = sailings.slice(start, end).map((sailing, index) => toRoute(sailing, pol, pod, start + index + 1))
  return { ok: true, value: value as unknown as Output }
}

interface Lane {
  readonly pol: string
  readonly pod: string
  /** Days, inclusive. */
  readonly from: string
  readonly to: string
  readonly zones: { readonly pol: string; readonly pod: string }
}

async function listPublished({ db, brand }: Call, { pol, pod, from, to, zones }: Lane): Promise<Sailing[]> {
  const period = { from: new Date(startOf(from, zones.pol)), to: new Date(startOf(addDays(to, 1), zones.pol)) }
  const routes = await listCarrierRoutes(db, { brand: brand.id, pol, pod, ...period, limit: mostSailings })
  return routes.map(({ carrier, departs_at, arrives_at }) => ({
    carrier,
    departs: withOffset(departs_at.getTime(), zones.pol),
    arrives: withOffset(arrives_at.getTime(), zones.pod),
  }))
}

/** Rates give days: departure and arrival are at the beginning of the day at the port. */
async function listRated(call: Call, { pol, pod, from, to, zones }: Lane): Promise<Sailing[]> {
  const search = {
    brand: call.brand.id,
    audience: audienceOf(call.actor),
    today: todayOf(call),
    pol,
    pod,
    direct: true,
    sort: 'etd' as const,
  }
  const more = { descending: false, limit: mostSailings, offset: 0, columns: call.release.columns }
  const { rates } = await searchRates(call.db, { ...search, ...more })
  return rates.flatMap(({ data }) => {
    const { carrier, etd, transitDays, vessel, voyage, service } = data
    if (typeof etd !== 'string' || typeof transitDays !== 'number' || etd < from || etd > to) return []
    return [
      {
        carrier: String(carrier),
        departs: withOffset(startOf(etd, zones.pol), zones.pol),
        arrives: withOffset(startOf(addDays(etd, transitDays), zones.pod), zones.pod),
        vessel: textOf(vessel),
        voyage: textOf(voyage),
        service: textOf(service),
      },
    ]
  })
}

function toRoute({ carrier, departs, arrives, vessel, voyage, service }: Sailing, pol: string, pod: string, solutionNumber: number) {
  const at = (place: string, dateTime: string) => ({ facilityTypeCode: 'POTE', location: { UNLocationCode: place }, dateTime })
  const partner = {
    carrierCode: carrier,
    carrierCodeListProvider: 'NMFTA',
    ...(service ? { carrierServiceCode: service.slice(0, 11) } : {}),
    ...(voyage ? { carrierExportVoyageNumber: voyage } : {}),
  }
  return {
    placeOfReceipt: at(pol, departs),
    placeOfDelivery: at(pod, arrives),
    receiptTypeAtOrigin: 'CY',
    deliveryTypeAtDestination: 'CY',
    solutionNumber,
    transitTime: Math.round((Date.parse(arrives) - Date.parse(departs)) / 86_400_000),
    legs: [
      {
        sequenceNumber: 1,
        transport: { modeOfTransport: 'VESSEL', servicePartners: [partner], ...(vessel ? { vessel: { name: vessel } } : {}) },
        departure: at(pol, departs),
        arrival: at(pod, arrives),
      },
    ],
  }
}

function keyOf({ carrier, departs }: Sailing): string {
  return `${departs.slice(0, 10)} ${carrier}`
}

function isWithin(day: string, from: string | undefined, to: string | undefined): boolean {
  return (from === undefined || day >= from) && (to === undefined || day <= to)
}

function startOf(day: string, timeZone: string): number {
  return readMoment(`${day}T00:00`, timeZone).at ?? Date.parse(`${day}T00:00:00Z`)
}

/** 2026-12-09T00:00:00+08:00: the port's own time, with its offset. */
function withOffset(instant: number, timeZone: string): string {
  const local = writeMoment(instant, timeZone).slice(0, 19).padEnd(19, ':00')
  const minutes = Math.round((Date.parse(`${local}Z`) - instant) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${local}${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

function timeZoneOf({ brand }: Pick<Call, 'brand'>, port: string): string {
  const row = listObjects(brand.documents.reference?.port?.rows).find(({ id }) => id === port)
  return isObject(row) && typeof row.timeZone === 'string' ? row.timeZone : brand.timeZone
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
