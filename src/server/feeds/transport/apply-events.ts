/**
 * Moves the milestones of orders by the events that came in. What an order gets is computed from all events of its journey, so
 * the order in which they came makes no difference, and applying twice changes nothing.
 */

import type { Kysely, Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { type EventMilestone, isOfJourney, type JourneyMilestone, journeyMilestones, timelineOf } from '#domain'
import { isObject } from '#rules'
import { type Database, inTransaction, type Log } from '../../db/index.ts'
import { type Call, documentRows, type FactRow, listObjects, type OriginOf, type Refusal } from '../../kernel/index.ts'
import { findOrder, listWithdrawn, type ReportedMilestone, recordReport, withdrawReports } from '../../orders/order/index.ts'
import type { OpenCall, Releases } from '../../platform/releases/index.ts'
import { claimOpenEvents, listEventsOf, listOrdersWith, listReferences, markApplied, reopenEvents } from './event-store.ts'
import { endsOf, journeyOf } from './journey.ts'
import { journalOnce } from './receipt-store.ts'

export interface ApplierParts {
  readonly db: Kysely<Database>
  readonly releases: Pick<Releases, 'current'>
  readonly originOf: OriginOf
  readonly openCall: OpenCall
  readonly now: () => Date
  readonly log: Log
  /** Called with the numbers of events that were applied, in the same transaction: those who follow them are notified. */
  readonly notifyFollowers?: (call: Call, tx: Transaction<Database>, numbers: readonly string[]) => Promise<void>
}

/** Events applied in one transaction. Few: meanwhile, calls on the embedded database have to wait. */
export const batch = 25

/** Applies the next events of a brand to its orders; returns how many events. */
export async function applyNext(parts: ApplierParts, brand: BrandPlan): Promise<number> {
  return await inTransaction(parts.db, async (tx) => {
    const reopened = await reopenEvents(tx, brand.id, batch)
    const open = await claimOpenEvents(tx, brand.id, batch)
    const numbers = [...new Set([...reopened, ...open.flatMap((event) => event.numbers)])]
    if (numbers.length === 0) return 0
    for (const omsOrderNo of await listOrdersWith(tx, brand.id, numbers)) await applyToOrder(parts, tx, brand, omsOrderNo)
    await parts.notifyFollowers?.(openSourceCall(parts, tx, brand, 'followers'), tx, numbers)
    const keys = open.map(({ event_key }) => event_key)
    await markApplied(tx, brand.id, keys, parts.now())
    return open.length
  })
}

async function applyToOrder(parts: ApplierParts, tx: Transaction<Database>, brand: BrandPlan, omsOrderNo: string): Promise<void> {
  const order = await findOrder(tx, brand.id, omsOrderNo)
  if (!order) return
  const journey = journeyOf(order, brand)
  const stored = await listEventsOf(tx, brand.id, await listReferences(tx, omsOrderNo))
  // A container is used again: what it did under another bill, or at another time, is no milestone of this order.
  const events = stored.map(({ event }) => event).filter((event) => isOfJourney(event, journey))
  const lines = timelineOf({ events, milestones: readEventMilestones(brand), ends: endsOf(order) })
  const reports = journeyMilestones(lines, journey.containers).map(toReport)
  for (const report of reports) {
    const call = openSourceCall(parts, tx, brand, report.source)
    const recorded = await recordReport(call, { omsOrderNo, report })
    if (!recorded.ok) await journalRefusal(call, tx, { omsOrderNo, report, refusal: recorded })
  }
  for (const source of listWithdrawn(order.data, reports)) {
    const withdrawn = await withdrawReports(openSourceCall(parts, tx, brand, source), { omsOrderNo, source, reports })
    if (!withdrawn.ok) parts.log.warn({ order: omsOrderNo, source, error: withdrawn.error }, 'milestones could not be taken back')
  }
}

interface RefusedReport {
  readonly omsOrderNo: string
  readonly report: ReportedMilestone
  readonly refusal: Refusal
}

/** For the desk, once: the report comes up again with every event of the order. */
async function journalRefusal(call: Call, tx: Transaction<Database>, { omsOrderNo, report, refusal }: RefusedReport): Promise<void> {
  const { milestone, classifier, at, source } = report
  const name = [omsOrderNo, milestone, classifier, at].join(' ')
  const params = Object.fromEntries(Object.entries(refusal.params ?? {}).map(([key, value]) => [key, String(value)]))
  const refusals = [{ path: `/${omsOrderNo}/${milestone}`, text: refusal.error, params }]
  await journalOnce(tx, { brand: call.brand.id, source, kind: 'events', name }, refusals, call.now())
}

/** The rows of the reference event-milestone. */
export function readEventMilestones(brand: Pick<BrandPlan, 'documents'>): EventMilestone[] {
  return documentRows<FactRow<EventMilestone>>(brand, 'reference', 'event-milestone').flatMap(({ facts }) => facts ?? [])
}

function toReport({ milestone, classifier, event }: JourneyMilestone): ReportedMilestone {
  return { milestone, classifier, at: event.at, place: event.place, source: event.source, reportedAt: event.createdAt }
}

export function openSourceCall(
  { openCall, releases, originOf }: ApplierParts,
  tx: Transaction<Database>,
  brand: BrandPlan,
  source: string,
): Call {
  const label = listObjects(brand.documents.reference?.['event-source']?.rows).find(({ id }) => id === source)?.label
  const names = isObject(label) ? label : {}
  const name = typeof names.zh === 'string' ? names.zh : source
  const latinName = typeof names.en === 'string' ? names.en : source
  // Sources act as staff do: only they may record milestones.
  const actor = { kind: 'staff' as const, userId: null, companyId: null, name, latinName }
  const who = { actor, brand, language: brand.defaultLanguage, requestId: `source-${source}`, origin: originOf(brand) }
  return openCall({ ...who, live: releases.current() }, tx)
}
