import type { Kysely, Transaction } from 'kysely'
import type { BrandPlan, Release } from '#config'
import type { Money } from '#domain'
import { addDays } from '#rules'
import { createHasher } from '../accounts/index.ts'
import { type Database, inTransaction } from '../db/index.ts'
import type { FileStore } from '../kernel/index.ts'
import { readDecimals } from '../quotes/index.ts'
import { linkAccount } from '../token-sign-in/index.ts'
import { takeIn, upsertRoutes } from '../transport/index.ts'
import { addContent } from './content.ts'
import { type DemoFacts, readDemoFacts } from './demo-documents.ts'
import { generateExchangeRates } from './exchange.ts'
import { addInvitations } from './invitations.ts'
import { type GeneratedOrders, generateOrders } from './orders.ts'
import { type BrandPeople, type DemoAccount, listDemoAccounts, listPeople } from './people.ts'
import { demoSource, generateCalls } from './port-calls.ts'
import { type GeneratedRate, generateRates } from './rates.ts'
import { addRecentActivity } from './recent-activity.ts'
import { addRequests } from './requests.ts'
import { addSettlements } from './settlements.ts'
import { addShipmentEvents } from './shipment-events.ts'
import {
  advanceOrderNumbers,
  findLastSailing,
  insertCompanies,
  insertEvents,
  insertExchangeRates,
  insertRecords,
  insertUsers,
  insertYardBoxes,
  type WorldExchangeRate,
  type WorldRecord,
} from './store.ts'
import { addWarehouseReceipts } from './warehouse-receipts.ts'
import { generateYardBoxes } from './yard-boxes.ts'

export interface SeedWorldOptions {
  readonly seed: number
  /** Calendar day that the demo world is made for. */
  readonly today: string
  /** Sea rates of a brand that serves all ports; others get their share. */
  readonly rates: number
  /** Orders of each brand; default: 320. */
  readonly orders?: number
  /** Where documents of the demo people are stored; default: they have none. */
  readonly files?: FileStore
  /** Whether to add recent activity on the orders; default: only what brought them to their state. */
  readonly recentActivity?: boolean
}
/** Number of rows added. */
export interface SeededWorld {
  readonly seed: number
  readonly today: string
  readonly brands: readonly string[]
  readonly companies: readonly string[]
  readonly users: readonly DemoAccount[]
  readonly rates: number
  readonly orders: Readonly<Record<string, number>>
}

const standardOrders = 320
const exchangeDays = 30
const exchangeWeeks = 64
/** With fewer weeks of sailings left, the coming eight are filled again. */
const leastSailingDays = 21

/**
 * Adds missing parts of the demo world to a brand: people, companies, orders, and sailings of the coming weeks. One transaction
 * per brand, so that a brand is complete or absent. Returns null if nothing was missing.
 */
export async function seedWorld(db: Kysely<Database>, release: Release, options: SeedWorldOptions): Promise<SeededWorld | null> {
  const facts = readDemoFacts(release)
  const added: AddedPart[] = []
  for (const [index, brand] of inOrder(release, facts).entries()) {
    const filling = { facts, release, brand, options: { ...options, seed: options.seed + index }, idPrefix: `r${index + 1}` }
    const part = await fillBrand(db, filling)
    if (part) added.push(part)
  }
  if (added.length === 0) return null
  const brands = added.map(({ brand }) => brand)
  return {
    seed: options.seed,
    today: options.today,
    brands,
    companies: added.flatMap(({ companies }) => companies),
    users: listDemoAccounts(release).filter(({ brand }) => brands.includes(brand)),
    rates: added.reduce((sum, { rates }) => sum + rates, 0),
    orders: countStates(added.flatMap(({ orders }) => orders)),
  }
}

/** The default brand, the others as the demo documents name them, then the rest: a new brand does not change the worlds of these. */
function inOrder({ brands, defaultBrand }: Release, { brandOrigins }: DemoFacts): BrandPlan[] {
  const ids = new Set([defaultBrand, ...Object.keys(brandOrigins), ...Object.keys(brands)])
  return [...ids].flatMap((id) => brands[id] ?? [])
}

