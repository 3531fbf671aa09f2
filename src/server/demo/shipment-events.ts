/**
 * What carriers, ports and terminals report about the sea bookings of the demo world, so that tracking shows something before any
 * source is connected. Taken in like reports of real sources; times agree with what the demo's staff recorded.
 */

import type { Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { eventKey, type TransportEvent } from '#domain'
import { dayMs, hourMs, minuteMs } from '#rules'
import type { Database } from '../db/index.ts'
import { takeIn } from '../feeds/transport/index.ts'
import { listObjects } from '../kernel/index.ts'
import type { OrderData } from '../orders/order/index.ts'
import { createRandom } from './random.ts'
import { markEventsApplied, type WorldRecord } from './store.ts'
import type { SailingTimes } from './timetable.ts'
import { nameContainer } from './yard-boxes.ts'

export interface AddShipmentEventsOptions {
  readonly brand: BrandPlan
  readonly today: string
  readonly seed: number
  readonly orders: readonly WorldRecord[]
  /** Times of the ships, by order number. */
  readonly sailings: ReadonlyMap<string, SailingTimes>
  /** Days at sea to a port; undefined if no lane leads there. */
  readonly daysTo: (pod: string) => number | undefined
}

/** Sailings so long ago are not reported. */
const daysBack = 70

export async function addShipmentEvents(tx: Transaction<Database>, options: AddShipmentEventsOptions): Promise<void> {
  const { brand, today } = options
  const now = new Date(`${today}T00:00:00Z`)
  const events = options.orders.flatMap((order) => eventsOf(options, order, now))
  for (const source of [...new Set(events.map((event) => event.source))].sort()) {
    const own = events.filter((event) => event.source === source)
    await takeIn(tx, { receipt: { brand: brand.id, source, kind: source === portSource ? 'sheet' : 'events' }, events: own }, now)
  }
  // The orders' own history already contains them.
  await markEventsApplied(tx, brand.id, now)
}

/** Steps of Chinese ports come by sheet. */
const portSource = 'sheet'

function eventsOf(options: AddShipmentEventsOptions, { id, data: stored, state, createdAt }: WorldRecord, now: Date): TransportEvent[] {
  const data = stored as OrderData
  const { mblNo, carrier, pol, pod, etd, vessel, voyage } = data
  if (!mblNo || !carrier || !pol || !pod || !etd || !vessel || !voyage || (state !== 'in-process' && state !== 'completed')) return []
  const sailing = options.sailings.get(id)
  const sails = sailing?.departs ?? Date.parse(`${etd}T10:30:00Z`)
  const days = options.daysTo(pod)
  if (days === undefined || sails < now.getTime() - daysBack * dayMs) return []
  const random = createRandom(sails / hourMs + [...voyage].reduce((sum, letter) => sum + letter.charCodeAt(0), options.seed))
  const recorded = (milestone: string, fallback: number) => {
    const milestoneRecord = data.milestones.find((one) => one.milestone === milestone)
    return milestoneRecord ? Date.parse(milestoneRecord.at) : fallback
  }
  const plannedArrival = sailing?.arrives ?? sails + days * dayMs
  const drawn = random.pick([0, 6, 14, 26, -5]) * hourMs
  const delay = sailing ? sailing.arrived - sailing.arrives : drawn
  const arrives = recorded('arrival', plannedArrival + delay)
  const containers = listContainers(data, random.between(100_000, 989_999))
  const isHeld = random.next() < 0.25
  const bill = { source: carrier, carrier, mbl: mblNo.toUpperCase(), booking: `${carrier}B${mblNo.slice(-8)}` }
  const terminal = listObjects(options.brand.documents.reference?.terminal?.rows).find(({ parent }) => parent === pol)
  const atTerminal = { facilityType: 'POTE', ...(terminal && { facility: String(terminal.id) }) }
  const ship = { type: 'TRANSPORT', mode: 'VESSEL', vessel, voyageOut: voyage, place: pod, ...(sailing && { imo: sailing.imo }) } as const
  const gateIn = recorded('gate-in', sails - 48 * hourMs)
  const released = recorded('customs-released', sails - 40 * hourMs)
  const loadedAt = recorded('departure', sails) - 4 * hourMs
  const customs = { type: 'SHIPMENT', document: 'CUS', place: pol } as const
  const port = { type: 'PORT', place: pol, source: portSource } as const
  const box = (step: Step, index: number, container: string): Step => ({ ...step, container, at: step.at + index * 20 * minuteMs })
  const each = (step: Step) => containers.map((container, index) => box(step, index, container))
  const seals = (index: number) => ({
    seals: [{ number: `${carrier.slice(0, 2)}${random.between(1_000_000, 8_999_999) + index}`, source: 'CAR' }],
  })
  const steps: readonly Step[] = [
    { type: 'SHIPMENT', code: 'CONF', document: 'BKG', at: recorded('container-released', sails - 144 * hourMs) },
    ...each({
      type: 'EQUIPMENT',
      code: 'GTOT',
      isEmpty: true,
      facilityType: 'DEPO',
      place: pol,
      at: recorded('empty-picked-up', sails - 96 * hourMs),
    }),
    ...each({ type: 'EQUIPMENT', code: 'GTIN', isEmpty: false, ...atTerminal, place: pol, at: gateIn }).map((step, index) => ({
      ...step,
      ...seals(index),
    })),
    ...(isHeld ? [{ ...customs, code: 'HOLD', at: gateIn + hourMs / 2 }] : []),
    { ...customs, code: 'RELS', at: Math.max(released, gateIn + hourMs) },
    { ...port, code: 'TMPS', at: recorded('terminal-released', sails - dayMs) },
    { ...port, code: 'PRLD', at: recorded('allocation', sails - 20 * hourMs) },
    ...each({ type: 'EQUIPMENT', code: 'LOAD', isEmpty: false, ...atTerminal, place: pol, at: loadedAt, vessel, voyageOut: voyage }),
    { ...ship, code: 'DEPA', place: pol, ...atTerminal, classifier: 'PLN', at: sails, reported: Date.parse(createdAt) },
    { ...ship, code: 'DEPA', place: pol, ...atTerminal, at: recorded('departure', sails) },
    { ...ship, code: 'ARRI', classifier: 'PLN', at: plannedArrival, reported: Date.parse(createdAt) },
    { ...ship, code: 'ARRI', classifier: 'EST', at: plannedArrival + delay / 2, reported: sails - 30 * hourMs },
    { ...ship, code: 'ARRI', classifier: 'EST', at: arrives, reported: sails + 20 * hourMs },
    { ...ship, code: 'ARRI', at: arrives },
    ...each({ type: 'EQUIPMENT', code: 'DISC', isEmpty: false, place: pod, at: arrives + 9 * hourMs }),
    ...each({
      type: 'EQUIPMENT',
      code: 'GTOT',
      isEmpty: false,
      facilityType: 'POTE',
      place: pod,
      at: recorded('gate-out', arrives + 40 * hourMs),
    }),
    ...each({
      type: 'EQUIPMENT',
      code: 'GTIN',
      isEmpty: true,
      facilityType: 'DEPO',
      place: pod,
      at: recorded('container-returned', arrives + 110 * hourMs),
    }),
  ]
  return steps.flatMap((step) => toEvent({ ...bill, ...step }, now))
}

type Step = Pick<TransportEvent, 'type' | 'code'> &
  Partial<Omit<TransportEvent, 'at' | 'createdAt' | 'key'>> & {
    readonly at: number
    /** When it was reported; default: soon after it happened. */
    readonly reported?: number
  }

/** Nothing is reported before it happened, or after now. */
function toEvent({ at, reported = at + 40 * minuteMs, ...step }: Step & { readonly source: string }, now: Date): TransportEvent[] {
  if (reported > now.getTime()) return []
  const event = { classifier: 'ACT' as const, ...step, at: new Date(at).toISOString(), createdAt: new Date(reported).toISOString() }
  return [{ ...event, key: eventKey(event) }]
}

const mostBoxes = 4

/** Those assigned to the order, else as many as were booked. */
function listContainers({ containers, boxes = '1' }: OrderData, serial: number): string[] {
  const assigned = (containers ?? []).flatMap(({ containerNo }) => (containerNo ? [containerNo] : []))
  if (assigned.length > 0) return assigned
  const count = [...boxes.matchAll(/(\d+)\*/g)].reduce((sum, [, quantity]) => sum + Number(quantity), 0)
  return Array.from({ length: Math.min(Math.max(count, 1), mostBoxes) }, (_, index) => nameContainer(serial + index))
}
