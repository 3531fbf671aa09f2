import { type ContainerTypes, type Money, orderNumber, priceSeaBooking, type SeaRate, type Tariff } from '#domain'
import { type GivenMilestone, type OrderData, type OrderTypePlan, toJson } from '../orders/index.ts'
import { seaBooking } from '../quotes/index.ts'
import { addDays } from './days.ts'
import type { CompanyFact, DemoFacts, PersonFact } from './facts.ts'
import { type StoryEnd, tellStory } from './life-story.ts'
import { createRandom, type Random } from './random.ts'
import { type GeneratedRate, nameVoyage } from './rates.ts'
import type { WorldEvent, WorldRecord } from './store.ts'

export interface GenerateOrdersOptions {
  readonly seed: number
  readonly today: string
  readonly count: number
  readonly brand: string
  readonly people: readonly PersonFact[]
  readonly companies: readonly CompanyFact[]
  readonly documentPrefix: string
  readonly release: string
  /** Number of the first order. */
  readonly firstNumber: number
  readonly plan: OrderTypePlan
  readonly money: Money
  readonly tariffs: readonly Tariff[]
  readonly containerTypes: ContainerTypes
  readonly rates: readonly GeneratedRate[]
}
export interface GeneratedOrders {
  readonly orders: readonly WorldRecord[]
  readonly events: readonly WorldEvent[]
}

interface MixturePart {
  readonly end: StoryEnd
  /** Of a hundred orders, how many have come so far. */
  readonly share: number
  /** Days from today to departure; of completed orders, to the day on which they were. */
  readonly days: readonly [number, number]
}

const mixture: readonly MixturePart[] = [
  { end: 'submitted', share: 12, days: [8, 14] },
  { end: 'fees-confirmed', share: 10, days: [7, 12] },
  { end: 'fees-accepted', share: 8, days: [6, 10] },
  { end: 'payment-reported', share: 6, days: [6, 9] },
  { end: 'payment-received', share: 5, days: [5, 8] },
  { end: 'in-process', share: 22, days: [-12, 4] },
  { end: 'completed', share: 29, days: [-40, -2] },
  { end: 'cancelled', share: 8, days: [-40, 6] },
]
/** Days between ordering and departure; the nearer orders were placed yesterday at the latest. */
const leadDays = [9, 13] as const

/** Orders of the demo companies in every state, each with the log of how it came there. */
export function generateOrders(facts: DemoFacts, options: GenerateOrdersOptions): GeneratedOrders {
  const random = createRandom(options.seed)
  const orders: WorldRecord[] = []
  const events: WorldEvent[] = []
  for (let index = 0; index < options.count; index++) {
    const made = makeOrder(facts, options, random, index)
    orders.push(made.order)
    events.push(...made.events)
  }
  return { orders, events }
}

function makeOrder(
  facts: DemoFacts,
  options: GenerateOrdersOptions,
  random: Random,
  index: number,
): { order: WorldRecord; events: readonly WorldEvent[] } {
  const { brand, today, people, plan, money } = options
  const customer = random.pick(people.filter(({ role }) => role === 'admin' || role === 'member'))
  const staff = random.pick(people.filter(({ role }) => role === 'staff'))
  const company = options.companies.find(({ id }) => id === customer.company)
  if (!company) throw new Error(`Demo person ${customer.id} has no company.`)
  const { end, days } = pickEnd(index)
  const offered = random.pick(options.rates)
  const away = random.between(...days)
  // A completed order was completed when the empty box came back, days after arrival.
  const etd = addDays(today, end === 'completed' ? away - offered.transitDays - lastMilestoneDays(facts) : away)
  const rate = shiftSailing(offered, etd)
  const placed = [addDays(etd, -random.between(...leadDays)), addDays(today, -daysNeeded(end))].sort()[0] ?? today
  const start = new Date(`${placed}T0${random.between(0, 2)}:${random.between(10, 59)}:00Z`)
  const orderId = orderNumber({
    prefix: options.documentPrefix,
    document: plan.document,
    day: placed,
    sequence: options.firstNumber + index,
  })
  const data = composeData(facts, options, { random, customer, company, rate, at: start.toISOString() })
  const milestones =
    end === 'completed' || end === 'in-process' ? listMilestones(facts, { rate, today, complete: end === 'completed' }) : []
  const story = tellStory({ orderId, data, plan, money, customer, staff, end, start, pace: random.between(3, 8), milestones })
  const { state, version, updatedAt } = story
  const fixed = { id: orderId, companyId: company.id, brand, release: options.release, createdAt: start.toISOString() }
  return { order: { ...fixed, state, version, updatedAt, data: story.data }, events: story.events }
}

/** Days that the steps so far take at the slowest pace, so that none lies in the future. */
function daysNeeded(end: StoryEnd): number {
  return end === 'submitted' || end === 'cancelled' ? 1 : 3
}

