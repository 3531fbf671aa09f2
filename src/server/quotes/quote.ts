import type { Kysely } from 'kysely'
import type { BrandPlan, Release } from '#config'
import { type BoxCount, type Money, priceSeaBooking, type SeaQuote, type SeaRate } from '#domain'
import { compareDecimals, dayIn } from '#rules'
import type { Database } from '../db/index.ts'
import type { Refusal, Result } from '../kernel/index.ts'
import { findRate, type RateAudience, type RateRecord, resolvePort, searchRates } from '../rates/index.ts'
import { readContainerTypes, readMoney } from './money.ts'
import { tariffsOf } from './order-type.ts'

export type QuoteContext = {
  readonly db: Kysely<Database>
  readonly brand: BrandPlan
  readonly release: Release
  readonly now: () => Date
  /** Whose contract rates can be priced. */
  readonly audience: RateAudience
}
export type QuoteRequest = {
  readonly rateId?: string | undefined
  readonly pol: string
  readonly pod: string
  readonly carrier?: string | undefined
  readonly etd?: string | undefined
  readonly boxes: readonly BoxCount[]
}
export type FoundQuote = {
  readonly quote: SeaQuote
  readonly rate: RateRecord
}

/** Order type, and service whose tariffs apply. */
export const seaBooking = 'sea-booking'
/** Limits for comparing sailings if no rate is named: the first week on offer, at most this many. */
const mostCandidates = 40
const weekMs = 7 * 86_400_000

/** Prices a booking on the given rate, else on the cheapest matching sailing of the first week. */
export async function quoteSeaBooking(context: QuoteContext, request: QuoteRequest): Promise<Result<FoundQuote>> {
  const { db, brand } = context
  const today = dayIn(brand.timeZone, context.now())
  const money = await readMoney(db, brand, today)
  if (request.rateId) return quoteOnRate(context, { ...request, rateId: request.rateId, today, money })
  const rates = await findCandidates(context, request, today)
  let best: FoundQuote | undefined
  let refusal: Refusal = noService(request)
  for (const rate of rates) {
    const priced = priceOn(rate, { boxes: request.boxes, brand, money, today })
    if (!priced.ok) refusal = priced
    else if (!best || isBetter({ quote: priced.value, rate }, best)) best = { quote: priced.value, rate }
  }
  return best ? { ok: true, value: best } : refusal
}

/** Contract rates before public ones, then the cheapest. */
function isBetter(found: FoundQuote, best: FoundQuote): boolean {
  const isContract = found.rate.companyId !== null
  if (isContract !== (best.rate.companyId !== null)) return isContract
  return compareDecimals(found.quote.baseTotal, best.quote.baseTotal) < 0
}

type QuoteOnRate = QuoteRequest & {
  readonly rateId: string
  readonly today: string
  readonly money: Money
}

async function quoteOnRate({ db, brand, audience }: QuoteContext, request: QuoteOnRate): Promise<Result<FoundQuote>> {
  const { today, money } = request
  const rate = await findRate(db, { brand: brand.id, audience, rateId: request.rateId })
  const sameLane = rate && rate.data.pol === resolvePort(brand, request.pol) && rate.data.pod === resolvePort(brand, request.pod)
  if (!rate || !sameLane || (request.carrier && rate.data.carrier !== request.carrier)) return noService(request)
  const priced = priceOn(rate, { boxes: request.boxes, brand, money, today, etd: request.etd })
  return priced.ok ? { ok: true, value: { quote: priced.value, rate } } : priced
}

async function findCandidates({ db, brand, release, audience }: QuoteContext, request: QuoteRequest, today: string): Promise<RateRecord[]> {
  const { rates } = await searchRates(db, {
    brand: brand.id,
    // Without a rate or a company, staff get public rates only.
    audience: typeof audience === 'string' ? audience : null,
    today: request.etd && request.etd > today ? request.etd : today,
    pol: resolvePort(brand, request.pol),
    pod: resolvePort(brand, request.pod),
    carrier: request.carrier,
    sort: 'etd',
    descending: false,
    limit: mostCandidates,
    offset: 0,
    columns: release.columns,
  })
  const first = Date.parse(String(rates[0]?.data.etd))
  return rates.filter((rate) => Date.parse(String(rate.data.etd)) < first + weekMs)
}

type PriceOnOptions = {
  readonly boxes: readonly BoxCount[]
  readonly brand: BrandPlan
  readonly money: Money
  readonly today: string
  readonly etd?: string | undefined
}

function priceOn(rate: RateRecord, { boxes, brand, money, today, etd }: PriceOnOptions): Result<SeaQuote> {
  return priceSeaBooking({
    ...money,
    boxes,
    // Rows have the shape of the declared entity.
    rate: { ...rate.data, rateId: rate.rateId, version: rate.version } as SeaRate,
    tariffs: tariffsOf(brand),
    service: seaBooking,
    today,
    timeZone: brand.timeZone,
    containerTypes: readContainerTypes(brand),
    ...(etd ? { etd } : {}),
  })
}

function noService({ pol, pod }: QuoteRequest): Refusal {
  return { ok: false, error: 'error.no-service', params: { pol, pod } }
}
