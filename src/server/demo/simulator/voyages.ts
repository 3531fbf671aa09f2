/** The simulated world: what ships and containers of the demo do, from the demo's data and the clock alone. */

import { createHash } from 'node:crypto'
import { eventKey, type TransportEvent } from '#domain'
import { dayMs, hourMs } from '#rules'

/** A shipment of a demo order. Days are YYYY-MM-DD. */
export interface Shipment {
  readonly mbl: string
  readonly containers: readonly string[]
  readonly carrier: string
  readonly vessel: string
  readonly voyage: string
  readonly pol: string
  readonly pod: string
  readonly etd: string
  readonly eta: string
  /** The ship, its planned times and those expected by now, if its calls are known; ISO, UTC. */
  readonly imo?: string
  readonly departs?: string | undefined
  readonly arrives?: string | undefined
  readonly leaves?: string | undefined
  readonly lands?: string | undefined
  /** By their DCSA codes. */
  readonly cutOffs?: Readonly<Record<string, string>>
}

export interface Voyage {
  readonly carrier: string
  readonly service: string
  readonly vessel: string
  readonly imo: string
  readonly voyage: string
  readonly pol: string
  readonly pod: string
  /** Planned, in milliseconds. */
  readonly departs: number
  readonly arrives: number
  /** Actual, in milliseconds; announced three days before the departure. */
  readonly leaves: number
  readonly lands: number
  /** By their DCSA codes; ISO, UTC. */
  readonly cutOffs: Readonly<Record<string, string>>
}

/** A number from 0 below `below` that only depends on the text. */
function draw(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE() % below
}

/** Seven digits with the check digit of the IMO. */
export function imoOf(vessel: string): string {
  const digits = String(900_000 + draw(vessel, 99_999))
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (7 - index), 0)
  return `${digits}${sum % 10}`
}

/** The voyages of the shipments, each once, by departure. Other sailings are known from the demo's own calls. */
export function voyagesOf(shipments: readonly Shipment[]): Voyage[] {
  const voyages = new Map(shipments.map((shipment) => [nameOf(shipment), toVoyage(shipment)]))
  return [...voyages.entries()]
    .sort(([name, one], [other, two]) => one.departs - two.departs || (name < other ? -1 : 1))
    .map(([, voyage]) => voyage)
}

function nameOf({ vessel, voyage, pol, pod }: Pick<Voyage, 'vessel' | 'voyage' | 'pol' | 'pod'>): string {
  return [vessel, voyage, pol, pod].join(' ')
}

function toVoyage({ carrier, vessel, voyage, pol, pod, etd, eta, ...known }: Shipment): Voyage {
  const departs = Date.parse(known.departs ?? `${etd}T10:00:00Z`)
  const arrives = Date.parse(known.arrives ?? `${eta}T06:00:00Z`)
  const late = hourMs * (draw(`late ${vessel} ${voyage}`, 4) === 0 ? 30 + draw(`hours ${vessel} ${voyage}`, 40) : draw(voyage, 7))
  const timeOf = (expected: string | undefined, otherwise: number) => (expected === undefined ? otherwise : Date.parse(expected))
  const times = { departs, arrives, leaves: timeOf(known.leaves, departs + late), lands: timeOf(known.lands, arrives + late) }
  return {
    carrier,
    service: `${carrier.slice(0, 2)}${draw(`${pol}${pod}`, 9) + 1}`,
    vessel,
    imo: known.imo ?? imoOf(vessel),
    voyage,
    pol,
    pod,
    ...times,
    cutOffs: known.cutOffs ?? {},
  }
}

/** DCSA's reason for a delay of a day or more. */
export function delayOf(planned: number, actual: number): 'WEA' | undefined {
  return actual - planned >= dayMs ? 'WEA' : undefined
}

type Step = Pick<TransportEvent, 'type' | 'code' | 'classifier'> &
  Partial<TransportEvent> & { readonly time: number; readonly reported: number }

/** What has been reported until now: plans, estimates and what happened. */
export function eventsOf(shipment: Shipment, now: number): TransportEvent[] {
  const voyage = toVoyage(shipment)
  const { departs, arrives, leaves, lands, carrier, pol, pod, vessel, imo } = voyage
  const ship = { mode: 'VESSEL', imo, vessel, voyageOut: shipment.voyage, service: voyage.service }
  const sea = (code: string, place: string, planned: number, actual: number): Step[] => {
    const call = { type: 'TRANSPORT', code, place, facilityType: 'POTE', ...ship } as const
    const delayReason = delayOf(planned, actual)
    return [
      { ...call, classifier: 'PLN', time: planned, reported: departs - 21 * dayMs },
      { ...call, classifier: 'EST', ...(delayReason && { delayReason }), time: actual, reported: departs - 3 * dayMs },
      { ...call, classifier: 'ACT', time: actual, reported: actual + hourMs },
    ]
  }
  const boxes = shipment.containers.flatMap((container): Step[] => {
    const spread = draw(container, 20) * hourMs
    const box = (
      code: string,
      place: string,
      at: number,
      isEmpty: boolean,
      facilityType: string,
      more: Partial<TransportEvent> = {},
    ): Step => ({
      type: 'EQUIPMENT',
      code,
      classifier: 'ACT',
      container,
      place,
      isEmpty,
      facilityType,
      ...more,
      time: at,
      reported: at + hourMs / 2,
    })
    const seals = [{ number: `S${draw(`seal ${container}`, 900_000) + 100_000}`, source: 'SHI', type: 'BLT' }]
    return [
      box('GTOT', pol, departs - 6 * dayMs + spread, true, 'DEPO'),
      box('GTIN', pol, departs - 3 * dayMs + spread, false, 'POTE', { seals }),
      box('LOAD', pol, leaves - 8 * hourMs, false, 'POTE', ship),
      box('DISC', pod, lands + 10 * hourMs, false, 'POTE', ship),
      box('GTOT', pod, lands + 2 * dayMs + spread, false, 'POTE'),
      box('GTIN', pod, lands + 5 * dayMs + spread, true, 'DEPO'),
    ]
  })
  const booked: Step = {
    type: 'SHIPMENT',
    code: 'CONF',
    classifier: 'ACT',
    document: 'BKG',
    booking: `B${shipment.mbl}`,
    time: departs - 14 * dayMs,
    reported: departs - 14 * dayMs,
  }
  return [booked, ...sea('DEPA', pol, departs, leaves), ...sea('ARRI', pod, arrives, lands), ...boxes]
    .filter(({ reported }) => reported <= now)
    .map((step) => {
      const { time, reported, ...facts } = step
      const at = new Date(time).toISOString()
      // A box without its own number is found by the bill of lading.
      const whole = { ...facts, source: 'simulator', carrier, mbl: shipment.mbl, at, createdAt: new Date(reported).toISOString() }
      return { ...whole, key: eventKey(whole) }
    })
}
