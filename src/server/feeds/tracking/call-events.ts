/** Port calls as events of a ship, so that schedules and berth plans appear on the same timeline as carriers' messages. */
import { callMoments, factOf, isStopped, type Said, type TransportEvent } from '#domain'
import type { PortCall, StoredEvent } from '../transport/index.ts'

/** BRTH is our own: the standard has no code for a ship alongside, so exports leave it out. */
const codes = { arrival: 'ARRI', berth: 'BRTH', departure: 'DEPA' } as const
const classifiers = ['PLN', 'EST', 'ACT'] as const

/** The last values of each time, so that the change of an estimate is seen, too. */
export function toCallEvents(call: PortCall): StoredEvent[] {
  return callMoments.flatMap((moment) =>
    classifiers.flatMap((classifier) =>
      (call.facts[`${moment}.${classifier}`] ?? []).flatMap((said) => toEvent(call, { code: codes[moment], classifier }, said)),
    ),
  )
}

/** A call that does not take place: a blank sailing, an omitted port. */
export interface StoppedCall {
  readonly place: string
  /** Row of the dictionary call-status. */
  readonly status: string
  readonly source: string
  readonly reportedAt: string
}

export function stoppedCall({ place, facts }: Pick<PortCall, 'place' | 'facts'>): StoppedCall | undefined {
  const status = facts.status?.[0]
  return status && isStopped(status.value)
    ? { place, status: status.value, source: status.source, reportedAt: status.reportedAt }
    : undefined
}

function toEvent(call: PortCall, step: Pick<TransportEvent, 'code' | 'classifier'>, { value, reportedAt, source }: Said): StoredEvent[] {
  if (value === '') return []
  const { vessel, place, voyage, facts } = call
  const terminal = factOf(facts, 'terminal')
  const event: TransportEvent = {
    key: ['call', vessel, place, voyage, step.code, step.classifier, source, value].join('|'),
    source,
    type: 'TRANSPORT',
    ...step,
    at: value,
    createdAt: reportedAt,
    place,
    mode: 'VESSEL',
    ...(call.vessel_name !== null && { vessel: call.vessel_name }),
    voyageOut: voyage,
    ...(terminal !== undefined && { facility: terminal, facilityType: 'POTE' }),
    ...(factOf(facts, 'delayReason') !== undefined && { delayReason: factOf(facts, 'delayReason') ?? '' }),
  }
  return [{ event, receivedAt: new Date(reportedAt), seq: '0' }]
}
