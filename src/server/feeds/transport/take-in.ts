/**
 * The one intake of events and port calls, whatever their source: DCSA, EDIFACT, sheets, staff. Taking in and its journal entry
 * are one transaction: what was acknowledged is stored, and repeating it changes nothing.
 */
import type { Transaction } from 'kysely'
import { type CallReport, latestOf, type TransportEvent } from '#domain'
import type { Database } from '../../db/index.ts'
import { mergeCalls, type PortCall } from './call-store.ts'
import { type TakenEvents, upsertEvents } from './event-store.ts'
import { identifyEvents } from './identify-events.ts'
import { openReceipt, type Receipt, type Refused, settleReceipt } from './receipt-store.ts'
import { type SailingRoute, upsertRoutes } from './route-store.ts'

export interface Intake {
  readonly receipt: Receipt
  readonly events?: readonly TransportEvent[]
  /** Keys of events that replace earlier reports, as their source says. */
  readonly replacements?: readonly string[]
  /** Reports of the same event that differ by more are about another happening, or refused. Default: they are corrections. */
  readonly correctionDays?: number
  readonly calls?: readonly CallReport[]
  readonly routes?: readonly SailingRoute[]
  /** Parts of the receipt that could not be read. */
  readonly refusals?: readonly Refused[]
}

export interface TakenIn extends TakenEvents {
  readonly receiptId: string
  readonly refused: number
  readonly changedCalls: readonly PortCall[]
}

/** Also derives port calls from the events of ships. */
export async function takeIn(
  tx: Transaction<Database>,
  { receipt, events: reports = [], replacements = [], correctionDays, calls = [], routes = [], refusals: unread = [] }: Intake,
  now: Date,
): Promise<TakenIn> {
  const { brand } = receipt
  const receiptId = await openReceipt(tx, receipt, now)
  const { events, refusals: unclear, contradictions } = await identifyEvents(tx, { brand, reports, replacements, correctionDays })
  const latest = latestOf(events)
  const counted = await upsertEvents(tx, { brand, receiptId, now, events: latest })
  // Superseded reports as well: the previous estimate must not depend on what came together.
  const { changed: changedCalls, refusals: wrongCutOffs } = await mergeCalls(tx, brand, [...events.flatMap(toCallReport), ...calls], now)
  await upsertRoutes(tx, { brand, source: receipt.source, receiptId, now, routes })
  const refusals = [...unread, ...unclear, ...contradictions, ...wrongCutOffs]
  const repeated = Math.max(0, counted.repeated + (events.length - latest.length) - contradictions.length)
  const taken = counted.taken + changedCalls.length + routes.length
  const state = taken + repeated === 0 && refusals.length > 0 ? 'refused' : 'taken'
  await settleReceipt(tx, receiptId, { state, taken, repeated, refusals })
  return { receiptId, taken, repeated, refused: refusals.length, changedCalls }
}

/** Arrivals and departures of ships are reports on port calls. */
function toCallReport(event: TransportEvent): CallReport[] {
  const { type, code, classifier, at, createdAt, source, place, mode, imo, vessel, voyageIn, voyageOut } = event
  const ship = imo ?? vessel?.toUpperCase()
  const voyage = voyageOut ?? voyageIn
  if (type !== 'TRANSPORT' || mode !== 'VESSEL' || !ship || !place || !voyage) return []
  const moment = code === 'ARRI' ? 'arrival' : code === 'DEPA' ? 'departure' : undefined
  if (!moment) return []
  const says = {
    [`${moment}.${classifier}`]: at,
    vesselName: vessel,
    imo,
    carrier: event.carrier,
    service: event.service,
    terminal: event.facilityType === 'POTE' ? event.facility : undefined,
    voyageIn,
    voyageOut,
    delayReason: event.delayReason,
  }
  return [{ vessel: ship, place, voyage, source, reportedAt: createdAt, says }]
}
