/** Units of a charge: the count less the free units, and the days and cycles to which they belong. */
import { compareDecimals, countSteps, multiplyDecimals, roundToStep, subtractDecimals, sumDecimals } from '#rules'
import { type FactFault, type FactReader, factsIn, minutesOf } from './charge-factors.ts'
import { begunBases, type Cap, type TariffLine } from './tariffs.ts'

export type Units =
  /** Not requested, or its condition is false. */
  | { readonly kind: 'not-asked' }
  /** Applicable, and within the free allowance. */
  | { readonly kind: 'free' }
  | { readonly kind: 'units'; readonly total: string; readonly charged: string }
  | { readonly kind: 'fault'; readonly fault: FactFault }

export type When = {
  readonly day: string
  readonly timeZone: string
}

/** Longer than any waiting time; a higher number of hours is a mistake. */
const mostHours = '87600'

/** The factor that gives the start of the days or cycles, if the hours of a line are counted in them. */
const arrival = 'arrivedAt'

export function countUnits(line: TariffLine, facts: FactReader, when: When): Units {
  if (!isAsked(line, facts)) return { kind: 'not-asked' }
  if (line.when !== undefined) {
    const holds = facts.holds(line.when)
    if (!holds.ok) return { kind: 'fault', fault: holds }
    if (!holds.value) return { kind: 'not-asked' }
  }
  const elapsed = line.since ? minutesSince(line.since, facts, when) : undefined
  if (typeof elapsed === 'object') return { kind: 'fault', fault: elapsed }
  // Free before the given time; from then on the minimum applies.
  if (elapsed !== undefined && elapsed < 0) return { kind: 'free' }
  if (line.count === undefined) return elapsed === undefined || line.basis !== 'per-hour' ? one : hoursOf(elapsed, line)
  const count = facts.number(line.count)
  if (!count.ok) return { kind: 'fault', fault: count }
  return chargeable(count.value, line)
}

/** A line with a count, a moment or a condition applies only if that (or the condition's first factor) is given. Others always apply. */
function isAsked({ count, since, when }: TariffLine, facts: FactReader): boolean {
  if (count !== undefined || since) return (count === undefined || facts.has(count)) && (!since || facts.has(since.fact))
  const [first] = when === undefined ? [] : factsIn(when)
  return first === undefined || facts.has(first)
}

const one: Units = { kind: 'units', total: '1', charged: '1' }

function minutesSince({ fact, moment }: NonNullable<TariffLine['since']>, facts: FactReader, when: When): number | FactFault {
  const happened = facts.minutes(fact)
  if (!happened.ok) return happened
  return happened.value - (minutesOf(moment, when.day, when.timeZone) ?? 0)
}

function hoursOf(minutes: number, { free }: TariffLine): Units {
  const total = countSteps(String(minutes), '60', 'up')
  if (free === undefined) return { kind: 'units', total, charged: total }
  const rest = subtractDecimals(String(minutes), multiplyDecimals(String(free), '60'))
  return compareDecimals(rest, '0') <= 0 ? { kind: 'free' } : { kind: 'units', total, charged: countSteps(rest, '60', 'up') }
}

function chargeable(total: string, line: TariffLine): Units {
  const rest = subtractDecimals(total, String(line.free ?? '0'))
  if (compareDecimals(rest, '0') <= 0) return { kind: 'free' }
  // A band defines its own treatment of part units; a tier consists of whole units.
  const isWhole = line.tiers !== undefined || (begunBases.has(line.basis) && !line.bands)
  const step = line.step ?? (isWhole ? '1' : undefined)
  return { kind: 'units', total, charged: step === undefined ? rest : roundToStep(rest, String(step), 'up') }
}

export type CappedUnits = {
  readonly charged: string
  readonly free: string
  readonly unitPrice: string
  readonly cap: Cap
}

/** Cost of units with a cap per day or cycle: each hour belongs to the day or cycle in which it begins. */
export function capWindows({ charged, free, unitPrice, cap }: CappedUnits, facts: FactReader): string | FactFault {
  if (compareDecimals(charged, mostHours) > 0) return { ok: false, error: 'error.wrong-fact', fact: 'hours' }
  const firstEnd = firstWindow(cap.per, facts)
  if (typeof firstEnd === 'object') return firstEnd
  const freeMinutes = multiplyDecimals(free, '60')
  const all = Number(charged)
  const begunBefore = (end: number) =>
    Math.min(all, Math.max(0, Number(countSteps(subtractDecimals(String(end), freeMinutes), '60', 'up'))))
  const amounts: string[] = []
  let counted = 0
  for (let end = firstEnd; counted < all; end += dayMinutes) {
    const units = begunBefore(end) - counted
    counted += units
    const amount = multiplyDecimals(unitPrice, String(units))
    amounts.push(compareDecimals(amount, String(cap.amount)) > 0 ? String(cap.amount) : amount)
  }
  return sumDecimals(amounts)
}

const dayMinutes = 24 * 60

/** Minutes from arrival to the end of the first day or cycle. Without an arrival, all hours are in one day or cycle. */
function firstWindow(per: Cap['per'], facts: FactReader): number | FactFault {
  if (per !== 'noon-cycle' || !facts.has(arrival)) return dayMinutes
  const arrived = facts.minutes(arrival)
  if (!arrived.ok) return arrived
  const sinceNoon = (((arrived.value - dayMinutes / 2) % dayMinutes) + dayMinutes) % dayMinutes
  return dayMinutes - sinceNoon
}
