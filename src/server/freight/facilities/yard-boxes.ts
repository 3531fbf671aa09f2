import type { YardBox, YardBoxTotal } from '#generated/entities.ts'
import type { Operations } from '#generated/operations.ts'
import { addDays, subtractDecimals, sumDecimals } from '#rules'
import { type Call, limitOf, pageOf, type Result, todayOf } from '../../kernel/index.ts'
import { readMoney } from '../quotes/index.ts'
import { resolvePort } from '../rates/index.ts'
import { findBoxes, findCurrentBoxes } from './box-store.ts'
import { chargeBox, forecastBox, ownerOf, type Pricing } from './charge-box.ts'
import { findSite } from './records.ts'
import { searchRecords } from './search.ts'

type Page = Operations['query-yard-boxes']['output']
type CurrentInput = Operations['list-yard-boxes']['input']
type CurrentPage = Operations['list-yard-boxes']['output']

/** The company's containers at yards under a bill of lading, with their charges so far. */
export async function queryYardBoxes(input: Operations['query-yard-boxes']['input'], call: Call): Promise<Result<Page>> {
  const whose = ownerOf(call)
  if (!whose) return { ok: false, error: 'error.not-found' }
  const boxes = await findBoxes(call.db, { ...whose, blNo: input.blNo.trim().toUpperCase() })
  const pricing = await readPricing(call)
  const rows = boxes.map((box) => chargeBox(box, pricing))
  return { ok: true, value: { rows, total: rows.length, page: 1, pageSize: Math.max(rows.length, 1) } }
}

/**
 * The company's containers that are in yards, with charges until today and until a later day. Amounts are computed, so all rows
 * are read to sort and add them up.
 */
export async function listYardBoxes(input: CurrentInput, call: Call): Promise<Result<CurrentPage>> {
  const whose = ownerOf(call)
  if (!whose) return { ok: false, error: 'error.not-found' }
  const { brand, language } = call
  const today = todayOf(call)
  const most = limitOf(brand, 'yardForecastDaysMax')
  const until = [input.until ?? addDays(today, limitOf(brand, 'yardForecastDays')), today].sort().at(-1) ?? today
  if (until > addDays(today, most)) return { ok: false, error: 'error.time-too-long', params: { most } }
  const pricing = await readPricing(call)
  const rows = (await findCurrentBoxes(call.db, whose)).map((box): CurrentBox => {
    const charged = chargeBox(box, pricing)
    return { ...charged, ...forecastBox(box, until, pricing), id: box.id, port: portOf(box.yard, call) }
  })
  const { page, pageSize } = pageOf(input, call)
  const words = (input.words ?? '').trim().toUpperCase()
  const matches = rows.filter((row) => [row.containerNo, row.blNo, row.omsOrderNo ?? ''].some((text) => text.toUpperCase().includes(words)))
  const port = resolvePort(brand, input.port)
  const ending = limitOf(brand, 'yardEndingDays')
  const stay = input.stay ?? 'all'
  const stays = searchRecords({
    records: matches,
    filters: { port: port ? [port] : [] },
    meets: (row) => isAt(stay, row, ending),
    sort: input.sort ?? 'lastFreeDay',
    descending: input.order === 'descending',
    language,
    page,
    pageSize,
  })
  const inPort = port ? matches.filter((row) => row.port === port) : matches
  const counts = Object.fromEntries(stages.map((stage) => [stage, inPort.filter((row) => isAt(stage, row, ending)).length]))
  const present = inPort.filter((row) => isAt(stay, row, ending))
  const totals = totalOf(present, { untilDay: until, baseCurrency: brand.baseCurrency, ending })
  return { ok: true, value: { ...stays, page, pageSize, counts, totals } }
}

type CurrentBox = YardBox & {
  readonly id: string
  readonly port: string
}

const stages = ['all', 'free', 'ending', 'charged'] as const

/** `ending`: at most so many free days are left. A yard without free days charges from the first day. */
function isAt(stage: (typeof stages)[number], { freeDaysLeft, freeDays, days }: CurrentBox, ending: number): boolean {
  const isFree = freeDays !== undefined && days <= freeDays
  if (stage === 'all') return true
  if (stage === 'charged') return !isFree
  return isFree && (stage === 'free' || (freeDaysLeft ?? 0) <= ending)
}

interface TotalOptions {
  readonly untilDay: string
  readonly baseCurrency: string
  readonly ending: number
}

function totalOf(boxes: readonly CurrentBox[], { untilDay, baseCurrency, ending }: TotalOptions): YardBoxTotal {
  const baseTotal = sumDecimals(boxes.map((box) => box.baseTotal ?? '0'))
  const untilTotal = sumDecimals(boxes.map((box) => box.untilTotal ?? '0'))
  return {
    boxes: boxes.length,
    charged: boxes.filter((box) => isAt('charged', box, ending)).length,
    baseCurrency: baseCurrency as YardBoxTotal['baseCurrency'],
    baseTotal,
    untilDay,
    untilTotal,
    growth: subtractDecimals(untilTotal, baseTotal),
  }
}

/** The company comes only from the session; the grid has already refused callers without one. Staff see all companies. */
async function readPricing(call: Call): Promise<Pricing> {
  const today = todayOf(call)
  return { call, today, money: await readMoney(call.db, call.brand, today) }
}

function portOf(yard: string, call: Call): string {
  return findSite('yard', yard, call)?.parent ?? ''
}
