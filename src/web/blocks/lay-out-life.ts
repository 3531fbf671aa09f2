/** Layout of a region's states and steps: states stacked, steps as arcs beside them. */
import type { DrawnMove, DrawnRegion } from '#domain'

export const boxWidth = 148
export const boxHeight = 38
const gap = 34
const lane = 26
const margin = 12

export interface PlacedMove {
  readonly number: number
  readonly move: DrawnMove
  /** Path of the line; empty if the step does not change the state. */
  readonly path: string
  /** Centre of the step's number. */
  readonly x: number
  readonly y: number
}
export interface LifeLayout {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly tops: Readonly<Record<string, number>>
  readonly moves: readonly PlacedMove[]
  /** Steps that do not change the state; they have no line. */
  readonly staying: readonly DrawnMove[]
}

interface Arc {
  readonly move: DrawnMove
  readonly number: number
  readonly from: number
  readonly to: number
  readonly lane: number
}

/** A step to the next state is a straight line down; all others are arcs: forward on the right, back on the left. */
export function layOutLife({ states, moves }: DrawnRegion): LifeLayout {
  const place = new Map(states.map(({ id }, index) => [id, index]))
  const leading = moves.filter(({ from, to }) => from !== to).map((move, index) => ({ move, number: index + 1 }))
  const spans = leading.map((one) => ({ ...one, from: place.get(one.move.from) ?? 0, to: place.get(one.move.to) ?? 0 }))
  const taken = new Set<number>()
  const straight = spans.filter(({ from, to }) => {
    if (to !== from + 1 || taken.has(from)) return false
    taken.add(from)
    return true
  })
  const onwards = inLanes(spans.filter((span) => span.to > span.from && !straight.includes(span)))
  const back = inLanes(spans.filter(({ from, to }) => to < from))
  const lanes = (arcs: readonly Arc[]) => Math.max(0, ...arcs.map((arc) => arc.lane + 1))
  const left = margin + lanes(back) * lane
  const top = (index: number) => margin + index * (boxHeight + gap)
  return {
    width: left + boxWidth + lanes(onwards) * lane + margin,
    height: top(states.length - 1) + boxHeight + margin,
    left,
    tops: Object.fromEntries(states.map(({ id }, index) => [id, top(index)])),
    moves: [
      ...straight.map(({ move, number, from, to }): PlacedMove => {
        const x = left + boxWidth / 2
        return { move, number, path: `M${x} ${top(from) + boxHeight}V${top(to) - 2}`, x, y: top(to) - gap / 2 - 2 }
      }),
      ...onwards.map((arc) => drawArc(arc, { edge: left + boxWidth, side: 1, top })),
      ...back.map((arc) => drawArc(arc, { edge: left, side: -1, top })),
    ].sort((one, other) => one.number - other.number),
    staying: moves.filter(({ from, to }) => from === to),
  }
}

/** Shorter arcs are closer to the boxes; arcs in one lane do not overlap. */
function inLanes(spans: readonly Omit<Arc, 'lane'>[]): Arc[] {
  const arcs: Arc[] = []
  for (const span of [...spans].sort((one, other) => Math.abs(one.to - one.from) - Math.abs(other.to - other.from))) {
    let free = 0
    while (arcs.some((arc) => arc.lane === free && meets(arc, span))) free += 1
    arcs.push({ ...span, lane: free })
  }
  return arcs
}

function meets(one: Omit<Arc, 'lane'>, other: Omit<Arc, 'lane'>): boolean {
  const [low, high] = [Math.min(one.from, one.to), Math.max(one.from, one.to)]
  return Math.min(other.from, other.to) < high + 1 && Math.max(other.from, other.to) > low - 1
}

interface Drawing {
  readonly edge: number
  readonly side: 1 | -1
  readonly top: (index: number) => number
}

function drawArc({ move, number, from, to, lane: at }: Arc, { edge, side, top }: Drawing): PlacedMove {
  const x = edge + side * (at + 1) * lane - side * (lane / 2)
  // Lines at the same box are offset by their lane.
  const shift = (at % 3) * 5
  const [start, end] = [top(from) + boxHeight * 0.62 + shift / 2, top(to) + boxHeight * 0.28 + shift]
  return { move, number, path: `M${edge} ${start}H${x}V${end}H${edge + side * 2}`, x, y: (start + end) / 2 }
}
