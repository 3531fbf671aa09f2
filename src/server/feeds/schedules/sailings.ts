/** Sailings from port to port: those that carriers publish, and direct ones that follow from the calls of a ship. */
import { type CallFacts, factOf, timeOf } from '#domain'
import type { RouteLeg } from '../../db/index.ts'
import type { StoredRoute } from '../transport/index.ts'
import type { CallPair, FoundCall, NamedCall } from './sailing-store.ts'

/** The part of a sailing with one ship. Times are the best known; ISO, UTC. */
export interface SailingLeg extends Pick<RouteLeg, 'vessel' | 'imo' | 'voyage' | 'service' | 'from' | 'to' | 'departsAt' | 'arrivesAt'> {
  /** Terminals of loading and discharge. */
  readonly terminal?: string | undefined
  readonly terminalTo?: string | undefined
}

export interface Sailing {
  readonly carrier: string
  readonly service: string | undefined
  /** Of the first ship. */
  readonly vessel: string
  readonly voyage: string
  /** IMO number of the first ship, or its name in upper case, as calls name it. */
  readonly ship: string
  /** Ports where the container changes ships, in order. */
  readonly via: readonly string[]
  readonly legs: readonly SailingLeg[]
  /** What is known of the calls at both ends. */
  readonly loading: CallFacts
  readonly discharge: CallFacts
  /** Best known; ISO, UTC. */
  readonly departsAt: string
  readonly arrivesAt: string
}

/** The calls at both ends of each leg of published sailings, to look them up. */
export function callsOf(routes: readonly StoredRoute[]): NamedCall[] {
  return routes.flatMap((route) =>
    route.legs.flatMap((leg) => {
      const { from, to, voyage } = leg
      const ships = shipsOf(leg)
      return [
        { ships, place: from, voyage },
        { ships, place: to, voyage },
      ]
    }),
  )
}

/** By departure. A published sailing and the calls of its ship are one sailing; what the calls say counts. */
export function mergeSailings(pairs: readonly CallPair[], routes: readonly StoredRoute[], calls: readonly FoundCall[]): Sailing[] {
  const sailingsByKey = new Map<string, Sailing>()
  for (const sailing of [...routes.flatMap((route) => fromRoute(route, calls)), ...pairs.flatMap(fromPair)])
    sailingsByKey.set([sailing.vessel.toUpperCase(), sailing.voyage, ...sailing.via].join('|'), sailing)
  return [...sailingsByKey.values()].sort(byDeparture)
}

function byDeparture(a: Sailing, b: Sailing): number {
  if (a.departsAt !== b.departsAt) return a.departsAt < b.departsAt ? -1 : 1
  return a.vessel < b.vessel ? -1 : 1
}

function fromPair(pair: CallPair): Sailing[] {
  const { vessel, voyage, carrier, pol_facts, pod_facts } = pair
  const [departsAt, arrivesAt] = [timeOf(pol_facts, 'departure'), timeOf(pod_facts, 'arrival')]
  if (departsAt === undefined || arrivesAt === undefined) return []
  return [
    {
      carrier: carrier ?? '',
      service: factOf(pol_facts, 'service'),
      vessel: factOf(pol_facts, 'vesselName') ?? vessel,
      voyage,
      ship: vessel,
      via: [],
      legs: [pairLeg(pair, { departsAt, arrivesAt })],
      loading: pol_facts,
      discharge: pod_facts,
      departsAt,
      arrivesAt,
    },
  ]
}

function pairLeg({ vessel, voyage, pol, pod, pol_facts, pod_facts }: CallPair, times: Pick<SailingLeg, 'departsAt' | 'arrivesAt'>) {
  const [imo, service] = [factOf(pol_facts, 'imo'), factOf(pol_facts, 'service')]
  return {
    vessel: factOf(pol_facts, 'vesselName') ?? vessel,
    ...(imo !== undefined && { imo }),
    voyage,
    ...(service !== undefined && { service }),
    from: pol,
    to: pod,
    ...times,
    terminal: factOf(pol_facts, 'terminal'),
    terminalTo: factOf(pod_facts, 'terminal'),
  }
}

function fromRoute(route: StoredRoute, calls: readonly FoundCall[]): Sailing[] {
  const { legs } = route
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last) return []
  const loading = callAt(calls, first, first.from)
  const discharge = callAt(calls, last, last.to)
  return [
    {
      carrier: route.carrier,
      service: first.service,
      vessel: first.vessel,
      voyage: first.voyage,
      ship: loading?.vessel ?? first.imo ?? first.vessel.toUpperCase(),
      via: legs.slice(0, -1).map(({ to }) => to),
      legs: legs.map((leg) => routeLeg(leg, calls)),
      loading: loading?.facts ?? {},
      discharge: discharge?.facts ?? {},
      departsAt: (loading && timeOf(loading.facts, 'departure')) ?? route.departsAt.toISOString(),
      arrivesAt: (discharge && timeOf(discharge.facts, 'arrival')) ?? route.arrivesAt.toISOString(),
    },
  ]
}

/** What the calls of the ship say counts more than what was published. */
function routeLeg(leg: RouteLeg, calls: readonly FoundCall[]): SailingLeg {
  const [loading, discharge] = [callAt(calls, leg, leg.from)?.facts ?? {}, callAt(calls, leg, leg.to)?.facts ?? {}]
  return {
    ...leg,
    departsAt: timeOf(loading, 'departure') ?? leg.departsAt,
    arrivesAt: timeOf(discharge, 'arrival') ?? leg.arrivesAt,
    terminal: factOf(loading, 'terminal') ?? leg.terminal,
    terminalTo: factOf(discharge, 'terminal'),
  }
}

function callAt(calls: readonly FoundCall[], leg: RouteLeg, place: string): FoundCall | undefined {
  const ships = shipsOf(leg)
  return calls.find(
    (call) =>
      call.place === place &&
      (call.voyage === leg.voyage || factOf(call.facts, 'voyageIn') === leg.voyage) &&
      (ships.includes(call.vessel) || ships.includes(call.vessel_name?.toUpperCase() ?? '')),
  )
}

function shipsOf({ imo, vessel }: RouteLeg): string[] {
  return [...(imo === undefined ? [] : [imo]), vessel.toUpperCase()]
}
