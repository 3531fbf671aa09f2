import { addDays } from '#rules'
import type { DemoFacts, LaneFact, OriginFact, ServiceFact } from './demo-documents.ts'
import { turnOf } from './fleets.ts'
import { createRandom, type Random } from './random.ts'

export interface GeneratedRate {
  readonly rateId: string
  readonly pol: string
  readonly pod: string
  readonly carrier: string
  readonly service: string
  readonly transitPort?: string
  readonly direct: boolean
  readonly routing: 'direct' | 'transit'
  readonly transitDays: number
  readonly sailingDays: readonly string[]
  readonly closingDays: readonly string[]
  readonly validFrom: string
  readonly validTo: string
  readonly vessel: string
  readonly voyage: string
  readonly etd: string
  readonly currency: string
  readonly price20GP: string
  readonly price40GP: string
  readonly price40HQ: string
  readonly otherPrices: Readonly<Record<string, string>>
  readonly surcharges: LaneFact['surcharges']
  readonly freeDays: number
  readonly weightLimitKg: string
  readonly remarks: { readonly zh: string; readonly en: string }
  readonly onRequest?: readonly string[]
}
export interface GenerateRatesOptions {
  readonly seed: number
  /** The first sailings leave a few days later. */
  readonly today: string
  readonly count: number
  /** Ports of loading to use; default: all. */
  readonly origins?: readonly string[]
  /** Prefix of the ids, so that brands do not collide. */
  readonly idPrefix: string
}

const weeks = 8
/** Days from today to the first sailing: it closes up to three days earlier, and carriers still take bookings for it. */
const lead = 5

interface Call {
  readonly origin: OriginFact
  readonly lane: LaneFact
  readonly pod: string
  readonly service: ServiceFact
  readonly serviceIndex: number
}

/** Weekly sailings of every service over the coming weeks, each with a price; the same for the same seed and day. */
export function generateRates(facts: DemoFacts, options: GenerateRatesOptions): GeneratedRate[] {
  const random = createRandom(options.seed)
  const calls = listCalls(facts, options.origins)
  const rates: GeneratedRate[] = []
  if (calls.length === 0) throw new Error('The demo lanes lack a port of loading or discharge.')
  // Fewer rates mean fewer services, each with all its weeks; additional ones go first to the services that a port skipped.
  const served = new Set(calls.filter((call) => isServed(call, random)).slice(0, Math.ceil(options.count / weeks)))
  let turnCalls = [...served]
  // Above a realistic count (load tests ask for ten times as many), every service is offered again, slightly cheaper.
  for (let round = 0; rates.length < options.count; round++) {
    for (let week = 0; week < weeks; week++) {
      for (const call of turnCalls) {
        if (rates.length === options.count) return rates
        rates.push(makeRate(facts, call, { random, options, week, round, number: rates.length + 1 }))
      }
    }
    turnCalls = round === 0 ? calls.filter((call) => !served.has(call)) : calls
  }
  return rates
}

function listCalls(facts: DemoFacts, origins: readonly string[] | undefined): Call[] {
  const calls: Call[] = []
  for (const origin of facts.origins) {
    if (origins && !origins.includes(origin.port)) continue
    for (const lane of facts.lanes) {
      for (const pod of Object.keys(lane.ports)) {
        for (const [serviceIndex, service] of lane.services.entries()) calls.push({ origin, lane, pod, service, serviceIndex })
      }
    }
  }
  return calls
}

/** Big ports get every service, small ones a few; the first service of a lane calls everywhere, so that no lane is empty. */
function isServed(call: Call, random: Random): boolean {
  const lucky = random.between(1, 100) <= call.origin.share
  return lucky || call.serviceIndex === 0
}

interface RateTurn {
  readonly random: Random
  readonly options: GenerateRatesOptions
  readonly week: number
  readonly round: number
  readonly number: number
}

function makeRate(facts: DemoFacts, call: Call, turn: RateTurn): GeneratedRate {
  const { lane, origin, service } = call
  const sails = ((Number(service.sails) + origin.day - 1) % 7) + 1
  const closes = ((Number(service.closes) + origin.day - 1) % 7) + 1
  const etd = addDays(nextWeekday(addDays(turn.options.today, lead), sails), turn.week * 7)
  const { ship, voyage } = turnOf(facts, { carrier: service.carrier, service: service.service, pol: origin.port, etd })
  const prices = priceBoxes(call, turn)
  const weightLimitKg = turn.random.pick(['21500', '24000', '26500'])
  const { onRequest, ...remarks } = turn.random.pick(facts.remarks)
  return {
    rateId: `${turn.options.idPrefix}${String(turn.number).padStart(6, '0')}`,
    pol: origin.port,
    pod: call.pod,
    carrier: service.carrier,
    service: service.service,
    ...(service.via ? { transitPort: service.via } : {}),
    direct: !service.via,
    routing: service.via ? 'transit' : 'direct',
    transitDays: lane.days + (lane.ports[call.pod] ?? 0) + origin.days + (service.via ? lane.transitDays : call.serviceIndex % 3),
    sailingDays: [String(sails)],
    closingDays: [String(closes)],
    // Offered from the start of the current half month, for sailings up to its end.
    validFrom: halfMonth(turn.options.today).from,
    validTo: halfMonth(etd).to,
    vessel: ship.name,
    voyage,
    etd,
    currency: 'USD',
    ...prices,
    surcharges: lane.surcharges,
    freeDays: lane.freeDays + (call.serviceIndex % 2 === 0 ? 0 : 3),
    weightLimitKg,
    remarks,
    ...(onRequest && { onRequest }),
  }
}

type Prices = Pick<GeneratedRate, 'price20GP' | 'price40GP' | 'price40HQ' | 'otherPrices'>

/** Base level of the lane, varied by carrier and week and at random; carriers quote in steps of five dollars. */
function priceBoxes(call: Call, turn: RateTurn): Prices {
  const level =
    100 + ((call.serviceIndex * 7) % 13) - 6 + turn.week - turn.round * 2 + turn.random.between(-2, 2) - (call.service.via ? 6 : 0)
  const base = (box: string, boxes: number) => {
    const price = (Number(call.lane.prices[box] ?? '0') * level) / 100 + Number(call.origin.price) * boxes
    return Math.max(5, Math.round(price / 5) * 5)
  }
  const high = base('40HQ', 2)
  const small = base('20GP', 1)
  const reefer = call.serviceIndex % 2 === 0
  return {
    price20GP: String(small),
    price40GP: String(base('40GP', 2)),
    price40HQ: String(high),
    otherPrices: {
      '45HQ': String(Math.round((high * 1.25) / 5) * 5),
      ...(reefer ? { '20RF': String(small * 2 + 400), '40RH': String(high * 2 + 600) } : {}),
    },
  }
}

/** Sailing days of demo ships, and validity of demo rates. */

/** Monday is 1, Sunday is 7. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** The first such weekday on or after the given day. */
function nextWeekday(day: string, weekday: number): string {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7)
}

/** Freight is priced per half-month: the 1st to the 14th, the 15th to the last day. */
function halfMonth(day: string): { from: string; to: string } {
  const month = day.slice(0, 8)
  if (Number(day.slice(8)) < 15) return { from: `${month}01`, to: `${month}14` }
  const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()
  return { from: `${month}15`, to: `${month}${String(last).padStart(2, '0')}` }
}
