/** One sailing as customers see it: its closing and cut-offs on the port's clock, calculated from rate and terminal. */
import type { BrandPlan } from '#config'
import { type BookingCutOff, type CallFacts, type ClosingState, callTimesOf, closingDayOf, factOf, sailingCutOffs, timeOf } from '#domain'
import { localeOf, readMoment, weekdayOf, writeLocalTime, writeMoment } from '#rules'
import { limitOf, type Wording, wordsOf } from '../kernel/index.ts'
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

export interface DatedSailing {
  readonly times: CutOffTimes
  /** Those of the times that are published; the others are calculated. */
  readonly published: readonly CutOffField[]
  /** ISO, with the port's offset: when the ship is expected to leave, or has left; absent if that is on the day of the sailing. */
  readonly departsAt?: string
  readonly closesOn?: string
  /** ISO, with the port's offset: no container is accepted later. */
  readonly closesAt?: string
  readonly closing: ClosingState
}

type Reading = { readonly brand: BrandPlan; readonly now: () => Date }

/** Without a rule for the port, nothing is known and nothing is late. */
export function dateSailing({ brand, now }: Reading, { pol, terminal, etd, facts, closingDays = [] }: SailingDay): DatedSailing {
  const published = publishedTimes(facts)
  const publishedFields = Object.keys(published) as CutOffField[]
  const closesOn = closingDayOf(etd, closingDays)
  const found = readCutOffRule(brand, { port: pol, terminal: terminal ?? (facts && factOf(facts, 'terminal')) })
  if (!found) return { times: published, published: publishedFields, closing: 'open', ...(closesOn === undefined ? {} : { closesOn }) }
  const { rule, timeZone, country } = found
  const toInstant = (local: string) => writeLocalTime(readMoment(local, timeZone).at ?? Number.NaN, timeZone)
  const { cutOffs, state, closesAt } = sailingCutOffs({
    rule,
    calendar: readCalendar(brand, country),
    etd,
    closesOn,
    known: localTimes(published, timeZone),
    now: writeMoment(now().getTime(), timeZone).slice(0, 16),
    closingHours: limitOf(brand, 'bookingClosingHours'),
  })
  const closing = cutOffs.find(({ step }) => step === rule.closing)
  const isPublished = closing !== undefined && published[cutOffFields[closing.step as BookingCutOff]] !== undefined
  const departure = facts && timeOf(facts, 'departure')
  const departsAt = departure && writeLocalTime(Date.parse(departure), timeZone)
  // The weekday of the rate is what the carrier usually keeps to.
  const closes = isPublished ? closing.at.slice(0, 10) : (closesOn ?? closing?.at.slice(0, 10))
  return {
    published: publishedFields,
    ...(departsAt && !departsAt.startsWith(etd) ? { departsAt } : {}),
    times: Object.fromEntries(cutOffs.map(({ step, at }) => [cutOffFields[step as BookingCutOff], toInstant(at)])),
    ...(closes === undefined ? {} : { closesOn: closes }),
    ...(closesAt === undefined ? {} : { closesAt: toInstant(closesAt) }),
    closing: state,
  }
}

/** Cut-offs of a call as terminal and carrier publish them; a ship that does not call has none. */
export function publishedTimes(facts: CallFacts | undefined): CutOffTimes {
  if (!facts || factOf(facts, 'status') === 'OMIT') return {}
  const times = callTimesOf(facts)
  const fields = Object.values(cutOffFields)
  return Object.fromEntries(fields.flatMap((field) => (times[field] === undefined ? [] : [[field, new Date(times[field]).toISOString()]])))
}

/** By step, on the port's clock. */
function localTimes(times: CutOffTimes, timeZone: string): Record<string, string> {
  const known = Object.entries(cutOffFields).flatMap(([step, field]) => (times[field] === undefined ? [] : [[step, times[field]] as const]))
  return Object.fromEntries(known.map(([step, at]) => [step, writeMoment(Date.parse(at), timeZone).slice(0, 16)]))
}

/** "closes Mon 23 Nov, sails Thu 26 Nov", in the reader's language. */
export function saySailing(reader: Wording, etd: string, closesOn: string | undefined): string {
  const say = wordsOf(reader)
  const sails = say('sailing.date', dateParts(reader, etd))
  if (closesOn === undefined) return say('sailing.sails', { sailDay: markOf(reader, etd), sails })
  const closes = say('sailing.date', dateParts(reader, closesOn))
  return say('sailing.closesSails', { closeDay: markOf(reader, closesOn), closes, sailDay: markOf(reader, etd), sails })
}

/** The same beside the date of departure: "closes Mon 23 Nov, sails Thu". */
export function sayClosing(reader: Wording, etd: string, closesOn: string): string {
  const closes = wordsOf(reader)('sailing.date', dateParts(reader, closesOn))
  return wordsOf(reader)('sailing.closes', { closeDay: markOf(reader, closesOn), closes, sailDay: markOf(reader, etd) })
}

/** A day with its weekday: Thu 26 Nov. */
export function sayDay(reader: Wording, day: string): string {
  return wordsOf(reader)('sailing.day', { ...dateParts(reader, day), weekday: weekdayOf(day, reader.language) })
}

function dateParts({ language }: Wording, day: string): { day: string; month: string } {
  const date = new Date(`${day}T00:00:00Z`)
  const format = months.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' })
  months.set(language, format)
  return { day: String(date.getUTCDate()), month: format.format(date) }
}

/** By language: creating a formatter costs more than using it a hundred times. */
const months = new Map<string, Intl.DateTimeFormat>()

/** A weekday as closings are named: only its number in Chinese. */
function markOf({ language }: Wording, day: string): string {
  const name = weekdayOf(day, language)
  return language === 'zh' ? name.slice(-1) : name
}
