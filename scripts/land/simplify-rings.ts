/** Simplifies coastlines for drawing at a small scale. */
export type Ring = readonly (readonly [number, number])[]

/** Omits points closer than `tolerance` to the line that replaces them, and rings smaller than `leastArea`. */
export function simplifyRings(rings: readonly Ring[], { tolerance, leastArea }: { tolerance: number; leastArea: number }): Ring[] {
  return rings
    .filter((ring) => areaOf(ring) >= leastArea)
    .map((ring) => simplifyRing(ring, tolerance))
    .filter((ring) => ring.length > 2)
}

export function areaOf(ring: Ring): number {
  let sum = 0
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  }
  return Math.abs(sum) / 2
}

/** Douglas-Peucker on both halves of the ring, between its first point and the one farthest from it. */
function simplifyRing(ring: Ring, tolerance: number): Ring {
  const [first] = ring
  if (!first) return []
  const far = indexOfMost(ring, (point) => distance(point, first))
  return [
    ...simplifyLine(ring.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplifyLine([...ring.slice(far), first], tolerance).slice(0, -1),
  ]
}

function simplifyLine(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const middle = indexOfMost(line, (point) => distanceToLine(point, first, last))
  if (distanceToLine(line[middle] ?? first, first, last) <= tolerance) return [first, last]
  return [...simplifyLine(line.slice(0, middle + 1), tolerance).slice(0, -1), ...simplifyLine(line.slice(middle), tolerance)]
}

type Position = readonly [number, number]

function indexOfMost(line: Ring, measure: (point: Position) => number): number {
  let most = 0
  let found = -1
  for (const [index, point] of line.entries()) {
    const value = measure(point)
    if (value > found) [most, found] = [index, value]
  }
  return most
}

function distance([x, y]: Position, [toX, toY]: Position): number {
  return Math.hypot(toX - x, toY - y)
}

function distanceToLine(point: Position, from: Position, to: Position): number {
  const length = distance(from, to)
  if (length === 0) return distance(point, from)
  return Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length
}
