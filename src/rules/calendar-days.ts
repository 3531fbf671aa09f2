/** Calendar days as YYYY-MM-DD. They have no time zone, so day arithmetic uses UTC. */

const dayMs = 86_400_000

/** `count` days after the day; negative: before it. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

/** The local date in the time zone at the instant. */
export function dayIn(timeZone: string, instant: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(instant)
}

/** By time zone: creating a formatter takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()
