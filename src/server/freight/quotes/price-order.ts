/** Prices an order of any type: by rate, by tariff or as the sum of its services, as its type declares. */
import type { BrandPlan } from '#config'
import { type FeeLine, type FeeTotals, type Money, priceService, totalLines } from '#domain'
import type { Quote } from '#generated/entities.ts'
import { dayIn, isObject, type Json, type JsonObject } from '#rules'
import { type Handlers, listObjects, type Result } from '../../kernel/index.ts'
import { audienceOf, type RateRecord, readSailings, resolvePort } from '../rates/index.ts'
import { readDistance } from './distances.ts'
import { readContainerTypes, readMoney } from './money.ts'
import { type FormScope, findOrderType, readBoxes, readExpression, readGoods, readNamed, readText, tariffsOf } from './order-type.ts'
import { listLaterSailings, type QuoteContext, type QuoteRequest, quoteSeaBooking, seaBooking } from './quote.ts'

export type OrderQuote = FeeTotals & {
  readonly lines: readonly FeeLine[]
  /** Day of the exchange rates. */
  readonly exchangeDate: string
  /** Last day on which the order can be placed at this price; default: no limit. */
  readonly validTo?: string
  /** The rate that the price is based on, if any. */
  readonly rateId?: string
  readonly rateVersion?: number
  readonly etd?: string
  /** Price of each service of a combined order; without an amount it is quoted on request. */
  readonly parts?: readonly QuotePart[]
}

export type QuotePart = {
  /** Row of the dictionary service-type. */
  readonly part: string
  readonly baseTotal?: string
}

export type PricedOrder = {
  readonly quote: OrderQuote
  readonly rate?: RateRecord
}

export type PriceOrderRequest = {
  readonly orderType: string
  /** The type's form, or the fields of it that decide the price. */
  readonly form: JsonObject
  /** A rate chosen outside the form. */
  readonly rateId?: string | undefined
  /** Reprice as of now, ignoring the earlier rate and day. */
  readonly anew?: boolean
}

/** Pricing inputs other than the documents: the database, or the generated sailings while demo data is created. */
export type PriceSource = {
  readonly brand: BrandPlan
  readonly now: () => Date
  readonly readMoney: (today: string) => Promise<Money>
  readonly quoteSea: (request: QuoteRequest) => Promise<Result<PricedOrder>>
}

/** The price, or null if the type has none and customer service quotes on request. */
export async function priceOrder(context: QuoteContext, request: PriceOrderRequest): Promise<Result<PricedOrder | null>> {
  const { db, brand, now } = context
  return priceFrom(
    { brand, now, readMoney: (today) => readMoney(db, brand, today), quoteSea: (asked) => quoteSeaBooking(context, asked) },
    request,
  )
}

/** Prices an order from any source. */
export async function priceFrom(context: PriceSource, request: PriceOrderRequest): Promise<Result<PricedOrder | null>> {
  const { brand } = context
  const type = findOrderType(brand, request.orderType)
  const scope = { brand, today: dayIn(brand.timeZone, context.now()), form: request.form }
  if (type.parts !== undefined) return priceParts(context, { ...request, parts: listObjects(type.parts), scope })
  const pricing = isObject(type.pricing) ? type.pricing : undefined
  if (!pricing) return { ok: true, value: null }
  if (isObject(pricing.rate)) return priceByRate(context, { ...request, pricing, rate: pricing.rate, scope })
  return priceByTariff(context, { service: String(type.service ?? request.orderType), pricing, scope })
}

type PricingByTariff = {
  readonly service: string
  readonly pricing: JsonObject
  readonly scope: FormScope
}

async function priceByTariff(
  { brand, readMoney: readAmount }: PriceSource,
  { service, pricing, scope }: PricingByTariff,
): Promise<Result<PricedOrder>> {
  const distance = readDistance(pricing.distance, scope)
  if (!distance.ok) return distance
  const priced = priceService({
    ...(await readAmount(scope.today)),
    tariffs: tariffsOf(brand),
    containerTypes: readContainerTypes(brand),
    service,
    facts: { ...readNamed(pricing.facts, scope), ...distance.value },
    boxes: readBoxes(readExpression(pricing.boxes, scope)),
    pol: resolvePort(brand, readText(pricing.port, scope)),
    site: readText(pricing.site, scope),
    day: readText(pricing.day, scope) ?? scope.today,
    timeZone: brand.timeZone,
  })
  if (!priced.ok) return priced
  const { tariff, ...quote } = priced.value
  const applies = brand.documents.tariff?.[tariff]?.applies
  const validTo = isObject(applies) && typeof applies.to === 'string' ? { validTo: applies.to } : {}
  return { ok: true, value: { quote: { ...quote, ...validTo } } }
}

type PricingByRate = PriceOrderRequest & {
  readonly pricing: JsonObject
  readonly rate: JsonObject
  readonly scope: FormScope
}

