import type { Classifier } from '../order/milestones.ts'
import type { TimelineLine } from './timeline.ts'
import type { TransportEvent } from './transport-event.ts'

export interface JourneyMilestone {
  readonly milestone: string
  readonly classifier: Classifier
  readonly event: TransportEvent
}

/**
 * The milestones of a whole order from the lines of its containers. What happens to each box has happened to the order once it has
 * for all of them, at the time of the last; what happens to the ship, or was reported without a box, counts at once.
 */
export function journeyMilestones(lines: readonly TimelineLine[], containers: readonly string[]): JourneyMilestone[] {
  const byMilestone = new Map<string, TimelineLine[]>()
  for (const line of lines)
    if (line.milestone !== undefined) byMilestone.set(line.milestone, [...(byMilestone.get(line.milestone) ?? []), line])
  const classes: readonly (readonly [Classifier, 'planned' | 'estimated' | 'actual'])[] = [
    ['PLN', 'planned'],
    ['EST', 'estimated'],
    ['ACT', 'actual'],
  ]
  return [...byMilestone].flatMap(([milestone, found]) =>
    classes.flatMap(([classifier, part]) => {
      const events = found
        .flatMap((line) => (line[part] ? [line[part]] : []))
        .sort((a, b) => (a.at !== b.at ? (a.at < b.at ? -1 : 1) : a.key < b.key ? -1 : 1))
      const last = events.at(-1)
      if (!last || (classifier === 'ACT' && !isForAll(events, containers))) return []
      return [{ milestone, classifier, event: last }]
    }),
  )
}

function isForAll(events: readonly TransportEvent[], containers: readonly string[]): boolean {
  if (events.some((event) => event.type === 'TRANSPORT' || event.container === undefined)) return true
  const reported = new Set(events.map(({ container }) => container))
  return containers.every((container) => reported.has(container))
}
