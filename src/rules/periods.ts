/**
 * Values with validity periods: `{ "$periods": [{ "id", "from", "to", "zone", ... }] }` is resolved to the period of an
 * instant. Periods are half-open, [from, to); without `from` one has no beginning, without `to` no end.
 */
import { dayMs, minuteMs } from './durations.ts'
import { isDay } from './formats.ts'
import { type Json, type JsonObject, textOf } from './json.ts'
import { isTimeZone, offsetAt } from './zone-offset.ts'

export const periodsName = '$periods'

/** Why a local time is invalid. */
export type MomentFault = 'form' | 'calendar' | 'zone-missing' | 'zone-unknown' | 'zone-double' | 'skipped' | 'twice'

export type Moment =
  | { readonly ok: true; readonly at: number }
  /** `at` is the nearest existing instant, if any. */
  | { readonly ok: false; readonly fault: MomentFault; readonly at?: number }

const momentForm = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2})?)?$/

/** A local time and its zone, or a time with its own offset, as milliseconds since 1970. A date alone means its first moment. */
export function readMoment(text: string, zone: string | undefined): Moment {
  const match = momentForm.exec(text)
  if (!match) return { ok: false, fault: 'form' }
  const [, day = '', hour = '00', minute = '00', second = '00', offset] = match
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return { ok: false, fault: 'calendar' }
  const local = Date.parse(`${day}T${hour}:${minute}:${second}Z`)
  if (offset !== undefined) return zone === undefined ? withOffset(local, offset) : { ok: false, fault: 'zone-double' }
  if (zone === undefined) return { ok: false, fault: 'zone-missing' }
  return isTimeZone(zone) ? inZone(local, zone) : { ok: false, fault: 'zone-unknown' }
}

/** An instant as written by a person, without zero seconds: 2027-01-01T00:00 in a zone, or in UTC with its Z. */
export function writeMoment(at: number, zone: string | undefined): string {
  const local = zone === undefined || !isTimeZone(zone) ? at : at + offsetAt(at, zone)
  const text = new Date(local).toISOString().slice(0, 19).replace(/:00$/, '')
  return zone === undefined ? `${text}Z` : text
}

/** A period with its ends as instants; an invalid end counts as open. */
export interface Period {
  readonly from: number
  readonly to: number
}

export function readPeriod({ from, to, zone }: Readonly<Record<string, Json | undefined>>): Period {
  const read = (end: Json | undefined, open: number): number => {
    if (typeof end !== 'string') return open
    const moment = readMoment(end, textOf(zone))
    return moment.at ?? open
  }
  return { from: read(from, Number.NEGATIVE_INFINITY), to: read(to, Number.POSITIVE_INFINITY) }
}

/** Index of the period at an instant; in a gap the previous one, before all of them the first. */
export function choosePeriod(periods: readonly Period[], at: number): number {
  let best = -1
  for (const [index, period] of periods.entries()) {
    if (period.from <= at && at < period.to) return index
    const other = periods[best]
    if (!other || isNearer(period, other, at)) best = index
  }
  return best
}

/** Order of two inactive periods: past before future, then the later start; otherwise the sooner. */
function isNearer(period: Period, other: Period, at: number): boolean {
  const [begun, otherBegun] = [period.from <= at, other.from <= at]
  if (begun !== otherBegun) return begun
  return begun ? period.from > other.from : period.from < other.from
}

/** Members of a period that define its time; all others are its value. */
export const periodNames: ReadonlySet<string> = new Set(['id', 'from', 'to', 'zone'])

/** The JSON at an instant. Values without periods are returned unchanged. */
export function valueAt<T>(value: T, at: number): T {
  // Source positions keyed by member names are kept, including those of the periods.
  return jsonAt(value as Json, at) as T
}

/** The instants at which the JSON may change, in order. */
export function listChanges(value: unknown): number[] {
  const ends = new Set<number>()
  const collect = (json: Json): void => {
    if (typeof json !== 'object' || json === null) return
    for (const [name, member] of Object.entries(json)) {
      if (name === periodsName && Array.isArray(member)) {
        for (const period of member as readonly JsonObject[]) for (const end of Object.values(readPeriod(period))) ends.add(end)
      }
      collect(member)
    }
  }
  collect(value as Json)
  return [...ends].filter(Number.isFinite).toSorted((one, other) => one - other)
}

function jsonAt(value: Json, at: number): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => jsonAt(item, at))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const object = value as JsonObject
  const members: Record<string, Json> = {}
  let changed = false
  for (const [name, member] of Object.entries(object)) {
    if (name === periodsName && Array.isArray(member)) {
      Object.assign(members, saidAt(member as readonly JsonObject[], at))
      changed = true
      continue
    }
    const resolved = jsonAt(member, at)
    if (resolved !== member) changed = true
    members[name] = resolved
  }
  return changed ? members : value
}

function saidAt(periods: readonly JsonObject[], at: number): JsonObject {
  const chosen = periods[choosePeriod(periods.map(readPeriod), at)]
  const members = Object.entries(chosen ?? {}).filter(([name]) => !periodNames.has(name))
  return Object.fromEntries(members.map(([name, member]) => [name, jsonAt(member, at)]))
}

function withOffset(local: number, offset: string): Moment {
  if (offset === 'Z') return { ok: true, at: local }
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(4))]
  if (hours > 14 || minutes > 59) return { ok: false, fault: 'calendar' }
  return { ok: true, at: local - (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * minuteMs }
}

/** With daylight saving, a local time may be skipped or occur twice. */
function inZone(local: number, zone: string): Moment {
  const offsets = [offsetAt(local - dayMs, zone), offsetAt(local + dayMs, zone)]
  const instants = [...new Set(offsets)].map((offset) => local - offset).filter((at) => at + offsetAt(at, zone) === local)
  const [first, second] = instants.toSorted((one, other) => one - other)
  if (first === undefined) return { ok: false, fault: 'skipped', at: local - (offsets[0] ?? 0) }
  return second === undefined ? { ok: true, at: first } : { ok: false, fault: 'twice', at: first }
}