function lastMilestoneDays({ milestones }: DemoFacts): number {
  return Math.max(...milestones.map(({ days }) => days))
}

interface ListingMilestones {
  readonly rate: GeneratedRate
  readonly today: string
  readonly complete: boolean
}

/** What has happened by yesterday, and when arrival is expected; an order in process still lacks its last step. */
function listMilestones({ milestones }: DemoFacts, { rate, today, complete }: ListingMilestones): GivenMilestone[] {
  const eta = addDays(rate.etd, rate.transitDays)
  const dated = milestones.map(({ milestone, from, days }, index) => {
    const day = addDays(from === 'etd' ? rate.etd : eta, days)
    return { milestone, day, at: `${day}T${String(4 + index).padStart(2, '0')}:30:00Z` }
  })
  const happened = dated.filter(({ day }, index) => day < today && (complete || index < dated.length - 1))
  const actual = happened.map(({ milestone, at }) => ({ milestone, classifier: 'ACT' as const, at }))
  const expected = dated[happened.length]
  const estimated =
    !complete && expected && happened.length > 0 ? [{ milestone: expected.milestone, classifier: 'EST' as const, at: expected.at }] : []
  return [...actual, ...estimated]
}

/** Walks the hundred in large steps, so that even a few orders show every state. */
function pickEnd(index: number): (typeof mixture)[number] {
  let left = (index * 37) % 100
  for (const part of mixture) {
    left -= part.share
    if (left < 0) return part
  }
  throw new Error('The shares of the mixture do not sum to a hundred.')
}

/** The same service on an earlier sailing: orders of the past sailed in the past. */
function shiftSailing(rate: GeneratedRate, etd: string): GeneratedRate {
  return { ...rate, etd, validFrom: addDays(etd, -14), validTo: addDays(etd, 7), voyage: nameVoyage(etd, rate.voyage.slice(-1)) }
}

interface Composing {
  readonly random: Random
  readonly customer: PersonFact
  readonly company: CompanyFact
  readonly rate: GeneratedRate
  readonly at: string
}

function composeData(
  facts: DemoFacts,
  { plan, money, tariffs, containerTypes }: GenerateOrdersOptions,
  { random, customer, company, rate, at }: Composing,
): OrderData {
  const second = random.next() < 0.35
  const boxes = [
    ...(second ? [{ boxType: '20GP', quantity: random.between(1, 3) }] : []),
    { boxType: random.pick(['40HQ', '40HQ', '40GP']), quantity: random.between(1, 4) },
  ]
  const seaRate: SeaRate = { ...rate, version: 1 }
  const priced = priceSeaBooking({
    ...money,
    boxes,
    rate: seaRate,
    tariffs,
    service: seaBooking,
    today: at.slice(0, 10),
    timeZone: 'UTC',
    containerTypes,
  })
  if (!priced.ok) throw new Error(`A demo order cannot be priced: ${priced.error} ${JSON.stringify(priced.params)}`)
  const { rateId, rateVersion, lines, totals, baseCurrency, baseTotal } = priced.value
  const { pol, pod, carrier, service, vessel, voyage, etd } = rate
  return {
    orderType: seaBooking,
    payment: 'unpaid',
    paymentTerms: company.paymentTerms === 'after-departure' ? 'after-departure' : plan.terms,
    companyName: company.name,
    companyLatin: company.latinName,
    orderedBy: customer.name,
    orderedByLatin: customer.latinName,
    orderedById: customer.id,
    pol,
    pod,
    carrier,
    service,
    vessel,
    voyage,
    etd,
    boxes: boxes.map(({ boxType, quantity }) => `${quantity}*${boxType}`).join(' '),
    rateId,
    rateVersion,
    booking: toJson({ ...fillBooking(facts, { random, customer, rate }), boxes }),
    estimated: { lines, totals, baseCurrency, baseTotal, at },
    milestones: [],
    baseCurrency,
    baseTotal,
  }
}

function fillBooking(facts: DemoFacts, { random, customer, rate }: Pick<Composing, 'random' | 'customer' | 'rate'>): object {
  const goods = random.pick(facts.goods)
  const packages = random.between(8, 60) * 10
  const { rateId, pol, pod, carrier, etd, vessel, voyage } = rate
  return {
    rateId,
    pol,
    pod,
    carrier,
    paymentTerms: 'prepaid',
    etd,
    vessel,
    voyage,
    cargoType: goods.cargo,
    goodsName: goods.name,
    goodsAmount: String(packages * random.between(4, 20)),
    goodsValue: String(random.between(120, 980) * 100),
    goodsCurrency: 'USD',
    packages,
    packageUnit: goods.unit,
    grossWeight: String(packages * random.between(9, 24)),
    volume: `${random.between(18, 66)}.${random.between(1, 9)}`,
    contact: customer.latinName.split(' ')[0],
    mobile: customer.mobile,
  }
}
