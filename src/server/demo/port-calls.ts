/** Calls of the demo ships: those that the demo rates name, and the same services in the past weeks, most of them on time. */
import { createHash } from 'node:crypto'
import type { BrandPlan } from '#config'
import { type CallField, type CallReport, cutOffCodes } from '#domain'
import { addDays, dayIn, readMoment } from '#rules'
import { isObject, listObjects } from '../kernel/index.ts'
import type { SailingRoute } from '../transport/index.ts'
import type { DemoFacts } from './demo-documents.ts'
import { type GeneratedRate, nameVoyage } from './rates.ts'

export interface GenerateCallsOptions {
  readonly brand: BrandPlan
  /** Calendar day that the demo world is made for: what lies before it has happened. */
  readonly today: string
  /** All rates of the brand. */
  readonly rates: readonly GeneratedRate[]
  /** Weeks back from the coming sailings, which are week 0; default: all. */
  readonly weeks?: { readonly from: number; readonly to: number }
}

export interface GeneratedCalls {
  readonly reports: readonly CallReport[]
  /** Sailings with transhipment; direct ones follow from the calls. */
  readonly routes: readonly SailingRoute[]
}

/** The source that the demo gives: sheets loaded by staff. */
export const demoSource = 'sheet'

interface Voyage {
  readonly rate: GeneratedRate
  readonly vessel: string
  readonly voyage: string
  readonly etd: string
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export function generateCalls(facts: DemoFacts, { brand, today, rates, weeks }: GenerateCallsOptions): GeneratedCalls {
  const { daysAhead, weeksBack, origins } = facts.schedule
  const { from, to } = weeks ?? { from: 0, to: weeksBack }
  const served = [...new Set(rates.map(({ pol }) => pol))].slice(0, origins)
  const near = rates.filter(({ pol, etd }) => served.includes(pol) && etd <= addDays(today, daysAhead))
  const voyages = [...(from === 0 ? near.map(toVoyage) : []), ...listPast(facts, near, { today, from: Math.max(from, 1), to })]
  const world = createWorld(facts, { brand, today })
  const reports = new Map<string, CallReport[]>()
  const keep = (found: readonly CallReport[]) => {
    const [first] = found
    if (first) reports.set(`${first.vessel} ${first.place} ${first.voyage}`, [...found])
  }
  const routes: SailingRoute[] = []
  for (const voyage of voyages) {
    const leaves = departureOf(voyage, world)
    keep(reportLoading(voyage, leaves, world))
    if (voyage.rate.direct) {
      if (voyage.etd >= addDays(today, -daysAhead)) keep(reportDischarge(voyage, leaves, world))
    } else routes.push(toRoute(voyage, leaves, facts))
  }
  return { reports: [...reports.values()].flat(), routes }
}

function toVoyage(rate: GeneratedRate): Voyage {
  return { rate, vessel: rate.vessel, voyage: rate.voyage, etd: rate.etd }
}

/** Earlier weeks of the services that call next week; only recent ones matter at the port of discharge. */
function listPast(
  facts: DemoFacts,
  rates: readonly GeneratedRate[],
  { today, from, to }: { readonly today: string; readonly from: number; readonly to: number },
): Voyage[] {
  const end = addDays(today, 10)
  const firstWeek = rates.filter(({ etd }) => etd < end)
  const services = new Map(firstWeek.toReversed().map((rate) => [`${rate.pol} ${rate.service}`, rate]))
  const firstOfEach = firstWeek.filter((rate) => services.get(`${rate.pol} ${rate.service}`) === rate)
  const turns = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  return turns.flatMap((week) =>
    (week === 1 ? firstWeek : firstOfEach).map((rate) => {
      const etd = addDays(rate.etd, -7 * week)
      return { rate, vessel: shipInWeek(facts, rate, -week), voyage: nameVoyage(etd, rate.voyage.slice(-1)), etd }
    }),
  )
}

interface Place {
  readonly zone: string
  readonly name: string
  readonly terminals: readonly string[]
}

/** When a ship leaves and arrives, in milliseconds, and whether it calls at all. */
export interface SailingTimes {
  readonly imo: string
  readonly departs: number
  readonly arrives: number
  /** With its delay, whether or not it has happened by now. */
  readonly departed: number
  readonly arrived: number
  readonly isStopped: boolean
  /** Calendar days at the two ports, as reported by now. */
  readonly etd: string
  readonly eta: string
}

/** The same times as those of the calls, for the orders aboard. */
export function createTimetable(
  facts: DemoFacts,
  { brand, today }: Pick<GenerateCallsOptions, 'brand' | 'today'>,
): (rate: GeneratedRate) => SailingTimes {
  const world = createWorld(facts, { brand, today })
  const dayAt = (port: string, at: number) => dayIn(world.places.get(port)?.zone ?? 'UTC', new Date(at))
  return (rate) => {
    const voyage = toVoyage(rate)
    const leaves = departureOf(voyage, world)
    const { plan, lateHours, status } = leaves
    const arrives = plan + rate.transitDays * dayMs
    const lateThere = lateOnArrival(rate, lateHours)
    const expected = (at: number, hours: number, departure: number) =>
      isNews(at + hours * hourMs, { lateHours: hours, leaves, departure }, world) ? at + hours * hourMs : at
    return {
      imo: shipOf(voyage),
      departs: plan,
      arrives,
      departed: plan + lateHours * hourMs,
      arrived: arrives + lateThere * hourMs,
      isStopped: status !== undefined,
      etd: dayAt(rate.pol, expected(plan, lateHours, plan)),
      eta: dayAt(rate.pod, expected(arrives, lateThere, arrives + berthHours * hourMs)),
    }
  }
}

/** The ship of a service some weeks later, or earlier: its fleet takes turns. */
export function shipInWeek({ vessels }: DemoFacts, { carrier, vessel }: Pick<GeneratedRate, 'carrier' | 'vessel'>, week: number): string {
  const fleet = vessels[carrier] ?? [vessel]
  const turn = (fleet.indexOf(vessel) + week) % fleet.length
  return fleet.at(turn) ?? vessel
}

/** Ships make up part of a delay at sea. */
function lateOnArrival({ transitDays }: Pick<GeneratedRate, 'transitDays'>, lateHours: number): number {
  return Math.round(lateHours * (transitDays > 10 ? 0.7 : 0.9))
}

interface World {
  readonly facts: DemoFacts
  readonly places: ReadonlyMap<string, Place>
  /** Departures worked out before: a ship takes the goods of many rates. */
  readonly departures: Map<string, Departure>
  /** In milliseconds; what lies before has happened. */
  readonly now: number
}

interface Departure {
  /** Planned, in milliseconds. */
  readonly plan: number
  readonly lateHours: number
  readonly reason: string | undefined
  /** Operational code of the call at the port of loading. */
  readonly status: string | undefined
}

function createWorld(facts: DemoFacts, { brand, today }: Pick<GenerateCallsOptions, 'brand' | 'today'>): World {
  return { facts, places: readPlaces(brand), departures: new Map(), now: Date.parse(`${today}T00:00:00Z`) }
}

function departureOf(voyage: Voyage, world: World): Departure {
  const { carrier, service, pol } = voyage.rate
  const key = [voyage.vessel, voyage.voyage, voyage.etd, carrier, service, pol].join('|')
  const known = world.departures.get(key)
  if (known) return known
  const departure = workOutDeparture(voyage, world)
  world.departures.set(key, departure)
  return departure
}

function workOutDeparture({ rate, vessel, voyage, etd }: Voyage, { places, facts }: World): Departure {
  const chance = chanceOf(vessel, voyage)
  const plan = momentOf(etd, 2 + Math.floor(chanceOf(vessel, rate.service) * 20), places.get(rate.pol)?.zone ?? 'UTC')
  const late = facts.schedule.lateShare[rate.carrier] ?? facts.schedule.lateShare.others ?? 0
  const usual = Math.round(chanceOf(voyage, vessel) * 14) - 5
  const isLate = chance < late
  const isEarly = !isLate && chance > 0.97
  const isStopped = chanceOf(voyage, rate.service, vessel) < facts.schedule.stopShare
  return {
    plan,
    lateHours: isLate ? 28 + Math.round((chance / late) * 50) : isEarly ? -27 : usual,
    reason: isLate ? facts.schedule.reasons[Math.floor(chanceOf(vessel, etd) * facts.schedule.reasons.length)] : undefined,
    status: isStopped ? (chance < 0.5 ? 'BLNK' : 'OMIT') : undefined,
  }
}

/** The call at the port of loading: the plan, and what is known by now. */
function reportLoading(voyage: Voyage, leaves: Departure, world: World): CallReport[] {
  const { rate } = voyage
  const { places, facts } = world
  const { plan, lateHours, status } = leaves
  const alongside = 16 + Math.floor(chanceOf(rate.service, rate.pol) * 14)
  const cutOffs = Object.entries(facts.schedule.cutOffHours).map(([name, hours]) => {
    return [`cutOff.${cutOffCodes[name as keyof typeof cutOffCodes]}`, isoOf(plan - hours * hourMs)] as const
  })
  const times = { arrival: plan - (alongside + 4) * hourMs, berth: plan - alongside * hourMs, departure: plan }
  const says = {
    ...identify(voyage, facts),
    ...placeAt(rate.pol, voyage, world),
    ...Object.fromEntries(cutOffs),
    agent: `${facts.schedule.agents[Math.floor(chanceOf(rate.carrier, rate.pol) * facts.schedule.agents.length)]} ${places.get(rate.pol)?.name ?? rate.pol}`,
    status,
  }
  return reportBoth(voyage, rate.pol, { times, lateHours, says, leaves }, world)
}

/** The call at the port of discharge of a direct service. */
function reportDischarge(voyage: Voyage, leaves: Departure, world: World): CallReport[] {
  const { rate } = voyage
  const arrival = leaves.plan + rate.transitDays * dayMs
  const times = { arrival, berth: arrival + 4 * hourMs, departure: arrival + berthHours * hourMs }
  const says = {
    ...identify(voyage, world.facts),
    ...placeAt(rate.pod, voyage, world),
    status: leaves.status === 'BLNK' ? 'BLNK' : undefined,
  }
  const lateHours = lateOnArrival(rate, leaves.lateHours)
  return reportBoth(voyage, rate.pod, { times, lateHours, says, leaves }, world)
}

interface Reported {
  readonly times: Readonly<Record<'arrival' | 'berth' | 'departure', number>>
  readonly lateHours: number
  readonly says: CallReport['says']
  readonly leaves: Departure
}

const knownAheadMs = 12 * dayMs
/** From the arrival at the port of discharge to the departure. */
const berthHours = 32

/** Whether a time that differs from the plan is reported by now: it has happened, or the delay is known. */
function isNews(at: number, { lateHours, leaves, departure }: Lateness, { now }: World): boolean {
  if (leaves.status !== undefined || departure - now >= knownAheadMs) return false
  return at < now || leaves.reason !== undefined || lateHours < -24
}

interface Lateness {
  readonly lateHours: number
  readonly leaves: Departure
  /** Planned departure from this port. */
  readonly departure: number
}

function reportBoth(sailing: Voyage, place: string, { times, lateHours, says, leaves }: Reported, world: World): CallReport[] {
  const about = { vessel: shipOf(sailing), place, voyage: sailing.voyage, source: demoSource }
  const moments = Object.entries(times)
  const planned = Object.fromEntries(moments.map(([moment, at]) => [`${moment}.PLN`, isoOf(at)]))
  const { status, ...facts } = says
  const first: CallReport = { ...about, reportedAt: isoOf(leaves.plan - 28 * dayMs), says: { ...facts, ...planned } }
  const shifted = moments.map(([moment, at]) => [moment, at + lateHours * hourMs] as const)
  const news: Partial<Record<CallField, string | undefined>> = { status, delayReason: leaves.reason }
  for (const [moment, at] of shifted) {
    if (!isNews(at, { lateHours, leaves, departure: times.departure }, world)) continue
    news[`${moment}.${at < world.now ? 'ACT' : 'EST'}` as CallField] = isoOf(at)
  }
  const reportedAt = isoOf(Math.min(world.now, Math.max(times.departure, leaves.plan - 6 * dayMs)))
  return Object.values(news).every((value) => value === undefined) ? [first] : [first, { ...about, reportedAt, says: news }]
}

function identify({ rate, vessel, voyage }: Voyage, { schedule }: DemoFacts): CallReport['says'] {
  return {
    vesselName: vessel,
    vesselNameZh: schedule.namesZh[vessel],
    carrier: rate.carrier,
    service: rate.service,
    routeCode: `${rate.service}-${voyage.slice(-1)}`,
    voyageOut: voyage,
    voyageIn: `${voyage.slice(0, -1)}${opposite[voyage.slice(-1)] ?? 'N'}`,
  }
}

const opposite: Readonly<Record<string, string>> = { E: 'W', W: 'E', N: 'S', S: 'N' }

/** A service keeps its terminal at a port; the berth changes. */
function placeAt(port: string, { rate, voyage, vessel }: Voyage, { places }: World): CallReport['says'] {
  const terminals = places.get(port)?.terminals ?? []
  const terminal = terminals[Math.floor(chanceOf(rate.service, port, 'terminal') * terminals.length)]
  if (terminal === undefined) return {}
  return { terminal, berthNo: String(1 + Math.floor(chanceOf(voyage, vessel, port) * 5)) }
}

/** By a second ship from the port of transhipment, two days after the first arrives. */
function toRoute(sailing: Voyage, { plan }: Departure, { vessels }: DemoFacts): SailingRoute {
  const { rate, vessel, voyage } = sailing
  const fleet = vessels[rate.carrier] ?? [vessel]
  const via = rate.transitPort ?? rate.pol
  const first = Math.max(1, Math.round(rate.transitDays / 3))
  const change = plan + first * dayMs
  const second = fleet[(fleet.indexOf(vessel) + 1) % fleet.length] ?? vessel
  return {
    key: [rate.carrier, rate.service, voyage, rate.pol, rate.pod].join('.'),
    carrier: rate.carrier,
    legs: [
      {
        vessel,
        imo: shipOf(sailing),
        voyage,
        service: rate.service,
        from: rate.pol,
        to: via,
        departsAt: isoOf(plan),
        arrivesAt: isoOf(change),
      },
      {
        vessel: second,
        voyage,
        from: via,
        to: rate.pod,
        departsAt: isoOf(change + 2 * dayMs),
        arrivesAt: isoOf(plan + rate.transitDays * dayMs),
      },
    ],
  }
}

/** From 0 up to 1; the same for the same words. */
function chanceOf(...words: readonly string[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) / 2 ** 32
}

function momentOf(day: string, hour: number, zone: string): number {
  return readMoment(`${day}T${String(hour).padStart(2, '0')}:00`, zone).at ?? Date.parse(`${day}T00:00:00Z`)
}

function readPlaces({ documents }: BrandPlan): ReadonlyMap<string, Place> {
  const terminals = listObjects(documents.reference?.terminal?.rows)
  const ports = listObjects(documents.reference?.port?.rows)
  return new Map(
    ports.map(({ id, timeZone, label }) => {
      const own = terminals.filter(({ parent }) => parent === id).map((terminal) => String(terminal.id))
      const name = isObject(label) && typeof label.en === 'string' ? label.en : String(id)
      return [String(id), { zone: typeof timeZone === 'string' ? timeZone : 'UTC', name, terminals: own }]
    }),
  )
}

/**
 * The demo fleets are small, so several services name the same ship in the same week. Each gets a ship of its own: a number in
 * the form of an IMO number.
 */
function shipOf({ rate, vessel }: Voyage): string {
  const digits = String(900_000 + Math.floor(chanceOf(vessel, rate.service, rate.pol, 'ship') * 99_999))
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (7 - index), 0)
  return `${digits}${sum % 10}`
}

function isoOf(at: number): string {
  return new Date(at).toISOString()
}
