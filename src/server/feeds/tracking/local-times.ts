/** Moments in the time of their place, with the zone's offset: correct whatever the zone of the reader. */
import type { BrandPlan } from '#config'
import { minuteMs, writeMoment } from '#rules'
import { listObjects } from '../../kernel/index.ts'

export interface LocalTime {
  readonly at: string
  /** 2026-12-01T16:00, at the place. */
  readonly local: string
  /** UTC+8, UTC-3:30 */
  readonly offset: string
}

/** `at` is ISO, UTC. */
export function localTime(at: string, zone: string): LocalTime {
  const local = writeMoment(Date.parse(at), zone).slice(0, 16)
  // Seconds are cut off, so the difference is rounded up to whole minutes.
  const minutes = Math.ceil((Date.parse(`${local}:00Z`) - Date.parse(at)) / minuteMs)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return { at, local, offset: `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}` }
}

/** The zone of a port, else that of another port of its country, else the brand's. */
export function zoneOf({ documents, timeZone }: Pick<BrandPlan, 'documents' | 'timeZone'>, place: string | undefined): string {
  const ports = listObjects(documents.reference?.port?.rows)
  const port = ports.find(({ id }) => id === place) ?? ports.find(({ country }) => country === place?.slice(0, 2))
  return typeof port?.timeZone === 'string' ? port.timeZone : timeZone
}
