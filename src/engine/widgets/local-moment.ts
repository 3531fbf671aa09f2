import { readMoment, writeLocalTime, writeMoment } from '#rules'

/** A date and time as two controls, on the clock of a place. */
export interface LocalMoment {
  readonly day: string
  readonly time: string
}

/** From an ISO instant, on the clock of a zone; or from partial input. */
export function toLocalMoment(value: string, zone: string): LocalMoment {
  const instant = /T.*(Z|[+-]\d{2}:\d{2})$/.test(value) ? Date.parse(value) : Number.NaN
  const [day = '', time = ''] = (Number.isNaN(instant) ? value : writeMoment(instant, zone)).split('T')
  return { day, time: time.slice(0, 5) }
}

/**
 * The instant with the zone's offset. Partial input stays partial, so that the error message is right. A time that daylight saving
 * skips is the one an hour later; of one that occurs twice it is the first.
 */
export function toInstant({ day, time }: LocalMoment, zone: string): string | undefined {
  if (day === '' && time === '') return undefined
  const { at } = readMoment(`${day}T${time}`, zone)
  if (day === '' || time === '' || at === undefined) return time === '' ? day : `${day}T${time}`
  return writeLocalTime(at, zone)
}
