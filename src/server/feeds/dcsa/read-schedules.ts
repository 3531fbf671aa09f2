/** Schedules that another system sent: DCSA Operational Vessel Schedules 3.0 and Commercial Schedules 1.0. */
import { type CallReport, portByCode } from '#domain'
import type { DcsaCallLocation, DcsaCutOff, DcsaScheduleCall, DcsaTimestamp } from '#generated/entities.ts'
import { isObject, type Json } from '#rules'
import type { Refused } from '../transport/index.ts'
import {
  findWrongShips,
  isActualAhead,
  type ReadContext,
  type ReceivedRecord,
  type RecordEntity,
  refuse,
  validateReceived,
} from './received.ts'
import { commercialSchedules, findOtherFeed, vesselSchedules as operationalSchedules } from './standards.ts'
import { mostDepth, tidyRecord } from './tidy.ts'

export interface ReadCalls {
  readonly calls: readonly CallReport[]
  readonly refusals: readonly Refused[]
}

type Says = CallReport['says']

/** Service schedules of Operational Vessel Schedules 3.0. */
export function readServiceSchedules(body: unknown, context: ReadContext): ReadCalls {
  return readEach(body, 'dcsa-operated-service', context, (service) =>
    service.vesselSchedules.flatMap(({ vesselIMONumber, vesselName, transportCalls = [] }) =>
      transportCalls.flatMap((call) =>
        reportOf(call, { imo: vesselIMONumber, name: vesselName, service: service.carrierServiceCode }, context),
      ),
    ),
  )
}

/** Vessel schedules of Commercial Schedules 1.0. */
export function readVesselSchedules(body: unknown, context: ReadContext): ReadCalls {
  return readEach(body, 'dcsa-scheduled-service', context, (service) =>
    service.vesselSchedules.flatMap(({ vessel, transportCalls = [] }) =>
      transportCalls.flatMap((call) =>
        reportOf(call, { imo: vessel?.vesselIMONumber, name: vessel?.name, service: service.carrierServiceCode }, context),
      ),
    ),
  )
}

/** Port schedules of Commercial Schedules 1.0. */
export function readPortSchedules(body: unknown, context: ReadContext): ReadCalls {
  return readEach(body, 'dcsa-port-schedule', context, ({ location, vesselSchedules = [] }) =>
    vesselSchedules.flatMap(({ vessel, servicePartners, timestamps, cutOffTimes }) => {
      const own = servicePartners.find(({ carrierCode }) => carrierCode === context.carrier) ?? servicePartners[0]
      const voyages = {
        carrierImportVoyageNumber: own?.carrierImportVoyageNumber ?? '',
        carrierExportVoyageNumber: own?.carrierExportVoyageNumber,
      }
      const call = { ...voyages, location, timestamps, cutOffTimes }
      return reportOf(call, { imo: vessel?.vesselIMONumber, name: vessel?.name, service: own?.carrierServiceCode }, context)
    }),
  )
}

/** Validates each record of a list on its own, so that one fault does not hide the others. */
function readEach<Entity extends RecordEntity>(
  body: unknown,
  entity: Entity,
  context: ReadContext,
  read: (record: ReceivedRecord<Entity>) => CallReport[],
): ReadCalls {
  if (!Array.isArray(body)) return { calls: [], refusals: [refuse('', 'invalid.type')] }
  const expected = entity === 'dcsa-operated-service' ? operationalSchedules : commercialSchedules
  const other = findOtherFeed(body as Json[], expected)
  if (other) return { calls: [], refusals: [other] }
  const refusals: Refused[] = []
  const calls: CallReport[] = []
  for (const [index, sent] of (body as Json[]).entries()) {
    const item = tidyRecord(sent)
    const received = validateReceived(entity, item, `/${index}`, context)
    const wrongShips = findWrongShips(item, `/${index}`)
    if ('faults' in received || wrongShips.length > 0) {
      refusals.push(...('faults' in received ? received.faults : wrongShips))
      continue
    }
    // The other times of the record are believed.
    refusals.push(...findActualAhead(item, `/${index}`, context))
    calls.push(...read(received.record))
  }
  return { calls, refusals }
}

/** Paths of timestamps that are marked as actual but are still to come. */
function findActualAhead(value: Json | undefined, at: string, context: ReadContext, depth = mostDepth): Refused[] {
  const search = (inner: Json | undefined, name: string | number) => findActualAhead(inner, `${at}/${name}`, context, depth - 1)
  if (depth === 0) return []
  if (Array.isArray(value)) return value.flatMap(search)
  if (!isObject(value)) return []
  const { eventClassifierCode = '', eventDateTime = '' } = value
  if (isActualAhead({ eventClassifierCode: String(eventClassifierCode), eventDateTime: String(eventDateTime) }, context))
    return [refuse(`${at}/eventDateTime`, 'invalid.actualInFuture')]
  return Object.entries(value).flatMap(([name, field]) => search(field, name))
}

interface Ship {
  readonly imo: string | undefined
  readonly name: string | undefined
  readonly service: string | undefined
}

type Call = Pick<DcsaScheduleCall, 'carrierImportVoyageNumber' | 'statusCode' | 'statusCodes'> & {
  readonly carrierExportVoyageNumber?: string | undefined
  readonly location?: DcsaCallLocation | undefined
  readonly timestamps?: readonly DcsaTimestamp[] | undefined
  readonly cutOffTimes?: readonly DcsaCutOff[] | undefined
}

/** A call without a ship, such as one of a dummy vessel, or without a port cannot be matched with anything. */
function reportOf(call: Call, { imo, name, service }: Ship, context: ReadContext): CallReport[] {
  const { source, carrier, ports, now } = context
  const ship = imo ?? name?.toUpperCase()
  const voyage = call.carrierExportVoyageNumber || call.carrierImportVoyageNumber
  const place = call.location?.UNLocationCode
  if (!ship || !voyage || !place) return []
  const timestamps = (call.timestamps ?? []).filter((timestamp) => !isActualAhead(timestamp, context))
  const says: Says = {
    ...timesOf(timestamps),
    ...Object.fromEntries((call.cutOffTimes ?? []).map((cut) => [`cutOff.${cut.cutOffDateTimeCode}`, toUtc(cut.cutOffDateTime)])),
    // Empty withdraws a status that was reported before.
    status: call.statusCodes?.[0] ?? call.statusCode ?? '',
    delayReason: timestamps.map(({ delayReasonCode, delayReasonCodes }) => delayReasonCode ?? delayReasonCodes?.[0]).find(Boolean),
    imo,
    vesselName: name,
    carrier,
    service,
    terminal: call.location?.facilitySMDGCode,
    voyageIn: call.carrierImportVoyageNumber || undefined,
    voyageOut: call.carrierExportVoyageNumber,
  }
  // Schedules carry no time of their own: repeating a value is no new report.
  const reportedAt = now.toISOString()
  return [{ vessel: ship, place: portByCode(ports, place)?.id ?? place, voyage, source, reportedAt, isUndated: true, says }]
}

function timesOf(timestamps: readonly DcsaTimestamp[]): Says {
  return Object.fromEntries(
    timestamps.map(({ eventTypeCode, eventClassifierCode, eventDateTime }) => [
      `${eventTypeCode === 'ARRI' ? 'arrival' : 'departure'}.${eventClassifierCode}`,
      toUtc(eventDateTime),
    ]),
  )
}

function toUtc(time: string): string {
  return new Date(time).toISOString()
}
