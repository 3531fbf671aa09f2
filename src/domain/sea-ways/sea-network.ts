/** The network of shipping lanes as a graph, and the shortest way through it. Pure; the lanes are handed in. */
import TinyQueue from 'tinyqueue'

export interface SeaPlace {
  /** Degrees north. */
  readonly latitude: number
  /** Degrees east, -180 to 180. */
  readonly longitude: number
}

/** Longitude and latitude in degrees, as in GeoJSON. */
export type LanePoint = readonly [longitude: number, latitude: number]

export interface SeaNetwork {
  readonly places: readonly SeaPlace[]
  /** By place: its neighbours and their distances in nautical miles. */
  readonly links: readonly ReadonlyMap<number, number>[]
}

export interface SeaLine {
  /** Nautical miles. */
  readonly nm: number
  readonly line: readonly SeaPlace[]
}

export type FindSeaLineOptions = {
  readonly from: SeaPlace
  readonly to: SeaPlace
  /** Places that may not be sailed through, such as those in a closed canal. */
  readonly isClosed?: (place: SeaPlace) => boolean
}

/** Lanes end at the date line on either side: these ends are the same place if their latitudes differ by less. */
const dateLineDegrees = 1

/**
 * Joins the lanes at their common points and across the date line. Keeps only the largest connected part: the data has isolated
 * fragments that lead nowhere.
 */
export function buildSeaNetwork(lanes: readonly (readonly LanePoint[])[]): SeaNetwork {
  const places: SeaPlace[] = []
  const links: Map<number, number>[] = []
  const indexes = new Map<string, number>()
  const indexOf = ([longitude, latitude]: LanePoint): number => {
    const key = `${longitude} ${latitude}`
    const place = indexes.get(key)
    if (place !== undefined) return place
    indexes.set(key, places.length)
    links.push(new Map())
    return places.push({ latitude, longitude }) - 1
  }
  const join = (one: number, other: number) => {
    const nm = milesBetween(places[one] as SeaPlace, places[other] as SeaPlace)
    links[one]?.set(other, nm)
    links[other]?.set(one, nm)
  }
  for (const lane of lanes) {
    for (const [index, point] of lane.entries()) {
      const previous = lane[index - 1]
      if (previous) join(indexOf(previous), indexOf(point))
    }
  }
  for (const [west, east] of dateLinePairs(places)) join(west, east)
  return largestPart({ places, links })
}

/** The shortest line by sea, from the lane nearest to one place to the lane nearest to the other. Undefined if all ways are closed. */
export function findSeaLine(network: SeaNetwork, { from, to, isClosed = () => false }: FindSeaLineOptions): SeaLine | undefined {
  const [start, end] = [nearestPlace(network, from, isClosed), nearestPlace(network, to, isClosed)]
  if (start === undefined || end === undefined) return undefined
  const path = shortestPath(network, { start, end, isClosed })
  if (!path) return undefined
  const line = [from, ...path.map((index) => network.places[index] as SeaPlace), to]
  return { nm: lengthOf(line), line }
}

/** Nautical miles along a line. */
export function lengthOf(line: readonly SeaPlace[]): number {
  return line.reduce((sum, place, index) => sum + (index === 0 ? 0 : milesBetween(line[index - 1] as SeaPlace, place)), 0)
}

/** Nautical miles along the great circle. */
export function milesBetween(one: SeaPlace, other: SeaPlace): number {
  const [from, to] = [one.latitude * radian, other.latitude * radian]
  const across = (other.longitude - one.longitude) * radian
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(across / 2) ** 2
  return 2 * earthRadiusNm * Math.asin(Math.min(1, Math.sqrt(half)))
}

const radian = Math.PI / 180
/** Mean radius of the Earth: 6,371 km of 1.852 km each. */
const earthRadiusNm = 6371 / 1.852

interface ShortestPath {
  readonly start: number
  readonly end: number
  readonly isClosed: (place: SeaPlace) => boolean
}

/** Dijkstra's algorithm. */
function shortestPath({ places, links }: SeaNetwork, { start, end, isClosed }: ShortestPath): number[] | undefined {
  const reached = new Map<number, number>([[start, 0]])
  const before = new Map<number, number>()
  const queue = new TinyQueue([{ index: start, nm: 0 }], (one, other) => one.nm - other.nm)
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (next.index === end) return pathTo(end, before)
    if (next.nm > (reached.get(next.index) ?? 0)) continue
    for (const [index, nm] of links[next.index] ?? []) {
      const total = next.nm + nm
      if (total >= (reached.get(index) ?? Number.POSITIVE_INFINITY) || isClosed(places[index] as SeaPlace)) continue
      reached.set(index, total)
      before.set(index, next.index)
      queue.push({ index, nm: total })
    }
  }
  return undefined
}

function pathTo(end: number, before: ReadonlyMap<number, number>): number[] {
  const path: number[] = []
  for (let index: number | undefined = end; index !== undefined; index = before.get(index)) path.unshift(index)
  return path
}

function nearestPlace({ places }: SeaNetwork, target: SeaPlace, isClosed: (place: SeaPlace) => boolean): number | undefined {
  let best: { readonly index: number; readonly nm: number } | undefined
  for (const [index, place] of places.entries()) {
    const nm = milesBetween(place, target)
    if (nm < (best?.nm ?? Number.POSITIVE_INFINITY) && !isClosed(place)) best = { index, nm }
  }
  return best?.index
}

function dateLinePairs(places: readonly SeaPlace[]): [number, number][] {
  const ends = (longitude: number) => [...places.entries()].filter(([, place]) => Math.abs(place.longitude - longitude) < 1e-6)
  const east = ends(180)
  return ends(-180).flatMap(([index, place]) =>
    east
      .filter(([, other]) => Math.abs(other.latitude - place.latitude) <= dateLineDegrees)
      .map(([other]): [number, number] => [index, other]),
  )
}

function largestPart({ places, links }: SeaNetwork): SeaNetwork {
  const seen = new Set<number>()
  let largest: number[] = []
  for (const start of places.keys()) {
    if (seen.has(start)) continue
    const part = [start]
    seen.add(start)
    for (const index of part) {
      for (const next of links[index]?.keys() ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        part.push(next)
      }
    }
    if (part.length > largest.length) largest = part
  }
  const renumbered = new Map(largest.map((old, index) => [old, index]))
  return {
    places: largest.map((old) => places[old] as SeaPlace),
    links: largest.map((old) => new Map([...(links[old] ?? [])].map(([next, nm]) => [renumbered.get(next) as number, nm]))),
  }
}
