/** GET /v2/events of DCSA Track & Trace 2.2, for customers' systems: events of the caller's own shipments only. */

import type { Operations } from '#generated/operations.ts'
import type { Call, Result } from '../../kernel/index.ts'
import { type DcsaEvent, toDcsaEvent } from '../dcsa/index.ts'
import { type EventFilter, listCompanyEvents } from '../transport/index.ts'
import { cursorOf, pageHeader, readCursor } from './cursor.ts'

type Input = Operations['list-dcsa-events']['input']

const usualLimit = 100
const comparisons = { gte: '>=', gt: '>', lte: '<=', lt: '<', eq: '=' } as const

export async function listDcsaEvents(input: Input, call: Call): Promise<Result<Operations['list-dcsa-events']['output']>> {
  const limit = input.limit ?? usualLimit
  const filter = toFilter(input, call)
  const dcsaEvents: DcsaEvent[] = []
  let after = readCursor(input.cursor)
  // Steps that the standard cannot say are passed over, so one page may take several reads.
  for (;;) {
    const missing = limit - dcsaEvents.length
    const events = await listCompanyEvents(call.db, { ...filter, after, limit: missing })
    for (const { event, position } of events) {
      const dcsaEvent = toDcsaEvent(event)
      if (dcsaEvent) dcsaEvents.push(dcsaEvent)
      after = position
    }
    if (events.length < missing || dcsaEvents.length >= limit) break
  }
  call.setHeader('API-Version', '2.2.0')
  call.setHeader('Current-Page', pageHeader(call, '/v2/events', input, input.cursor))
  // The next page may still be empty: a system that asks again later continues there and misses nothing.
  if (dcsaEvents.length > 0) call.setHeader('Next-Page', pageHeader(call, '/v2/events', input, cursorOf(after)))
  return { ok: true, value: dcsaEvents }
}

function toFilter(input: Input, { brand, actor }: Call): Omit<EventFilter, 'after' | 'limit'> {
  const values = input as Readonly<Record<string, unknown>>
  const created = Object.entries(comparisons).flatMap(([name, by]) => {
    const at = values[`eventCreatedDateTime:${name}`] ?? (name === 'eq' ? values.eventCreatedDateTime : undefined)
    return typeof at === 'string' ? [{ by, at }] : []
  })
  return {
    brand: brand.id,
    companyId: actor.companyId ?? '',
    types: input.eventType,
    codes: {
      SHIPMENT: input.shipmentEventTypeCode,
      TRANSPORT: input.transportEventTypeCode,
      EQUIPMENT: input.equipmentEventTypeCode,
    },
    documents: input.documentTypeCode,
    container: input.equipmentReference?.toUpperCase(),
    mbl: input.transportDocumentReference?.toUpperCase(),
    booking: input.carrierBookingReference,
    place: input.UNLocationCode,
    imo: input.vesselIMONumber,
    voyageOut: input.exportVoyageNumber ?? input.carrierVoyageNumber,
    service: input.carrierServiceCode,
    created,
  }
}
