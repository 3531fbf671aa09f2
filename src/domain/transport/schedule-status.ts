import { minuteMs } from '#rules'
import { type CallFacts, type CallMoment, factOf, timeOf } from './port-call.ts'

/** Rows of the dictionary plan-status. */
export type ScheduleStatus = 'Normal' | 'Stop' | 'Delay' | 'Early' | 'OnTime'

/** Operational codes under which a call does not take place: blank sailing, omission, sliding, out of service, dry dock. */
const stops: ReadonlySet<string> = new Set(['BLNK', 'OMIT', 'SLID', 'OOSV', 'DRYD'])

export interface ScheduleVerdict {
  readonly status: ScheduleStatus
  /** Minutes after (before, if negative) the plan; absent without a plan or a newer time. */
  readonly minutes?: number
  /** The operational code (BLNK, OMIT, ROTC ...) and the SMDG reason for a delay, if reported. */
  readonly code?: string
  readonly reason?: string
}

/**
 * Compares the actual time, or else the estimate, with the plan. DCSA has codes for exceptions only, so delayed, early and on time
 * are computed; a difference up to the tolerance is on time.
 */
export function scheduleStatusOf(
  facts: CallFacts,
  { moment, toleranceHours }: { readonly moment: CallMoment; readonly toleranceHours: number },
): ScheduleVerdict {
  const code = factOf(facts, 'status')
  const reason = factOf(facts, 'delayReason')
  const about = { ...(code !== undefined && { code }), ...(reason !== undefined && { reason }) }
  if (code !== undefined && stops.has(code)) return { status: 'Stop', ...about }
  const planned = factOf(facts, `${moment}.PLN`)
  const actual = factOf(facts, `${moment}.ACT`)
  const current = timeOf(facts, moment)
  if (planned === undefined || current === undefined || (current === planned && actual === undefined)) return { status: 'Normal', ...about }
  const minutes = Math.round((Date.parse(current) - Date.parse(planned)) / minuteMs)
  if (Math.abs(minutes) > toleranceHours * 60) return { status: minutes > 0 ? 'Delay' : 'Early', minutes, ...about }
  return { status: actual === undefined ? 'Normal' : 'OnTime', minutes, ...about }
}

/** Whether a call with this operational status does not take place. */
export function isStopped(status: string | undefined): boolean {
  return status !== undefined && stops.has(status)
}
