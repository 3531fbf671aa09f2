/** Points that would overlap on screen become one marker. */
import type { Point } from './projection.ts'

export interface MapPoint extends Point {
  /** Unique, and unchanged when the view changes. */
  readonly id: string
  /** The row that the point belongs to; a row may have several points. */
  readonly row: string
}

export interface Cluster<P extends MapPoint = MapPoint> extends Point {
  readonly points: readonly P[]
}

/** Merges the closest two until all markers are at least `gap` apart. The first point of a cluster is the one that was given first. */
export function clusterPoints<P extends MapPoint>(points: readonly P[], gap: number): Cluster<P>[] {
  const clusters: Cluster<P>[] = points.map((point) => ({ x: point.x, y: point.y, points: [point] }))
  for (;;) {
    const pair = findClosest(clusters)
    if (!pair || pair.distance >= gap) return clusters.sort((left, right) => left.x - right.x || left.y - right.y)
    const [one, other] = [clusters[pair.one], clusters[pair.other]]
    if (!one || !other) return clusters
    clusters[pair.one] = merge([...one.points, ...other.points])
    clusters.splice(pair.other, 1)
  }
}

interface Pair {
  readonly one: number
  readonly other: number
  readonly distance: number
}

function findClosest(clusters: readonly Point[]): Pair | undefined {
  let closest: Pair | undefined
  for (const [other, { x, y }] of clusters.entries()) {
    for (const [one, to] of clusters.slice(0, other).entries()) {
      const distance = Math.hypot(x - to.x, y - to.y)
      if (!closest || distance < closest.distance) closest = { one, other, distance }
    }
  }
  return closest
}

function merge<P extends MapPoint>(points: readonly P[]): Cluster<P> {
  const mean = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return { x: mean('x'), y: mean('y'), points }
}

/** The rows of a cluster, each once. */
export function rowsOf({ points }: Pick<Cluster, 'points'>): string[] {
  return [...new Set(points.map(({ row }) => row))]
}
