/** The visible part of the map. */
import { mapHeight, mapWidth, type Point } from './projection.ts'

export interface MapView {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const wholeMap: MapView = { x: 0, y: 0, width: mapWidth, height: mapHeight }

/** Maximum zoom: closer, the coastline would look too coarse. */
const leastWidth = mapWidth / 8
/** Margin around the points, as a share of the distance between them. */
const margin = 0.3

/** The part of the map centred on the points, in the proportions of the map and within its edges. */
export function fitView(points: readonly Point[]): MapView {
  if (points.length === 0) return wholeMap
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const idealWidth = Math.max(right - left, ((bottom - top) * mapWidth) / mapHeight) * (1 + 2 * margin)
  const width = Math.min(mapWidth, Math.max(leastWidth, idealWidth))
  const height = (width * mapHeight) / mapWidth
  return {
    x: within((left + right - width) / 2, mapWidth - width),
    y: within((top + bottom - height) / 2, mapHeight - height),
    width,
    height,
  }
}

/** Whether a marker may be drawn at the point. */
export function isInView({ x, y, width, height }: MapView, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}
