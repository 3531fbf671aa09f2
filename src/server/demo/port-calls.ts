/** Calls of the demo ships: those that the demo rates name, and the same services in the past weeks, most of them on time. */
import type { BrandPlan } from '#config'
import { type CallField, type CallReport, cutOffCodes } from '#domain'
import { addDays, dayMs, hourMs } from '#rules'
import type { SailingRoute } from '../feeds/transport/index.ts'
import type { DemoFacts } from './demo-documents.ts'
import { secondLegOf } from './fleets.ts'
import type { GeneratedRate } from './rates.ts'
import {
  berthHours,
  chanceOf,
  createWorld,
  type Departure,
  departureOf,
  isNews,
  lateOnArrival,
  toVoyage,
  type Voyage,
  type World,
} from './timetable.ts'

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

export function generateCalls(facts: DemoFacts, { brand, today, rates, weeks }: GenerateCallsOptions): GeneratedCalls {
  const { daysAhead, weeksBack, origins } = facts.schedule
  const { from, to } = weeks ?? { from: 0, to: weeksBack }
  const served = [...new Set(rates.map(({ pol }) => pol))].slice(0, origins)
  const near = rates.filter(({ pol, etd }) => served.includes(pol) && etd <= addDays(today, daysAhead))
  const voyages = [
    ...(from === 0 ? near.map((rate) => toVoyage(facts, rate)) : []),
    ...listPast(facts, near, { today, from: Math.max(from, 1), to }),
  ]
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
  return turns.flatMap((week) => (week === 1 ? firstWeek : firstOfEach).map((rate) => toVoyage(facts, rate, addDays(rate.etd, -7 * week))))
}

/** The call at the port of loading: the plan, and what is known by now. */
function reportLoading(voyage: Voyage, leaves: Departure, world: World): CallReport[] {
  const { rate } = voyage
  const { places, facts } = world
  const { plan, lateHours, status } = leaves
  // The next port of the loop is a day away.
  const alongside = 10 + Math.floor(chanceOf(rate.service, rate.pol) * 7)
  const cutOffs = Object.entries(facts.schedule.cutOffHours).map(([name, hours]) => {
    return [`cutOff.${cutOffCodes[name as keyof typeof cutOffCodes]}`, isoOf(plan - hours * hourMs)] as const
  })
  const times = { arrival: plan - (alongside + 3) * hourMs, berth: plan - alongside * hourMs, departure: plan }
  const says = {
    ...identify(voyage),
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
  // One that only omits the port of loading still arrives.
  const status = leaves.status === 'BLNK' ? 'BLNK' : undefined
  const says = {
    ...identify(voyage),
    ...placeAt(rate.pod, voyage, world),
    status,
  }
  const lateHours = lateOnArrival(leaves.lateHours)
  return reportBoth(voyage, rate.pod, { times, lateHours, says, leaves: { ...leaves, status } }, world)
}

interface Reported {
  readonly times: Readonly<Record<'arrival' | 'berth' | 'departure', number>>
  readonly lateHours: number
  readonly says: CallReport['says']
  readonly leaves: Departure
}

function reportBoth(sailing: Voyage, place: string, { times, lateHours, says, leaves }: Reported, world: World): CallReport[] {
  const about = { vessel: sailing.ship.imo, place, voyage: sailing.voyage, source: demoSource }
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

function identify({ rate, ship, voyage }: Voyage): CallReport['says'] {
  return {
    vesselName: ship.name,
    vesselNameZh: ship.nameZh,
    carrier: rate.carrier,
    service: rate.service,
    routeCode: `${rate.service}-${voyage.slice(-1)}`,
    voyageOut: voyage,
    voyageIn: `${voyage.slice(0, -1)}${opposite[voyage.slice(-1)] ?? 'N'}`,
  }
}

const opposite: Readonly<Record<string, string>> = { E: 'W', W: 'E', N: 'S', S: 'N' }

/** A service keeps its terminal at a port; the berth changes. */
function placeAt(port: string, { rate, voyage, ship }: Voyage, { places }: World): CallReport['says'] {
  const terminals = places.get(port)?.terminals ?? []
  const terminal = terminals[Math.floor(chanceOf(rate.service, port, 'terminal') * terminals.length)]
  if (terminal === undefined) return {}
  return { terminal, berthNo: String(1 + Math.floor(chanceOf(voyage, ship.name, port) * 5)) }
}

/** By a second ship from the port of transhipment, two days after the first arrives. */
function toRoute({ rate, etd, ship, voyage }: Voyage, { plan }: Departure, facts: DemoFacts): SailingRoute {
  const via = rate.transitPort ?? rate.pol
  const second = secondLegOf(facts, { ...rate, etd })
  const change = plan + second.days * dayMs
  return {
    key: [rate.carrier, rate.service, voyage, rate.pol, rate.pod].join('.'),
    carrier: rate.carrier,
    legs: [
      {
        vessel: ship.name,
        imo: ship.imo,
        voyage,
        service: rate.service,
        from: rate.pol,
        to: via,
        departsAt: isoOf(plan),
        arrivesAt: isoOf(change),
      },
      {
        vessel: second.ship.name,
        imo: second.ship.imo,
        voyage,
        from: via,
        to: rate.pod,
        departsAt: isoOf(change + 2 * dayMs),
        arrivesAt: isoOf(plan + rate.transitDays * dayMs),
      },
    ],
  }
}

function isoOf(at: number): string {
  return new Date(at).toISOString()
}
