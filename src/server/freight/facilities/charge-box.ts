/** What a container at a yard costs so far: days, free days and charges under the tariff of the yard. */

import { chooseTariff, type Money, priceTariff, type Tariff, type TariffLine, tariffOn, totalLines } from '#domain'
import type { YardBox as ChargedBox, FeeLine, YardCharge } from '#generated/entities.ts'
import { addDays, dayIn, dayMs } from '#rules'

import type { Call } from '../../kernel/index.ts'
import { readContainerTypes, tariffsOf, toQuoteOutput } from '../quotes/index.ts'
import type { BoxOwner, YardBox } from './box-store.ts'
import { findSite } from './records.ts'

const storageFact = 'storageDays'

export interface Pricing {
  readonly call: Call
  readonly today: string
  readonly money: Money
}

/** Charges of a container; no amounts if no tariff covers its yard or a price is missing. */
type BoxCharges = Pick<ChargedBox, 'freeDays' | 'freeDaysLeft' | 'lastFreeDay' | 'baseTotal' | 'baseCurrency' | 'lines'>

/** With its charges until today, or until it left. */
export function chargeBox(box: YardBox, pricing: Pricing): ChargedBox {
  const { brand } = pricing.call
  const from = dayIn(brand.timeZone, box.in_at)
  const to = box.out_at ? dayIn(brand.timeZone, box.out_at) : pricing.today
  const days = daysFrom(from, to)
  return {
    containerNo: box.container_no,
    boxType: box.box_type,
    yard: box.yard,
    ...(box.order_id ? { omsOrderNo: box.order_id } : {}),
    blNo: box.bl_no,
    loaded: box.loaded,
    dangerous: box.dangerous,
    inAt: box.in_at.toISOString(),
    ...(box.out_at ? { outAt: box.out_at.toISOString() } : {}),
    there: box.out_at === null,
    days,
    ...chargesOf(box, { ...pricing, from, days }),
  }
}

/** Days and charges of a container that is still there, if it stays up to `until`. */
export function forecastBox(box: YardBox, until: string, pricing: Pricing): { untilDay: string; untilDays: number; untilTotal?: string } {
  const from = dayIn(pricing.call.brand.timeZone, box.in_at)
  const untilDays = daysFrom(from, until)
  const { baseTotal } = chargesOf(box, { ...pricing, from, days: untilDays })
  return { untilDay: until, untilDays, ...(baseTotal === undefined ? {} : { untilTotal: baseTotal }) }
}

/** Whose goods and containers the caller sees: staff those of every company. Null without a company. */
export function ownerOf({ brand, actor }: Call): BoxOwner | null {
  if (actor.kind === 'staff') return { brand: brand.id, companyId: null }
  return actor.companyId === null ? null : { brand: brand.id, companyId: actor.companyId }
}

/** Days begun, including the first. */
export function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

function chargesOf(box: YardBox, { call, money, from, days }: Pricing & { readonly from: string; readonly days: number }): BoxCharges {
  const { brand } = call
  const tariffs = tariffsOf(brand)
  const port = findSite('yard', box.yard, call)?.parent
  const chosen = chooseTariff(tariffs, { service: 'yard', pol: port, site: box.yard, day: from })
  if (!chosen) return {}
  const tariff = tariffOn(chosen, from, brand.timeZone)
  const { outcomes, ok } = priceTariff({
    ...money,
    tariff,
    facts: factsOf(box, days),
    boxes: [{ boxType: box.box_type, quantity: 1 }],
    day: from,
    timeZone: brand.timeZone,
    containerTypes: readContainerTypes(brand),
  })
  if (!ok) return {}
  const lines = outcomes.flatMap((outcome) => outcome.lines)
  return { ...freeDaysOf(tariff.lines, from, days), ...chargesIn(tariff, { lines, ...totalLines(lines, money) }) }
}

/** Only events that happened are charged. */
function factsOf(box: YardBox, days: number): Record<string, string | boolean> {
  return {
    container: box.box_type,
    loaded: box.loaded,
    [storageFact]: String(days),
    ...(box.dangerous ? { dangerousBoxes: '1' } : {}),
    ...(box.extra_moves > 0 ? { extraMoves: String(box.extra_moves) } : {}),
  }
}

function freeDaysOf(
  lines: readonly TariffLine[],
  from: string,
  days: number,
): Pick<BoxCharges, 'freeDays' | 'freeDaysLeft' | 'lastFreeDay'> {
  const free = lines.find(({ count, free: first }) => count === storageFact && first !== undefined)?.free
  if (free === undefined) return { freeDays: 0 }
  const freeDaysLeft = Number(free) - days
  return {
    freeDays: Number(free),
    lastFreeDay: addDays(from, Number(free) - 1),
    ...(freeDaysLeft > 0 ? { freeDaysLeft: freeDaysLeft } : {}),
  }
}

/** The total, and each line with its counted and free units and its tier, from its explanation. */
export function chargesIn(tariff: Tariff, charged: Parameters<typeof toQuoteOutput>[0]) {
  const { baseTotal, baseCurrency, lines } = toQuoteOutput(charged)
  return { ...(baseTotal === undefined ? {} : { baseTotal }), baseCurrency, lines: lines.map((line) => toLine(line, tariff)) }
}

function toLine(line: FeeLine, tariff: Tariff): YardCharge {
  const { inputs = {}, free, line: id, tier } = line.why ?? {}
  const counted = inputs[storageFact]
  const held = tariff.lines.find((one) => one.id === id)?.tiers?.find((one) => one.id === tier)
  return {
    ...line,
    ...(counted === undefined ? {} : { counted }),
    ...(free === undefined ? {} : { free }),
    ...(held ? { tier: held.to === undefined ? `${held.from}+` : `${held.from}–${held.to}` } : {}),
  }
}
