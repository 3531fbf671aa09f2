/** What a person who follows a shipment knows of one container. Times are ISO, UTC. */
import { hourMs } from '#rules'
export type KnownBox = {
  readonly eta?: string
  /** Milestones that have happened. */
  readonly done: readonly string[]
}

/** By container number; empty for a shipment without containers. */
export type KnownBoxes = Readonly<Record<string, KnownBox>>

export type FollowedChange = {
  readonly container: string
  /** Milestones that have happened since. */
  readonly done: readonly string[]
  readonly eta?: { readonly from: string; readonly to: string; readonly hours: number }
}

/**
 * Changes worth a message, and what is known after it. Small changes of the arrival add up: they are measured from the one last
 * reported, and the first one that is known counts as no change.
 */
export function followedChanges(before: KnownBoxes, now: KnownBoxes, leastHours: number): { changes: FollowedChange[]; known: KnownBoxes } {
  const changes: FollowedChange[] = []
  const boxes: Record<string, KnownBox> = { ...before }
  for (const [container, box] of Object.entries(now)) {
    const last = before[container] ?? { done: [] }
    const done = box.done.filter((milestone) => !last.done.includes(milestone))
    const hours = last.eta && box.eta ? Math.round((Date.parse(box.eta) - Date.parse(last.eta)) / hourMs) : 0
    const isMoved = last.eta !== undefined && box.eta !== undefined && hours !== 0 && Math.abs(hours) >= leastHours
    if (done.length > 0 || isMoved)
      changes.push({ container, done, ...(isMoved && { eta: { from: last.eta ?? '', to: box.eta ?? '', hours } }) })
    const eta = isMoved || last.eta === undefined ? box.eta : last.eta
    boxes[container] = { done: [...last.done, ...done], ...(eta !== undefined && { eta }) }
  }
  return { changes, known: boxes }
}
