/**
 * The ships of the demo world. A service has a fleet for each loop of ports of loading, large enough for a ship to be back before its
 * next turn, so that no ship is at two places at once.
 */
import { addDays, once, weekMs } from '#rules'
import type { DemoFacts, LaneFact, OriginFact, ServiceFact } from './demo-documents.ts'

export interface Ship {
  readonly name: string
  readonly nameZh: string
  /** In the form of an IMO number. */
  readonly imo: string
}

/** A ship's call at a port of loading. */
export interface Loading {
  readonly carrier: string
  readonly service: string
  readonly pol: string
  /** Calendar day of the planned departure. */
  readonly etd: string
}

export interface Turn {
  readonly ship: Ship
  /** Year, week and direction, as carriers number their voyages; the same at all ports of the loop. */
  readonly voyage: string
}

interface Fleets {
  /** Fleets by carrier, service and loop. */
  readonly main: ReadonlyMap<string, readonly Ship[]>
  /** Ships that carry on from the port of transhipment. */
  readonly second: ReadonlyMap<string, readonly Ship[]>
}

/** The ship that loads there on that day. */
export function turnOf(facts: DemoFacts, loading: Loading): Turn {
  const { lane, origin } = placeOf(facts, loading)
  const start = addDays(loading.etd, -origin.day)
  return { ship: shipIn(readFleets(facts).main, loading, { origin, start }), voyage: nameVoyage(start, lane.heading) }
}

/** The ship that takes its goods on from the port of transhipment, and the days at sea until they are there. */
export function secondLegOf(facts: DemoFacts, loading: Loading): { readonly ship: Ship; readonly days: number } {
  const { lane, origin } = placeOf(facts, loading)
  const ship = shipIn(readFleets(facts).second, loading, { origin, start: addDays(loading.etd, -origin.day) })
  return { ship, days: Math.round(lane.days / 3) + 2 + origin.days }
}

function placeOf(facts: DemoFacts, { carrier, service, pol }: Loading): { readonly lane: LaneFact; readonly origin: OriginFact } {
  const lane = facts.lanes.find(({ services }) => services.some((one) => one.carrier === carrier && one.service === service))
  const origin = facts.origins.find(({ port }) => port === pol)
  if (!lane || !origin) throw new Error(`The demo has no service ${carrier} ${service} from ${pol}.`)
  return { lane, origin }
}

/** A ship's turns follow each other week by week. */
function shipIn(
  fleets: ReadonlyMap<string, readonly Ship[]>,
  { carrier, service }: Loading,
  { origin, start }: { readonly origin: OriginFact; readonly start: string },
): Ship {
  const fleet = fleets.get(keyOf(carrier, service, origin.loop)) ?? []
  const ship = fleet[Math.floor(Date.parse(`${start}T00:00:00Z`) / weekMs) % fleet.length]
  if (!ship) throw new Error(`The demo has no ship for service ${carrier} ${service} from ${origin.port}.`)
  return ship
}

function nameVoyage(start: string, heading: string): string {
  const week = Math.floor((Date.parse(`${start}T00:00:00Z`) - Date.UTC(Number(start.slice(0, 4)), 0, 1)) / weekMs) + 1
  return `${start.slice(2, 4)}${String(week).padStart(2, '0')}${heading}`
}

const readFleets = once((facts: DemoFacts): Fleets => {
  const nextShip = createShipNames(facts)
  const loops = [...new Set(facts.origins.map(({ loop }) => loop))]
  const main = new Map<string, readonly Ship[]>()
  const second = new Map<string, readonly Ship[]>()
  for (const lane of facts.lanes) {
    for (const service of lane.services) {
      for (const loop of loops) {
        const key = keyOf(service.carrier, service.service, loop)
        const fleet = () => Array.from({ length: weeksAway(facts, lane, service) }, () => nextShip(service.carrier))
        main.set(key, fleet())
        if (service.via) second.set(key, fleet())
      }
    }
  }
  return { main, second }
})

/** Until a ship is back: out and home again, with two weeks in ports. */
function weeksAway({ origins }: DemoFacts, lane: LaneFact, service: ServiceFact): number {
  const out = lane.days + Math.max(...Object.values(lane.ports)) + Math.max(...origins.map(({ days }) => days)) + mostExtraDays
  return Math.ceil((2 * (out + (service.via ? lane.transitDays : 0)) + 14) / 7)
}

/** Slower services of a lane take up to this much longer. */
const mostExtraDays = 2

/** Names by carrier, each used once; when the words are used up, a second ship bears the name, and a third. */
function createShipNames({ ships, shipWords }: DemoFacts): (carrier: string) => Ship {
  const words = Object.entries(shipWords)
  const used = new Map<string, number>()
  let count = 0
  return (carrier) => {
    const pattern = ships.find((one) => one.carrier === carrier)
    if (!pattern) throw new Error(`The demo names no ships of ${carrier}.`)
    const at = used.get(carrier) ?? 0
    used.set(carrier, at + 1)
    const { numberedFrom, name } = pattern
    const number = String((numberedFrom ?? 0) + at)
    const [en = '', zh = ''] = numberedFrom === undefined ? (words[at % words.length] ?? []) : [number, number]
    const rank = numberedFrom === undefined ? (ranks[Math.floor(at / words.length)] ?? '') : ''
    return { name: name.en.replace('{name}', en) + rank, nameZh: name.zh.replace('{name}', zh) + rank, imo: imoOf(count++) }
  }
}

const ranks = ['', ' II', ' III', ' IV', ' V']

/** Six digits and the check digit of the IMO. */
function imoOf(index: number): string {
  const digits = String(910_000 + index)
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (7 - at), 0)
  return `${digits}${sum % 10}`
}

function keyOf(...parts: readonly string[]): string {
  return parts.join('|')
}
