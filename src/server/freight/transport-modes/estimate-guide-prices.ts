/** Guide prices of the lanes that fit a request, for its cargo: what customer service will probably quote. */
import { chargeAirWeight, priceAirCargo, rankOffers, readContainer } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { compareDecimals, type JsonObject, multiplyDecimals, roundHalfUp, sumDecimals } from '#rules'
import { type Call, labelOf, type Result, todayOf } from '../../kernel/index.ts'
import { listPublishedRecords } from '../../platform/records/index.ts'
import { readContainerTypes } from '../quotes/index.ts'
import { decidePrices } from '../rates/index.ts'
import { matchPlace, namesOfRow, type PlaceNames } from './match-place.ts'

type Input = Operations['estimate-guide-prices']['input']
type Output = Operations['estimate-guide-prices']['output']
type GuidePrice = Output['lanes'][number]
type Priced = Partial<Pick<GuidePrice, 'amount' | 'chargedWeight' | 'perKg' | 'isMinimum' | 'revenueTons' | 'price20' | 'price40'>>

interface LaneKind {
  readonly entity: string
  /** Field of its id. */
  readonly id: string
  readonly origin: (lane: JsonObject, call: Call) => PlaceNames
  readonly destination: (lane: JsonObject, call: Call) => PlaceNames
  readonly carrier?: (lane: JsonObject, call: Call) => string
  readonly price: (lane: JsonObject, input: Input, call: Call) => Priced
}

const kinds: Readonly<Record<Input['service'], LaneKind>> = {
  air: {
    entity: 'air-lane',
    id: 'airLaneId',
    origin: ({ origin }, call) => namesOfRow('reference', 'airport', String(origin), call),
    destination: ({ destination }, call) => namesOfRow('reference', 'airport', String(destination), call),
    carrier: ({ airline }, call) => labelOf('dictionary', 'airline', String(airline), call),
    price: priceByWeight,
  },
  rail: {
    entity: 'train-departure',
    id: 'trainDepartureId',
    origin: (lane, call) => withTexts(namesOfRow('dictionary', 'rail-hub', String(lane.origin), call), lane, 'from'),
    destination: (lane, call) => withTexts(namesOfRow('dictionary', 'rail-hub', String(lane.destination), call), lane, 'to'),
    carrier: ({ train }) => String(train),
    price: priceByContainer,
  },
  'sea-rail': {
    entity: 'sea-rail-lane',
    id: 'seaRailLaneId',
    origin: (lane, call) => withTexts(namesOfRow('dictionary', 'rail-hub', String(lane.origin), call), lane, 'station'),
    destination: ({ pod }, call) => namesOfRow('reference', 'port', String(pod), call),
    carrier: ({ carrier }, call) => labelOf('reference', 'carrier', String(carrier), call),
    price: priceByContainer,
  },
  overseas: {
    entity: 'overseas-lane',
    id: 'overseasLaneId',
    origin: ({ origin }, call) => namesOfRow('reference', 'port', String(origin), call),
    destination: (lane, call) => withTexts(namesOfRow('reference', 'port', String(lane.port), call), lane, 'city'),
    price: priceByVolume,
  },
}

/** The cheapest guide prices come first, at most as many as the brand shows; for callers who may see no price, the fastest. */
export async function estimateGuidePrices(input: Input, call: Call): Promise<Result<Output>> {
  const kind = kinds[input.service]
  const lanes = findLanes(await listPublishedRecords(kind.entity, call), input, kind, call)
  const prices = decidePrices(call)
  const hidden = !prices.allow && prices.hidden ? { hidden: prices.hidden } : {}
  const rows = lanes.map((lane) => ({ ...describeLane(lane, kind, call), ...kind.price(lane, input, call), ...hidden }) as GuidePrice)
  // An order by hidden amounts would reveal which is the lowest.
  const page = rows.toSorted(prices.allow ? byAmount : byDays).slice(0, Number(call.brand.limits.guidePricesShown))
  return { ok: true, value: { lanes: prices.allow ? markBest(page) : page } }
}

/** Lanes between the two places, named as exactly as one of them is; of several departures of one train, the next. */
function findLanes(lanes: readonly JsonObject[], { from, to, day }: Input, kind: LaneKind, call: Call): JsonObject[] {
  const first = day ?? todayOf(call)
  const matches = lanes
    .filter((lane) => String(lane.validUntil ?? lane.cutOff ?? first) >= first)
    .map((lane) => ({ lane, score: [matchPlace(from, kind.origin(lane, call)), matchPlace(to, kind.destination(lane, call))] as const }))
    .filter(({ score }) => score.every((match) => match > 0))
  const best = [0, 1].map((side) => Math.max(0, ...matches.map(({ score }) => score[side] ?? 0)))
  const exact = matches.filter(({ score }) => score.every((match, side) => match === best[side])).map(({ lane }) => lane)
  const nextOf = new Map<string, JsonObject>()
  for (const lane of exact.toSorted((a, b) => String(a.departure ?? '').localeCompare(String(b.departure ?? '')))) {
    const key = [kind.carrier?.(lane, call), lane.city, lane.origin, lane.destination, lane.pol, lane.pod, lane.port].join()
    if (!nextOf.has(key)) nextOf.set(key, lane)
  }
  return [...nextOf.values()]
}

