/** Schedules that another system sent: DCSA Operational Vessel Schedules 3.0 and Commercial Schedules 1.0. */
import { type CallReport, portByCode } from '#domain'
import type {
  DcsaCallLocation,
  DcsaCutOff,
  DcsaOperatedService,
  DcsaPortSchedule,
  DcsaScheduleCall,
  DcsaScheduledService,
  DcsaTimestamp,
} from '#generated/entities.ts'
import type { Json } from '#rules'
import type { Refused } from '../transport/index.ts'
import { type ReadContext, refuse, validateReceived } from './received.ts'

export interface ReadCalls {
  readonly calls: readonly CallReport[]
  readonly refusals: readonly Refused[]
}

type Says = CallReport['says']

/** Service schedules of Operational Vessel Schedules 3.0. */
export function readServiceSchedules(body: unknown, context: ReadContext): ReadCalls {
  return readEach(body, 'dcsa-operated-service', context, (service: DcsaOperatedService) =>
    service.vesselSchedules.flatMap(({ vesselIMONumber, vesselName, transportCalls = [] }) =>
      transportCalls.flatMap((call) =>
        reportOf(call, { imo: vesselIMONumber, name: vesselName, service: service.carrierServiceCode }, context),
      ),
    ),
  )
}

/** Vessel schedules of Commercial Schedules 1.0. */
export function readVesselSchedules(body: unknown, context: ReadContext): ReadCalls {
  return readEach(body, 'dcsa-scheduled-service', context, (service: DcsaScheduledService) =>
    service.vesselSchedules.flatMap(({ vessel, transportCalls = [] }) =>
      transportCalls.flatMap((call) =>
        reportOf(call, { imo: vessel?.vesselIMONumber, name: vessel?.name, service: service.carrierServiceCode }, context),
      ),
    ),
  )
}

/** Port schedules of Commercial Schedules 1.0. */
export function readPortSchedules(body: unknown, context: ReadContext): ReadCalls {
  return readEach(body, 'dcsa-port-schedule', context, ({ location, vesselSchedules = [] }: DcsaPortSchedule) =>
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
function readEach<Item>(body: unknown, entity: string, context: ReadContext, read: (item: Item) => CallReport[]): ReadCalls {
  if (!Array.isArray(body)) return { calls: [], refusals: [refuse('', 'invalid.type')] }
  const refusals: Refused[] = []
  const calls: CallReport[] = []
  for (const [index, item] of (body as unknown[]).entries()) {
    const faults = validateReceived(entity, item as Json, `/${index}`, context)
    refusals.push(...faults)
    // Its validator has accepted the shape.
    if (faults.length === 0) calls.push(...read(item as Item))
  }
  return { calls, refusals }
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
function reportOf(call: Call, { imo, name, service }: Ship, { source, carrier, ports, now }: ReadContext): CallReport[] {
  const ship = imo ?? name?.toUpperCase()
  const voyage = call.carrierExportVoyageNumber || call.carrierImportVoyageNumber
  const place = call.location?.UNLocationCode
  if (!ship || !voyage || !place) return []
  const timestamps = call.timestamps ?? []
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
