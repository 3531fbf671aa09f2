/** Free and charged days or hours of one container, one by one, with what each adds. */
import { compareDecimals, minuteMs, subtractDecimals, sumDecimals } from '#rules'
import type { ContainerTypes } from '../fees/containers.ts'
import { type FeeLine, type FeeTotals, type Money, type Priced, refusePrice, totalLines } from '../fees/money.ts'
import { type FeeOutcome, priceTariff } from '../fees/price-tariff.ts'
import type { Tariff, TariffLine } from '../fees/tariffs.ts'

/** Where time is counted: each place is a service with a counting factor. */
export const freeTimePlaces = {
  door: { service: 'truck', fact: 'waitingHours', counts: 'hours' },
  'truck-yard': { service: 'truck', fact: 'storageDays', counts: 'days' },
  yard: { service: 'yard', fact: 'storageDays', counts: 'days' },
  /** Import containers: demurrage and detention of the carrier, which in China are usually one charge. */
  carrier: { service: 'import', fact: 'equipmentDays', counts: 'days' },
  /** At the port of discharge, carriers charge the days inside and outside the terminal separately. */
  demurrage: { service: 'destination', fact: 'demurrageDays', counts: 'days' },
  detention: { service: 'destination', fact: 'detentionDays', counts: 'days' },
} as const

/** Minutes of what a place counts. */
const unitMinutes = { hours: 60, days: 24 * 60 } as const

export type FreeTimePlace = keyof typeof freeTimePlaces

/** The factor for which a tariff charges by the night. */
const nightsFact = 'nights'

export type PlanFreeTimeOptions = Money & {
  readonly place: FreeTimePlace
  readonly tariff: Tariff
  readonly boxType: string
  readonly loaded: boolean
  /** Local time: 2026-11-21T09:00. */
  readonly from: string
  readonly to: string
  /** The longest stay that is planned. */
  readonly longest: { readonly hours: number; readonly days: number }
  /** Hours at which a night begins and ends: 24 and 8. */
  readonly night: { readonly from: number; readonly to: number }
  readonly timeZone: string
  readonly containerTypes: ContainerTypes
}

export type FreeTimeUnit = {
  /** Start, in local time. */
  readonly at: string
  readonly kind: 'free' | 'charged' | 'capped'
  /** Amount added. */
  readonly amount: string
}

export type FreeTime = FeeTotals & {
  readonly counts: 'days' | 'hours'
  /** Units started. */
  readonly quantity: string
  /** The first of these that are free. */
  readonly freeQuantity: string
  /** End of free time, in local time; empty if there is none. */
  readonly freeUntil: string
  readonly nights: string
  readonly lines: readonly FeeLine[]
  readonly units: readonly FreeTimeUnit[]
  /** Tariff lines applied. */
  readonly asked: readonly TariffLine[]
}

export function planFreeTime(options: PlanFreeTimeOptions): Priced<FreeTime> {
  const { place, tariff, from, to, longest } = options
  const { service, fact, counts } = freeTimePlaces[place]
  const length = unitMinutes[counts]
  const minutes = minutesBetween(from, to)
  if (!(minutes >= 0)) return refusePrice('error.time-backwards', {})
  const quantity = Math.ceil(minutes / length)
  if (quantity > longest[counts]) return refusePrice('error.time-too-long', { most: String(longest[counts]), counts })
  const own = tariff.lines.filter(({ variant }) => variant === undefined || variant === tariff.variant)
  const nights = place === 'door' ? countNights(options) : 0
  const relevantLines = own.filter(({ count }) => count === fact || (count === nightsFact && nights > 0))
  const main = relevantLines.filter(({ count }) => count === fact)
  if (main.length === 0) return refusePrice('error.no-tariff', { service })
  const facts = { [nightsFact]: String(nights), ...factsOf(options) }
  const priced = price(relevantLines, { ...facts, [fact]: exactUnits(minutes, length) }, options)
  if (!priced.ok) return priced
  // A rule that does not apply to this container has no price.
  const unpricedIds = new Set(priced.value.filter(({ kind }) => kind === 'not-asked').map(({ line }) => line))
  const pricedLines = minutes > 0 ? main.filter(({ id }) => !unpricedIds.has(id)) : main
  const [first] = pricedLines
  if (!first) return refusePrice('error.no-tariff', { service })
  const lines = priced.value.flatMap((outcome) => outcome.lines)
  const units = planUnits(pricedLines, quantity, { ...options, given: facts, fact, length })
  if (!units.ok) return units
  const free = Number(first.free ?? 0)
  return {
    ok: true,
    value: {
      counts,
      quantity: String(quantity),
      freeQuantity: String(leadingFree(units.value)),
      freeUntil: free > 0 ? momentAfter(from, free * length) : '',
      nights: String(nights),
      lines,
      ...totalLines(lines, options),
      units: units.value,
      asked: relevantLines.filter((line) => pricedLines.includes(line) || !main.includes(line)),
    },
  }
}