interface Filling {
  readonly facts: DemoFacts
  readonly release: Release
  readonly brand: BrandPlan
  readonly options: SeedWorldOptions
  readonly idPrefix: string
}
interface AddedPart {
  readonly brand: string
  readonly companies: readonly string[]
  readonly rates: number
  readonly orders: readonly WorldRecord[]
}

async function fillBrand(db: Kysely<Database>, filling: Filling): Promise<AddedPart | null> {
  const { facts, release, brand, options } = filling
  const lastSailing = await findLastSailing(db, brand.id)
  if (lastSailing !== null && lastSailing >= addDays(options.today, leastSailingDays)) return null
  const rates = makeRates(filling, lastSailing)
  if (lastSailing !== null) {
    await inTransaction(db, (tx) => addSailings(tx, filling, rates))
    return { brand: brand.id, companies: [], rates: rates.length, orders: [] }
  }
  const lived = listPeople(facts, brand.id, release.defaultBrand)
  const passwords = await hashPasswords(lived, facts.password)
  return inTransaction(db, async (tx) => {
    await insertCompanies(tx, lived.companies)
    await insertUsers(tx, listUsers(lived, passwords))
    await linkCustomers(tx, brand, lived, `${options.today}T00:00:00Z`)
    const { documentPrefix } = brand
    const { today, files = null } = options
    await addRequests(tx, { brand: brand.id, documentPrefix, release: release.id, today, facts, lived, files })
    await addContent(tx, { brand, release, today, people: lived.people, content: facts.content, files })
    await addInvitations(tx, { brand: brand.id, today, lived })
    const exchange = await addSailings(tx, filling, rates)
    const { orders: made, sailings } = await addOrders(tx, filling, { lived, rates, exchange })
    await addWarehouseReceipts(tx, {
      brand,
      release,
      today,
      seed: options.seed,
      facts: facts.receipts,
      people: lived.people,
      orders: made,
      files,
    })
    await addSettlements(tx, { brand, release, today, lived, orders: made })
    if (options.recentActivity) {
      await addShipmentEvents(tx, { brand, today, seed: options.seed, orders: made, sailings, daysTo: (pod) => daysTo(facts, pod) })
      await addRecentActivity(tx, { brand, release, today, scenes: facts.scenes, people: lived.people, orders: made, files })
    }
    return { brand: brand.id, companies: lived.companies.map(({ id }) => id), rates: rates.length, orders: made }
  })
}

/** Sailings after the last known one; their ids contain the day, so that a later filling does not collide. */
function makeRates({ facts, brand, options, idPrefix }: Filling, lastSailing: string | null): GeneratedRate[] {
  const { seed, today } = options
  const origins = facts.brandOrigins[brand.id]
  const count = origins ? Math.round(options.rates * shareOf(facts, origins)) : options.rates
  const prefix = lastSailing === null ? idPrefix : `${idPrefix}d${today.replaceAll('-', '')}n`
  const rates = generateRates(facts, { seed, today, count, idPrefix: prefix, ...(origins ? { origins } : {}) })
  return lastSailing === null ? rates : rates.filter(({ etd }) => etd > lastSailing)
}

/** The share of all services that call at these ports of loading. */
function shareOf({ origins }: DemoFacts, ports: readonly string[]): number {
  const sum = (list: DemoFacts['origins']) => list.reduce((total, { share }) => total + share, 0)
  return sum(origins.filter(({ port }) => ports.includes(port))) / sum(origins)
}

async function addSailings(
  tx: Transaction<Database>,
  { facts, release, brand, options }: Filling,
  rates: readonly GeneratedRate[],
): Promise<readonly WorldExchangeRate[]> {
  const { seed, today } = options
  const { id, baseCurrency } = brand
  const span = { days: exchangeDays, weeks: exchangeWeeks }
  const exchange = generateExchangeRates({ seed, today, brand: id, baseCurrency, start: facts.exchange, ...span })
  await insertExchangeRates(tx, exchange)
  const at = `${today}T00:00:00Z`
  const fixed = { companyId: null, brand: id, state: null, version: 1, release: release.id, createdAt: at, updatedAt: at }
  await insertRecords(
    tx,
    'rates',
    rates.map((rate) => ({ ...fixed, id: rate.rateId, data: rate })),
  )
  await addCalls(tx, { facts, brand, today }, rates)
  return exchange
}