/** The place under the name that the lane has for it in the caller's language; found by its other names, too. */
function withTexts(place: PlaceNames, lane: JsonObject, name: 'city' | 'from' | 'station' | 'to'): PlaceNames {
  const names = [lane[`${name}Zh`], lane[`${name}En`]].filter((text) => typeof text === 'string')
  const label = lane[name]
  return { ...place, label: typeof label === 'string' ? label : place.label, names: [...place.names, ...names] }
}

function describeLane(lane: JsonObject, kind: LaneKind, call: Call): Partial<GuidePrice> {
  const { transitDays, deliveryDays, currency, departure, validUntil } = lane
  return {
    id: String(lane[kind.id]),
    lane: [kind.origin(lane, call).label, kind.destination(lane, call).label].join(' – '),
    ...(kind.carrier ? { carrier: kind.carrier(lane, call) } : {}),
    ...(typeof lane.port === 'string' ? { port: lane.port as NonNullable<GuidePrice['port']> } : {}),
    days: Number(transitDays) + Number(deliveryDays ?? 0),
    // The stored record was validated with its entity.
    currency: currency as GuidePrice['currency'],
    ...(typeof departure === 'string' ? { departure } : {}),
    ...(typeof validUntil === 'string' ? { validUntil } : {}),
  }
}

/** The weight breaks are those that the lane's entity declares: perKg45 applies from 45 kg. */
const breakField = /^perKg(\d+)$/

function priceByWeight(lane: JsonObject, { grossWeight, volume }: Input, { brand }: Call): Priced {
  if (grossWeight === undefined && volume === undefined) return {}
  const weight = { grossWeight: grossWeight ?? '0', volume: volume ?? '0', cubicCmPerKg: String(brand.limits.airCubicCmPerKg) }
  const breaks = Object.entries(lane).flatMap(([name, perKg]) => {
    const [, fromKg] = breakField.exec(name) ?? []
    return fromKg !== undefined && typeof perKg === 'string' ? [{ fromKg, perKg }] : []
  })
  const price = priceAirCargo(chargeAirWeight(weight).chargeableWeight, { minimum: String(lane.minimum ?? '0'), breaks })
  return price ? { ...price, amount: roundHalfUp(price.amount, 2) } : {}
}

/** Known only if the lane has a price for each container of the request. */
function priceByContainer({ price20, price40 }: JsonObject, { boxes = [] }: Input, { brand }: Call): Priced {
  const types = readContainerTypes(brand)
  const priceOf: Readonly<Record<string, unknown>> = { '20': price20, '40': price40 }
  const facts = { ...(typeof price20 === 'string' ? { price20 } : {}), ...(typeof price40 === 'string' ? { price40 } : {}) }
  const amounts = boxes.map(({ boxType, quantity }) => {
    const price = priceOf[readContainer(boxType, types)?.length ?? '']
    return typeof price === 'string' ? multiplyDecimals(price, String(quantity)) : undefined
  })
  const isPriced = amounts.length > 0 && amounts.every((amount) => amount !== undefined)
  return isPriced ? { ...facts, amount: sumDecimals(amounts) } : facts
}

/** Less than container load is charged by cubic metre or tonne, whichever gives more, and at least for one. */
function priceByVolume(lane: JsonObject, { grossWeight, volume, ...input }: Input, call: Call): Priced {
  const { perCbm } = lane
  const facts = priceByContainer(lane, { ...input, boxes: [] }, call)
  if (typeof perCbm !== 'string' || (volume === undefined && grossWeight === undefined)) return facts
  const [revenueTons = '1'] = ['1', volume ?? '0', multiplyDecimals(grossWeight ?? '0', '0.001')].toSorted((a, b) => compareDecimals(b, a))
  return { ...facts, revenueTons, amount: roundHalfUp(multiplyDecimals(perCbm, revenueTons), 2) }
}

function byAmount(a: GuidePrice, b: GuidePrice): number {
  if (a.amount === undefined || b.amount === undefined) return Number(a.amount === undefined) - Number(b.amount === undefined)
  return compareDecimals(a.amount, b.amount)
}

function byDays(a: GuidePrice, b: GuidePrice): number {
  return a.days - b.days
}

/** Amounts of several currencies are not compared. */
function markBest(lanes: readonly GuidePrice[]): GuidePrice[] {
  const isOneCurrency = new Set(lanes.map(({ currency }) => currency)).size === 1
  const offers = lanes.map(({ id, amount, days }) => ({ id, days, ...(isOneCurrency ? { total: amount } : {}) }))
  const marks = rankOffers(offers, 100)
  return lanes.map((lane) => ({ ...lane, cheapest: marks.get(lane.id)?.cheapest === true, fastest: marks.get(lane.id)?.fastest === true }))
}
