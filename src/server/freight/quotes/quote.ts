import type { Kysely } from 'kysely'
import type { BrandPlan, Release } from '#config'
import {
  type Facts,
  findLoadFaults,
  type Load,
  type LoadedBox,
  type Money,
  priceSeaBooking,
  type SeaQuote,
  type SeaRate,
  sailsOn,
} from '#domain'
import type { RateSailing } from '#generated/entities.ts'
import { addDays, compareDecimals, dayIn, weekMs } from '#rules'
import type { Database } from '../../db/index.ts'
import { limitOf, type Refusal, type Result } from '../../kernel/index.ts'
import {
  findRate,
  firstOfEach,
  forAnyCargo,
  listSailings,
  type RateAudience,
  type RateRecord,
  readSailings,
  resolvePort,
  type SoldSailing,
  searchRates,
  weeklyOf,
} from '../rates/index.ts'
import { readContainerTypes, readMoney } from './money.ts'
import { tariffsOf } from './order-type.ts'

export type QuoteContext = {
  readonly db: Kysely<Database>
  readonly brand: BrandPlan
  readonly release: Release
  readonly now: () => Date
  /** Whose contract rates can be priced. */
  readonly audience: RateAudience
  /** Of proposed sailings; default: the brand's. */
  readonly language?: string
}
export type QuoteRequest = {
  readonly rateId?: string | undefined
  readonly pol: string
  readonly pod: string
  readonly carrier?: string | undefined
  readonly etd?: string | undefined
  readonly boxes: readonly LoadedBox[]
  /** What the port charges depend on besides the lane. */
  readonly facts?: Facts | undefined
  /** Weight and volume of all goods. */
  readonly load?: Omit<Load, 'boxes'> | undefined
}
export type FoundQuote = {
  readonly quote: SeaQuote
  readonly rate: RateRecord
}

/** Order type, and service whose tariffs apply. */
export const seaBooking = 'sea-booking'
/** Limits for comparing sailings if no rate is named: the first week on offer, at most this many. */
const mostCandidates = 40

/** Prices a booking on the given rate, else on the cheapest sailing of the chosen day, else of the first week. */
export async function quoteSeaBooking(context: QuoteContext, request: QuoteRequest): Promise<Result<FoundQuote>> {
  const { db, brand } = context
  const misfit = refuseLoad(brand, request)
  if (misfit) return misfit
  const today = dayIn(brand.timeZone, context.now())
  const money = await readMoney(db, brand, today)
  const priced: Pricing = { ...request, today, money }
  if (request.rateId) {
    const { rateId, etd } = request
    const rate = await findRate(db, { brand: brand.id, audience: context.audience, rateId })
    if (!rate) return noService(request)
    if (sells(rate, context, request)) return quoteOn({ rate, etd: etd ?? String(rate.data.etd) }, context, priced)
    // The carrier, a port or the date was changed after the rate was chosen: another rate may sell that.
    if (etd === undefined) return (await listOnLane(context, priced, {})).length > 0 ? refuseSailing(context, priced) : noService(request)
  }
  if (request.etd !== undefined) return quoteOnDay({ ...priced, etd: request.etd }, context)
  const rates = await findCandidates(context, request, today)
  const offered = rates.map((rate) => ({ rate, etd: String(rate.data.etd) }))
  // If the customer did not choose a sailing, skip those that have closed.
  const sailings = await readSailings(db, offered, readerOf(context))
  const inTime = offered.filter((_, index) => sailings[index]?.closing !== 'closed')
  return cheapest(inTime.length > 0 ? inTime : offered, context, priced)
}

type Pricing = QuoteRequest & { readonly today: string; readonly money: Money }

/** Whether the rate is for this lane and carrier and departs on this day. An expired one is refused when it is priced. */
function sells(rate: RateRecord, { brand, now }: QuoteContext, { pol, pod, carrier, etd }: QuoteRequest): boolean {
  const { data } = rate
  if (data.pol !== resolvePort(brand, pol) || data.pod !== resolvePort(brand, pod)) return false
  if (carrier && data.carrier !== carrier) return false
  return etd === undefined || sailsOn(weeklyOf(rate), etd) || String(data.validTo) < dayIn(brand.timeZone, now())
}

async function quoteOnDay(request: Pricing & { readonly etd: string }, context: QuoteContext): Promise<Result<FoundQuote>> {
  const sailings = request.etd < request.today ? [] : await listOnLane(context, request, { from: request.etd, day: request.etd })
  return sailings.length > 0 ? cheapest(sailings, context, request) : refuseSailing(context, request)
}

interface OnLane {
  readonly from?: string
  readonly day?: string
  readonly anyCarrier?: boolean
}

function listOnLane(
  context: QuoteContext,
  request: QuoteRequest & { readonly today: string },
  { from, day, anyCarrier }: OnLane,
): Promise<SoldSailing[]> {
  const { db, brand, release } = context
  return listSailings(db, {
    brand: brand.id,
    audience: audienceFor(context),
    columns: release.columns,
    pol: resolvePort(brand, request.pol),
    pod: resolvePort(brand, request.pod),
    ...(anyCarrier ? {} : { carrier: request.carrier }),
    today: request.today,
    from: from ?? request.today,
    ...(day === undefined ? {} : { day }),
  })
}

