import { chooseTariff, type FeeLine, type Money, priceTariff, type Tariff, type TariffLine, tariffOn, totalLines } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { dayIn } from '#rules'
import { type Call, type Result, todayOf } from '../kernel/index.ts'
import { readContainerTypes, readMoney, tariffsOf } from '../quotes/index.ts'
import { findBoxes, type YardBox } from './box-store.ts'
import { findSite } from './records.ts'

type Page = Operations['query-yard-boxes']['output']

const dayMs = 24 * 60 * 60 * 1000
const storageFact = 'storageDays'

/** The company's containers at yards under a bill of lading, with their charges so far. */
export async function queryYardBoxes(input: Operations['query-yard-boxes']['input'], call: Call): Promise<Result<Page>> {
  const { brand, actor, db } = call
  // The company comes only from the session; the grid has already refused callers without one.
  const isStaff = actor.kind === 'staff'
  if (!isStaff && actor.companyId === null) return { ok: false, error: 'error.not-found' }
  const boxes = await findBoxes(db, {
    brand: brand.id,
    companyId: isStaff ? null : actor.companyId,
    blNo: input.blNo.trim().toUpperCase(),
  })
  const today = todayOf(call)
  const money = await readMoney(db, brand, today)
  const rows = boxes.map((box) => toOutput(box, { call, today, money }))
  // Codes were validated when written.
  return { ok: true, value: { rows, total: rows.length, page: 1, pageSize: Math.max(rows.length, 1) } as Page }
}

interface Pricing {
  readonly call: Call
  readonly today: string
  readonly money: Money
}

function toOutput(box: YardBox, pricing: Pricing): object {
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

/** Days begun, including the first. */
function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/** Charges under the yard's tariff to date; empty if no tariff covers the yard or a price is missing. */
function chargesOf(box: YardBox, { call, money, from, days }: Pricing & { readonly from: string; readonly days: number }): object {
  const { brand } = call
  const tariffs = tariffsOf(brand)
  const port = findSite('yard', box.yard, call)?.parent
  const found = chooseTariff(tariffs, { service: 'yard', pol: typeof port === 'string' ? port : undefined, site: box.yard, day: from })
  if (!found) return {}
  const tariff = tariffOn(found, from, brand.timeZone)
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
  const { baseTotal, baseCurrency } = totalLines(lines, money)
  return { ...freeDaysOf(tariff.lines, days), baseTotal, baseCurrency, lines: lines.map((line) => toLine(line, tariff)) }
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

function freeDaysOf(lines: readonly TariffLine[], days: number): object {
  const free = lines.find(({ count, free: first }) => count === storageFact && first !== undefined)?.free
  if (free === undefined) return { freeDays: 0 }
  const left = Number(free) - days
  return { freeDays: Number(free), ...(left > 0 ? { freeDaysLeft: left } : {}) }
}

/** A line with its counted and free units and its tier, from its explanation. */
function toLine(line: FeeLine, tariff: Tariff): object {
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
