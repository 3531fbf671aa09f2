/** The shipments under a number that the caller may see, with all events about them. */

import { formsOfBill, isOfJourney, type JourneyEnds, plainNumber, readTrackedNumber } from '#domain'
import { dayMs, isObject } from '#rules'
import { type Call, limitOf, listObjects } from '../../kernel/index.ts'
import type { OrderRecord } from '../../orders/order/index.ts'
import { endsOf, journeyOf, listEventsOf, listReferences, listVoyageCalls, type PortCall, type StoredEvent } from '../transport/index.ts'
import { type StoppedCall, stoppedCall, toCallEvents } from './call-events.ts'
import { listOrdersUnder, type Scope } from './store.ts'

/** Where to look, besides the number. */
export interface TrackedPlace {
  readonly portArea?: string | undefined
  readonly terminal?: string | undefined
  readonly carrier?: string | undefined
}

export interface Shipment {
  /** Absent if staff look up a number of no order. */
  readonly order?: OrderRecord
  readonly mbl?: string
  readonly containers: readonly string[]
  readonly ends: JourneyEnds
  readonly carrier?: string
  readonly vessel?: string
  readonly imo?: string
  readonly voyage?: string
  readonly events: readonly StoredEvent[]
  /** Calls of the ship at the ends of the journey that do not take place. */
  readonly stopped?: readonly StoppedCall[]
}

export interface FoundShipments {
  readonly shipments: readonly Shipment[]
  /** There are some, but with another carrier, port area or terminal. */
  readonly isElsewhere: boolean
}

type Reading = Pick<Call, 'db' | 'brand'>

const mostOrders = 5

/** Newest order first. A number of another company finds nothing. */
export async function findShipments(
  call: Reading,
  scope: Scope,
  { number, ...place }: TrackedPlace & { number: string },
): Promise<FoundShipments> {
  const forms = formsOf(call, number, place.carrier)
  const named = await listEventsOf(call.db, scope.brand, forms)
  const linked = named.flatMap(({ event }) => [event.container, event.mbl].filter((one) => one !== undefined))
  const orders = await listOrdersUnder(call.db, scope, [...new Set([...forms, ...linked])], mostOrders)
  const ofOrders = await Promise.all(orders.map((order) => loadShipment(call, order, forms, named)))
  const isStaff = scope.companyId === null
  // Without its carrier, a bare number may be that of several: only what carries it as given counts.
  const loose = place.carrier === undefined ? named.filter(({ event }) => isUnder(event, number)) : named
  const candidates = orders.length === 0 && isStaff && loose.length > 0 ? [await withCalls(call, toLooseShipment(loose))] : ofOrders
  const shipments = candidates.filter((shipment) => isAt(call, shipment, place))
  return { shipments, isElsewhere: shipments.length === 0 && candidates.length > 0 }
}

function isUnder({ container, mbl, booking }: StoredEvent['event'], number: string): boolean {
  return [container, mbl, booking].some((one) => one !== undefined && plainNumber(one) === number)
}

/** Every form in which sources may write the number. */
export function formsOf({ brand }: Pick<Call, 'brand'>, text: string, carrier?: string): string[] {
  const { number, kind } = readTrackedNumber(text)
  if (number === '') return []
  const scacs = new Set(listObjects(brand.documents.reference?.carrier?.rows).map(({ id }) => String(id)))
  return kind === 'container' ? [number] : formsOfBill(number, scacs, carrier)
}

async function loadShipment(call: Reading, order: OrderRecord, forms: readonly string[], named: readonly StoredEvent[]): Promise<Shipment> {
  const { data } = order
  const journey = journeyOf(order, call.brand)
  const { mbl, containers: all } = journey
  // A container may be known from events only, before it is on the order.
  const containers = forms.filter((form) => all.includes(form) || named.some(({ event }) => event.container === form))
  const own = await listEventsOf(call.db, order.brand, await listReferences(call.db, order.omsOrderNo))
  const events = [...new Map([...named, ...own].map((stored) => [stored.event.key, stored])).values()].filter(
    ({ event }) =>
      isOfJourney(event, journey) && (containers.length === 0 || event.container === undefined || containers.includes(event.container)),
  )
  const boxes = all.length > 0 ? all : containersOf(events)
  return await withCalls(call, {
    order,
    ...(mbl !== undefined && { mbl }),
    containers: containers.length > 0 ? containers : boxes,
    ends: endsOf(order),
    ...shipOf(events, { carrier: data.carrier, vessel: data.vessel, voyage: data.voyage }),
    events,
  })
}

