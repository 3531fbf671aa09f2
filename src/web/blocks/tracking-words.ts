import { formatDateTime, usePortal, weekdayOf } from '#engine'
import type { Operations } from '#generated/operations.ts'

export type ShownShipment = Operations['track-shipment' | 'read-shared-tracking']['output']['shipments'][number]
export type ShownBox = ShownShipment['boxes'][number]
export type ShownLine = ShownBox['lines'][number]
export type ShownHold = ShownBox['holds'][number]
export type ShownReport = NonNullable<ShownLine['planned']>
type ShownChange = NonNullable<ShownBox['change']>
/** A moment in the time of its place. */
type LocalTime = ShownChange['from']

/** Words for times of places. They are computed on the server, so the browser's own zone plays no part. */
export function useTrackingWords() {
  const { text, language, shell, today } = usePortal()
  /** `12-01 Tue 16:00 UTC+8`; with the year if it is another. */
  const sayTime = ({ local, offset }: LocalTime): string => {
    const day = local.slice(0, 4) === today.slice(0, 4) ? local.slice(5, 10) : local.slice(0, 10)
    return `${day} ${weekdayOf(local, language)} ${local.slice(11)} ${offset}`
  }
  const sayHours = (hours: number): string => text(hours < 0 ? 'tracking.earlier' : 'tracking.later', { count: Math.abs(hours) })
  const sayReported = ({ source, reportedAt }: Pick<ShownReport, 'source' | 'reportedAt'>): string =>
    text('tracking.reported', { source, at: formatDateTime(reportedAt, shell.brand.timeZone) })
  const sayChange = ({ from, to, hours, source, reportedAt }: ShownChange): string =>
    text('tracking.etaChange', {
      from: sayTime(from),
      to: sayTime(to),
      change: sayHours(hours),
      source,
      at: formatDateTime(reportedAt, shell.brand.timeZone),
    })
  return { sayTime, sayHours, sayReported, sayChange }
}
