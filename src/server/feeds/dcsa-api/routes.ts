/**
 * GET /v1/point-to-point-routes of DCSA Commercial Schedules 1.0: sailings that carriers published or that follow from the calls of
 * a ship, and direct sailings with a rate that the caller may book.
 */
import { callTimesOf, cutOffCodes } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { addDays, dayMs, readMoment, writeLocalTime } from '#rules'
import { audienceOf, resolvePort, searchRates } from '../../freight/rates/index.ts'
import { type Call, limitOf, type Result, todayOf, zoneOfPort } from '../../kernel/index.ts'
import { findSailings, judgeSailing, type Sailing, type SailingLeg } from '../schedules/index.ts'
import { cursorOf, pageHeader, readCursor } from './cursor.ts'

type Input = Operations['list-dcsa-routes']['input']
type Output = Operations['list-dcsa-routes']['output']
type ZoneOf = (port: string) => string

/** What a route says of a sailing. */
type Journey = Pick<Sailing, 'carrier' | 'departsAt' | 'arrivesAt' | 'loading'> & {
  readonly legs: readonly RouteLeg[]
}
/** Rates do not always name ship and voyage. */
type RouteLeg = Omit<SailingLeg, 'vessel' | 'voyage'> & { readonly vessel?: string | undefined; readonly voyage?: string | undefined }

interface Search {
  readonly pol: string
  readonly pod: string
  /** Days, inclusive. */
  readonly from: string
  readonly to: string
}

const usualLimit = 100
/** More than a lane has in the longest period. */
const mostRates = 500

export async function listDcsaRoutes(input: Input, call: Call): Promise<Result<Output>> {
  const { brand } = call
  const [pol, pod] = [resolvePort(brand, input.placeOfReceipt) ?? '', resolvePort(brand, input.placeOfDelivery) ?? '']
  const from = input.departureStartDate ?? todayOf(call)
  const to = input.departureEndDate ?? addDays(from, limitOf(brand, 'apiRouteDays'))
  const zone: ZoneOf = (port) => zoneOfPort(brand, port)
  const [known, rated] = await Promise.all([findSailings(call, { pol, pod }, { from, to }), listRated(call, { pol, pod, from, to }, zone)])
  // A stopped sailing hides its rate too, and cannot be taken.
  const running: readonly Journey[] = known.filter((sailing) => judgeSailing(sailing, call).status !== 'Stop')
  const more = rated.filter((one) => !known.some((sailing) => isSame(one, sailing, zone(pol))))
  const journeys = [...running, ...more].filter((one) => isWanted(one, input, zone(pod))).sort(byDeparture)
  const start = Number(readCursor(input.cursor))
  const end = start + (input.limit ?? usualLimit)
  call.setHeader('API-Version', '1.0.0')
  call.setHeader('Current-Page', pageHeader(call, '/v1/point-to-point-routes', input, input.cursor))
  if (end < journeys.length) call.setHeader('Next-Page', pageHeader(call, '/v1/point-to-point-routes', input, cursorOf(String(end))))
  const value = journeys.slice(start, end).map((journey, index) => ({ solutionNumber: start + index + 1, ...toRoute(journey, zone) }))
  return { ok: true, value }
}

/** Rates give days: departure and arrival are at the beginning of the day at the port. */
async function listRated(call: Call, { pol, pod, from, to }: Search, zone: ZoneOf): Promise<Journey[]> {
  const { rates } = await searchRates(call.db, {
    brand: call.brand.id,
    audience: audienceOf(call.actor),
    today: todayOf(call),
    pol,
    pod,
    direct: true,
    sort: 'etd',
    descending: false,
    limit: mostRates,
    offset: 0,
    columns: call.release.columns,
  })
  return rates.flatMap(({ data }) => {
    const { carrier, etd, transitDays, vessel, voyage, service } = data
    if (typeof etd !== 'string' || typeof transitDays !== 'number' || etd < from || etd > to) return []
    const times = { departsAt: startOf(etd, zone(pol)), arrivesAt: startOf(addDays(etd, transitDays), zone(pod)) }
    const named = { vessel: textOf(vessel), voyage: textOf(voyage), ...(textOf(service) && { service: String(service) }) }
    return [{ carrier: String(carrier), ...times, loading: {}, legs: [{ from: pol, to: pod, ...times, ...named }] }]
  })
}

