/** Shipments in responses: worded for the reader, times in local time, without parties. */

import { type BoxLine, bestOf, boxTimeline, type LineHold, type LineReport, staffSource } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { hourMs } from '#rules'
import { type Call, labelOf, limitOf, listObjects, wordsOf } from '../../kernel/index.ts'
import { type OrderRecord, readOrderType } from '../../orders/order/index.ts'
import { readEventMilestones } from '../transport/index.ts'
import type { StoppedCall } from './call-events.ts'
import type { Shipment } from './find-shipments.ts'
import { localTime, zoneOf } from './local-times.ts'

export type ShownShipment = Operations['track-shipment']['output']['shipments'][number]
export type ShownBox = ShownShipment['boxes'][number]
type ShownLine = ShownBox['lines'][number]
type Reading = Pick<Call, 'brand' | 'language' | 'now'>

/** Leaves out the order's number: links show it to people outside the company. */
export function describeShipment(call: Reading, shipment: Shipment): ShownShipment {
  const { mbl, carrier, vessel, imo, voyage, ends, events, containers } = shipment
  const boxes = (containers.length > 0 ? containers : [undefined]).map((container) => describeBox(call, shipment, container))
  const receivedAt = events
    .map((event) => event.receivedAt.toISOString())
    .sort()
    .at(-1)
  return {
    ...(mbl !== undefined && { mbl }),
    ...(carrier !== undefined && { carrier, carrierName: labelOf('reference', 'carrier', carrier, call) }),
    ...(vessel !== undefined && { vessel }),
    ...(imo !== undefined && { imo }),
    ...(voyage !== undefined && { voyage }),
    ...(vessel === undefined ? { noVessel: wordsOf(call)('tracking.noVessel') } : {}),
    ...(ends.pol !== undefined && { pol: ends.pol, polName: placeName(call, ends.pol) }),
    ...(ends.pod !== undefined && { pod: ends.pod, podName: placeName(call, ends.pod) }),
    ...(receivedAt !== undefined && { receivedAt }),
    boxes,
  }
}

/** Milestones of the shipment's order type; without an order, all that events can mean. */
function stepsOf({ brand }: Reading, order: OrderRecord | undefined): readonly string[] {
  if (order) return readOrderType(brand.documents, order.data.orderType).milestones
  const milestoneIds = new Set(readEventMilestones(brand).map(({ milestone }) => milestone))
  return listObjects(brand.documents.dictionary?.milestone?.rows)
    .map(({ id }) => String(id))
    .filter((id) => milestoneIds.has(id))
}

function describeBox(call: Reading, shipment: Shipment, container: string | undefined): ShownBox {
  const { order, ends } = shipment
  const mine = shipment.events.filter(({ event }) => event.container === undefined || event.container === container)
  const events = mine.map(({ event }) => event)
  const { lines, holds } = boxTimeline({
    events,
    milestones: readEventMilestones(call.brand),
    ends,
    steps: stepsOf(call, order),
    recorded: (order?.data.milestones ?? []).filter(({ source }) => source === undefined),
    toleranceMinutes: limitOf(call.brand, 'milestoneConflictMinutes'),
    holds: order?.data.holds ?? [],
  })
  const received = new Map(mine.map(({ event, receivedAt }) => [event.key, receivedAt.toISOString()]))
  const described = lines.map((line, index) => describeLine(call, shipment, { line, id: String(index), received }))
  const onOrder = order?.data.containers?.find(({ containerNo }) => containerNo === container)
  const seals = events
    .flatMap((event) => event.seals ?? [])
    .map(({ number, source }) => ({ number, ...(source !== undefined && { by: labelOf('dictionary', 'seal-source', source, call) }) }))
  const boxType = onOrder?.boxType ?? events.find(({ isoType }) => isoType !== undefined)?.isoType
  const current = described.findLast(({ actual }) => actual !== undefined)
  const arrival = lines.find(({ milestone }) => milestone === 'arrival')
  return {
    ...(container !== undefined && { container }),
    ...(boxType !== undefined && { boxType }),
    seals: seals.length > 0 ? unique(seals) : onOrder?.sealNo ? [{ number: onOrder.sealNo }] : [],
    ...(current && { status: current.label, statusAt: current.actual }),
    ...(described.find(({ milestone }) => milestone === 'empty-picked-up')?.actual && {
      pickedUp: described.find(({ milestone }) => milestone === 'empty-picked-up')?.actual,
    }),
    ...(arrival && stopOf(arrival, shipment) ? {} : etaOf(call, ends.pod, arrival)),
    lines: described,
    holds: holds.map((hold) => describeHold(call, hold)),
  } as ShownBox
}

function unique(seals: readonly { readonly number: string; readonly by?: string }[]) {
  return [...new Map(seals.map((seal) => [seal.number, seal])).values()]
}

interface DescribeLine {
  readonly line: BoxLine
  readonly id: string
  readonly received: ReadonlyMap<string, string>
}

