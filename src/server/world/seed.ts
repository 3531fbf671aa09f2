import { hash } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { BrandPlan, Release } from '#config'
import type { Tariff } from '#domain'
import { inTransaction } from '../db/index.ts'
import type { Database } from '../db/tables.ts'
import { readOrderType } from '../orders/index.ts'
import { readMoney, seaBooking } from '../quotes/index.ts'
import { generateExchangeRates } from './exchange.ts'
import { type DemoFacts, readDemoFacts } from './facts.ts'
import { generateOrders } from './orders.ts'
import { type GeneratedRate, generateRates } from './rates.ts'
import {
  advanceOrderNumbers,
  insertCompanies,
  insertEvents,
  insertExchangeRates,
  insertRecords,
  insertUsers,
  isEmptyWorld,
  type WorldRecord,
} from './store.ts'

export interface SeedWorldOptions {
  readonly seed: number
  /** Calendar day that the world is made around. */
  readonly today: string
  /** Sea rates of the brand with most ports; left out: 20,000. */
  readonly rates?: number
  /** Orders of all brands together; left out: 500. */
  readonly orders?: number
}
export interface SeededWorld {
  readonly seed: number
  readonly today: string
  readonly brands: readonly string[]
  readonly companies: readonly string[]
  readonly users: readonly DemoAccount[]
  readonly rates: number
  readonly orders: Readonly<Record<string, number>>
}
export interface DemoAccount {
  readonly brand: string
  readonly account: string
  readonly role: string
  readonly name: string
  readonly company: string | null
  readonly password: string
}

/** OWASP's argon2id; the demonstration is not weaker than the rest. */
const hashing = { memoryCost: 19456, timeCost: 2, parallelism: 1 }
const exchangeDays = 30

/** Who can sign in to the demonstration; printed when it starts. */
export function listDemoAccounts(release: Release): DemoAccount[] {
  const { people, password } = readDemoFacts(release)
  return people
    .filter((person) => person.brand in release.brands)
    .map(({ brand, account, role, latinName, company }) => ({ brand, account, role, name: latinName, company: company ?? null, password }))
}

/** Fills an empty database with the demo world, whole or not at all; answers null where somebody lives there already. */
export async function seedWorld(db: Kysely<Database>, release: Release, options: SeedWorldOptions): Promise<SeededWorld | null> {
  const facts = readDemoFacts(release)
  const passwords = await hashPasswords(facts)
  return inTransaction(db, async (tx) => {
    if (!(await isEmptyWorld(tx))) return null
    const brands = Object.values(release.brands)
    const known = facts.companies.filter(({ brand }) => brand in release.brands)
    await insertCompanies(tx, known)
    await insertUsers(tx, listUsers(facts, release, passwords))
    const orders: Record<string, number> = {}
    let rates = 0
    let firstNumber = 1
    for (const [index, brand] of brands.entries()) {
      const filled = await fillBrand(tx, release, { facts, brand, options, index, firstNumber })
      rates += filled.rates
      firstNumber += filled.orders.length
      for (const { state } of filled.orders) orders[state ?? ''] = (orders[state ?? ''] ?? 0) + 1
    }
    if (firstNumber > 1) await advanceOrderNumbers(tx, firstNumber)
    const { seed, today } = options
    return {
      seed,
      today,
      brands: brands.map(({ id }) => id),
      companies: known.map(({ id }) => id),
      users: listDemoAccounts(release),
      rates,
      orders,
    }
  })
}

/** One hash a person: two people with one password must not have the same. */
async function hashPasswords({ people, password }: DemoFacts): Promise<ReadonlyMap<string, string>> {
  const hashes = await Promise.all(people.map(async ({ id }) => [id, await hash(password, hashing)] as const))
  return new Map(hashes)
}

function listUsers(facts: DemoFacts, release: Release, passwords: ReadonlyMap<string, string>) {
  return facts.people
    .filter(({ brand }) => brand in release.brands)
    .map(({ id, brand, account, role, company, name, latinName, mobile, email }) => ({
      id,
      brand,
      companyId: company ?? null,
      account,
      role,
      name,
      latinName,
      phone: mobile,
      email,
      passwordHash: passwords.get(id) ?? '',
    }))
}

interface FillBrandOptions {
  readonly facts: DemoFacts
  readonly brand: BrandPlan
  readonly options: SeedWorldOptions
  readonly index: number
  readonly firstNumber: number
}

async function fillBrand(
  tx: Kysely<Database>,
  release: Release,
  filling: FillBrandOptions,
): Promise<{ rates: number; orders: readonly WorldRecord[] }> {
  const { facts, brand, options, index, firstNumber } = filling
  const { today } = options
  const seed = options.seed + index
  const { id, baseCurrency } = brand
  await insertExchangeRates(tx, generateExchangeRates({ seed, today, brand: id, baseCurrency, start: facts.exchange, days: exchangeDays }))
  const origins = facts.brandOrigins[id]
  const all = options.rates ?? 20_000
  const count = origins ? Math.round((all * origins.length) / facts.origins.length) : all
  const rates = generateRates(facts, { seed, today, count, idPrefix: `r${index + 1}`, ...(origins ? { origins } : {}) })
  const at = `${today}T00:00:00Z`
  await insertRecords(
    tx,
    'rates',
    rates.map((rate) => toRateRecord(rate, id, release.hash, at)),
  )
  if (!facts.people.some((person) => person.brand === id && person.role === 'staff')) return { rates: rates.length, orders: [] }
  const made = generateOrders(facts, {
    seed,
    today,
    count: Math.round((options.orders ?? 500) / countBrandsWithPeople(facts, release)),
    brand: id,
    documentPrefix: brand.documentPrefix,
    release: release.hash,
    firstNumber,
    plan: readOrderType(brand.documents, seaBooking),
    money: await readMoney(tx, brand, today),
    tariffs: Object.values(brand.documents.tariff ?? {}) as unknown as Tariff[],
    rates,
  })
  await insertRecords(tx, 'orders', made.orders)
  await insertEvents(tx, made.events)
  return { rates: rates.length, orders: made.orders }
}

function countBrandsWithPeople(facts: DemoFacts, release: Release): number {
  return Math.max(
    1,
    Object.keys(release.brands).filter((id) => facts.people.some(({ brand, role }) => brand === id && role === 'staff')).length,
  )
}

function toRateRecord(rate: GeneratedRate, brand: string, release: string, at: string): WorldRecord {
  return { id: rate.rateId, companyId: null, brand, state: null, version: 1, release, createdAt: at, updatedAt: at, data: rate }
}
