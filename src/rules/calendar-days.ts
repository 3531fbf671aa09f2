/** Calendar days as YYYY-MM-DD. They have no time zone, so day arithmetic uses UTC. */

const dayMs = 86_400_000

/** The day `count` days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

/** The local date in a time zone at an instant. */
export function dayIn(timeZone: string, instant: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(instant)
}

/** One formatter for each time zone: creating one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()
