/** What is shown and what moves orders depends on the reports alone, never on how they arrived. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arrivals } from '../../../tests/support/transport-reports.ts'
import { boxTimeline } from './box-timeline.ts'
import type { EventMilestone } from './event-milestone.ts'
import { isOfJourney } from './journey-events.ts'
import { journeyMilestones } from './journey-milestones.ts'
import { latestOf, timelineOf } from './timeline.ts'
import type { TransportEvent } from './transport-event.ts'

const milestones: readonly EventMilestone[] = JSON.parse(
  readFileSync(new URL('../../../schemas/reference/event-milestone.json', import.meta.url), 'utf8'),
).rows.map(({ facts }: { facts: EventMilestone }) => facts)

const ends = { pol: 'CNNGB', pod: 'NLRTM' }
const journey = { mbl: 'MAEU123456789', containers: ['CSQU3054383'], from: '2026-11-01T00:00:00.000Z', to: '2027-03-01T00:00:00.000Z' }

/** Everything that is derived from events. */
function derive(events: readonly TransportEvent[]) {
  const latest = latestOf(events)
  const own = latest.filter((event) => isOfJourney(event, journey))
  const lines = timelineOf({ events, milestones, ends })
  return {
    lines,
    milestones: journeyMilestones(timelineOf({ events: own, milestones, ends }), journey.containers),
    box: boxTimeline({ events: latest, milestones, ends, steps: ['gate-in', 'arrival'], recorded: [], toleranceMinutes: 60, holds: [] }),
  }
}

it('is the same for events in any order, doubled, late or contradictory', () => {
  fc.assert(
    fc.property(arrivals, ({ straight, shuffled }) => {
      expect(derive(shuffled)).toEqual(derive(straight))
    }),
    { numRuns: 500 },
  )
})
