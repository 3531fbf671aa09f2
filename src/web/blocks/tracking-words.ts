import { formatDateTime, usePortal, weekdayOf } from '#engine'

/** A moment in the time of its place. */
export interface LocalTime {
  readonly at: string
  /** 2026-12-01T16:00 */
  readonly local: string
  /** UTC+8 */
  readonly offset: string
}

export interface ShownReport extends LocalTime {
  readonly source: string
  readonly reportedAt: string
  readonly receivedAt: string
}

export interface ShownChange {
  readonly from: LocalTime
  readonly to: LocalTime
  readonly hours: number
  readonly source: string
  readonly reportedAt: string
}

export interface ShownHold {
  readonly reason: string
  readonly heldAt: string
  readonly releasedAt?: string
}

export interface ShownLine {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'expected' | 'overdue' | 'open' | 'cancelled'
  readonly cancelled?: { readonly label: string; readonly source: string; readonly reportedAt: string }
  readonly milestone?: string
  readonly placeName?: string
  readonly facility?: string
  readonly vessel?: string
  readonly planned?: ShownReport
  readonly estimated?: ShownReport
  readonly actual?: ShownReport
  readonly change?: ShownChange
  readonly remark?: string
  readonly holds: readonly ShownHold[]
}

export interface ShownBox {
  readonly container?: string
  readonly boxType?: string
  readonly seals: readonly { readonly number: string; readonly by?: string }[]
  readonly status?: string
  readonly statusAt?: ShownReport
  readonly pickedUp?: ShownReport
  readonly eta?: LocalTime & { readonly isActual: boolean }
  readonly change?: ShownChange
  readonly lines: readonly ShownLine[]
  readonly holds: readonly ShownHold[]
}

export interface ShownShipment {
  readonly omsOrderNo?: string
  readonly mbl?: string
  readonly carrierName?: string
  readonly vessel?: string
  readonly voyage?: string
  readonly noVessel?: string
  readonly polName?: string
  readonly podName?: string
  readonly receivedAt?: string
  readonly boxes: readonly ShownBox[]
}

/** Words for times of places. They are computed on the server, so the browser's own zone plays no part. */
export function useTrackingWords() {
  const { text, language, shell, today } = usePortal()
  /** `12-01 Tue 16:00 UTC+8`; with the year if it is another. */
  const sayTime = ({ local, offset }: LocalTime): string => {
    const day = local.slice(0, 4) === today.slice(0, 4) ? local.slice(5, 10) : local.slice(0, 10)
    return `${day} ${weekdayOf(local, language)} ${local.slice(11)} ${offset}`
  }
  const sayHours = (hours: number): string => text(hours < 0 ? 'tracking.earlier' : 'tracking.later', { count: Math.abs(hours) })
  const sayReported = ({ source, reportedAt }: { readonly source: string; readonly reportedAt: string }): string =>
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