function describeLine(call: Reading, shipment: Shipment, { line, id, received }: DescribeLine): ShownLine {
  const { ends } = shipment
  const { milestone, step, document, planned, estimated, actual } = line
  const event = bestOf(line)?.event
  const place = line.place ?? usualPlace(milestone, ends)
  const zone = zoneOf(call.brand, place)
  const report = (known: LineReport | undefined) => known && describeReport(call, known, { zone, received })
  const terminal = event?.facility
  const stopped = stopOf(line, shipment)
  const label = milestone === undefined ? stepLabel(call, step ?? '', document) : labelOf('dictionary', 'milestone', milestone, call)
  return {
    id,
    label,
    state: stopped ? 'cancelled' : stateOf(line, call.now()),
    ...(stopped && {
      cancelled: {
        label: labelOf('dictionary', 'call-status', stopped.status, call),
        source: sourceName(call, stopped.source),
        reportedAt: stopped.reportedAt,
      },
    }),
    ...(milestone !== undefined && { milestone }),
    ...(place !== undefined && { place, placeName: placeName(call, place) }),
    ...(terminal !== undefined && { facility: labelOf('reference', 'terminal', terminal, call) }),
    ...(event?.type === 'TRANSPORT' &&
      (event.mode ?? 'VESSEL') === 'VESSEL' &&
      event.code !== 'BRTH' && { kind: event.code === 'DEPA' ? 'departure' : 'arrival' }),
    ...(event?.type === 'TRANSPORT' && event.vessel !== undefined && { vessel: event.vessel }),
    ...(planned && { planned: report(planned) }),
    ...(estimated && { estimated: report(estimated) }),
    ...(actual && { actual: report(actual) }),
    ...changeOf(call, line, zone),
    ...(event?.remark !== undefined && { remark: event.remark }),
    holds: line.holds.map((hold) => describeHold(call, hold)),
  } as ShownLine
}

/**
 * Why the ship does not call, if the line is about that call and nothing happened yet. A ship that skips the port of loading does not
 * carry the container to the port of discharge either.
 */
function stopOf(line: BoxLine, { ends, stopped = [] }: Shipment): StoppedCall | undefined {
  const isShip = line.milestone === 'departure' || line.milestone === 'arrival' || line.step?.startsWith('TRANSPORT-')
  if (!isShip || line.actual) return undefined
  const place = line.place ?? usualPlace(line.milestone, ends)
  return stopped.find((one) => one.place === place) ?? (place === ends.pod ? stopped.find((one) => one.place === ends.pol) : undefined)
}

/** Where a milestone takes place if no report says so: before the ship leaves in the port of loading, afterwards at its end. */
function usualPlace(milestone: string | undefined, { pol, pod }: Shipment['ends']): string | undefined {
  if (milestone === undefined) return undefined
  return atDestination.has(milestone) ? pod : pol
}

const atDestination: ReadonlySet<string> = new Set(['arrival', 'gate-out', 'container-returned', 'picked-up', 'delivered'])

/** `overdue`: it should have happened by now, and there is no report that it did. */
function stateOf(line: BoxLine, now: Date): ShownLine['state'] {
  if (line.actual) return 'done'
  const best = bestOf(line)
  if (!best) return 'open'
  return Date.parse(best.at) < now.getTime() ? 'overdue' : 'expected'
}

function describeReport(
  call: Reading,
  { at, source, reportedAt, event }: LineReport,
  known: { zone: string; received: ReadonlyMap<string, string> },
) {
  const receivedAt = event ? (known.received.get(event.key) ?? reportedAt) : reportedAt
  return { ...localTime(at, known.zone), source: sourceName(call, source), reportedAt, receivedAt }
}

/** The last change of an estimate, or of the plan by the first estimate. */
function changeOf(call: Reading, { planned, estimated, before }: BoxLine, zone: string): Pick<ShownLine, 'change'> {
  const current = estimated ?? planned
  const from = before ?? (estimated ? planned : undefined)
  if (!current || !from || from.at === current.at) return {}
  return {
    change: {
      from: localTime(from.at, zone),
      to: localTime(current.at, zone),
      hours: Math.round((Date.parse(current.at) - Date.parse(from.at)) / hourMs),
      source: sourceName(call, current.source),
      reportedAt: current.reportedAt,
    },
  }
}

function etaOf(call: Reading, pod: string | undefined, arrival: BoxLine | undefined): Pick<ShownBox, 'eta' | 'change'> {
  const best = arrival && bestOf(arrival)
  if (!best || !arrival) return {}
  const zone = zoneOf(call.brand, arrival.place ?? pod)
  return { eta: { ...localTime(best.at, zone), isActual: arrival.actual !== undefined }, ...changeOf(call, arrival, zone) }
}

function describeHold(call: Reading, { document, reason, heldAt, releasedAt }: LineHold) {
  return {
    reason: reason ?? wordsOf(call)('tracking.held', { document: labelOf('dictionary', 'transport-document', document ?? '', call) }),
    heldAt,
    ...(releasedAt !== undefined && { releasedAt }),
  }
}

function stepLabel(call: Reading, step: string, document: string | undefined): string {
  const what = step.startsWith('PORT-')
    ? labelOf('dictionary', 'port-step', step.slice('PORT-'.length), call)
    : labelOf('dictionary', 'tracking-step', step, call)
  return document === undefined
    ? what
    : wordsOf(call)('tracking.documentStep', { document: labelOf('dictionary', 'transport-document', document, call), step: what })
}

/** A source that is not declared, such as one of the past, is named after its carrier. */
export function sourceName(call: Reading, source: string): string {
  if (source === staffSource) return wordsOf(call)('tracking.staff')
  const name = labelOf('reference', 'event-source', source, call)
  return name === source ? labelOf('reference', 'carrier', source, call) : name
}

export function placeName(call: Reading, place: string): string {
  return labelOf('reference', 'port', place, call)
}
