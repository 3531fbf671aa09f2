/** The sailings that rates sell, with their dates and calculated cut-offs. */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { BrandPlan, Release } from '#config'
import { type CallFacts, departuresOf, type WeeklySailing } from '#domain'
import type { RateSailing } from '#generated/entities.ts'
import { type JsonObject, onceFor } from '#rules'
import type { Database } from '../../db/index.ts'
import { type Call, dropAbsent, limitOf, zoneOfPort } from '../../kernel/index.ts'
import {
  closingStateAt,
  datesOf,
  findSailingCalls,
  type SailingDates,
  type SailingDay,
  sayDay,
  sayPublications,
  saySailing,
} from '../cut-offs/index.ts'
import { type RateAudience, type RateRecord, searchRates } from './store.ts'

/** Rates of a lane that are looked through for its sailings. */
const mostRates = 60

type Reader = Pick<Call, 'brand' | 'language' | 'now'>

/** A departure that a rate sells. */
export interface SoldSailing {
  readonly rate: RateRecord
  readonly etd: string
}

export function weeklyOf({ data }: RateRecord): WeeklySailing {
  const { etd, sailingDays, validTo } = data
  return { etd: String(etd), sailingDays: namesOf(sailingDays), validTo: String(validTo) }
}

/** The next departures of each rate. */
export async function readRateSailings(db: Kysely<Database>, rates: readonly RateRecord[], reader: Reader): Promise<RateSailing[][]> {
  const most = limitOf(reader.brand, 'nextSailings')
  const sold = rates.flatMap((rate) => departuresOf(weeklyOf(rate), String(rate.data.etd), most).map((etd) => ({ rate, etd })))
  const sailings = await readSailings(db, sold, reader)
  return rates.map((rate) => sailings.filter((_, index) => sold[index]?.rate === rate))
}

/** Departures as the reader sees them: the cut-offs that terminal or carrier have published, the others calculated. */
export async function readSailings(
  db: Kysely<Database>,
  sold: readonly SoldSailing[],
  reader: Reader,
  terminal?: string,
): Promise<RateSailing[]> {
  const ships = sold.map(({ rate: { data }, etd }) => {
    const { pol, vessel, voyage, service } = data
    return etd === data.etd ? { pol: textOf(pol), vessel: textOf(vessel), voyage: textOf(voyage), service: textOf(service), etd } : {}
  })
  const calls = await findSailingCalls(db, reader.brand.id, ships)
  return sold.map((one, index) => toSailing(one, reader, calls[index], terminal))
}

/** Vessel and voyage are known for the departure that the rate names. */
function toSailing({ rate, etd }: SoldSailing, reader: Reader, facts: CallFacts | undefined, terminal: string | undefined): RateSailing {
  const { pol, carrier, service, vessel, voyage, closingDays } = rate.data
  const { closing, ...dates } = readDates(reader, { pol: String(pol), etd, closingDays: namesOf(closingDays), terminal, facts })
  const isNamed = etd === rate.data.etd
  return dropAbsent({
    ...dates,
    closing: closingStateAt(reader.brand, closing, reader.now()),
    carrier: nameOf(carrier),
    service: nameOf(service),
    vessel: isNamed ? nameOf(vessel) : undefined,
    voyage: isNamed ? nameOf(voyage) : undefined,
    rateId: rate.rateId,
  })
}

/** What all rates of a sailing say of it. */
interface SailingWords extends Omit<RateSailing, 'closing' | 'rateId'> {
  readonly closing: Pick<SailingDates, 'cutOffs' | 'zone'>
}

/** Many rates sell one sailing, and all readers of a language see the same of it. */
const wordsByKey = onceFor((_brand: BrandPlan, _language: string) => new LRUCache<string, SailingWords>({ max: mostSailings }))
const mostSailings = 4_000

function readDates(reader: Reader, day: SailingDay): SailingWords {
  const { pol, etd, closingDays, terminal, facts } = day
  const key = JSON.stringify([pol, etd, closingDays, terminal, facts])
  const sailings = wordsByKey(reader.brand, reader.language)
  const before = sailings.get(key)
  if (before) return before
  const words = sayDates(reader, day)
  sailings.set(key, words)
  return words
}

function sayDates(reader: Reader, day: SailingDay): SailingWords {
  const { pol, etd } = day
  const dated = datesOf(reader.brand, day)
  return dropAbsent({
    etd,
    day: sayDay(reader, etd),
    sailing: saySailing(reader, { ...dated, etd }),
    departsAt: dated.departsAt,
    closing: { cutOffs: dated.cutOffs, zone: dated.zone },
    closesOn: dated.closesOn,
    closesAt: dated.closesAt,
    ...dated.times,
    publishedCutOffs: dated.published.length > 0 ? [...dated.published] : undefined,
    ...sayPublications(reader, dated.publications, zoneOfPort(reader.brand, pol)),
  })
}

export interface LaneSearch {
  readonly brand: string
  readonly audience: RateAudience
  readonly columns: Release['columns']
  readonly pol: string | undefined
  readonly pod: string | undefined
  readonly carrier?: string | undefined
  /** Only rates valid from here on. */
  readonly today: string
  readonly from: string
  /** Only departures on this day. */
  readonly day?: string
}

/** A rate for certain goods, or from or to an inland place, is never picked unless it was chosen. */
export const forAnyCargo = { commodity: null, por: null, pdl: null } as const

/** Departures on a lane in order of date, also those that a rate sells besides the one it names. */
export async function listSailings(db: Kysely<Database>, { from, day, ...search }: LaneSearch): Promise<SoldSailing[]> {
  const query = { ...search, ...forAnyCargo, sort: 'etd', descending: false, limit: mostRates, offset: 0 } as const
  const near = await searchRates(db, query)
  // A lane with many carriers fills the first page with earlier weeks.
  const later =
    near.total > mostRates ? await searchRates(db, day === undefined ? { ...query, today: from } : { ...query, etd: day }) : near
  const rates = new Map([...near.rates, ...later.rates].map((rate) => [rate.rateId, rate]))
  const sold = [...rates.values()].flatMap((rate) =>
    departuresOf(weeklyOf(rate), from, day === undefined ? 9 : 1).flatMap((etd) =>
      day === undefined || etd === day ? [{ rate, etd }] : [],
    ),
  )
  return sold.sort(
    (one, other) => one.etd.localeCompare(other.etd) || Number(other.etd === other.rate.data.etd) - Number(one.etd === one.rate.data.etd),
  )
}

/** The first departures, each of a carrier's service once: a contract before a public rate, the rate that names it before others. */
export function firstOfEach(sailings: readonly SoldSailing[], most: number): SoldSailing[] {
  const seen = new Set<string>()
  const ranked = [...sailings].sort(
    (one, other) => one.etd.localeCompare(other.etd) || Number(other.rate.companyId !== null) - Number(one.rate.companyId !== null),
  )
  return ranked
    .filter(({ rate, etd }) => {
      const key = JSON.stringify([etd, rate.data.carrier, rate.data.service])
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, most)
}

function textOf(value: JsonObject[string] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Undefined if it is empty. */
function nameOf(value: JsonObject[string] | undefined): string | undefined {
  return textOf(value) || undefined
}

function namesOf(value: JsonObject[string] | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
