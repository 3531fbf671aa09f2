/**
 * The cut-offs of a booking: published by terminal and carrier, else calculated from rate and terminal, until customer service
 * enter what is confirmed. Theirs stay until the booking moves to another sailing.
 */
import type { Transaction } from 'kysely'
import type { CallFacts } from '#domain'
import { addDays, isObject, type Json, type JsonObject } from '#rules'
import type { Database } from '../../../db/index.ts'
import { type CutOffField, cutOffFields, datesOf, findSailingCalls, publishedTimes } from '../../../freight/cut-offs/index.ts'
import type { Call } from '../../../kernel/index.ts'
import { findLastLeg, findRateSchedule, type RateSchedule } from '../call-store.ts'
import { type OrderData, toJson } from '../record.ts'
import { withExpectedDates, withoutRecordedDates } from './expected-dates.ts'

const fields = Object.values(cutOffFields)

type Reading = Pick<Call, 'brand' | 'now'>
type Times = Readonly<Partial<Record<CutOffField, string>>>

/** Only types that declare it are for one sailing. */
function isForSailing({ brand }: Reading, { orderType, pol, etd }: OrderData): boolean {
  return brand.documents['order-type']?.[orderType]?.cutOffs === true && pol !== undefined && etd !== undefined
}

/** Looks up the sailing and fills in what is not yet confirmed. `before` is the order before the change. */
export async function withSailingTimes(
  call: Reading,
  tx: Transaction<Database>,
  booked: OrderData,
  before?: OrderData,
): Promise<OrderData> {
  const reported = before && withoutRecordedDates(booked, before)
  if (!isForSailing(call, booked)) return reported ? withExpectedDates(call, reported, {}) : booked
  const isUnchanged = before !== undefined && isSame(booked, before, ofSailing) && fields.every((field) => booked[field] !== undefined)
  if (isUnchanged && !reported) return booked
  // Dates that customer service enter stay until something else is reported.
  const isNewBooking = before === undefined || booked.booking !== before.booking
  const undated = isNewBooking ? withoutJourney(booked, before) : reported
  const rate = await findRateSchedule(tx, call.brand.id, booked.rateId)
  const [loading] = await findSailingCalls(tx, call.brand.id, [undated ?? booked])
  const data = undated ? await withJourney(call, tx, undated, { ...rate, loading }) : booked
  return withCutOffs(call, data, { ...rate, loading })
}

const ofShips = ['pol', 'pod', 'vessel', 'voyage', 'etd']
const ofSailing = ['pol', 'etd', 'vessel', 'voyage', 'terminal', 'rateId']

function isSame(data: OrderData, before: OrderData, names: readonly string[]): boolean {
  const [is, was] = [toJson(data), toJson(before)]
  return names.every((name) => is[name] === was[name])
}

/** Another ship arrives on another day, and what customer service confirmed were the cut-offs of the one before. */
function withoutJourney(booked: OrderData, before: OrderData | undefined): OrderData {
  if (before === undefined || isSame(booked, before, ofShips)) return booked
  const { eta: _eta, lastVessel: _vessel, lastVoyage: _voyage, ...rest } = booked
  const { ...timed } = toJson(rest) as Record<string, Json>
  for (const field of fields) delete timed[field]
  return withMarks(timed as OrderData, [], [])
}

interface Loading extends RateSchedule {
  readonly loading: CallFacts | undefined
}

/** The order with its expected dates, and with the ship that arrives if the goods are transhipped. */
async function withJourney(call: Reading, tx: Transaction<Database>, booked: OrderData, rate: Loading): Promise<OrderData> {
  const { isDirect, transitDays = 30 } = rate
  const lastLeg = isDirect === false ? await findLastLeg(tx, call.brand.id, booked) : undefined
  const data = lastLeg ? { ...booked, lastVessel: lastLeg.vessel, lastVoyage: lastLeg.voyage } : booked
  const { pod, vessel, voyage, etd = '' } = data
  const arriving = {
    pol: pod,
    vessel: data.lastVessel ?? vessel,
    voyage: data.lastVoyage ?? voyage,
    etd: addDays(etd.slice(0, 10), transitDays),
  }
  const [discharge] = await findSailingCalls(tx, call.brand.id, [arriving])
  return withExpectedDates(call, data, { ...rate, discharge, arrivesAt: lastLeg?.arrivesAt })
}

/** The cut-offs that are published, the others calculated. Types that are not for one sailing get only published ones. */
export function withCutOffs(call: Reading, data: OrderData, { loading = {}, closingDays }: Loading): OrderData {
  const published = publishedTimes(loading)
  return fillIn(data, isForSailing(call, data) ? timesOf(call, data, { loading, closingDays }) : published, published)
}

/** Entered by customer service: neither calculated nor taken from a published plan. */
function isConfirmed(data: OrderData, field: CutOffField): boolean {
  const isFilledIn = [data.calculatedCutOffs, data.publishedCutOffs].some((names) => names?.includes(field))
  return toJson(data)[field] !== undefined && !isFilledIn
}

/** What customer service entered in this change is confirmed. */
export function withConfirmedTimes(data: OrderData, before: OrderData): OrderData {
  const [is, was] = [toJson(data), toJson(before)]
  const same = (names: readonly string[] = []) => names.filter((name) => is[name] !== undefined && is[name] === was[name])
  return withMarks(data, same(data.calculatedCutOffs), same(data.publishedCutOffs))
}

function timesOf(call: Reading, data: OrderData, { loading, closingDays }: Loading): Times {
  const { pol = '', etd = '' } = data
  const { terminal } = toJson(data)
  const ofTerminal = typeof terminal === 'string' ? { terminal } : {}
  const { times } = datesOf(call.brand, { pol, etd: etd.slice(0, 10), closingDays, facts: loading, ...ofTerminal })
  // In UTC, as reminders compare them.
  return Object.fromEntries(Object.entries(times).map(([field, at]) => [field, new Date(at).toISOString()]))
}

/** Omits fields that are no longer published or calculated. */
function fillIn(data: OrderData, times: Times, published: Times): OrderData {
  const names = fields.filter((field) => !isConfirmed(data, field))
  const { ...filled } = toJson(data) as Record<string, Json>
  for (const field of names) {
    const at = times[field]
    if (at === undefined) delete filled[field]
    else filled[field] = at
  }
  const dated = names.filter((field) => times[field] !== undefined)
  const [isPublished, isCalculated] = [dated.filter((field) => published[field]), dated.filter((field) => !published[field])]
  return withMarks(filled as OrderData, isCalculated, isPublished)
}

/** Without empty lists. */
function withMarks(data: OrderData, calculated: readonly string[], published: readonly string[]): OrderData {
  const { calculatedCutOffs: _calculated, publishedCutOffs: _published, ...rest } = data
  const marks = {
    ...(calculated.length > 0 ? { calculatedCutOffs: calculated } : {}),
    ...(published.length > 0 ? { publishedCutOffs: published } : {}),
  }
  // The names are those of the entity's enum.
  return { ...rest, ...marks } as OrderData
}

/** Facts as the form sends them, with the times that it left to the calculation. */
export function withUnconfirmed(data: OrderData, facts: JsonObject): JsonObject {
  const record = toJson(data)
  const names = (data.calculatedCutOffs ?? []).filter((name) => facts[name] === undefined)
  return {
    ...facts,
    ...Object.fromEntries(names.flatMap((name) => (isObject(record[name]) || record[name] === undefined ? [] : [[name, record[name]]]))),
  }
}
