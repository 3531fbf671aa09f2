/** What is asked of each kind of source, and how its pages are read. */

import type { BrandPlan } from '#config'
import { dayMs } from '#rules'
import { limitOf } from '../../kernel/index.ts'
import {
  type ReadContext,
  readDcsaEvents,
  readPortSchedules,
  readRoutes,
  readServiceSchedules,
  readVesselSchedules,
} from '../dcsa/index.ts'
import type { Intake } from '../transport/index.ts'
import type { Feed, Source } from './source.ts'

/** What a page contains. */
export type PageContent = Pick<Intake, 'events' | 'replacements' | 'calls' | 'routes' | 'refusals'>

interface FeedPlan {
  /** Queries that together make one round, one after the other; each has its own pages. */
  readonly queries: (source: Source, since: string | null, days: AskedDays) => readonly Readonly<Record<string, string>>[]
  readonly path: string
  readonly receipt: Intake['receipt']['kind']
  readonly read: (body: unknown, context: ReadContext) => PageContent
}

/** For which schedules are asked. */
export interface AskedDays {
  readonly first: string
  readonly today: string
  readonly last: string
}

export function askedDays(brand: Pick<BrandPlan, 'limits'>, now: Date): AskedDays {
  const dayOf = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  return { first: dayOf(-limitOf(brand, 'scheduleDaysBack')), today: dayOf(0), last: dayOf(limitOf(brand, 'scheduleDaysAhead')) }
}

const range = ({ first, last }: AskedDays) => ({ startDate: first, endDate: last })

export const feeds: Readonly<Record<Feed, FeedPlan>> = {
  events: {
    path: '/v2/events',
    receipt: 'events',
    queries: (_source, since) => [{ sort: 'eventCreatedDateTime:ASC', ...(since !== null && { 'eventCreatedDateTime:gte': since }) }],
    read: readDcsaEvents,
  },
  'service-schedules': {
    path: '/v3/service-schedules',
    receipt: 'calls',
    queries: (_source, _since, days) => [range(days)],
    read: readServiceSchedules,
  },
  'vessel-schedules': {
    path: '/v1/vessel-schedules',
    receipt: 'calls',
    queries: (_source, _since, days) => [range(days)],
    read: readVesselSchedules,
  },
  'port-schedules': {
    path: '/v1/port-schedules',
    receipt: 'calls',
    queries: ({ ports = [] }, _since, { today }) => ports.map((UNLocationCode) => ({ UNLocationCode, date: today })),
    read: readPortSchedules,
  },
  routes: {
    path: '/v1/point-to-point-routes',
    receipt: 'schedules',
    queries: ({ lanes = [] }, _since, { today, last }) =>
      lanes.map(({ pol, pod }) => ({
        placeOfReceipt: pol,
        placeOfDelivery: pod,
        departureStartDate: today,
        departureEndDate: last,
      })),
    read: readRoutes,
  },
}

/**
 * Cursor of the next page; null after the last one. Track & Trace 2.2 sends a link (Next-Page), of which only the cursor counts: the
 * address stays the declared one. The schedules send the cursor itself.
 */
export function nextCursor(headers: Headers): string | null {
  const own = headers.get('next-page-cursor')
  if (own) return own
  const link = headers.get('next-page')
  if (!link) return null
  const address = /<([^>]*)>/.exec(link)?.[1] ?? link
  return URL.canParse(address, 'http://source') ? new URL(address, 'http://source').searchParams.get('cursor') : null
}
