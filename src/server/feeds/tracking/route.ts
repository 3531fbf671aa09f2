/** The way of a shipment on the map: done and to come, with the ship's position as interpolated. */
import { doneShare } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { roundHalfUp } from '#rules'
import { portPlace, seaWaysBetween } from '../../freight/sea-routes/index.ts'
import { type Call, labelOf, wordsOf } from '../../kernel/index.ts'
import type { ShownBox, ShownShipment } from './describe.ts'

type Output = Operations['track-shipment']['output']
type Routes = Required<Pick<Output, 'routes' | 'stops'>>
type ShownLine = ShownBox['lines'][number]
type Reading = Pick<Call, 'brand' | 'language' | 'now'>

/** A place where the ship arrives or departs. */
interface Port {
  readonly place: string
  readonly arrival?: ShownLine
  readonly departure?: ShownLine
}

/** Empty where a port has no position. */
export function routesOf(call: Reading, shipments: readonly ShownShipment[]): Routes {
  const routes = shipments.flatMap((shipment, index) => routeOf(call, shipment, String(index)) ?? [])
  const stops = new Map(routes.flatMap((one) => one.stops.map((stop) => [stop.id, stop] as const)))
  return { routes: routes.map(({ route }) => route), stops: [...stops.values()] }
}

function routeOf(call: Reading, { pol, pod, mbl, boxes, vessel }: ShownShipment, id: string) {
  const lines = boxes[0]?.lines ?? []
  if (pol === undefined || pod === undefined) return undefined
  const ports = listPorts(lines, pol, pod)
  const legs = ports.slice(1).flatMap((to, index) => {
    const from = ports[index]
    const way = from && seaWaysBetween(call.brand, from.place, to.place)[0]
    return from && way ? [{ ...way, ...timesOf(from, to) }] : []
  })
  if (legs.length === 0 || legs.length !== ports.length - 1) return undefined
  const done = doneShare(legs, call.now())
  const words = wordsOf(call)
  const route = {
    id,
    name: [mbl, vessel].filter(Boolean).join(' · ') || words('tracking.route'),
    line: legs
      .flatMap(({ line }) => line)
      .map(({ latitude, longitude }) => ({ latitude: degrees(latitude), longitude: degrees(longitude) })),
    done: Math.round(done * 100),
    miles: legs.reduce((sum, { nm }) => sum + nm, 0),
    ...(done > 0 && done < 1 ? { position: words('tracking.position') } : {}),
  }
  return { route, stops: ports.flatMap((port) => toStop(call, port) ?? []) }
}

/** The ports in order of travel: the ends, and the calls between them that were reported. */
function listPorts(lines: readonly ShownLine[], pol: string, pod: string): Port[] {
  const between = new Map<string, Port>()
  for (const line of lines) {
    const { place, kind } = line
    if (place === undefined || place === pol || place === pod || kind === undefined) continue
    between.set(place, { ...(between.get(place) ?? { place }), [kind]: line })
  }
  const at = (milestone: string) => lines.find((line) => line.milestone === milestone)
  const [departure, arrival] = [at('departure'), at('arrival')]
  return [{ place: pol, ...(departure && { departure }) }, ...between.values(), { place: pod, ...(arrival && { arrival }) }]
}

function timesOf({ departure }: Port, { arrival }: Port) {
  const [departs, arrives] = [timeOf(departure), timeOf(arrival)]
  return {
    departed: departure?.actual !== undefined,
    arrived: arrival?.actual !== undefined,
    ...(departs && { departsAt: departs.at }),
    ...(arrives && { arrivesAt: arrives.at }),
  }
}

function timeOf(line: ShownLine | undefined) {
  return line?.actual ?? line?.estimated ?? line?.planned
}

function toStop(call: Reading, { place, arrival, departure }: Port) {
  const position = portPlace(call.brand, place)
  if (!position) return undefined
  const notes = [arrival, departure].flatMap((line) => {
    const time = timeOf(line)
    return line && time ? [`${line.label} ${time.local.replace('T', ' ')} ${time.offset}`] : []
  })
  return {
    id: place,
    label: labelOf('reference', 'port', place, call),
    latitude: degrees(position.latitude),
    longitude: degrees(position.longitude),
    ...(notes.length > 0 && { note: notes.join(', ') }),
  }
}

/** About 100 m: finer than the map can show. */
function degrees(value: number): string {
  return roundHalfUp(String(value), 3)
}
