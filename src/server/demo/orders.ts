import type { BrandPlan } from '#config'
import { type Money, orderNumber, priceSeaBooking, type SeaRate } from '#domain'
import { addDays, dayMs, type JsonObject } from '#rules'
import { type PricedOrder, priceFrom, readContainerTypes, seaBooking, tariffsOf } from '../freight/quotes/index.ts'
import { estimate, type OrderData, readOrderType, summarise, toJson, withBookedEtd } from '../orders/order/index.ts'
import { listFormPlaces } from '../orders/workbench/index.ts'
import type { BookingFact, CompanyFact, DemoFacts, PersonFact, PlaceFact } from './demo-documents.ts'
import { fillForm, restsOnRate } from './fill-form.ts'
import { turnOf } from './fleets.ts'
import { createStory, type StoryEnd } from './life-story.ts'
import { listMilestones } from './milestones.ts'
import { type Days, type PlannedOrder, placeInTime, planOrder } from './order-mix.ts'
import { createRandom, type Random } from './random.ts'
import type { GeneratedRate } from './rates.ts'
import type { WorldEvent, WorldRecord } from './store.ts'
import { createTimetable, type SailingTimes } from './timetable.ts'

export interface GenerateOrdersOptions {
  readonly seed: number
  readonly today: string
  readonly count: number
  readonly brand: BrandPlan
  readonly people: readonly PersonFact[]
  readonly companies: readonly CompanyFact[]
  readonly release: string
  /** Number of the first order. */
  readonly firstNumber: number
  /** Exchange rates as known on a day. */
  readonly moneyOn: (day: string) => Money
  readonly rates: readonly GeneratedRate[]
}
export interface GeneratedOrders {
  readonly orders: readonly WorldRecord[]
  readonly events: readonly WorldEvent[]
  /** Of orders that sail, by number. */
  readonly sailings: ReadonlyMap<string, SailingTimes>
}

interface Making extends GenerateOrdersOptions {
  readonly facts: DemoFacts
  readonly random: Random
  /** Order types that the brand offers, and for which it has a place or a sailing. */
  readonly bookings: readonly BookingFact[]
  readonly sailings: ReadonlyMap<string, readonly GeneratedRate[]>
  readonly timetable: (rate: GeneratedRate) => SailingTimes
}

/** Orders of the demo companies, of every type and in every state, each with the log of how it got there. */
export async function generateOrders(facts: DemoFacts, options: GenerateOrdersOptions): Promise<GeneratedOrders> {
  const served = facts.brandOrigins[options.brand.id]
  const isServed = ({ form, origin }: PlaceFact) => {
    const port = origin ?? form.pol ?? form.city ?? form.port
    return served === undefined || typeof port !== 'string' || served.includes(port)
  }
  const { brand } = options
  const offered = new Set(listFormPlaces(brand, brand.defaultLanguage).map(({ orderType }) => orderType))
  const isOffered = ({ orderType }: BookingFact) => offered.has(orderType)
  const bookings = facts.bookings
    .filter(isOffered)
    .map(({ places, ...booking }) => ({ ...booking, ...(places ? { places: places.filter(isServed) } : {}) }))
  const making: Making = {
    ...options,
    facts,
    random: createRandom(options.seed),
    bookings: bookings.filter(({ places }) => places?.length !== 0),
    sailings: Map.groupBy(options.rates, ({ pol }) => pol),
    timetable: createTimetable(facts, options),
  }
  const orders: WorldRecord[] = []
  const events: WorldEvent[] = []
  const sailings = new Map<string, SailingTimes>()
  for (let index = 0; index < options.count; index++) {
    const orderLife = await makeOrder(making, index)
    orders.push(orderLife.order)
    events.push(...orderLife.events)
    if (orderLife.sailing) sailings.set(orderLife.order.id, orderLife.sailing)
  }
  return { orders, events, sailings }
}

interface MadeOrder {
  readonly order: WorldRecord
  readonly events: readonly WorldEvent[]
  readonly sailing: SailingTimes | null
}

async function makeOrder(making: Making, index: number): Promise<MadeOrder> {
  const { brand, today, people, random, companies, release } = making
  const customer = random.pick(people.filter(({ role }) => role === 'admin' || role === 'member'))
  const staff = random.pick(people.filter(({ role }) => role === 'staff'))
  const company = companies.find(({ id }) => id === customer.company)
  if (!company) throw new Error(`Demo person ${customer.id} has no company.`)
  const planned = planOrder(making.bookings, { index, count: making.count })
  const { booking, end } = planned
  const place = booking.places ? random.pick(booking.places) : { form: {} }
  const offered = restsOnRate(booking.form) ? pickSailing(making, place) : null
  const lasts = offered?.transitDays ?? booking.days
  const days = placeInTime(planned, { today, random, lasts, after: daysAfter(booking) })
  const { placed, start, rate } = offered ? boardSailing(making, offered, { ...days, end }) : { ...days, rate: null }
  const sailing = rate && making.timetable(rate)
  const at = `${placed}T0${random.between(0, 2)}:${random.between(10, 59)}:00Z`
  const type = readOrderType(brand.documents, booking.orderType)
  const orderId = orderNumber({
    prefix: brand.documentPrefix,
    document: type.document,
    day: placed,
    sequence: making.firstNumber + index,
  })
  const form = fillForm({ ...booking.form, ...place.form }, { random, customer, goods: random.pick(making.facts.goods), start, rate })
  const booked = await composeData(making, { planned, form, customer, company, rate, at })
  const data = sailing && booked.etd ? withBookedEtd({ ...booked, etd: sailing.etd }, booked, booked) : booked
  const milestones =
    end === 'completed' || end === 'in-process'
      ? listMilestones(booking, { start, lasts, today, end, completing: type.completing, random, sailing })
      : []
  const story = createStory({
    orderId,
    data,
    booking,
    type,
    money: making.moneyOn(placed),
    customer,
    staff,
    end,
    placed: new Date(at),
    start,
    ...(sailing && { eta: sailing.eta }),
    until: new Date(`${today}T00:00:00Z`),
    pace: random.between(3, 8),
    random,
    milestones,
    notes: making.facts.notes,
  })
  const { state, version, updatedAt } = story
  const fixed = { id: orderId, companyId: company.id, brand: brand.id, release, createdAt: at }
  return { order: { ...fixed, state, version, updatedAt, data: story.data }, events: story.events, sailing }
}