/** Calls per receipt: a few statements each. */
const callsAtOnce = 2_000

async function addCalls(
  tx: Transaction<Database>,
  { facts, brand, today }: { readonly facts: DemoFacts; readonly brand: BrandPlan; readonly today: string },
  rates: readonly GeneratedRate[],
): Promise<void> {
  const { reports, routes } = generateCalls(facts, { brand, today, rates })
  const now = new Date(`${today}T00:00:00Z`)
  const receipt = { brand: brand.id, source: demoSource, kind: 'schedules' as const, name: 'demo' }
  for (let from = 0; from < reports.length; from += callsAtOnce)
    await takeIn(tx, { receipt, calls: reports.slice(from, from + callsAtOnce) }, now)
  await upsertRoutes(tx, { brand: brand.id, source: demoSource, receiptId: null, now, routes })
}

interface AddingOrders {
  readonly lived: BrandPeople
  readonly rates: readonly GeneratedRate[]
  readonly exchange: readonly WorldExchangeRate[]
}

async function addOrders(
  tx: Kysely<Database>,
  filling: Filling,
  { lived, rates, exchange }: AddingOrders,
): Promise<Pick<GeneratedOrders, 'orders' | 'sailings'>> {
  const { facts, release, brand, options } = filling
  const count = options.orders ?? standardOrders
  if (count === 0) return { orders: [], sailings: new Map() }
  const made = await generateOrders(facts, {
    ...options,
    ...lived,
    count,
    brand,
    release: release.id,
    firstNumber: await advanceOrderNumbers(tx, count),
    moneyOn: (day) => readMoneyOn(day, brand, exchange),
    rates,
  })
  await insertRecords(tx, 'orders', made.orders)
  await insertEvents(tx, made.events)
  await insertYardBoxes(tx, generateYardBoxes({ seed: options.seed, today: options.today, brand, orders: made.orders }))
  return made
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
    const known = latest.get(rate.currency)
    if (rate.day <= day && (known === undefined || rate.day > known.day)) latest.set(rate.currency, rate)
  }
  const rates = Object.fromEntries([...latest.values()].map(({ currency, rate }) => [currency, rate]))
  const date =
    [...latest.values()]
      .map((rate) => rate.day)
      .sort()
      .at(-1) ?? ''
  return { exchange: { baseCurrency: brand.baseCurrency, date, rates }, decimals: readDecimals(brand) }
}

/** One hash per person: two people with the same password must not have the same hash. */
async function hashPasswords({ people }: BrandPeople, password: string): Promise<ReadonlyMap<string, string>> {
  const hasher = createHasher()
  const withPassword = people.filter(({ subject }) => subject === undefined)
  return new Map(await Promise.all(withPassword.map(async ({ id }) => [id, await hasher.hash(password)] as const)))
}

/** Customers whom another site signs in are recognised by their number there. */
async function linkCustomers(
  tx: Kysely<Database>,
  { id: brand, tokenSignIn }: BrandPlan,
  { people }: BrandPeople,
  at: string,
): Promise<void> {
  if (!tokenSignIn) return
  for (const { id, subject } of people)
    if (subject !== undefined) await linkAccount(tx, { brand, issuer: tokenSignIn.issuer, subject }, id, new Date(at))
}

function listUsers({ people }: BrandPeople, passwords: ReadonlyMap<string, string>) {
  return people.map(({ id, brand, account, role, staffAdmin = false, company, name, latinName, mobile, email }) => ({
    id,
    brand,
    companyId: company ?? null,
    account,
    role,
    staffAdmin,
    name,
    latinName,
    phone: mobile,
    email,
    passwordHash: passwords.get(id) ?? null,
  }))
}

function countStates(orders: readonly WorldRecord[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { state } of orders) counts[state ?? ''] = (counts[state ?? ''] ?? 0) + 1
  return counts
}
