/** The sailings of a brand's demo world: rates of the coming weeks, and the calls of the ships. */
import type { Transaction } from 'kysely'
import type { BrandPlan, Release } from '#config'
import { addDays } from '#rules'
import type { Database } from '../db/index.ts'
import { takeIn, upsertRoutes } from '../feeds/transport/index.ts'
import type { DemoFacts } from './demo-documents.ts'
import { demoSource, type GenerateCallsOptions, generateCalls } from './port-calls.ts'
import { type GeneratedRate, generateRates } from './rates.ts'
import { insertRecords } from './store.ts'

/** What the rates of a brand are made from; the same again gives the same rates. */
export type MadeFrom = {
  readonly seed: number
  /** Calendar day that the demo world is made for. */
  readonly today: string
  /** Sea rates of a brand that serves all ports; others get their share. */
  readonly rates: number
  /** Prefix of the ids, so that brands do not collide. */
  readonly idPrefix: string
}

export interface Sailings {
  readonly facts: DemoFacts
  readonly release: Release
  readonly brand: BrandPlan
  readonly madeFrom: MadeFrom
}

/** Sailings of two weeks: what the first pages show. */
const nearDays = 18

export function isNear({ etd }: Pick<GeneratedRate, 'etd'>, { today }: Pick<MadeFrom, 'today'>): boolean {
  return etd <= addDays(today, nearDays)
}

/** Sailings after the last known one; their ids contain the day, so that a later filling does not collide. */
export function makeRates({ facts, brand, madeFrom }: Sailings, lastSailing: string | null = null): GeneratedRate[] {
  const { seed, today, idPrefix } = madeFrom
  const origins = facts.brandOrigins[brand.id]
  const count = origins ? Math.round(madeFrom.rates * shareOf(facts, origins)) : madeFrom.rates
  const prefix = lastSailing === null ? idPrefix : `${idPrefix}d${today.replaceAll('-', '')}n`
  const rates = generateRates(facts, { seed, today, count, idPrefix: prefix, ...(origins ? { origins } : {}) })
  return lastSailing === null ? rates : rates.filter(({ etd }) => etd > lastSailing)
}

/** The share of all services that call at these ports of loading. */
function shareOf({ origins }: DemoFacts, ports: readonly string[]): number {
  const sum = (list: DemoFacts['origins']) => list.reduce((total, { share }) => total + share, 0)
  return sum(origins.filter(({ port }) => ports.includes(port))) / sum(origins)
}

export async function addRates(
  tx: Transaction<Database>,
  { release, brand, madeFrom }: Sailings,
  rates: readonly GeneratedRate[],
): Promise<void> {
  const at = `${madeFrom.today}T00:00:00Z`
  const fixed = { companyId: null, brand: brand.id, state: null, version: 1, release: release.id, createdAt: at, updatedAt: at }
  await insertRecords(
    tx,
    'rates',
    rates.map((rate) => ({ ...fixed, id: rate.rateId, data: rate })),
  )
}

/** Calls per receipt: a few statements each. */
const callsAtOnce = 2_000

/** Calls of the ships that the rates name, in some of the weeks; default: all. */
export async function addCalls(
  tx: Transaction<Database>,
  { facts, brand, madeFrom }: Sailings,
  { rates, weeks }: Pick<GenerateCallsOptions, 'rates' | 'weeks'>,
): Promise<void> {
  const { today } = madeFrom
  const { reports, routes } = generateCalls(facts, { brand, today, rates, ...(weeks && { weeks }) })
  const now = new Date(`${today}T00:00:00Z`)
  const receipt = { brand: brand.id, source: demoSource, kind: 'schedules' as const, name: 'demo' }
  for (let from = 0; from < reports.length; from += callsAtOnce)
    await takeIn(tx, { receipt, calls: reports.slice(from, from + callsAtOnce) }, now)
  await upsertRoutes(tx, { brand: brand.id, source: demoSource, receiptId: null, now, routes })
}
