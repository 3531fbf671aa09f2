/** The ways by sea between two ports: the usual one, and those through another canal or round a cape. */
import { findSeaLine, lengthOf, milesBetween, type SeaNetwork, type SeaPlace } from './sea-network.ts'

/** A canal or cape that decides the way, such as Suez (reference document `sea-passage`). */
export type SeaPassage = SeaPlace & {
  readonly id: string
  /** A way that comes this close passes it; closing it closes this area. Nautical miles. */
  readonly radiusNm: number
  /** A canal can be closed, a cape cannot. */
  readonly canal: boolean
  /** Hours of waiting and transit, in addition to sailing. */
  readonly waitingHours: number
  /** A way through it is offered if it is at most this much longer than the shortest. Percent. */
  readonly mostDetour: number
}

export type SeaWay = {
  /** Passage that gives the way its name; `direct` if it passes none. */
  readonly id: string
  /** Whether it is the shortest. */
  readonly usual: boolean
  /** Whole nautical miles. */
  readonly nm: number
  readonly line: readonly SeaPlace[]
  /** Waiting and transit at all passages on the way. */
  readonly waitingHours: number
}

export type CompareSeaWaysOptions = {
  readonly from: SeaPlace
  readonly to: SeaPlace
  readonly passages: readonly SeaPassage[]
}

/** In order of length, so that the usual way is first. Empty if there is none. */
export function compareSeaWays(network: SeaNetwork, { from, to, passages }: CompareSeaWaysOptions): SeaWay[] {
  const shortest = findSeaLine(network, { from, to })
  if (!shortest) return []
  const passed = passages.filter((passage) => isOnLine(passage, shortest.line))
  const usual = toWay(passed[0]?.id ?? 'direct', shortest.line, { passages, usual: true })
  const others = passages
    .filter((passage) => !passed.includes(passage))
    .flatMap((passage) => {
      const line = lineThrough(network, { from, to, passage, passages })
      const isInReach = line !== undefined && lengthOf(line) <= usual.nm * (1 + passage.mostDetour / 100)
      return isInReach ? [toWay(passage.id, line, { passages, usual: false })] : []
    })
  return [usual, ...others.toSorted((one, other) => one.nm - other.nm)]
}

interface LineThrough extends CompareSeaWaysOptions {
  readonly passage: SeaPassage
}

/** Through one passage, with all other canals closed. */
function lineThrough(network: SeaNetwork, { from, to, passage, passages }: LineThrough): readonly SeaPlace[] | undefined {
  const closed = passages.filter((one) => one.canal && one !== passage)
  const isClosed = (place: SeaPlace) => closed.some((one) => isNear(one, place))
  const first = findSeaLine(network, { from, to: passage, isClosed })
  const second = first && findSeaLine(network, { from: passage, to, isClosed })
  return second && [...first.line, ...second.line.slice(1)]
}

function toWay(id: string, line: readonly SeaPlace[], { passages, usual }: { passages: readonly SeaPassage[]; usual: boolean }): SeaWay {
  const waitingHours = passages.reduce((sum, passage) => sum + (isOnLine(passage, line) ? passage.waitingHours : 0), 0)
  return { id, usual, nm: Math.round(lengthOf(line)), line, waitingHours }
}

function isOnLine(passage: SeaPassage, line: readonly SeaPlace[]): boolean {
  return line.some((place) => isNear(passage, place))
}

function isNear(passage: SeaPassage, place: SeaPlace): boolean {
  return milesBetween(passage, place) <= passage.radiusNm
}
