/** The business of a brand's demo world as its first pages show it: sailings of two weeks, orders and what happened to them. */
import type { Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import type { Money } from '#domain'
import type { Database } from '../db/index.ts'
import { readDecimals } from '../freight/quotes/index.ts'
import type { FileStore } from '../kernel/index.ts'
import type { BookingFact, DemoFacts } from './demo-documents.ts'
import { generateExchangeRates } from './exchange.ts'
import { type GeneratedOrders, generateOrders } from './orders.ts'
import { listPeople } from './people.ts'
import type { GeneratedRate } from './rates.ts'
import { addRecentActivity } from './recent-activity.ts'
import { addCalls, addRates, isNear, type Sailings } from './sailings.ts'
import { addSettlements } from './settlements.ts'
import { addShipmentEvents } from './shipment-events.ts'
import { advanceOrderNumbers, insertEvents, insertRecords, insertYardBoxes, type WorldExchangeRate } from './store.ts'
import { addWarehouseReceipts } from './warehouse-receipts.ts'
import { generateYardBoxes } from './yard-boxes.ts'

export interface BusinessOptions {
  /** Orders of each brand; default: 320. */
  readonly orders?: number | undefined
  /** Where documents of the demo people are stored; default: they have none. */
  readonly files?: FileStore | null | undefined
  /** Whether to add recent activity on the orders; default: only what brought them to their state. */
  readonly recentActivity?: boolean | undefined
}

type Tx = Transaction<Database>

const standardOrders = 320
/** Share of orders at ports of the brand's own, besides the others. */
const ownPortsShare = 0.3
/** Keeps their draws apart from those of the other orders. */
const ownPortsSeed = 7919
const exchangeDays = 30
const exchangeWeeks = 64

export interface AddBusinessOptions {
  /** All of the brand's, also those that are added later. */
  readonly rates: readonly GeneratedRate[]
  readonly options: BusinessOptions
}

/** Sailings of two weeks, orders, and what happened to them. */
export async function addBusiness(tx: Tx, sailings: Sailings, { rates, options }: AddBusinessOptions): Promise<void> {
  const { facts, release, brand, madeFrom } = sailings
  const { seed, today } = madeFrom
  const { orders: count = standardOrders, files = null, recentActivity = false } = options
  const lived = listPeople(facts, brand.id, release.defaultBrand)
  const near = rates.filter((rate) => isNear(rate, madeFrom))
  await addRates(tx, sailings, near)
  await addCalls(tx, sailings, { rates, weeks: { from: 0, to: 1 } })
  const { orders, sailings: ofOrders } = await addOrders(tx, sailings, { seed, count, rates })
  const { people } = lived
  await addWarehouseReceipts(tx, { brand, release, today, seed, facts: facts.receipts, people, orders, files })
  await addSettlements(tx, { brand, release, today, lived, orders })
  if (!recentActivity) return
  await addShipmentEvents(tx, { brand, today, seed, orders, sailings: ofOrders, daysTo: (pod) => daysTo(facts, pod) })
  await addRecentActivity(tx, { brand, release, today, scenes: facts.scenes, people, orders, files })
}

/**
 * Orders for services at ports that only this brand serves. They are added once every brand has its other orders, whose numbers and
 * draws they do not change.
 */
export async function addOwnPortOrders(tx: Tx, sailings: Sailings, { rates, options }: AddBusinessOptions): Promise<void> {
  const { facts, release, brand, madeFrom } = sailings
  const bookings = listOwnBookings(facts, brand.id)
  if (bookings.length === 0) return
  const { today } = madeFrom
  const seed = madeFrom.seed + ownPortsSeed
  const { orders: standard = standardOrders, files = null } = options
  const count = Math.round(standard * ownPortsShare)
  const { orders } = await addOrders(tx, { ...sailings, facts: { ...facts, bookings } }, { seed, count, rates })
  const { people } = listPeople(facts, brand.id, release.defaultBrand)
  await addWarehouseReceipts(tx, { brand, release, today, seed, facts: facts.receipts, people, orders, files })
}

/** The shared bookings of these order types, at the brand's own places. */
function listOwnBookings({ bookings, ownPlaces }: DemoFacts, brand: string): BookingFact[] {
  return ownPlaces
    .filter((own) => own.brand === brand)
    .flatMap(({ orderType, since, places }) =>
      bookings
        .filter((booking) => booking.orderType === orderType)
        .map((booking) => ({ ...booking, places, ...(since === undefined ? {} : { since }) })),
    )
}

/** The same each time for the same seed and day. */
export function makeExchange({ facts, brand, madeFrom }: Sailings): readonly WorldExchangeRate[] {
  const { seed, today } = madeFrom
  const span = { days: exchangeDays, weeks: exchangeWeeks }
  return generateExchangeRates({ seed, today, brand: brand.id, baseCurrency: brand.baseCurrency, start: facts.exchange, ...span })
}

interface AddingOrders {
  readonly seed: number
  readonly count: number
  readonly rates: readonly GeneratedRate[]
}

async function addOrders(
  tx: Tx,
  sailings: Sailings,
  { seed, count, rates }: AddingOrders,
): Promise<Pick<GeneratedOrders, 'orders' | 'sailings'>> {
  if (count === 0) return { orders: [], sailings: new Map() }
  const { facts, release, brand, madeFrom } = sailings
  const { today } = madeFrom
  const exchange = makeExchange(sailings)
  const generated = await generateOrders(facts, {
    ...listPeople(facts, brand.id, release.defaultBrand),
    seed,
    today,
    count,
    brand,
    release: release.id,
    firstNumber: await advanceOrderNumbers(tx, count),
    moneyOn: (day) => readMoneyOn(day, brand, exchange),
    rates,
  })
  await insertRecords(tx, 'orders', generated.orders)
  await insertEvents(tx, generated.events)
  await insertYardBoxes(tx, generateYardBoxes({ seed, today, brand, orders: generated.orders }))
  return generated
}

/** Days at sea from the middle of the Chinese coast. */
function daysTo({ lanes }: DemoFacts, pod: string): number | undefined {
  const lane = lanes.find(({ ports }) => Object.hasOwn(ports, pod))
  return lane && lane.days + (lane.ports[pod] ?? 0)
}

/** The latest rates up to the day, as the database would return them. */
function readMoneyOn(day: string, brand: BrandPlan, exchange: readonly WorldExchangeRate[]): Money {
  const latest = new Map<string, WorldExchangeRate>()
  for (const rate of exchange) {
    const latestRate = latest.get(rate.currency)
    if (rate.day <= day && (latestRate === undefined || rate.day > latestRate.day)) latest.set(rate.currency, rate)
  }
  const rates = Object.fromEntries([...latest.values()].map(({ currency, rate }) => [currency, rate]))
  const date =
    [...latest.values()]
      .map((rate) => rate.day)
      .sort()
      .at(-1) ?? ''
  return { exchange: { baseCurrency: brand.baseCurrency, date, rates }, decimals: readDecimals(brand) }
}