function daysAfter({ milestones }: BookingFact): number {
  return Math.max(...milestones.map(({ from, days }) => (from === 'end' ? days : 0)))
}

function pickSailing({ random, rates, sailings }: Making, { origin }: PlaceFact): GeneratedRate {
  return random.pick((origin === undefined ? undefined : sailings.get(origin)) ?? rates)
}

/**
 * The sailing of this service next to the start: before it for completed orders, so that nothing lies in the future, after it for
 * those not yet generated. Orders that have begun were not booked on a ship that never called.
 */
function boardSailing({ facts, timetable }: Making, offered: GeneratedRate, { placed, start, end }: Days & { readonly end: StoryEnd }) {
  const weeks = daysBetween(offered.etd, start) / 7
  const hasBegun = end === 'completed' || end === 'in-process'
  let week = end === 'completed' ? Math.floor(weeks) : end === 'in-process' ? Math.round(weeks) : Math.ceil(weeks)
  while (hasBegun && timetable(sailInWeek(facts, offered, week)).isStopped) week -= 1
  const rate = sailInWeek(facts, offered, week)
  const moved = Math.min(0, daysBetween(start, rate.etd))
  return { rate, start: rate.etd, placed: hasBegun ? addDays(placed, moved) : placed }
}

function sailInWeek(facts: DemoFacts, rate: GeneratedRate, week: number): GeneratedRate {
  const etd = addDays(rate.etd, 7 * week)
  const { ship, voyage } = turnOf(facts, { ...rate, etd })
  return { ...rate, etd, vessel: ship.name, voyage, validFrom: addDays(etd, -14), validTo: addDays(etd, 7) }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

interface Composing {
  readonly planned: PlannedOrder
  readonly form: JsonObject
  readonly customer: PersonFact
  readonly company: CompanyFact
  readonly rate: GeneratedRate | null
  readonly at: string
}

/** The order as placing it would have stored it. */
async function composeData(making: Making, { planned, form, customer, company, rate, at }: Composing): Promise<OrderData> {
  const { brand } = making
  const { orderType } = planned.booking
  const day = at.slice(0, 10)
  const priced = await priceFrom(
    {
      brand,
      now: () => new Date(at),
      readMoney: () => Promise.resolve(making.moneyOn(day)),
      quoteSea: ({ boxes }) => Promise.resolve(quoteSailing(making, { boxes, rate, day })),
    },
    { orderType, form },
  )
  if (!priced.ok) throw new Error(`A demo order (${orderType}) cannot be priced: ${priced.error} ${JSON.stringify(priced.params)}`)
  const composed = { orderType, booking: form, priced: priced.value }
  return {
    orderType,
    payment: 'unpaid',
    paymentTerms: company.paymentTerms === 'after-departure' ? 'after-departure' : readOrderType(brand.documents, orderType).terms,
    companyName: company.name,
    companyLatin: company.latinName,
    orderedBy: customer.name,
    orderedByLatin: customer.latinName,
    orderedById: customer.id,
    ...summarise(composed, { brand, today: day, form }),
    ...estimate(priced.value, new Date(at)),
    booking: form,
    milestones: [],
    baseCurrency: brand.baseCurrency,
  }
}

interface QuoteSailing {
  readonly boxes: Parameters<typeof priceSeaBooking>[0]['boxes']
  readonly rate: GeneratedRate | null
  readonly day: string
}

function quoteSailing({ brand, moneyOn }: Making, { boxes, rate, day }: QuoteSailing) {
  if (!rate) throw new Error('A demo order that needs a sailing names none.')
  const seaRate: SeaRate = { ...rate, version: 1 }
  const quote = priceSeaBooking({
    ...moneyOn(day),
    boxes,
    rate: seaRate,
    tariffs: tariffsOf(brand),
    service: seaBooking,
    today: day,
    timeZone: brand.timeZone,
    containerTypes: readContainerTypes(brand),
  })
  const sample = { rateId: rate.rateId, version: 1, companyId: null, data: toJson(rate) }
  return quote.ok ? { ok: true as const, value: { quote: quote.value, rate: sample } satisfies PricedOrder } : quote
}
