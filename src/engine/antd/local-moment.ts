/** A date and time as two controls, in local time. */
export interface LocalMoment {
  readonly day: string
  readonly time: string
}

/** From an ISO instant, or from partial input. */
export function toLocalMoment(value: string): LocalMoment {
  const instant = /T.*(Z|[+-]\d{2}:\d{2})$/.test(value) ? new Date(value) : undefined
  if (!instant || Number.isNaN(instant.getTime())) {
    const [day = '', time = ''] = value.split('T')
    return { day, time: time.slice(0, 5) }
  }
  return {
    day: [instant.getFullYear(), pad(instant.getMonth() + 1), pad(instant.getDate())].join('-'),
    time: `${pad(instant.getHours())}:${pad(instant.getMinutes())}`,
  }
}

/** The instant with the local offset. Partial input stays partial, so that the error message is right. */
export function toInstant({ day, time }: LocalMoment): string | undefined {
  if (day === '' && time === '') return undefined
  const instant = new Date(`${day}T${time}:00`)
  if (day === '' || time === '' || Number.isNaN(instant.getTime())) return time === '' ? day : `${day}T${time}`
  const offset = -instant.getTimezoneOffset()
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${day}T${time}:00${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
