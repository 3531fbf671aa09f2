/**
 * UTC offsets of time zones, as a table that grows with the weeks that are asked for. `Intl` takes microseconds for every instant,
 * and a search of rates asks for thousands.
 */
import { weekMs } from './durations.ts'

/** Offsets of one week, in ms. Clocks change at most once in it. */
interface Week {
  readonly first: number
  /** The first instant with another offset; infinity if the clocks do not change. */
  readonly changesAt: number
  readonly then: number
}

interface Zone {
  readonly clock: Intl.DateTimeFormat
  readonly weeks: Map<number, Week>
}

const zones = new Map<string, Zone | null>()
/** Some 200 years; callers choose the instants. */
const mostWeeks = 10_000

export function isTimeZone(name: string): boolean {
  return zoneOf(name) !== null
}

/** UTC offset of the zone at an instant, in ms; 0 for an unknown zone. */
export function offsetAt(at: number, name: string): number {
  const zone = zoneOf(name)
  if (!zone || Number.isNaN(at)) return 0
  const number = Math.floor(at / weekMs)
  const week = zone.weeks.get(number) ?? addWeek(zone, number)
  return at < week.changesAt ? week.first : week.then
}

function addWeek({ clock, weeks }: Zone, number: number): Week {
  const start = number * weekMs
  const [first, then] = [readOffset(start, clock), readOffset(start + weekMs, clock)]
  const week = { first, then, changesAt: first === then ? Number.POSITIVE_INFINITY : findChange(clock, { start, first }) }
  if (weeks.size >= mostWeeks) weeks.clear()
  weeks.set(number, week)
  return week
}

/** Clocks change at whole seconds. */
function findChange(clock: Intl.DateTimeFormat, { start, first }: { readonly start: number; readonly first: number }): number {
  let [before, after] = [0, weekMs / 1000]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (readOffset(start + middle * 1000, clock) === first) before = middle
    else after = middle
  }
  return start + after * 1000
}

function readOffset(at: number, clock: Intl.DateTimeFormat): number {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(at / 1000) * 1000
}

/** Null for an unknown zone. An offset is not a zone: it has no daylight saving. */
function zoneOf(name: string): Zone | null {
  const knownZone = zones.get(name)
  if (knownZone !== undefined) return knownZone
  const clock = /^[A-Z]\w*(?:\/[\w+-]+)*$/.test(name) ? createClock(name) : null
  const zone = clock && { clock, weeks: new Map() }
  zones.set(name, zone)
  return zone
}

function createClock(timeZone: string): Intl.DateTimeFormat | null {
  const number = 'numeric'
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
      timeZone,
      hourCycle: 'h23',
      year: number,
      month: number,
      day: number,
      hour: number,
      minute: number,
      second: number,
    })
  } catch {
    return null
  }
}
