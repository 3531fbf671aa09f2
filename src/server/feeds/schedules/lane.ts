/** The sailings of a lane with their status, punctuality and rate, as the schedule from port to port shows them. */
import { callTimesOf, factOf, type ScheduleVerdict, timeOf } from '#domain'
import type { Sailing as Row } from '#generated/entities.ts'
import type { Operations } from '#generated/operations.ts'
import { addDays, dayMs, readMoment } from '#rules'
import { audienceOf, decidePrices, listPriceFields, type RateRecord, searchRates } from '../../freight/rates/index.ts'
import { type Call, dropAbsent, limitOf, todayOf, zoneOfPort } from '../../kernel/index.ts'
import { listRoutes } from '../transport/index.ts'
import { countPunctual, findCalls, listCallPairs, type Punctuality } from './sailing-store.ts'
import { callsOf, mergeSailings, type Sailing } from './sailings.ts'
import { judgeCall, localTimes, reasonOf } from './vessel-call.ts'
import { listWatches } from './watch-store.ts'

type Input = Operations['query-sailings']['input']

export interface Lane {
  readonly pol: string
  readonly pod: string
}

/** Days: YYYY-MM-DD. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** All sailings in the range, as rows of the entity sailing, by departure. */
export async function listSailings(call: Call, { pol, pod }: Lane, input: DaysInput): Promise<Row[]> {
  const sailings = await findSailings(call, { pol, pod }, daysOf(input, call))
  const punctual = await readPunctuality(call, [...new Set(sailings.map(({ carrier }) => carrier))])
  const rates = await readRates(call, { pol, pod })
  const watched = await readWatched(call)
  return sailings.map((sailing) => toRow(sailing, { call, pol, pod, punctual, rates, watched }))
}

/** Sailings that leave on these days of the port of loading, both included; by departure. */
export async function findSailings({ db, brand }: Call, { pol, pod }: Lane, { from, to }: DayRange): Promise<Sailing[]> {
  const zone = zoneOfPort(brand, pol)
  const search = { brand: brand.id, pol, pod, from: startOf(from, zone), to: startOf(addDays(to, 1), zone) }
  const [pairs, routes] = await Promise.all([listCallPairs(db, search), listRoutes(db, search)])
  return mergeSailings(pairs, routes, await findCalls(db, brand.id, callsOf(routes)))
}

type DaysInput = Pick<Input, 'range' | 'etdFrom' | 'etdTo'>

function daysOf({ range, etdFrom, etdTo }: DaysInput, call: Call): DayRange {
  if (etdFrom === undefined) return rangeOf(range, todayOf(call))
  const last = addDays(etdFrom, limitOf(call.brand, 'scheduleDaysMax') - 1)
  return { from: etdFrom, to: etdTo === undefined || last < etdTo ? last : etdTo }
}

/** Weeks run from Monday to Sunday; the later ranges begin with next Monday. */
export function rangeOf(range: Input['range'], today: string): DayRange {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(today, -weekday)
  if (range === undefined || range === 'this-week') return { from: monday, to: addDays(monday, 6) }
  const weeks = { 'next-week': 1, 'next-two-weeks': 2, 'next-three-weeks': 3 }[range]
  return { from: addDays(monday, 7), to: addDays(monday, 6 + 7 * weeks) }
}

function startOf(day: string, zone: string): Date {
  return new Date(readMoment(day, zone).at ?? Date.parse(`${day}T00:00:00Z`))
}

interface Place extends Lane {
  readonly call: Call
}

interface Around extends Place {
  readonly punctual: readonly Punctuality[]
  readonly rates: ReadonlyMap<string, RateRecord>
  readonly watched: ReadonlySet<string> | null
}

function toRow(sailing: Sailing, around: Around): Row {
  const { call, punctual, rates, watched } = around
  const row = sailingRow(sailing, around)
  // Only what the call of the ship is known of can be followed.
  const isKnown = timeOf(sailing.loading, 'departure') !== undefined
  return dropAbsent({
    ...row,
    ...punctualityOf(punctual, sailing, call),
    ...rateOf(rates, [sailing.carrier, sailing.service ?? '', plannedDay(sailing, zoneOfPort(call.brand, around.pol))].join('|'), call),
    ...(watched && isKnown ? { watched: watched.has(row.sailingId) } : {}),
  })
}

function plannedDay({ loading, departsAt }: Pick<Sailing, 'loading' | 'departsAt'>, zone: string): string {
  return localTimes({ at: factOf(loading, 'departure.PLN') ?? departsAt }, zone).at.slice(0, 10)
}

export function sailingId({ ship, voyage }: Pick<Sailing, 'ship' | 'voyage'>, { pol, pod }: Lane): string {
  return [ship, pol, voyage, pod].join('.')
}