/** No sailing as asked: names the next one, and proposes those that exist. */
async function refuseSailing(context: QuoteContext, request: Pricing): Promise<Refusal> {
  const from = request.etd !== undefined && request.etd > request.today ? request.etd : request.today
  const own = await listOnLane(context, request, { from })
  const before = own.length > 0 ? own : (await listOnLane(context, request, {})).slice(-1)
  const nearby = before.length > 0 ? before : await listOnLane(context, request, { from, anyCarrier: true })
  const [next] = nearby
  if (!next) return noService(request)
  const params = { day: request.etd ?? '', next: next.etd, carrier: request.carrier ?? '' }
  const error = before.length > 0 && request.etd !== undefined ? 'error.no-sailing' : 'error.no-carrier-sailing'
  return { ok: false, error, params, data: { sailings: await propose(context, nearby) } }
}

/** The first of these sailings, as the reader sees them. */
function propose(context: QuoteContext, found: readonly SoldSailing[]): Promise<RateSailing[]> {
  return readSailings(context.db, firstOfEach(found, limitOf(context.brand, 'nextSailings')), readerOf(context))
}

function readerOf({ brand, now, language = brand.defaultLanguage }: QuoteContext) {
  return { brand, now, language }
}

/** The sailings after the one of this request, by the same carrier. */
export async function listLaterSailings(context: QuoteContext, request: QuoteRequest & { readonly etd: string }): Promise<RateSailing[]> {
  const today = dayIn(context.brand.timeZone, context.now())
  return await propose(context, await listOnLane(context, { ...request, today }, { from: addDays(request.etd, 1) }))
}

function cheapest(sailings: readonly SoldSailing[], context: QuoteContext, request: Pricing): Result<FoundQuote> {
  let best: FoundQuote | undefined
  let refusal: Refusal = noService(request)
  for (const sailing of sailings) {
    const priced = quoteOn(sailing, context, request)
    if (!priced.ok) refusal = priced
    else if (!best || isBetter(priced.value, best)) best = priced.value
  }
  return best ? { ok: true, value: best } : refusal
}

function quoteOn({ rate, etd }: SoldSailing, { brand }: QuoteContext, { boxes, facts, load, money, today }: Pricing): Result<FoundQuote> {
  const { onRequest } = rate.data
  if (Array.isArray(onRequest) && onRequest.includes(facts?.cargoType)) return { ok: false, error: 'error.goods-on-request' }
  const priced = priceOn(rate, { boxes, facts, load, brand, money, today, etd })
  return priced.ok ? { ok: true, value: { quote: priced.value, rate } } : priced
}

/** Contract rates before public ones, then the cheapest. */
function isBetter(found: FoundQuote, best: FoundQuote): boolean {
  const isContract = found.rate.companyId !== null
  if (isContract !== (best.rate.companyId !== null)) return isContract
  return compareDecimals(found.quote.baseTotal, best.quote.baseTotal) < 0
}

/** Without a rate or a company, staff get public rates only. */
function audienceFor({ audience }: QuoteContext): RateAudience {
  return typeof audience === 'string' ? audience : null
}

async function findCandidates(context: QuoteContext, request: QuoteRequest, today: string): Promise<RateRecord[]> {
  const { db, brand, release } = context
  const { rates } = await searchRates(db, {
    brand: brand.id,
    audience: audienceFor(context),
    today,
    pol: resolvePort(brand, request.pol),
    pod: resolvePort(brand, request.pod),
    carrier: request.carrier,
    ...forAnyCargo,
    sort: 'etd',
    descending: false,
    limit: mostCandidates,
    offset: 0,
    columns: release.columns,
  })
  const first = Date.parse(String(rates[0]?.data.etd))
  return rates.filter((rate) => Date.parse(String(rate.data.etd)) < first + weekMs)
}

/** Prices each rate on its own sailing, in their order. */
export async function priceRates(
  { db, brand, now }: Pick<QuoteContext, 'db' | 'brand' | 'now'>,
  rates: readonly RateRecord[],
  boxes: readonly LoadedBox[],
): Promise<Result<SeaQuote>[]> {
  const today = dayIn(brand.timeZone, now())
  const money = await readMoney(db, brand, today)
  return rates.map((rate) => priceOn(rate, { boxes, brand, money, today, etd: String(rate.data.etd) }))
}

type PriceOnOptions = Pick<QuoteRequest, 'boxes' | 'facts' | 'load'> & {
  readonly brand: BrandPlan
  readonly money: Money
  readonly today: string
  readonly etd?: string | undefined
}

function priceOn(rate: RateRecord, { boxes, facts, load, brand, money, today, etd }: PriceOnOptions): Result<SeaQuote> {
  return priceSeaBooking({
    ...money,
    ...load,
    boxes,
    facts,
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

/** Goods that do not fit their containers, with the fields that say so. */
function refuseLoad(brand: BrandPlan, { boxes, load }: QuoteRequest): Refusal | null {
  const [fault, ...more] = findLoadFaults({ boxes, ...load }, readContainerTypes(brand))
  if (!fault) return null
  const fields = [fault, ...more].map(({ at, id, params }) => ({ path: at, id: `invalid.${id}`, params }))
  return { ok: false, error: `error.${fault.id}`, params: fault.params, fields }
}

function noService({ pol, pod }: QuoteRequest): Refusal {
  return { ok: false, error: 'error.no-service', params: { pol, pod } }
}