/** The same voyage, or else a departure of the same carrier on the same day: a carrier's own report replaces our rate sheet. */
function isSame(rated: Journey, known: Sailing, zone: string): boolean {
  if (rated.carrier !== known.carrier) return false
  const voyage = rated.legs[0]?.voyage
  const dayOf = ({ departsAt }: Pick<Journey, 'departsAt'>) => writeLocalTime(Date.parse(departsAt), zone).slice(0, 10)
  return (voyage !== undefined && voyage === known.voyage) || dayOf(rated) === dayOf(known)
}

function isWanted({ arrivesAt, legs }: Journey, { arrivalStartDate, arrivalEndDate, maxTranshipment }: Input, zone: string): boolean {
  const day = writeLocalTime(Date.parse(arrivesAt), zone).slice(0, 10)
  return (
    (arrivalStartDate === undefined || day >= arrivalStartDate) &&
    (arrivalEndDate === undefined || day <= arrivalEndDate) &&
    (maxTranshipment === undefined || legs.length - 1 <= maxTranshipment)
  )
}

function byDeparture(one: Journey, other: Journey): number {
  const [a, b] = [one, other].map(({ departsAt, carrier, legs }) => [departsAt, carrier, legs[0]?.voyage ?? ''].join(' '))
  return (a ?? '') < (b ?? '') ? -1 : 1
}

function toRoute({ carrier, departsAt, arrivesAt, loading, legs }: Journey, zone: ZoneOf): object {
  const [first, last] = [legs[0], legs.at(-1)]
  const cutOffTimes = toCutOffs(loading, zone(first?.from ?? ''))
  return {
    placeOfReceipt: placeAt(first?.from ?? '', departsAt, first?.terminal, zone),
    placeOfDelivery: placeAt(last?.to ?? '', arrivesAt, last?.terminalTo, zone),
    receiptTypeAtOrigin: 'CY',
    deliveryTypeAtDestination: 'CY',
    ...(cutOffTimes.length > 0 && { cutOffTimes }),
    transitTime: Math.max(0, Math.round((Date.parse(arrivesAt) - Date.parse(departsAt)) / dayMs)),
    legs: legs.map((leg, index) => ({
      sequenceNumber: index + 1,
      transport: toTransport(leg, carrier),
      departure: placeAt(leg.from, leg.departsAt, leg.terminal, zone),
      arrival: placeAt(leg.to, leg.arrivesAt, leg.terminalTo, zone),
    })),
  }
}

function toTransport({ vessel, imo, voyage, service }: RouteLeg, carrier: string): object {
  const partner = {
    // SCAC codes have four letters, codes of SMDG three.
    ...(/^\S{1,4}$/.test(carrier) && { carrierCode: carrier, carrierCodeListProvider: carrier.length === 4 ? 'NMFTA' : 'SMDG' }),
    ...limited('carrierServiceCode', service, 11),
    ...limited('carrierExportVoyageNumber', voyage, 50),
  }
  const ship = { ...(imo !== undefined && /^\d{7}$/.test(imo) && { vesselIMONumber: imo }), ...limited('name', vessel, 50) }
  return { modeOfTransport: 'VESSEL', servicePartners: [partner], ...(Object.keys(ship).length > 0 && { vessel: ship }) }
}

/** In the port's own time, with its offset. Places without a UN/LOCODE go by name. */
function placeAt(place: string, at: string, terminal: string | undefined, zone: ZoneOf): object {
  const isCode = /^[A-Z]{2}[A-Z2-9]{3}$/.test(place)
  const facility = terminal !== undefined && /^[A-Z0-9]{1,6}$/.test(terminal)
  return {
    facilityTypeCode: 'POTE',
    location: {
      ...(isCode ? { UNLocationCode: place } : { locationName: place }),
      ...(facility && { facility: { facilityCode: terminal, facilityCodeListProvider: 'SMDG' } }),
    },
    dateTime: writeLocalTime(Date.parse(at), zone(place)),
  }
}

function toCutOffs(loading: Journey['loading'], zone: string): object[] {
  const times = callTimesOf(loading)
  return Object.entries(cutOffCodes).flatMap(([name, cutOffDateTimeCode]) => {
    const at = times[name as keyof typeof cutOffCodes]
    return at === undefined ? [] : [{ cutOffDateTimeCode, cutOffDateTime: writeLocalTime(Date.parse(at), zone) }]
  })
}

/** A text within the standard's limit; a cut code would be another code. */
function limited(name: string, value: string | undefined, most: number) {
  const text = value?.trim()
  return text && text.length <= most ? { [name]: text } : {}
}

function startOf(day: string, zone: string): string {
  return new Date(readMoment(`${day}T00:00`, zone).at ?? Date.parse(`${day}T00:00:00Z`)).toISOString()
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