/** A shipment that is known from events only. Its ends are the first departure and the last arrival of a ship. */
function toLooseShipment(events: readonly StoredEvent[]): Shipment {
  const moves = events.map(({ event }) => event).filter(({ type, mode }) => type === 'TRANSPORT' && (mode ?? 'VESSEL') === 'VESSEL')
  const pol = moves.find(({ code }) => code === 'DEPA')?.place
  const pod = moves.findLast(({ code }) => code === 'ARRI')?.place
  const mbl = events.find(({ event }) => event.mbl !== undefined)?.event.mbl
  return {
    ...(mbl !== undefined && { mbl }),
    containers: containersOf(events),
    ends: { ...(pol !== undefined && { pol }), ...(pod !== undefined && { pod }) },
    ...shipOf(events, {}),
    events,
  }
}

function containersOf(events: readonly StoredEvent[]): string[] {
  return [...new Set(events.flatMap(({ event }) => (event.container === undefined ? [] : [event.container])))].sort()
}

/** Ship and carrier: what events say is newer than what the order says. */
function shipOf(
  events: readonly StoredEvent[],
  known: { carrier?: string | undefined; vessel?: string | undefined; voyage?: string | undefined },
) {
  const named = events.map(({ event }) => event).filter(({ vessel: eventVessel }) => eventVessel !== undefined)
  const newest = named.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
  const carrier = known.carrier ?? events.find(({ event }) => event.carrier !== undefined)?.event.carrier
  const vessel = newest?.vessel ?? known.vessel
  const voyage = newest ? (newest.voyageOut ?? newest.voyageIn ?? known.voyage) : known.voyage
  return {
    ...(carrier && { carrier }),
    ...(vessel && { vessel }),
    ...(newest?.imo && { imo: newest.imo }),
    ...(voyage && { voyage }),
  }
}

/** Adds what schedules and berth plans say of the ship's calls at the ends of the journey. */
async function withCalls({ db, brand }: Reading, shipment: Shipment): Promise<Shipment> {
  const { vessel, imo, voyage, ends, order } = shipment
  if (!vessel || !voyage) return shipment
  const start = order?.createdAt.getTime() ?? Date.parse(shipment.events[0]?.event.at ?? '')
  if (Number.isNaN(start)) return shipment
  const from = new Date(start - limitOf(brand, 'journeyDaysBefore') * dayMs)
  const to = new Date(start + limitOf(brand, 'journeyDaysAfter') * dayMs)
  const calls = await listVoyageCalls(db, { brand: brand.id, vessel: imo ?? vessel, voyage, from, to })
  const places = new Set([ends.pol, ends.pod])
  // A ship leaves the port of loading on its outbound voyage: the inbound one may carry the number of another week's.
  const isOutbound = (one: PortCall) => one.voyage === voyage || one.voyage_out === voyage
  const own = calls.filter((one) => places.has(one.place) && (one.place !== ends.pol || isOutbound(one)))
  return {
    ...shipment,
    events: [...shipment.events, ...own.flatMap(toCallEvents)],
    stopped: own.flatMap((one) => stoppedCall(one) ?? []),
  }
}

/** Only what is known can contradict: a shipment without a terminal may be at any. */
function isAt({ brand }: Reading, { order, carrier, ends, events }: Shipment, place: TrackedPlace): boolean {
  if (place.carrier !== undefined && carrier !== undefined && carrier !== place.carrier) return false
  const terminalFacts = readTerminals({ brand }, place)
  if (!terminalFacts) return true
  const { port, terminals } = terminalFacts
  const atPort = events.filter(({ event }) => event.place === port)
  if (ends.pol !== port && ends.pod !== port && atPort.length === 0) return false
  const reported = atPort.flatMap(({ event }) => (event.facilityType === 'POTE' && event.facility !== undefined ? [event.facility] : []))
  const stated = [...reported, ...(order && ends.pol === port ? terminalOf(order) : [])]
  return stated.length === 0 || stated.some((terminal) => terminals.has(terminal))
}

/** The terminals of a port area, or the one terminal, and their port; undefined if neither was asked for. */
function readTerminals({ brand }: Pick<Reading, 'brand'>, { portArea, terminal }: TrackedPlace) {
  const rowsOf = (reference: string) => listObjects(brand.documents.reference?.[reference]?.rows)
  if (terminal !== undefined)
    return { port: rowsOf('terminal').find(({ id }) => id === terminal)?.parent, terminals: new Set<unknown>([terminal]) }
  const area = rowsOf('tracking-area').find(({ id }) => id === portArea)
  if (!area) return undefined
  const listed = isObject(area.facts) ? area.facts.terminals : undefined
  return { port: area.parent, terminals: new Set<unknown>(Array.isArray(listed) ? listed : []) }
}

/** Staff maintain it in the sailing's facts. */
function terminalOf({ data }: OrderRecord): string[] {
  const { terminal } = data as { readonly terminal?: unknown }
  return typeof terminal === 'string' ? [terminal] : []
}
