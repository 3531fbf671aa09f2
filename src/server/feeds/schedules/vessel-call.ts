/** A port call as the vessel plan shows it: names and times in the reader's language and on the port's clock. */
import { type CallFacts, type CallField, type CallMoment, callTimesOf, factOf, type ScheduleVerdict, scheduleStatusOf } from '#domain'
import { writeLocalTime } from '#rules'
import { type Call, dropAbsent, labelOf, limitOf, type Present, wordsOf, zoneOfPort } from '../../kernel/index.ts'
import type { PortCall } from '../transport/index.ts'

/** Fields of the entity vessel-call, except the orders aboard. */
export function toVesselCall(call: PortCall, moment: CallMoment, reader: Pick<Call, 'brand' | 'language'>): object {
  const { facts, place, vessel, voyage } = call
  const zone = zoneOfPort(reader.brand, place)
  const fact = (field: CallField) => factOf(facts, field)
  const verdict = judgeCall(facts, moment, reader)
  const times = localTimes(callTimesOf(facts), zone)
  // A ship that does not call occupies no berth.
  const alongside = verdict.status === 'Stop' ? {} : { berthFrom: times.atb ?? times.etb, berthTo: times.atd ?? times.etd }
  return dropAbsent({
    callId: [vessel, place, voyage].join('.'),
    port: place,
    vesselName: fact('vesselName') ?? vessel,
    vesselNameZh: fact('vesselNameZh'),
    imo: fact('imo'),
    carrier: fact('carrier'),
    voyageIn: fact('voyageIn'),
    voyageOut: fact('voyageOut'),
    status: verdict.status,
    reason: reasonOf(verdict, reader),
    terminal: fact('terminal'),
    berthNo: fact('berthNo'),
    service: fact('service'),
    routeCode: fact('routeCode') ?? fact('service'),
    ...times,
    ...alongside,
    agent: fact('agent'),
    timeZone: zone,
    updatedAt: call.updated_at.toISOString(),
    sources: sourcesOf(facts),
  })
}

/** The status of the call by the declared tolerance. */
export function judgeCall(facts: CallFacts, moment: CallMoment, { brand }: Pick<Call, 'brand'>): ScheduleVerdict {
  return scheduleStatusOf(facts, { moment, toleranceHours: limitOf(brand, 'scheduleToleranceHours') })
}

/** Difference from the plan in hours, the operational code and the reported reason, in words; undefined without any. */
export function reasonOf({ status, minutes, code, reason }: ScheduleVerdict, reader: Pick<Call, 'brand' | 'language'>): string | undefined {
  const say = wordsOf(reader)
  const hours = Math.round(Math.abs(minutes ?? 0) / 60)
  const late =
    status === 'Delay' || status === 'Early' ? say(status === 'Delay' ? 'schedule.later' : 'schedule.earlier', { hours }) : undefined
  const parts = [
    code === undefined ? undefined : labelOf('dictionary', 'call-status', code, reader),
    late,
    reason === undefined ? undefined : labelOf('dictionary', 'delay-reason', reason, reader),
  ]
  return parts.filter((part) => part !== undefined).join(' · ') || undefined
}

/** Instants on the clock of a zone. */
export function localTimes<Times extends { readonly [Name in keyof Times]?: string | undefined }>(
  times: Times,
  zone: string,
): Present<Times> {
  const moments = Object.entries<string | undefined>(times)
  const local = moments.map(([name, at]) => [name, at === undefined ? undefined : writeLocalTime(Date.parse(at), zone)])
  return dropAbsent(Object.fromEntries(local) as Times)
}

function sourcesOf(facts: CallFacts): string[] {
  return [...new Set(Object.values(facts).flatMap(([said]) => (said ? [said.source] : [])))].sort()
}