type Planning = PlanFreeTimeOptions & {
  readonly given: Readonly<Record<string, string | boolean>>
  readonly fact: string
  readonly length: number
}

/** Each unit separately: the price of n less the price of n-1. This shows caps and tiers. */
function planUnits(lines: readonly TariffLine[], quantity: number, planning: Planning): Priced<FreeTimeUnit[]> {
  const { from, length, given, fact } = planning
  const units: FreeTimeUnit[] = []
  let before = '0'
  for (let number = 1; number <= quantity; number++) {
    const priced = price(lines, { ...given, [fact]: String(number) }, planning)
    if (!priced.ok) return priced
    const sum = sumDecimals(priced.value.flatMap((outcome) => outcome.lines.map(({ amount: lineAmount }) => lineAmount)))
    const amount = subtractDecimals(sum, before)
    const kind = compareDecimals(amount, '0') > 0 ? 'charged' : compareDecimals(sum, '0') > 0 ? 'capped' : 'free'
    units.push({ at: momentAfter(from, (number - 1) * length), kind, amount })
    before = sum
  }
  return { ok: true, value: units }
}

function price(lines: readonly TariffLine[], facts: Readonly<Record<string, string | boolean>>, options: PlanFreeTimeOptions) {
  const { tariff, from } = options
  const { outcomes } = priceTariff({ ...options, tariff: { ...tariff, lines }, facts, day: from.slice(0, 10) })
  const refusal = outcomes.find((outcome) => outcome.refusal)?.refusal
  return refusal ?? { ok: true as const, value: outcomes as readonly FeeOutcome[] }
}

function factsOf({ boxType, loaded, from }: PlanFreeTimeOptions) {
  return { container: boxType, loaded, arrivedAt: `D0T${from.slice(11, 16)}` }
}

function leadingFree(units: readonly FreeTimeUnit[]): number {
  const charged = units.findIndex(({ kind }) => kind !== 'free')
  return charged < 0 ? units.length : charged
}

/** Nights that the truck stayed at least in part: from their start hour to their end hour. */
function countNights({ from, to, night }: PlanFreeTimeOptions): number {
  const [start, end] = [clock(from), clock(to)]
  const firstDay = Date.parse(`${from.slice(0, 10)}T00:00Z`) / minuteMs - dayMinutes
  let nights = 0
  for (let day = firstDay; day <= end; day += dayMinutes) {
    const begins = day + night.from * 60
    const ends = day + dayMinutes + night.to * 60
    if (Math.min(end, ends) > Math.max(start, begins)) nights++
  }
  return nights
}

const dayMinutes = unitMinutes.days

function clock(moment: string): number {
  return Date.parse(`${moment}Z`) / minuteMs
}

function minutesBetween(from: string, to: string): number {
  return clock(to) - clock(from)
}

/** Units as a decimal, with infinite fractions rounded up, so that a part unit stays one. */
function exactUnits(minutes: number, length: number): string {
  return (Math.ceil((minutes * 10_000) / length) / 10_000).toFixed(4).replace(/\.?0+$/, '')
}

function momentAfter(from: string, minutes: number): string {
  return new Date((clock(from) + minutes) * minuteMs).toISOString().slice(0, 16)
}
