/** One sailing as customers see it: its closing and cut-offs on the port's clock, calculated from rate and terminal. */
import type { BrandPlan } from '#config'
import {
  type BookingCutOff,
  type CallFacts,
  type ClosingState,
  type CutOffTime,
  callTimesOf,
  closingDayOf,
  closingOf,
  closingStateOf,
  cutOffCodes,
  factOf,
  reportOf,
  sailingCutOffs,
  timeOf,
} from '#domain'
import { readMoment, writeLocalTime, writeMoment } from '#rules'
import { limitOf, zoneOfPort } from '../../kernel/index.ts'
import { readCalendar, readCutOffRule } from './rules.ts'

/** Fields of an order and of a sailing, by the step they state. */
export const cutOffFields = {
  customs: 'customsCutOffAt',
  cy: 'cyCutOffAt',
  si: 'siCutOffAt',
  vgm: 'vgmCutOffAt',
} as const satisfies Readonly<Record<BookingCutOff, string>>
export type CutOffField = (typeof cutOffFields)[BookingCutOff]
/** ISO, with the port's offset. */
export type CutOffTimes = Readonly<Partial<Record<CutOffField, string>>>

export interface SailingDay {
  readonly pol: string
  readonly terminal?: string | undefined
  readonly etd: string
  /** What terminal or carrier have published of the ship's call. */
  readonly facts?: CallFacts | undefined
  /** Weekdays of closing; without them the terminal's rule alone counts. */
  readonly closingDays?: readonly string[] | undefined
}

/** The dates of a sailing as far as they do not depend on the present. */
export interface SailingDates {
  readonly times: CutOffTimes
  /** Those of the times that are published; the others are calculated. */
  readonly published: readonly CutOffField[]
  readonly publications: readonly CutOffPublication[]
  /** ISO, with the port's offset: when the ship is expected to leave, or has left; absent if that is on the day of the sailing. */
  readonly departsAt?: string
  readonly closesOn?: string
  /** ISO, with the port's offset: no container is accepted later. */
  readonly closesAt?: string
  /** Local times of the cut-offs that decide whether it is open, in order. */
  readonly cutOffs: readonly CutOffTime[]
  /** Time zone of the port. */
  readonly zone: string
}

/** When a cut-off was published, and by which source. */
export interface CutOffPublication {
  readonly field: CutOffField
  readonly reportedAt: string
  readonly source: string
  /** ISO, with the port's offset: what was calculated, if that is another time. */
  readonly calculatedAt?: string
}

/** Whether the sailing can still be booked. */
export function closingStateAt(brand: BrandPlan, { cutOffs, zone }: Pick<SailingDates, 'cutOffs' | 'zone'>, now: Date): ClosingState {
  return closingStateOf(cutOffs, {
    now: writeMoment(now.getTime(), zone).slice(0, 16),
    closingHours: limitOf(brand, 'bookingClosingHours'),
  })
}

/**
 * The dates of one sailing, from the record of the ship's call. Calculated times count back from the departure that is expected
 * now. Without a rule for the port, there are only published times, and nothing is late.
 */
export function datesOf(brand: BrandPlan, { pol, terminal, etd, facts = {}, closingDays = [] }: SailingDay): SailingDates {
  const zone = zoneOfPort(brand, pol)
  const toLocal = (at: string) => writeLocalTime(Date.parse(at), zone)
  const reported = publishedTimes(facts)
  const published = namesOf(reported)
  const departure = timeOf(facts, 'departure')
  const leaves = departure && toLocal(departure)
  const closesOn = closingDayOf(leaves?.slice(0, 10) ?? etd, closingDays)
  const moved = leaves && !leaves.startsWith(etd) ? { departsAt: leaves } : {}
  const portRule = readCutOffRule(brand, { port: pol, terminal: factOf(facts, 'terminal') ?? terminal })
  if (!portRule) {
    const times = Object.fromEntries(published.map((field) => [field, toLocal(reported[field] ?? '')]))
    const publications = publicationsOf(facts, times, {})
    return { times, published, publications, cutOffs: [], zone, ...moved, ...(closesOn === undefined ? {} : { closesOn }) }
  }
  const { rule, timeZone, country } = portRule
  const toInstant = (local: string) => writeLocalTime(readMoment(local, timeZone).at ?? Number.NaN, timeZone)
  const calendar = readCalendar(brand, country)
  const plan = (known: CutOffTimes) =>
    sailingCutOffs({ rule, calendar, etd: leaves?.slice(0, 16) ?? etd, closesOn, known: localTimes(known, timeZone) })
  const timesIn = (steps: readonly CutOffTime[]): CutOffTimes =>
    Object.fromEntries(steps.map(({ step, at }) => [cutOffFields[step as BookingCutOff], toInstant(at)]))
  const cutOffs = plan(reported)
  const times = timesIn(cutOffs)
  const closesAt = closingOf(cutOffs)
  const closes = closingDateOf(
    cutOffs.find(({ step }) => step === rule.closing),
    closesOn,
  )
  return {
    times,
    published,
    publications: published.length === 0 ? [] : publicationsOf(facts, times, timesIn(plan({}))),
    cutOffs,
    zone: timeZone,
    ...moved,
    ...(closes === undefined ? {} : { closesOn: closes }),
    ...(closesAt === undefined ? {} : { closesAt: toInstant(closesAt) }),
  }
}

/** A published closing counts before the weekday of the rate, which is what the carrier usually keeps to. */
function closingDateOf(closing: CutOffTime | undefined, closesOn: string | undefined): string | undefined {
  return closing?.published ? closing.at.slice(0, 10) : (closesOn ?? closing?.at.slice(0, 10))
}

function namesOf(times: { readonly [field in CutOffField]?: string | undefined }): CutOffField[] {
  return Object.values(cutOffFields).filter((field) => times[field] !== undefined)
}

function publicationsOf(facts: CallFacts, times: CutOffTimes, calculated: CutOffTimes): CutOffPublication[] {
  return namesOf(publishedTimes(facts)).flatMap((field) => {
    const report = reportOf(facts, `cutOff.${cutOffCodes[field]}`)
    if (!report) return []
    const calculatedAt = calculated[field]
    const isOther = calculatedAt !== undefined && calculatedAt !== times[field]
    return [{ field, reportedAt: report.reportedAt, source: report.source, ...(isOther ? { calculatedAt } : {}) }]
  })
}

/** Cut-offs of a call as terminal and carrier publish them. ISO, UTC. */
export function publishedTimes(facts: CallFacts): CutOffTimes {
  const times = callTimesOf(facts)
  return Object.fromEntries(namesOf(times).map((field) => [field, new Date(times[field] ?? '').toISOString()]))
}

/** By step, on the port's clock. */
function localTimes(times: CutOffTimes, timeZone: string): Record<string, string> {
  const steps = Object.entries(cutOffFields).flatMap(([step, field]) => (times[field] === undefined ? [] : [[step, times[field]] as const]))
  return Object.fromEntries(steps.map(([step, at]) => [step, writeMoment(Date.parse(at), timeZone).slice(0, 16)]))
}