async function priceByRate(context: PriceSource, { pricing, rate, scope, rateId, anew }: PricingByRate): Promise<Result<PricedOrder>> {
  const chosen = anew ? {} : { rateId: rateId ?? readText(rate.id, scope), etd: readText(rate.etd, scope) }
  return context.quoteSea({
    ...chosen,
    pol: readText(rate.pol, scope) ?? '',
    pod: readText(rate.pod, scope) ?? '',
    carrier: readText(rate.carrier, scope),
    boxes: readBoxes(readExpression(pricing.boxes, scope)),
    ...readGoods(pricing, scope),
  })
}

type PricingByParts = PriceOrderRequest & {
  readonly parts: readonly JsonObject[]
  readonly scope: FormScope
}

/** Prices every service separately; if one fails, the whole order is refused with its name, because a partial total would mislead. */
async function priceParts(context: PriceSource, { parts, scope, rateId, anew }: PricingByParts): Promise<Result<PricedOrder | null>> {
  const lines: FeeLine[] = []
  const named: QuotePart[] = []
  let rated: PricedOrder | undefined
  const ends: string[] = []
  const money = await context.readMoney(scope.today)
  for (const part of parts) {
    if (part.when !== undefined && readExpression(part.when, scope) !== true) continue
    const orderType = String(part.orderType)
    const priced = await priceFrom(context, { orderType, form: fillPart(part.form, scope), rateId, ...(anew ? { anew } : {}) })
    if (!priced.ok) return priced
    const service = String(findOrderType(context.brand, orderType).service ?? orderType)
    if (!priced.value) {
      named.push({ part: service })
      continue
    }
    const { quote } = priced.value
    named.push({ part: service, baseTotal: quote.baseTotal })
    lines.push(...quote.lines.map((line) => ({ ...line, part: service })))
    if (quote.validTo !== undefined) ends.push(quote.validTo)
    if (priced.value.rate) rated = priced.value
  }
  return { ok: true, value: lines.length === 0 ? null : combine({ lines, named, rated, ends, money }) }
}

type Combining = {
  readonly lines: readonly FeeLine[]
  readonly named: readonly QuotePart[]
  readonly rated: PricedOrder | undefined
  readonly ends: readonly string[]
  readonly money: Money
}

/** Valid until the first part expires, and based on the rate of the part that has one. */
function combine({ lines, named, rated, ends, money }: Combining): PricedOrder {
  const [validTo] = [...ends].sort()
  const { rateId, rateVersion, etd } = rated?.quote ?? {}
  return {
    quote: {
      lines,
      ...totalLines(lines, money),
      exchangeDate: money.exchange.date,
      ...(validTo === undefined ? {} : { validTo }),
      ...(rateId === undefined ? {} : { rateId }),
      ...(rateVersion === undefined ? {} : { rateVersion }),
      ...(etd === undefined ? {} : { etd }),
      parts: named,
    },
    ...(rated?.rate ? { rate: rated.rate } : {}),
  }
}

/** Fills the form of one part from the combined form. */
function fillPart(expressions: Json | undefined, scope: FormScope): JsonObject {
  const filled: Record<string, Json> = {}
  for (const [name, text] of Object.entries(isObject(expressions) ? expressions : {})) {
    const value = readExpression(text, scope)
    if (value !== undefined) filled[name] = value as Json
  }
  return filled
}

export const quoteHandlers: Pick<Handlers, 'price-sea-booking' | 'price-order'> = {
  'price-sea-booking': async (input, call) => {
    const context = { ...call, audience: audienceOf(call.actor) }
    const { pricing } = findOrderType(call.brand, seaBooking)
    const scope = { brand: call.brand, today: dayIn(call.brand.timeZone, call.now()), form: input as JsonObject }
    const goods = isObject(pricing) ? readGoods(pricing, scope) : {}
    const quoted = await quoteSeaBooking(context, { ...input, ...goods })
    if (!quoted.ok) return quoted
    const { quote, rate } = quoted.value
    const [sailing] = await readSailings(call.db, [{ rate, etd: quote.etd }], call, input.terminal)
    // A sailing in good time needs no alternative, and most prices are asked for while typing.
    const later = { ...input, carrier: String(rate.data.carrier), etd: quote.etd }
    const sailings = sailing?.closing === 'open' ? [] : await listLaterSailings(context, later)
    const dated = { ...(sailing ? { sailing } : {}), ...(sailings.length > 0 ? { sailings } : {}) }
    // What every price by a rate has, unlike other quotes.
    const { rateId, rateVersion, baseTotal, validTo, etd, exchangeDate } = quote
    return { ok: true, value: { ...toQuoteOutput(quote), rateId, rateVersion, baseTotal, validTo, etd, exchangeDate, ...dated } }
  },

  'price-order': async (form, call) => {
    const priced = await priceOrder({ ...call, audience: audienceOf(call.actor) }, { orderType: call.orderType ?? '', form })
    if (!priced.ok) return priced
    const { baseCurrency } = call.brand
    // No lines or totals: customer service quotes on request.
    const quote = priced.value?.quote ?? { lines: [], totals: [], baseCurrency }
    return { ok: true, value: toQuoteOutput(quote) }
  },
}

/** The codes were validated with the documents; the domain types them as plain strings. */
export function toQuoteOutput(quote: Partial<OrderQuote>): Quote {
  return quote as Quote
}
