/** Lines on the map: projected, cut at the edge of the map, and divided at the position reached. */
import { centreLongitude, type Place, type Point, project } from './projection.ts'

export interface DrawnRoute {
  /** SVG path data of the part already sailed; empty if nothing is done. */
  readonly done: string
  /** SVG path data of the part to come. */
  readonly ahead: string
  /** Where the two parts meet, on the map. */
  readonly reached: Point | undefined
  /** Every vertex, to fit the view. */
  readonly points: readonly Point[]
}

/** Longest step in degrees that is drawn as one straight line: longer ones would not follow the projection. */
const longestStep = 3

/**
 * Draws a line through the places, always the shorter way round the world. `done` is the share of its length that lies behind, from
 * 0 to 1.
 */
export function drawRoute(line: readonly Place[], done: number): DrawnRoute {
  const unwrapped = unwrapLine(line)
  const { before, after, at } = divideLine(unwrapped, Math.min(Math.max(done, 0), 1))
  return {
    done: pathOf(before),
    ahead: pathOf(after),
    reached: at && project(at),
    points: unwrapped.map(project),
  }
}

/** Longitudes without the jump at the date line: 179 is followed by 181, not by -179. */
function unwrapLine(line: readonly Place[]): Place[] {
  const places: Place[] = []
  for (const place of line) {
    const previous = places.at(-1)
    places.push(previous ? { ...place, longitude: previous.longitude + turnBetween(previous.longitude, place.longitude) } : place)
  }
  return places
}

/** The place on the line nearest to a given one, as a share of the length of the line. */
export function shareAt(line: readonly Place[], target: Place): number {
  const places = unwrapLine(line)
  const lengths = lengthsOf(places)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let best = { gap: Number.POSITIVE_INFINITY, along: 0 }
  let along = 0
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [places[index] as Place, places[index + 1] as Place]
    const share = nearestShare(from, to, target)
    const gap = distance(between(from, to, share), target)
    if (gap < best.gap) best = { gap, along: along + share * length }
    along += length
  }
  return total === 0 ? 0 : best.along / total
}

interface DividedLine {
  readonly before: readonly Place[]
  readonly after: readonly Place[]
  readonly at: Place | undefined
}

function divideLine(places: readonly Place[], done: number): DividedLine {
  const lengths = lengthsOf(places)
  let distanceLeft = done * lengths.reduce((sum, length) => sum + length, 0)
  if (done === 0 || lengths.length === 0) return { before: [], after: places, at: places[0] }
  for (const [index, length] of lengths.entries()) {
    if (distanceLeft <= length && length > 0) {
      const at = between(places[index] as Place, places[index + 1] as Place, distanceLeft / length)
      return { before: [...places.slice(0, index + 1), at], after: done === 1 ? [] : [at, ...places.slice(index + 1)], at }
    }
    distanceLeft -= length
  }
  return { before: places, after: [], at: places.at(-1) }
}

/** One `M` for each piece: at the edge of the map the line ends on one side and goes on from the other. */
function pathOf(places: readonly Place[]): string {
  const pieces = cutAtEdge(withSteps(places)).filter((piece) => piece.length > 1)
  return pieces.map((piece) => `M${piece.map(pairOf).join('L')}`).join('')
}

function withSteps(places: readonly Place[]): Place[] {
  return places.flatMap((place, index) => {
    const previous = places[index - 1]
    if (!previous) return [place]
    const degrees = Math.max(Math.abs(place.longitude - previous.longitude), Math.abs(place.latitude - previous.latitude))
    const count = Math.max(1, Math.ceil(degrees / longestStep))
    return Array.from({ length: count }, (_, step) => between(previous, place, (step + 1) / count))
  })
}

function cutAtEdge(places: readonly Place[]): Point[][] {
  const pieces: Point[][] = [[]]
  for (const [index, place] of places.entries()) {
    const previous = places[index - 1]
    if (previous && worldOf(previous) !== worldOf(place)) {
      const edge = Math.max(worldOf(previous), worldOf(place)) * 360 + centreLongitude - 180
      const at = between(previous, place, (edge - previous.longitude) / (place.longitude - previous.longitude))
      const aside = place.longitude > previous.longitude ? -hair : hair
      pieces.at(-1)?.push(project({ ...at, longitude: edge + aside }))
      pieces.push([project({ ...at, longitude: edge - aside })])
    }
    pieces.at(-1)?.push(project(place))
  }
  return pieces
}

/** Degrees; just inside the edge. */
const hair = 1e-6

/** Which copy of the map an unwrapped longitude is on: 0 is the one drawn. */
function worldOf({ longitude }: Place): number {
  return Math.floor((longitude - centreLongitude + 180) / 360)
}

function pairOf({ x, y }: Point): string {
  return `${tenth(x)} ${tenth(y)}`
}

function lengthsOf(places: readonly Place[]): number[] {
  return places.slice(1).map((place, index) => distance(places[index] as Place, place))
}

/** Degrees along a great circle. */
function distance(one: Place, other: Place): number {
  const [from, to] = [one.latitude * radian, other.latitude * radian]
  const across = (other.longitude - one.longitude) * radian
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(across / 2) ** 2
  return (2 * Math.asin(Math.min(1, Math.sqrt(half)))) / radian
}

const radian = Math.PI / 180

function between(from: Place, to: Place, share: number): Place {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  }
}

function nearestShare(from: Place, to: Place, target: Place): number {
  const scale = Math.cos(target.latitude * radian)
  const step = { x: (to.longitude - from.longitude) * scale, y: to.latitude - from.latitude }
  const own = { x: turnBetween(from.longitude, target.longitude) * scale, y: target.latitude - from.latitude }
  const square = step.x ** 2 + step.y ** 2
  return square === 0 ? 0 : Math.min(1, Math.max(0, (own.x * step.x + own.y * step.y) / square))
}

/** From one longitude to another the shorter way: -180 to 180. */
function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Whether a line crosses the edge of the map, so that only the whole map shows all of it. */
export function crossesEdge(line: readonly Place[]): boolean {
  return new Set(unwrapLine(line).map(worldOf)).size > 1
}