/** The sailing itself: ports, ships, times and status. */
export function sailingRow(sailing: Omit<Sailing, 'legs'>, { call, pol, pod }: Place): Row {
  const { loading, discharge, carrier, service, vessel, voyage, via } = sailing
  const [polZone, podZone] = [zoneOfPort(call.brand, pol), zoneOfPort(call.brand, pod)]
  const { eta: _eta, ata: _ata, etb: _etb, atb: _atb, etd: _etd, ...atLoading } = callTimesOf(loading)
  const times = localTimes({ ...atLoading, etd: expected(loading, 'departure') ?? sailing.departsAt }, polZone)
  const arrival = localTimes({ eta: expected(discharge, 'arrival') ?? sailing.arrivesAt, ata: factOf(discharge, 'arrival.ACT') }, podZone)
  const verdict = judgeSailing(sailing, call)
  return dropAbsent({
    sailingId: sailingId(sailing, { pol, pod }),
    ship: sailing.ship,
    carrier,
    service,
    vessel,
    voyage,
    pol,
    pod,
    routing: via.length === 0 ? ('direct' as const) : ('transit' as const),
    transitPort: via[0],
    terminal: factOf(loading, 'terminal'),
    ...times,
    ...arrival,
    transitDays: Math.max(0, Math.round((Date.parse(sailing.arrivesAt) - Date.parse(sailing.departsAt)) / dayMs)),
    weekday: weekdayOf(plannedDay(sailing, polZone)),
    status: verdict.status,
    reason: reasonOf(verdict, call),
  })
}

function expected(facts: Sailing['loading'], moment: 'departure' | 'arrival'): string | undefined {
  return factOf(facts, `${moment}.EST`) ?? factOf(facts, `${moment}.PLN`)
}

/** A call that does not take place at either end stops the sailing; otherwise its departure counts. */
export function judgeSailing({ loading, discharge }: Pick<Sailing, 'loading' | 'discharge'>, call: Pick<Call, 'brand'>): ScheduleVerdict {
  const leaving = judgeCall(loading, 'departure', call)
  const arriving = judgeCall(discharge, 'arrival', call)
  return leaving.status !== 'Stop' && arriving.status === 'Stop' ? arriving : leaving
}

/** Monday is 1. */
function weekdayOf(day: string): Row['weekday'] {
  return String(((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1) as Row['weekday']
}

/** Sailings that the caller follows; null for callers who cannot. */
async function readWatched({ db, brand, actor }: Call): Promise<ReadonlySet<string> | null> {
  if (actor.userId === null || actor.kind === 'analyst') return null
  const watches = await listWatches(db, { brand: brand.id, userId: actor.userId })
  return new Set(watches.map((watch) => sailingId(watch, watch)))
}

async function readPunctuality(call: Call, carriers: readonly string[]): Promise<Punctuality[]> {
  const { db, brand, now } = call
  const to = now()
  const from = new Date(to.getTime() - limitOf(brand, 'reliabilityDays') * dayMs)
  return await countPunctual(db, { brand: brand.id, carriers, from, to, toleranceHours: limitOf(brand, 'scheduleToleranceHours') })
}

/** Percent on time of the service and of its carrier; absent with too few calls. */
function punctualityOf(all: readonly Punctuality[], { carrier, service }: Sailing, { brand }: Call) {
  const least = limitOf(brand, 'reliabilityLeast')
  const share = (rows: readonly Punctuality[]) => {
    const counted = rows.reduce((sum, row) => sum + row.counted, 0)
    const onTime = rows.reduce((sum, row) => sum + row.on_time, 0)
    return counted < least ? undefined : Math.round((onTime / counted) * 100)
  }
  const own = all.filter((row) => row.carrier === carrier)
  return { serviceOnTime: share(own.filter((row) => row.service === service)), carrierOnTime: share(own) }
}

const mostRates = 500

/** Valid rates of the lane by carrier, service and day of departure. */
async function readRates(call: Call, { pol, pod }: Lane): Promise<ReadonlyMap<string, RateRecord>> {
  const { rates } = await searchRates(call.db, {
    brand: call.brand.id,
    audience: audienceOf(call.actor),
    today: todayOf(call),
    pol,
    pod,
    sort: 'etd',
    descending: false,
    limit: mostRates,
    offset: 0,
    columns: call.release.columns,
  })
  return new Map(rates.map((rate) => [['carrier', 'service', 'etd'].map((name) => String(rate.data[name] ?? '')).join('|'), rate]))
}

function rateOf(rates: ReadonlyMap<string, RateRecord>, key: string, call: Call): Partial<Row> {
  const rate = rates.get(key)
  if (!rate) return {}
  const { allow, hidden } = { hidden: undefined, ...decidePrices(call) }
  const names = ['currency', ...listPriceFields(call.brand, 'sailing')]
  const prices = allow ? Object.fromEntries(names.map((name) => [name, rate.data[name]])) : {}
  return { rateId: rate.rateId, ...prices, ...(!allow && hidden ? { hidden } : {}) }
}
