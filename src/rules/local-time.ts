/** Times on the clock of a place, such as a port: written with the place's offset, so that they read the same in every browser. */
import { minuteMs } from './durations.ts'
import { writeMoment } from './periods.ts'

/** An instant on the clock of a zone, with its offset: 2026-11-26T08:00:00+08:00. */
export function writeLocalTime(at: number, zone: string): string {
  const local = writeMoment(at, zone)
  const seconds = local.length === 16 ? `${local}:00` : local
  const minutes = Math.round((Date.parse(`${seconds}Z`) - at) / minuteMs)
  const size = Math.abs(minutes)
  return `${seconds}${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

export interface LocalTime {
  /** YYYY-MM-DD. */
  readonly day: string
  /** HH:mm. */
  readonly time: string
  /** Such as UTC+8 or UTC+5:30. */
  readonly zone: string
}

const form = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|([+-])(\d{2}):(\d{2}))$/

/** The parts of a time with an offset; undefined for other text. */
export function readLocalTime(text: string): LocalTime | undefined {
  const match = form.exec(text)
  if (!match) return undefined
  const [, day = '', time = '', sign = '+', hours = '00', minutes = '00'] = match
  const offset = Number(hours) === 0 && Number(minutes) === 0 ? '' : `${sign === '-' ? '\u2212' : '+'}${Number(hours)}`
  return { day, time, zone: `UTC${offset}${minutes === '00' ? '' : `:${minutes}`}` }
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
