/** The sailings that rates sell, with their dates and calculated cut-offs. */
import type { Kysely } from 'kysely'
import type { Release } from '#config'
import { departuresOf, type WeeklySailing } from '#domain'
import type { RateSailing } from '#generated/entities.ts'
import type { JsonObject } from '#rules'
import { type CutOffTimes, dateSailing, findSailingCall, publishedTimes, sayDay, saySailing } from '../cut-offs/index.ts'
import type { Database } from '../db/index.ts'
import { type Call, limitOf } from '../kernel/index.ts'
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

/** The next departures of one rate. */
export function sailingsOfRate(rate: RateRecord, reader: Reader): RateSailing[] {
  const today = String(rate.data.etd)
  return departuresOf(weeklyOf(rate), today, limitOf(reader.brand, 'nextSailings')).map((etd) => toSailing({ rate, etd }, reader))
}

/** Where the ship berths, and the cut-offs published for it. */
export interface SailingAt {
  readonly terminal?: string | undefined
  readonly published?: CutOffTimes | undefined
}

/** The sailing as published; else calculated. */
export async function readSailing(db: Kysely<Database>, sold: SoldSailing, reader: Reader, terminal?: string): Promise<RateSailing> {
  const { pol, vessel, voyage, etd } = sold.rate.data
  const ship = etd === sold.etd ? { pol: String(pol), vessel: String(vessel ?? ''), voyage: String(voyage ?? '') } : {}
  const published = publishedTimes(await findSailingCall(db, reader.brand.id, ship))
  return toSailing(sold, reader, { terminal, published })
}

/** One departure as the reader sees it. Vessel and voyage are known for the one that the rate names. */
export function toSailing({ rate, etd }: SoldSailing, reader: Reader, at: SailingAt = {}): RateSailing {
  const { pol, carrier, service, vessel, voyage } = rate.data
  const dated = dateSailing(reader, { pol: String(pol), etd, closingDays: namesOf(rate.data.closingDays), ...at })
  const named = etd === rate.data.etd ? { vessel, voyage } : {}
  const sailing = {
    etd,
    day: sayDay(reader, etd),
    sailing: saySailing(reader, etd, dated.closesOn),
    closing: dated.closing,
    closesOn: dated.closesOn,
    closesAt: dated.closesAt,
    ...dated.times,
    publishedCutOffs: at.published && Object.keys(at.published).length > 0 ? Object.keys(at.published) : undefined,
    carrier,
    service,
    ...named,
    rateId: rate.rateId,
  }
  // Codes were validated when the rate was loaded.
  return Object.fromEntries(Object.entries(sailing).filter(([, value]) => value !== undefined && value !== '')) as unknown as RateSailing
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
  const wanted = { ...search, ...forAnyCargo, sort: 'etd', descending: false, limit: mostRates, offset: 0 } as const
  const near = await searchRates(db, wanted)
  // A lane with many carriers fills the first page with earlier weeks.
  const later =
    near.total > mostRates ? await searchRates(db, day === undefined ? { ...wanted, today: from } : { ...wanted, etd: day }) : near
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

function namesOf(value: JsonObject[string] | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
