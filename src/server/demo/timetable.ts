/** When the demo's ships leave and arrive: the plan, the delays, and what of them is known by now. */
import { createHash } from 'node:crypto'
import type { BrandPlan } from '#config'
import { dayIn, dayMs, hourMs, isObject, readMoment } from '#rules'
import { listObjects } from '../kernel/index.ts'
import type { DemoFacts } from './demo-documents.ts'
import { type Turn, turnOf } from './fleets.ts'
import type { GeneratedRate } from './rates.ts'

interface Today {
  readonly brand: BrandPlan
  /** Calendar day that the demo world is made for: earlier events have happened. */
  readonly today: string
}

export interface Voyage extends Turn {
  readonly rate: GeneratedRate
  readonly etd: string
}

/** The service of a rate on its day or another. */
export function toVoyage(facts: DemoFacts, rate: GeneratedRate, etd = rate.etd): Voyage {
  return { rate, etd, ...turnOf(facts, { ...rate, etd }) }
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
export function createTimetable(facts: DemoFacts, { brand, today }: Today): (rate: GeneratedRate) => SailingTimes {
  const world = createWorld(facts, { brand, today })
  const dayAt = (port: string, at: number) => dayIn(world.places.get(port)?.zone ?? 'UTC', new Date(at))
  return (rate) => {
    const voyage = toVoyage(facts, rate)
    const leaves = departureOf(voyage, world)
    const { plan, lateHours, status } = leaves
    const arrives = plan + rate.transitDays * dayMs
    const lateThere = lateOnArrival(lateHours)
    const expected = (at: number, hours: number, departure: number) =>
      isNews(at + hours * hourMs, { lateHours: hours, leaves, departure }, world) ? at + hours * hourMs : at
    return {
      imo: voyage.ship.imo,
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

/** Ships make up part of a delay at sea. */
export function lateOnArrival(lateHours: number): number {
  return Math.round(lateHours * 0.8)
}

export interface World {
  readonly facts: DemoFacts
  readonly places: ReadonlyMap<string, Place>
  /** Departures worked out before: a ship takes the goods of many rates. */
  readonly departures: Map<string, Departure>
  /** In milliseconds; earlier events have happened. */
  readonly now: number
}

export interface Departure {
  /** Planned, in milliseconds. */
  readonly plan: number
  readonly lateHours: number
  readonly reason: string | undefined
  /** Operational code of the call at the port of loading. */
  readonly status: string | undefined
}

export function createWorld(facts: DemoFacts, { brand, today }: Today): World {
  return { facts, places: readPlaces(brand), departures: new Map(), now: Date.parse(`${today}T00:00:00Z`) }
}

export function departureOf(voyage: Voyage, world: World): Departure {
  const key = [voyage.ship.imo, voyage.etd, voyage.rate.pol].join('|')
  const earlier = world.departures.get(key)
  if (earlier) return earlier
  const departure = workOutDeparture(voyage, world)
  world.departures.set(key, departure)
  return departure
}

/** A ship that is late is so at all ports of its voyage; a blanked voyage calls nowhere. */
function workOutDeparture({ rate, ship, voyage, etd }: Voyage, { places, facts }: World): Departure {
  const { lateShare, reasons, stopShare } = facts.schedule
  const chance = chanceOf(ship.name, voyage)
  const plan = momentOf(etd, 2 + Math.floor(chanceOf(ship.name, rate.service) * 20), places.get(rate.pol)?.zone ?? 'UTC')
  const late = lateShare[rate.carrier] ?? lateShare.others ?? 0
  const usual = Math.round(chanceOf(voyage, ship.name) * 14) - 5
  const isLate = chance < late
  const isEarly = !isLate && chance > 0.97
  const isBlanked = chanceOf(voyage, rate.service, ship.name) < stopShare / 2
  const isOmitted = chanceOf(voyage, rate.service, ship.name, rate.pol) < stopShare / 2
  return {
    plan,
    lateHours: isLate ? 28 + Math.round((chance / late) * 50) : isEarly ? -27 : usual,
    reason: isLate ? reasons[Math.floor(chanceOf(ship.name, voyage, 'reason') * reasons.length)] : undefined,
    status: isBlanked ? 'BLNK' : isOmitted ? 'OMIT' : undefined,
  }
}

const knownAheadMs = 12 * dayMs
/** From the arrival at the port of discharge to the departure. */
export const berthHours = 18

/** Whether a time that differs from the plan is reported by now: it has happened, or the delay is known. */
export function isNews(at: number, { lateHours, leaves, departure }: Lateness, { now }: World): boolean {
  if (leaves.status !== undefined || departure - now >= knownAheadMs) return false
  return at < now || leaves.reason !== undefined || lateHours < -24
}

interface Lateness {
  readonly lateHours: number
  readonly leaves: Departure
  /** Planned departure from this port. */
  readonly departure: number
}

/** From 0 up to 1; the same for the same words. */
export function chanceOf(...words: readonly string[]): number {
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
      const terminalIds = terminals.filter(({ parent }) => parent === id).map((terminal) => String(terminal.id))
      const name = isObject(label) && typeof label.en === 'string' ? label.en : String(id)
      return [String(id), { zone: typeof timeZone === 'string' ? timeZone : 'UTC', name, terminals: terminalIds }]
    }),
  )
}
