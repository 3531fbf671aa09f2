import type { LanePoint } from './sea-network.ts'

const radian = Math.PI / 180

/** A lane along the great circle, the shortest line over the globe, with a point at least every `step` degrees. */
export function greatCircleLane(from: LanePoint, to: LanePoint, step = 4): LanePoint[] {
  const [start, end] = [toVector(from), toVector(to)]
  const angle = Math.acos(
    Math.min(
      1,
      Math.max(
        -1,
        start.reduce((sum, value, axis) => sum + value * (end[axis] ?? 0), 0),
      ),
    ),
  )
  const count = Math.max(1, Math.ceil(angle / radian / step))
  const inner = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count
    const [first, second] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
    return toPoint(start.map((value, axis) => value * first + (end[axis] ?? 0) * second))
  })
  return [from, ...inner, to]
}

function toVector([longitude, latitude]: LanePoint): number[] {
  const [east, north] = [longitude * radian, latitude * radian]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}

function toPoint([x = 0, y = 0, z = 0]: readonly number[]): LanePoint {
  return [Math.atan2(y, x) / radian, Math.asin(Math.min(1, Math.max(-1, z))) / radian]
}
