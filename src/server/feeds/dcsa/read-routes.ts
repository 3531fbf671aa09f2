/** Point-to-point routes that another system sent: DCSA Commercial Schedules 1.0. */
import { portByCode } from '#domain'
import type { DcsaLeg, DcsaRoute } from '#generated/entities.ts'
import type { Json } from '#rules'
import type { RouteLeg } from '../../db/index.ts'
import type { Refused, SailingRoute } from '../transport/index.ts'
import { findWrongShips, type ReadContext, refuse, validateReceived } from './received.ts'
import { commercialSchedules, findOtherFeed } from './standards.ts'
import { tidyRecord } from './tidy.ts'

export interface ReadRoutes {
  readonly routes: readonly SailingRoute[]
  readonly refusals: readonly Refused[]
}

/** Only the legs by ship become sailings; a route without one, or without the voyage of a leg, is left out. */
export function readRoutes(body: unknown, context: ReadContext): ReadRoutes {
  if (!Array.isArray(body)) return { routes: [], refusals: [refuse('', 'invalid.type')] }
  const other = findOtherFeed(body as Json[], commercialSchedules)
  if (other) return { routes: [], refusals: [other] }
  const refusals: Refused[] = []
  const routes: SailingRoute[] = []
  for (const [index, sent] of (body as Json[]).entries()) {
    const item = tidyRecord(sent)
    const received = validateReceived('dcsa-route', item, `/${index}`, context)
    const wrongShips = findWrongShips(item, `/${index}`)
    if ('faults' in received) refusals.push(...received.faults)
    else if (wrongShips.length > 0) refusals.push(...wrongShips)
    else routes.push(...toRoute(received.record, context))
  }
  return { routes, refusals }
}

function toRoute({ legs }: DcsaRoute, context: ReadContext): SailingRoute[] {
  const sea = legs.filter(({ transport }) => transport?.modeOfTransport === 'VESSEL').map((leg) => toLeg(leg, context))
  const seaLegs = sea.filter((leg) => leg !== undefined)
  const [first, ...others] = seaLegs
  if (!first || seaLegs.length < sea.length) return []
  const carrier = context.carrier ?? partnerOf(legs[0])?.carrierCode ?? ''
  const key = seaLegs.map(({ imo, vessel, voyage, from, to }) => [imo ?? vessel, voyage, from, to].join('/')).join(' ')
  return [{ key, carrier, legs: [first, ...others] }]
}

function toLeg(leg: DcsaLeg, { ports }: ReadContext): RouteLeg | undefined {
  const { vessel } = leg.transport ?? {}
  const partner = partnerOf(leg)
  const voyage = partner?.carrierExportVoyageNumber ?? partner?.carrierImportVoyageNumber
  const from = leg.departure.location.UNLocationCode
  const to = leg.arrival.location.UNLocationCode
  const name = vessel?.name ?? vessel?.vesselIMONumber
  if (!voyage || !from || !to || !name) return undefined
  const { facility } = leg.departure.location
  return {
    vessel: name,
    ...(vessel?.vesselIMONumber && { imo: vessel.vesselIMONumber }),
    voyage,
    ...(partner?.carrierServiceCode && { service: partner.carrierServiceCode }),
    from: portByCode(ports, from)?.id ?? from,
    to: portByCode(ports, to)?.id ?? to,
    departsAt: new Date(leg.departure.dateTime).toISOString(),
    arrivesAt: new Date(leg.arrival.dateTime).toISOString(),
    ...(facility?.facilityCodeListProvider === 'SMDG' && { terminal: facility.facilityCode }),
  }
}

function partnerOf(leg: DcsaLeg | undefined) {
  return leg?.transport?.servicePartners?.[0]
}
