/** Where bars lie in a chart of lanes: in hours from the first midnight, on the clock that the rows carry. */
import { addDays, hourMs, readLocalTime } from '#rules'
import { readField } from './read.ts'

export interface LaneFields {
  readonly lane: string
  readonly from: string
  readonly to: string
}

export interface LaneBar {
  readonly row: unknown
  /** Hours from the start of the chart. */
  readonly from: number
  readonly to: number
  /** Bars that overlap lie on different tracks, from 0. */
  readonly track: number
}

export interface Lane {
  readonly value: string
  readonly tracks: number
  readonly bars: readonly LaneBar[]
}

export interface LaneChart {
  /** Every day of the axis, YYYY-MM-DD. */
  readonly days: readonly string[]
  /** Of the rows' clocks; one chart shows the places of one zone. */
  readonly zone: string
  readonly lanes: readonly Lane[]
  /** Rows without a start or an end are not drawn. */
  readonly undrawn: number
}

/** Null if no row can be drawn. Lanes keep the order in which they first occur by name. */
export function layOutLanes(rows: readonly unknown[], { lane, from, to }: LaneFields): LaneChart | null {
  const spans = rows.flatMap((row) => {
    const [start, end] = [readLocalTime(textOf(row, from)), readLocalTime(textOf(row, to))]
    if (!start || !end) return []
    const [first, last] = [wallMs(start), wallMs(end)]
    return last > first ? [{ row, lane: textOf(row, lane), first, last, zone: start.zone }] : []
  })
  const [one] = spans
  if (!one) return null
  const start = Math.min(...spans.map(({ first }) => first))
  const end = Math.max(...spans.map(({ last }) => last))
  const days: string[] = []
  for (let day = dayOf(start); day <= dayOf(end - 1); day = addDays(day, 1)) days.push(day)
  const origin = Date.parse(`${days[0]}T00:00Z`)
  const names = [...new Set(spans.map((span) => span.lane))].sort()
  const lanes = names.map((value) => {
    const own = spans.filter((span) => span.lane === value).sort((a, b) => a.first - b.first)
    return {
      value,
      ...placeBars(own.map(({ row, first, last }) => ({ row, from: (first - origin) / hourMs, to: (last - origin) / hourMs }))),
    }
  })
  return { days, zone: one.zone, lanes, undrawn: rows.length - spans.length }
}

function placeBars(bars: readonly Omit<LaneBar, 'track'>[]): Pick<Lane, 'tracks' | 'bars'> {
  const ends: number[] = []
  const placed = bars.map((bar) => {
    const free = ends.findIndex((end) => end <= bar.from)
    const track = free === -1 ? ends.length : free
    ends[track] = bar.to
    return { ...bar, track }
  })
  return { tracks: ends.length, bars: placed }
}

/** The clock's reading as if it were UTC: differences count the hours on the axis. */
function wallMs({ day, time }: { readonly day: string; readonly time: string }): number {
  return Date.parse(`${day}T${time}Z`)
}

function dayOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10)
}

function textOf(row: unknown, field: string): string {
  const value = readField(row, field)
  return typeof value === 'string' ? value : ''
}

export interface WeekDay {
  readonly day: string
  readonly rows: readonly unknown[]
}

/** Whole weeks from Monday, from the first row's to the last one's. Rows without a time are left out. */
export function layOutWeeks(rows: readonly unknown[], at: string): WeekDay[][] {
  const byDay = new Map<string, unknown[]>()
  for (const row of rows) {
    const day = readLocalTime(textOf(row, at))?.day
    if (day !== undefined) byDay.set(day, [...(byDay.get(day) ?? []), row])
  }
  const days = [...byDay.keys()].sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const weeks: WeekDay[][] = []
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((more) => addDays(monday, more)).map((day) => ({ day, rows: byDay.get(day) ?? [] })))
  }
  return weeks
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))
}
